// SPDX-License-Identifier: Apache-2.0
package dev.ods.convert;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.ods.diagnostic.DiagnosticException;
import dev.ods.ir.Context;
import dev.ods.ir.Operation;
import dev.ods.ir.Value;
import dev.ods.op.ModuleOp;
import dev.ods.rewrite.FrozenRewritePatternSet;
import dev.ods.rewrite.GreedyRewriteConfig;
import dev.ods.rewrite.GreedyRewriter;
import dev.ods.rewrite.PatternRoot;
import dev.ods.rewrite.RewritePattern;
import dev.ods.rewrite.Rewriter;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** What becomes legal, by which patterns, and what stays as it was. */
final class DialectConversionTest extends ConversionFixture {
  @Test
  void whatIsSaidOfAnOperationCountsMoreThanOfItsDialect() {
    Operation module =
        parse("\"a.x\"() {flag} : () -> ()\n\"a.y\"() : () -> ()\n\"b.z\"() : () -> ()");
    Operation x = Objects.requireNonNull(module.region(0).first()).first();
    Operation y = Objects.requireNonNull(x).next();
    Operation z = Objects.requireNonNull(y).next();
    ConversionTarget target = ConversionTarget.create(context).addIllegalDialects("a");
    assertTrue(target.isIllegal(x));
    target.addDynamicallyLegalOps(op -> op.attribute("flag") != null, name("a.x"), name("a.y"));
    assertTrue(target.isLegal(x));
    assertTrue(target.isIllegal(y));
    assertFalse(target.isLegal(Objects.requireNonNull(z)));
    assertFalse(target.isIllegal(z));
    target.markUnknownOpsDynamicallyLegal(op -> true).addIllegalOps(name("a.x"));
    assertTrue(target.isLegal(z));
    assertTrue(target.isIllegal(x));
    target.addLegalDialects("a").addLegalOps(name("a.x"));
    assertTrue(target.isLegal(x));
    assertTrue(target.isIllegal(y));
  }

  /** As in MLIR, a name without a dot is its own dialect. */
  @Test
  void aNameWithoutADotIsThatOfItsDialect() {
    Operation module = parse("\"foo\"() : () -> ()");
    assertTrue(
        DialectConversion.applyFull(module, target().addLegalDialects("foo"), set(), diagnostics));
  }

  @Test
  void whatIsNestedInRecursivelyLegalOperationsStays() {
    Operation module = parse("\"a.x\"() : () -> ()");
    ConversionTarget target =
        ConversionTarget.create(context).addLegalOps(ModuleOp.MODEL).addIllegalDialects("a");
    assertFalse(partial(module, target));
    assertTrue(partial(module, target.markRecursivelyLegal(ModuleOp.MODEL)));
    target.markRecursivelyLegal(op -> op.attribute("all") != null, ModuleOp.MODEL);
    assertFalse(partial(module, target));
    assertThrows(
        IllegalStateException.class,
        () -> ConversionTarget.create(context).markRecursivelyLegal(ModuleOp.MODEL));
  }

  @Test
  void partialConversionsLeaveWhatNothingIsKnownOf() {
    Operation module = parse("\"a.x\"() : () -> ()\n\"a.y\"() : () -> ()");
    List<Operation> left = new ArrayList<>();
    ConversionConfig config = ConversionConfig.DEFAULT.withUnlegalized(left);
    assertTrue(
        DialectConversion.applyPartial(
            List.of(module), target("b.x"), set(rename("a.x", "b.x", null)), config, diagnostics));
    assertEquals("\"b.x\"() : () -> ()\n\"a.y\"() : () -> ()\n", text(module));
    assertEquals(List.of("a.y"), left.stream().map(op -> op.name().value()).toList());
    assertEquals(List.of(), messages());
  }

  @Test
  void fullConversionsDoNot() {
    Operation module = parse("\"a.x\"() : () -> ()\n\"a.y\"() : () -> ()");
    String before = text(module);
    assertFalse(
        DialectConversion.applyFull(
            module, target("b.x"), set(rename("a.x", "b.x", null)), diagnostics));
    assertEquals(before, text(module));
    assertEquals(List.of("failed to legalize operation 'a.y'"), messages());
  }

  @Test
  void analysesChangeNothing() {
    Operation module = parse("\"a.x\"() : () -> ()\n\"a.y\"() : () -> ()\n\"b.x\"() : () -> ()");
    String before = text(module);
    Set<Operation> legal =
        DialectConversion.analyze(
            List.of(module),
            target("b.x"),
            set(rename("a.x", "b.x", null)),
            ConversionConfig.DEFAULT);
    assertEquals(
        List.of("builtin.module", "a.x", "b.x"),
        legal.stream().map(op -> op.name().value()).toList());
    assertEquals(before, text(module));
  }

  // --- Patterns.

  @Test
  void resultsBecomeLegalInTurn() {
    Operation module = parse("\"a.x\"() : () -> ()");
    assertTrue(
        partial(
            module,
            target("c.x").addIllegalDialects("a"),
            rename("a.x", "b.x", null),
            rename("b.x", "c.x", null)));
    assertEquals("\"c.x\"() : () -> ()\n", text(module));
  }

  @Test
  void anotherPatternIsTriedIfResultsDoNot() {
    Operation module = parse("%0 = \"a.x\"() : () -> i32\n\"a.use\"(%0) : (i32) -> ()");
    assertTrue(
        partial(
            module,
            target("c.x").addIllegalOps(name("a.x")),
            rename("a.x", "b.x", null, i64),
            rename("a.x", "c.x", null, i32)));
    assertEquals("%0 = \"c.x\"() : () -> i32\n\"a.use\"(%0) : (i32) -> ()\n", text(module));
  }

  @Test
  void patternsAreNotAppliedToWhatTheyCreate() {
    Operation module = parse("\"a.x\"() : () -> ()");
    ConversionTarget target = target().addIllegalOps(name("a.x"));
    assertFalse(partial(module, target, rename("a.x", "a.x", null)));
    RewritePattern countDown =
        new RewritePattern(null, "count-down", 1) {
          private int count = 100;

          @Override
          public boolean hasBoundedRecursion() {
            return true;
          }

          @Override
          public boolean matchAndRewrite(Operation op, Rewriter rewriter) {
            if (!op.name().value().equals("a.x")) {
              return false;
            }
            String next = --count == 0 ? "b.x" : "a.x";
            rewriter.create(rewriter.state(context.operationName(next), op.location()));
            rewriter.erase(op);
            return true;
          }
        };
    assertTrue(partial(module, target.addLegalOps(name("b.x")), countDown));
    assertEquals("\"b.x\"() : () -> ()\n", text(module));
  }

  /** Each is applied to what it has created, so often. */
  private ConversionPattern repeated(int count) {
    return new ConversionPattern(null, "repeated", 1, PatternRoot.named("a.x")) {
      private int left = count;

      @Override
      public boolean hasBoundedRecursion() {
        return true;
      }

      @Override
      protected boolean matchAndRewrite(
          Operation op, List<List<Value>> operands, ConversionRewriter rewriter) {
        String next = left-- == 0 ? "b.x" : "a.x";
        rewriter.create(rewriter.state(context.operationName(next), op.location()));
        rewriter.erase(op);
        return true;
      }
    };
  }

  @Test
  void recursionMayBeDeep() {
    Operation module = parse("\"a.x\"() : () -> ()");
    ConversionTarget target = target("b.x").addIllegalOps(name("a.x"));
    assertTrue(partial(module, target, repeated(50_000)));
    assertEquals("\"b.x\"() : () -> ()\n", text(module));
  }

  @Test
  void recursionThatDoesNotEndIsReported() {
    Operation module = parse("\"a.x\"() : () -> ()");
    ConversionTarget target = target("b.x").addIllegalOps(name("a.x"));
    DiagnosticException e =
        assertThrows(
            DiagnosticException.class, () -> partial(module, target, repeated(Integer.MAX_VALUE)));
    assertEquals(
        "'a.x' op is 100000 levels deep in the results of patterns: the recursion of one that says"
            + " that it is bounded may not be",
        e.diagnostics().get(0).message());
    assertEquals("\"a.x\"() : () -> ()\n", text(module));
  }

  @Test
  void onlyConversionsTakeTheirPatterns() {
    Operation module = parse("\"a.x\"() : () -> ()");
    FrozenRewritePatternSet patterns = set(rename("a.x", "b.x", null));
    assertThrows(
        IllegalArgumentException.class,
        () -> GreedyRewriter.apply(module, patterns, GreedyRewriteConfig.DEFAULT));
    Context other = Context.create();
    assertThrows(
        IllegalArgumentException.class,
        () ->
            DialectConversion.applyPartial(
                module, ConversionTarget.create(other), patterns, diagnostics));
  }

  @Test
  void regionsCanBecomeLegalFirst() {
    Operation module = parse("\"a.x\"() ({\n\"a.y\"() : () -> ()\n}) : () -> ()");
    RewritePattern outer =
        on(
            "a.x",
            null,
            (op, operands, rewriter) -> {
              if (!rewriter.legalize(op.region(0))) {
                return false;
              }
              Operation inner =
                  Objects.requireNonNull(Objects.requireNonNull(op.region(0).first()).first());
              assertEquals("b.y", inner.name().value());
              rewriter.moveBefore(inner, op);
              rewriter.erase(op);
              return true;
            });
    assertTrue(partial(module, target("b.y"), outer, rename("a.y", "b.y", null)));
    assertEquals("\"b.y\"() : () -> ()\n", text(module));
  }

  /** What a pattern has needed and created is not forgotten while it asks for others. */
  @Test
  void patternsNest() {
    Operation module =
        parse(
            """
            %0 = "made"() : () -> i32
            "a.x"(%0) ({
              "a.y"() : () -> ()
            }) : (i32) -> ()
            """);
    TypeConverter converter =
        converter()
            .addTargetMaterialization(
                (builder, location, types, values, original) ->
                    List.of(
                        builder
                            .create(
                                builder
                                    .state(name("widen"), location)
                                    .addOperands(values)
                                    .addTypes(types))
                            .result(0)));
    RewritePattern outer =
        on(
            "a.x",
            converter,
            (op, operands, rewriter) -> {
              rewriter.create(rewriter.state(name("b.before"), op.location()));
              if (!rewriter.legalize(op.region(0))) {
                return false;
              }
              Operation created =
                  rewriter.create(
                      rewriter
                          .state(name("b.x"), op.location())
                          .addOperands(operands.get(0))
                          .addRegions(1));
              rewriter.takeBody(created.region(0), op.region(0));
              rewriter.erase(op);
              return true;
            });
    ConversionTarget target =
        target("b.x", "b.y", "b.before").addIllegalOps(name("a.x"), name("a.y"));
    assertTrue(partial(module, target, outer, rename("a.y", "b.y", null)), () -> "" + messages());
    assertEquals(
        """
        %0 = "made"() : () -> i32
        %1 = "widen"(%0) : (i32) -> i64
        "b.before"() : () -> ()
        "b.x"(%1) ({
          "b.y"() : () -> ()
        }) : (i64) -> ()
        """,
        text(module));

    // What it creates first must become legal, too.
    Operation again = parse("\"a.x\"() ({\n  \"a.y\"() : () -> ()\n}) : () -> ()");
    RewritePattern illegalFirst =
        on(
            "a.x",
            null,
            (op, operands, rewriter) -> {
              rewriter.create(rewriter.state(name("a.z"), op.location()));
              boolean legal = rewriter.legalize(op.region(0));
              rewriter.erase(op);
              return legal;
            });
    assertFalse(
        partial(
            again, target.addIllegalOps(name("a.z")), illegalFirst, rename("a.y", "b.y", null)));
  }

  /** In a graph region, a user may come first. */
  @Test
  void usersMayPrecedeDefinitions() {
    Operation module = parse("\"a.use\"(%0) : (i32) -> ()\n%0 = \"a.def\"() : () -> i32");
    assertTrue(
        partial(
            module,
            target("b.def", "b.use"),
            rename("a.use", "b.use", converter()),
            rename("a.def", "b.def", converter(), i64)),
        () -> "" + messages());
    assertEquals("\"b.use\"(%0) : (i64) -> ()\n%0 = \"b.def\"() : () -> i64\n", text(module));
  }
}
