// SPDX-License-Identifier: Apache-2.0
package dev.ods.corpus;

import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.ods.diagnostic.Diagnostic;
import dev.ods.diagnostic.Diagnostics;
import dev.ods.diagnostic.Severity;
import dev.ods.ir.Context;
import dev.ods.ir.Operation;
import dev.ods.testing.Corpus;
import dev.ods.testing.CorpusCase;
import dev.ods.text.Parser;
import dev.ods.text.ParserOptions;
import dev.ods.text.Printer;
import dev.ods.text.PrinterFlags;
import dev.ods.verify.Verifier;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/**
 * The generic form of every module of the corpus, parsed without dialects, verified, and printed,
 * round-trips byte for byte.
 *
 * <p>Failures are listed by reason in {@code target/corpus-generic.txt}.
 */
final class CorpusGenericRoundTripTest {
  private static final double LEAST = 1.0;
  private static final Path REPORT = Path.of("target", "corpus-generic.txt");
  private static final int SHOWN_REASONS = 20;

  /** The outcome of one case: the reason is empty if it round-trips. */
  private record Outcome(String id, String reason) {}

  @Test
  @Timeout(value = 10, unit = TimeUnit.MINUTES)
  void genericFormRoundTrips() {
    List<Outcome> outcomes =
        Corpus.load("valid modules", CorpusCase::isValid).parallelStream()
            .map(CorpusGenericRoundTripTest::outcome)
            .toList();
    long equal = outcomes.stream().filter(o -> o.reason().isEmpty()).count();
    String summary = equal + " of " + outcomes.size() + " generic modules came back byte for byte";
    System.out.println(summary);
    report(summary, outcomes);
    assertTrue(equal >= LEAST * outcomes.size(), summary + "; see " + REPORT.toAbsolutePath());
  }

  private static Outcome outcome(CorpusCase corpusCase) {
    String expected = corpusCase.text("generic").stripTrailing();
    String reason;
    try {
      reason = reason(expected);
    } catch (RuntimeException | StackOverflowError e) {
      reason = "defect: " + e + at(e);
    }
    return new Outcome(corpusCase.id(), reason);
  }

  private static String at(Throwable e) {
    return e.getStackTrace().length == 0 ? "" : " at " + e.getStackTrace()[0];
  }

  private static String reason(String expected) {
    Context context = Context.create();
    context.allowUnregisteredDialects(true);
    Diagnostics diagnostics = new Diagnostics().showOperations(false);
    byte[] text = expected.getBytes(StandardCharsets.UTF_8);
    Operation module = Parser.parse(text, "case.mlir", context, ParserOptions.DEFAULT, diagnostics);
    if (module == null) {
      return "not read: " + firstError(diagnostics);
    }
    if (!Verifier.verify(module, diagnostics)) {
      return "not verified: " + firstError(diagnostics);
    }
    return firstDifference(expected, print(module));
  }

  private static String print(Operation module) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    try {
      Printer.print(module, PrinterFlags.GENERIC_LOCAL.withAssumeVerified(true), out);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return out.toString(StandardCharsets.UTF_8).stripTrailing();
  }

  private static String firstError(Diagnostics diagnostics) {
    return diagnostics.list().stream()
        .filter(d -> d.severity() == Severity.ERROR)
        .map(Diagnostic::message)
        .findFirst()
        .orElse("no diagnostic");
  }

  private static String firstDifference(String expected, String actual) {
    if (expected.equals(actual)) {
      return "";
    }
    int at = 0;
    int common = Math.min(expected.length(), actual.length());
    while (at < common && expected.charAt(at) == actual.charAt(at)) {
      at++;
    }
    return "printed differently: expected "
        + around(expected, at)
        + " but was "
        + around(actual, at);
  }

  private static String around(String text, int at) {
    int from = Math.max(text.lastIndexOf('\n', at - 1) + 1, at - 40);
    int to = Math.min(text.length(), at + 40);
    return '[' + text.substring(from, to).replace("\n", "\\n") + ']';
  }

  /** Writes all failures, the most frequent reason first, and prints the first reasons. */
  private static void report(String summary, List<Outcome> outcomes) {
    Map<String, List<String>> byReason = new TreeMap<>();
    for (Outcome outcome : outcomes) {
      if (!outcome.reason().isEmpty()) {
        byReason.computeIfAbsent(outcome.reason(), key -> new ArrayList<>()).add(outcome.id());
      }
    }
    List<String> lines = new ArrayList<>();
    lines.add(summary);
    byReason.entrySet().stream()
        .sorted((a, b) -> Integer.compare(b.getValue().size(), a.getValue().size()))
        .forEach(e -> lines.add(e.getValue().size() + " x " + e.getKey() + "   " + e.getValue()));
    lines.stream().skip(1).limit(SHOWN_REASONS).forEach(System.out::println);
    try {
      Files.createDirectories(REPORT.toAbsolutePath().getParent());
      Files.write(REPORT, lines);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
