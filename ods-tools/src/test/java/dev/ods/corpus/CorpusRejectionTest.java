// SPDX-License-Identifier: Apache-2.0
package dev.ods.corpus;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import dev.ods.diagnostic.Diagnostic;
import dev.ods.diagnostic.Diagnostics;
import dev.ods.diagnostic.Severity;
import dev.ods.ir.Context;
import dev.ods.ir.Dialect;
import dev.ods.ir.FileLineColRange;
import dev.ods.ir.Operation;
import dev.ods.text.Parser;
import dev.ods.text.ParserOptions;
import dev.ods.verify.Verifier;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import java.util.ServiceLoader;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.TimeUnit;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/**
 * What MLIR's parser rejects is rejected at the same place and with the same words, if it is of the
 * dialects {@code builtin} and {@code func}.
 */
@Timeout(value = 10, unit = TimeUnit.MINUTES)
final class CorpusRejectionTest {
  private static final Set<String> DIALECTS = Set.of("builtin", "func");
  private static final double LEAST = 0.95;

  /**
   * An operation that the field {@code dialects} does not tell of: it misses those whose names have
   * capitals, all of them of {@code spirv}.
   */
  private static final Pattern OTHER_DIALECT = Pattern.compile("\\bspirv\\.[A-Z]");

  private static final Pattern COMMENT = Pattern.compile("//.*");

  @Test
  void sameErrors() {
    List<JsonObject> cases = Corpus.load(CorpusRejectionTest::isWanted).cases();
    List<Dialect> dialects = dialects();
    Set<String> different = new TreeSet<>();
    int rejected = 0;
    int other = 0;
    int sameOfOther = 0;
    for (JsonObject corpusCase : cases) {
      String found = firstError(corpusCase, dialects);
      boolean same = found.equals(expected(corpusCase));
      rejected += found.isEmpty() ? 0 : 1;
      if (!same) {
        different.add(Corpus.text(corpusCase, "id"));
      }
      if (usesOtherDialect(corpusCase)) {
        other++;
        sameOfOther += same ? 1 : 0;
      }
    }
    int same = cases.size() - different.size();
    int ours = cases.size() - other;
    int sameOfOurs = same - sameOfOther;
    System.out.printf(
        Locale.ROOT,
        "%d of %d rejected; the same line, column and message: %d of %d (%.1f %%);"
            + " without the %d that use operations of spirv: %d of %d (%.1f %%)%n",
        rejected,
        cases.size(),
        same,
        cases.size(),
        100.0 * same / cases.size(),
        other,
        sameOfOurs,
        ours,
        100.0 * sameOfOurs / ours);
    assertEquals(cases.size(), rejected);
    assertEquals(KnownDifferences.load("rejections.txt").keySet(), different);
    assertTrue(sameOfOurs >= LEAST * ours);
  }

  private static boolean usesOtherDialect(JsonObject corpusCase) {
    String code = COMMENT.matcher(Corpus.text(corpusCase, "input")).replaceAll("");
    return OTHER_DIALECT.matcher(code).find();
  }

  private static boolean isWanted(JsonObject corpusCase) {
    if (!Corpus.text(corpusCase, "kind").equals("invalid")
        || !Corpus.text(corpusCase, "class").equals("parser")) {
      return false;
    }
    if (corpusCase.has("dialects")) {
      for (JsonElement dialect : corpusCase.getAsJsonArray("dialects")) {
        if (!DIALECTS.contains(dialect.getAsString())) {
          return false;
        }
      }
    }
    return true;
  }

  static String expected(JsonObject corpusCase) {
    return Corpus.text(corpusCase, "line")
        + ":"
        + Corpus.text(corpusCase, "column")
        + " "
        + Corpus.text(corpusCase, "error").strip();
  }

  private static List<Dialect> dialects() {
    return ServiceLoader.load(Dialect.class).stream()
        .map(ServiceLoader.Provider::get)
        .filter(dialect -> DIALECTS.contains(dialect.namespace()))
        .toList();
  }

  /** The position and message of the first error, in the form of {@link #expected}; or "". */
  static String firstError(JsonObject corpusCase, List<Dialect> dialects) {
    Context context = Context.create();
    context.allowUnregisteredDialects(true);
    dialects.forEach(context::register);
    Diagnostics diagnostics = new Diagnostics().showOperations(false);
    byte[] text = Corpus.text(corpusCase, "input").getBytes(StandardCharsets.UTF_8);
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
