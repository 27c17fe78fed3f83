// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.read;

import com.palantir.javapoet.AnnotationSpec;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import javax.lang.model.element.ExecutableElement;

/** What an author says of the types in a signature, so that the compiler does not warn of them. */
final class Lints {
  private Lints() {}

  /** The annotations that a generated method with the same types is to have. */
  static List<AnnotationSpec> of(ExecutableElement method) {
    List<AnnotationSpec> annotations = new ArrayList<>();
    Set<String> suppressed = new LinkedHashSet<>();
    SuppressWarnings given = method.getAnnotation(SuppressWarnings.class);
    if (given != null) {
      suppressed.addAll(List.of(given.value()));
    }
    if (method.getAnnotation(SafeVarargs.class) != null) {
      annotations.add(AnnotationSpec.builder(SafeVarargs.class).build());
      // The generated method passes the array on, of which javac does not know that it is safe.
      suppressed.add("varargs");
    }
    if (!suppressed.isEmpty()) {
      AnnotationSpec.Builder suppress = AnnotationSpec.builder(SuppressWarnings.class);
      suppressed.forEach(lint -> suppress.addMember("value", "$S", lint));
      annotations.add(suppress.build());
    }
    return annotations;
  }
}
