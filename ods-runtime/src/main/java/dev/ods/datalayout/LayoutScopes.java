// SPDX-License-Identifier: Apache-2.0
package dev.ods.datalayout;

import dev.ods.ir.AttributeInterface;
import dev.ods.ir.NamedAttribute;
import dev.ods.ir.Operation;
import dev.ods.op.ModuleOp;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Set;
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

  /** The specifications of an operation and those around it, from the outermost. */
  static List<DataLayoutSpecInterface> specsAround(Operation scope) {
    List<DataLayoutSpecInterface> specs = new ArrayList<>();
    addSpec(scope, specs);
    enclosing(scope).forEach(op -> addSpec(op, specs));
    Collections.reverse(specs);
    return specs;
  }

  /**
   * Those that decide whether the specification of an operation contradicts what is around it, if
   * those around it do not contradict each other: most often the nearest ones, so that deep nests
   * are verified in time.
   */
  static List<DataLayoutSpecInterface> decisiveSpecs(
      Operation scope, DataLayoutSpecInterface spec) {
    Set<String> undecided = EntryCombiner.comparedIdentifiers(scope.context(), spec);
    if (undecided == null) {
      return specsAround(scope);
    }
    List<DataLayoutSpecInterface> specs = new ArrayList<>();
    specs.add(spec);
    for (Operation op = scope.parent(); op != null && !undecided.isEmpty(); op = op.parent()) {
      DataLayoutSpecInterface outer = isScope(op) ? specOf(op) : null;
      if (outer != null) {
        specs.add(outer);
        outer.entries().forEach(entry -> undecided.remove(entry.identifier()));
      }
    }
    Collections.reverse(specs);
    return specs;
  }

  private static void addSpec(Operation op, List<DataLayoutSpecInterface> specs) {
    DataLayoutSpecInterface spec = specOf(op);
    if (spec != null) {
      specs.add(spec);
    }
  }
}
