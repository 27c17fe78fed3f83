// SPDX-License-Identifier: Apache-2.0
package dev.ods.corpus;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.ods.diagnostic.Diagnostic;
import dev.ods.diagnostic.Diagnostics;
import dev.ods.diagnostic.Severity;
import dev.ods.ir.Context;
import dev.ods.ir.DialectDefinition;
import dev.ods.ir.FileLineColRange;
import dev.ods.ir.Operation;
import dev.ods.testing.Corpus;
import dev.ods.testing.CorpusCase;
import dev.ods.testing.Exemptions;
import dev.ods.text.Parser;
import dev.ods.text.ParserOptions;
import dev.ods.verify.Verifier;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/**
 * Inputs that MLIR's parser rejects are rejected at the same position with the same message, if the
 * corpus attributes them to the dialects {@code builtin} and {@code func}. Some contain operations
 * of {@code spirv}, which the corpus overlooks because of their capitals; so all dialects of the
 * project are registered.
 */
@Timeout(value = 10, unit = TimeUnit.MINUTES)
final class CorpusRejectionTest {
  private static final Set<String> DIALECTS = Set.of("builtin", "func");

  @Test
  void reportsTheSameFirstError() {
    List<CorpusCase> cases = cases();
    List<DialectDefinition> dialects = ProjectDialects.all();
    Map<String, String> different = new TreeMap<>();
    int rejected = 0;
    for (CorpusCase corpusCase : cases) {
      String found = firstError(corpusCase, dialects);
      rejected += found.isEmpty() ? 0 : 1;
      if (!found.equals(expected(corpusCase))) {
        different.put(corpusCase.id(), found);
      }
    }
    int same = cases.size() - different.size();
    System.out.printf(
        Locale.ROOT,
        "%d of %d rejected; the same line, column and message: %d (%.1f %%)%n",
        rejected,
        cases.size(),
        same,
        100.0 * same / cases.size());
    assertEquals(cases.size(), rejected);
    Exemptions.read(CorpusRejectionTest.class, "rejections.txt").check(different);
  }

  static List<CorpusCase> cases() {
    return Corpus.load("errors of the parser", CorpusRejectionTest::isWanted);
  }

  private static boolean isWanted(CorpusCase corpusCase) {
    return corpusCase.text("kind").equals("invalid")
        && corpusCase.text("class").equals("parser")
        && DIALECTS.containsAll(corpusCase.texts("dialects"));
  }

  static String expected(CorpusCase corpusCase) {
    return corpusCase.text("line")
        + ":"
        + corpusCase.text("column")
        + " "
        + corpusCase.text("error").strip();
  }

  /** The position and message of the first error, in the form of {@link #expected}; or "". */
  static String firstError(CorpusCase corpusCase, List<DialectDefinition> dialects) {
    Context context = Context.create();
    context.allowUnregisteredDialects(true);
    dialects.forEach(context::register);
    Diagnostics diagnostics = new Diagnostics().showOperations(false);
    byte[] text = corpusCase.text("input").getBytes(StandardCharsets.UTF_8);
    Operation module = Parser.parse(text, "case.mlir", context, ParserOptions.DEFAULT, diagnostics);
    if (module != null) {
      Verifier.verify(module, diagnostics);
    }
    for (Diagnostic diagnostic : diagnostics.list()) {
      if (diagnostic.severity() == Severity.ERROR
          && diagnostic.location() instanceof FileLineColRange place) {
        String position = place.startLine() + ":" + place.startColumn();
        return position + " " + diagnostic.message().strip();
      }
    }
    return "";
  }
}
