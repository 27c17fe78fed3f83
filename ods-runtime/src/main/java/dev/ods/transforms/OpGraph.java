// SPDX-License-Identifier: Apache-2.0
package dev.ods.transforms;

import dev.ods.ir.Block;
import dev.ods.ir.Operation;
import dev.ods.ir.OperationName;
import dev.ods.ir.Region;
import dev.ods.ir.Value;
import dev.ods.ir.WalkOrder;
import dev.ods.ir.WalkResult;
import dev.ods.stack.DeepStack;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Draws operations as nodes, with edges from values to their uses and, if wanted, from operations
 * to the next ones. Operations with regions, and blocks, are clusters. As edges of the language DOT
 * end at nodes, each cluster has an invisible node, at which edges to it end.
 */
final class OpGraph {
  private final GraphLabels labels;
  private final boolean showsDataFlow;
  private final boolean showsControlFlow;
  private final DotWriter dot = new DotWriter();
  private final DeepStack stack = new DeepStack();
  private final Map<OperationName, String> colors = new HashMap<>();
  private final Map<Value, DotWriter.Node> definitions = new HashMap<>();
  private final List<Use> uses = new ArrayList<>();

  private record Use(Value value, DotWriter.Node user) {}

  OpGraph(GraphLabels labels, boolean showsDataFlow, boolean showsControlFlow) {
    this.labels = labels;
    this.showsDataFlow = showsDataFlow;
    this.showsControlFlow = showsControlFlow;
  }

  /** The text of the graph. */
  String draw(Operation root) {
    chooseColors(root);
    return dot.graph(
        () -> {
          drawOperation(root);
          // Their nodes are known only now, as there may be cycles.
          for (Use use : uses) {
            DotWriter.Node definition = definitions.getOrDefault(use.value, DotWriter.NO_NODE);
            dot.edge(definition, use.user, labels.port(use.value), "solid");
          }
        });
  }

  /** Operations of the same name have the same color, of equidistant hues. */
  private void chooseColors(Operation root) {
    Set<OperationName> names = new LinkedHashSet<>();
    root.walk(
        WalkOrder.POST,
        op -> {
          names.add(op.name());
          return WalkResult.CONTINUE;
        });
    int index = 0;
    for (OperationName name : names) {
      double hue = (double) index++ / names.size();
      colors.put(name, String.format(Locale.ROOT, "%.6f 0.3 0.95", hue));
    }
  }

  private DotWriter.Node drawOperation(Operation op) {
    DotWriter.Node node =
        op.regionCount() == 0
            ? dot.node(labels.record(op), colors.get(op.name()))
            : dot.cluster(labels.cluster(op), () -> stack.run(() -> drawRegions(op)));
    if (showsDataFlow) {
      for (Value operand : op.operands()) {
        uses.add(new Use(operand, node));
      }
    }
    for (Value result : op.results()) {
      definitions.put(result, node);
    }
    return node;
  }

  private void drawRegions(Operation op) {
    for (int i = 0; i < op.regionCount(); i++) {
      Region region = op.region(i);
      for (Block block : region.blocks()) {
        dot.cluster("", () -> drawBlock(block));
      }
    }
  }

  private void drawBlock(Block block) {
    for (Value argument : block.arguments()) {
      definitions.put(argument, dot.node(labels.argument(argument), null));
    }
    DotWriter.@Nullable Node previous = null;
    for (Operation op : block.operations()) {
      DotWriter.Node node = drawOperation(op);
      if (showsControlFlow && previous != null) {
        dot.edge(previous, node, "", "dashed");
      }
      previous = node;
    }
  }
}
