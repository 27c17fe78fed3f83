// SPDX-License-Identifier: Apache-2.0
package dev.ods.fuzz;

import dev.ods.testing.Corpus;
import dev.ods.testing.MutationSeeds;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Mutated texts result in IR or in diagnostics. */
@Timeout(120)
class TextMutationTest {
  private static final int FILES = 50;
  private static final int LONGEST = 2500;
  private static final int MUTATIONS = 10_000;

  private static List<byte[]> own() {
    return Inputs.files().stream().map(Inputs::read).filter(text -> text.length > 0).toList();
  }

  private static List<byte[]> corpus() {
    return Corpus.texts(FILES, LONGEST, "input");
  }

  private static void readPrefixes(List<byte[]> texts) {
    for (byte[] text : texts) {
      for (int length = 0; length <= text.length; length++) {
        TextLaws.read(Arrays.copyOf(text, length));
      }
    }
  }

  /** Changes one byte at a time, half of the time to a character that occurs in the texts. */
  private static void readMutations(List<byte[]> texts, long seed) {
    Random random = new Random(seed);
    for (int i = 0; i < MUTATIONS; i++) {
      byte[] text = texts.get(i % texts.size()).clone();
      int place = random.nextInt(text.length);
      text[place] =
          random.nextBoolean() ? text[random.nextInt(text.length)] : (byte) random.nextInt();
      try {
        TextLaws.check(text);
      } catch (RuntimeException | AssertionError e) {
        String input = new String(text, StandardCharsets.ISO_8859_1);
        throw new AssertionError(MutationSeeds.describe(seed, input), e);
      }
    }
  }

  static List<Long> seeds() {
    return MutationSeeds.first(1);
  }

  @Test
  void parsesEachPrefixOfTheResources() {
    readPrefixes(own());
  }

  @ParameterizedTest
  @MethodSource("seeds")
  void parsesMutationsOfTheResources(long seed) {
    readMutations(own(), seed);
  }

  @Test
  void parsesEachPrefixOfTheCorpus() {
    readPrefixes(corpus());
  }

  @ParameterizedTest
  @MethodSource("seeds")
  void parsesMutationsOfTheCorpus(long seed) {
    readMutations(corpus(), seed);
  }
}
