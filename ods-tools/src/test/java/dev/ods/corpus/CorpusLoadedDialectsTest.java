// SPDX-License-Identifier: Apache-2.0
package dev.ods.corpus;

import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.ods.diagnostic.Diagnostic;
import dev.ods.diagnostic.Diagnostics;
import dev.ods.ir.Context;
import dev.ods.ir.DialectDefinition;
import dev.ods.ir.Operation;
import dev.ods.testing.Corpus;
import dev.ods.testing.CorpusCase;
import dev.ods.testing.Exemptions;
import dev.ods.text.Parser;
import dev.ods.text.ParserOptions;
import dev.ods.text.PrinterFlags;
import dev.ods.verify.Verifier;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.TimeUnit;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Registering all dialects of the project makes no correct result wrong. */
@Tag("shared")
@Timeout(value = 10, unit = TimeUnit.MINUTES)
final class CorpusLoadedDialectsTest {
  private static final List<DialectDefinition> DIALECTS = ProjectDialects.all();

  private static List<CorpusCase> valid(Predicate<CorpusCase> wanted) {
    return Corpus.load("valid modules", c -> c.isValid() && wanted.test(c));
  }

  /** Checks that the cases that differ are those listed. */
  private static void check(
      String what, List<CorpusCase> cases, String list, Function<CorpusCase, String> difference) {
    Map<String, String> wrong =
        new TreeMap<>(
            cases.parallelStream()
                .map(c -> Map.entry(c.id(), difference.apply(c)))
                .filter(entry -> !entry.getValue().isEmpty())
                .collect(Collectors.toMap(Map.Entry::getKey, Map.Entry::getValue)));
    System.out.println(
        cases.size() - wrong.size() + " of " + cases.size() + " " + what + ", dialects loaded");
    Exemptions.read(CorpusLoadedDialectsTest.class, list).check(wrong);
  }

  private static String reprinted(
      CorpusCase corpusCase, String read, String expected, PrinterFlags flags) {
    Reprint reprint = Reprint.of(corpusCase.text(read), DIALECTS, flags);
    boolean equal = reprint.text().equals(corpusCase.text(expected).stripTrailing());
    return equal ? "" : reprint.text();
  }

  @Test
  void genericFormRoundTrips() {
    check(
        "generic modules equal",
        valid(c -> true),
        "loaded-generic.txt",
        c -> reprinted(c, "generic", "generic", PrinterFlags.GENERIC_LOCAL));
  }

  @Test
  void inputsPrintInCustomForm() {
    check(
        "modules in custom form equal",
        valid(c -> c.has("custom") && isOfWholeDialects(c)),
        "loaded-custom.txt",
        c -> reprinted(c, "input", "custom", PrinterFlags.DEFAULT));
  }

  @Test
  void inputsPrintInGenericForm() {
    check(
        "inputs in generic form equal",
        valid(CorpusLoadedDialectsTest::isOfWholeDialects),
        "loaded-inputs.txt",
        c -> reprinted(c, "input", "generic", PrinterFlags.GENERIC_LOCAL));
  }

  @Test
  void firstErrorIsTheSame() {
    check(
        "invalid modules have the same first error",
        Corpus.load(
            "errors of whole dialects", CorpusLoadedDialectsTest::isRejectedByWholeDialects),
        "loaded-errors.txt",
        CorpusLoadedDialectsTest::errorDifference);
  }

  private static boolean isRejectedByWholeDialects(CorpusCase corpusCase) {
    return corpusCase.text("kind").equals("invalid")
        && !corpusCase.text("class").equals("unknown-op-or-dialect")
        && (!corpusCase.has("dialects") || isOfWholeDialects(corpusCase));
  }

  private static String errorDifference(CorpusCase corpusCase) {
    String found = CorpusRejectionTest.firstError(corpusCase, DIALECTS);
    String expected = CorpusRejectionTest.expected(corpusCase);
    if (found.equals(expected)) {
      return "";
    }
    return "found: " + found + "; expected: " + expected;
  }

  private static boolean isOfWholeDialects(CorpusCase corpusCase) {
    return ProjectDialects.WHOLE.containsAll(corpusCase.texts("dialects"));
  }

  @Test
  void validModulesVerify() {
    check(
        "generic modules verify",
        valid(c -> true),
        "loaded-verify.txt",
        CorpusLoadedDialectsTest::verificationError);
  }

  private static String verificationError(CorpusCase corpusCase) {
    Context context = Context.create();
    context.allowUnregisteredDialects(true);
    DIALECTS.forEach(context::register);
    Diagnostics diagnostics = new Diagnostics().showOperations(false);
    byte[] text = corpusCase.text("generic").getBytes(StandardCharsets.UTF_8);
    Operation module = Parser.parse(text, "case.mlir", context, ParserOptions.DEFAULT, diagnostics);
    if (module != null && Verifier.verify(module, diagnostics)) {
      return "";
    }
    assertTrue(!diagnostics.list().isEmpty());
    return diagnostics.list().stream().map(Diagnostic::message).collect(Collectors.joining("; "));
  }
}
