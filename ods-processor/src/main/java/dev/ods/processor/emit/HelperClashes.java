// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.emit;

import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.TypeSpec;
import dev.ods.processor.model.Erasures;
import dev.ods.processor.model.HooksSpec.Helper;
import dev.ods.processor.model.OpSpec;
import java.util.List;
import java.util.regex.Pattern;
import javax.lang.model.element.Modifier;

/**
 * Default methods of an author that have the signature of a generated method. One that the op
 * declares would never be called; one of an interface that it extends is overridden, if it can be:
 * not by a helper of the generated class, or a method with another result.
 */
final class HelperClashes {
  /** The names that generated methods besides getters have: so that others cost nothing. */
  private static final Pattern GENERATED =
      Pattern.compile("(set|unwrap|default|has|operand|result|of|build).*|.*(Attr|OrDefault)");

  private HelperClashes() {}

  /** Whether any method of an author has a name that a generated one may have. */
  static boolean arePossible(OpSpec op) {
    return op.hooks().helpers().stream().anyMatch(HelperClashes::mayClash);
  }

  private static boolean mayClash(Helper helper) {
    return GENERATED.matcher(helper.name()).matches();
  }

  /** The methods of the author that clash with those of a class. */
  static List<Helper> of(OpSpec op, TypeSpec type) {
    return op.hooks().helpers().stream()
        .filter(HelperClashes::mayClash)
        .filter(helper -> type.methodSpecs().stream().anyMatch(method -> clashes(method, helper)))
        .toList();
  }

  /** Whether a generated method is one that a class must not have beside one of the author. */
  static boolean clashes(MethodSpec method, Helper helper) {
    return method.name().equals(helper.name())
        && Erasures.of(method.parameters()).equals(helper.parameters())
        && (helper.isOwn()
            || !overrides(method, helper)
            || method.modifiers().contains(Modifier.STATIC)
            || !method.modifiers().contains(Modifier.PUBLIC)
            || !Erasures.of(method.returnType()).equals(helper.returned()));
  }

  /** Whether a method with the same erasure as one of the author overrides it (JLS 8.4.2). */
  private static boolean overrides(MethodSpec method, Helper helper) {
    List<TypeName> types =
        method.parameters().stream()
            .map(parameter -> parameter.type().withoutAnnotations())
            .toList();
    return types.equals(helper.exact()) || types.equals(helper.parameters());
  }
}
