// SPDX-License-Identifier: Apache-2.0
package dev.ods.builtin;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.ods.affine.AffineExpr;
import dev.ods.affine.IntegerSet;
import dev.ods.diagnostic.Diagnostics;
import dev.ods.encoding.Utf8;
import dev.ods.ir.Attribute;
import dev.ods.ir.Context;
import dev.ods.ir.DictionaryAttr;
import dev.ods.ir.NamedAttribute;
import dev.ods.ir.Type;
import dev.ods.text.Parser;
import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.IntStream;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Attributes other than elements: numbers, strings, symbols, types, arrays and dictionaries. */
final class ScalarAttributesTest {
  private final Context context = Context.create();
  private final IntegerType i8 = IntegerType.get(context, 8);
  private final IntegerType i64 = IntegerType.get(context, 64);

  @Test
  void unsignedNumbersAreNotNegative() {
    for (int width : new int[] {8, 64, 65}) {
      IntegerType type = IntegerType.get(context, width, IntegerType.Signedness.UNSIGNED);
      assertThrows(IllegalArgumentException.class, () -> IntegerAttr.get(type, -1));
      assertEquals(1, IntegerAttr.get(type, 1).value());
    }
  }

  @Test
  void integersPrintAsMlirDoes() {
    IntegerType ui64 = IntegerType.get(context, 64, IntegerType.Signedness.UNSIGNED);
    assertEquals("5 : i8", IntegerAttr.get(i8, 5).toString());
    assertEquals("-1 : i8", IntegerAttr.get(i8, 255).toString());
    assertEquals("-1 : index", IntegerAttr.get(IndexType.get(context), -1).toString());
    assertEquals("18446744073709551615 : ui64", IntegerAttr.fromBits(ui64, -1).toString());
    assertEquals("true", BoolAttr.get(context, true).toString());
    assertEquals("[1, 2 : i8]", ints(IntegerAttr.get(i64, 1), IntegerAttr.get(i8, 2)));
  }

  @ParameterizedTest
  @ValueSource(booleans = {true, false})
  void booleansAreIntegersOfOneBit(boolean value) {
    BoolAttr attribute = BoolAttr.get(context, value);
    assertEquals(value, attribute.booleanValue());
    assertEquals(value, BoolAttr.value(attribute));
    assertEquals(value ? -1 : 0, attribute.value());
    assertThrows(IllegalArgumentException.class, () -> BoolAttr.value(IntegerAttr.get(i8, 1)));
  }

  private String ints(Attribute... elements) {
    return ArrayAttr.get(context, elements).toString();
  }

  @Test
  void rejectsIntegersOutOfRange() {
    IntegerType ui8 = IntegerType.get(context, 8, IntegerType.Signedness.UNSIGNED);
    IntegerType si8 = IntegerType.get(context, 8, IntegerType.Signedness.SIGNED);
    assertThrows(IllegalArgumentException.class, () -> IntegerAttr.get(i8, 256));
    assertThrows(IllegalArgumentException.class, () -> IntegerAttr.get(i8, -129));
    assertThrows(IllegalArgumentException.class, () -> IntegerAttr.get(si8, 128));
    assertThrows(IllegalArgumentException.class, () -> IntegerAttr.get(ui8, -1));
    assertThrows(IllegalArgumentException.class, () -> IntegerAttr.get(FloatType.f32(context), 1));
    assertEquals(255, IntegerAttr.get(ui8, 255).value());
  }

  @Property(tries = 300)
  void integersOfAnyWidthAreUniqued(
      @ForAll @IntRange(min = 1, max = 150) int width, @ForAll BigInteger number) {
    for (IntegerType.Signedness signedness : IntegerType.Signedness.values()) {
      IntegerType type = IntegerType.get(context, width, signedness);
      IntegerAttr attribute = IntegerAttr.fromBits(type, number);
      BigInteger modulus = BigInteger.ONE.shiftLeft(width);
      assertEquals(number.mod(modulus), attribute.bigValue().mod(modulus));
      assertSame(attribute, IntegerAttr.get(type, attribute.bigValue()));
      assertSame(attribute, IntegerAttr.fromBits(type, number.add(modulus)));
      assertEquals(number.mod(modulus).signum() == 0, attribute.isZero());
    }
  }

  @Test
  void integersAreUniquedAcrossThreads() {
    Set<Attribute> seen = ConcurrentHashMap.newKeySet();
    IntStream.range(0, 100_000).parallel().forEach(i -> seen.add(IntegerAttr.get(i64, i % 1000)));
    assertEquals(1000, seen.size());
  }

  @Test
  void stringsKeepTheirBytes() {
    byte[] bytes = {'a', (byte) 0xFF, '"', '\n'};
    StringAttr attribute = StringAttr.get(context, bytes, 0, bytes.length, null);
    assertFalse(attribute.isText());
    assertArrayEquals(bytes, attribute.bytes());
    assertEquals("\"a\\FF\\22\\0A\"", attribute.toString());
    assertSame(attribute, StringAttr.get(context, bytes.clone(), 0, 4, null));
    assertSame(attribute, StringAttr.get(context, attribute.value()));
    assertNotSame(attribute, StringAttr.get(context, "a\uFFFD\"\n"));
  }

  @Property(tries = 300)
  void stringsAndTheirUtf8MakeOneAttribute(@ForAll String text) {
    byte[] utf8 = text.getBytes(StandardCharsets.UTF_8);
    String clean = new String(utf8, StandardCharsets.UTF_8);
    StringAttr attribute = StringAttr.get(context, clean);
    assertSame(attribute, StringAttr.get(context, utf8, 0, utf8.length, null));
    assertArrayEquals(utf8, attribute.bytes());
  }

  /** They would print as another text. */
  @ParameterizedTest
  @ValueSource(strings = {"a\uD800b", "\uDC00", "\uDC80\uD800"})
  void stringsWithoutBytesAreRefused(String text) {
    assertThrows(IllegalArgumentException.class, () -> StringAttr.get(context, text));
    assertThrows(IllegalArgumentException.class, () -> SymbolRefAttr.get(context, text));
    assertThrows(IllegalArgumentException.class, () -> OpaqueType.get(context, "t", text));
    assertThrows(IllegalArgumentException.class, () -> OpaqueAttr.get(context, "t", text, i8));
    ShapedType tensor = RankedTensorType.get(new long[] {1}, i8);
    assertThrows(IllegalArgumentException.class, () -> DenseResourceElementsAttr.get(tensor, text));
    Diagnostics diagnostics = new Diagnostics();
    assertNull(Parser.parseAttribute('"' + text + '"', context, diagnostics));
    assertTrue(diagnostics.list().toString().contains("unpaired surrogate"));
  }

  @ParameterizedTest
  @ValueSource(strings = {"a\uDC80b", "\uDCFF", "\uD83D\uDE00", "\uDCC3-é"})
  void bytesThatAreNoTextAreParsed(String text) {
    context.allowUnregisteredDialects(true);
    Attribute attribute = StringAttr.get(context, Utf8.encode(text));
    assertSame(attribute, Parser.parseAttribute('"' + text + '"', context, new Diagnostics()));
    Type type = OpaqueType.get(context, "t", '"' + Utf8.decode(Utf8.encode(text)) + '"');
    assertSame(type, Parser.parseType("!t<\"" + text + "\">", context, new Diagnostics()));
  }

  @Test
  void stringsMayHaveTypes() {
    assertEquals("\"x\" : i64", StringAttr.get(context, "x", i64).toString());
    assertSame(StringAttr.get(context, "x"), StringAttr.get(context, "x", NoneType.get(context)));
    assertNull(StringAttr.get(context, "x").type());
  }

  @Test
  void symbolsAreQuotedIfNecessary() {
    StringAttr root = StringAttr.get(context, "a b");
    StringAttr leaf = StringAttr.get(context, "c");
    SymbolRefAttr reference = SymbolRefAttr.get(root, List.of(leaf));
    assertEquals("@\"a b\"::@c", reference.toString());
    assertSame(leaf, reference.leaf());
    assertTrue(SymbolRefAttr.get(context, "c").isFlat());
  }

  @Test
  void symbolsHaveNoTypes() {
    StringAttr typed = StringAttr.get(context, "a", i8);
    StringAttr plain = StringAttr.get(context, "a");
    assertSame(SymbolRefAttr.get(plain), SymbolRefAttr.get(typed));
    assertSame(SymbolRefAttr.get(plain, List.of(plain)), SymbolRefAttr.get(typed, List.of(typed)));
  }

  @Test
  void dictionariesQuoteNamesIfNecessary() {
    DictionaryAttr dictionary =
        DictionaryAttr.get(
            context,
            List.of(
                new NamedAttribute("b", IntegerAttr.get(i64, 1)),
                new NamedAttribute("a", UnitAttr.get(context)),
                new NamedAttribute("c d", UnitAttr.get(context)),
                new NamedAttribute("_$.", TypeAttr.get(i8))));
    assertEquals("{_$. = i8, a, b = 1 : i64, \"c d\"}", dictionary.toString());
  }

  @Test
  void distinctAttributesAreNumberedPerText() {
    DistinctAttr inner = DistinctAttr.create(UnitAttr.get(context));
    DistinctAttr outer = DistinctAttr.create(ArrayAttr.get(context, inner));
    assertNotSame(inner, DistinctAttr.create(UnitAttr.get(context)));
    assertEquals("[distinct[0]<[distinct[1]<>]>, distinct[1]<>]", ints(outer, inner));
  }

  @Test
  void opaqueAttributesKeepTheirText() {
    assertEquals("#t.x<a  b>", OpaqueAttr.get(context, "t", "x<a  b>", null).toString());
    assertEquals("#t<a b> : i8", OpaqueAttr.get(context, "t", "a b", i8).toString());
  }

  @Test
  void resourcesAreFoundByKey() {
    ResourceBlobs resources = ResourceBlobs.dense(context);
    assertEquals("blob", resources.declare("blob"));
    assertEquals("blob_0", resources.declare("blob"));
    resources.put("blob", ResourceBlob.of(4, new byte[] {1, 2}));
    DenseResourceElementsAttr attribute =
        DenseResourceElementsAttr.get(RankedTensorType.get(new long[] {2}, i8), "blob");
    assertEquals("dense_resource<blob> : tensor<2xi8>", attribute.toString());
    ResourceBlob blob = attribute.blob();
    assertNotNull(blob);
    assertArrayEquals(new byte[] {1, 2}, blob.data());
    assertThrows(IllegalArgumentException.class, () -> ResourceBlob.of(3, new byte[0]));
    assertEquals(
        Integer.MIN_VALUE, ResourceBlob.of(Integer.MIN_VALUE, new byte[0]).alignment(), "2^31");
  }

  @Test
  void layoutsAreMaps() {
    StridedLayoutAttr layout =
        StridedLayoutAttr.get(context, ShapedType.DYNAMIC, new long[] {4, ShapedType.DYNAMIC});
    assertEquals("strided<[4, ?], offset: ?>", layout.toString());
    assertEquals(
        "affine_map<(d0, d1)[s0, s1] -> (d0 * 4 + s0 + d1 * s1)>",
        AffineMapAttr.get(layout.affineMap()).toString());
    assertFalse(layout.isStatic());
  }

  @Test
  void integerSetsPrintTheirConstraints() {
    AffineExpr d0 = AffineExpr.dim(context, 0);
    AffineExpr s0 = AffineExpr.symbol(context, 0);
    IntegerSet set =
        IntegerSet.get(
            context, 1, 1, List.of(d0.subtract(s0), d0.mod(2)), new boolean[] {false, true});
    assertEquals(
        "affine_set<(d0)[s0] : (d0 - s0 >= 0, d0 mod 2 == 0)>", IntegerSetAttr.get(set).toString());
  }
}
