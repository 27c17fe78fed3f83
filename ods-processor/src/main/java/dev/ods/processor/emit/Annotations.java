// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.emit;

import com.palantir.javapoet.AnnotationSpec;
import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.TypeSpec;
import dev.ods.processor.model.Deprecation;
import dev.ods.processor.model.RuntimeNames;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * The annotations of generated code: those that the module of the declaration reads, as code with
 * others would not compile, and those that follow from deprecation; and which names it qualifies.
 *
 * @param nullness whether it reads JSpecify
 * @param generated whether its API may mention {@link #GENERATED}
 * @param deprecation that of the declaration
 * @param mentionsDeprecated whether the declaration refers to anything deprecated, of which its
 *     author has been warned already
 * @param shadowed the simple names of classes that mean another class in the generated file
 */
public record Annotations(
    boolean nullness,
    boolean generated,
    @Nullable Deprecation deprecation,
    boolean mentionsDeprecated,
    Set<String> shadowed) {
  public Annotations {
    shadowed = Set.copyOf(shadowed);
  }

  /** Marks a class as generated, for tools such as those that measure coverage. */
  public static final ClassName GENERATED =
      ClassName.get("javax.annotation.processing", "Generated");

  private static final String PROCESSOR = "dev.ods.processor.OdsProcessor";

  /** The type with {@code @Nullable}; a primitive type is boxed. */
  TypeName nullable(TypeName type) {
    TypeName boxed = type.box();
    return nullness
        ? boxed.annotated(AnnotationSpec.builder(RuntimeNames.NULLABLE).build())
        : boxed;
  }

  /**
   * Marks a class as generated, as {@code @NullMarked} and as its declaration is deprecated, and
   * qualifies names in its file.
   */
  void mark(TypeSpec.Builder type) {
    type.alwaysQualify(shadowed.toArray(new String[0]));
    if (generated) {
      type.addAnnotation(
          AnnotationSpec.builder(GENERATED).addMember("value", "$S", PROCESSOR).build());
    }
    if (nullness) {
      type.addAnnotation(RuntimeNames.NULL_MARKED);
    }
    if (mentionsDeprecated) {
      type.addAnnotation(
          AnnotationSpec.builder(SuppressWarnings.class)
              .addMember("value", "$S", "deprecation")
              .addMember("value", "$S", "removal")
              .build());
    }
    if (deprecation != null) {
      type.addAnnotation(Deprecations.annotation(deprecation));
    }
  }
}
