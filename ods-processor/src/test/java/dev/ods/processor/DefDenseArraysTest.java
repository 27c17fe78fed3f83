// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.ods.builtin.DenseArrayAttr;
import dev.ods.diagnostic.Diagnostics;
import dev.ods.ir.Attribute;
import dev.ods.ir.Context;
import dev.ods.text.Parser;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Parameters that are dense arrays of one kind, as in MLIR's {@code xegpu} and {@code shard}. */
final class DefDenseArraysTest {
  private static final CompiledDialect DIALECT =
      CompiledDialect.of(
          """
          @AttrDef(dialect = TfDialect.class, mnemonic = "layout")
          @AssemblyFormat("`<` struct(params) `>`")
          record Layout(
              @Param(value = DenseI32ArrayAttr.class, name = "sg_layout")
                  Optional<dev.ods.builtin.DenseArrayAttr> sgLayout,
              @Param(DenseI64ArrayAttr.class) Optional<dev.ods.builtin.DenseArrayAttr> order) {}
          @AttrDef(dialect = TfDialect.class, mnemonic = "axes")
          @AssemblyFormat("`[` $axes `]`")
          record Axes(
              @Param(DenseI16ArrayAttr.class) List<dev.ods.builtin.DenseArrayAttr> axes) {}
          @AttrDef(dialect = TfDialect.class, mnemonic = "mask")
          @AssemblyFormat("`<` $mask `,` $rates `,` qualified($other) `>`")
          record Mask(
              @Param(DenseBoolArrayAttr.class) dev.ods.builtin.DenseArrayAttr mask,
              @Param(DenseF32ArrayAttr.class) dev.ods.builtin.DenseArrayAttr rates,
              dev.ods.builtin.DenseArrayAttr other) {}
          """);

  @ParameterizedTest
  @ValueSource(
      strings = {
        "#tf.layout<sg_layout = [8, -4], order = [1, 0]>",
        "#tf.layout<order = []>",
        "#tf.layout<>",
        "#tf<axes[[0, 1], [], [2]]>",
        "#tf.mask<[true, false], [1.000000e+00], array<i8: 1>>",
      })
  void areWrittenInBrackets(String attribute) {
    Diagnostics diagnostics = new Diagnostics();
    Attribute read = Parser.parseAttribute(attribute, DIALECT.context(), diagnostics);
    assertEquals(attribute, String.valueOf(read), diagnostics.list()::toString);
  }

  /** As {@code mlir-opt} reports it of {@code #xegpu.layout}. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "#tf.layout<sg_layout = array<i32: 1>> | expected '['",
        "#tf.layout<sg_layout = [4294967296]>  | integer value too large",
        "#tf.layout<sg_layout = [a]>           | expected integer value",
        "#tf<axes[]>                           | expected '['",
      })
  void areReadInBracketsOnly(String attribute, String first) {
    Diagnostics diagnostics = new Diagnostics();
    Parser.parseAttribute(attribute, DIALECT.context(), diagnostics);
    assertEquals(first, diagnostics.list().get(0).message());
  }

  @Test
  void errorsNameTheClass() {
    Diagnostics diagnostics = new Diagnostics();
    Parser.parseAttribute("#tf.layout<sg_layout = 1>", DIALECT.context(), diagnostics);
    assertEquals(
        "failed to parse Tf_LayoutAttr parameter 'sg_layout' which is to be a"
            + " `::mlir::DenseI32ArrayAttr`",
        diagnostics.list().get(1).message());
  }

  /** What a program makes can be read back, too. */
  @Test
  void otherElementsAreRefused() {
    Context context = DIALECT.context();
    DenseArrayAttr longs = DenseArrayAttr.ofLongs(context, 1);
    Optional<DenseArrayAttr> present = Optional.of(longs);
    assertEquals(
        "failed to verify 'sg_layout': i32 dense array attribute",
        refused("LayoutAttr", context, present, present));
    assertEquals(
        "failed to verify 'axes': i16 dense array attribute",
        refused("AxesAttr", context, List.of(longs)));
  }

  private static String refused(String type, Object... arguments) {
    return assertThrows(
            IllegalStateException.class,
            () -> Loaded.call(DIALECT.type(type), null, "get", arguments))
        .getCause()
        .getMessage();
  }
}
