// SPDX-License-Identifier: Apache-2.0
package dev.ods.convert;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.ods.diagnostic.Diagnostics;
import dev.ods.ir.Block;
import dev.ods.ir.Context;
import dev.ods.ir.IrMapping;
import dev.ods.ir.Operation;
import dev.ods.ir.OperationState;
import dev.ods.ir.Region;
import dev.ods.ir.Value;
import dev.ods.rewrite.FrozenRewritePatternSet;
import dev.ods.rewrite.RewritePatternSet;
import dev.ods.text.Parser;
import dev.ods.text.ParserOptions;
import dev.ods.text.Printer;
import dev.ods.text.PrinterFlags;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Bodies that move to an operation before it is created are back if that is undone. */
final class MovedBodiesTest {
  private final Context context = Context.create();

  MovedBodiesTest() {
    context.allowUnregisteredDialects(true);
  }

  private enum Move {
    INLINE {
      @Override
      void move(ConversionRewriter rewriter, Operation op, OperationState state) {
        rewriter.inlineAtEnd(op.region(0), state.addRegion());
      }
    },
    TAKE {
      @Override
      void move(ConversionRewriter rewriter, Operation op, OperationState state) {
        rewriter.takeBody(state.addRegion(), op.region(0));
      }
    },
    OPERATIONS {
      @Override
      void move(ConversionRewriter rewriter, Operation op, OperationState state) {
        rewriter.buildBlock(state.addRegion(), block -> moveInto(block, op, rewriter));
      }
    },
    /** Out of the new body again, by one block after the other. */
    INLINE_FURTHER {
      @Override
      void move(ConversionRewriter rewriter, Operation op, OperationState state) {
        Region region = state.addRegion();
        rewriter.inlineAtEnd(op.region(0), region);
        rewriter.createBlock(region).addArgument(op.operand(0).type(), op.location());
        rewriter.inlineAtEnd(region, op.region(1));
      }
    },
    TAKE_FURTHER {
      @Override
      void move(ConversionRewriter rewriter, Operation op, OperationState state) {
        Region region = state.addRegion();
        rewriter.takeBody(region, op.region(0));
        rewriter.createBlock(region);
        rewriter.takeBody(op.region(1), region);
      }
    },
    ERASE {
      @Override
      void move(ConversionRewriter rewriter, Operation op, OperationState state) {
        Region region = state.addRegion();
        rewriter.takeBody(region, op.region(0));
        rewriter.createBlock(region);
        for (Block block = region.last(); block != null; block = region.last()) {
          rewriter.erase(block);
        }
      }
    },
    /** The operation is never built. */
    RESET {
      @Override
      void move(ConversionRewriter rewriter, Operation op, OperationState state) {
        Region region = state.addRegion();
        rewriter.inlineAtEnd(op.region(0), region);
        rewriter.buildBlock(region, block -> rewriter.clone(op, IrMapping.create()));
        state.reset(op.name(), op.location()).addOperand(op.operand(0));
      }
    },
    /** The body throws after it has moved something to itself. */
    THROW {
      @Override
      void move(ConversionRewriter rewriter, Operation op, OperationState state) {
        Region region = state.addRegion();
        assertThrows(
            ArithmeticException.class,
            () ->
                rewriter.buildBlock(
                    region,
                    block -> {
                      moveInto(block, op, rewriter);
                      rewriter.clone(op, IrMapping.create());
                      throw new ArithmeticException();
                    }));
        assertTrue(region.isEmpty());
      }
    };

    abstract void move(ConversionRewriter rewriter, Operation op, OperationState state);

    private static void moveInto(Block block, Operation op, ConversionRewriter rewriter) {
      Objects.requireNonNull(op.region(0).first())
          .operations()
          .forEach(each -> rewriter.moveToEnd(each, block));
    }
  }

  @ParameterizedTest
  @EnumSource(Move.class)
  void areBackIfTheirOperationIsUndone(Move move) {
    Diagnostics diagnostics = new Diagnostics();
    Operation module =
        Objects.requireNonNull(
            Parser.parse(
                """
                %0 = "t.a"() : () -> i32
                "t.match"(%0) ({
                  "t.b"(%0) : (i32) -> ()
                  "t.goto"()[^bb1] : () -> ()
                ^bb1:
                  "t.end"(%0) : (i32) -> ()
                }, {
                }) : (i32) -> ()
                """
                    .getBytes(UTF_8),
                "m.mlir",
                context,
                ParserOptions.DEFAULT,
                diagnostics));
    String before = Printer.toString(module, PrinterFlags.GENERIC);
    FrozenRewritePatternSet patterns =
        FrozenRewritePatternSet.of(
            RewritePatternSet.create(context)
                .add(
                    new ConversionPattern(null, null, "move", 1) {
                      @Override
                      protected boolean matchAndRewrite(
                          Operation op, List<List<Value>> operands, ConversionRewriter rewriter) {
                        OperationState state =
                            rewriter
                                .newState()
                                .reset(context.operationName("t.new"), op.location());
                        move.move(rewriter, op, state);
                        rewriter.create(state);
                        return false;
                      }
                    }));
    ConversionTarget target =
        ConversionTarget.create(context)
            .addIllegalOps(context.operationName("t.match"))
            .markUnknownOpsDynamicallyLegal(op -> true);
    assertFalse(DialectConversion.applyPartial(module, target, patterns, diagnostics));
    assertEquals(before, Printer.toString(module, PrinterFlags.GENERIC));
  }
}
