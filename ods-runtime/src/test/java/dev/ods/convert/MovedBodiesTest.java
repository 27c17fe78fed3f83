// SPDX-License-Identifier: Apache-2.0
package dev.ods.convert;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import dev.ods.diagnostic.Diagnostics;
import dev.ods.ir.Context;
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
      void move(ConversionRewriter rewriter, Region from, Region to) {
        rewriter.inlineAtEnd(from, to);
      }
    },
    TAKE {
      @Override
      void move(ConversionRewriter rewriter, Region from, Region to) {
        rewriter.takeBody(to, from);
      }
    },
    OPERATIONS {
      @Override
      void move(ConversionRewriter rewriter, Region from, Region to) {
        rewriter.buildBlock(
            to,
            block ->
                Objects.requireNonNull(from.first())
                    .operations()
                    .forEach(op -> rewriter.moveToEnd(op, block)));
      }
    };

    abstract void move(ConversionRewriter rewriter, Region from, Region to);
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
                "t.match"() ({
                  "t.b"(%0) : (i32) -> ()
                  "t.goto"()[^bb1] : () -> ()
                ^bb1:
                  "t.end"(%0) : (i32) -> ()
                }) : () -> ()
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
                        move.move(rewriter, op.region(0), state.addRegion());
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
