// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.provider.Arguments;

/**
 * Invalid programs of {@code memref}, and their first errors. The file has two lines for each: the
 * operations of a function, or a module after an exclamation mark; and the error.
 */
final class MemRefMistakes {
  private static final String FUNCTION =
      """
      func.func @f(%%m: memref<4x?xf32>, %%i: index, %%u: memref<*xf32>, %%p: memref<8xi32>, %%x: i32,
          %%o: memref<?xi8>, %%sh: memref<2xindex>, %%f: f32, %%l: memref<8xi32, strided<[2]>>,
          %%z: memref<f32>, %%dsh: memref<?xindex>) {
        %s
        return
      }
      """;

  private MemRefMistakes() {}

  static Stream<Arguments> all() {
    List<String> lines = Programs.text("memref.mistakes.txt").lines().toList();
    List<Arguments> mistakes = new ArrayList<>();
    for (int i = 0; i < lines.size(); i += 2) {
      String program = lines.get(i);
      String text = program.startsWith("!") ? program.substring(1) : FUNCTION.formatted(program);
      mistakes.add(Arguments.of(text, lines.get(i + 1).strip()));
    }
    return mistakes.stream();
  }
}
