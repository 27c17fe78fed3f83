// SPDX-License-Identifier: Apache-2.0
package dev.ods.builtin;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.ods.affine.AffineExpr;
import dev.ods.affine.AffineMap;
import dev.ods.diagnostic.Diagnostics;
import dev.ods.ir.Attribute;
import dev.ods.ir.Context;
import dev.ods.ir.Type;
import dev.ods.text.Parser;
import java.util.List;
import java.util.Objects;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Builtin types: uniqued, printed and verified as in MLIR. */
final class BuiltinTypesTest {
  private static final long DYNAMIC = ShapedType.DYNAMIC;

  private final Context context = Context.create();
  private final IntegerType i32 = IntegerType.get(context, 32);
  private final FloatType f32 = FloatType.f32(context);
  private final TupleType tuple = TupleType.get(context, List.of());

  private record Case(String text, Supplier<Type> type) {}

  private static Case text(String text, Supplier<Type> type) {
    return new Case(text, type);
  }

  private static long[] shape(long... shape) {
    return shape;
  }

  private Type parsed(String text) {
    Diagnostics diagnostics = new Diagnostics();
    Type type = Parser.parseType(text, context, diagnostics);
    diagnostics.throwIfErrors();
    return Objects.requireNonNull(type);
  }

  /** As in MLIR's {@code cloneWith}, of BuiltinTypes.cpp. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          tensor<2x?xf32, 7 : i8>       | tensor<2x?xi32, 7 : i8>       | tensor<3x4xf32, 7 : i8>
          tensor<*xf32>                 | tensor<*xi32>                 | tensor<3x4xf32>
          vector<2x[4]xf32>             | vector<2x[4]xi32>             | vector<3x[4]xf32>
          memref<2xf32, 1 : i8>         | memref<2xi32, 1 : i8>         | memref<3x4xf32, 1 : i8>
          memref<2x2xf32, strided<[9, 1]>> | memref<2x2xi32, strided<[9, 1]>> \
              | memref<3x4xf32, strided<[9, 1]>>
          memref<*xf32, 1 : i8>         | memref<*xi32, 1 : i8>         | memref<3x4xf32, 1 : i8>
          """)
  void clonesKeepWhatElseTypesHave(String text, String otherElements, String otherShape) {
    ShapedType type = (ShapedType) parsed(text);
    assertSame(type, type.clone(type.elementType()));
    if (type.hasRank()) {
      assertSame(type, type.clone(type.shape()));
    }
    assertEquals(otherElements, type.clone(i32).toString());
    assertEquals(otherShape, type.clone(shape(3, 4)).toString());
    assertEquals(otherShape.replace("f32", "i32"), type.clone(shape(3, 4), i32).toString());
    assertEquals(otherShape.replace("f32", "i32"), type.cloneWith(shape(3, 4), i32).toString());
  }

  /** Declared as what they are, so that nobody casts. */
  @Test
  void clonesAreOfTheSameClass() {
    VectorType vector = VectorType.get(shape(2), f32);
    RankedTensorType tensor = RankedTensorType.get(shape(2), f32);
    UnrankedTensorType unranked = UnrankedTensorType.get(f32);
    MemRefType memref = MemRefType.get(shape(2), f32);
    UnrankedMemRefType unrankedMemref = UnrankedMemRefType.get(f32, null);
    VectorType ofVector = vector.clone(shape(3), i32).clone(shape(2)).clone(f32);
    RankedTensorType ofTensor = tensor.clone(shape(3), i32).clone(shape(2)).clone(f32);
    RankedTensorType ofUnranked = unranked.clone(i32).clone(shape(2)).clone(f32);
    MemRefType ofMemref = memref.clone(shape(3), i32).clone(shape(2)).clone(f32);
    MemRefType ofUnrankedMemref = unrankedMemref.clone(i32).clone(shape(2)).clone(f32);
    assertSame(vector, ofVector);
    assertSame(tensor, ofTensor);
    assertSame(tensor, ofUnranked);
    assertSame(memref, ofMemref);
    assertSame(memref, ofUnrankedMemref);
  }

  @Test
  void clonesAreVerified() {
    ShapedType vector = VectorType.get(shape(2), f32);
    assertThrows(IllegalArgumentException.class, () -> vector.clone(shape(2, 2)));
    assertThrows(IllegalArgumentException.class, () -> vector.clone(shape(DYNAMIC)));
    assertThrows(IllegalArgumentException.class, () -> vector.clone(tuple));
  }

  @TestFactory
  Stream<DynamicTest> textAndIdentity() {
    AffineExpr d0 = AffineExpr.dim(context, 0);
    AffineMapAttr doubled = AffineMapAttr.get(AffineMap.get(context, 1, 0, d0.multiply(2)));
    StridedLayoutAttr strided = StridedLayoutAttr.get(context, DYNAMIC, shape(4, DYNAMIC));
    Attribute three = IntegerAttr.get(IntegerType.get(context, 64), 3);
    OpaqueType opaque = OpaqueType.get(context, "t", "x<a b>");
    List<Case> cases =
        List.of(
            text("i32", () -> IntegerType.get(context, 32)),
            text("si1000", () -> signed(1000)),
            text("ui0", () -> IntegerType.get(context, 0, IntegerType.Signedness.UNSIGNED)),
            text("i16777215", () -> IntegerType.get(context, IntegerType.MAX_WIDTH)),
            text("index", () -> IndexType.get(context)),
            text("none", () -> NoneType.get(context)),
            text("f8E4M3B11FNUZ", () -> FloatType.get(context, FloatType.Kind.F8E4M3B11FNUZ)),
            text("complex<i32>", () -> ComplexType.get(i32)),
            text("tuple<>", () -> TupleType.get(context, List.of())),
            text("tuple<i32, f32>", () -> TupleType.get(context, List.of(i32, f32))),
            text("() -> ()", () -> function(List.of(), List.of())),
            text("(i32) -> f32", () -> function(List.of(i32), List.of(f32))),
            text("() -> (i32, f32)", () -> function(List.of(), List.of(i32, f32))),
            text(
                "() -> (() -> i32)",
                () -> function(List.of(), List.of(function(List.of(), List.of(i32))))),
            text("vector<f32>", () -> VectorType.get(shape(), f32)),
            text(
                "vector<2x[4]xf32>",
                () -> VectorType.get(shape(2, 4), f32, new boolean[] {false, true})),
            text("tensor<i32>", () -> RankedTensorType.get(shape(), i32)),
            text("tensor<4x?xi32>", () -> RankedTensorType.get(shape(4, DYNAMIC), i32)),
            text("tensor<4xi32, 3 : i64>", () -> RankedTensorType.get(shape(4), i32, three)),
            text("tensor<*xi32>", () -> UnrankedTensorType.get(i32)),
            text("memref<0x?xf32>", () -> MemRefType.get(shape(0, DYNAMIC), f32)),
            text(
                "memref<2xf32, affine_map<(d0) -> (d0 * 2)>, 3>",
                () -> MemRefType.get(shape(2), f32, doubled, three)),
            text(
                "memref<2x2xf32, strided<[4, ?], offset: ?>>",
                () -> MemRefType.get(shape(2, 2), f32, strided, null)),
            text("memref<*xf32, 3>", () -> UnrankedMemRefType.get(f32, three)),
            text("tensor<2x!t.x<a b>>", () -> RankedTensorType.get(shape(2), opaque)),
            text("!t<\"a b\">", () -> OpaqueType.get(context, "t", "\"a b\"")),
            text("!t.y", () -> OpaqueType.get(context, "t", "y")));
    return cases.stream()
        .map(
            one ->
                DynamicTest.dynamicTest(
                    one.text,
                    () -> {
                      Type type = one.type.get();
                      assertEquals(one.text, type.toString());
                      assertSame(type, one.type.get());
                    }));
  }

  private IntegerType signed(int width) {
    return IntegerType.get(context, width, IntegerType.Signedness.SIGNED);
  }

  private FunctionType function(List<? extends Type> inputs, List<? extends Type> results) {
    return FunctionType.get(context, inputs, results);
  }

  @Test
  void eachContextHasItsOwnInstances() {
    assertNotSame(i32, IntegerType.get(Context.create(), 32));
  }

  @Test
  void memRefsDropDefaultLayoutsAndMemorySpaces() {
    AffineMapAttr identity = AffineMapAttr.get(AffineMap.identity(context, 2));
    Attribute zero = IntegerAttr.get(i32, 0);
    assertSame(MemRefType.get(shape(2, 2), f32), MemRefType.get(shape(2, 2), f32, identity, zero));
    assertTrue(MemRefType.get(shape(2, 2), f32).hasIdentityLayout());
    assertNull(UnrankedMemRefType.get(f32, zero).memorySpace());
  }

  private MemRefType memref(long[] shape, AffineExpr layout, int symbols) {
    AffineMap map = AffineMap.get(context, shape.length, symbols, layout);
    return MemRefType.get(shape, f32, AffineMapAttr.get(map), null);
  }

  private StridedLayoutAttr strided(long offset, long... strides) {
    return StridedLayoutAttr.get(context, offset, strides);
  }

  @Test
  void computesStridesOfLayouts() {
    AffineExpr d0 = AffineExpr.dim(context, 0);
    AffineExpr d1 = AffineExpr.dim(context, 1);
    AffineExpr s0 = AffineExpr.symbol(context, 0);
    assertSame(strided(0, 12, 4, 1), MemRefType.get(shape(2, 3, 4), f32).stridesAndOffset());
    assertSame(strided(0), MemRefType.get(shape(), f32).stridesAndOffset());
    assertSame(
        strided(0, DYNAMIC, DYNAMIC, 4, 1),
        MemRefType.get(shape(9, 3, DYNAMIC, 4), f32).stridesAndOffset());
    assertSame(strided(0, DYNAMIC, 1), MemRefType.get(shape(9, 0), f32).stridesAndOffset());
    assertSame(
        strided(0, DYNAMIC, 1L << 62, 1),
        MemRefType.get(shape(2, 2, 1L << 62), f32).stridesAndOffset());
    assertSame(
        strided(7, 6, 2),
        memref(shape(2, 2), d0.multiply(3).add(d1).multiply(2).add(7), 0).stridesAndOffset());
    assertSame(
        strided(DYNAMIC, DYNAMIC, 5),
        memref(shape(2, 2), d0.multiply(s0).add(s0).add(d1.multiply(5)), 1).stridesAndOffset());
    assertNull(memref(shape(2), d0.mod(2), 0).stridesAndOffset());
    assertFalse(memref(shape(2), d0.floorDiv(2).add(d0), 0).isStrided());
    AffineMap halves = AffineMap.get(context, 1, 0, d0.floorDiv(2), d0.mod(2));
    assertFalse(MemRefType.get(shape(4), f32, AffineMapAttr.get(halves), null).isStrided());
  }

  /** As {@code memref.transpose} of mlir-opt prints such types. */
  @Test
  void canonicalizesStridedLayouts() {
    AffineExpr d0 = AffineExpr.dim(context, 0);
    AffineExpr d1 = AffineExpr.dim(context, 1);
    AffineExpr s0 = AffineExpr.symbol(context, 0);
    canonical("memref<8x4xf32>", MemRefType.get(shape(8, 4), f32, strided(0, 4, 1), null));
    canonical("memref<8x4xf32>", memref(shape(8, 4), d1.add(d0.multiply(4)), 0));
    canonical("memref<f32>", MemRefType.get(shape(), f32, strided(0), null));
    canonical(
        "memref<f32, strided<[], offset: 3>>", MemRefType.get(shape(), f32, strided(3), null));
    canonical("memref<8xf32, strided<[1]>>", MemRefType.get(shape(8), f32, strided(0, 1), null));
    canonical(
        "memref<3x2xf32, affine_map<(d0, d1) -> (d0 + d1 * 3)>>",
        MemRefType.get(shape(3, 2), f32, strided(0, 1, 3), null));
    canonical(
        "memref<4x?xf32, affine_map<(d0, d1)[s0] -> (d0 * s0 + d1)>>",
        memref(shape(4, DYNAMIC), d0.multiply(s0).add(d1), 1));
    canonical("memref<4x?xf32>", memref(shape(4, DYNAMIC), d1.add(d0.multiply(s0)), 1));
    String ordered = "memref<4x?xf32, affine_map<(d0, d1)[s0] -> (d0 + d1 * s0)>>";
    canonical(ordered, memref(shape(4, DYNAMIC), d1.multiply(s0).add(d0), 1));
    canonical(ordered, memref(shape(4, DYNAMIC), d0.add(d1.multiply(s0)), 1));
    AffineExpr twice = d1.multiply(s0).multiply(2);
    canonical(
        ordered,
        memref(shape(4, DYNAMIC), twice.add(3).add(d0).add(d1.multiply(s0).negate()).add(-3), 1));
    canonical(
        "memref<4x?xf32, affine_map<(d0, d1)[s0] -> (d0 * s0 + s0 + d1)>>",
        memref(shape(4, DYNAMIC), d1.add(s0).add(d0.multiply(s0)).add(d0).subtract(d0), 1));
  }

  private static void canonical(String expected, MemRefType type) {
    assertEquals(expected, type.canonicalizeStridedLayout().toString());
  }

  @Test
  void violationsHaveMlirsWording() {
    violates("integer bitwidth is limited to 16777215 bits", IntegerType.verify(1L << 24));
    violates("invalid element type for complex", ComplexType.verify(IndexType.get(context)));
    violates(
        "failed to verify 'elementType': VectorElementTypeInterface instance",
        VectorType.verify(shape(2), tuple, new boolean[1]));
    violates(
        "vector types must have positive constant sizes but got 2, 0",
        VectorType.verify(shape(2, 0), f32, new boolean[2]));
    violates("invalid tensor element type: 'tuple<>'", UnrankedTensorType.verify(tuple));
    violates("invalid tensor dimension size", RankedTensorType.verify(shape(-2), f32));
    violates("invalid memref element type", MemRefType.verify(shape(2), tuple, null, null));
    violates("invalid memref size", MemRefType.verify(shape(-2), f32, null, null));
    violates(
        "memref layout mismatch between rank and affine map: 2 != 1",
        MemRefType.verify(
            shape(2, 2), f32, AffineMapAttr.get(AffineMap.identity(context, 1)), null));
    violates(
        "expected the number of strides to match the rank",
        MemRefType.verify(shape(2, 2), f32, StridedLayoutAttr.get(context, 0, shape(1)), null));
    violates(
        "unsupported memory space Attribute",
        MemRefType.verify(shape(2), f32, null, ArrayAttr.get(context)));
    violates(
        "`!\"t\"<\"x\">` type created with unregistered dialect. If this is intended, please call"
            + " allowUnregisteredDialects() on the MLIRContext, or use"
            + " -allow-unregistered-dialect with the MLIR opt tool used",
        OpaqueType.verify(context, "t", "x"));
  }

  private static void violates(String words, @Nullable String violation) {
    assertEquals(words, violation);
  }

  @Test
  void getRejectsWhatVerifyRejects() {
    assertThrows(IllegalArgumentException.class, () -> IntegerType.get(context, -1));
    assertThrows(IllegalArgumentException.class, () -> ComplexType.get(tuple));
    assertThrows(IllegalArgumentException.class, () -> VectorType.get(shape(0), f32));
    assertThrows(IllegalArgumentException.class, () -> OpaqueType.get(context, "a.b", "x"));
  }

  @Test
  void shapesCountTheirElements() {
    assertEquals(20, RankedTensorType.get(shape(4, 5), f32).elementCount());
    assertEquals(1, RankedTensorType.get(shape(), f32).elementCount());
    assertEquals(0, RankedTensorType.get(shape(1L << 62, 1L << 62, 0), f32).elementCount());
    assertFalse(RankedTensorType.get(shape(DYNAMIC), f32).hasStaticShape());
    assertThrows(IllegalStateException.class, UnrankedTensorType.get(f32)::rank);
    assertThrows(IllegalStateException.class, UnrankedTensorType.get(f32)::elementCount);
  }
}
