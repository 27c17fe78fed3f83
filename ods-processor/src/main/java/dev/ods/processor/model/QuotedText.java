// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.model;

import java.io.ByteArrayOutputStream;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.HexFormat;
import org.jspecify.annotations.Nullable;

/** What is between the quotation marks of a string in MLIR's text. */
public final class QuotedText {
  private final String text;
  private final ByteArrayOutputStream bytes = new ByteArrayOutputStream();
  private int position;

  private QuotedText(String text) {
    this.text = text;
  }

  /** What it says; null if an escape is none of MLIR's, or its bytes are not UTF-8. */
  public static @Nullable String decoded(String text) {
    QuotedText quoted = new QuotedText(text);
    while (quoted.position < text.length()) {
      if (!quoted.next()) {
        return null;
      }
    }
    try {
      ByteBuffer utf8 = ByteBuffer.wrap(quoted.bytes.toByteArray());
      return StandardCharsets.UTF_8.newDecoder().decode(utf8).toString();
    } catch (CharacterCodingException malformed) {
      return null;
    }
  }

  /** Reads a character or an escape, and returns whether that is one of MLIR. */
  private boolean next() {
    int c = text.codePointAt(position);
    position += Character.charCount(c);
    if (c == '\\') {
      return escape();
    }
    bytes.writeBytes(Character.toString(c).getBytes(StandardCharsets.UTF_8));
    return true;
  }

  private boolean escape() {
    char c = position < text.length() ? text.charAt(position) : ' ';
    int simple =
        switch (c) {
          case '"', '\\' -> c;
          case 'n' -> '\n';
          case 't' -> '\t';
          default -> -1;
        };
    if (simple >= 0) {
      position++;
      bytes.write(simple);
      return true;
    }
    int end = position + 2;
    if (end > text.length()
        || !HexFormat.isHexDigit(c)
        || !HexFormat.isHexDigit(text.charAt(position + 1))) {
      return false;
    }
    bytes.write(HexFormat.fromHexDigits(text, position, end));
    position = end;
    return true;
  }
}
