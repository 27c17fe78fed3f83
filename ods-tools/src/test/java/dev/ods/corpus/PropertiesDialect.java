// SPDX-License-Identifier: Apache-2.0
package dev.ods.corpus;

import dev.ods.ir.Arity;
import dev.ods.ir.Dialect;
import dev.ods.ir.OpDefinition;
import dev.ods.ir.OpModel;
import dev.ods.ir.OpView;
import dev.ods.ir.Operation;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** A dialect that is known by nothing but the inherent attributes of some of its operations. */
final class PropertiesDialect extends Dialect {
  private final List<OpModel> operations = new ArrayList<>();

  /**
   * A dialect.
   *
   * @param operations the inherent attributes by the operations' names without the dialect
   */
  PropertiesDialect(String namespace, Map<String, List<String>> operations) {
    super(namespace);
    operations.forEach(
        (name, attributes) -> this.operations.add(new Model(namespace + "." + name, attributes)));
  }

  @Override
  public List<OpModel> operations() {
    return List.copyOf(operations);
  }

  @Override
  public boolean allowsUnknownOperations() {
    return true;
  }

  @Override
  public boolean allowsUnknownTypes() {
    return true;
  }

  /** Any operands, results and regions. */
  static final class Model extends OpModel {
    Model(String name, List<String> attributes) {
      super(
          new OpDefinition(
              name,
              "",
              "",
              List.of(new OpDefinition.OperandDefinition("in", "any type", Arity.VARIADIC)),
              attributes.stream()
                  .map(a -> new OpDefinition.AttributeDefinition(a, "any attribute", true, null))
                  .toList(),
              List.of(new OpDefinition.ResultDefinition("out", "any type", Arity.VARIADIC)),
              List.of(new OpDefinition.RegionDefinition("body", "any region", true)),
              List.of(),
              List.of(),
              null));
    }

    @Override
    public OpView view(Operation operation) {
      return () -> operation;
    }
  }
}
