// SPDX-License-Identifier: Apache-2.0
package dev.ods.pass;

import dev.ods.diagnostic.Diagnostics;
import dev.ods.ir.Operation;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * Where what passes say goes.
 *
 * @param diagnostics receives diagnostics
 * @param output receives the texts that passes print; if null, they become remarks
 */
record Report(Diagnostics diagnostics, @Nullable Consumer<String> output) {
  void print(Operation op, String text) {
    if (output == null) {
      diagnostics.remark(op.location(), text);
    } else {
      output.accept(text);
    }
  }
}
