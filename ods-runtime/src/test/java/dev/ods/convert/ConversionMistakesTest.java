// SPDX-License-Identifier: Apache-2.0
package dev.ods.convert;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assertions.fail;

import dev.ods.diagnostic.DiagnosticException;
import dev.ods.diagnostic.Diagnostics;
import dev.ods.ir.Block;
import dev.ods.ir.IrMapping;
import dev.ods.ir.Operation;
import dev.ods.ir.Type;
import dev.ods.ir.Value;
import dev.ods.rewrite.FrozenRewritePatternSet;
import dev.ods.rewrite.RewriteListener;
import dev.ods.rewrite.RewritePattern;
import dev.ods.rewrite.RewritePatternSet;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.function.Predicate;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.function.Executable;

/** What patterns, targets and type converters must not do is reported, and nothing has changed. */
final class ConversionMistakesTest extends ConversionFixture {
  private static final String NESTED = "\"a.x\"() ({\n  \"a.y\"() : () -> ()\n}) : () -> ()\n";

  private String mistake(String program, ConversionTarget target, RewritePattern... patterns) {
    Operation module = parse(program);
    String before = text(module);
    DiagnosticException e =
        assertThrows(DiagnosticException.class, () -> partial(module, target, patterns));
    assertEquals(before, text(module));
    return e.diagnostics().get(0).message();
  }

  // --- Patterns.

  @Test
  void patternsReplaceOrModifyTheirRoot() {
    RewritePattern idle = on("a.x", null, (op, operands, rewriter) -> true);
    String expected =
        "'a.x' op expected pattern 'on a.x' to replace the root operation or modify it in place";
    ConversionTarget target = target();
    assertEquals(expected, mistake(NESTED, target, idle));
    assertEquals(expected, mistake(NESTED, target.addIllegalOps(name("a.x")), idle));
    RewritePattern besides =
        on(
            "a.x",
            null,
            (op, operands, rewriter) -> {
              rewriter.create(rewriter.state(name("b.x"), op.location()));
              return true;
            });
    assertEquals(expected, mistake(NESTED, target("b.x"), besides));
    RewritePattern unrecorded =
        on(
            "a.x",
            null,
            (op, operands, rewriter) -> {
              rewriter.create(rewriter.state(name("b.x"), op.location()));
              op.erase();
              return true;
            });
    Operation module = parse("\"a.x\"() : () -> ()");
    assertThrows(DiagnosticException.class, () -> partial(module, target("b.x"), unrecorded));
  }

  /** A pattern that makes others do it has changed its root, too. */
  @Test
  void othersMayModifyTheRoot() {
    Operation module = parse(NESTED);
    ConversionTarget target =
        target("b.y").addDynamicallyLegalOps(op -> op.attribute("k") != null, name("a.x"));
    RewritePattern outer =
        on("a.x", null, (op, operands, rewriter) -> rewriter.legalize(op.region(0)));
    RewritePattern inner =
        on(
            "a.y",
            null,
            (op, operands, rewriter) -> {
              Operation around = Objects.requireNonNull(op.parent());
              rewriter.modify(
                  around, () -> around.setAttribute("k", around.discardableAttributes()));
              rewriter.create(rewriter.state(name("b.y"), op.location()));
              rewriter.erase(op);
              return true;
            });
    assertTrue(partial(module, target, outer, inner));
    assertEquals("\"a.x\"() ({\n  \"b.y\"() : () -> ()\n}) {k = {}} : () -> ()\n", text(module));
  }

  /** What a pattern has created must become legal also if another one has thrown meanwhile. */
  @Test
  void patternsMayCatchWhatOthersThrow() {
    Operation module = parse(NESTED);
    RewritePattern thrower =
        on(
            "a.y",
            null,
            (op, operands, rewriter) -> {
              rewriter.create(rewriter.state(name("b.rest"), op.location()));
              throw new ArithmeticException("on purpose");
            });
    RewritePattern catcher =
        on(
            "a.x",
            null,
            (op, operands, rewriter) -> {
              rewriter.create(rewriter.state(name("c.x"), op.location()));
              assertThrows(RuntimeException.class, () -> rewriter.legalize(op.region(0)));
              assertEquals(op, rewriter.insertionPoint());
              Operation first = Objects.requireNonNull(op.region(0).first()).first();
              assertEquals("a.y", Objects.requireNonNull(first).name().value());
              rewriter.erase(op);
              return true;
            });
    ConversionTarget target = target("c.x").addIllegalOps(name("a.x"));
    assertTrue(partial(module, target, thrower, catcher));
    assertEquals("\"c.x\"() : () -> ()\n", text(module));

    ConversionTarget strict = target().addIllegalOps(name("a.x"), name("c.x"));
    Operation again = parse("\"a.x\"() ({\n  \"a.y\"() {legal} : () -> ()\n}) : () -> ()\n");
    String before = text(again);
    assertFalse(
        partial(
            again,
            strict.addDynamicallyLegalOps(new LegalOnce()::isLegal, name("a.y")),
            thrower,
            catcher));
    assertEquals(before, text(again));
  }

  /** Not legal when it is asked first, as that operation must not be visited a second time. */
  private static final class LegalOnce {
    private int asked;

    boolean isLegal(Operation op) {
      return asked++ > 0;
    }
  }

  @Test
  void valuesOfOtherModulesReplaceNothing() {
    Operation other = parse("%0 = \"a.x\"() : () -> i32");
    Value foreign =
        Objects.requireNonNull(Objects.requireNonNull(other.region(0).first()).first()).result(0);
    Operation module = parse("%0 = \"a.x\"() : () -> i32");
    RewritePattern replacing =
        on(
            "a.x",
            null,
            (op, operands, rewriter) -> {
              assertThrows(IllegalArgumentException.class, () -> rewriter.replace(op, foreign));
              return false;
            });
    assertTrue(partial(module, target(), replacing));
  }

  // --- Targets.

  @Test
  void whatPredicatesThrowIsReported() {
    Predicate<Operation> throwing = op -> fail("on purpose");
    for (String program : List.of(NESTED, "\"a.x\"() : () -> ()")) {
      for (ConversionTarget target :
          List.of(
              target().addDynamicallyLegalOps(throwing, name("a.x")),
              target("a.x").markRecursivelyLegal(throwing, name("a.x")))) {
        String message = mistake(program, target);
        assertTrue(message.startsWith("'a.x' op method "), message);
      }
    }
  }

  // --- Type converters.

  @Test
  void rulesReturnSomething() {
    TypeConverter converter = new TypeConverter().addConversion(Type.class, type -> null);
    String expected =
        "a rule that converts types has returned null for 'i32': return undecided() or failed()";
    DiagnosticException e =
        assertThrows(DiagnosticException.class, () -> converter.convertType(i32));
    assertEquals(expected, e.diagnostics().get(0).message());
    assertEquals(
        expected,
        mistake(
            "%0 = \"b.def\"() : () -> i32\n\"a.x\"(%0) : (i32) -> ()",
            target("b.def"), rename("a.x", "b.x", converter)));
  }

  @Test
  void materializationsMakeWhatTheyAreAskedFor() {
    String program = "%0 = \"b.def\"() : () -> i32\n\"a.x\"(%0) : (i32) -> ()";
    TypeConverter converter =
        converter()
            .addTargetMaterialization((builder, location, types, values, original) -> values);
    assertEquals(
        "a materialization has made values of types [i32]: make [i64]",
        mistake(program, target("b.def", "b.x"), rename("a.x", "b.x", converter)));
  }

  /** As in MLIR, one that makes none leaves it to the next. */
  @Test
  void materializationsMayMakeNothing() {
    Operation module = parse("%0 = \"b.def\"() : () -> i32\n\"a.x\"(%0) : (i32) -> ()");
    TypeConverter converter =
        converter()
            .addTargetMaterialization(
                (builder, location, types, values, original) ->
                    List.copyOf(
                        builder
                            .create(
                                builder
                                    .state(name("made"), location)
                                    .addOperands(values)
                                    .addTypes(types))
                            .results()))
            .addTargetMaterialization((builder, location, types, values, original) -> List.of());
    assertTrue(partial(module, target("b.def", "b.x"), rename("a.x", "b.x", converter)));
    assertEquals(
        """
        %0 = "b.def"() : () -> i32
        %1 = "made"(%0) : (i32) -> i64
        "b.x"(%1) : (i64) -> ()
        """,
        text(module));
  }

  // --- Rewriters.

  /** What one that is kept would do could neither be undone nor end. */
  @Test
  void rewritersAreOfNoUseAfterTheirConversion() {
    List<ConversionRewriter> kept = new ArrayList<>();
    RewritePattern keeper =
        on(
            "a.x",
            null,
            (op, operands, rewriter) -> {
              kept.add(rewriter);
              rewriter.modify(op, () -> op.setAttribute("k", op.discardableAttributes()));
              return true;
            });
    ConversionTarget target =
        target("a.y").addDynamicallyLegalOps(op -> op.attribute("k") != null, name("a.x"));
    Operation module = parse(NESTED);
    assertTrue(partial(module, target, keeper));
    Operation failing = parse(NESTED);
    assertFalse(partial(failing, target().addIllegalOps(name("a.x")), keeper));
    assertEquals(2, kept.size());
    assertRefused(kept.get(0), module);
    assertRefused(kept.get(1), failing);
  }

  private void assertRefused(ConversionRewriter rewriter, Operation module) {
    String before = text(module);
    Operation op = Objects.requireNonNull(body(module).first());
    Block nested = Objects.requireNonNull(op.region(0).first());
    Operation inner = Objects.requireNonNull(nested.first());
    List<Executable> uses =
        List.of(
            () -> rewriter.erase(op),
            () -> rewriter.erase(nested),
            () -> rewriter.replace(op, List.of()),
            () -> rewriter.replaceAllUses(nested, nested),
            () -> rewriter.modify(op, () -> op.setLocation(module.location())),
            () -> rewriter.moveBefore(inner, op),
            () -> rewriter.takeBody(op.region(0), op.region(0)),
            () -> rewriter.split(inner),
            () -> rewriter.createBlock(op.region(0)),
            () -> rewriter.legalize(op),
            () -> rewriter.legalize(op.region(0)),
            () -> rewriter.clone(inner, IrMapping.create()),
            () -> rewriter.create(rewriter.state(name("b.x"), op.location())),
            () ->
                rewriter.applySignatureConversion(body(module), new SignatureConversion(0), null));
    for (Executable use : uses) {
      rewriter.setInsertionPoint(inner);
      assertEquals(
          "the conversion of this rewriter has ended: use another one",
          assertThrows(IllegalStateException.class, use).getMessage());
      assertEquals(before, text(module));
    }
  }

  private static Block body(Operation module) {
    return Objects.requireNonNull(module.region(0).first());
  }

  // --- What else is thrown.

  @Test
  void whatListenersThrowIsSuppressedByWhatChangesThrow() {
    IllegalStateException second = new IllegalStateException();
    ArithmeticException first = new ArithmeticException();
    RewritePattern thrower =
        on(
            "a.x",
            null,
            (op, operands, rewriter) -> {
              rewriter.modify(
                  op,
                  () -> {
                    throw first;
                  });
              return true;
            });
    RewriteListener listener =
        new RewriteListener() {
          @Override
          public void operationModified(Operation op) {
            throw second;
          }
        };
    Operation module = parse(NESTED);
    assertThrows(
        RuntimeException.class,
        () ->
            DialectConversion.applyPartial(
                List.of(module),
                target().addIllegalOps(name("a.x")),
                FrozenRewritePatternSet.of(RewritePatternSet.create(context).add(thrower)),
                ConversionConfig.DEFAULT.withListener(listener),
                new Diagnostics()));
    assertSame(second, first.getSuppressed()[0]);
  }

  @Test
  void successorsAreReplacedBesideDroppedOnes() {
    Operation module =
        parse(
            """
            "a.x"() ({
              "a.branch"()[^bb1, ^bb2] : () -> ()
            ^bb1:
              "a.y"() : () -> ()
            ^bb2:
              "a.z"() : () -> ()
            }) : () -> ()
            """);
    RewritePattern pattern =
        on(
            "a.x",
            null,
            (op, operands, rewriter) -> {
              Block first = Objects.requireNonNull(op.region(0).first());
              Operation branch = Objects.requireNonNull(first.first());
              rewriter.modify(branch, () -> branch.successor(0).dropAllUses());
              Block to = Objects.requireNonNull(first.next());
              rewriter.replaceAllUses(branch.successor(1), to);
              assertEquals(to, branch.successor(1));
              return false;
            });
    String before = text(module);
    assertFalse(partial(module, target().addIllegalOps(name("a.x")), pattern));
    assertEquals(before, text(module));
  }
}
