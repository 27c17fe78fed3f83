// SPDX-License-Identifier: Apache-2.0
package dev.ods.programs;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.ods.corpus.PassTexts;
import dev.ods.testing.MlirOpt;
import java.io.ByteArrayOutputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * What conversions make of random functions is what {@code mlir-opt} makes of them, and what fails
 * leaves them as they were.
 *
 * <p>{@code -Dods.conversions=N} runs N functions, {@code -Dods.conversions.seed=N} others.
 */
@Tag("shared")
@Execution(ExecutionMode.SAME_THREAD)
final class RandomConversionsTest {
  private static final int COUNT = Integer.getInteger("ods.conversions", 200);
  private static final long SEED = Long.getLong("ods.conversions.seed", 1);

  private static final Pattern NAME = Pattern.compile("%\\d+");
  private static final Pattern DEFINITION = Pattern.compile("^ *(%\\d+)(:\\d+)? = ");
  private static final Pattern CAST =
      Pattern.compile(
          "^ *(%\\d+)(?::\\d+)? = \"(?:test.cast|builtin.unrealized_conversion_cast)\"\\((.*?)\\)");

  private static final PrintStream STANDARD = System.out;

  private final PassTexts texts = new PassTexts();

  /** What the pass is told of is not compared. */
  @BeforeAll
  static void silence() {
    System.setOut(new PrintStream(OutputStream.nullOutputStream(), false, UTF_8));
  }

  @AfterAll
  static void speak() {
    System.setOut(STANDARD);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "test-legalize-mode=full",
        "test-legalize-folding-mode=never",
        "test-legalize-folding-mode=after-patterns",
        "build-materializations=false",
      })
  void areThoseOfMlir(String options) throws Exception {
    MlirOpt.assumeInstalled();
    List<String> programs = new ArrayList<>();
    for (int i = 0; i < COUNT; i++) {
      programs.add(RandomConversion.of(SEED + i).strip());
    }
    String pass = "test-legalize-patterns{" + options + "}";
    List<@Nullable String> theirs = PassTexts.theirs(pass, programs);
    List<String> different = new ArrayList<>();
    int compared = 0;
    for (int i = 0; i < COUNT; i++) {
      String expected = theirs.get(i);
      String found = texts.ours(pass, programs.get(i));
      if (expected != null && !isLeftHalfDone(expected, options)) {
        compared++;
        if (found == null || !withoutCasts(expected).equals(withoutCasts(found))) {
          different.add(
              "seed " + (SEED + i) + "\n" + programs.get(i) + "\n" + expected + "\n" + found);
        }
      }
    }
    assertEquals(0, different.size(), () -> different.get(0));
    assertTrue(compared > COUNT / 2, "compared: " + compared);
  }

  /** What was replaced in several steps is cast once, from what has come last. */
  @Test
  void castsOfSeveralStepsAreThoseOfMlir() throws Exception {
    MlirOpt.assumeInstalled();
    String program =
        """
        func.func @f() {
          %0 = "test.type_producer"() : () -> i32
          "test.foo"(%0) : (i32) -> ()
          "test.return"() : () -> ()
        }
        """;
    String pass = "test-legalize-patterns{build-materializations=false}";
    String theirs = PassTexts.theirs(pass, List.of(program)).get(0);
    assertTrue(theirs != null && theirs.contains("unrealized_conversion_cast"), theirs);
    assertEquals(theirs, texts.ours(pass, program));
  }

  /** Of moves too, and of what replaces a cast. */
  @Test
  void listenersAreToldWhatMlirTells() throws Exception {
    MlirOpt.assumeInstalled();
    String program =
        """
        func.func @f(%x: f32) {
          "test.foo"(%x) : (f32) -> ()
          "test.return"() : () -> ()
        }
        """;
    String theirs =
        MlirOpt.run(program, "--test-legalize-patterns", "--allow-unregistered-dialect").out();
    ByteArrayOutputStream told = new ByteArrayOutputStream();
    PrintStream before = System.out;
    System.setOut(new PrintStream(told, false, UTF_8));
    try {
      texts.ours("test-legalize-patterns", program);
    } finally {
      System.setOut(before);
    }
    assertEquals(notes(theirs), notes(told.toString(UTF_8)));
  }

  private static List<String> notes(String text) {
    List<String> notes = text.lines().filter(line -> line.startsWith("notify")).toList();
    assertTrue(notes.stream().anyMatch(note -> note.endsWith(", exact position unknown")), text);
    return notes;
  }

  /**
   * Whether MLIR's conversion has failed when all was done but for casts, which nothing replaces:
   * it leaves what it has, where the one here undoes it.
   */
  private static boolean isLeftHalfDone(String text, String options) {
    return !options.startsWith("build-materializations")
        && text.contains("unrealized_conversion_cast");
  }

  /**
   * A text in which what is cast stands where the result is used, and values are numbered anew:
   * where casts are, whether two users share one, and through which types a value is cast is not
   * MLIR's, as it inserts them when all else is done.
   */
  private static String withoutCasts(String text) {
    Map<String, String> names = new HashMap<>();
    StringBuilder lines = new StringBuilder();
    int count = 0;
    for (String line : text.lines().toList()) {
      Matcher cast = CAST.matcher(line);
      if (cast.find()) {
        names.put(cast.group(1), replaced(cast.group(2), names));
        continue;
      }
      Matcher definition = DEFINITION.matcher(line);
      if (definition.find()) {
        names.put(definition.group(1), "%" + count++ + "'");
      }
      lines.append(replaced(line, names)).append('\n');
    }
    return lines.toString();
  }

  private static String replaced(String line, Map<String, String> names) {
    return NAME.matcher(line)
        .replaceAll(
            name -> Matcher.quoteReplacement(names.getOrDefault(name.group(), name.group())));
  }
}
