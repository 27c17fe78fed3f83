// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.affine;

import dev.ods.affine.AffineConstantExpr;
import dev.ods.affine.AffineExpr;
import dev.ods.affine.AffineMap;
import dev.ods.builtin.AffineMapAttr;
import dev.ods.builtin.DenseElementsAttr;
import dev.ods.builtin.MemRefType;
import dev.ods.builtin.SymbolRefAttr;
import dev.ods.dialects.memref.GetGlobalOp;
import dev.ods.dialects.memref.GlobalOp;
import dev.ods.dialects.memref.MemRefFolds;
import dev.ods.ir.Attribute;
import dev.ods.ir.OpModel;
import dev.ods.ir.Operation;
import dev.ods.ir.OperationState;
import dev.ods.ir.Value;
import dev.ods.rewrite.FoldResult;
import dev.ods.rewrite.Matchers;
import dev.ods.rewrite.RewritePatternSet;
import dev.ods.rewrite.Rewriter;
import dev.ods.verify.SymbolTableCollection;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** How {@link AccessOps} are simplified: maps, operands, and loads of constants. */
final class AccessPatterns {
  private AccessPatterns() {}

  static void addTo(RewritePatternSet patterns) {
    add(LoadOp.MODEL, 0, patterns);
    add(PrefetchOp.MODEL, 0, patterns);
    add(StoreOp.MODEL, 1, patterns);
    add(VectorLoadOp.MODEL, 0, patterns);
    add(VectorStoreOp.MODEL, 1, patterns);
  }

  /** Adds the pattern of a kind, given the index of the memory among the operands. */
  private static void add(OpModel model, int memory, RewritePatternSet patterns) {
    patterns.add(
        model, "SimplifyAffineOp", 1, (op, rewriter) -> simplify(op, model, memory, rewriter));
  }

  private static boolean simplify(Operation op, OpModel model, int memory, Rewriter rewriter) {
    int indices = memory + 1;
    AffineMapAttr map = (AffineMapAttr) Objects.requireNonNull(op.attribute("map"));
    AffineValueMap old = AffineValueMap.of(map, op.operands(indices, op.operandCount() - indices));
    AffineValueMap simple = old.simplify();
    if (simple.equals(old)) {
      return false;
    }
    OperationState state =
        rewriter
            .state(model, op.location())
            .addOperands(op.operands(0, indices))
            .addOperands(simple.operands())
            .setAttributes(op.properties().entries())
            .setAttribute("map", AffineMapAttr.get(simple.map()));
    op.results().forEach(result -> state.addType(result.type()));
    rewriter.replace(op, rewriter.create(state));
    return true;
  }

  /** Looks through a cast of the memory; otherwise, the element of a constant. */
  static @Nullable FoldResult load(LoadOp op) {
    FoldResult uncast = MemRefFolds.skipCasts(op.operation(), null);
    if (uncast != null) {
      return uncast;
    }
    DenseElementsAttr elements = constant(op.memref());
    if (elements == null) {
      return null;
    }
    if (elements.isSplat()) {
      return FoldResult.of(elements.element(0));
    }
    long index = linear(op.map().value(), (MemRefType) op.memref().type());
    return index < 0 ? null : FoldResult.of(elements.element(index));
  }

  /** The elements of a constant that memory is the global of; otherwise null. */
  private static @Nullable DenseElementsAttr constant(Value memory) {
    Operation get = Matchers.definition(memory, GetGlobalOp.MODEL);
    if (get == null) {
      return null;
    }
    Operation definition =
        new SymbolTableCollection()
            .lookupNearest(get, SymbolRefAttr.get(get.context(), GetGlobalOp.of(get).name()));
    if (definition == null || !definition.is(GlobalOp.MODEL)) {
      return null;
    }
    GlobalOp global = GlobalOp.of(definition);
    Attribute value = global.constant() ? global.initialValue().orElse(null) : null;
    return value instanceof DenseElementsAttr elements ? elements : null;
  }

  /** The position of an element at constant indices; negative if there is none. */
  private static long linear(AffineMap map, MemRefType type) {
    long linear = 0;
    for (int i = 0; i < map.resultCount(); i++) {
      AffineExpr result = map.result(i);
      long index = result instanceof AffineConstantExpr constant ? constant.value() : -1;
      if (index < 0 || index >= type.dimension(i)) {
        return -1;
      }
      linear = linear * type.dimension(i) + index;
    }
    return linear;
  }
}
