// SPDX-License-Identifier: Apache-2.0
package dev.ods.transforms;

import dev.ods.ir.DialectDefinition;
import dev.ods.ir.Operation;
import dev.ods.ir.Region;
import dev.ods.ir.WalkOrder;
import dev.ods.ir.WalkResult;
import dev.ods.pass.OpPassManager;
import dev.ods.pass.Pass;
import dev.ods.pass.PassInfo;
import dev.ods.pass.PassOption;
import dev.ods.pass.PassOptions;
import dev.ods.pass.PassPipelineParser;
import dev.ods.pass.PassRegistry;
import dev.ods.pass.PassRun;
import dev.ods.trait.SymbolTable;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/** Replaces calls by what they call (MLIR's pass). */
final class Inline extends Pass {
  private static final String DEFAULT_PIPELINE = "default-pipeline";
  private static final String THRESHOLD = "inlining-threshold";
  private static final String MAX_ITERATIONS = "max-iterations";
  private static final String OP_PIPELINES = "op-pipelines";
  private static final long NO_THRESHOLD = 0xffffffffL;

  static final PassInfo INFO =
      new PassInfo("inline", "Inline function calls", options(), Inline::new);

  private final String defaultPipeline;
  private final long threshold;
  private final long maxIterations;
  private final List<OpPassManager> opPipelines;
  private final PassRegistry registry;

  private static List<PassOption> options() {
    return List.of(
        PassOption.value(
            DEFAULT_PIPELINE,
            "string",
            "The optimizer pipeline used for callables that do not have a dedicated optimizer"
                + " pipeline in opPipelineList"),
        PassOption.value(
            THRESHOLD,
            "uint",
            "If the ratio between the number of the operations in the callee and the number of the"
                + " operations in the caller exceeds this value (in percentage), then the callee is"
                + " not inlined even if it is legal to inline it"),
        PassOption.value(
            MAX_ITERATIONS, "uint", "Maximum number of iterations when inlining within an SCC"),
        PassOption.value(
            OP_PIPELINES,
            "pass-manager",
            "Callable operation specific optimizer pipelines (in the form of"
                + " `dialect.op(pipeline)`)"));
  }

  private Inline(PassOptions options) {
    super(INFO.argument());
    defaultPipeline = options.pipelineElements(DEFAULT_PIPELINE, "canonicalize");
    threshold = options.unsigned(THRESHOLD, NO_THRESHOLD);
    maxIterations = options.unsigned(MAX_ITERATIONS, 4);
    opPipelines = options.pipelines(OP_PIPELINES);
    registry = options.registry();
  }

  @Override
  public String name() {
    return "Inliner";
  }

  @Override
  public List<DialectDefinition> dependentDialects() {
    OpPassManager defaults = OpPassManager.on(OpPassManager.ANY);
    PassPipelineParser.addTo(defaults, defaultPipeline, registry);
    return Stream.concat(Stream.of(defaults), opPipelines.stream())
        .flatMap(pipeline -> pipeline.dependentDialects().stream())
        .toList();
  }

  @Override
  protected void run(PassRun run) {
    Operation root = run.operation();
    if (!root.name().hasTrait(SymbolTable.class)) {
      run.diagnostics()
          .opError(
              root, " was scheduled to run under the inliner, but does not define a symbol table");
      run.signalFailure();
      return;
    }
    Map<String, OpPassManager> pipelines = new HashMap<>();
    opPipelines.stream()
        .filter(pipeline -> !pipeline.isEmpty())
        .forEach(pipeline -> pipelines.putIfAbsent(pipeline.anchor(), pipeline));
    Inliner inliner =
        new Inliner(
            root,
            run.analysis(Analyses.CALL_GRAPH),
            op -> optimize(op, pipelines, run),
            this::isProfitable,
            maxIterations);
    if (!inliner.run()) {
      run.signalFailure();
    }
  }

  private boolean optimize(Operation op, Map<String, OpPassManager> pipelines, PassRun run) {
    OpPassManager pipeline =
        pipelines.computeIfAbsent(op.name().value(), name -> defaultPipeline(name, run));
    return run.runPipeline(pipeline, op);
  }

  private OpPassManager defaultPipeline(String anchor, PassRun run) {
    OpPassManager pipeline = OpPassManager.on(anchor);
    for (String problem : PassPipelineParser.addTo(pipeline, defaultPipeline, registry)) {
      run.diagnostics().error(run.operation().location(), problem);
    }
    return pipeline;
  }

  private boolean isProfitable(Region caller, Region callee) {
    if (threshold == 0 || threshold == NO_THRESHOLD) {
      return threshold != 0;
    }
    long callerOps = count(caller);
    return callerOps == 0 || count(callee) * 100 / callerOps <= threshold;
  }

  private static long count(Region region) {
    long[] count = {0};
    region
        .blocks()
        .forEach(
            block ->
                block
                    .operations()
                    .forEach(
                        op ->
                            op.walk(
                                WalkOrder.PRE,
                                nested -> {
                                  count[0]++;
                                  return WalkResult.CONTINUE;
                                })));
    return count[0];
  }
}
