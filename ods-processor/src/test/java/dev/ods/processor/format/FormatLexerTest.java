// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.format;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.ods.processor.diag.ProblemId;
import java.util.ArrayList;
import java.util.List;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.api.Test;

final class FormatLexerTest {
  private static List<FormatToken> tokens(String text) throws FormatException {
    FormatLexer lexer = new FormatLexer(text);
    List<FormatToken> tokens = new ArrayList<>();
    FormatToken token = lexer.next();
    while (!token.is(FormatToken.Kind.END)) {
      tokens.add(token);
      token = lexer.next();
    }
    return tokens;
  }

  @Test
  void tokensHaveTheirOffsets() throws FormatException {
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
  void contentOmitsDelimiters() throws FormatException {
    List<String> contents =
        tokens("`` ` ` `:` $x \"a\\\"b\"").stream().map(FormatToken::content).toList();
    assertEquals(List.of("", " ", ":", "x", "a\\\"b"), contents);
  }

  @Test
  void errorsHaveTheirOffsets() {
    FormatException mistake = assertThrows(FormatException.class, () -> tokens("$a %"));
    assertEquals(ProblemId.FORMAT_CHARACTER, mistake.id());
    assertEquals(3, mistake.offset());
    assertEquals(
        ProblemId.FORMAT_UNTERMINATED,
        assertThrows(FormatException.class, () -> tokens("`a")).id());
    assertEquals(
        ProblemId.FORMAT_VARIABLE_NAME,
        assertThrows(FormatException.class, () -> tokens("$1")).id());
  }

  @Property
  void splitsAnyTextIntoTokensOrFailsWithinIt(@ForAll String text) {
    try {
      int end = 0;
      for (FormatToken token : tokens(text)) {
        assertEquals(true, token.offset() >= end);
        end = token.offset() + token.spelling().length();
        assertEquals(token.spelling(), text.substring(token.offset(), end));
      }
    } catch (FormatException mistake) {
      assertEquals(true, mistake.offset() <= text.length());
    }
  }
}
