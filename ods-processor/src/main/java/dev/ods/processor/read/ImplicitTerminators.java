// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.read;

import com.palantir.javapoet.ClassName;
import dev.ods.processor.diag.Problems;
import dev.ods.processor.model.RuntimeNames;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.TypeMirror;
import org.jspecify.annotations.Nullable;

/**
 * Whether an op can end blocks implicitly: in MLIR, the parser that is generated from a format
 * calls its {@code build} without arguments, and every block that it ends is invalid if it is no
 * terminator.
 */
final class ImplicitTerminators {
  /** The trait that it must have. */
  static final ClassName TERMINATOR = RuntimeNames.trait("Terminator");

  private ImplicitTerminators() {}

  /**
   * The name of a single operand or successor without which it cannot be built; null if there is
   * none. Results may be inferred, and attributes may follow from other members: what is not sure
   * is left to those who build the op.
   *
   * @param op a declaration with {@code @Op}
   */
  static @Nullable String required(TypeElement op, TypeFacts facts) {
    boolean builtByAuthor =
        HookReader.builders(op, facts).stream().anyMatch(form -> form.getParameters().size() == 2);
    if (builtByAuthor) {
      return null;
    }
    // What is wrong with its members is reported where it is processed.
    return new MemberCollector(facts, new Problems())
        .collect(op).stream()
            .filter(ImplicitTerminators::isRequired)
            .map(method -> method.getSimpleName().toString())
            .findFirst()
            .orElse(null);
  }

  /** Whether a method declares a single operand or successor. */
  private static boolean isRequired(ExecutableElement method) {
    TypeMirror type = method.getReturnType();
    boolean isOperand =
        MemberReader.roles(method).stream().anyMatch(role -> Mirrors.name(role).equals("Operand"));
    return isOperand
        ? TypeFacts.is(type, RuntimeNames.VALUE)
        : TypeFacts.is(type, RuntimeNames.BLOCK);
  }
}
