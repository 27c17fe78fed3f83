// SPDX-License-Identifier: Apache-2.0
package dev.ods.tools;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;

/** Mutates valid programs, deterministically for each seed. */
final class TokenMutator {
  private static final Pattern TOKEN =
      Pattern.compile(
          "\"(?:[^\"\\\\\\n]|\\\\.)*\"|[%#!@^][\\w$.\\-]+|[A-Za-z_][\\w$.]*|0x[0-9A-Fa-f]+"
              + "|[0-9]+(?:\\.[0-9]*(?:[eE][-+]?[0-9]+)?)?|->|::|\\s+|.",
          Pattern.DOTALL);

  /** Tokens to insert anywhere, none of which names an operation that only MLIR knows. */
  private static final List<String> POOL =
      List.of(
          "(",
          ")",
          "{",
          "}",
          "[",
          "]",
          "<",
          ">",
          ",",
          ":",
          "=",
          "->",
          "-",
          "+",
          "*",
          "?",
          "x",
          "0",
          "1",
          "-1",
          "4294967296",
          "99999999999999999999",
          "1.0",
          "0x1F",
          "\"a\"",
          "\"\\0A\"",
          "\"",
          "i32",
          "i0",
          "si8",
          "f32",
          "index",
          "none",
          "tensor<2x3xf32>",
          "tensor<*xf32>",
          "vector<4xi1>",
          "vector<[4]xi1>",
          "memref<?xf32, strided<[1]>>",
          "complex<f32>",
          "tuple<i1>",
          "!a.b",
          "#a.b",
          "!a",
          "#a",
          "@f",
          "@f::@g",
          "^bb0",
          "^bb9",
          "%0",
          "%a",
          "%9#1",
          "%0:2",
          "unit",
          "true",
          "dense<1>",
          "dense<[1,2]>",
          "array<i32: 1>",
          "sparse<[[0]], [1]>",
          "affine_map<(d0) -> (d0)>",
          "affine_set<(d0) : (d0 == 0)>",
          "loc(\"a\")",
          "loc(unknown)",
          "loc(\"f\":1:2)",
          "loc(fused[\"a\"])",
          "loc(#l)",
          "distinct[0]<1>",
          "dense_resource<a>",
          "builtin.module",
          "module",
          "func.func",
          "return",
          "attributes",
          "private",
          "\"t.op\"() : () -> ()",
          "{-#",
          "#-}",
          "//",
          "mod",
          "floordiv",
          "symbol",
          "d0",
          "s0",
          "==",
          ">=",
          "to",
          "from",
          "\n",
          " ",
          "\t",
          "~",
          "$",
          ".",
          "/",
          "\\");

  private final Random random;

  TokenMutator(long seed) {
    random = new Random(seed);
  }

  /** The text with one or two tokens changed. */
  String mutate(String text) {
    List<String> tokens =
        new ArrayList<>(TOKEN.matcher(text).results().map(MatchResult::group).toList());
    for (int count = random.nextInt(4) == 0 ? 2 : 1; count > 0 && !tokens.isEmpty(); count--) {
      change(tokens);
    }
    return String.join("", tokens);
  }

  private void change(List<String> tokens) {
    int at = position(tokens);
    switch (random.nextInt(8)) {
      case 0 -> tokens.remove(at);
      case 1 -> tokens.add(at, any());
      case 2 -> tokens.set(at, any());
      case 3 -> tokens.add(at, tokens.get(at));
      case 4 -> {
        int other = position(tokens);
        String token = tokens.get(at);
        tokens.set(at, tokens.get(other));
        tokens.set(other, token);
      }
      case 5 -> tokens.set(at, tokens.get(position(tokens)));
      case 6 -> tokens.subList(at, tokens.size()).clear();
      default -> tokens.set(at, changeByte(tokens.get(at)));
    }
  }

  /** The index of a token, rarely of whitespace. */
  private int position(List<String> tokens) {
    int at = random.nextInt(tokens.size());
    return tokens.get(at).isBlank() ? random.nextInt(tokens.size()) : at;
  }

  private String any() {
    return POOL.get(random.nextInt(POOL.size()));
  }

  private String changeByte(String token) {
    if (token.isEmpty()) {
      return any();
    }
    StringBuilder changed = new StringBuilder(token);
    int at = random.nextInt(token.length());
    char any = (char) (' ' + random.nextInt(95));
    switch (random.nextInt(3)) {
      case 0 -> changed.deleteCharAt(at);
      case 1 -> changed.setCharAt(at, any);
      default -> changed.insert(at, any);
    }
    return changed.toString();
  }
}
