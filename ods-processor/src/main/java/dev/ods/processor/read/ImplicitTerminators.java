// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.read;

import com.google.auto.common.MoreTypes;
import com.palantir.javapoet.ClassName;
import dev.ods.processor.diag.Problems;
import dev.ods.processor.model.RuntimeNames;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;
import org.jspecify.annotations.Nullable;

/**
 * Whether an op can end blocks implicitly: in MLIR, the parser that is generated from a format
 * calls its {@code build} without arguments, and every block that it ends is invalid if it is no
 * terminator.
 */
final class ImplicitTerminators {
  private static final ClassName TERMINATOR = RuntimeNames.trait("Terminator");
  private static final Set<String> OF_DATA = Set.of("Attr", "Prop");

  private ImplicitTerminators() {}

  /**
   * What prevents it, as the end of a sentence about the op; null if nothing does.
   *
   * @param op a declaration with {@code @Op}
   * @param isAdded whether a generated parser adds it where it is missing
   */
  static @Nullable String objection(
      TypeElement op, boolean isAdded, TypeFacts facts, Mirrors mirrors) {
    if (!TraitReader.lists(op, TERMINATOR, mirrors)) {
      return "it does not have the trait Terminator";
    }
    boolean builtByAuthor =
        HookReader.builders(op, facts).stream().anyMatch(form -> form.getParameters().size() == 2);
    if (!isAdded || builtByAuthor) {
      return null;
    }
    // What is wrong with its members is reported where it is processed.
    List<ExecutableElement> methods = new MemberCollector(facts, new Problems()).collect(op);
    for (ExecutableElement method : methods) {
      if (isRequired(method)) {
        return "it cannot be built without '" + method.getSimpleName() + "'";
      }
    }
    return null;
  }

  /** Whether a method declares what each form of {@code build} has a parameter for. */
  private static boolean isRequired(ExecutableElement method) {
    TypeMirror type = method.getReturnType();
    boolean isData =
        MemberReader.roles(method).stream().anyMatch(role -> OF_DATA.contains(Mirrors.name(role)));
    if (isData) {
      return !(type.getKind() == TypeKind.DECLARED && MoreTypes.isTypeOf(Optional.class, type))
          && !Mirrors.has(method, "Default")
          && !Mirrors.has(method, "Unit");
    }
    boolean hasType =
        MemberReader.roles(method).stream()
            .anyMatch(role -> Set.of("Operand", "Result").contains(Mirrors.name(role)));
    return hasType
        ? TypeFacts.is(type, RuntimeNames.VALUE)
        : TypeFacts.is(type, RuntimeNames.BLOCK);
  }
}
