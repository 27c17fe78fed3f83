// SPDX-License-Identifier: Apache-2.0
package dev.ods.transforms;

import dev.ods.control.LoopLikeOpInterface;
import dev.ods.ir.Block;
import dev.ods.ir.OpBuilder;
import dev.ods.ir.Operation;
import dev.ods.ir.Value;
import dev.ods.rewrite.Rewriter;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** Makes loops carry more values (MLIR's {@code replaceWithAdditionalYields}). */
final class LoopExtension {
  private LoopExtension() {}

  /**
   * Replaces a loop by one that carries another value too, whose uses in it become uses of the
   * argument.
   *
   * @param init the initial value, which may still be defined in the loop
   * @param yielded what an iteration passes to the next one
   * @return the other loop; null if there is none like this one that carries more
   */
  static @Nullable LoopLikeOpInterface carry(
      LoopLikeOpInterface loop, Value init, Value yielded, Rewriter rewriter) {
    List<Value> inits = new ArrayList<>(loop.loopInits());
    inits.add(init);
    Operation old = loop.operation();
    Operation longer = loop.buildWithInits(OpBuilder.before(old), inits);
    LoopLikeOpInterface result = longer == null ? null : longer.as(LoopLikeOpInterface.class);
    if (longer == null || result == null) {
      return null;
    }
    Block body = Objects.requireNonNull(loop.loopRegions().get(0).first());
    Block target = Objects.requireNonNull(result.loopRegions().get(0).first());
    Operation terminator = Objects.requireNonNull(body.last());
    List<Value> operands = new ArrayList<>(terminator.operands());
    operands.add(yielded);
    rewriter.modify(terminator, () -> terminator.setOperands(operands));
    rewriter.merge(body, target, target.arguments().subList(0, body.argumentCount()));
    Value argument = target.argument(target.argumentCount() - 1);
    rewriter.replaceUsesIf(init, argument, use -> longer.isProperAncestorOf(use.owner()));
    rewriter.replace(old, longer.results().subList(0, old.resultCount()));
    return result;
  }
}
