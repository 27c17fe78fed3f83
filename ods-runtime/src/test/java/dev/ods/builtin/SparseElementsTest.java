// SPDX-License-Identifier: Apache-2.0
package dev.ods.builtin;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.ods.diagnostic.Diagnostics;
import dev.ods.ir.Attribute;
import dev.ods.ir.Context;
import dev.ods.ir.Type;
import dev.ods.text.Parser;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The elements of sparse attributes. */
final class SparseElementsTest {
  private static final int ROUNDS = 200;

  private final Context context = Context.create();

  private SparseElementsAttr parse(String text) {
    return (SparseElementsAttr) attribute(text);
  }

  private Attribute attribute(String text) {
    Diagnostics diagnostics = new Diagnostics();
    Attribute parsed = Parser.parseAttribute(text, context, diagnostics);
    assertNotNull(parsed, () -> diagnostics.list().toString());
    return parsed;
  }

  private Type type(String text) {
    Diagnostics diagnostics = new Diagnostics();
    Type parsed = Parser.parseType(text, context, diagnostics);
    assertNotNull(parsed, () -> diagnostics.list().toString());
    return parsed;
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "i1",
        "i3",
        "i8",
        "si16",
        "i64",
        "i100",
        "index",
        "bf16",
        "f32",
        "f80",
        "complex<i1>",
        "complex<i8>",
        "complex<f64>",
        "f8E8M0FNU"
      })
  void areThoseOfTheDenseForm(String elementType) {
    Type element = type(elementType);
    Random random = new Random(elementType.hashCode());
    for (int round = 0; round < ROUNDS; round++) {
      long[] shape = random.longs(random.nextInt(3), 1, 6).toArray();
      SparseElementsAttr sparse = random(random, RankedTensorType.get(shape, element));
      DenseIntOrFPElementsAttr dense = sparse.toDense();
      assertNotNull(dense);
      assertSame(sparse.type(), dense.type());
      for (long i = 0; i < sparse.elementCount(); i++) {
        assertSame(dense.element(dense.isSplat() ? 0 : i), sparse.element(i), sparse.toString());
      }
    }
  }

  /** Some values, of several for one index too. */
  private static SparseElementsAttr random(Random random, RankedTensorType type) {
    Context context = type.context();
    int rows = 1 + random.nextInt(4);
    int rank = type.rank();
    DenseElementsBuilder indices =
        DenseElementsBuilder.create(
            RankedTensorType.get(new long[] {rows, rank}, IntegerType.get(context, 64)));
    DenseElementsBuilder values =
        DenseElementsBuilder.create(RankedTensorType.get(new long[] {rows}, type.elementType()));
    for (int row = 0; row < rows; row++) {
      for (int i = 0; i < rank; i++) {
        indices.add(random.nextInt((int) type.dimension(i)));
      }
      values.add(random.nextInt(4));
      if (type.elementType() instanceof ComplexType) {
        values.add(random.nextInt(4));
      }
    }
    return SparseElementsAttr.get(type, indices.build(), values.build());
  }

  @Test
  void theFirstOfSeveralValuesForAnIndexCounts() {
    SparseElementsAttr sparse = parse("sparse<[[1], [2], [1]], [5, 6, 7]> : tensor<3xi32>");
    assertEquals("5 : i32", sparse.element(1).toString());
    assertEquals("dense<[0, 5, 6]> : tensor<3xi32>", String.valueOf(sparse.toDense()));
    assertThrows(IndexOutOfBoundsException.class, () -> sparse.element(3));
    assertThrows(IndexOutOfBoundsException.class, () -> sparse.element(-1));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "tensor<4xi32> | tensor<1x1xi64> | tensor<1xf32> | sparse values of type 'i32', not 'f32'",
        "tensor<4xi32> | tensor<1x1xi64> | tensor<1xi64> | sparse values of type 'i32', not 'i64'",
        "tensor<4xi32> | tensor<1x1xf64> | tensor<1xi32> | sparse indices of type 'i64', not 'f64'",
        "tensor<4xi32> | tensor<1x1xi32> | tensor<1xi32> | sparse indices of type 'i64', not 'i32'",
        "tensor<4xi32> | tensor<1x1xui64> | tensor<1xi32> | type 'i64', not 'ui64'",
        "tensor<?xi32> | tensor<0x1xi64> | tensor<0xi32> | must have static shape",
        "tensor<*xi32> | tensor<0x1xi64> | tensor<0xi32> | must have static shape",
      })
  void typesMustFit(String type, String indices, String values, String expected) {
    ShapedType all = (ShapedType) type(type);
    DenseIntOrFPElementsAttr rows = zeros(indices);
    DenseIntOrFPElementsAttr elements = zeros(values);
    String violation = SparseElementsAttr.verify(all, rows, elements);
    assertTrue(violation != null && violation.contains(expected), violation);
    assertThrows(IllegalArgumentException.class, () -> SparseElementsAttr.get(all, rows, elements));
  }

  private DenseIntOrFPElementsAttr zeros(String type) {
    ShapedType shaped = (ShapedType) type(type);
    DenseElementsBuilder builder = DenseElementsBuilder.create(shaped);
    return (shaped.elementCount() == 0 ? builder : builder.add(0)).build();
  }

  @Test
  void stringsHaveNoBytesOfZeros() {
    context.allowUnregisteredDialects(true);
    Type element = type("!t.string");
    RankedTensorType type = RankedTensorType.get(new long[] {3}, element);
    SparseElementsAttr sparse =
        SparseElementsAttr.get(
            type,
            (DenseIntOrFPElementsAttr) attribute("dense<1> : tensor<1x1xi64>"),
            DenseStringElementsAttr.get(
                RankedTensorType.get(new long[] {1}, element),
                List.of(StringAttr.get(context, "a", element))));
    Attribute none = StringAttr.get(context, "", element);
    assertSame(none, sparse.element(0));
    assertEquals("a", ((StringAttr) sparse.element(1)).value());
    assertNull(sparse.toDense());
  }

  @Test
  void whatTakesMoreBytesThanAnArrayHasStaysSparse() {
    for (String type : List.of("65536x65536xi8", "65536x65536x4xi1", "9223372036854775807x2xi32")) {
      SparseElementsAttr sparse = parse("sparse<1, 1> : tensor<" + type + ">");
      assertNull(sparse.toDense());
    }
    assertEquals(
        "4.000000e+00 : f32",
        parse("sparse<[[9, 8], [9, 9]], [5.0, 4.0]> : tensor<1000000x1000000xf32>")
            .element(9_000_009)
            .toString());
  }
}
