// SPDX-License-Identifier: Apache-2.0
package dev.ods.laws;

import static java.nio.charset.StandardCharsets.UTF_8;

import dev.ods.diagnostic.Diagnostics;
import dev.ods.ir.Attribute;
import dev.ods.ir.Block;
import dev.ods.ir.OpBuilder;
import dev.ods.ir.Operation;
import dev.ods.ir.Value;
import dev.ods.ir.WalkOrder;
import dev.ods.ir.WalkResult;
import dev.ods.text.Parser;
import dev.ods.text.Printer;
import dev.ods.text.PrinterFlags;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** What holds for every valid instance. */
enum Law {
  GENERIC_TEXT("the generic form is parsed and printed back") {
    @Override
    @Nullable String violation(Instance instance) {
      return reprint(instance, PrinterFlags.GENERIC, PrinterFlags.GENERIC);
    }
  },
  CUSTOM_TEXT("the custom form is parsed and printed back") {
    @Override
    @Nullable String violation(Instance instance) {
      return reprint(instance, PrinterFlags.DEFAULT, PrinterFlags.DEFAULT);
    }
  },
  CUSTOM_LOSES_NOTHING("the custom form is parsed as what the generic form says") {
    @Override
    @Nullable String violation(Instance instance) {
      return reprint(instance, PrinterFlags.DEFAULT, PrinterFlags.GENERIC);
    }
  },
  DEBUG_INFO("both forms with locations are parsed and printed back") {
    @Override
    @Nullable String violation(Instance instance) {
      PrinterFlags custom = PrinterFlags.DEFAULT.withDebugInfo(true);
      String violation = reprint(instance, custom, custom);
      PrinterFlags generic = custom.withGeneric(true);
      return violation != null ? violation : reprint(instance, generic, generic);
    }
  },
  CLONE("a clone has the same text") {
    @Override
    @Nullable String violation(Instance instance) {
      Instance copy = instance.copy();
      String violation = difference(print(instance, DEBUG), print(copy, DEBUG));
      return violation != null ? violation : copy.error();
    }
  },
  ERASE("erasing the operation leaves a program as if it had not been there") {
    @Override
    @Nullable String violation(Instance instance) {
      return erased(instance.copy());
    }
  },
  WALK("a walk visits each operation once") {
    @Override
    @Nullable String violation(Instance instance) {
      int nested = count(instance.root());
      String violation = walked(instance.root(), WalkOrder.PRE, nested);
      return violation != null ? violation : walked(instance.root(), WalkOrder.POST, nested);
    }
  },
  ATTRIBUTES("attributes are parsed back from their text, as the same objects") {
    @Override
    @Nullable String violation(Instance instance) {
      for (Operation op : Programs.operations(instance.target())) {
        for (int i = 0; i < op.properties().size(); i++) {
          String violation = reparsed(op.properties().entry(i).value());
          if (violation != null) {
            return violation;
          }
        }
      }
      return null;
    }
  };

  private static final PrinterFlags DEBUG = PrinterFlags.GENERIC.withDebugInfo(true);

  private final String statement;

  Law(String statement) {
    this.statement = statement;
  }

  /** The law as a sentence. */
  String statement() {
    return statement;
  }

  /** How an instance violates the law, or null. */
  abstract @Nullable String violation(Instance instance);

  // --- Text.

  static String print(Instance instance, PrinterFlags flags) {
    return new String(Printer.print(instance.root(), flags), UTF_8);
  }

  private static @Nullable String reprint(Instance instance, PrinterFlags from, PrinterFlags to) {
    byte[] text = Printer.print(instance.root(), from);
    Diagnostics diagnostics = new Diagnostics();
    Operation parsed = Programs.parse(text, instance.root().context(), diagnostics);
    if (parsed == null) {
      return "not parsed: " + diagnostics.list().get(0) + "\n" + new String(text, UTF_8);
    }
    String error = new Instance(parsed, parsed).error();
    if (error != null) {
      return "not valid once parsed: " + error + "\n" + new String(text, UTF_8);
    }
    if (from.equals(to)) {
      return difference(new String(text, UTF_8), new String(Printer.print(parsed, to), UTF_8));
    }
    Operation expected = instance.copy().root();
    Forms.dropDefaults(expected);
    Forms.dropDefaults(parsed);
    return difference(
        new String(Printer.print(expected, to), UTF_8),
        new String(Printer.print(parsed, to), UTF_8));
  }

  private static @Nullable String difference(String expected, String actual) {
    return expected.equals(actual) ? null : "expected\n" + expected + "\nbut got\n" + actual;
  }

  private static @Nullable String reparsed(Attribute attribute) {
    String text = attribute.toString();
    Diagnostics diagnostics = new Diagnostics();
    Attribute parsed = Parser.parseAttribute(text, attribute.context(), diagnostics);
    if (parsed == null) {
      return "'" + text + "' is not parsed: " + Programs.firstError(diagnostics);
    }
    boolean same = parsed.equals(attribute) && parsed.hashCode() == attribute.hashCode();
    return same ? null : "'" + text + "' is parsed as another attribute, '" + parsed + "'";
  }

  // --- The IR.

  private static @Nullable String erased(Instance copy) {
    Operation target = copy.target();
    List<Block> targets = new ArrayList<>();
    for (int i = 0; i < target.successorCount(); i++) {
      targets.add(target.successor(i));
    }
    for (Value result : target.results()) {
      if (result.hasUses()) {
        result.replaceAllUsesWith(Programs.source(OpBuilder.before(target), result.type()));
      }
    }
    List<Value> used = new ArrayList<>(new HashSet<>(target.operands()));
    int before = Programs.operations(copy.root()).size();
    int gone = Programs.operations(target).size();
    target.erase();
    int left = Programs.operations(copy.root()).size();
    if (left != before - gone) {
      return gone + " of " + before + " operations were erased, but " + left + " are left";
    }
    for (Value value : used) {
      if (uses(value) != value.useCount()) {
        return "an operand counts a use that it does not list";
      }
    }
    for (Block block : targets) {
      for (Block predecessor : block.predecessors()) {
        if (predecessor.successorCount() == 0) {
          return "a block has a predecessor that no longer leads to it";
        }
      }
    }
    Printer.print(copy.root(), PrinterFlags.GENERIC);
    return null;
  }

  private static int uses(Value value) {
    int count = 0;
    for (var use : value.uses()) {
      Objects.requireNonNull(use.owner().block());
      count++;
    }
    return count;
  }

  private static int count(Operation op) {
    int count = 1;
    for (int i = 0; i < op.regionCount(); i++) {
      for (Block block : op.region(i).blocks()) {
        for (Operation nested : block.operations()) {
          count += count(nested);
        }
      }
    }
    return count;
  }

  private static @Nullable String walked(Operation root, WalkOrder order, int nested) {
    List<Operation> visited = new ArrayList<>();
    root.walk(
        order,
        op -> {
          visited.add(op.keep());
          return WalkResult.CONTINUE;
        });
    int distinct = new HashSet<>(visited).size();
    return visited.size() == nested && distinct == nested
        ? null
        : "a walk in %s-order visited %d operations, %d of them once, not %d"
            .formatted(order, visited.size(), distinct, nested);
  }
}
