// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.diag;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;

class SuggestionsTest {
  @Test
  void suggestsSimilarNames() {
    List<String> names = List.of("features", "activations", "data_format");
    assertEquals(". Did you mean 'features'?", Suggestions.didYouMean("feature", names));
    assertEquals(". Did you mean 'features'?", Suggestions.didYouMean("faetures", names));
    assertEquals(". Did you mean 'activations'?", Suggestions.didYouMean("ACTIVATIONS", names));
    assertEquals(". Did you mean 'data_format'?", Suggestions.didYouMean("dataFormat", names));
  }

  @Test
  void suggestsNoDissimilarNames() {
    assertEquals("", Suggestions.didYouMean("x", List.of("features")));
    assertEquals("", Suggestions.didYouMean("stride", List.of("padding")));
    assertEquals("", Suggestions.didYouMean("stride", List.of()));
  }

  @Test
  void distinguishesTyposFromOtherWords() {
    assertTrue(Suggestions.isTypo("verfiy", "verify"));
    assertTrue(Suggestions.isTypo("verifiy", "verify"));
    assertFalse(Suggestions.isTypo("verify", "verify"));
    assertFalse(Suggestions.isTypo("verifyAll", "verify"));
    assertFalse(Suggestions.isTypo("check", "verify"));
  }
}
