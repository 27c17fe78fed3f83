// SPDX-License-Identifier: Apache-2.0
package dev.ods.text;

import dev.ods.diagnostic.Diagnostic;
import dev.ods.diagnostic.Diagnostics;
import dev.ods.ir.Context;
import dev.ods.ir.FileLineColRange;
import dev.ods.ir.Operation;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** Parses texts in tests. */
final class Texts {
  private Texts() {}

  /** A context that allows unregistered dialects. */
  static Context context() {
    Context context = Context.create();
    context.allowUnregisteredDialects(true);
    return context;
  }

  static @Nullable Operation parse(String text, Context context, Diagnostics diagnostics) {
    return parse(text.getBytes(StandardCharsets.UTF_8), context, diagnostics);
  }

  static @Nullable Operation parse(byte[] text, Context context, Diagnostics diagnostics) {
    return Parser.parse(text, "test.mlir", context, ParserOptions.DEFAULT, diagnostics);
  }

  /** The diagnostics for a text, such as {@code 1:2 error: message}, notes after their errors. */
  static List<String> report(String text, Context context) {
    Diagnostics diagnostics = new Diagnostics();
    return report(parse(text, context, diagnostics), diagnostics);
  }

  /** The same for the first bytes of an array. */
  static List<String> report(byte[] text, int length) {
    Diagnostics diagnostics = new Diagnostics();
    return report(
        Parser.parse(text, length, "test.mlir", context(), ParserOptions.DEFAULT, diagnostics),
        diagnostics);
  }

  private static List<String> report(@Nullable Operation module, Diagnostics diagnostics) {
    List<String> lines = new ArrayList<>();
    for (Diagnostic diagnostic : diagnostics.list()) {
      lines.add(show(diagnostic));
      for (Diagnostic note : diagnostic.notes()) {
        lines.add(show(note));
      }
    }
    if (module != null) {
      lines.add("ACCEPTED");
    }
    return lines;
  }

  static List<String> report(String text) {
    return report(text, context());
  }

  private static String show(Diagnostic diagnostic) {
    FileLineColRange at = (FileLineColRange) diagnostic.location();
    return at.startLine()
        + ":"
        + at.startColumn()
        + " "
        + diagnostic.severity().name().toLowerCase(Locale.ROOT)
        + ": "
        + diagnostic.message();
  }
}
