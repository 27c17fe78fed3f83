// SPDX-License-Identifier: Apache-2.0
package dev.ods.laws;

import dev.ods.builtin.Segments;
import dev.ods.ir.Attribute;
import dev.ods.ir.Block;
import dev.ods.ir.OpBuilder;
import dev.ods.ir.OpDefinition.PropertyKind;
import dev.ods.ir.OpModel;
import dev.ods.ir.Operation;
import dev.ods.ir.OperationState;
import dev.ods.ir.Region;
import dev.ods.ir.Type;
import dev.ods.ir.UnknownLoc;
import dev.ods.ir.Value;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * An operation that is about to be built: the types of its groups of values, and its attributes.
 */
final class Draft {
  private final OpModel model;
  private final List<Type> operands = new ArrayList<>();
  private final List<Type> results = new ArrayList<>();
  private final List<Integer> operandSizes = new ArrayList<>();
  private final List<Integer> resultSizes = new ArrayList<>();
  private final @Nullable Attribute[] properties;
  private final List<Consumer<Region>> regions = new ArrayList<>();
  private final List<Block> successors = new ArrayList<>();

  Draft(OpModel model) {
    this.model = model;
    properties = new Attribute[model.propertyCount()];
  }

  /** Adds the next group of operands. */
  void addOperands(List<Type> types) {
    operands.addAll(types);
    operandSizes.add(types.size());
  }

  /** Adds the next group of results. */
  void addResults(List<Type> types) {
    results.addAll(types);
    resultSizes.add(types.size());
  }

  void setProperty(int index, Attribute value) {
    properties[index] = value;
  }

  /** Adds a region, which is filled when it exists. */
  void addRegion(Consumer<Region> body) {
    regions.add(body);
  }

  void addSuccessor(Block block) {
    successors.add(block);
  }

  int operandCount() {
    return operands.size();
  }

  int resultCount() {
    return results.size();
  }

  List<Type> operandTypes() {
    return operands;
  }

  List<Type> resultTypes() {
    return results;
  }

  /** Builds the operation, after what yields its operands. */
  Operation create(OpBuilder builder) {
    List<Value> values = operands.stream().map(type -> Programs.source(builder, type)).toList();
    OperationState state = builder.newState();
    state.reset(builder.context().operationName(model), UnknownLoc.get(builder.context()));
    state.addOperands(values).addTypes(results).addSuccessors(successors);
    for (int i = 0; i < properties.length; i++) {
      PropertyKind kind = model.definition().attributes().get(i).kind();
      if (kind == PropertyKind.OPERAND_SEGMENT_SIZES) {
        state.setProperty(i, Segments.of(builder.context(), sizes(operandSizes)));
      } else if (kind == PropertyKind.RESULT_SEGMENT_SIZES) {
        state.setProperty(i, Segments.of(builder.context(), sizes(resultSizes)));
      } else if (properties[i] != null) {
        state.setProperty(i, properties[i]);
      }
    }
    for (Consumer<Region> region : regions) {
      region.accept(state.addRegion());
    }
    return builder.create(state);
  }

  private static int[] sizes(List<Integer> sizes) {
    return sizes.stream().mapToInt(Integer::intValue).toArray();
  }
}
