// SPDX-License-Identifier: Apache-2.0
package dev.ods.sample.fuzz;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;

import dev.ods.diagnostic.Diagnostics;
import dev.ods.ir.Context;
import dev.ods.ir.Operation;
import dev.ods.sample.feature.FeatureDefinition;
import dev.ods.sample.feature.Programs;
import dev.ods.sample.tf.TfDialectDefinition;
import dev.ods.sample.tfl.TflDialectDefinition;
import dev.ods.testing.MutationSeeds;
import dev.ods.text.Parser;
import dev.ods.text.ParserOptions;
import dev.ods.text.Printer;
import dev.ods.text.PrinterFlags;
import dev.ods.verify.Verifier;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Truncated and mutated texts in the custom forms of this module's dialects result in IR or in
 * diagnostics, and valid IR round-trips in both forms.
 */
@Timeout(120)
final class DamagedProgramsTest {
  private static final int MUTATIONS = 10_000;
  private static final int MOVES = 3_000;

  private static final List<byte[]> TEXTS = new ArrayList<>();

  private final Context context = Context.create();

  @BeforeAll
  static void readTexts() throws IOException {
    for (String name : List.of("classifier", "classifier.tfl", "classifier.generic")) {
      TEXTS.add(Files.readAllBytes(Path.of("src/main/mlir", name + ".mlir")));
    }
    try (InputStream in = Programs.class.getResourceAsStream("features.mlir")) {
      assertNotNull(in);
      TEXTS.add(in.readAllBytes());
    }
  }

  DamagedProgramsTest() {
    context.load(new TfDialectDefinition());
    context.load(new TflDialectDefinition());
    context.load(new FeatureDefinition());
    context.allowUnregisteredDialects(true);
  }

  private @Nullable Operation read(byte[] text, Diagnostics diagnostics) {
    Operation module = Parser.parse(text, "test.mlir", context, ParserOptions.DEFAULT, diagnostics);
    assertEquals(module == null, diagnostics.hasErrors());
    return module;
  }

  static List<Long> seeds() {
    return MutationSeeds.first(1);
  }

  private void check(byte[] text, long seed) {
    try {
      check(text);
    } catch (AssertionError e) {
      throw new AssertionError(MutationSeeds.describe(seed, new String(text, ISO_8859_1)), e);
    }
  }

  private void check(byte[] text) {
    try {
      Operation module = read(text, new Diagnostics());
      if (module == null) {
        return;
      }
      Diagnostics diagnostics = new Diagnostics();
      boolean valid = Verifier.verify(module, diagnostics);
      assertEquals(valid, !diagnostics.hasErrors());
      checkPrinted(module, PrinterFlags.GENERIC, valid);
      if (valid) {
        checkPrinted(module, PrinterFlags.DEFAULT, true);
      }
    } catch (RuntimeException | AssertionError e) {
      throw new AssertionError("for the text\n" + new String(text, UTF_8), e);
    }
  }

  private void checkPrinted(Operation module, PrinterFlags flags, boolean valid) {
    byte[] printed = Printer.print(module, flags);
    Diagnostics diagnostics = new Diagnostics();
    Operation again = read(printed, diagnostics);
    if (again == null && !valid && hasPropertyOfOtherClass(diagnostics)) {
      return;
    }
    assertNotNull(again, () -> "printed, but not read: " + new String(printed, UTF_8));
    assertArrayEquals(printed, Printer.print(again, flags));
  }

  /** The custom form leaves the class of an optional attribute to the verifier, as in MLIR. */
  private static boolean hasPropertyOfOtherClass(Diagnostics diagnostics) {
    return diagnostics.list().get(0).message().contains("in property conversion");
  }

  @Test
  void handlesEachPrefix() {
    for (byte[] text : TEXTS) {
      for (int length = 0; length <= text.length; length++) {
        check(Arrays.copyOf(text, length));
      }
    }
  }

  @ParameterizedTest
  @MethodSource("seeds")
  void handlesMutations(long seed) {
    Random random = new Random(seed);
    for (int i = 0; i < MUTATIONS; i++) {
      byte[] text = TEXTS.get(i % TEXTS.size()).clone();
      int place = random.nextInt(text.length);
      text[place] =
          random.nextBoolean() ? text[random.nextInt(text.length)] : (byte) random.nextInt();
      check(text, seed);
    }
  }

  /** Moves or removes a part of the text. */
  @ParameterizedTest
  @MethodSource("seeds")
  void handlesMovedAndRemovedParts(long seed) {
    Random random = new Random(seed + 1);
    for (int i = 0; i < MOVES; i++) {
      byte[] text = TEXTS.get(i % TEXTS.size());
      int from = random.nextInt(text.length);
      int length = random.nextInt(Math.min(20, text.length - from));
      int to = random.nextInt(text.length);
      byte[] moved = Arrays.copyOf(text, text.length + length);
      System.arraycopy(text, to, moved, to + length, text.length - to);
      System.arraycopy(text, from, moved, to, length);
      check(random.nextBoolean() ? moved : without(text, from, length), seed);
    }
  }

  private static byte[] without(byte[] text, int from, int length) {
    byte[] rest = Arrays.copyOf(text, text.length - length);
    System.arraycopy(text, from + length, rest, from, rest.length - from);
    return rest;
  }
}
