// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.index;

import dev.ods.annotation.*;
import dev.ods.builtin.IndexType;
import dev.ods.constraint.AnyInteger;
import dev.ods.constraint.Index;
import dev.ods.ir.Type;
import dev.ods.ir.Value;
import dev.ods.range.IndexRanges;
import dev.ods.range.InferIntRangeInterface;
import dev.ods.range.IntRange;
import dev.ods.trait.CastOpInterface;
import dev.ods.trait.Pure;
import java.util.List;
import java.util.function.BiConsumer;

/** Conversions between indices and integers. */
public interface CastOps {
  /** An integer or an index. */
  @AnyOf({AnyInteger.class, Index.class})
  interface IntegerOrIndex {}

  /** Turns an index into an integer, or an integer into an index. */
  @Order({"input", "output"})
  @Trait(Pure.class)
  @AssemblyFormat("$input attr-dict `:` type($input) `to` type($output)")
  interface CastOp extends CastOpInterface {
    /** The number to convert. */
    @Operand(IntegerOrIndex.class)
    Value input();

    /** The same number, of another type. */
    @Result(IntegerOrIndex.class)
    Value output();

    /** One of the types is {@code index}. */
    @Override
    default boolean areCastCompatible(List<Type> inputs, List<Type> outputs) {
      return inputs.get(0) instanceof IndexType != outputs.get(0) instanceof IndexType;
    }
  }

  /**
   * Index signed cast.
   *
   * <p>To more bits, the sign is copied.
   */
  @Op(dialect = IndexDialect.class, name = "casts")
  @FoldedBy(value = CastFold.class, name = "SIGNED")
  interface CastS extends CastOp, InferIntRangeInterface {
    @Override
    default void inferResultRanges(List<IntRange> operands, BiConsumer<Value, IntRange> results) {
      Type type = output().type();
      results.accept(
          output(),
          IndexRanges.cast(
              operands.get(0), IntRange.widthOf(type), true, type instanceof IndexType));
    }
  }

  /**
   * Index unsigned cast.
   *
   * <p>To more bits, zeros are added.
   */
  @Op(dialect = IndexDialect.class, name = "castu")
  @FoldedBy(value = CastFold.class, name = "UNSIGNED")
  interface CastU extends CastOp, InferIntRangeInterface {
    @Override
    default void inferResultRanges(List<IntRange> operands, BiConsumer<Value, IntRange> results) {
      Type type = output().type();
      results.accept(
          output(),
          IndexRanges.cast(
              operands.get(0), IntRange.widthOf(type), false, type instanceof IndexType));
    }
  }
}
