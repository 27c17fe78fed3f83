// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertNotNull;

import dev.ods.diagnostic.Diagnostic;
import dev.ods.diagnostic.Diagnostics;
import dev.ods.ir.Context;
import dev.ods.ir.DialectDefinition;
import dev.ods.ir.Operation;
import dev.ods.text.Parser;
import dev.ods.text.ParserOptions;
import dev.ods.text.Printer;
import dev.ods.text.PrinterFlags;
import dev.ods.verify.Verifier;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.ServiceLoader;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.params.provider.Arguments;

/** Parses, verifies and prints texts with all dialects of this module. */
public final class Programs {
  private final Context context = Context.create();

  /** With a new context. */
  public Programs() {
    ServiceLoader.load(DialectDefinition.class).forEach(context::load);
    context.allowUnregisteredDialects(true);
  }

  /** The context of the operations. */
  public Context context() {
    return context;
  }

  /** The text of a resource in this package. */
  public static String text(String name) {
    try (InputStream in = Programs.class.getResourceAsStream(name)) {
      assertNotNull(in, name);
      return new String(in.readAllBytes(), UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /**
   * Invalid texts and their first errors, from a resource with two lines for each: the operations
   * of a function, or a module after an exclamation mark; and the error.
   *
   * @param function the format of the function around the operations
   */
  static Stream<Arguments> mistakes(String name, String function) {
    List<String> lines = text(name).lines().toList();
    List<Arguments> mistakes = new ArrayList<>();
    for (int i = 0; i < lines.size(); i += 2) {
      String program = lines.get(i);
      String text = program.startsWith("!") ? program.substring(1) : function.formatted(program);
      mistakes.add(Arguments.of(text, lines.get(i + 1).strip()));
    }
    return mistakes.stream();
  }

  /** The module of a valid text. */
  public Operation read(String text) {
    Diagnostics diagnostics = new Diagnostics();
    Operation module = read(text, diagnostics);
    diagnostics.throwIfErrors();
    assertNotNull(module);
    return module;
  }

  /** The first error of a text; empty if there is none. */
  public String firstError(String text) {
    return diagnostics(text).stream().findFirst().map(Diagnostic::message).orElse("");
  }

  /** The diagnostics of a text. */
  public List<Diagnostic> diagnostics(String text) {
    Diagnostics diagnostics = new Diagnostics();
    read(text, diagnostics);
    return diagnostics.list();
  }

  private @Nullable Operation read(String text, Diagnostics diagnostics) {
    Operation module =
        Parser.parse(
            text.getBytes(UTF_8), "test.mlir", context, ParserOptions.DEFAULT, diagnostics);
    if (module != null) {
      Verifier.verify(module, diagnostics);
    }
    return module;
  }

  /** The custom form. */
  public static String custom(Operation op) {
    return Printer.toString(op, PrinterFlags.DEFAULT);
  }

  /** The generic form. */
  public static String generic(Operation op) {
    return Printer.toString(op, PrinterFlags.DEFAULT.withGeneric(true));
  }
}
