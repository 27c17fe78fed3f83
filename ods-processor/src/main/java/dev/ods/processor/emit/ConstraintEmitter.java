// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.emit;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.FieldSpec;
import com.palantir.javapoet.JavaFile;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.TypeSpec;
import dev.ods.processor.model.ConstraintSpec;
import dev.ods.processor.model.ConstraintTarget;
import dev.ods.processor.model.RuntimeNames;
import javax.lang.model.element.Modifier;

/** Writes the companion class of a composed constraint. */
public final class ConstraintEmitter {
  private ConstraintEmitter() {}

  /** Writes the class; a stub if the constraint is broken. */
  public static JavaFile emit(ConstraintSpec constraint, Annotations annotations) {
    boolean ofType = constraint.target() == ConstraintTarget.TYPE;
    String subject = ofType ? "type" : "attribute";
    TypeSpec.Builder type =
        TypeSpec.classBuilder(constraint.companion())
            .addJavadoc(
                Javadocs.carry(
                    constraint.documentation(),
                    "The constraint " + Javadocs.link(constraint.declaration()) + ".",
                    ""))
            .addModifiers(Modifier.FINAL)
            .addField(
                FieldSpec.builder(
                        String.class, "SUMMARY", Modifier.PUBLIC, Modifier.STATIC, Modifier.FINAL)
                    .addJavadoc("The summary of the constraint, for diagnostics.\n")
                    .initializer(JavaLiterals.string(constraint.summary()))
                    .build())
            .addMethod(MethodSpec.constructorBuilder().addModifiers(Modifier.PRIVATE).build())
            .addMethod(
                MethodSpec.methodBuilder("test")
                    .addJavadoc(
                        ofType
                            ? "Returns whether a type satisfies the constraint.\n"
                            : "Returns whether an attribute satisfies the constraint.\n")
                    .addModifiers(Modifier.PUBLIC, Modifier.STATIC)
                    .returns(TypeName.BOOLEAN)
                    .addParameter(ofType ? RuntimeNames.TYPE : RuntimeNames.ATTRIBUTE, subject)
                    .addCode(body(constraint, subject))
                    .build());
    annotations.mark(type);
    if (constraint.isPublic()) {
      type.addModifiers(Modifier.PUBLIC);
    }
    return Files.of(
        constraint.companion().packageName(),
        constraint.declaration(),
        constraint.broken() ? Stubs.of(type.build()) : type.build());
  }

  private static CodeBlock body(ConstraintSpec constraint, String subject) {
    CodeBlock.Builder code = CodeBlock.builder();
    return constraint.broken()
        ? code.addStatement("return false").build()
        : code.addStatement(
                "return $L",
                ConstraintConditions.condition(constraint.predicate(), CodeBlock.of("$L", subject)))
            .build();
  }
}
