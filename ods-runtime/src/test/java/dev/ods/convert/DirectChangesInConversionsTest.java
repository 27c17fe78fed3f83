// SPDX-License-Identifier: Apache-2.0
package dev.ods.convert;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.ods.builtin.FloatType;
import dev.ods.builtin.UnitAttr;
import dev.ods.checking.Checks;
import dev.ods.diagnostic.Diagnostic;
import dev.ods.diagnostic.DiagnosticException;
import dev.ods.diagnostic.Diagnostics;
import dev.ods.ir.Block;
import dev.ods.ir.Context;
import dev.ods.ir.IrMapping;
import dev.ods.ir.OpBuilder;
import dev.ods.ir.Operation;
import dev.ods.ir.Region;
import dev.ods.ir.Value;
import dev.ods.rewrite.FrozenRewritePatternSet;
import dev.ods.rewrite.RewriteListener;
import dev.ods.rewrite.RewritePattern;
import dev.ods.rewrite.RewritePatternSet;
import dev.ods.text.Parser;
import dev.ods.text.ParserOptions;
import java.util.List;
import java.util.Objects;
import java.util.function.BiConsumer;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Patterns that change the IR without the rewriter of a conversion, in the checking mode. */
final class DirectChangesInConversionsTest {
  private static final String PROGRAM =
      """
      %0:2 = "t.a"() : () -> (i32, i32)
      "t.b"(%0#0) ({
        "t.c"() : () -> ()
        "t.d"() : () -> ()
      }, {
      ^bb0(%1: i32):
        "t.e"(%1)[^bb1] : (i32) -> ()
      ^bb1:
        "t.f"(%1) : (i32) -> ()
      }) : (i32) -> ()
      """;

  private final Context context = Context.create();

  DirectChangesInConversionsTest() {
    context.allowUnregisteredDialects(true);
  }

  private Operation parse() {
    Diagnostics diagnostics = new Diagnostics();
    Operation module =
        Parser.parse(
            PROGRAM.getBytes(UTF_8), "test.mlir", context, ParserOptions.DEFAULT, diagnostics);
    assertNotNull(module, () -> diagnostics.list().toString());
    return module;
  }

  /** A pattern that makes a change, after which what it has matched is legal. */
  private ConversionPattern pattern(String root, BiConsumer<Operation, ConversionRewriter> change) {
    return onlyMaking(
        root,
        (op, rewriter) -> {
          change.accept(op, rewriter);
          if (op.block() != null) {
            rewriter.modify(op, () -> op.setAttribute("legal", UnitAttr.get(context)));
          }
        });
  }

  private ConversionPattern onlyMaking(
      String root, BiConsumer<Operation, ConversionRewriter> change) {
    return new ConversionPattern(null, null, "Sneaky " + root, 1) {
      @Override
      protected boolean matchAndRewrite(
          Operation op, List<List<Value>> operands, ConversionRewriter rewriter) {
        if (!op.name().value().equals(root)) {
          return false;
        }
        change.accept(op, rewriter);
        return true;
      }
    };
  }

  private boolean convert(Operation module, RewritePattern... patterns) {
    RewritePatternSet set = RewritePatternSet.create(context);
    for (RewritePattern pattern : patterns) {
      set.add(pattern);
    }
    ConversionTarget target =
        ConversionTarget.create(context)
            .addDynamicallyLegalOps(
                op -> op.attribute("legal") != null,
                context.operationName("t.b"),
                context.operationName("t.d"))
            .markUnknownOpsDynamicallyLegal(op -> true);
    return DialectConversion.applyPartial(
        module, target, FrozenRewritePatternSet.of(set), new Diagnostics());
  }

  private static Block body(Operation op, int region) {
    return Objects.requireNonNull(op.region(region).first());
  }

  private static Operation inside(Operation op, int region) {
    return Objects.requireNonNull(body(op, region).first());
  }

  private static Operation create(OpBuilder builder, Operation like) {
    return builder.create(
        builder.state(builder.context().operationName("t.new"), like.location()).addRegions(1));
  }

  private static void legalize(ConversionRewriter rewriter, Operation op) {
    assertTrue(rewriter.legalize(op));
  }

  private static Arguments row(String message, BiConsumer<Operation, ConversionRewriter> change) {
    return Arguments.of(message, change);
  }

  static Stream<Arguments> directChanges() {
    return Stream.of(
        row(
            "changed 't.b' without the rewriter: use its 'modify'",
            (op, rewriter) -> op.setLocation(inside(op, 0).location())),
        row(
            "changed 't.f' without the rewriter: use its 'modify'",
            (op, rewriter) ->
                Objects.requireNonNull(Objects.requireNonNull(op.region(1).last()).first())
                    .setOperand(0, op.operand(0))),
        row(
            "changed 't.b' without the rewriter: use its 'modify'",
            (op, rewriter) -> body(op, 1).moveToEnd(op.region(1))),
        row(
            "erased 't.c' without the rewriter: use its 'erase'",
            (op, rewriter) -> inside(op, 0).erase()),
        row(
            "moved 't.c' without the rewriter: use its 'moveBefore'",
            (op, rewriter) -> inside(op, 0).moveToEnd(body(op, 0))),
        row(
            "inserted 't.new' without the rewriter: build it with that",
            (op, rewriter) -> create(OpBuilder.before(op), op)),
        // Also around what the conversion does for the pattern.
        row(
            "changed 't.a' without the rewriter: use its 'modify'",
            (op, rewriter) -> {
              legalize(rewriter, Objects.requireNonNull(body(op, 0).last()));
              Objects.requireNonNull(op.operand(0).definingOp())
                  .setAttribute("x", UnitAttr.get(op.context()));
            }));
  }

  @ParameterizedTest
  @MethodSource("directChanges")
  void areRefused(String message, BiConsumer<Operation, ConversionRewriter> change) {
    assumeTrue(Checks.ENABLED);
    Diagnostic error =
        assertThrows(
                DiagnosticException.class,
                () ->
                    convert(
                        parse(), onlyMaking("t.b", change), pattern("t.d", (op, rewriter) -> {})))
            .diagnostics()
            .get(0);
    assertEquals("'t.b' op pattern has " + message, error.message());
    assertEquals("loc(\"test.mlir\":2:1)", error.location().toString());
    assertTrue(
        error.notes().stream().anyMatch(note -> note.message().equals("in pattern 'Sneaky t.b'")));
  }

  /** The pattern that has made the change is named, not the one that has asked for it. */
  @Test
  void areRefusedInPatternsThatOthersAskFor() {
    assumeTrue(Checks.ENABLED);
    Diagnostic error =
        assertThrows(
                DiagnosticException.class,
                () ->
                    convert(
                        parse(),
                        pattern(
                            "t.b",
                            (op, rewriter) ->
                                legalize(rewriter, Objects.requireNonNull(body(op, 0).last()))),
                        onlyMaking(
                            "t.d",
                            (op, rewriter) -> Objects.requireNonNull(op.previous()).erase())))
            .diagnostics()
            .get(0);
    assertEquals(
        "'t.d' op pattern has erased 't.c' without the rewriter: use its 'erase'", error.message());
  }

  /** It is not blamed on the pattern of whose change the listener is told. */
  @Test
  void listenersThatChangeAreNamed() {
    assumeTrue(Checks.ENABLED);
    RewriteListener listener =
        new RewriteListener() {
          @Override
          public void operationModified(Operation op) {
            inside(op, 0).setAttribute("x", UnitAttr.get(context));
          }
        };
    Operation module = parse();
    FrozenRewritePatternSet patterns =
        FrozenRewritePatternSet.of(
            RewritePatternSet.create(context).add(pattern("t.b", (op, rewriter) -> {})));
    ConversionTarget target =
        ConversionTarget.create(context).addIllegalOps(context.operationName("t.b"));
    ConversionConfig config = ConversionConfig.DEFAULT.withListener(listener);
    DiagnosticException refusal =
        assertThrows(
            DiagnosticException.class,
            () ->
                DialectConversion.applyPartial(
                    List.of(module), target, patterns, config, new Diagnostics()));
    assertEquals(
        "'t.b' op listener has changed 't.c': it must not change the IR",
        refusal.diagnostics().get(0).message());
  }

  static Stream<BiConsumer<Operation, ConversionRewriter>> acceptedChanges() {
    return Stream.of(
        (op, rewriter) -> rewriter.erase(inside(op, 0)),
        (op, rewriter) -> rewriter.erase(op),
        (op, rewriter) -> rewriter.erase(body(op, 0)),
        (op, rewriter) -> {
          Operation branch = inside(op, 1);
          rewriter.modify(branch, branch::dropAllReferences);
          rewriter.modify(branch, () -> branch.setAttribute("x", UnitAttr.get(op.context())));
          rewriter.erase(branch);
        },
        (op, rewriter) ->
            assertThrows(
                ArithmeticException.class,
                () ->
                    rewriter.modify(
                        inside(op, 0),
                        () -> {
                          inside(op, 0).setAttribute("x", UnitAttr.get(op.context()));
                          throw new ArithmeticException();
                        })),
        (op, rewriter) -> rewriter.createBlock(op.region(0)),
        (op, rewriter) -> rewriter.moveBefore(inside(op, 0), op),
        (op, rewriter) -> rewriter.inlineBefore(body(op, 0), op, List.of()),
        (op, rewriter) -> rewriter.inlineAtEnd(op.region(0), op.region(1)),
        (op, rewriter) -> rewriter.split(inside(op, 0)),
        (op, rewriter) -> rewriter.clone(op, IrMapping.create()),
        (op, rewriter) -> rewriter.replaceAllUses(body(op, 1).argument(0), op.operand(0)),
        (op, rewriter) -> {
          SignatureConversion conversion = new SignatureConversion(1);
          conversion.addInputs(0, List.of(FloatType.f32(op.context())));
          rewriter.applySignatureConversion(body(op, 1), conversion, null);
        },
        (op, rewriter) -> legalize(rewriter, Objects.requireNonNull(body(op, 0).last())),
        (op, rewriter) -> {
          Region region = create(rewriter, op).region(0);
          Operation nested = create(OpBuilder.atEnd(region.addBlock()), op);
          nested.setAttribute("x", UnitAttr.get(op.context()));
          create(OpBuilder.before(nested), op).erase();
        });
  }

  @ParameterizedTest
  @MethodSource("acceptedChanges")
  void byTheRewriterAreAccepted(BiConsumer<Operation, ConversionRewriter> change) {
    convert(parse(), pattern("t.b", change), pattern("t.d", (op, rewriter) -> {}));
  }
}
