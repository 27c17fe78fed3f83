// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.read;

import com.palantir.javapoet.AnnotationSpec;
import java.util.ArrayList;
import java.util.List;
import javax.lang.model.element.ExecutableElement;

/**
 * What an author says of the types in a signature, so that the compiler does not warn of them. No
 * lint is added to these: Eclipse warns of those that only javac has.
 */
final class Lints {
  private Lints() {}

  /** The annotations that a generated method with the same types is to have. */
  static List<AnnotationSpec> of(ExecutableElement method) {
    List<AnnotationSpec> annotations = new ArrayList<>();
    if (method.getAnnotation(SafeVarargs.class) != null) {
      annotations.add(AnnotationSpec.builder(SafeVarargs.class).build());
    }
    SuppressWarnings given = method.getAnnotation(SuppressWarnings.class);
    if (given != null && given.value().length > 0) {
      AnnotationSpec.Builder suppress = AnnotationSpec.builder(SuppressWarnings.class);
      for (String lint : given.value()) {
        suppress.addMember("value", "$S", lint);
      }
      annotations.add(suppress.build());
    }
    return annotations;
  }
}
