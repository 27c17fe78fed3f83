// SPDX-License-Identifier: Apache-2.0
package dev.ods.rewrite;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.ods.builtin.UnitAttr;
import dev.ods.diagnostic.Diagnostics;
import dev.ods.ir.Block;
import dev.ods.ir.Context;
import dev.ods.ir.IrMapping;
import dev.ods.ir.Operation;
import dev.ods.ir.OperationState;
import dev.ods.ir.Value;
import dev.ods.text.Parser;
import dev.ods.text.ParserOptions;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import org.junit.jupiter.api.function.Executable;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** A rewriter that was kept beyond its rewrite refuses all changes, before anything has changed. */
final class EndedRewritersTest {
  private static final String PROGRAM =
      """
      "t.a"() ({
        %0 = "t.b"() : () -> i32
        %1 = "t.c"() : () -> i32
        "t.d"(%0, %1)[^bb1] : (i32, i32) -> ()
      ^bb1:
        "t.e"() : () -> ()
      }, {
      }, {
        "t.f"() : () -> ()
      }) : () -> ()
      """;

  private final Context context = Context.create();

  EndedRewritersTest() {
    context.allowUnregisteredDialects(true);
  }

  /** What gives patterns their rewriter. */
  private enum Driver {
    REGION {
      @Override
      void run(Operation module, FrozenRewritePatternSet patterns) {
        GreedyRewriteConfig config =
            GreedyRewriteConfig.DEFAULT.withRegionSimplification(RegionSimplification.DISABLED);
        GreedyRewriter.apply(module, patterns, config);
      }
    },
    OPERATIONS {
      @Override
      void run(Operation module, FrozenRewritePatternSet patterns) {
        GreedyRewriter.apply(List.of(first(module)), patterns, GreedyRewriteConfig.DEFAULT);
      }
    },
    WALK {
      @Override
      void run(Operation module, FrozenRewritePatternSet patterns) {
        WalkRewriter.apply(module, patterns);
      }
    };

    abstract void run(Operation module, FrozenRewritePatternSet patterns);
  }

  private static Operation first(Operation module) {
    return Objects.requireNonNull(Objects.requireNonNull(module.region(0).first()).first());
  }

  private Operation parse() {
    Diagnostics diagnostics = new Diagnostics();
    Operation module =
        Parser.parse(
            PROGRAM.getBytes(UTF_8), "test.mlir", context, ParserOptions.DEFAULT, diagnostics);
    diagnostics.throwIfErrors();
    return Objects.requireNonNull(module);
  }

  private Rewriter kept(Driver driver, Operation module, boolean isThrowing) {
    List<Rewriter> kept = new ArrayList<>();
    RewritePattern keeper =
        new RewritePattern("Keeper", 1, PatternRoot.named("t.a")) {
          @Override
          public boolean matchAndRewrite(Operation op, Rewriter rewriter) {
            kept.add(rewriter);
            if (isThrowing) {
              throw new ArithmeticException();
            }
            return false;
          }
        };
    FrozenRewritePatternSet patterns =
        FrozenRewritePatternSet.of(RewritePatternSet.create(context).add(keeper));
    if (isThrowing) {
      assertThrows(RuntimeException.class, () -> driver.run(module, patterns));
    } else {
      driver.run(module, patterns);
    }
    return kept.get(0);
  }

  @ParameterizedTest
  @EnumSource
  void areRefused(Driver driver) {
    Operation module = parse();
    assertRefused(kept(driver, module, false), module);
  }

  @ParameterizedTest
  @EnumSource
  void areRefusedIfTheRewriteHasThrown(Driver driver) {
    Operation module = parse();
    assertRefused(kept(driver, module, true), module);
  }

  private void assertRefused(Rewriter rewriter, Operation module) {
    Operation a = first(module);
    Block body = Objects.requireNonNull(a.region(0).first());
    Block target = Objects.requireNonNull(body.next());
    Block other = Objects.requireNonNull(a.region(2).first());
    Operation b = Objects.requireNonNull(body.first());
    Operation c = Objects.requireNonNull(b.next());
    Operation d = Objects.requireNonNull(c.next());
    Value value = b.result(0);
    List<Executable> changes =
        List.of(
            () -> rewriter.create(state(rewriter, value)),
            () -> rewriter.clone(d, IrMapping.create()),
            () -> rewriter.insert(b.clone(IrMapping.create())),
            () -> rewriter.createBlock(a.region(1)),
            () -> rewriter.buildBlock(a.region(1), block -> {}),
            () -> rewriter.cloneAtEnd(a.region(0), a.region(1), IrMapping.create()),
            () -> rewriter.replace(b, c.result(0)),
            () -> rewriter.replace(b, List.of(c.result(0))),
            () -> rewriter.replace(b, c),
            () -> rewriter.replaceAllUses(b, List.of(c.result(0))),
            () -> rewriter.replaceAllUses(value, c.result(0)),
            () -> rewriter.replaceAllUses(target, other),
            () -> rewriter.replaceUsesIf(value, c.result(0), use -> true),
            () -> rewriter.erase(d),
            () -> rewriter.erase(a),
            () -> rewriter.erase(other),
            () -> rewriter.eraseResults(d, Set.of()),
            () -> rewriter.modify(b, () -> b.setAttribute("x", UnitAttr.get(context))),
            () -> rewriter.moveBefore(d, b),
            () -> rewriter.moveAfter(b, a),
            () -> rewriter.moveToEnd(b, other),
            () -> rewriter.moveBefore(other, body),
            () -> rewriter.moveToEnd(other, a.region(1)),
            () -> rewriter.merge(other, body, List.of()),
            () -> rewriter.inlineBefore(other, b, List.of()),
            () -> rewriter.split(c),
            () -> rewriter.inlineAtEnd(a.region(0), a.region(1)),
            () -> rewriter.inlineBefore(a.region(0), Objects.requireNonNull(a.block())),
            () -> rewriter.takeBody(a.region(1), a.region(0)));
    String before = module.toString();
    int uses = value.useCount();
    for (Executable change : changes) {
      rewriter.setInsertionPoint(d);
      assertEquals(
          "the rewrite of this rewriter has ended: use the one that a pattern is given, or"
              + " 'Rewriter.before'",
          assertThrows(IllegalStateException.class, change).getMessage());
      assertEquals(before, module.toString());
      assertEquals(uses, value.useCount());
    }
    rewriter.clearInsertionPoint();
    assertNull(rewriter.create(state(rewriter, value)).block());
  }

  private OperationState state(Rewriter rewriter, Value operand) {
    return rewriter.state(context.operationName("t.new"), operand.location()).addOperand(operand);
  }
}
