// SPDX-License-Identifier: Apache-2.0
package dev.ods.laws;

import dev.ods.diagnostic.Diagnostics;
import dev.ods.ir.Block;
import dev.ods.ir.Context;
import dev.ods.ir.IrMapping;
import dev.ods.ir.OpBuilder;
import dev.ods.ir.Operation;
import dev.ods.ir.Value;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** Programs of the author, from which instances are taken. */
final class Examples {
  private static final String SPLIT = "(?m)^// -----.*$";

  private Examples() {}

  /** The parts of a file with several programs. */
  static String[] split(String text) {
    return text.split(SPLIT, -1);
  }

  /**
   * The valid program with this text.
   *
   * @throws IllegalArgumentException if it cannot be parsed, or is not valid
   */
  static Operation parse(String text, Context context) {
    Diagnostics diagnostics = new Diagnostics();
    Operation root = Programs.parse(text, context, diagnostics);
    String error =
        root == null ? Programs.firstError(diagnostics) : new Instance(root, root).error();
    if (root == null || error != null) {
      throw new IllegalArgumentException("the example is in error: " + error + "\n" + text);
    }
    return root;
  }

  /** An operation of a program with as little around it as is valid. */
  static Instance extract(Operation root, Operation op) {
    for (Operation around = op; around != null && !around.equals(root); around = around.parent()) {
      Instance part = extract(root, op, around);
      if (part != null && part.isValid()) {
        return part;
      }
    }
    return new Instance(root, op).copy();
  }

  /** A module with a copy of an operation around another one, or null if it needs more. */
  private static @Nullable Instance extract(Operation root, Operation op, Operation around) {
    Block body = Programs.newModule(root.context());
    OpBuilder builder = OpBuilder.atEnd(body);
    IrMapping mapping = IrMapping.create();
    for (Operation each : Programs.operations(around)) {
      for (Value operand : each.operands()) {
        if (Editor.isOutside(operand, around) && mapping.lookup(operand) == null) {
          mapping.map(operand, Programs.source(builder, operand.type()));
        }
      }
    }
    try {
      builder.clone(around, mapping);
    } catch (IllegalStateException e) {
      // It passes control to a block outside.
      return null;
    }
    return new Instance(
        Objects.requireNonNull(body.parentOp()), Objects.requireNonNull(mapping.lookup(op)));
  }
}
