// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.format;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class LiteralsTest {
  @ParameterizedTest
  @ValueSource(strings = {"a", "_", ":", "->", "...", "keyword", "_x1", "a.b$c", "{", "*"})
  void acceptsLiterals(String text) {
    assertNull(Literals.fault(text));
  }

  @ParameterizedTest
  @ValueSource(strings = {";", "1", "::", "a b", "é", "1a"})
  void rejectsOtherText(String text) {
    assertFalse(Literals.fault(text) == null);
  }

  @Test
  void errorsHaveMlirsWording() {
    assertEquals(
        "single character literal must be a letter or one of '_:,=<>()[]{}?+-*'",
        Literals.fault(";"));
    assertEquals("valid keyword starts with a letter or '_'", Literals.fault("::"));
    assertEquals(
        "keywords should contain only alphanum, '_', '$', or '.' characters",
        Literals.fault("a b"));
  }

  @Test
  void recognizesKeywords() {
    assertTrue(Literals.isKeyword("SAME"));
    assertFalse(Literals.isKeyword(""));
    assertFalse(Literals.isKeyword("VA-LID"));
  }
}
