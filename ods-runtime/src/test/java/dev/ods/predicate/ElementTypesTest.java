// SPDX-License-Identifier: Apache-2.0
package dev.ods.predicate;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.ods.diagnostic.Diagnostics;
import dev.ods.ir.Context;
import dev.ods.text.Parser;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class ElementTypesTest {
  @ParameterizedTest
  @CsvSource({
    "i1, 1",
    "ui7, 7",
    "bf16, 16",
    "f8E5M2, 8",
    "f80, 80",
    "index, -1",
    "complex<f32>, -1",
    "vector<2xi8>, -1",
    "none, -1",
  })
  void bitsOfIntegersAndFloats(String type, int bits) {
    assertEquals(
        bits,
        ElementTypes.intOrFloatBitWidth(
            Parser.parseType(type, Context.create(), new Diagnostics())));
  }
}
