// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.test;

import dev.ods.annotation.Default;
import dev.ods.annotation.Option;
import dev.ods.annotation.Pass;
import dev.ods.builtin.FloatType;
import dev.ods.builtin.UnitAttr;
import dev.ods.convert.ConversionConfig;
import dev.ods.convert.ConversionConfig.FoldingMode;
import dev.ods.convert.ConversionTarget;
import dev.ods.convert.DialectConversion;
import dev.ods.convert.FunctionConversion;
import dev.ods.convert.TypeConverter;
import dev.ods.dialects.conversion.FuncTypes;
import dev.ods.dialects.func.CallOp;
import dev.ods.dialects.func.FuncOp;
import dev.ods.ir.*;
import dev.ods.op.ModuleOp;
import dev.ods.pass.PassBody;
import dev.ods.pass.PassRun;
import dev.ods.rewrite.FrozenRewritePatternSet;
import dev.ods.rewrite.RewritePatternSet;
import java.util.ArrayList;
import java.util.List;

/**
 * Run test dialect legalization patterns. Converts what is not legal in this dialect.
 *
 * @param mode The legalization mode to use with the test driver
 * @param foldingMode The folding mode to use with the test driver
 * @param materializations If set to 'false', leave unrealized_conversion_cast ops in place
 * @param castKinds Attach materialization kind to unrealized_conversion_cast ops
 * @param rollback Allow pattern rollback
 */
@Pass(name = "test-legalize-patterns")
public record TestLegalizePatterns(
    @Option(name = "test-legalize-mode") @Default("partial") Mode mode,
    @Option(name = "test-legalize-folding-mode") @Default("before-patterns")
        FoldingMode foldingMode,
    @Option(name = "build-materializations") @Default("true") boolean materializations,
    @Option(name = "attach-debug-materialization-kind") boolean castKinds,
    @Option(name = "allow-pattern-rollback") @Default("true") boolean rollback)
    implements PassBody {
  /** How much is converted. */
  public enum Mode {
    /** Perform an analysis conversion. */
    ANALYSIS,
    /** Perform a full conversion. */
    FULL,
    /** Perform a partial conversion. */
    PARTIAL
  }

  @Override
  public void run(PassRun run) {
    Context context = run.operation().context();
    TypeConverter converter = TestTypeConverter.create();
    ConversionTarget target = target(context, converter);
    FrozenRewritePatternSet patterns = patterns(context, converter);
    ChangeNotes notes = new ChangeNotes();
    ConversionConfig config =
        ConversionConfig.DEFAULT
            .withFoldingMode(foldingMode)
            .withMaterializations(materializations)
            .withCastKinds(castKinds)
            .withListener(notes);
    switch (mode) {
      case FULL -> convertAll(run, target, patterns, config);
      case PARTIAL -> convertSome(run, target, patterns, config);
      case ANALYSIS ->
          DialectConversion.analyze(List.of(run.operation()), target, patterns, config)
              .forEach(op -> remark(run, op, "legalizable"));
    }
    // As in MLIR: before the module, which is printed when all passes have run.
    System.out.print(notes.text());
    System.out.flush();
  }

  private static void convertAll(
      PassRun run,
      ConversionTarget target,
      FrozenRewritePatternSet patterns,
      ConversionConfig config) {
    target.markUnknownOpsDynamicallyLegal(
        op -> op.attribute("test.dynamically_legal") instanceof UnitAttr);
    if (!DialectConversion.applyFull(
        List.of(run.operation()), target, patterns, config, run.diagnostics())) {
      run.diagnostics().remark(run.operation(), "applyFullConversion failed");
    }
  }

  private static void convertSome(
      PassRun run,
      ConversionTarget target,
      FrozenRewritePatternSet patterns,
      ConversionConfig config) {
    List<Operation> left = new ArrayList<>();
    if (!DialectConversion.applyPartial(
        List.of(run.operation()),
        target,
        patterns,
        config.withUnlegalized(left),
        run.diagnostics())) {
      run.diagnostics().remark(run.operation(), "applyPartialConversion failed");
    }
    left.forEach(op -> remark(run, op, "not legalizable"));
  }

  private static void remark(PassRun run, Operation op, String what) {
    run.diagnostics().remark(op, "op '" + op.name() + "' is " + what);
  }

  private static FrozenRewritePatternSet patterns(Context context, TypeConverter converter) {
    RewritePatternSet patterns = TestGreedyPatterns.patterns(context);
    LegalizationPatternsPatterns.addTo(patterns);
    new RegionLegalization(converter).addTo(patterns);
    new ValueLegalization(converter).addTo(patterns);
    patterns.add(FunctionConversion.ofAny(converter));
    FuncTypes.addCallsTo(patterns, converter);
    return FrozenRewritePatternSet.of(patterns);
  }

  private static ConversionTarget target(Context context, TypeConverter converter) {
    return ConversionTarget.create(context)
        .addLegalOps(
            ModuleOp.MODEL,
            LegalOpAOp.MODEL,
            LegalOpBOp.MODEL,
            LegalOpCOp.MODEL,
            TestCastOp.MODEL,
            TestValidOp.MODEL,
            FinishOp.MODEL,
            TestConstantOp.MODEL,
            TestValidProducerOp.MODEL,
            TestValidConsumerOp.MODEL)
        .addLegalOps(context.operationName("test.legal_op"))
        .addIllegalOps(IllegalOpFOp.MODEL, TestRegionBuilderOp.MODEL, TestOpWithRegionFoldOp.MODEL)
        .addDynamicallyLegalOps(
            op -> op.operands().stream().noneMatch(each -> isF32(each.type())), TestReturnOp.MODEL)
        .addDynamicallyLegalOps(
            op -> converter.isSignatureLegal(FuncOp.of(op).functionType()), FuncOp.MODEL)
        .addDynamicallyLegalOps(converter::isLegal, CallOp.MODEL)
        .addDynamicallyLegalOps(
            op -> op.attribute("is_legal") != null,
            context.operationName("test.value_replace"),
            context.operationName("test.post_order_legalization"))
        .addDynamicallyLegalOps(op -> false, IllegalOpGOp.MODEL)
        .addDynamicallyLegalOps(op -> isF64(op.resultType(0)), TestTypeProducerOp.MODEL)
        .addDynamicallyLegalOps(op -> isF64(op.operandType(0)), TestTypeConsumerOp.MODEL)
        .markRecursivelyLegal(
            op -> op.attribute("test.recursively_legal") instanceof UnitAttr,
            FuncOp.MODEL,
            ModuleOp.MODEL)
        .addDynamicallyLegalOps(
            op -> TestRecursiveRewriteOp.of(op).depth().bigValue().signum() == 0,
            TestRecursiveRewriteOp.MODEL)
        .addDynamicallyLegalOps(
            op -> TestOpInPlaceSelfFoldOp.of(op).folded(), TestOpInPlaceSelfFoldOp.MODEL)
        .addDynamicallyLegalOps(
            op -> ConvertBlockArgsOp.of(op).isLegal(), ConvertBlockArgsOp.MODEL);
  }

  private static boolean isF32(Type type) {
    return type == FloatType.f32(type.context());
  }

  private static boolean isF64(Type type) {
    return type == FloatType.f64(type.context());
  }
}
