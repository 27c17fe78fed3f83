// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.emit;

import com.palantir.javapoet.AnnotationSpec;
import com.palantir.javapoet.MethodSpec;
import dev.ods.processor.model.Deprecation;
import dev.ods.processor.model.Documentation;

/** Deprecates what is generated for a deprecated declaration. */
final class Deprecations {
  private Deprecations() {}

  /** The method, deprecated if what it is generated for is. */
  static MethodSpec carry(Documentation documentation, MethodSpec method) {
    Deprecation deprecation = documentation.deprecation();
    return deprecation == null
        ? method
        : method.toBuilder().addAnnotation(annotation(deprecation)).build();
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
