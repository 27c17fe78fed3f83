// SPDX-License-Identifier: Apache-2.0
package dev.ods.convert;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.ods.builtin.FloatType;
import dev.ods.builtin.IndexType;
import dev.ods.builtin.IntegerType;
import dev.ods.builtin.UnitAttr;
import dev.ods.diagnostic.Diagnostic;
import dev.ods.diagnostic.Diagnostics;
import dev.ods.ir.Block;
import dev.ods.ir.Context;
import dev.ods.ir.Operation;
import dev.ods.ir.OperationName;
import dev.ods.ir.OperationState;
import dev.ods.ir.Type;
import dev.ods.ir.Value;
import dev.ods.op.ModuleOp;
import dev.ods.op.UnrealizedConversionCastOp;
import dev.ods.rewrite.FrozenRewritePatternSet;
import dev.ods.rewrite.GreedyRewriteConfig;
import dev.ods.rewrite.GreedyRewriter;
import dev.ods.rewrite.RewritePattern;
import dev.ods.rewrite.RewritePatternSet;
import dev.ods.rewrite.Rewriter;
import dev.ods.text.Parser;
import dev.ods.text.ParserOptions;
import dev.ods.text.Printer;
import dev.ods.text.PrinterFlags;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/** What becomes legal, and how values and types are converted on the way. */
final class DialectConversionTest {
  private final Context context = Context.create();
  private final Diagnostics diagnostics = new Diagnostics().showOperations(false);
  private final Type i32 = IntegerType.get(context, 32);
  private final Type i64 = IntegerType.get(context, 64);

  DialectConversionTest() {
    context.allowUnregisteredDialects(true);
  }

  private Operation parse(String text) {
    Diagnostics errors = new Diagnostics();
    Operation module =
        Parser.parse(text.getBytes(UTF_8), "m.mlir", context, ParserOptions.DEFAULT, errors);
    assertNotNull(module, () -> "" + errors.list());
    return Objects.requireNonNull(module);
  }

  /** The text of the operations in a module, a line for each of those in no other one. */
  private static String text(Operation module) {
    return Printer.toString(module, PrinterFlags.GENERIC)
        .lines()
        .filter(line -> line.startsWith("  "))
        .map(line -> line.substring(2) + "\n")
        .collect(Collectors.joining());
  }

  private OperationName name(String name) {
    return context.operationName(name);
  }

  private ConversionTarget target(String... legal) {
    ConversionTarget target = ConversionTarget.create(context).addLegalOps(ModuleOp.MODEL);
    for (String each : legal) {
      target.addLegalOps(name(each));
    }
    return target;
  }

  private FrozenRewritePatternSet set(RewritePattern... patterns) {
    RewritePatternSet set = RewritePatternSet.create(context);
    List.of(patterns).forEach(set::add);
    return FrozenRewritePatternSet.of(set);
  }

  private boolean partial(Operation module, ConversionTarget target, RewritePattern... patterns) {
    return DialectConversion.applyPartial(module, target, set(patterns), diagnostics);
  }

  private List<String> messages() {
    return diagnostics.list().stream().map(Diagnostic::message).toList();
  }

  /** What a pattern does with operations of a name. */
  private interface Body {
    boolean matchAndRewrite(Operation op, List<List<Value>> operands, ConversionRewriter rewriter);
  }

  private static RewritePattern on(String name, @Nullable TypeConverter converter, Body body) {
    return new ConversionPattern(null, converter, "on " + name, 1) {
      @Override
      protected boolean matchAndRewrite(
          Operation op, List<List<Value>> operands, ConversionRewriter rewriter) {
        return op.name().value().equals(name) && body.matchAndRewrite(op, operands, rewriter);
      }
    };
  }

  /** Replaces an operation by one of another name, with converted operands and given types. */
  private RewritePattern rename(
      String from, String to, @Nullable TypeConverter converter, Type... types) {
    return on(
        from,
        converter,
        (op, operands, rewriter) -> {
          OperationState state = rewriter.state(name(to), op.location());
          operands.forEach(each -> each.forEach(state::addOperand));
          Operation created = rewriter.create(state.addTypes(List.of(types)));
          if (op.resultCount() == 1) {
            rewriter.replaceWithMultiple(op, List.of(List.copyOf(created.results())));
          } else {
            rewriter.erase(op);
          }
          return true;
        });
  }

  // --- Legality.

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

  // --- Types.

  /** From i32 to i64, from f32 to two f16; nothing remains of index. */
  private TypeConverter converter() {
    return new TypeConverter()
        .addConversion(Type.class, TypeConversion::to)
        .addConversion(
            IntegerType.class,
            type -> type.width() == 32 ? TypeConversion.to(i64) : TypeConversion.undecided())
        .addConversion(
            FloatType.class,
            type ->
                type == FloatType.f32(context)
                    ? TypeConversion.to(List.of(FloatType.f16(context), FloatType.f16(context)))
                    : TypeConversion.failed())
        .addConversion(IndexType.class, type -> TypeConversion.to(List.of()));
  }

  @Test
  void rulesThatWereAddedLaterComeFirst() {
    TypeConverter converter = converter();
    assertEquals(i64, converter.convertType(i32));
    assertEquals(i64, converter.convertType(i64));
    assertEquals(null, converter.convertType(FloatType.f32(context)));
    assertEquals(null, converter.convertToTypes(FloatType.f64(context)));
    assertEquals(
        List.of(i64, FloatType.f16(context), FloatType.f16(context)),
        converter.convertTypes(List.of(i32, FloatType.f32(context))));
    assertEquals(null, converter.convertTypes(List.of(i32, FloatType.f64(context))));
    assertTrue(converter.isLegal(i64));
    assertFalse(converter.isLegal(i32));
    converter.addConversion(IntegerType.class, type -> TypeConversion.to(type));
    assertTrue(converter.isLegal(i32));
  }

  @Test
  void rulesCanLookAtValues() {
    Operation module = parse("%0 = \"wide\"() : () -> i32\n%1 = \"narrow\"() : () -> i32");
    List<Operation> ops = new ArrayList<>();
    Objects.requireNonNull(module.region(0).first()).operations().forEach(ops::add);
    TypeConverter converter =
        converter()
            .addValueConversion(
                value ->
                    Objects.requireNonNull(value.definingOp()).name().value().equals("narrow")
                        ? TypeConversion.to(i32)
                        : TypeConversion.undecided());
    assertEquals(i64, converter.convertType(ops.get(0).result(0)));
    assertEquals(i32, converter.convertType(ops.get(1).result(0)));
    assertEquals(i64, converter.convertType(i32));
    assertTrue(converter.isLegal(ops.get(1)));
  }

  @Test
  void valuesOfNewTypesReachConvertedUsers() {
    Operation module = parse("%0 = \"a.def\"() : () -> f32\n\"a.use\"(%0) : (f32) -> ()");
    Type f16 = FloatType.f16(context);
    assertTrue(
        partial(
            module,
            target("b.def", "b.use"),
            rename("a.def", "b.def", converter(), f16, f16),
            rename("a.use", "b.use", converter())));
    assertEquals(
        "%0:2 = \"b.def\"() : () -> (f16, f16)\n\"b.use\"(%0#0, %0#1) : (f16, f16) -> ()\n",
        text(module));
  }

  @Test
  void otherUsersGetWhatTheConverterMakes() {
    Operation module =
        parse(
            "%0 = \"a.def\"() : () -> i32\n\"a.use\"(%0) : (i32) -> ()\n\"b.in\"(%0) : (i32) -> ()");
    TypeConverter converter =
        converter()
            .addSourceMaterialization(
                (builder, location, types, values, original) ->
                    List.of(
                        builder
                            .create(
                                builder
                                    .state(name("narrow"), location)
                                    .addOperands(values)
                                    .addTypes(types))
                            .result(0)));
    assertTrue(
        partial(
            module,
            target("b.def", "b.use", "b.in"),
            rename("a.def", "b.def", converter, i64),
            rename("a.use", "b.use", converter)));
    assertEquals(
        """
            %0 = "b.def"() : () -> i64
            %1 = "narrow"(%0) : (i64) -> i32
            "b.use"(%0) : (i64) -> ()
            "b.in"(%1) : (i32) -> ()
            """,
        text(module));
  }

  @Test
  void whatNothingMakesFails() {
    Operation module = parse("%0 = \"a.def\"() : () -> i32\n\"b.in\"(%0) : (i32) -> ()");
    String before = text(module);
    ConversionTarget target = target("b.def", "b.in");
    assertFalse(partial(module, target, rename("a.def", "b.def", converter(), i64)));
    assertEquals(
        List.of(
            "failed to legalize unresolved materialization from ('i64') to ('i32') that remained"
                + " live after conversion"),
        messages());
    assertEquals(
        "see existing live user here: \"b.in\"(%1) : (i32) -> ()",
        diagnostics.list().get(0).notes().get(0).message());
    assertEquals(before, text(module));

    ConversionConfig config =
        ConversionConfig.DEFAULT.withMaterializations(false).withCastKinds(true);
    assertTrue(
        DialectConversion.applyPartial(
            List.of(module),
            target,
            set(rename("a.def", "b.def", converter(), i64)),
            config,
            diagnostics));
    assertEquals(
        """
            %0 = "b.def"() : () -> i64
            %1 = "builtin.unrealized_conversion_cast"(%0) {__kind__ = "source"} : (i64) -> i32
            "b.in"(%1) : (i32) -> ()
            """,
        text(module));
  }

  @Test
  void droppedOperandsAreAbsent() {
    Operation module =
        parse("%0 = \"a.def\"() : () -> index\n\"a.use\"(%0, %0) : (index, index) -> ()");
    assertTrue(
        partial(
            module,
            target("b.def", "b.use"),
            rename("a.def", "b.def", converter()),
            rename("a.use", "b.use", converter())));
    assertEquals("\"b.def\"() : () -> ()\n\"b.use\"() : () -> ()\n", text(module));
  }

  @Test
  void argumentsOfBlocksAreConverted() {
    Operation module =
        parse(
            """
                "a.x"() ({
                ^bb0(%0: i32, %1: index):
                "a.use"(%0) : (i32) -> ()
                "a.go"()[^bb1] : () -> ()
                ^bb1:
                "a.end"() : () -> ()
                }) : () -> ()\
                """);
    TypeConverter converter = converter();
    RewritePattern outer =
        on(
            "a.x",
            converter,
            (op, operands, rewriter) -> {
              rewriter.modify(op, () -> op.setAttribute("done", UnitAttr.get(context)));
              return rewriter.convertRegionTypes(op.region(0), converter, null) != null;
            });
    ConversionTarget target =
        target("b.use", "a.go", "a.end")
            .addDynamicallyLegalOps(op -> op.attribute("done") != null, name("a.x"));
    assertTrue(partial(module, target, outer, rename("a.use", "b.use", converter)));
    assertEquals(
        """
            "a.x"() ({
            ^bb0(%arg0: i64):
              "b.use"(%arg0) : (i64) -> ()
              "a.go"()[^bb1] : () -> ()
            ^bb1:  // pred: ^bb0
              "a.end"() : () -> ()
            }) {done} : () -> ()
            """,
        text(module));
  }

  @Test
  void mistakesAreRefused() {
    SignatureConversion signature = new SignatureConversion(1);
    signature.addInputs(0, List.of(i32));
    assertThrows(IllegalStateException.class, () -> signature.remapInput(0, 0, 1));

    Operation module = parse("%0 = \"a.x\"() : () -> i32\n\"a.use\"(%0) : (i32) -> ()");
    RewritePattern wrong =
        on(
            "a.x",
            null,
            (op, operands, rewriter) -> {
              assertThrows(
                  IllegalArgumentException.class,
                  () -> rewriter.replaceWithMultiple(op, List.of()));
              assertThrows(
                  IllegalArgumentException.class, () -> rewriter.replace(op, op.result(0)));
              return false;
            });
    assertTrue(partial(module, target(), wrong));

    TypeConverter lying =
        converter()
            .addSourceMaterialization(
                (builder, location, types, values, original) -> List.copyOf(values));
    assertThrows(
        IllegalStateException.class,
        () -> partial(module, target("b.x"), rename("a.x", "b.x", lying, i64)));
    assertEquals("%0 = \"a.x\"() : () -> i32\n\"a.use\"(%0) : (i32) -> ()\n", text(module));
  }

  @Test
  void nothingIsErasedTwice() {
    Operation module =
        parse(
            """
            "a.x"() ({
              "a.y"() : () -> ()
            }) : () -> ()
            """);
    RewritePattern eraser =
        on(
            "a.x",
            null,
            (op, operands, rewriter) -> {
              Block block = Objects.requireNonNull(op.region(0).first());
              Operation nested = Objects.requireNonNull(block.first());
              rewriter.erase(op);
              assertThrows(IllegalArgumentException.class, () -> rewriter.erase(op));
              assertThrows(IllegalArgumentException.class, () -> rewriter.erase(nested));
              assertThrows(IllegalArgumentException.class, () -> rewriter.erase(block));
              return true;
            });
    assertTrue(partial(module, target().addIllegalOps(name("a.x")), eraser));
    assertEquals("", text(module));
  }

  @Test
  void whatIsErasedMustNotBeReferredTo() {
    String text =
        """
        "a.x"() ({
          "a.go"()[^bb1] : () -> ()
        ^bb1:
          "a.end"() : () -> ()
        }) : () -> ()
        """;
    Operation module = parse(text);
    String before = text(module);
    RewritePattern eraser =
        on(
            "a.x",
            null,
            (op, operands, rewriter) -> {
              rewriter.erase(Objects.requireNonNull(op.region(0).last()));
              rewriter.modify(op, () -> op.setAttribute("done", UnitAttr.get(context)));
              return true;
            });
    ConversionTarget target =
        target("a.go", "a.end")
            .addDynamicallyLegalOps(op -> op.attribute("done") != null, name("a.x"));
    assertThrows(IllegalStateException.class, () -> partial(module, target, eraser));
    assertEquals(before, text(module));
  }

  // --- Casts.

  @Test
  void castsThatCancelEachOtherOutGo() {
    Operation module =
        parse(
            """
                %0 = "a.def"() : () -> i32
                %1 = builtin.unrealized_conversion_cast %0 : i32 to i64
                %2 = builtin.unrealized_conversion_cast %1 : i64 to f32
                %3 = builtin.unrealized_conversion_cast %2 : f32 to i32
                %4 = builtin.unrealized_conversion_cast %0 : i32 to f64
                "a.use"(%3, %4) : (i32, f64) -> ()\
                """);
    List<Operation> casts = new ArrayList<>();
    module.walk(UnrealizedConversionCastOp.MODEL, casts::add);
    assertEquals(1, UnrealizedCasts.reconcile(casts, Rewriter.before(module)).size());
    assertEquals(
        """
            %0 = "a.def"() : () -> i32
            %1 = "builtin.unrealized_conversion_cast"(%0) : (i32) -> f64
            "a.use"(%0, %1) : (i32, f64) -> ()
            """,
        text(module));
  }
}
