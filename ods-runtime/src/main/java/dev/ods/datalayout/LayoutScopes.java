// SPDX-License-Identifier: Apache-2.0
package dev.ods.datalayout;

import dev.ods.ir.AttributeInterface;
import dev.ods.ir.NamedAttribute;
import dev.ods.ir.Operation;
import dev.ods.op.ModuleOp;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The operations that may have a data layout, and the specifications that they have. */
final class LayoutScopes {
  private LayoutScopes() {}

  /** Whether an operation is a module, or of a kind that may have a data layout. */
  static boolean isScope(Operation op) {
    return op.is(ModuleOp.MODEL) || op.as(DataLayoutOpInterface.class) != null;
  }

  /** The nearest operation that may have a data layout: this one, or one around it; or null. */
  static @Nullable Operation closest(@Nullable Operation op) {
    Operation scope = op;
    while (scope != null && !isScope(scope)) {
      scope = scope.parent();
    }
    return scope;
  }

  static @Nullable DataLayoutSpecInterface specOf(Operation scope) {
    DataLayoutOpInterface own = scope.as(DataLayoutOpInterface.class);
    return own != null ? own.dataLayoutSpec() : attribute(scope, DataLayoutSpecInterface.class);
  }

  /** Of the operation if it is a module, otherwise of the nearest module around it. */
  static @Nullable TargetSystemSpecInterface targetOf(Operation scope) {
    for (Operation op = scope; op != null; op = op.parent()) {
      if (op.is(ModuleOp.MODEL)) {
        return attribute(op, TargetSystemSpecInterface.class);
      }
    }
    return null;
  }

  /** The first attribute of a module that has an interface. */
  private static <T extends AttributeInterface> @Nullable T attribute(
      Operation module, Class<T> type) {
    for (NamedAttribute attribute : module.discardableAttributes().entries()) {
      T found = attribute.value().as(type);
      if (found != null) {
        return found;
      }
    }
    return null;
  }

  /** The operations around one that may have a data layout, from the innermost to the outermost. */
  static List<Operation> enclosing(Operation scope) {
    List<Operation> enclosing = new ArrayList<>();
    for (Operation op = scope.parent(); op != null; op = op.parent()) {
      // A top-level module without a specification may be implicit.
      if (isScope(op) && (op.parent() != null || !op.is(ModuleOp.MODEL) || specOf(op) != null)) {
        enclosing.add(op);
      }
    }
    return enclosing;
  }

  /**
   * The specification of an operation combined with those around it.
   *
   * @throws IllegalArgumentException if they contradict each other
   */
  static @Nullable DataLayoutSpecInterface combinedSpec(Operation scope) {
    Combination combination = combine(scope);
    if (combination.isContradiction()) {
      throw new IllegalArgumentException(
          "the data layout does not combine with layouts of enclosing ops: verify the operation");
    }
    return combination.spec();
  }

  /** Whether the specification of an operation contradicts those around it. */
  static boolean isContradiction(Operation scope) {
    return combine(scope).isContradiction();
  }

  private static Combination combine(Operation scope) {
    List<DataLayoutSpecInterface> specs = new ArrayList<>();
    addSpec(scope, specs);
    enclosing(scope).forEach(op -> addSpec(op, specs));
    if (specs.isEmpty()) {
      return new Combination(null, false);
    }
    Collections.reverse(specs);
    DataLayoutSpecInterface innermost = specs.remove(specs.size() - 1);
    DataLayoutSpecInterface combined = specs.isEmpty() ? innermost : innermost.combineWith(specs);
    return new Combination(combined, combined == null);
  }

  private static void addSpec(Operation op, List<DataLayoutSpecInterface> specs) {
    DataLayoutSpecInterface spec = specOf(op);
    if (spec != null) {
      specs.add(spec);
    }
  }

  private record Combination(@Nullable DataLayoutSpecInterface spec, boolean isContradiction) {}
}
