// SPDX-License-Identifier: Apache-2.0
package dev.ods.fuzz;

import dev.ods.testing.Corpus;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Damaged texts end in IR or in diagnostics. */
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

  /** Changes one byte at a time: half of them to a character that some text has. */
  private static void readMutations(List<byte[]> texts) {
    Random random = new Random(1);
    for (int i = 0; i < MUTATIONS; i++) {
      byte[] text = texts.get(i % texts.size()).clone();
      int place = random.nextInt(text.length);
      text[place] =
          random.nextBoolean() ? text[random.nextInt(text.length)] : (byte) random.nextInt();
      TextLaws.check(text);
    }
  }

  @Test
  void readsEachPrefixOfOwnTexts() {
    readPrefixes(own());
  }

  @Test
  void readsMutationsOfOwnTexts() {
    readMutations(own());
  }

  @Test
  void readsEachPrefixOfTheCorpus() {
    readPrefixes(corpus());
  }

  @Test
  void readsMutationsOfTheCorpus() {
    readMutations(corpus());
  }
}
