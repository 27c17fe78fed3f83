// SPDX-License-Identifier: Apache-2.0
package dev.ods.laws;

import dev.ods.diagnostic.Diagnostics;
import dev.ods.ir.Block;
import dev.ods.ir.Context;
import dev.ods.ir.IrMapping;
import dev.ods.ir.OpBuilder;
import dev.ods.ir.Operation;
import dev.ods.ir.Value;
import dev.ods.verify.Verifier;
import java.util.ArrayList;
import java.util.List;
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
   * The valid programs of a text, which lines with {@code // -----} separate.
   *
   * @throws IllegalArgumentException if one cannot be parsed, or is not valid
   */
  static List<Operation> parse(Given given, Context context) {
    List<Operation> roots = new ArrayList<>();
    String before = "";
    for (String part : split(given.text())) {
      // The positions in it are those in the text.
      String text = "\n".repeat((int) before.chars().filter(c -> c == '\n').count()) + part;
      Diagnostics diagnostics = new Diagnostics().showOperations(false);
      Operation root = Programs.parse(text, context, diagnostics);
      if (root == null || !Verifier.verify(root, diagnostics)) {
        throw given.error("example", Programs.FILE, diagnostics);
      }
      roots.add(root);
      before += part;
    }
    return roots;
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
