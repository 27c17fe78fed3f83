// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects;

import java.util.stream.Stream;
import org.junit.jupiter.params.provider.Arguments;

/** Invalid programs of {@code tensor}, and their first errors. */
final class TensorMistakes {
  private static final String FUNCTION =
      """
      func.func @f(%%t: tensor<4x?xf32>, %%i: index, %%u: tensor<*xf32>, %%l: tensor<8xi32>,
          %%c: tensor<2xcomplex<f32>>, %%s: tensor<2x3xf32>, %%q: tensor<3x3xf32>, %%f: f32,
          %%z: tensor<f32>, %%x: tensor<5x1xindex>, %%y: tensor<5x2xindex>, %%d: tensor<?xindex>,
          %%w: tensor<2xindex>) {
        %s
        return
      }
      """;

  private TensorMistakes() {}

  static Stream<Arguments> all() {
    return Programs.mistakes("tensor.mistakes.txt", FUNCTION);
  }
}
