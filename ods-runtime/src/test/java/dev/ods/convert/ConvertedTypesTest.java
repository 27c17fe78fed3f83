// SPDX-License-Identifier: Apache-2.0
package dev.ods.convert;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.ods.builtin.FloatType;
import dev.ods.builtin.IntegerType;
import dev.ods.builtin.UnitAttr;
import dev.ods.diagnostic.DiagnosticException;
import dev.ods.ir.Block;
import dev.ods.ir.Location;
import dev.ods.ir.OpBuilder;
import dev.ods.ir.Operation;
import dev.ods.ir.Type;
import dev.ods.ir.Value;
import dev.ods.op.UnrealizedConversionCastOp;
import dev.ods.rewrite.RewritePattern;
import dev.ods.rewrite.Rewriter;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/** How values, types and blocks are converted on the way, and which casts are left. */
final class ConvertedTypesTest extends ConversionFixture {
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

  /** A source materialization for one pair of types, which refuses all others. */
  private TypeConverter narrowing(Type from) {
    return new TypeConverter()
        .addConversion(Type.class, TypeConversion::to)
        .addConversion(
            IntegerType.class,
            type ->
                switch (type.width()) {
                  case 32 -> TypeConversion.to(i64);
                  case 64 -> TypeConversion.to(IntegerType.get(context, 16));
                  default -> TypeConversion.to(type);
                })
        .addSourceMaterialization(
            (builder, location, types, values, original) ->
                made("made", List.of(from), builder, location, types, values));
  }

  /** What an operation makes of values of some types; null if they are of others. */
  private @Nullable List<Value> made(
      String op,
      List<Type> from,
      OpBuilder builder,
      Location location,
      List<Type> types,
      List<Value> values) {
    return Materializations.typesOf(values).equals(from)
        ? List.copyOf(
            builder
                .create(builder.state(name(op), location).addOperands(values).addTypes(types))
                .results())
        : null;
  }

  @Test
  void whatIsReplacedInTwoStepsIsMadeInOne() {
    Operation module =
        parse(
            "%0 = \"a.def\"() : () -> i32\n\"u.in\"(%0) : (i32) -> ()\n\"u.in\"(%0) : (i32) -> ()");
    Type i16 = IntegerType.get(context, 16);
    TypeConverter converter = narrowing(i16);
    assertTrue(
        partial(
            module,
            target("c.def", "u.in"),
            rename("a.def", "b.def", converter, i64),
            rename("b.def", "c.def", converter, i16)),
        () -> "" + messages());
    assertEquals(
        """
        %0 = "c.def"() : () -> i16
        %1 = "made"(%0) : (i16) -> i32
        "u.in"(%1) : (i32) -> ()
        "u.in"(%1) : (i32) -> ()
        """,
        text(module));
  }

  /** A value that is several of those that replace another one, and is replaced itself. */
  @Test
  void whatIsReplacedByOneValueTwiceIsMadeInOneStep() {
    Operation module = parse("%0 = \"a.def\"() : () -> i32\n\"u.in\"(%0) : (i32) -> ()");
    Type i16 = IntegerType.get(context, 16);
    TypeConverter converter =
        narrowing(i16)
            .addSourceMaterialization(
                (builder, location, types, values, original) ->
                    made("both", List.of(i16, i16), builder, location, types, values));
    assertTrue(
        partial(
            module,
            target("c.def", "u.in"),
            on(
                "a.def",
                converter,
                (op, operands, rewriter) -> {
                  Value one =
                      rewriter
                          .create(rewriter.state(name("b.def"), op.location()).addType(i64))
                          .result(0);
                  rewriter.replaceWithMultiple(op, List.of(List.of(one, one)));
                  return true;
                }),
            rename("b.def", "c.def", converter, i16)),
        () -> "" + messages());
    assertEquals(
        """
        %0 = "c.def"() : () -> i16
        %1 = "both"(%0, %0) : (i16, i16) -> i32
        "u.in"(%1) : (i32) -> ()
        """,
        text(module));
  }

  @Test
  void argumentsThatAreReplacedInTwoStepsAreMadeInOne() {
    Operation module =
        parse("\"a.x\"() ({\n^bb0(%0: i32):\n\"u.in\"(%0) : (i32) -> ()\n}) : () -> ()");
    TypeConverter converter = narrowing(IntegerType.get(context, 16));
    assertTrue(
        partial(
            module,
            target("c.x", "u.in"),
            converting("a.x", "b.x", converter),
            converting("b.x", "c.x", converter)),
        () -> "" + messages());
    assertEquals(
        """
        "c.x"() ({
        ^bb0(%arg0: i16):
          %0 = "made"(%arg0) : (i16) -> i32
          "u.in"(%0) : (i32) -> ()
        }) : () -> ()
        """,
        text(module));
  }

  private RewritePattern converting(String from, String to, TypeConverter converter) {
    return on(
        from,
        converter,
        (op, operands, rewriter) -> {
          Operation created =
              rewriter.create(rewriter.state(name(to), op.location()).addRegions(1));
          rewriter.takeBody(created.region(0), op.region(0));
          rewriter.erase(op);
          return rewriter.convertRegionTypes(created.region(0), converter, null) != null;
        });
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
        DiagnosticException.class,
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

  /**
   * The message names who uses what is gone: the pattern held the operand while it was replaced.
   */
  @Test
  void theUserOfWhatWasErasedIsNamed() {
    Operation module =
        parse(
            """
            "a.x"() ({
            ^bb0(%a: i8):
              "a.end"(%a) : (i8) -> ()
            }) : () -> ()
            """);
    RewritePattern merger =
        on(
            "a.x",
            null,
            (op, operands, rewriter) -> {
              Block body = Objects.requireNonNull(op.region(0).first());
              Value held = Objects.requireNonNull(body.first()).operand(0);
              Operation made =
                  rewriter.create(
                      rewriter.state(name("a.make"), op.location()).addType(held.type()));
              rewriter.inlineBefore(body, op, List.of(made.result(0)));
              rewriter.create(rewriter.state(name("a.use"), op.location()).addOperand(held));
              rewriter.erase(op);
              return true;
            });
    ConversionTarget target = target("a.end", "a.make", "a.use").addIllegalOps(name("a.x"));
    IllegalStateException thrown =
        assertThrows(IllegalStateException.class, () -> partial(module, target, merger));
    String message = String.valueOf(thrown.getMessage());
    assertTrue(
        message.startsWith(
            "an argument of a block, which was erased, is an operand of 'a.use' at loc("),
        message);
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
