// SPDX-License-Identifier: Apache-2.0
package dev.ods.dataflow;

import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;

import dev.ods.builtin.IntegerType;
import dev.ods.ir.Block;
import dev.ods.ir.Context;
import dev.ods.ir.OpBuilder;
import dev.ods.ir.Operation;
import dev.ods.ir.Type;
import dev.ods.ir.UnknownLoc;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.Size;

/** A table of states is a map from anchors. */
final class StateTableTest {
  private static final class State extends AnalysisState {}

  private final Context context = Context.create();
  private final Type type = IntegerType.get(context, 32);

  /** Results and arguments in two arenas, points, and objects of an author's own. */
  private List<Object> anchors() {
    List<Object> anchors = new ArrayList<>(List.of("own", 17));
    for (int arena = 0; arena < 2; arena++) {
      OpBuilder builder = OpBuilder.create(context);
      for (int i = 0; i < 300; i++) {
        Operation op =
            builder.create(
                builder
                    .state(context.operationName("u.op"), UnknownLoc.get(context))
                    .addTypes(Collections.nCopies(i % 3, type))
                    .addRegions(1));
        Block block = op.region(0).addBlock();
        for (int j = 0; j < i % 4; j++) {
          block.addArgument(type, UnknownLoc.get(context));
        }
        anchors.add(ProgramPoint.after(op));
        anchors.add(ProgramPoint.before(block));
        anchors.addAll(op.results());
        anchors.addAll(block.arguments());
      }
    }
    return anchors;
  }

  @Property(tries = 50)
  void isAMap(@ForAll @Size(max = 1_500) List<Integer> choices) {
    context.allowUnregisteredDialects(true);
    List<Object> anchors = anchors();
    StateTable table = new StateTable();
    Map<Object, AnalysisState> model = new HashMap<>();
    for (int choice : choices) {
      Object anchor = anchors.get(Math.floorMod(choice, anchors.size()));
      if (choice % 3 == 0) {
        table.remove(anchor);
        model.remove(anchor);
      } else {
        State state = new State();
        table.put(anchor, state);
        model.put(anchor, state);
      }
    }
    for (Object anchor : anchors) {
      assertSame(model.get(anchor), table.get(anchor));
    }
  }

  /** States are erased when the listener of a rewriter is told, or later. */
  @Example
  void holdsTheStatesOfWhatIsErased() {
    context.allowUnregisteredDialects(true);
    OpBuilder builder = OpBuilder.create(context);
    Operation op =
        builder.create(
            builder
                .state(context.operationName("u.op"), UnknownLoc.get(context))
                .addTypes(List.of(type, type))
                .addRegions(1));
    Block block = op.region(0).addBlock();
    block.addArgument(type, UnknownLoc.get(context));
    List<Object> anchors = new ArrayList<>(op.results());
    anchors.addAll(block.arguments());
    StateTable table = new StateTable();
    State state = new State();
    anchors.forEach(anchor -> table.put(anchor, state));
    op.erase();
    for (Object anchor : anchors) {
      assertSame(state, table.get(anchor));
      table.remove(anchor);
      assertNull(table.get(anchor));
    }
  }
}
