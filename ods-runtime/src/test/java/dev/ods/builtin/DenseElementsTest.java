// SPDX-License-Identifier: Apache-2.0
package dev.ods.builtin;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.ods.diagnostic.Diagnostics;
import dev.ods.ir.Attribute;
import dev.ods.ir.Context;
import dev.ods.ir.Type;
import dev.ods.testing.MlirOpt;
import dev.ods.text.Parser;
import java.io.IOException;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Random;
import java.util.Set;
import java.util.stream.Stream;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.Size;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Elements attributes: their bytes, splats and text. */
final class DenseElementsTest {
  private final Context context = Context.create();

  private RankedTensorType tensor(Type element, long... shape) {
    return RankedTensorType.get(shape, element);
  }

  private DenseIntOrFPElementsAttr ints(ShapedType type, long... values) {
    DenseElementsBuilder builder = DenseElementsBuilder.create(type);
    for (long value : values) {
      builder.add(value);
    }
    return builder.build();
  }

  @Test
  void floatsAreAddedAsNumbers() {
    DenseElementsBuilder floats = DenseElementsBuilder.create(tensor(FloatType.f32(context), 2));
    assertEquals(
        "dense<[1.500000e+00, -2.000000e+00]> : tensor<2xf32>",
        floats.addFloat(1.5).addFloat(-2).build().toString());
    Type complex = ComplexType.get(FloatType.f64(context));
    assertEquals(
        "dense<(1.000000e+00,2.000000e+00)> : tensor<1xcomplex<f64>>",
        DenseElementsBuilder.create(tensor(complex, 1)).addFloat(1).addFloat(2).build().toString());
    DenseElementsBuilder ints = DenseElementsBuilder.create(tensor(IndexType.get(context), 1));
    assertThrows(IllegalArgumentException.class, () -> ints.addFloat(1));
  }

  /** As attributes, elements make what they are the elements of. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "dense<[[1, -2], [3, 4]]> : tensor<2x2xi8>",
        "dense<[true, false, true, true, true, true, true, true, false]> : vector<9xi1>",
        "dense<true> : tensor<3xi1>",
        "dense<> : tensor<0x2xf32>",
        "dense<[1.5, 0x7FC00001]> : tensor<2xf32>",
        "dense<[(1, 2), (3, 4)]> : tensor<2xcomplex<i4>>",
        "dense<(1.0, 2.0)> : tensor<4xcomplex<f64>>",
        "dense<[170141183460469231731687303715884105727, -1]> : tensor<2xi128>",
        "dense<[\"a\", \"\"]> : tensor<2x!t.s>",
        "dense<> : tensor<0x!t.s>",
        "dense<-7> : tensor<index>"
      })
  void elementsMakeTheWhole(String text) {
    context.allowUnregisteredDialects(true);
    Attribute parsed = Parser.parseAttribute(text, context, new Diagnostics());
    DenseElementsAttr attribute = (DenseElementsAttr) Objects.requireNonNull(parsed);
    List<Attribute> elements = new ArrayList<>();
    for (long i = 0; i < attribute.elementCount(); i++) {
      elements.add(attribute.element(i));
    }
    ShapedType type = attribute.shapedType();
    assertSame(attribute, DenseElementsAttr.ofElements(type, elements));
    // And the same elements in a row, and back.
    RankedTensorType row = tensor(type.elementType(), attribute.elementCount());
    DenseElementsAttr inARow = attribute.reshape(row);
    assertSame(row, inARow.type());
    assertEquals(attribute.isSplat(), inARow.isSplat());
    for (int i = 0; i < elements.size(); i++) {
      assertSame(elements.get(i), inARow.element(i));
    }
    assertSame(attribute, inARow.reshape(type));
    if (attribute.isSplat()) {
      assertSame(elements.get(0), attribute.splatValue());
      assertSame(attribute, attribute.resizeSplat(tensor(type.elementType(), 7)).resizeSplat(type));
    } else {
      assertThrows(IllegalStateException.class, attribute::splatValue);
      assertThrows(IllegalStateException.class, () -> attribute.resizeSplat(type));
    }
  }

  @Test
  void elementsOfOtherTypesAndNumbersAreRefused() {
    Type i8 = IntegerType.get(context, 8);
    DenseIntOrFPElementsAttr three = ints(tensor(i8, 3), 1, 2, 3);
    Type i16 = IntegerType.get(context, 16);
    assertThrows(IllegalArgumentException.class, () -> three.reshape(tensor(i16, 3)));
    assertThrows(IllegalArgumentException.class, () -> three.reshape(tensor(i8, 4)));
    assertThrows(
        IllegalArgumentException.class, () -> three.reshape(tensor(i8, ShapedType.DYNAMIC)));
    assertThrows(
        IllegalArgumentException.class,
        () -> DenseElementsAttr.ofElements(tensor(i8, 1), List.of(IntegerAttr.get(i16, 1))));
    assertThrows(
        IllegalArgumentException.class,
        () -> DenseElementsAttr.ofElements(tensor(i8, 1), List.of(FloatAttr.f32(context, 1))));
    assertThrows(
        IllegalArgumentException.class,
        () ->
            DenseElementsAttr.ofElements(
                tensor(i8, 3), List.of(IntegerAttr.get(i8, 1), IntegerAttr.get(i8, 2))));
  }

  @Test
  void partsThatDoNotExistAreRefused() {
    DenseIntOrFPElementsAttr bytes = ints(tensor(IntegerType.get(context, 8), 3), 1, 2, 3);
    assertThrows(IndexOutOfBoundsException.class, () -> bytes.bits(0, 1));
    assertThrows(IndexOutOfBoundsException.class, () -> bytes.bits(0, -1));
    DenseIntOrFPElementsAttr booleans = ints(tensor(IntegerType.get(context, 1), 3), 1, 0, 1);
    assertThrows(IndexOutOfBoundsException.class, () -> booleans.bits(0, 1));
    assertThrows(IndexOutOfBoundsException.class, () -> booleans.bigBits(0, -1));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "dense<[1, 2]> : tensor<2xi32> | tensor<2xf32> | dense<[1.401300e-45, 2.802600e-45]>",
        "dense<1> : vector<2xi32> | vector<2xui32> | dense<1>",
        "dense<(1.0, 2.0)> : tensor<2xcomplex<f32>> | tensor<2xcomplex<i32>>"
            + " | dense<(1065353216,1073741824)>",
        "dense<[(1.0, 2.0), (3.0, 4.0)]> : tensor<2xcomplex<f32>> | tensor<2xi32> |",
        "dense<[1, 2]> : tensor<2xi32> | tensor<2xcomplex<f32>> |",
        "dense<[0, 1, 0, 1]> : tensor<4xi1> | tensor<4xcomplex<i1>> |",
        "dense<[[1, 2, 3], [4, 5, 6]]> : tensor<2x3xi32> | tensor<3x2xf32> |",
        "dense<[1, 2]> : tensor<2xi32> | tensor<?xf32> |",
        "dense<[1, 2]> : tensor<2xi32> | tensor<*xf32> |",
        "dense<[1, 2]> : tensor<2xi32> | tensor<2xi64> |",
      })
  void bitsBecomeElementsOfATypeThatHasAsMany(String text, String type, @Nullable String expected) {
    Diagnostics none = new Diagnostics();
    var from = (DenseIntOrFPElementsAttr) Parser.parseAttribute(text, context, none);
    var to = (ShapedType) Parser.parseType(type, context, none);
    if (expected == null) {
      assertThrows(IllegalArgumentException.class, () -> from.bitcast(to));
    } else {
      assertEquals(expected + " : " + type, from.bitcast(to).toString());
    }
  }

  /** More bits than the elements have are kept and printed, and tell attributes apart. */
  @Test
  void bitsOfNoElementAreThoseOfMlirOpt() throws IOException, InterruptedException {
    MlirOpt.assumeInstalled();
    Oracle oracle = new Oracle();
    for (String text :
        List.of(
            "\"0xF8\"> : tensor<3xi1>",
            "\"0xFD\"> : tensor<3xi1>",
            "\"0x01\"> : tensor<1xi1>",
            "\"0x1F0F\"> : tensor<2xi4>",
            "\"0x" + "1F".repeat(101) + "\"> : tensor<101xi4>",
            "\"0x" + "1F0F".repeat(51) + "\"> : tensor<102xi4>",
            "\"0x" + "10".repeat(100) + "FF\"> : tensor<803xi1>")) {
      Attribute parsed = Parser.parseAttribute("dense<" + text, context, new Diagnostics());
      oracle.add("dense<" + text, Objects.requireNonNull(parsed));
    }
    oracle.compare();
  }

  @Test
  void equalElementsMakeASplat() {
    IntegerType i32 = IntegerType.get(context, 32);
    assertSame(ints(tensor(i32, 2), 7, 7), ints(tensor(i32, 2), 7));
    assertEquals("dense<7> : tensor<2xi32>", ints(tensor(i32, 2), 7, 7).toString());
    assertFalse(ints(tensor(i32, 2), 7, 8).isSplat());
    assertEquals("dense<[[7, 8]]> : tensor<1x2xi32>", ints(tensor(i32, 1, 2), 7, 8).toString());
  }

  /** Otherwise a table of many small attributes degenerates into lists of equal hashes. */
  @Test
  void smallElementsHaveDifferentHashes() {
    Set<Integer> hashes = new HashSet<>();
    int count = 100_000;
    for (int i = 0; i < count; i++) {
      hashes.add(ElementLayout.hash(new byte[] {(byte) i, (byte) (i >> 8), (byte) (i >> 16), 0}));
    }
    assertTrue(hashes.size() > 0.99 * count, () -> hashes.size() + " hashes");
  }

  @Test
  void printsNoElementsAsEmptyBrackets() {
    IntegerType i32 = IntegerType.get(context, 32);
    assertEquals("dense<> : tensor<2x0xi32>", ints(tensor(i32, 2, 0)).toString());
    assertEquals("dense<5> : tensor<0xi32>", ints(tensor(i32, 0), 5).toString());
    IntegerType i0 = IntegerType.get(context, 0);
    assertEquals("dense<[0, 0]> : tensor<2xi0>", ints(tensor(i0, 2), 0, 0).toString());
  }

  @Test
  void splatsMayBeLargerThanMemory() {
    RankedTensorType huge = tensor(IntegerType.get(context, 8), 1L << 40, 1L << 40);
    assertEquals(Long.MAX_VALUE, huge.elementCount());
    assertEquals("dense<1> : tensor<1099511627776x1099511627776xi8>", ints(huge, 1).toString());
    assertEquals(1, ints(huge, 1).longValue(123_456_789_012L));
  }

  @Test
  void printsManyElementsInHexadecimal() {
    long[] values = new long[101];
    values[100] = 0x12;
    String text = ints(tensor(IntegerType.get(context, 8), 101), values).toString();
    assertEquals("dense<\"0x" + "00".repeat(100) + "12\"> : tensor<101xi8>", text);
  }

  @Test
  void rejectsWrongNumbersOfElements() {
    RankedTensorType type = tensor(IntegerType.get(context, 8), 3);
    assertThrows(IllegalArgumentException.class, () -> ints(type, 1, 2));
    assertThrows(
        IllegalArgumentException.class,
        () -> DenseIntOrFPElementsAttr.fromRaw(type, new byte[] {1, 2}));
    assertThrows(
        IllegalArgumentException.class,
        () -> DenseElementsBuilder.create(tensor(type.elementType(), ShapedType.DYNAMIC)));
  }

  @Property(tries = 200)
  void booleansArePacked(@ForAll @Size(min = 1, max = 70) List<Boolean> values) {
    RankedTensorType type = tensor(IntegerType.get(context, 1), values.size());
    DenseElementsBuilder builder = DenseElementsBuilder.create(type);
    values.forEach(value -> builder.add(value ? 1 : 0));
    DenseIntOrFPElementsAttr attribute = builder.build();
    boolean same = values.stream().distinct().count() == 1;
    assertEquals(same, attribute.isSplat());
    assertEquals(same ? 1 : (values.size() + 7) / 8, attribute.rawData().length);
    for (int i = 0; i < values.size(); i++) {
      assertEquals(values.get(i), attribute.booleanValue(i));
    }
    assertSame(attribute, DenseIntOrFPElementsAttr.fromRaw(type, attribute.rawData()));
  }

  @Property(tries = 200)
  void elementsAreReadBack(
      @ForAll @IntRange(min = 1, max = 200) int width,
      @ForAll @Size(min = 1, max = 9) List<BigInteger> values) {
    RankedTensorType type = tensor(IntegerType.get(context, width), values.size());
    DenseElementsBuilder builder = DenseElementsBuilder.create(type);
    values.forEach(builder::add);
    DenseIntOrFPElementsAttr attribute = builder.build();
    for (int i = 0; i < values.size(); i++) {
      assertSame(IntegerAttr.fromBits(type.elementType(), values.get(i)), attribute.element(i));
    }
  }

  @Test
  void complexElementsHaveTwoParts() {
    ComplexType type = ComplexType.get(FloatType.f32(context));
    DenseElementsBuilder builder = DenseElementsBuilder.create(tensor(type, 2));
    for (float part : new float[] {1, 2, 1, 3}) {
      builder.add(Float.floatToRawIntBits(part));
    }
    DenseIntOrFPElementsAttr attribute = builder.build();
    assertEquals(
        "dense<[(1.000000e+00,2.000000e+00), (1.000000e+00,3.000000e+00)]> :"
            + " tensor<2xcomplex<f32>>",
        attribute.toString());
    assertEquals("[1.000000e+00 : f32, 3.000000e+00 : f32]", attribute.element(1).toString());
  }

  @Test
  void stringsAreElementsToo() {
    OpaqueType type = OpaqueType.get(context, "t", "string");
    StringAttr a = StringAttr.get(context, "a\n");
    StringAttr b = StringAttr.get(context, "b");
    assertEquals(
        "dense<[\"a\\0A\", \"b\"]> : tensor<2x!t.string>",
        DenseStringElementsAttr.get(tensor(type, 2), List.of(a, b)).toString());
    assertTrue(DenseStringElementsAttr.get(tensor(type, 2), List.of(a, a)).isSplat());
    assertSame(a, DenseStringElementsAttr.get(tensor(type, 2), List.of(b, a)).string(1));
    assertSame(a, DenseStringElementsAttr.get(tensor(type, 2), List.of(a, a)).element(1));
  }

  @Test
  void stringsAreEqualByTheirBytesAndLengths() {
    RankedTensorType type = tensor(OpaqueType.get(context, "t", "string"), 3);
    byte[] data = {'a', 'b', 'c'};
    DenseStringElementsAttr strings =
        DenseStringElementsAttr.fromRaw(type, data, new int[] {1, 1, 3});
    assertEquals("dense<[\"a\", \"\", \"bc\"]> : tensor<3x!t.string>", strings.toString());
    List<StringAttr> same = new ArrayList<>();
    for (int i = 0; i < 3; i++) {
      same.add(strings.string(i));
    }
    assertSame(strings, DenseStringElementsAttr.get(type, same));
    assertNotSame(strings, DenseStringElementsAttr.fromRaw(type, data, new int[] {1, 2, 3}));
    data[0] = 'x';
    assertEquals("a", strings.string(0).value(), "the bytes are copied");
    assertArrayEquals(new byte[] {'a', 'b', 'c'}, strings.rawData());
    assertTrue(DenseStringElementsAttr.fromRaw(type, new byte[0], new int[3]).isSplat());
  }

  @Test
  void stringsMustBeAsManyAsTheElementsAndInOrder() {
    RankedTensorType type = tensor(OpaqueType.get(context, "t", "string"), 3);
    byte[] data = {'a', 'b', 'c'};
    for (int[] ends : new int[][] {{1, 3}, {2, 1, 3}, {1, 2, 2}, {-1, 2, 3}, {1, 2, 4}, {}}) {
      assertThrows(
          IllegalArgumentException.class, () -> DenseStringElementsAttr.fromRaw(type, data, ends));
    }
  }

  @Test
  void sparseElementsAreChecked() {
    IntegerType i32 = IntegerType.get(context, 32);
    IntegerType i64 = IntegerType.get(context, 64);
    RankedTensorType type = tensor(i32, 2, 3);
    DenseIntOrFPElementsAttr values = ints(tensor(i32, 1), 5);
    assertEquals(
        "sparse<[[0, 1]], 5> : tensor<2x3xi32>",
        SparseElementsAttr.get(type, ints(tensor(i64, 1, 2), 0, 1), values).toString());
    assertEquals(
        "sparse index #0 is not contained within the value shape, with index=[0, 5], and"
            + " type='tensor<2x3xi32>'",
        SparseElementsAttr.verify(type, ints(tensor(i64, 1, 2), 0, 5), values));
    assertEquals(
        "expected shape ([2, 3]); inferred shape of indices literal ([1, 3]); inferred shape of"
            + " values literal ([1])",
        SparseElementsAttr.verify(type, ints(tensor(i64, 1, 3), 0, 1, 2), values));
  }

  @Test
  void arraysAreListsOfNumbers() {
    assertEquals("array<i32: 1, -2>", DenseArrayAttr.ofInts(context, 1, -2).toString());
    assertEquals(
        "array<i1: true, false>", DenseArrayAttr.ofBooleans(context, true, false).toString());
    assertEquals("array<f32>", DenseArrayAttr.ofFloats(context).toString());
    assertEquals("array<f64: 5.000000e-01>", DenseArrayAttr.ofDoubles(context, 0.5).toString());
    assertArrayEquals(new int[] {1, -2}, DenseArrayAttr.ofInts(context, 1, -2).toInts());
    assertArrayEquals(
        new long[] {Long.MIN_VALUE}, DenseArrayAttr.ofLongs(context, Long.MIN_VALUE).toLongs());
    assertEquals(
        "expected data size (2 elements, 4 bytes each) does not match: 7 bytes",
        DenseArrayAttr.verify(IntegerType.get(context, 32), 2, new byte[7]));
    IntegerType i0 = IntegerType.get(context, 0);
    assertThrows(IllegalArgumentException.class, () -> DenseArrayAttr.fromRaw(i0, -5, new byte[0]));
    assertArrayEquals(new long[3], DenseArrayAttr.fromRaw(i0, 3, new byte[0]).toLongs());
  }

  @ParameterizedTest
  @CsvSource({
    "i1, -1 2 0, 1 1 0, 'true, true, false'",
    "i4, 31 16 -8, -1 0 -8, '-1, 0, -8'",
    "ui4, 31 16 -8, 15 0 8, '15, 0, 8'",
    "si8, -1, -1, -1",
    "ui8, -1, 255, 255",
    "si12, -1 7 -1 15, 2047 -1, '2047, -1'",
    "i68, 1 0 0 0 0 0 0 0 -16, 1, 1",
    "i68, -1 -1 -1 -1 -1 -1 -1 -1 15, -1, -1",
  })
  void equalNumbersAreEqualBytesOfAnArray(String type, String raw, String longs, String text) {
    Type element = Objects.requireNonNull(Parser.parseType(type, context, new Diagnostics()));
    long[] bytes = numbers(raw);
    byte[] data = new byte[bytes.length];
    for (int i = 0; i < data.length; i++) {
      data[i] = (byte) bytes[i];
    }
    long[] expected = numbers(longs);
    DenseArrayAttr array = DenseArrayAttr.fromRaw(element, expected.length, data);
    assertArrayEquals(expected, array.toLongs());
    assertEquals("array<" + type + ": " + text + ">", array.toString());
    assertSame(array, DenseArrayAttr.fromRaw(element, expected.length, array.rawData()));
    BigInteger max = BigInteger.ONE.shiftLeft(((IntegerType) element).width());
    for (int i = 0; i < expected.length; i++) {
      assertEquals(BigInteger.valueOf(expected[i]).mod(max), array.bigBits(i));
    }
  }

  private static long[] numbers(String text) {
    return Stream.of(text.split(" ", -1)).mapToLong(Long::parseLong).toArray();
  }

  @Test
  void numbersOfAnArrayAreCutOrRoundedOnce() {
    byte[] ones = new byte[Long.BYTES];
    Arrays.fill(ones, (byte) -1);
    IntegerType ui64 = IntegerType.get(context, 64, IntegerType.Signedness.UNSIGNED);
    DenseArrayAttr large = DenseArrayAttr.fromRaw(ui64, 1, ones);
    assertArrayEquals(new byte[] {-1}, large.toBytes());
    assertArrayEquals(new short[] {-1}, large.toShorts());
    assertThrows(ArithmeticException.class, large::toLongs);
    DenseArrayAttr half = DenseArrayAttr.ofDoubles(context, 0.5);
    assertThrows(IllegalArgumentException.class, half::toBytes);
    // A little more than half way from 1 to the next float.
    BigInteger bits = new BigInteger("3FFF0000010000000010000000000000", 16);
    FloatType f128Type = FloatType.get(context, FloatType.Kind.F128);
    byte[] f128 = new byte[16];
    for (int i = 0; i < f128.length; i++) {
      f128[i] = bits.shiftRight(8 * i).byteValue();
    }
    DenseArrayAttr above = DenseArrayAttr.fromRaw(f128Type, 1, f128);
    assertArrayEquals(new float[] {Math.nextUp(1f)}, above.toFloats());
    f128[15] = (byte) 0xFF;
    f128[14] = (byte) 0xFF;
    DenseArrayAttr nan = DenseArrayAttr.fromRaw(f128Type, 1, f128);
    assertArrayEquals(new float[] {Float.NaN}, nan.toFloats());
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 7, 8, 9, 31, 32, 33, 63, 64, 65, 128, 129})
  void integersPrintAsMlirOptDoes(int width) throws IOException, InterruptedException {
    MlirOpt.assumeInstalled();
    Random random = new Random(width);
    Oracle oracle = new Oracle();
    for (IntegerType.Signedness signedness : IntegerType.Signedness.values()) {
      IntegerType type = IntegerType.get(context, width, signedness);
      for (int i = 0; i < 100; i++) {
        List<BigInteger> bits = new ArrayList<>();
        for (int k = 0; k <= random.nextInt(8); k++) {
          bits.add(new BigInteger(width, random));
        }
        RankedTensorType shape = tensor(type, bits.size());
        DenseElementsBuilder builder = DenseElementsBuilder.create(shape);
        List<String> texts = new ArrayList<>();
        for (BigInteger one : bits) {
          builder.add(one);
          String text = IntegerAttr.fromBits(type, one).bigValue().toString();
          texts.add(width > 1 ? text : one.signum() == 0 ? "false" : "true");
        }
        oracle.add("dense<" + texts + "> : " + shape, builder.build());
      }
    }
    oracle.compare();
  }

  @ParameterizedTest
  @CsvSource({"F16", "BF16", "F32", "F64", "F8E5M2", "F4E2M1FN", "F80", "F128"})
  void floatsPrintAsMlirOptDoes(FloatType.Kind kind) throws IOException, InterruptedException {
    MlirOpt.assumeInstalled();
    Random random = new Random(kind.keyword().hashCode());
    FloatType type = FloatType.get(context, kind);
    Oracle oracle = new Oracle();
    int samples = type.width() <= 64 ? 200 : 10;
    for (int i = 0; i < samples; i++) {
      RankedTensorType shape = tensor(type, 2, 1 + random.nextInt(4));
      DenseElementsBuilder builder = DenseElementsBuilder.create(shape);
      StringBuilder text = new StringBuilder("[");
      for (long row = 0; row < 2; row++) {
        List<String> texts = new ArrayList<>();
        for (long k = 0; k < shape.dimension(1); k++) {
          BigInteger bits = new BigInteger(type.width(), random);
          builder.add(bits);
          texts.add("0x" + bits.toString(16));
        }
        text.append(row == 0 ? "" : ", ").append(texts);
      }
      oracle.add("dense<" + text + "]> : " + shape, builder.build());
    }
    oracle.compare();
  }
}
