// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.conversion;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.ods.builtin.FloatType;
import dev.ods.builtin.IndexType;
import dev.ods.builtin.IntegerType;
import dev.ods.control.BranchOpInterface;
import dev.ods.convert.ConversionTarget;
import dev.ods.convert.DialectConversion;
import dev.ods.convert.TypeConversion;
import dev.ods.convert.TypeConverter;
import dev.ods.diagnostic.Diagnostics;
import dev.ods.dialects.func.CallOp;
import dev.ods.dialects.func.FuncOp;
import dev.ods.dialects.func.ReturnOp;
import dev.ods.ir.Arity;
import dev.ods.ir.Context;
import dev.ods.ir.DialectDefinition;
import dev.ods.ir.Location;
import dev.ods.ir.OpBuilder;
import dev.ods.ir.OpDefinition;
import dev.ods.ir.OpModel;
import dev.ods.ir.OpView;
import dev.ods.ir.Operation;
import dev.ods.ir.Type;
import dev.ods.ir.Value;
import dev.ods.ir.ValueRange;
import dev.ods.rewrite.FrozenRewritePatternSet;
import dev.ods.rewrite.RewritePatternSet;
import dev.ods.text.Parser;
import dev.ods.text.ParserOptions;
import dev.ods.text.Printer;
import dev.ods.text.PrinterFlags;
import dev.ods.trait.Terminator;
import dev.ods.verify.Verifier;
import java.util.List;
import java.util.Objects;
import java.util.ServiceLoader;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Types are converted across functions, calls, returns and branches. */
final class FuncTypesTest {
  private final Context context = Context.create();
  private final Diagnostics diagnostics = new Diagnostics();

  FuncTypesTest() {
    context.allowUnregisteredDialects(true);
    ServiceLoader.load(DialectDefinition.class).forEach(context::register);
  }

  @Test
  void areConvertedEverywhere() {
    String text =
        """
        func.func private @callee(i64, f32, i1) -> (f32, i64)
        func.func @caller(%a: i64, %c: i1) -> (i64, f32) {
          %0 = "make"() : () -> f32
          cf.cond_br %c, ^bb1(%a : i64), ^bb1(%a : i64)
        ^bb1(%b: i64):
          %1:2 = func.call @callee(%b, %0, %c) : (i64, f32, i1) -> (f32, i64)
          return %1#1, %1#0 : i64, f32
        }
        """;
    Operation module =
        Objects.requireNonNull(
            Parser.parse(
                text.getBytes(UTF_8), "m.mlir", context, ParserOptions.DEFAULT, diagnostics));
    // i64 becomes i32, and f32 two f16.
    TypeConverter converter =
        new TypeConverter()
            .addConversion(Type.class, TypeConversion::to)
            .addConversion(
                IntegerType.class,
                type ->
                    type.width() == 64
                        ? TypeConversion.to(IntegerType.get(context, 32))
                        : TypeConversion.to(type))
            .addConversion(
                FloatType.class,
                type ->
                    type == FloatType.f32(context)
                        ? TypeConversion.to(List.of(FloatType.f16(context), FloatType.f16(context)))
                        : TypeConversion.to(type))
            .addTargetMaterialization(
                (builder, location, types, values, original) ->
                    List.copyOf(
                        builder
                            .create(
                                builder
                                    .state(context.operationName("split"), location)
                                    .addOperands(values)
                                    .addTypes(types))
                            .results()));
    ConversionTarget target =
        ConversionTarget.create(context)
            .addDynamicallyLegalOps(
                op -> converter.isSignatureLegal(FuncOp.of(op).functionType()), FuncOp.MODEL)
            .addDynamicallyLegalOps(converter::isLegal, CallOp.MODEL, ReturnOp.MODEL)
            .markUnknownOpsDynamicallyLegal(
                op -> op.successorCount() == 0 || FuncTypes.isLegalBranch(op, converter));
    RewritePatternSet patterns = RewritePatternSet.create(context);
    FuncTypes.addFunctionsTo(patterns, converter);
    FuncTypes.addCallsTo(patterns, converter);
    FuncTypes.addReturnsTo(patterns, converter);
    FuncTypes.addBranchesTo(patterns, converter);
    boolean converted =
        DialectConversion.applyPartial(
            module, target, FrozenRewritePatternSet.of(patterns), diagnostics);
    assertTrue(converted, () -> "" + diagnostics.list());
    assertTrue(Verifier.verify(module, diagnostics), () -> "" + diagnostics.list());
    assertEquals(
        """
        module {
          func.func private @callee(i32, f16, f16, i1) -> (f16, f16, i32)
          func.func @caller(%arg0: i32, %arg1: i1) -> (i32, f16, f16) {
            %0 = "make"() : () -> f32
            %1:2 = "split"(%0) : (f32) -> (f16, f16)
            cf.cond_br %arg1, ^bb1(%arg0 : i32), ^bb1(%arg0 : i32)
          ^bb1(%2: i32):  // 2 preds: ^bb0, ^bb0
            %3:3 = call @callee(%2, %1#0, %1#1, %arg1) : (i32, f16, f16, i1) -> (f16, f16, i32)
            return %3#2, %3#0, %3#1 : i32, f16, f16
          }
        }
        """,
        Printer.toString(module, PrinterFlags.DEFAULT).strip() + "\n");
  }

  private String converted(String text, TypeConverter converter) {
    Operation module =
        Objects.requireNonNull(
            Parser.parse(
                text.getBytes(UTF_8), "m.mlir", context, ParserOptions.DEFAULT, diagnostics));
    ConversionTarget target =
        ConversionTarget.create(context)
            .addDynamicallyLegalOps(
                op -> converter.isSignatureLegal(FuncOp.of(op).functionType()), FuncOp.MODEL)
            .markUnknownOpsDynamicallyLegal(
                op ->
                    op.successorCount() == 0
                        || op.operands().stream()
                            .noneMatch(value -> value.type() == IntegerType.get(context, 32)));
    RewritePatternSet patterns = RewritePatternSet.create(context);
    FuncTypes.addFunctionsTo(patterns, converter);
    FuncTypes.addBranchesTo(patterns, converter);
    boolean converted =
        DialectConversion.applyPartial(
            module, target, FrozenRewritePatternSet.of(patterns), diagnostics);
    assertTrue(converted, () -> "" + diagnostics.list());
    assertTrue(Verifier.verify(module, diagnostics), () -> "" + diagnostics.list());
    return Printer.toString(module, PrinterFlags.DEFAULT)
        .lines()
        .map(String::strip)
        .collect(Collectors.joining("\n"));
  }

  /** As in MLIR: a call has the types of the function, whatever its results would become. */
  @Test
  void callsAreConvertedByTypes() {
    TypeConverter converter =
        new TypeConverter()
            .addConversion(Type.class, TypeConversion::to)
            .addConversion(
                IntegerType.class,
                type ->
                    type.width() == 64
                        ? TypeConversion.to(IntegerType.get(context, 32))
                        : TypeConversion.to(type))
            .addValueConversion(
                value ->
                    value.definingOp() != null && value.definingOp().is(CallOp.MODEL)
                        ? TypeConversion.to(IntegerType.get(context, 16))
                        : TypeConversion.undecided())
            .addSourceMaterialization(this::cast);
    Operation module =
        Objects.requireNonNull(
            Parser.parse(
                """
                func.func private @callee() -> i64
                func.func @caller() {
                  %0 = func.call @callee() : () -> i64
                  "use"(%0) : (i64) -> ()
                  return
                }
                """
                    .getBytes(UTF_8),
                "m.mlir",
                context,
                ParserOptions.DEFAULT,
                diagnostics));
    ConversionTarget target =
        ConversionTarget.create(context)
            .addDynamicallyLegalOps(
                op -> converter.isSignatureLegal(FuncOp.of(op).functionType()), FuncOp.MODEL)
            .addDynamicallyLegalOps(
                op -> op.result(0).type() != IntegerType.get(context, 64), CallOp.MODEL)
            .markUnknownOpsDynamicallyLegal(op -> true);
    RewritePatternSet patterns = RewritePatternSet.create(context);
    FuncTypes.addFunctionsTo(patterns, converter);
    FuncTypes.addCallsTo(patterns, converter);
    assertTrue(
        DialectConversion.applyPartial(
            module, target, FrozenRewritePatternSet.of(patterns), diagnostics),
        () -> "" + diagnostics.list());
    String text = Printer.toString(module, PrinterFlags.DEFAULT);
    assertTrue(text.contains("call @callee() : () -> i32"), text);
    assertTrue(Verifier.verify(module, diagnostics), () -> "" + diagnostics.list());
  }

  /** As in MLIR: the first dictionaries stay, and those that are added are empty. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "(i1 {x.a}, f32 {x.b}) -> (f32 {x.r}, i1 {x.s})"
            + "| (i1 {x.a}, f16 {x.b}, f16) -> (f16 {x.r}, f16 {x.s}, i1)",
        "(f32, i1) -> (i1 {x.r}) | (f16, f16, i1) -> (i1 {x.r})",
        "(index {x.a}) -> (index {x.r}) | ()",
        "(i1, index {x.a}) -> (index, i1 {x.r}) | (i1) -> i1",
        "(index {x.a}, i1 {x.b}) | (i1 {x.a})",
      })
  void dictionariesAreAsManyAsArguments(String from, String to) {
    TypeConverter converter =
        new TypeConverter()
            .addConversion(Type.class, TypeConversion::to)
            .addConversion(IndexType.class, type -> TypeConversion.to(List.of()))
            .addConversion(
                FloatType.class,
                type ->
                    type == FloatType.f32(context)
                        ? TypeConversion.to(List.of(FloatType.f16(context), FloatType.f16(context)))
                        : TypeConversion.to(type));
    assertEquals(
        "module {\nfunc.func private @f" + to + "\n}",
        converted("func.func private @f" + from, converter));
  }

  /** Also if what its arguments become would be converted again. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "cf.cond_br %c, ^bb1(%a : i32), ^bb1(%a : i32)",
        "cf.cond_br %c, ^bb1(%a : i32), ^bb2\n^bb2:\ncf.br ^bb1(%a : i32)",
      })
  void blocksAreConvertedOnce(String branches) {
    String text =
        converted(
            "func.func @f(%c: i1) {\n%a = \"make\"() : () -> i32\n"
                + branches
                + "\n^bb1(%b: i32):\n\"use\"(%b) : (i32) -> ()\nreturn\n}",
            steps());
    assertTrue(text.contains("\"cast\"(%3) : (i64) -> i32"), text);
    assertFalse(text.contains("i16"), text);
  }

  /** Also if the operands of a branch do not show it, which passes what it produces itself. */
  @Test
  void blocksWhoseArgumentsAreProducedAreConvertedOnce() {
    context.load(new RaiseDialect());
    context.attachInterface(RaiseDialect.RAISE, BranchOpInterface.class, Raise::new);
    String text =
        converted(
            """
            func.func @f(%c: i1) {
              %a = "make"() : () -> i32
              cf.cond_br %c, ^bb1, ^bb2
            ^bb1:
              "r.raise"(%a)[^bb3, ^bb4] : (i32) -> ()
            ^bb2:
              "r.raise"(%a)[^bb3, ^bb4] : (i32) -> ()
            ^bb3(%b: i32):
              "use"(%b) : (i32) -> ()
              return
            ^bb4(%d: i32):
              "use"(%d) : (i32) -> ()
              return
            }
            """,
            steps());
    assertEquals(2, text.split(": i64\\):", -1).length - 1, text);
    assertFalse(text.contains("i16"), text);
  }

  /** A branch that passes to its first successor what it produces, and to the other its operand. */
  private record Raise(Operation operation) implements BranchOpInterface {
    Raise(OpView view) {
      this(view.operation());
    }

    @Override
    public ValueRange successorOperands(int index) {
      return operation.operands(0, index);
    }

    @Override
    public int producedOperandCount(int index) {
      return 1 - index;
    }
  }

  private static final class RaiseDialect extends DialectDefinition {
    static final OpModel RAISE =
        new OpModel(
            OpDefinition.builder("r.raise")
                .operand("a", "any type", Arity.SINGLE)
                .successor("first", "any successor")
                .successor("second", "any successor")
                .traits(Terminator.class)
                .build()) {
          @Override
          public OpView view(Operation operation) {
            return () -> operation;
          }
        };

    RaiseDialect() {
      super("r");
    }

    @Override
    public List<OpModel> operations() {
      return List.of(RAISE);
    }
  }

  /** i32 becomes i64, which would become i16. */
  private TypeConverter steps() {
    return new TypeConverter()
        .addConversion(Type.class, TypeConversion::to)
        .addConversion(
            IntegerType.class,
            type ->
                switch (type.width()) {
                  case 32 -> TypeConversion.to(IntegerType.get(context, 64));
                  case 64 -> TypeConversion.to(IntegerType.get(context, 16));
                  default -> TypeConversion.to(type);
                })
        .addSourceMaterialization(this::cast)
        .addTargetMaterialization(this::cast);
  }

  private List<Value> cast(
      OpBuilder builder,
      Location location,
      List<Type> types,
      List<Value> values,
      @Nullable Type original) {
    return List.copyOf(
        builder
            .create(
                builder
                    .state(context.operationName("cast"), location)
                    .addOperands(values)
                    .addTypes(types))
            .results());
  }
}
