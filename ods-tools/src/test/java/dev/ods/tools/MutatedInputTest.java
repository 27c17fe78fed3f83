// SPDX-License-Identifier: Apache-2.0
package dev.ods.tools;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.ods.testing.MlirOpt;
import dev.ods.testing.ToolRun;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.Random;
import java.util.TreeMap;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Of thousands of slightly wrong programs, {@code ods-opt} and {@code mlir-opt} say the same: the
 * same errors and notes at the same places, and where there are none, the same module.
 */
final class MutatedInputTest {
  private static final Path BASES = Path.of("src/test/resources/dev/ods/tools/mutation/bases.mlir");
  private static final String MARKER = "// -----\n";
  private static final int PROGRAMS = 400;
  private static final Pattern DIAGNOSTIC =
      Pattern.compile("^<stdin>:(\\d+):(\\d+: (?:error|note|warning): .*)$", Pattern.MULTILINE);

  /**
   * Errors of {@code mlir-opt} alone (docs/differences-from-mlir.md): about types and attributes of
   * dialects that are not loaded, and one that follows another at the same place.
   */
  private static final Pattern ONLY_THEIRS =
      Pattern.compile(
          "unknown attribute `\\w+` in dialect"
              + " `(?:gpu|spirv|test|transform)`|VectorElementTypeInterface|invalid memref"
              + " element|invalid tensor element|unsupported memory space|unknown type"
              + " mnemonic|invalid kind of type specified[,\\]]|multiple memory spaces|elements"
              + " literal must be|expected string value for key");

  /** Errors of ours, about dialects that only {@code mlir-opt} has, and where both name theirs. */
  private static final Pattern ONLY_OURS =
      Pattern.compile("not found for custom op|dialect '\\w+' is unknown");

  private static final Pattern WRONG_CHARACTER =
      Pattern.compile(
          "^(\\d+:\\d+: error: )(?:unexpected character|@ identifier expected|expected '\"' in)");

  @BeforeAll
  static void mlirOptIsInstalled() {
    MlirOpt.assumeInstalled();
  }

  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3, 4, 5, 6, 7, 8})
  void bothToolsSayTheSame(long seed) throws IOException, InterruptedException {
    List<String> programs = programs(seed);
    String input = String.join("\n" + MARKER, programs);
    String[] args = {
      "--allow-unregistered-dialect",
      "--split-input-file",
      "--mlir-print-op-on-diagnostic=false",
      seed % 2 == 0 ? "--mlir-print-op-generic" : "--mlir-print-debuginfo"
    };
    List<Answer> theirs = answers(MlirOpt.run(input, args), programs);
    List<Answer> ours = answers(OptRun.of(input, args), programs);
    int compared = 0;
    for (int i = 0; i < programs.size(); i++) {
      if (!ONLY_THEIRS.matcher(theirs.get(i).diagnostics().toString()).find()
          && !ONLY_OURS.matcher(ours.get(i).diagnostics().toString()).find()) {
        assertEquals(theirs.get(i), ours.get(i), programs.get(i));
        compared++;
      }
    }
    assertTrue(compared > PROGRAMS * 9 / 10, compared + " of " + PROGRAMS + " compared");
  }

  private static List<String> programs(long seed) throws IOException {
    String[] bases = Files.readString(BASES, UTF_8).split(MARKER, -1);
    Random random = new Random(seed);
    TokenMutator mutator = new TokenMutator(seed);
    List<String> programs = new ArrayList<>();
    while (programs.size() < PROGRAMS) {
      String program = mutator.mutate(bases[random.nextInt(bases.length)]);
      if (!program.contains("-----")) {
        programs.add(program);
      }
    }
    return programs;
  }

  /** What a tool says of one program: its diagnostics, and the module that it prints. */
  private record Answer(List<String> diagnostics, String module) {}

  private static List<Answer> answers(ToolRun run, List<String> programs) {
    String[] modules = run.out().split("(?m)^" + MARKER, -1);
    List<Answer> answers = new ArrayList<>();
    NavigableMap<Integer, Answer> byLine = new TreeMap<>();
    int line = 1;
    for (int i = 0; i < programs.size(); i++) {
      Answer answer = new Answer(new ArrayList<>(), i < modules.length ? modules[i] : "");
      answers.add(answer);
      byLine.put(line, answer);
      line += (int) programs.get(i).chars().filter(c -> c == '\n').count() + 2;
    }
    for (MatchResult match : DIAGNOSTIC.matcher(run.err()).results().toList()) {
      Map.Entry<Integer, Answer> of = byLine.floorEntry(Integer.valueOf(match.group(1)));
      List<String> diagnostics = of.getValue().diagnostics();
      String diagnostic = match.group(1) + ":" + match.group(2);
      if (diagnostics.isEmpty() || !isEcho(diagnostics.get(diagnostics.size() - 1), diagnostic)) {
        diagnostics.add(diagnostic);
      }
    }
    return answers;
  }

  /** Whether a diagnostic is about a wrong character that another one was about: see the docs. */
  private static boolean isEcho(String earlier, String later) {
    Matcher character = WRONG_CHARACTER.matcher(earlier);
    return character.find() && later.startsWith(character.group(1));
  }
}
