// SPDX-License-Identifier: Apache-2.0
package dev.ods.analysis;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.common.base.Splitter;
import dev.ods.builtin.IntegerAttr;
import dev.ods.builtin.UnitAttr;
import dev.ods.diagnostic.Diagnostic;
import dev.ods.diagnostic.DiagnosticException;
import dev.ods.ir.Block;
import dev.ods.ir.Context;
import dev.ods.ir.IrMapping;
import dev.ods.ir.Operation;
import dev.ods.ir.OperationState;
import dev.ods.ir.Region;
import dev.ods.rewrite.FrozenRewritePatternSet;
import dev.ods.rewrite.RewritePattern;
import dev.ods.rewrite.RewritePatternSet;
import dev.ods.rewrite.Rewriter;
import dev.ods.rewrite.WalkRewriter;
import dev.ods.testing.MlirOpt;
import dev.ods.testing.ToolRun;
import dev.ods.text.Printer;
import dev.ods.text.PrinterFlags;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.function.BiConsumer;
import java.util.function.BiPredicate;
import org.junit.jupiter.api.Test;

/**
 * Patterns are applied in a walk as {@code mlir-opt}'s test pass does with patterns that change,
 * move, copy, replace and erase.
 */
final class WalkRewriterTest {
  private static final String MARKER = "\n// -----\n";

  /** A pattern for operations of a name. */
  private static RewritePattern pattern(String name, BiPredicate<Operation, Rewriter> body) {
    return new RewritePattern(null, name, 1) {
      @Override
      public boolean matchAndRewrite(Operation op, Rewriter rewriter) {
        return op.name().value().equals(name) && body.test(op, rewriter);
      }
    };
  }

  private static FrozenRewritePatternSet patterns(Context context) {
    RewritePatternSet patterns = RewritePatternSet.create(context);
    patterns.add(pattern("test.any_attr_of_i32_str", WalkRewriterTest::increment));
    patterns.add(pattern("test.move_before_parent_op", WalkRewriterTest::moveBeforeParent));
    patterns.add(pattern("test.move_after_parent_op", WalkRewriterTest::moveAfterParent));
    patterns.add(pattern("test.clone_me", WalkRewriterTest::copy));
    patterns.add(pattern("test.replace_with_new_op", WalkRewriterTest::replace));
    patterns.add(pattern("test.erase_first_block", WalkRewriterTest::eraseFirstBlock));
    return FrozenRewritePatternSet.of(patterns);
  }

  private static boolean increment(Operation op, Rewriter rewriter) {
    if (!(op.attribute("attr") instanceof IntegerAttr number) || number.value() >= 3) {
      return false;
    }
    rewriter.modify(
        op, () -> op.setAttribute("attr", IntegerAttr.i32(op.context(), number.value() + 1)));
    return true;
  }

  private static boolean isInFunction(Operation op) {
    Operation parent = op.parent();
    return parent == null || parent.name().value().equals("func.func");
  }

  private static boolean moveBeforeParent(Operation op, Rewriter rewriter) {
    if (isInFunction(op)) {
      return false;
    }
    rewriter.moveBefore(op, op.parent());
    return true;
  }

  private static boolean moveAfterParent(Operation op, Rewriter rewriter) {
    if (isInFunction(op)) {
      return false;
    }
    Operation after = op.parent();
    if (op.attribute("advance") != null) {
      after = after.next();
    }
    rewriter.moveAfter(op, after);
    return true;
  }

  private static boolean copy(Operation op, Rewriter rewriter) {
    if (op.attribute("was_cloned") != null) {
      return false;
    }
    rewriter.clone(op, IrMapping.create()).setAttribute("was_cloned", UnitAttr.get(op.context()));
    return true;
  }

  private static boolean replace(Operation op, Rewriter rewriter) {
    OperationState state =
        rewriter
            .state(op.context().operationName("test.new_op"), op.location())
            .addOperands(op.operands());
    op.results().forEach(result -> state.addType(result.type()));
    rewriter.replace(op, rewriter.create(state));
    return true;
  }

  private static boolean eraseFirstBlock(Operation op, Rewriter rewriter) {
    for (int i = 0; i < op.regionCount(); i++) {
      Region region = op.region(i);
      if (!region.isEmpty()) {
        rewriter.erase(region.first());
        return true;
      }
    }
    return false;
  }

  /** Operations of all kinds, in blocks of which some are unreachable. */
  private static final class Generator {
    private final Random random;
    private final StringBuilder text = new StringBuilder();
    private int next;

    Generator(long seed) {
      random = new Random(seed);
    }

    String function() {
      text.append("func.func @f() {\n");
      int blocks = 1 + random.nextInt(4);
      for (int i = 0; i < blocks; i++) {
        text.append(i == 0 ? "" : "^bb" + i + ":\n");
        block(0);
        if (i == blocks - 1 || random.nextInt(4) == 0) {
          text.append("return\n");
        } else {
          text.append("\"test.br\"()[^bb")
              .append(1 + random.nextInt(blocks - 1))
              .append("] : () -> ()\n");
        }
      }
      return text.append("}\n").toString();
    }

    private void block(int depth) {
      for (int i = random.nextInt(4); i >= 0; i--) {
        operation(depth);
      }
    }

    private void operation(int depth) {
      switch (random.nextInt(depth > 3 ? 3 : 8)) {
        case 0 -> any();
        case 1 -> {
          text.append("%" + next + " = \"test.replace_with_new_op\"() : () -> i32\n");
          text.append("\"foo.use\"(%" + next++ + ") : (i32) -> ()\n");
        }
        case 2 -> text.append("\"foo.op\"() : () -> ()\n");
        case 3 -> nested("test.clone_me", depth, "");
        case 4 -> {
          text.append("\"test.erase_first_block\"() ({\n");
          block(depth + 1);
          text.append("\"foo.op\"() : () -> ()\n^bb1:\n");
          block(depth + 1);
          text.append("\"foo.op\"() : () -> ()\n}) : () -> ()\n");
        }
        case 5 -> nested("test.move_before_parent_op", depth, "");
        case 6 -> {
          nested("test.move_after_parent_op", depth, depth == 1 ? " {advance = 1 : i32}" : "");
          any();
        }
        default -> nested("foo.wrap", depth, "");
      }
    }

    private void any() {
      text.append(
          "\"test.any_attr_of_i32_str\"() {attr = " + random.nextInt(4) + " : i32} : () -> ()\n");
    }

    private void nested(String name, int depth, String attributes) {
      text.append('"' + name + "\"() ({\n");
      block(depth + 1);
      text.append("})" + attributes + " : () -> ()\n");
      text.append("\"foo.op\"() : () -> ()\n");
    }
  }

  private static String rewritten(String text) {
    Operation module = Programs.parse(text);
    WalkRewriter.apply(module, patterns(module.context()));
    return generic(module);
  }

  private static String generic(Operation module) {
    return Printer.toString(module, PrinterFlags.GENERIC)
        .replaceAll("<?\\{(attr = \\d : i32)}>?", "{$1}");
  }

  @Test
  void programsAreRewrittenAsByMlir() throws Exception {
    MlirOpt.assumeInstalled();
    List<String> programs = new ArrayList<>();
    for (int seed = 0; seed < 400; seed++) {
      programs.add(new Generator(seed).function());
    }
    ToolRun run =
        MlirOpt.run(
            String.join(MARKER, programs),
            "--split-input-file",
            "--test-walk-pattern-rewrite-driver",
            "--verify-each=false",
            "--allow-unregistered-dialect",
            "--mlir-print-op-generic");
    assertEquals("", run.err());
    List<String> expected = Splitter.on(MARKER).splitToList(run.out());
    for (int i = 0; i < programs.size(); i++) {
      assertEquals(
          generic(Programs.parse(expected.get(i))), rewritten(programs.get(i)), programs.get(i));
    }
  }

  private static boolean apply(
      Operation module, String name, BiPredicate<Operation, Rewriter> body) {
    RewritePatternSet patterns = RewritePatternSet.create(module.context());
    return WalkRewriter.apply(
        module, FrozenRewritePatternSet.of(patterns.add(pattern(name, body))));
  }

  private static final String NESTED =
      """
      "foo.around"() ({
        "foo.in"() ({
          "foo.first"() : () -> ()
          "foo.second"() : () -> ()
        ^bb1:
          "foo.third"() : () -> ()
        }) : () -> ()
        "foo.fourth"() : () -> ()
      }) : () -> ()
      "foo.last"() : () -> ()
      """;

  private static final String BLOCKS =
      """
      "foo.around"() ({
        "foo.first"()[^bb2] : () -> ()
      ^bb1:
        "foo.second"() : () -> ()
      ^bb2:
        "foo.third"() : () -> ()
        "foo.fourth"() : () -> ()
        "foo.fifth"()[^bb1] : () -> ()
      }) : () -> ()
      """;

  private static List<String> visits(Operation module, BiPredicate<Operation, Rewriter> body) {
    List<String> visits = new ArrayList<>();
    RewritePatternSet patterns = RewritePatternSet.create(module.context());
    patterns.add(
        new RewritePattern(null, "Any", 1) {
          @Override
          public boolean matchAndRewrite(Operation op, Rewriter rewriter) {
            visits.add(op.name().stripDialect());
            return body.test(op, rewriter);
          }
        });
    WalkRewriter.apply(module, FrozenRewritePatternSet.of(patterns));
    return visits;
  }

  /** In MLIR, to erase what comes later is an error that nobody notices. */
  @Test
  void whatIsErasedIsNotVisited() {
    assertEquals(
        List.of("first", "second", "in", "fourth", "around", "last"),
        visits(Programs.parse(NESTED), (op, rewriter) -> false));
    assertEquals(
        List.of("first", "in", "fourth", "around", "last"),
        visits(
            Programs.parse(NESTED), onceAt("first", (op, rewriter) -> rewriter.erase(op.next()))));
    assertEquals(
        List.of("first", "last"),
        visits(
            Programs.parse(NESTED),
            onceAt("first", (op, rewriter) -> rewriter.erase(op.parent().parent()))));
  }

  /** Within a region, the walk follows what is moved; beyond, it goes on with what is left. */
  @Test
  void whatIsMovedIsFollowed() {
    assertEquals(
        List.of("first", "second", "third", "fourth", "fifth", "around"),
        visits(Programs.parse(BLOCKS), (op, rewriter) -> false));
    assertEquals(
        List.of("first", "second", "third", "fifth", "around"),
        visits(
            Programs.parse(BLOCKS),
            onceAt("third", (op, rewriter) -> rewriter.moveBefore(op.next(), op.parent()))));
    assertEquals(
        List.of("first", "second", "third", "fourth", "around"),
        visits(
            Programs.parse(BLOCKS),
            onceAt("third", (op, rewriter) -> rewriter.moveToEnd(op.next(), op.block()))));
    assertEquals(
        List.of("first", "second", "third", "fourth", "fifth", "around"),
        visits(
            Programs.parse(BLOCKS),
            onceAt(
                "third",
                (op, rewriter) -> {
                  Block rest = rewriter.split(op.next());
                  rewriter.merge(rest, op.block(), List.of());
                })));
  }

  /** Not even in a region of one block; and no block is walked twice. */
  @Test
  void blocksAreWalkedOnce() {
    assertEquals(
        List.of("only", "around"),
        visits(
            Programs.parse("\"foo.around\"() ({\n  \"foo.only\"() : () -> ()\n}) : () -> ()"),
            onceAt("only", (op, rewriter) -> rewriter.split(op))));
    assertEquals(
        List.of("first", "second", "third", "fourth", "fifth", "around"),
        visits(
            Programs.parse(BLOCKS),
            onceAt(
                "third",
                (op, rewriter) -> {
                  Block entry = op.parent().region(0).first();
                  rewriter.erase(entry.last());
                  rewriter.merge(op.block(), entry, List.of());
                })));
  }

  /** Does something when an operation is visited for the first time. */
  private static BiPredicate<Operation, Rewriter> onceAt(
      String name, BiConsumer<Operation, Rewriter> action) {
    boolean[] done = {false};
    return (op, rewriter) -> {
      boolean isNow = !done[0] && op.name().stripDialect().equals(name);
      if (isNow) {
        done[0] = true;
        action.accept(op, rewriter);
      }
      return isNow;
    };
  }

  @Test
  void aPatternThatThrowsIsNamed() {
    Operation module = Programs.parse(NESTED);
    DiagnosticException thrown =
        assertThrows(
            DiagnosticException.class,
            () ->
                apply(
                    module,
                    "foo.second",
                    (op, rewriter) -> {
                      rewriter.erase(op);
                      throw new IllegalArgumentException("on purpose");
                    }));
    assertTrue(thrown.getMessage().contains("on purpose"), thrown::getMessage);
    assertEquals(
        List.of("in pattern 'foo.second'"),
        thrown.diagnostics().get(0).notes().stream()
            .map(Diagnostic::message)
            .filter(message -> message.startsWith("in pattern"))
            .toList());
    assertFalse(apply(module, "foo.none", (op, rewriter) -> true));
    assertTrue(apply(module, "foo.last", (op, rewriter) -> true));
  }
}
