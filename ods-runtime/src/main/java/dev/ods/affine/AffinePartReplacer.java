// SPDX-License-Identifier: Apache-2.0
package dev.ods.affine;

import dev.ods.stack.DeepStack;
import java.util.HashMap;
import java.util.Map;

/** Replaces parts of an expression of any depth from the top: what is replaced is not entered. */
final class AffinePartReplacer {
  private final DeepStack stack = new DeepStack();
  private final Map<AffineExpr, AffineExpr> done;

  private AffinePartReplacer(Map<AffineExpr, AffineExpr> parts) {
    this.done = new HashMap<>(parts);
  }

  static AffineExpr replace(AffineExpr expr, Map<AffineExpr, AffineExpr> parts) {
    return new AffinePartReplacer(parts).replace(expr);
  }

  private AffineExpr replace(AffineExpr expr) {
    AffineExpr known = done.get(expr);
    if (known != null || !(expr instanceof AffineBinaryExpr binary)) {
      return known == null ? expr : known;
    }
    AffineExpr replaced =
        stack.call(() -> binary.withOperands(replace(binary.lhs()), replace(binary.rhs())));
    done.put(expr, replaced);
    return replaced;
  }
}
