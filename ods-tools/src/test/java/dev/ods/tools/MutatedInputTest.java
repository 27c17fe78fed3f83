// SPDX-License-Identifier: Apache-2.0
package dev.ods.tools;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.ods.testing.Exemptions;
import dev.ods.testing.MlirOpt;
import dev.ods.testing.MutationSeeds;
import dev.ods.testing.ToolRun;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.Random;
import java.util.Set;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * For thousands of mutated programs, {@code ods-opt} and {@code mlir-opt} print the same: the same
 * errors and notes at the same positions or, if there are none, the same module.
 */
final class MutatedInputTest {
  private static final Path BASES = Path.of("src/test/resources/dev/ods/tools/mutation/bases.mlir");
  private static final String MARKER = "// -----\n";
  private static final int PROGRAMS = 400;
  private static final Pattern DIAGNOSTIC =
      Pattern.compile("^<stdin>:(\\d+):(\\d+: (?:error|note|warning): .*)$", Pattern.MULTILINE);

  /** Each build tries the seeds from 1 to this one. */
  private static final int FIXED_SEEDS = 8;

  /**
   * Errors of {@code mlir-opt} only (docs/differences-from-mlir.md): about types and attributes of
   * dialects that are not loaded, and a second one at the same position.
   */
  private static final List<Pattern> ONLY_THEIRS =
      patterns(
          "unknown attribute `\\w+` in dialect `(?:gpu|spirv|transform)`", "unknown type mnemonic");

  /** Errors of {@code ods-opt} only, about dialects that it lacks or that both list. */
  private static final List<Pattern> ONLY_OURS = patterns("not found for custom op");

  /** The patterns that have exempted a program, by the seed. */
  private static final Map<Long, Set<String>> USED = new ConcurrentHashMap<>();

  private static final Pattern WRONG_CHARACTER =
      Pattern.compile(
          "^(\\d+:\\d+: error: )(?:unexpected character|@ identifier expected|expected '\"' in)");

  @BeforeAll
  static void mlirOptIsInstalled() {
    MlirOpt.assumeInstalled();
  }

  static List<Long> seeds() {
    return MutationSeeds.first(FIXED_SEEDS);
  }

  @ParameterizedTest
  @MethodSource("seeds")
  void bothToolsPrintTheSame(long seed) throws IOException, InterruptedException {
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
    Set<String> used = new HashSet<>();
    int same = 0;
    for (int i = 0; i < programs.size(); i++) {
      Set<String> exempt = matching(ONLY_THEIRS, theirs.get(i));
      exempt.addAll(matching(ONLY_OURS, ours.get(i)));
      if (theirs.get(i).equals(ours.get(i))) {
        same++;
      } else if (exempt.isEmpty()) {
        String program = programs.get(i);
        assertEquals(theirs.get(i), ours.get(i), () -> MutationSeeds.describe(seed, program));
      } else {
        used.addAll(exempt);
      }
    }
    USED.put(seed, used);
    assertTrue(same > PROGRAMS * 9 / 10, same + " of " + PROGRAMS + " are the same");
  }

  /** The patterns that match a diagnostic of an answer. */
  private static Set<String> matching(List<Pattern> patterns, Answer answer) {
    String diagnostics = answer.diagnostics().toString();
    Set<String> matching = new HashSet<>();
    for (Pattern pattern : patterns) {
      if (pattern.matcher(diagnostics).find()) {
        matching.add(pattern.pattern());
      }
    }
    return matching;
  }

  private static List<Pattern> patterns(String... patterns) {
    return Arrays.stream(patterns).map(Pattern::compile).toList();
  }

  /** If all fixed seeds were tried, each pattern must have exempted a program that differs. */
  @AfterAll
  static void exemptionsAreNeeded() {
    if (USED.keySet().containsAll(MutationSeeds.first(FIXED_SEEDS))) {
      Set<String> needed = new HashSet<>();
      USED.values().forEach(needed::addAll);
      Exemptions.of(
              Stream.concat(ONLY_THEIRS.stream(), ONLY_OURS.stream())
                  .map(Pattern::pattern)
                  .toArray(String[]::new))
          .checkNeeded(needed);
    }
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

  /** A tool's output for one program: its diagnostics, and the module that it prints. */
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

  /** Whether a diagnostic is a second one about a wrong character: see the docs. */
  private static boolean isEcho(String earlier, String later) {
    Matcher character = WRONG_CHARACTER.matcher(earlier);
    return character.find() && later.startsWith(character.group(1));
  }
}
