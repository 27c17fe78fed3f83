// SPDX-License-Identifier: Apache-2.0
package dev.ods.analysis;

import static java.nio.charset.StandardCharsets.UTF_8;

import dev.ods.diagnostic.Diagnostics;
import dev.ods.ir.Context;
import dev.ods.ir.DialectDefinition;
import dev.ods.ir.Operation;
import dev.ods.text.Parser;
import dev.ods.text.ParserOptions;
import java.util.Objects;
import java.util.ServiceLoader;

/** Programs of all dialects, also of unregistered ones. */
final class Programs {
  private Programs() {}

  static Operation parse(String text) {
    Context context = Context.create();
    context.allowUnregisteredDialects(true);
    ServiceLoader.load(DialectDefinition.class).forEach(context::register);
    Diagnostics problems = new Diagnostics();
    Operation module =
        Parser.parse(text.getBytes(UTF_8), "t.mlir", context, ParserOptions.DEFAULT, problems);
    problems.throwIfErrors();
    return Objects.requireNonNull(module);
  }
}
