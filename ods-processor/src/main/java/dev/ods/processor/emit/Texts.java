// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.emit;

import com.palantir.javapoet.CodeBlock;
import java.util.ArrayList;
import java.util.List;

/** String constants of any length. */
final class Texts {
  private static final int WIDTH = 80;

  private Texts() {}

  /** Whether a call of {@code method} with the constant does not fit on one line. */
  static boolean isLong(String method, String text) {
    return method.length() + text.length() > WIDTH || text.indexOf('\n') >= 0;
  }

  /** The constant, split into one piece per line. */
  static CodeBlock literal(String text) {
    List<CodeBlock> pieces = new ArrayList<>();
    int from = 0;
    while (from < text.length()) {
      int to = end(text, from);
      pieces.add(JavaLiterals.string(text.substring(from, to)));
      from = to;
    }
    if (pieces.isEmpty()) {
      return CodeBlock.of("$S", "");
    }
    CodeBlock.Builder code = CodeBlock.builder().add("$L$>$>", pieces.get(0));
    pieces.subList(1, pieces.size()).forEach(piece -> code.add("\n+ $L", piece));
    return code.add("$<$<").build();
  }

  /** The end of the piece that starts at {@code from}: after a line or, if that is long, a word. */
  private static int end(String text, int from) {
    int line = text.indexOf('\n', from) + 1;
    int end = line == 0 ? text.length() : line;
    if (end - from <= WIDTH) {
      return end;
    }
    int word = text.lastIndexOf(' ', from + WIDTH) + 1;
    return word > from ? word : end;
  }
}
