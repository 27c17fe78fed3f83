// SPDX-License-Identifier: Apache-2.0
package dev.ods.transforms;

import dev.ods.ir.Operation;
import dev.ods.pass.Pass;
import dev.ods.pass.PassInfo;
import dev.ods.pass.PassOption;
import dev.ods.pass.PassOptions;
import dev.ods.pass.PassRun;
import dev.ods.text.AsmState;
import dev.ods.text.PrinterFlags;
import java.util.List;

/** Prints an operation as a graph in the language DOT (MLIR's pass). */
final class ViewOpGraph extends Pass {
  private static final String MAX_LABEL_LEN = "max-label-len";
  private static final String PRINT_ATTRS = "print-attrs";
  private static final String PRINT_CONTROL_FLOW_EDGES = "print-control-flow-edges";
  private static final String PRINT_DATA_FLOW_EDGES = "print-data-flow-edges";
  private static final String PRINT_RESULT_TYPES = "print-result-types";
  private static final int DEFAULT_LABEL_LENGTH = 20;

  static final PassInfo INFO =
      new PassInfo(
          "view-op-graph",
          "Print Graphviz visualization of an operation",
          List.of(
              PassOption.value(
                  MAX_LABEL_LEN, "uint", "Limit attribute/type length to number of chars"),
              PassOption.flag(PRINT_ATTRS, "Print attributes of operations"),
              PassOption.flag(PRINT_CONTROL_FLOW_EDGES, "Print control flow edges"),
              PassOption.flag(PRINT_DATA_FLOW_EDGES, "Print data flow edges"),
              PassOption.flag(PRINT_RESULT_TYPES, "Print result types of operations")),
          ViewOpGraph::new);

  private final long maxLabelLength;
  private final boolean printsAttributes;
  private final boolean printsControlFlow;
  private final boolean printsDataFlow;
  private final boolean printsResultTypes;

  private ViewOpGraph(PassOptions options) {
    super(INFO.argument());
    maxLabelLength = options.unsigned(MAX_LABEL_LEN, DEFAULT_LABEL_LENGTH);
    printsAttributes = options.flag(PRINT_ATTRS, true);
    printsControlFlow = options.flag(PRINT_CONTROL_FLOW_EDGES, false);
    printsDataFlow = options.flag(PRINT_DATA_FLOW_EDGES, true);
    printsResultTypes = options.flag(PRINT_RESULT_TYPES, true);
  }

  @Override
  protected void run(PassRun run) {
    Operation root = run.operation();
    // Other threads may be changing what is next to a nested operation.
    PrinterFlags flags = PrinterFlags.DEFAULT.withLocalScope(root.parent() != null);
    GraphLabels labels =
        new GraphLabels(
            AsmState.of(root, flags), maxLabelLength, printsAttributes, printsResultTypes);
    run.print(new OpGraph(labels, printsDataFlow, printsControlFlow).draw(root));
    run.markAllAnalysesPreserved();
  }
}
