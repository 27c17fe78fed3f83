// SPDX-License-Identifier: Apache-2.0
package dev.ods.testing;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * Runs MLIR's {@code mlir-opt}, version 22, the reference for the project's behaviour. The
 * environment variable {@code MLIR_OPT} is its path; if unset, {@code mlir-opt-22} or {@code
 * mlir-opt} on the path is used, if of that version.
 */
public final class MlirOpt {
  /** The program. */
  static final MlirTool TOOL = new MlirTool(Requirement.MLIR_OPT, "mlir-opt", "MLIR_OPT");

  private static final String ALLOW_UNREGISTERED = "--allow-unregistered-dialect";

  /** What separates the texts that are given to the tool together. */
  private static final String MARKER = "// -----";

  /** What the tool warns of, as it looks like the marker. */
  private static final String ALMOST_MARKER = "// ---";

  private static final Pattern DIAGNOSTIC =
      Pattern.compile(
          "^<stdin>:(\\d+:\\d+: (?:error|warning|note|remark): .*)$", Pattern.MULTILINE);

  private MlirOpt() {}

  /** Skips the test if the tool is not installed, or fails it if the tool is demanded. */
  public static void assumeInstalled() {
    TOOL.assumeInstalled();
  }

  /**
   * Whether the tool is installed, for tests that need it only partly.
   *
   * @throws AssertionError if it is not installed, but demanded
   */
  public static boolean isInstalled() {
    return TOOL.isInstalled();
  }

  /** The command that starts the tool; skips the test if it is not installed. */
  public static List<String> command(String... args) {
    return TOOL.command(args);
  }

  /**
   * Runs the tool; skips the test if it is not installed.
   *
   * @param input its standard input, one character per byte
   */
  public static ToolRun run(String input, String... args) throws IOException, InterruptedException {
    return TOOL.run(input, args);
  }

  /**
   * Runs the tool on a text, with unregistered dialects allowed, and returns its output. Fails the
   * test if the tool rejects the text.
   */
  public static String print(String text, String... args) throws IOException, InterruptedException {
    ToolRun run = run(bytes(text), allowingUnregistered(args));
    assertEquals(0, run.exitCode(), () -> "mlir-opt rejects the text: " + text(run.err()));
    return text(run.out());
  }

  /**
   * Runs the tool on a text, with unregistered dialects allowed, and returns its diagnostics as
   * {@code line:column: severity: message}; only the first line of each message.
   */
  public static List<String> diagnostics(String text, String... args)
      throws IOException, InterruptedException {
    return diagnostics(run(bytes(text), allowingUnregistered(args)));
  }

  private static List<String> diagnostics(ToolRun run) {
    return DIAGNOSTIC.matcher(text(run.err())).results().map(match -> match.group(1)).toList();
  }

  /** The first of the {@link #diagnostics}; fails the test if there is none. */
  public static String firstDiagnostic(String text, String... args)
      throws IOException, InterruptedException {
    return Cases.matching("diagnostics", diagnostics(text, args), diagnostic -> true).get(0);
  }

  /**
   * Runs the tool once on many texts, and returns the first of the {@link #diagnostics} of each;
   * texts without one are left out.
   *
   * @param texts of which none contains {@code // ---}
   */
  public static Map<String, String> firstDiagnostics(Collection<String> texts)
      throws IOException, InterruptedException {
    Map<String, String> first = new HashMap<>();
    diagnosticsOfEach(texts).forEach((text, all) -> first.put(text, all.get(0)));
    return first;
  }

  /**
   * Runs the tool once on many texts, and returns the {@link #diagnostics} of each; texts without
   * one are left out.
   *
   * @param texts of which none contains {@code // ---}
   */
  public static Map<String, List<String>> diagnosticsOfEach(Collection<String> texts)
      throws IOException, InterruptedException {
    if (texts.isEmpty()) {
      return Map.of();
    }
    Set<String> distinct = new LinkedHashSet<>(texts);
    TreeMap<Integer, String> starts = new TreeMap<>();
    int line = 1;
    for (String text : distinct) {
      starts.put(line, text);
      // Its lines, and that of the marker.
      line += Math.toIntExact(chunk(text).chars().filter(c -> c == '\n').count()) + 1;
    }
    Map<String, List<String>> found = new HashMap<>();
    ToolRun run = runOnEach(distinct);
    outputs(run, distinct.size());
    for (String diagnostic : diagnostics(run)) {
      int colon = diagnostic.indexOf(':');
      int at = Integer.parseInt(diagnostic.substring(0, colon));
      Map.Entry<Integer, String> start = starts.floorEntry(at);
      String relative = 1 + at - start.getKey() + diagnostic.substring(colon);
      found.computeIfAbsent(start.getValue(), text -> new ArrayList<>()).add(relative);
    }
    return found;
  }

  /**
   * Runs the tool once on many texts, with unregistered dialects allowed, and returns its output
   * for each, without white space around it; empty for a text that it rejects.
   *
   * @param texts of which none contains {@code // ---}
   */
  public static Map<String, String> printEach(Collection<String> texts, String... args)
      throws IOException, InterruptedException {
    if (texts.isEmpty()) {
      return Map.of();
    }
    List<String> distinct = List.copyOf(new LinkedHashSet<>(texts));
    List<String> outputs = outputs(runOnEach(distinct, args), distinct.size());
    Map<String, String> printed = new HashMap<>();
    for (int i = 0; i < distinct.size(); i++) {
      printed.put(distinct.get(i), outputs.get(i).strip());
    }
    return printed;
  }

  /**
   * Runs the tool once on many texts.
   *
   * @throws IllegalArgumentException if one contains the marker between them, or almost
   */
  private static ToolRun runOnEach(Collection<String> texts, String... args)
      throws IOException, InterruptedException {
    for (String text : texts) {
      if (text.contains(ALMOST_MARKER)) {
        throw new IllegalArgumentException("a text contains '" + ALMOST_MARKER + "': " + text);
      }
    }
    List<String> all = new ArrayList<>(List.of(allowingUnregistered(args)));
    all.add("--split-input-file");
    return run(bytes(joined(texts)), all.toArray(String[]::new));
  }

  /** The texts as parts of one input, for {@code --split-input-file}. */
  public static String joined(Collection<String> texts) {
    return texts.stream().map(MlirOpt::chunk).collect(Collectors.joining(MARKER + "\n"));
  }

  /** What the tool has printed for each text; fails if it has not come to the last one. */
  private static List<String> outputs(ToolRun run, int count) {
    List<String> outputs = List.of(text(run.out()).split(Pattern.quote(MARKER), -1));
    assertEquals(count, outputs.size(), () -> "mlir-opt ends early: " + text(run.err()));
    assertTrue(run.exitCode() <= 1, () -> "mlir-opt crashes: " + text(run.err()));
    return outputs;
  }

  private static String chunk(String text) {
    return text.endsWith("\n") ? text : text + "\n";
  }

  private static String[] allowingUnregistered(String... args) {
    List<String> all = new ArrayList<>(List.of(args));
    all.add(ALLOW_UNREGISTERED);
    return all.toArray(String[]::new);
  }

  private static String bytes(String text) {
    return new String(text.getBytes(UTF_8), ISO_8859_1);
  }

  private static String text(String bytes) {
    return new String(bytes.getBytes(ISO_8859_1), UTF_8);
  }
}
