// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.emit;

import com.palantir.javapoet.AnnotationSpec;
import com.palantir.javapoet.MethodSpec;
import dev.ods.processor.model.Deprecation;
import dev.ods.processor.model.Documentation;
import java.util.List;

/** Deprecates what is generated for a deprecated declaration. */
final class Deprecations {
  private Deprecations() {}

  /** The method, deprecated if what it is generated for is. */
  static MethodSpec carry(Documentation documentation, MethodSpec method) {
    List<AnnotationSpec> annotations = annotations(documentation);
    return annotations.isEmpty() ? method : method.toBuilder().addAnnotations(annotations).build();
  }

  /** What deprecates a method, if anything does. */
  static List<AnnotationSpec> annotations(Documentation documentation) {
    Deprecation deprecation = documentation.deprecation();
    return deprecation == null ? List.of() : List.of(annotation(deprecation));
  }

  static AnnotationSpec annotation(Deprecation deprecation) {
    AnnotationSpec.Builder annotation = AnnotationSpec.builder(Deprecated.class);
    if (!deprecation.since().isEmpty()) {
      annotation.addMember("since", JavaLiterals.string(deprecation.since()));
    }
    if (deprecation.forRemoval()) {
      annotation.addMember("forRemoval", "true");
    }
    return annotation.build();
  }
}
