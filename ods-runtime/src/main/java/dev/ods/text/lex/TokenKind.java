// SPDX-License-Identifier: Apache-2.0
package dev.ods.text.lex;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/**
 * The kinds of tokens, as small numbers, and the table of keywords. They are those of MLIR 22;
 * where the grammar does not expect it, a keyword is an ordinary identifier.
 */
public final class TokenKind {
  public static final int EOF = 0;
  public static final int ERROR = 1;

  public static final int BARE_IDENTIFIER = 2; // foo
  public static final int AT_IDENTIFIER = 3; // @foo
  public static final int HASH_IDENTIFIER = 4; // #foo
  public static final int PERCENT_IDENTIFIER = 5; // %foo
  public static final int CARET_IDENTIFIER = 6; // ^foo
  public static final int EXCLAMATION_IDENTIFIER = 7; // !foo
  public static final int FLOAT = 8; // 2.0
  public static final int INTEGER = 9; // 42
  public static final int STRING = 10; // "foo"
  public static final int INTTYPE = 11; // i4, si8, ui16

  public static final int ARROW = 12;
  public static final int COLON = 13;
  public static final int COMMA = 14;
  public static final int ELLIPSIS = 15;
  public static final int EQUAL = 16;
  public static final int GREATER = 17;
  public static final int L_BRACE = 18;
  public static final int L_PAREN = 19;
  public static final int L_SQUARE = 20;
  public static final int LESS = 21;
  public static final int MINUS = 22;
  public static final int PLUS = 23;
  public static final int QUESTION = 24;
  public static final int R_BRACE = 25;
  public static final int R_PAREN = 26;
  public static final int R_SQUARE = 27;
  public static final int SLASH = 28;
  public static final int STAR = 29;
  public static final int VERTICAL_BAR = 30;
  public static final int FILE_METADATA_BEGIN = 31;
  public static final int FILE_METADATA_END = 32;

  /** The first keyword; all later kinds are keywords. */
  static final int FIRST_KEYWORD = 33;

  public static final int KW_AFFINE_MAP = 33;
  public static final int KW_AFFINE_SET = 34;
  public static final int KW_ARRAY = 35;
  static final int KW_ATTRIBUTES = 36;
  static final int KW_BF16 = 37;
  public static final int KW_CEILDIV = 38;
  public static final int KW_COMPLEX = 39;
  public static final int KW_DENSE = 40;
  public static final int KW_DENSE_RESOURCE = 41;
  public static final int KW_DISTINCT = 42;
  static final int KW_F16 = 43;
  static final int KW_F32 = 44;
  static final int KW_F64 = 45;
  static final int KW_F80 = 46;
  static final int KW_F8E5M2 = 47;
  static final int KW_F8E4M3 = 48;
  static final int KW_F8E4M3FN = 49;
  static final int KW_F8E5M2FNUZ = 50;
  static final int KW_F8E4M3FNUZ = 51;
  static final int KW_F8E4M3B11FNUZ = 52;
  static final int KW_F8E3M4 = 53;
  static final int KW_F4E2M1FN = 54;
  static final int KW_F6E2M3FN = 55;
  static final int KW_F6E3M2FN = 56;
  static final int KW_F8E8M0FNU = 57;
  static final int KW_F128 = 58;
  public static final int KW_FALSE = 59;
  public static final int KW_FLOORDIV = 60;
  static final int KW_FOR = 61;
  static final int KW_FUNC = 62;
  public static final int KW_INDEX = 63;
  public static final int KW_LOC = 64;
  static final int KW_MAX = 65;
  public static final int KW_MEMREF = 66;
  static final int KW_MIN = 67;
  public static final int KW_MOD = 68;
  public static final int KW_NONE = 69;
  public static final int KW_OFFSET = 70;
  static final int KW_SIZE = 71;
  public static final int KW_SPARSE = 72;
  static final int KW_STEP = 73;
  public static final int KW_STRIDED = 74;
  public static final int KW_SYMBOL = 75;
  public static final int KW_TENSOR = 76;
  static final int KW_TF32 = 77;
  static final int KW_TO = 78;
  public static final int KW_TRUE = 79;
  public static final int KW_TUPLE = 80;
  static final int KW_TYPE = 81;
  public static final int KW_UNIT = 82;
  public static final int KW_VECTOR = 83;

  private static final String[] KEYWORDS = {
    "affine_map",
    "affine_set",
    "array",
    "attributes",
    "bf16",
    "ceildiv",
    "complex",
    "dense",
    "dense_resource",
    "distinct",
    "f16",
    "f32",
    "f64",
    "f80",
    "f8E5M2",
    "f8E4M3",
    "f8E4M3FN",
    "f8E5M2FNUZ",
    "f8E4M3FNUZ",
    "f8E4M3B11FNUZ",
    "f8E3M4",
    "f4E2M1FN",
    "f6E2M3FN",
    "f6E3M2FN",
    "f8E8M0FNU",
    "f128",
    "false",
    "floordiv",
    "for",
    "func",
    "index",
    "loc",
    "max",
    "memref",
    "min",
    "mod",
    "none",
    "offset",
    "size",
    "sparse",
    "step",
    "strided",
    "symbol",
    "tensor",
    "tf32",
    "to",
    "true",
    "tuple",
    "type",
    "unit",
    "vector"
  };

  /** The kinds of tokens of one byte, by that byte; ERROR for other bytes. */
  private static final byte[] OF_BYTE = new byte[256];

  private static final int SLOTS = 256;
  private static final byte[][] SLOT_TEXT = new byte[SLOTS][];
  private static final int[] SLOT_KIND = new int[SLOTS];

  static {
    Arrays.fill(OF_BYTE, (byte) ERROR);
    OF_BYTE[':'] = COLON;
    OF_BYTE[','] = COMMA;
    OF_BYTE['='] = EQUAL;
    OF_BYTE['>'] = GREATER;
    OF_BYTE['('] = L_PAREN;
    OF_BYTE['['] = L_SQUARE;
    OF_BYTE['<'] = LESS;
    OF_BYTE['+'] = PLUS;
    OF_BYTE['?'] = QUESTION;
    OF_BYTE['}'] = R_BRACE;
    OF_BYTE[')'] = R_PAREN;
    OF_BYTE[']'] = R_SQUARE;
    OF_BYTE['/'] = SLASH;
    OF_BYTE['*'] = STAR;
    OF_BYTE['|'] = VERTICAL_BAR;
    for (int i = 0; i < KEYWORDS.length; i++) {
      byte[] text = KEYWORDS[i].getBytes(StandardCharsets.US_ASCII);
      int slot = slot(text, 0, text.length);
      while (SLOT_TEXT[slot] != null) {
        slot = (slot + 1) % SLOTS;
      }
      SLOT_TEXT[slot] = text;
      SLOT_KIND[slot] = FIRST_KEYWORD + i;
    }
  }

  private TokenKind() {}

  /** Whether the kind is that of a keyword. */
  public static boolean isKeyword(int kind) {
    return kind >= FIRST_KEYWORD;
  }

  /**
   * The kind of the token that consists of this byte; {@link #ERROR} if it depends on what follows.
   */
  static int ofByte(byte c) {
    return OF_BYTE[c & 0xFF];
  }

  /** The kind of a word: that of a keyword, or {@link #BARE_IDENTIFIER}. */
  public static int ofWord(byte[] text, int from, int to) {
    for (int slot = slot(text, from, to); ; slot = (slot + 1) % SLOTS) {
      byte[] keyword = SLOT_TEXT[slot];
      if (keyword == null) {
        return BARE_IDENTIFIER;
      }
      if (equal(keyword, text, from, to)) {
        return SLOT_KIND[slot];
      }
    }
  }

  private static int slot(byte[] text, int from, int to) {
    int hash = text[from] * 31 + text[to - 1] * 17 + text[(from + to) >>> 1] * 7 + (to - from) * 53;
    return hash & (SLOTS - 1);
  }

  private static boolean equal(byte[] keyword, byte[] text, int from, int to) {
    if (keyword.length != to - from) {
      return false;
    }
    for (int i = 0; i < keyword.length; i++) {
      if (keyword[i] != text[from + i]) {
        return false;
      }
    }
    return true;
  }
}
