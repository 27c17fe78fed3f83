// SPDX-License-Identifier: Apache-2.0
package dev.ods.sample.feature;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;

import dev.ods.ir.Operation;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;

/** Generated parsers and printers round-trip. */
final class FeatureTextTest {
  private final Programs programs = new Programs();

  private static String features() throws IOException {
    try (InputStream in = FeatureTextTest.class.getResourceAsStream("features.mlir")) {
      assertNotNull(in);
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    }
  }

  @Test
  void roundTripsEachFormat() throws IOException {
    String text = features();
    assertEquals(text, Programs.custom(programs.read(text)));
  }

  @Test
  void roundTripsTheGenericForm() throws IOException {
    String text = features();
    String generic = Programs.generic(programs.read(text));
    Operation again = programs.read(generic);
    assertEquals(generic, Programs.generic(again));
    assertEquals(text, Programs.custom(again));
  }

  @Test
  void elidesDefaultsAndSegmentSizes() {
    Operation module =
        programs.read(
            """
            %0:2 = "x.values"() : () -> (i64, f32)
            %1 = "feat.groups"(%0#1, %0#0) <{m = 5, operandSegmentSizes = array<i32: 1, 0, 1>}> : (f32, i64) -> i1
            """);
    assertEquals(
        """
        module {
          %0:2 = "x.values"() : () -> (i64, f32)
          %1 = feat.groups %0#1, %0#0 : i1
        }
        """,
        Programs.custom(module));
  }

  @Test
  void printsLineBreaksOfTheFormat() {
    String text =
        """
        module {
          feat.spaces a= b(c) <4> [d, e] = -> {} + - * ? : f ...
           g(5)
        }
        """;
    assertEquals(text, Programs.custom(programs.read(text)));
  }

  @Test
  void printsThePrefixesOfOptionalTypes() {
    String text =
        """
        module {
          %0 = "x.value"() : () -> !feat.named<required = 1>
          feat.prefixes %0 : <required = 1>
          feat.prefixes %0 to %0 : !feat.named<required = 1> : <required = 1>
        }
        """;
    assertEquals(text, Programs.custom(programs.read(text)));
  }

  @Test
  void printsAliasesNamedByTheDialect() {
    String text =
        """
        #text = "alias: a"
        #text1 = "alias: b"
        module {
          "some.op"() {a = #text, b = #text1} : () -> ()
        }
        """;
    assertEquals(text.strip(), Programs.custom(programs.read(text)).strip());
  }
}
