// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.format;

import dev.ods.processor.model.Member;
import java.util.List;

/** Searches a format for type directives. */
public final class TypeDirectives {
  private TypeDirectives() {}

  /** Whether the format contains {@code type($member)}, rather than a functional type. */
  public static boolean isReadAlone(List<OpElement> elements, Member member) {
    for (OpElement element : elements) {
      if (element instanceof OpElement.TypeOf type
          && type.argument() instanceof OpElement.Variable variable
          && variable.member() == member) {
        return true;
      }
      if (element instanceof OpElement.OptionalGroup group
          && (isReadAlone(group.then(), member) || isReadAlone(group.otherwise(), member))) {
        return true;
      }
    }
    return false;
  }
}
