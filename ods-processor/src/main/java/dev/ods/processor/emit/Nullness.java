// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.emit;

import com.palantir.javapoet.AnnotationSpec;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.TypeSpec;
import dev.ods.processor.model.RuntimeNames;

/** The nullness annotations of generated code: with the annotations of JSpecify, or not at all. */
public enum Nullness {
  /** The module of the declaration reads JSpecify. */
  ANNOTATED,
  /** JSpecify is not there: code that mentions it would not compile. */
  UNANNOTATED;

  /** The type with {@code @Nullable}; a primitive becomes its box. */
  TypeName nullable(TypeName type) {
    TypeName boxed = type.box();
    return this == UNANNOTATED
        ? boxed
        : boxed.annotated(AnnotationSpec.builder(RuntimeNames.NULLABLE).build());
  }

  /** Marks a class as {@code @NullMarked}. */
  void mark(TypeSpec.Builder type) {
    if (this == ANNOTATED) {
      type.addAnnotation(RuntimeNames.NULL_MARKED);
    }
  }
}
