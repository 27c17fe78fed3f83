// SPDX-License-Identifier: Apache-2.0
package dev.ods.constraint;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.ods.builtin.ArrayAttr;
import dev.ods.builtin.BoolAttr;
import dev.ods.builtin.ComplexType;
import dev.ods.builtin.DenseArrayAttr;
import dev.ods.builtin.FloatType;
import dev.ods.builtin.IndexType;
import dev.ods.builtin.IntegerAttr;
import dev.ods.builtin.IntegerType;
import dev.ods.builtin.IntegerType.Signedness;
import dev.ods.builtin.MemRefType;
import dev.ods.builtin.RankedTensorType;
import dev.ods.builtin.ShapedType;
import dev.ods.builtin.StringAttr;
import dev.ods.builtin.SymbolRefAttr;
import dev.ods.builtin.TupleType;
import dev.ods.builtin.TypeAttr;
import dev.ods.builtin.UnitAttr;
import dev.ods.builtin.UnrankedTensorType;
import dev.ods.builtin.VectorType;
import dev.ods.constraint.annotated.ArrayCount;
import dev.ods.constraint.annotated.ArrayMaxCount;
import dev.ods.constraint.annotated.ArrayMinCount;
import dev.ods.constraint.annotated.DenseArrayCount;
import dev.ods.constraint.annotated.DenseArrayNonNegative;
import dev.ods.constraint.annotated.DenseArraySorted;
import dev.ods.constraint.annotated.DenseArrayStrictlyPositive;
import dev.ods.constraint.annotated.DenseArrayStrictlySorted;
import dev.ods.constraint.annotated.IntArrayNthElemEq;
import dev.ods.constraint.annotated.IntArrayNthElemInRange;
import dev.ods.constraint.annotated.IntArrayNthElemMaxValue;
import dev.ods.constraint.annotated.IntArrayNthElemMinValue;
import dev.ods.constraint.annotated.IntIsOneOf;
import dev.ods.constraint.annotated.IntMaxValue;
import dev.ods.constraint.annotated.IntMinValue;
import dev.ods.constraint.annotated.IntNEQValue;
import dev.ods.constraint.annotated.IntNonNegative;
import dev.ods.constraint.annotated.IntPositive;
import dev.ods.constraint.annotated.IntPositivePowerOf2;
import dev.ods.constraint.annotated.IntPowerOf2;
import dev.ods.constraint.annotated.SizedRegion;
import dev.ods.ir.Attribute;
import dev.ods.ir.Context;
import dev.ods.ir.Type;
import dev.ods.predicate.ElementTypes;
import dev.ods.predicate.Shapes;
import java.math.BigInteger;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

final class ConstraintsTest {
  private final Context context = Context.create();
  private final Type i1 = IntegerType.get(context, 1);
  private final Type i32 = IntegerType.get(context, 32);
  private final Type i64 = IntegerType.get(context, 64);
  private final Type si32 = IntegerType.get(context, 32, Signedness.SIGNED);
  private final Type ui32 = IntegerType.get(context, 32, Signedness.UNSIGNED);
  private final Type index = IndexType.get(context);
  private final Type f32 = FloatType.f32(context);
  private final Type bf16 = FloatType.bf16(context);

  /** Types by their text. */
  private final Map<String, Type> types =
      Map.ofEntries(
          Map.entry("i1", i1),
          Map.entry("i32", i32),
          Map.entry("i64", i64),
          Map.entry("si32", si32),
          Map.entry("ui32", ui32),
          Map.entry("index", index),
          Map.entry("f32", f32),
          Map.entry("bf16", bf16),
          Map.entry("complex<f32>", ComplexType.get(f32)),
          Map.entry("tuple<>", TupleType.get(context, List.of())),
          Map.entry("tensor<f32>", RankedTensorType.get(new long[0], f32)),
          Map.entry("tensor<4xi1>", RankedTensorType.get(new long[] {4}, i1)),
          Map.entry("tensor<?xi32>", RankedTensorType.get(new long[] {ShapedType.DYNAMIC}, i32)),
          Map.entry("tensor<*xf32>", UnrankedTensorType.get(f32)),
          Map.entry("vector<f32>", VectorType.get(new long[0], f32)),
          Map.entry("vector<4xi32>", VectorType.get(new long[] {4}, i32)),
          Map.entry("vector<[4]xf32>", VectorType.get(new long[] {4}, f32, new boolean[] {true})),
          Map.entry("memref<4xf32>", MemRefType.get(new long[] {4}, f32)));

  /** Asserts which of {@link #types} satisfy a constraint. */
  private void only(Predicate<Type> constraint, String... names) {
    Set<String> found =
        types.entrySet().stream()
            .filter(entry -> constraint.test(entry.getValue()))
            .map(Map.Entry::getKey)
            .collect(Collectors.toSet());
    assertEquals(new LinkedHashSet<>(List.of(names)), found);
  }

  @Test
  void scalars() {
    only(AnyInteger::test, "i1", "i32", "i64", "si32", "ui32");
    only(AnySignlessInteger::test, "i1", "i32", "i64");
    only(AnySignlessIntegerOrIndex::test, "i1", "i32", "i64", "index");
    only(AnySignedInteger::test, "si32");
    only(AnyUnsignedInteger::test, "ui32");
    only(AnyI32::test, "i32", "si32", "ui32");
    only(I32::test, "i32");
    only(SI32::test, "si32");
    only(UI32::test, "ui32");
    only(Index::test, "index");
    only(AnyFloat::test, "f32", "bf16");
    only(F32::test, "f32");
    only(BF16::test, "bf16");
    only(F16::test);
    only(AnyComplex::test, "complex<f32>");
    only(AnyTuple::test, "tuple<>");
  }

  @Test
  void containers() {
    only(AnyTensor::test, "tensor<f32>", "tensor<4xi1>", "tensor<?xi32>", "tensor<*xf32>");
    only(AnyRankedTensor::test, "tensor<f32>", "tensor<4xi1>", "tensor<?xi32>");
    only(AnyNon0RankedTensor::test, "tensor<4xi1>", "tensor<?xi32>");
    only(AnyNon0RankedOrUnrankedTensor::test, "tensor<4xi1>", "tensor<?xi32>", "tensor<*xf32>");
    only(AnyStaticShapeTensor::test, "tensor<f32>", "tensor<4xi1>");
    only(F32Tensor::test, "tensor<f32>", "tensor<*xf32>");
    only(AnyVector::test, "vector<4xi32>", "vector<[4]xf32>");
    only(AnyVectorOfAnyRank::test, "vector<f32>", "vector<4xi32>", "vector<[4]xf32>");
    only(AnyFixedVectorOfNonZeroRank::test, "vector<4xi32>");
    only(AnyScalableVectorOfAnyRank::test, "vector<[4]xf32>");
    only(AnyMemRef::test, "memref<4xf32>");
    only(F32MemRef::test, "memref<4xf32>");
    only(I32MemRef::test);
  }

  @Test
  void likeTypes() {
    only(BoolLike::test, "i1", "tensor<4xi1>");
    only(
        SignlessIntegerLike::test,
        "i1",
        "i32",
        "i64",
        "tensor<4xi1>",
        "tensor<?xi32>",
        "vector<4xi32>");
    only(
        FloatLike::test,
        "f32",
        "bf16",
        "tensor<f32>",
        "tensor<*xf32>",
        "vector<f32>",
        "vector<[4]xf32>");
  }

  @Test
  void buildableConstraintsAcceptTheTypesTheyBuild() {
    assertTrue(I32.test(I32.build(context)));
    assertTrue(SI64.test(SI64.build(context)));
    assertTrue(UI8.test(UI8.build(context)));
    assertTrue(F64.test(F64.build(context)));
    assertTrue(TF32.test(TF32.build(context)));
    assertTrue(Index.test(Index.build(context)));
    assertTrue(NoneTypeConstraint.test(NoneTypeConstraint.build(context)));
  }

  @Test
  void shapes() {
    Type tensor = RankedTensorType.get(new long[] {2, 3, 16}, f32);
    assertTrue(Shapes.hasRank(tensor, 1, 3));
    assertFalse(Shapes.hasRank(tensor, 1, 2));
    assertTrue(Shapes.hasShape(tensor, 2, 3, 16));
    assertTrue(Shapes.hasDimension(tensor, -1, 8, 16));
    assertFalse(Shapes.hasDimension(tensor, 3, 16));
    assertTrue(Shapes.hasElementCount(tensor, 96, 96));
    assertFalse(Shapes.hasRank(i32));
    assertEquals(f32, ElementTypes.of(tensor));
    assertEquals(null, ElementTypes.of(f32));
    assertEquals(
        f32,
        ElementTypes.scalarOf(
            RankedTensorType.get(new long[] {2}, VectorType.get(new long[] {4}, f32))));
  }

  @Test
  void attributes() {
    Attribute five = IntegerAttr.get(i32, 5);
    assertTrue(I32Attr.test(five));
    assertTrue(AnyI32Attr.test(five));
    assertTrue(APIntAttr.test(five));
    assertFalse(I64Attr.test(five));
    assertFalse(SI32Attr.test(five));
    assertFalse(IndexAttr.test(five));
    assertTrue(BoolAttrConstraint.test(BoolAttr.get(context, true)));
    assertTrue(I1Attr.test(BoolAttr.get(context, true)));
    assertFalse(BoolAttrConstraint.test(five));
    assertTrue(StrAttr.test(StringAttr.get(context, "a")));
    assertTrue(UnitAttrConstraint.test(UnitAttr.get(context)));
    assertTrue(TypeAttrConstraint.test(TypeAttr.get(i32)));
    SymbolRefAttr nested =
        SymbolRefAttr.get(StringAttr.get(context, "a"), List.of(StringAttr.get(context, "b")));
    assertTrue(SymbolRefAttrConstraint.test(nested));
    assertFalse(FlatSymbolRefAttrConstraint.test(nested));
    assertTrue(DenseI32ArrayAttr.test(DenseArrayAttr.ofInts(context, 1)));
    assertFalse(DenseI64ArrayAttr.test(DenseArrayAttr.ofInts(context, 1)));
    assertTrue(I32ArrayAttr.test(ArrayAttr.get(context, five, five)));
    assertFalse(I32ArrayAttr.test(ArrayAttr.get(context, five, StringAttr.get(context, "a"))));
    assertTrue(
        IndexListArrayAttr.test(
            ArrayAttr.get(context, ArrayAttr.get(context, IntegerAttr.get(i64, 1)))));
  }

  @Test
  void integerConfinements() {
    Attribute minusOne = IntegerAttr.get(i32, -1);
    Attribute eight = IntegerAttr.get(i32, 8);
    assertTrue(IntMinValue.test(eight, 8));
    assertFalse(IntMinValue.test(minusOne, 0));
    assertTrue(IntMaxValue.test(eight, 8));
    assertFalse(IntMaxValue.test(eight, 7));
    assertTrue(IntNEQValue.test(eight, 7));
    assertFalse(IntNEQValue.test(eight, 8));
    assertTrue(IntPositive.test(eight));
    assertFalse(IntPositive.test(IntegerAttr.get(i32, 0)));
    assertTrue(IntNonNegative.test(IntegerAttr.get(i32, 0)));
    assertFalse(IntNonNegative.test(minusOne));
    assertTrue(IntPowerOf2.test(eight));
    assertFalse(IntPowerOf2.test(minusOne));
    assertTrue(IntPositivePowerOf2.test(eight));
    assertFalse(IntPositivePowerOf2.test(IntegerAttr.get(i32, 6)));
    assertFalse(IntPositivePowerOf2.test(IntegerAttr.get(i32, Integer.MIN_VALUE)));
    assertTrue(IntIsOneOf.test(eight, new long[] {4, 8}));
    assertFalse(IntMinValue.test(UnitAttr.get(context), 0));
    assertTrue(IsNullAttr.test(null));
  }

  @Test
  void wideAndUnsignedIntegers() {
    Type ui64 = IntegerType.get(context, 64, Signedness.UNSIGNED);
    Attribute most = IntegerAttr.fromBits(ui64, -1L);
    assertTrue(IntMinValue.test(most, Long.MAX_VALUE));
    Type i128 = IntegerType.get(context, 128);
    Attribute wide = IntegerAttr.get(i128, BigInteger.ONE.shiftLeft(100));
    assertTrue(IntMinValue.test(wide, Long.MAX_VALUE));
    assertTrue(IntPowerOf2.test(wide));
    assertTrue(IntPositive.test(wide));
  }

  @Test
  void arrayConfinements() {
    Attribute array = ArrayAttr.get(context, IntegerAttr.get(i64, 3), IntegerAttr.get(i64, 7));
    assertTrue(ArrayMinCount.test(array, 2));
    assertFalse(ArrayMinCount.test(array, 3));
    assertTrue(ArrayMaxCount.test(array, 2));
    assertFalse(ArrayCount.test(array, 1));
    assertTrue(IntArrayNthElemEq.test(array, 0, 3));
    assertFalse(IntArrayNthElemEq.test(array, 2, 3));
    assertTrue(IntArrayNthElemMinValue.test(array, 1, 7));
    assertFalse(IntArrayNthElemMaxValue.test(array, 1, 6));
    assertTrue(IntArrayNthElemInRange.test(array, 1, 5, 7));
  }

  @Test
  void denseArrayConfinements() {
    Attribute sorted = DenseArrayAttr.ofInts(context, 0, 1, 1);
    assertTrue(DenseArraySorted.test(sorted));
    assertFalse(DenseArrayStrictlySorted.test(sorted));
    assertTrue(DenseArrayNonNegative.test(sorted));
    assertFalse(DenseArrayStrictlyPositive.test(sorted));
    assertTrue(DenseArrayCount.test(sorted, 3));
    assertTrue(DenseArrayStrictlyPositive.test(DenseArrayAttr.ofDoubles(context, 0.5)));
    assertFalse(DenseArrayStrictlyPositive.test(DenseArrayAttr.ofDoubles(context, Double.NaN)));
  }

  @Test
  void summariesAreThoseOfMlir() {
    assertEquals("any type", AnyType.SUMMARY);
    assertEquals("32-bit signless integer", I32.SUMMARY);
    assertEquals("tensor of 32-bit float values", F32Tensor.SUMMARY);
    assertEquals("64-bit integer array attribute", I64ArrayAttr.SUMMARY);
    assertEquals("whose minimum value is 10", IntMinValue.summary(10));
    assertEquals("whose value is one of {1, 2}", IntIsOneOf.summary(new long[] {1, 2}));
    assertEquals("with at least 4 elements", ArrayMinCount.summary(4));
    assertEquals(
        "whose 1-th element must be at least 2 and at most 3",
        IntArrayNthElemInRange.summary(1, 2, 3));
    assertEquals("region with 1 blocks", SizedRegion.summary(1));
  }
}
