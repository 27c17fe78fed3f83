// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.format;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class FormatLexerTest {
  private static List<FormatToken> tokens(String text) {
    List<FormatToken> tokens = FormatLexer.tokens(text, new Mistakes());
    return tokens.subList(0, tokens.size() - 1);
  }

  /** The mistakes in a text, each as its id and its offset. */
  private static List<String> mistakes(String text) {
    Mistakes mistakes = new Mistakes();
    FormatLexer.tokens(text, mistakes);
    return mistakes.list().stream().map(m -> m.id() + "@" + m.offset()).toList();
  }

  @Test
  void tokensHaveTheirOffsets() {
    assertEquals(
        List.of(
            new FormatToken(FormatToken.Kind.VARIABLE, 0, "$a_1"),
            new FormatToken(FormatToken.Kind.LITERAL, 5, "`->`"),
            new FormatToken(FormatToken.Kind.DIRECTIVE, 11, "attr-dict-with-keyword"),
            new FormatToken(FormatToken.Kind.L_PAREN, 34, "("),
            new FormatToken(FormatToken.Kind.IDENTIFIER, 35, "attr-dicts"),
            new FormatToken(FormatToken.Kind.CARET, 45, "^"),
            new FormatToken(FormatToken.Kind.R_PAREN, 46, ")"),
            new FormatToken(FormatToken.Kind.QUESTION, 47, "?")),
        tokens("$a_1 `->`\n\tattr-dict-with-keyword (attr-dicts^)?"));
  }

  @Test
  void contentOmitsDelimiters() {
    List<String> contents =
        tokens("`` ` ` `:` $x \"a\\\"b\"").stream().map(FormatToken::content).toList();
    assertEquals(List.of("", " ", ":", "x", "a\\\"b"), contents);
  }

  @ParameterizedTest
  @CsvSource(
      quoteCharacter = '#',
      value = {
        "$a %              | FORMAT_CHARACTER@3",
        "`a                | FORMAT_UNTERMINATED@2",
        "$1                | FORMAT_VARIABLE_NAME@0",
        "% $a $1b ; `c`    | FORMAT_CHARACTER@0 FORMAT_VARIABLE_NAME@5 FORMAT_CHARACTER@9",
        "'from' -> ... a!= | FORMAT_CHARACTER@0 FORMAT_CHARACTER@7 FORMAT_CHARACTER@10"
            + " FORMAT_CHARACTER@15",
        "%a ;attr-dict !   | FORMAT_CHARACTER@0 FORMAT_CHARACTER@3 FORMAT_CHARACTER@14",
        "$ a $ %           | FORMAT_VARIABLE_NAME@0 FORMAT_VARIABLE_NAME@4 FORMAT_CHARACTER@6",
      },
      delimiter = '|')
  void reportsEachMistakeOnce(String text, String expected) {
    assertEquals(List.of(expected.split(" ", -1)), mistakes(text));
  }

  @Property
  void tokensArePartsOfAnyTextInItsOrder(@ForAll String text) {
    int end = 0;
    for (FormatToken token : tokens(text)) {
      assertEquals(true, token.offset() >= end);
      end = token.offset() + token.spelling().length();
      assertEquals(token.spelling(), text.substring(token.offset(), end));
    }
  }
}
