// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects;

import java.util.stream.Stream;
import org.junit.jupiter.params.provider.Arguments;

/** Invalid programs of {@code memref}, and their first errors. */
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
    return Programs.mistakes("memref.mistakes.txt", FUNCTION);
  }
}
