// SPDX-License-Identifier: Apache-2.0
package dev.ods.convert;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.ods.diagnostic.DiagnosticException;
import dev.ods.diagnostic.Diagnostics;
import dev.ods.ir.Block;
import dev.ods.ir.Context;
import dev.ods.ir.Operation;
import dev.ods.ir.Value;
import dev.ods.ir.WalkOrder;
import dev.ods.ir.WalkResult;
import dev.ods.ir.unsafe.IrReader;
import dev.ods.op.UnrealizedConversionCastOp;
import dev.ods.rewrite.FrozenRewritePatternSet;
import dev.ods.rewrite.RewriteListener;
import dev.ods.rewrite.RewritePatternSet;
import dev.ods.text.Parser;
import dev.ods.text.ParserOptions;
import dev.ods.text.Printer;
import dev.ods.text.PrinterFlags;
import dev.ods.verify.Verifier;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.function.BiConsumer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Whatever a pattern changes is undone if what it leads to does not become legal. */
final class RollbackTest {
  private static final int PROGRAMS = Integer.getInteger("ods.rollbacks", 300);
  private static final int CHANGES = 25;

  private static final String MODULE =
      """
      "t.outer"() ({
      ^bb0(%a: i32, %b: i64):
        %0 = "t.one"(%a) {kept = 1 : i32} : (i32) -> i32
        %1:2 = "t.two"(%0, %b) : (i32, i64) -> (i32, f32)
        "t.match"(%1#0) : (i32) -> ()
        "t.branch"(%0)[^bb1, ^bb2] : (i32) -> ()
      ^bb1:
        %2 = "t.region"(%1#1) ({
        ^bb3(%c: i32):
          %3 = "t.inner"(%c, %a) : (i32, i32) -> i64
          "t.last"(%3, %0) : (i64, i32) -> ()
        ^bb4:
          "t.goto"()[^bb4] : () -> ()
        }, {
        }) : (f32) -> i32
        "t.goto"(%2)[^bb2] : (i32) -> ()
      ^bb2:
        "t.end"(%b) : (i64) -> ()
      }) : () -> ()
      "t.user"() ({
      }) : () -> ()
      """;

  private final Context context = Context.create();

  RollbackTest() {
    context.allowUnregisteredDialects(true);
  }

  /** Knows which operations and blocks there are by what it was told. */
  private static final class Model implements RewriteListener {
    private final Set<Operation> operations = new HashSet<>();
    private final Set<Block> blocks = new HashSet<>();

    Model(Operation module) {
      operations.addAll(operations(module));
      blocks.addAll(blocks(module));
    }

    /** Nobody is told of the blocks in a copy. */
    @Override
    public void operationInserted(Operation op) {
      if (!isCast(op)) {
        operations.add(op.keep());
      }
      for (int i = 0; i < op.regionCount(); i++) {
        op.region(i).blocks().forEach(blocks::add);
      }
    }

    @Override
    public void operationErased(Operation op) {
      assertTrue(operations.remove(op) || isCast(op), () -> "not known: " + op.name());
    }

    @Override
    public void blockInserted(Block block) {
      blocks.add(block);
    }

    @Override
    public void blockErased(Block block) {
      assertTrue(blocks.remove(block));
    }

    void check(Operation module) {
      Set<Operation> unknown = operations(module);
      unknown.removeAll(operations);
      assertEquals(List.of(), unknown.stream().map(Operation::name).toList());
      assertEquals(operations(module).size(), operations.size());
      assertEquals(blocks(module), blocks);
    }
  }

  /** Nobody is told of casts by the conversion, but of copies of them. */
  private static boolean isCast(Operation op) {
    return op.is(UnrealizedConversionCastOp.MODEL);
  }

  private static Set<Operation> operations(Operation module) {
    Set<Operation> all = new HashSet<>();
    module.walk(
        WalkOrder.PRE,
        op -> {
          if (!isCast(op)) {
            all.add(op.keep());
          }
          return WalkResult.CONTINUE;
        });
    return all;
  }

  private static Set<Block> blocks(Operation module) {
    Set<Block> all = new HashSet<>();
    module.walk(
        op -> {
          for (int i = 0; i < op.regionCount(); i++) {
            op.region(i).blocks().forEach(all::add);
          }
        });
    return all;
  }

  private Operation parse() {
    Diagnostics diagnostics = new Diagnostics();
    Operation module =
        Parser.parse(MODULE.getBytes(UTF_8), "m.mlir", context, ParserOptions.DEFAULT, diagnostics);
    assertNotNull(module, () -> "" + diagnostics.list());
    return module;
  }

  /** The text, but for the order of predecessors. */
  private static String text(Operation module) {
    String text = Printer.toString(module, PrinterFlags.GENERIC.withDebugInfo(true));
    return text.replaceAll("// (2 preds|pred): .*", "");
  }

  /** How a pattern ends. */
  private enum End {
    /** It says that it does not match. */
    NO_MATCH,
    /** It creates what is illegal. */
    ILLEGAL,
    /** It leaves what it has matched as it was, which is illegal. */
    UNCHANGED,
    /** It throws. */
    THROWS,
    /** It erases what it has matched: all is legal. */
    ERASED
  }

  private ConversionPattern pattern(long seed, End end, Operation module) {
    return pattern(
        end,
        (op, rewriter) -> new RandomChanges(new Random(seed), module, op, rewriter).make(CHANGES));
  }

  private ConversionPattern pattern(End end, BiConsumer<Operation, ConversionRewriter> changes) {
    return new ConversionPattern(null, null, "random", 1) {
      @Override
      protected boolean matchAndRewrite(
          Operation op, List<List<Value>> operands, ConversionRewriter rewriter) {
        if (!op.name().value().equals("t.match")) {
          return false;
        }
        changes.accept(op.keep(), rewriter);
        switch (end) {
          case ILLEGAL -> {
            rewriter.setInsertionPoint(op);
            rewriter.create(rewriter.state(context.operationName("t.illegal"), op.location()));
            rewriter.erase(op);
          }
          case UNCHANGED -> rewriter.modify(op, () -> {});
          case ERASED -> rewriter.erase(op);
          case THROWS -> throw new ArithmeticException("on purpose");
          case NO_MATCH -> {
            return false;
          }
        }
        return true;
      }
    };
  }

  private ConversionTarget target() {
    return ConversionTarget.create(context)
        .addIllegalOps(context.operationName("t.match"), context.operationName("t.illegal"))
        .markUnknownOpsDynamicallyLegal(op -> true);
  }

  @ParameterizedTest
  @ValueSource(strings = {"NO_MATCH", "ILLEGAL", "UNCHANGED", "THROWS"})
  void leavesNothingBehind(String name) {
    End end = End.valueOf(name);
    for (long seed = 1; seed <= PROGRAMS; seed++) {
      Operation module = parse();
      String before = text(module);
      Model model = new Model(module);
      FrozenRewritePatternSet patterns =
          FrozenRewritePatternSet.of(
              RewritePatternSet.create(context).add(pattern(seed, end, module)));
      ConversionConfig config = ConversionConfig.DEFAULT.withListener(model);
      Diagnostics diagnostics = new Diagnostics();
      if (end == End.THROWS) {
        assertThrows(
            ArithmeticException.class,
            () ->
                DialectConversion.applyPartial(
                    List.of(module), target(), patterns, config, diagnostics));
      } else {
        assertFalse(
            DialectConversion.applyPartial(
                List.of(module), target(), patterns, config, diagnostics));
        assertEquals(
            "failed to legalize operation 't.match' that was explicitly marked illegal",
            diagnostics.list().get(0).message());
      }
      assertEquals(before, text(module), "seed " + seed);
      assertTrue(Verifier.verify(module, new Diagnostics()), "seed " + seed);
      model.check(module);
      module.erase();
    }
  }

  /** What stays is what a listener knows of, unless something that was erased is in use. */
  @Test
  void commitsWhatIsLegal() {
    int committed = 0;
    for (long seed = 1; seed <= PROGRAMS; seed++) {
      Operation module = parse();
      String before = text(module);
      Model model = new Model(module);
      FrozenRewritePatternSet patterns =
          FrozenRewritePatternSet.of(
              RewritePatternSet.create(context).add(pattern(seed, End.ERASED, module)));
      ConversionConfig config =
          ConversionConfig.DEFAULT.withListener(model).withMaterializations(false);
      boolean converted = false;
      try {
        converted =
            DialectConversion.applyPartial(
                List.of(module), target(), patterns, config, new Diagnostics());
      } catch (IllegalStateException e) {
        assertTrue(e.getMessage().contains("was erased"), e.getMessage());
      }
      model.check(module);
      if (converted) {
        committed++;
        assertNotEquals(before, text(module));
      } else {
        assertEquals(before, text(module), "seed " + seed);
      }
    }
    assertTrue(committed > PROGRAMS / 10, "committed " + committed);
  }

  /** Throws at one of the things that it is told of, and perhaps at all after it. */
  private static final class Throwing implements RewriteListener {
    private final boolean again;

    /** The same each time, as listeners may keep what they throw. */
    private final RuntimeException thrown = new ArithmeticException("on purpose");

    private int left;

    Throwing(int left, boolean again) {
      this.left = left;
      this.again = again;
    }

    private void tell() {
      left--;
      if (left == 0 || (again && left < 0)) {
        throw thrown;
      }
    }

    @Override
    public void operationInserted(Operation op) {
      tell();
    }

    @Override
    public void operationModified(Operation op) {
      tell();
    }

    @Override
    public void operationReplaced(Operation op, List<Value> values) {
      tell();
    }

    @Override
    public void operationErased(Operation op) {
      tell();
    }

    @Override
    public void blockInserted(Block block) {
      tell();
    }

    @Override
    public void blockErased(Block block) {
      tell();
    }
  }

  @ParameterizedTest
  @ValueSource(booleans = {false, true})
  void listenersMayThrow(boolean again) {
    int thrown = 0;
    for (long seed = 1; seed <= PROGRAMS; seed++) {
      Operation module = parse();
      String before = text(module);
      FrozenRewritePatternSet patterns =
          FrozenRewritePatternSet.of(
              RewritePatternSet.create(context).add(pattern(seed, End.ERASED, module)));
      RewriteListener listener = new Throwing(1 + new Random(seed).nextInt(80), again);
      ConversionConfig config =
          ConversionConfig.DEFAULT.withListener(listener).withMaterializations(false);
      boolean converted = false;
      try {
        converted =
            DialectConversion.applyPartial(
                List.of(module), target(), patterns, config, new Diagnostics());
      } catch (ArithmeticException e) {
        thrown++;
      } catch (IllegalStateException e) {
        assertTrue(e.getMessage().contains("was erased"), e.getMessage());
      }
      if (!converted) {
        assertEquals(before, text(module), "seed " + seed);
        assertTrue(Verifier.verify(module, new Diagnostics()), "seed " + seed);
      }
      module.erase();
    }
    assertTrue(thrown > PROGRAMS / 2, "thrown " + thrown);
  }

  /** What was created is gone, also what has left a copy that is erased without the rewriter. */
  @Test
  void leavesNothingBehindOfCopiesThatAreTakenApart() {
    for (long seed = 1; seed <= PROGRAMS; seed++) {
      Random random = new Random(seed);
      Operation module = parse();
      String before = text(module);
      ConversionPattern pattern =
          pattern(
              End.NO_MATCH,
              (op, rewriter) ->
                  new RandomChanges(random, module, op, rewriter).takingApart().make(CHANGES));
      FrozenRewritePatternSet patterns =
          FrozenRewritePatternSet.of(RewritePatternSet.create(context).add(pattern));
      try {
        DialectConversion.applyPartial(module, target(), patterns, new Diagnostics());
      } catch (DiagnosticException | IllegalArgumentException | IllegalStateException e) {
        // Of what was changed directly; all that can be undone is, and that is enough.
        assertNotNull(e.getMessage());
      }
      assertEquals(before, text(module), "seed " + seed);
      assertTrue(Verifier.verify(module, new Diagnostics()), "seed " + seed);
      module.erase();
    }
  }

  /** The changes that are undone above do change something. */
  @Test
  void changesSomething() {
    int refused = 0;
    for (long seed = 1; seed <= 50; seed++) {
      Operation module = parse();
      Operation matched =
          operations(module).stream()
              .filter(op -> op.name().value().equals("t.match"))
              .findFirst()
              .orElseThrow();
      String before = text(module);
      ChangeTracker tracker = new ChangeTracker(IrReader.of(module), null, null);
      Legalizer legalizer =
          new Legalizer(
              module,
              target(),
              new LegalizationGraph(target(), List.of()),
              ConversionConfig.DEFAULT,
              tracker,
              (op, isLegal, isEarly) -> true);
      int made =
          new RandomChanges(new Random(seed), module, matched, legalizer.rewriter()).make(CHANGES);
      refused += CHANGES - made;
      assertTrue(made > 5, "made " + made);
      assertNotEquals(before, text(module));
      tracker.undoTo(0);
      assertEquals(before, text(module));
    }
    assertTrue(refused < 50 * CHANGES / 2, "refused " + refused);
  }
}
