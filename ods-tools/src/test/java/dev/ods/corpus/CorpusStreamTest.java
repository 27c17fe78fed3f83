// SPDX-License-Identifier: Apache-2.0
package dev.ods.corpus;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.ods.diagnostic.Diagnostic;
import dev.ods.diagnostic.Diagnostics;
import dev.ods.ir.Context;
import dev.ods.ir.DialectDefinition;
import dev.ods.ir.Operation;
import dev.ods.testing.Corpus;
import dev.ods.text.ExternalResources;
import dev.ods.text.ParserOptions;
import dev.ods.text.Printer;
import dev.ods.text.PrinterFlags;
import dev.ods.text.lex.Lexer;
import dev.ods.text.lex.TextStream;
import dev.ods.text.parse.op.TextParser;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/**
 * Texts that are read from a stream, as those of more than 2 GiB are, yield the same IR with the
 * same locations, and the same diagnostics, as texts in one array. The stream is read line by line,
 * and what has been parsed is dropped before each operation.
 */
@Timeout(value = 10, unit = TimeUnit.MINUTES)
final class CorpusStreamTest {
  /** All texts of the corpus pass; these suffice to notice a change. */
  private static final int SAMPLE = Integer.getInteger("ods.stream.texts", 4000);

  private static final int LONGEST = 200_000;

  private static final PrinterFlags FLAGS =
      PrinterFlags.GENERIC_LOCAL.withDebugInfo(true).withAssumeVerified(true);

  private final List<DialectDefinition> dialects = ProjectDialects.all();

  @Test
  void textsOfTheCorpusAreReadAlike() {
    List<byte[]> texts =
        Corpus.texts(
            SAMPLE, LONGEST, "input", "generic", "genericWithAliases", "genericWithLocations");
    List<String> different = new ArrayList<>();
    texts.parallelStream()
        .forEach(
            text -> {
              String expected = read(new Lexer(text, text.length));
              for (int piece : new int[] {1, 64}) {
                // What is kept, even if it is referred to more than once, and the text.
                TextStream stream =
                    new TextStream(new ByteArrayInputStream(text), 8 * text.length + 1024, piece);
                String found = read(new Lexer(stream));
                if (!found.equals(expected)) {
                  synchronized (different) {
                    different.add(
                        new String(text, StandardCharsets.UTF_8)
                            + "\n===== pieces of "
                            + piece
                            + "\n"
                            + found
                            + "\n===== instead of\n"
                            + expected);
                  }
                }
              }
            });
    assertEquals("", different.isEmpty() ? "" : different.size() + " texts:\n" + different.get(0));
  }

  /** The printed module, if there is one, and the diagnostics. */
  private String read(Lexer lexer) {
    Context context = Context.create();
    context.allowUnregisteredDialects(true);
    dialects.forEach(context::register);
    Diagnostics diagnostics = new Diagnostics().showOperations(false);
    ExternalResources resources = new ExternalResources();
    ParserOptions options = ParserOptions.DEFAULT.withExternalResources(resources);
    Operation module = TextParser.parseEnclosed(lexer, "case.mlir", context, options, diagnostics);
    StringBuilder result = new StringBuilder(print(module, resources));
    for (Diagnostic diagnostic : diagnostics.list()) {
      append(diagnostic, result);
      diagnostic.notes().forEach(note -> append(note, result));
    }
    return result.toString();
  }

  private static String print(@Nullable Operation module, ExternalResources resources) {
    if (module == null) {
      return "";
    }
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    try {
      Printer.print(module, FLAGS, resources, out);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return out.toString(StandardCharsets.UTF_8);
  }

  private static void append(Diagnostic diagnostic, StringBuilder result) {
    result
        .append(diagnostic.location())
        .append(' ')
        .append(diagnostic.severity())
        .append(' ')
        .append(diagnostic.message())
        .append('\n');
  }
}
