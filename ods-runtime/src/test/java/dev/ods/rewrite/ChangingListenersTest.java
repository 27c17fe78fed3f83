// SPDX-License-Identifier: Apache-2.0
package dev.ods.rewrite;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.ods.builtin.UnitAttr;
import dev.ods.checking.Checks;
import dev.ods.diagnostic.DiagnosticException;
import dev.ods.diagnostic.Diagnostics;
import dev.ods.ir.Block;
import dev.ods.ir.Context;
import dev.ods.ir.IrMapping;
import dev.ods.ir.OpBuilder;
import dev.ods.ir.Operation;
import dev.ods.ir.Value;
import dev.ods.text.Parser;
import dev.ods.text.ParserOptions;
import java.util.List;
import java.util.Objects;
import java.util.function.Consumer;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * In the checking mode, what a listener changes is not blamed on the pattern that it is told of.
 */
final class ChangingListenersTest {
  private static final String PROGRAM =
      """
      "t.match"() ({
        "t.inner"() : () -> ()
      }) : () -> ()
      "t.victim"() : () -> ()
      """;

  private final Context context = Context.create();

  ChangingListenersTest() {
    context.allowUnregisteredDialects(true);
  }

  /** Changes something whenever it is told of something. */
  private record Changing(Consumer<Operation> change) implements RewriteListener {
    private void change(Operation around) {
      around.walk(
          op -> {
            if (op.name().value().equals("t.victim")) {
              change.accept(op.keep());
            }
          });
    }

    private void changeAround(Operation op) {
      Operation at = op;
      for (Operation parent = at.parent(); parent != null; parent = at.parent()) {
        at = parent;
      }
      change(at);
    }

    @Override
    public void operationInserted(Operation op) {
      changeAround(op);
    }

    @Override
    public void operationModified(Operation op) {
      changeAround(op);
    }

    @Override
    public void operationReplaced(Operation op, List<Value> values) {
      changeAround(op);
    }

    @Override
    public void operationErased(Operation op) {
      changeAround(op);
    }

    @Override
    public void blockInserted(Block block) {
      changeAround(Objects.requireNonNull(block.parentOp()));
    }

    @Override
    public void blockErased(Block block) {
      changeAround(Objects.requireNonNull(block.parentOp()));
    }
  }

  private static void change(String kind, Operation op, Rewriter rewriter) {
    Operation inner = Objects.requireNonNull(Objects.requireNonNull(op.region(0).first()).first());
    switch (kind) {
      case "insert" -> rewriter.clone(inner, IrMapping.create());
      case "move" -> rewriter.moveBefore(inner, op);
      case "modify" -> rewriter.modify(op, () -> op.setAttribute("x", UnitAttr.get(op.context())));
      case "erase" -> rewriter.erase(inner);
      default -> rewriter.createBlock(op.region(0));
    }
  }

  private String refusal(String kind, Consumer<Operation> listening) {
    Diagnostics diagnostics = new Diagnostics();
    Operation module =
        Parser.parse(
            PROGRAM.getBytes(UTF_8), "test.mlir", context, ParserOptions.DEFAULT, diagnostics);
    diagnostics.throwIfErrors();
    RewritePattern pattern =
        new RewritePattern("Innocent", 1, PatternRoot.named("t.match")) {
          @Override
          public boolean matchAndRewrite(Operation op, Rewriter rewriter) {
            change(kind, op, rewriter);
            return true;
          }
        };
    FrozenRewritePatternSet patterns =
        FrozenRewritePatternSet.of(RewritePatternSet.create(context).add(pattern));
    Operation root = Objects.requireNonNull(module);
    return assertThrows(
            DiagnosticException.class,
            () -> WalkRewriter.apply(root, patterns, new Changing(listening)))
        .diagnostics()
        .get(0)
        .message();
  }

  @ParameterizedTest
  @ValueSource(strings = {"insert", "move", "modify", "erase", "block"})
  void areNamed(String kind) {
    assumeTrue(Checks.ENABLED);
    String end = ": it must not change the IR";
    assertEquals(
        "'t.match' op listener has changed 't.victim'" + end,
        refusal(kind, op -> op.setAttribute("y", UnitAttr.get(op.context()))));
    assertEquals(
        "'t.match' op listener has erased 't.victim'" + end, refusal(kind, Operation::erase));
    assertEquals(
        "'t.match' op listener has moved 't.victim'" + end, refusal(kind, Operation::remove));
    assertEquals(
        "'t.match' op listener has inserted 't.new'" + end,
        refusal(
            kind,
            op -> {
              OpBuilder builder = OpBuilder.before(op);
              builder.create(builder.state(op.context().operationName("t.new"), op.location()));
            }));
  }
}
