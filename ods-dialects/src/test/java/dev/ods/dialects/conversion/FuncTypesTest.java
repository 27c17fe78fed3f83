// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.conversion;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.ods.builtin.FloatType;
import dev.ods.builtin.IntegerType;
import dev.ods.convert.ConversionTarget;
import dev.ods.convert.DialectConversion;
import dev.ods.convert.TypeConversion;
import dev.ods.convert.TypeConverter;
import dev.ods.diagnostic.Diagnostics;
import dev.ods.dialects.func.CallOp;
import dev.ods.dialects.func.FuncOp;
import dev.ods.dialects.func.ReturnOp;
import dev.ods.ir.Context;
import dev.ods.ir.DialectDefinition;
import dev.ods.ir.Operation;
import dev.ods.ir.Type;
import dev.ods.rewrite.FrozenRewritePatternSet;
import dev.ods.rewrite.RewritePatternSet;
import dev.ods.text.Parser;
import dev.ods.text.ParserOptions;
import dev.ods.text.Printer;
import dev.ods.text.PrinterFlags;
import dev.ods.verify.Verifier;
import java.util.List;
import java.util.Objects;
import java.util.ServiceLoader;
import org.junit.jupiter.api.Test;

/** Types are converted across functions, calls, returns and branches. */
final class FuncTypesTest {
  @Test
  void areConvertedEverywhere() {
    Context context = Context.create();
    context.allowUnregisteredDialects(true);
    ServiceLoader.load(DialectDefinition.class).forEach(context::register);
    Diagnostics diagnostics = new Diagnostics();
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
}
