// SPDX-License-Identifier: Apache-2.0
package dev.ods.analysis;

import dev.ods.builtin.StringAttr;
import dev.ods.ir.Operation;
import dev.ods.testing.MlirOpt;
import dev.ods.testing.ToolRun;
import dev.ods.text.Printer;
import dev.ods.text.PrinterFlags;
import java.util.List;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/** The names that the test passes of {@code mlir-opt} know operations by. */
final class Tags {
  private static final PrinterFlags TEXT = PrinterFlags.GENERIC_LOCAL;

  private Tags() {}

  /** Names operations, for all passes; how many there are. */
  static int add(Operation module, Predicate<Operation> which) {
    int[] next = {0};
    module.walk(
        op -> {
          // A module has no attributes but those of dialects.
          if (which.test(op) && !op.name().value().equals("builtin.module")) {
            StringAttr name = StringAttr.get(module.context(), "t" + next[0]++);
            List.of("tag", "tag_name", "name").forEach(key -> op.setAttribute(key, name));
          }
        });
    return next[0];
  }

  /** The name of an operation, or null. */
  static @Nullable String of(Operation op) {
    return op.attribute("tag") instanceof StringAttr tag ? tag.value() : null;
  }

  /** What a test pass says; null if it crashes, as some do for what they do not expect. */
  static @Nullable ToolRun run(Operation module, String pass) throws Exception {
    ToolRun run =
        MlirOpt.run(
            Printer.toString(module, TEXT),
            pass,
            "--allow-unregistered-dialect",
            "--mlir-print-op-generic");
    return run.exitCode() == 0 ? run : null;
  }
}
