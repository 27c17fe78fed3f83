// SPDX-License-Identifier: Apache-2.0
package dev.ods.text.lex;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;

import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class LexerTest {
  /** The tokens of a text as {@code KIND(text)}. */
  private static List<String> lex(String text) {
    byte[] utf8 = text.getBytes(StandardCharsets.ISO_8859_1);
    Lexer lexer = new Lexer(utf8, utf8.length);
    List<String> tokens = new ArrayList<>();
    while (true) {
      int kind = lexer.next();
      if (kind == TokenKind.ERROR) {
        tokens.add("ERROR@" + lexer.errorOffset() + " " + lexer.errorMessage());
        return tokens;
      }
      if (kind == TokenKind.EOF) {
        return tokens;
      }
      tokens.add(
          nameOf(kind)
              + "("
              + new String(
                  utf8, lexer.start(), lexer.end() - lexer.start(), StandardCharsets.ISO_8859_1)
              + ")");
    }
  }

  private static String nameOf(int kind) {
    try {
      for (Field field : TokenKind.class.getDeclaredFields()) {
        boolean isKind =
            Modifier.isStatic(field.getModifiers())
                && field.getType() == int.class
                && !field.getName().equals("FIRST_KEYWORD")
                && !field.getName().equals("SLOTS");
        if (isKind && field.getInt(null) == kind) {
          return field.getName();
        }
      }
    } catch (IllegalAccessException e) {
      throw new AssertionError(e);
    }
    return "?";
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "foo _x a.b$c | BARE_IDENTIFIER(foo) BARE_IDENTIFIER(_x) BARE_IDENTIFIER(a.b$c)",
        "i32 si8 ui1 i | INTTYPE(i32) INTTYPE(si8) INTTYPE(ui1) BARE_IDENTIFIER(i)",
        "ui s i3x | BARE_IDENTIFIER(ui) BARE_IDENTIFIER(s) BARE_IDENTIFIER(i3x)",
        "f32 tensor true loc f8E4M3B11FNUZ | KW_F32(f32) KW_TENSOR(tensor) KW_TRUE(true)"
            + " KW_LOC(loc) KW_F8E4M3B11FNUZ(f8E4M3B11FNUZ)",
        "%0 %00a %a-b %$. | PERCENT_IDENTIFIER(%0) PERCENT_IDENTIFIER(%00)"
            + " BARE_IDENTIFIER(a) PERCENT_IDENTIFIER(%a-b) PERCENT_IDENTIFIER(%$.)",
        "^bb0 #a.b !c<d> | CARET_IDENTIFIER(^bb0) HASH_IDENTIFIER(#a.b)"
            + " EXCLAMATION_IDENTIFIER(!c) LESS(<) BARE_IDENTIFIER(d) GREATER(>)",
        "@a.b @\"x y\" | AT_IDENTIFIER(@a.b) AT_IDENTIFIER(@\"x y\")",
        "0 12 0x1F 0xi32 1.5 2. 3.e4 3.0e+4 5.e | INTEGER(0) INTEGER(12) INTEGER(0x1F)"
            + " INTEGER(0) BARE_IDENTIFIER(xi32) FLOAT(1.5) FLOAT(2.) FLOAT(3.e4)"
            + " FLOAT(3.0e+4) FLOAT(5.) BARE_IDENTIFIER(e)",
        "4x?xf32 | INTEGER(4) BARE_IDENTIFIER(x) QUESTION(?) BARE_IDENTIFIER(xf32)",
        "-> - ... :: | ARROW(->) MINUS(-) ELLIPSIS(...) COLON(:) COLON(:)",
        "{-# #-} { } | FILE_METADATA_BEGIN({-#) FILE_METADATA_END(#-}) L_BRACE({) R_BRACE(})",
        "()[]<>=+*?,/ | L_PAREN(() R_PAREN()) L_SQUARE([) R_SQUARE(]) LESS(<) GREATER(>)"
            + " EQUAL(=) PLUS(+) STAR(*) QUESTION(?) COMMA(,) SLASH(/)",
        "\"a\\\"b\\\\\\n\\0a\" | STRING(\"a\\\"b\\\\\\n\\0a\")",
        "a // b | BARE_IDENTIFIER(a)",
      })
  void splitsIntoTokens(String text, String tokens) {
    assertEquals(tokens, String.join(" ", lex(text)));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "% x | ERROR@0 invalid SSA name",
        "^ | ERROR@0 invalid block name",
        "#( | ERROR@0 invalid attribute name",
        "! | ERROR@0 invalid type identifier",
        "@1 | ERROR@1 @ identifier expected to start with letter or '_'",
        ".. | ERROR@1 expected three consecutive dots for an ellipsis",
        "\"abc | ERROR@4 expected '\"' in string literal",
        "\"a\\q\" | ERROR@2 unknown escape in string literal",
        "\"a\\1 | ERROR@2 unknown escape in string literal",
        "& | ERROR@0 unexpected character",
        "é | ERROR@0 unexpected character",
      })
  void reportsInvalidTokens(String text, String error) {
    assertEquals(List.of(error), lex(text));
  }

  @Test
  void treatsZeroBytesAsWhitespaceOutsideStrings() {
    assertEquals(List.of("BARE_IDENTIFIER(a)", "BARE_IDENTIFIER(b)"), lex("a\0b\0"));
    assertEquals(List.of("STRING(\"a\0b\")"), lex("\"a\0b\""));
  }

  @Test
  void endsStringsAtLineBreaks() {
    assertEquals(List.of("ERROR@2 expected '\"' in string literal"), lex("\"a\n\""));
    assertEquals(List.of("STRING(\"a\rb\")"), lex("\"a\rb\""));
  }

  @Test
  void countsLinesInBothDirections() {
    byte[] text = "a\n bb\r\n  c // d\n\ne".getBytes(StandardCharsets.UTF_8);
    Lexer lexer = new Lexer(text, text.length);
    List<String> found = new ArrayList<>();
    while (lexer.next() != TokenKind.EOF) {
      found.add(lexer.startLine() + ":" + (lexer.start() - lexer.startOfLine()));
    }
    assertEquals(List.of("0:0", "1:1", "2:2", "4:0"), found);
    lexer.moveTo(3);
    lexer.next();
    assertEquals("1:1", lexer.startLine() + ":" + (lexer.start() - lexer.startOfLine()));
    lexer.moveTo(text.length - 1);
    lexer.next();
    assertEquals("4:0", lexer.startLine() + ":" + (lexer.start() - lexer.startOfLine()));
    assertEquals(2, lexer.lineOf(9));
    assertEquals(3, lexer.columnOf(9));
  }

  @Test
  void copiesTheTextUnlessItIsTerminated() {
    byte[] bytes = "a\nb\0c".getBytes(StandardCharsets.UTF_8);
    assertSame(bytes, new Lexer(bytes, 2).text);
    assertSame(bytes, new Lexer(bytes, 3).text);
    for (int length : new int[] {0, 1, 5}) {
      byte[] expected = Arrays.copyOf(Arrays.copyOf(bytes, length), length + 1);
      assertArrayEquals(expected, new Lexer(bytes, length).text);
    }
  }
}
