// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.read;

import com.palantir.javapoet.AnnotationSpec;
import java.util.List;
import java.util.Set;
import javax.lang.model.element.ExecutableElement;

/** What an author says of the types in a signature, so that the compiler does not warn of them. */
final class Lints {
  private static final Set<String> ANNOTATIONS =
      Set.of(SafeVarargs.class.getName(), SuppressWarnings.class.getName());

  private Lints() {}

  /** The annotations that a generated method with the same types is to have. */
  static List<AnnotationSpec> of(ExecutableElement method) {
    return method.getAnnotationMirrors().stream()
        .filter(mirror -> ANNOTATIONS.contains(mirror.getAnnotationType().toString()))
        .map(AnnotationSpec::get)
        .toList();
  }
}
