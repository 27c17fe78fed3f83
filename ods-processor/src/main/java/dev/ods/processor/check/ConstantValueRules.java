// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.check;

import dev.ods.processor.diag.MemberProblem;
import dev.ods.processor.diag.Problems;
import dev.ods.processor.diag.TraitProblem;
import dev.ods.processor.model.AttributeSpec;
import dev.ods.processor.model.OpInterfaceSpec;
import dev.ods.processor.model.OpSpec;
import dev.ods.processor.model.RuntimeNames;
import dev.ods.processor.model.TraitSpec;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * {@code @ConstantValue} is on one attribute, which is always present, of an op that is a constant
 * and does not fold itself; a constant has one, or folds.
 */
final class ConstantValueRules implements Rule {
  private static final String FOLD = "name its fold with @FoldedBy, or extend Foldable";

  @Override
  public void check(OpSpec op, Problems problems) {
    List<AttributeSpec> marked =
        op.attributes().stream().filter(AttributeSpec::constantValue).toList();
    for (AttributeSpec attribute : marked) {
      String reason = objection(op, attribute, marked.get(0));
      if (reason != null) {
        problems.report(MemberProblem.CONSTANT_VALUE, attribute.origin(), reason);
      }
    }
    TraitSpec trait = op.trait("ConstantLike");
    if (trait != null
        && marked.isEmpty()
        && op.folder() == null
        && op.opInterface(RuntimeNames.FOLDABLE) == null
        && !op.broken()) {
      boolean isInherited = !trait.origin().element().equals(op.origin().element());
      boolean hasValue = op.attributes().stream().anyMatch(attribute -> !attribute.optional());
      problems.report(
          TraitProblem.CONSTANT_WITHOUT_FOLD,
          // A warning about this op is silenced there.
          isInherited ? op.origin() : trait.origin(),
          op.declaration().simpleName(),
          (hasValue ? "mark the attribute with @ConstantValue, " : "") + FOLD);
    }
  }

  private static @Nullable String objection(
      OpSpec op, AttributeSpec attribute, AttributeSpec first) {
    String name = op.declaration().simpleName();
    if (!op.hasTrait("ConstantLike")) {
      return "'" + name + "' does not have it; add @Trait(ConstantLike.class)";
    }
    if (attribute != first) {
      return "'" + first.name() + "' is marked already; keep one mark";
    }
    if (attribute.optional()) {
      return "'" + attribute.name() + "' is optional; a constant always has a value";
    }
    if (op.folder() != null) {
      return "'" + name + "' has @FoldedBy, too; keep one of them";
    }
    OpInterfaceSpec foldable = op.opInterface(RuntimeNames.FOLDABLE);
    return foldable != null && foldable.required().isEmpty()
        ? "'" + name + "' has a method 'fold' of its own; remove the mark or the method"
        : null;
  }
}
