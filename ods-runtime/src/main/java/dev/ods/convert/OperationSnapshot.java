// SPDX-License-Identifier: Apache-2.0
package dev.ods.convert;

import dev.ods.ir.Attribute;
import dev.ods.ir.Block;
import dev.ods.ir.DictionaryAttr;
import dev.ods.ir.Location;
import dev.ods.ir.OpModel;
import dev.ods.ir.Operation;
import dev.ods.ir.Type;
import dev.ods.ir.Value;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** All of an operation but its regions, before it is changed in place. */
final class OperationSnapshot {
  private final Operation op;
  private final Location location;
  private final List<Value> operands;
  private final List<@Nullable Block> successors;
  private final List<Type> resultTypes = new ArrayList<>();
  private final List<@Nullable Attribute> properties = new ArrayList<>();
  private final @Nullable Attribute rawProperties;
  private final DictionaryAttr discardable;

  OperationSnapshot(Operation op) {
    this.op = op.keep();
    location = op.location();
    operands = List.copyOf(op.operands());
    successors = DetachedOps.successors(op);
    for (int i = 0; i < op.resultCount(); i++) {
      resultTypes.add(op.resultType(i));
    }
    for (int i = 0; i < propertyCount(); i++) {
      properties.add(op.property(i));
    }
    rawProperties = op.name().model() == null ? op.rawProperties() : null;
    discardable = op.discardableAttributes();
  }

  private int propertyCount() {
    OpModel model = op.name().model();
    return model == null ? 0 : model.propertyCount();
  }

  /** Makes the operation what it was. */
  void restore() {
    op.setLocation(location);
    if (!operands.equals(op.operands())) {
      op.setOperands(operands);
    }
    List<@Nullable Block> changed = DetachedOps.successors(op);
    for (int i = 0; i < successors.size(); i++) {
      Block successor = successors.get(i);
      if (successor != null && !successor.equals(changed.get(i))) {
        op.setSuccessor(i, successor);
      }
    }
    for (int i = 0; i < resultTypes.size(); i++) {
      op.result(i).setType(resultTypes.get(i));
    }
    for (int i = 0; i < properties.size(); i++) {
      op.setProperty(i, properties.get(i));
    }
    if (op.name().model() == null) {
      op.setRawProperties(rawProperties);
    }
    op.setDiscardableAttributes(discardable);
  }
}
