// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.test;

import dev.ods.annotation.*;
import dev.ods.builtin.IntegerAttr;
import dev.ods.builtin.IntegerType;
import dev.ods.builtin.ShapedType;
import dev.ods.constraint.*;
import dev.ods.fold.APInt;
import dev.ods.ir.*;
import dev.ods.range.InferIntRangeInterface;
import dev.ods.range.IntRange;
import dev.ods.text.OpAsmParser;
import dev.ods.text.OpAsmParser.Argument;
import dev.ods.text.OpAsmPrinter;
import dev.ods.trait.*;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.function.BiConsumer;

/** Operations that MLIR's analyses of the ranges of integers are tested with. */
public interface BoundsOps {
  /** What such analyses apply to. */
  @AnyOf({AnyInteger.class, Index.class, VectorOfInferred.class})
  interface InferIntRangeType {}

  /** Integers and indices. */
  @AnyOf({AnyInteger.class, Index.class})
  interface InferIntRangeScalar {}

  /** Vectors of them. */
  @VectorOf(InferIntRangeScalar.class)
  interface VectorOfInferred {}

  /** The limits of a number. */
  @Order({"umin", "umax", "smin", "smax"})
  interface Bounds extends InferIntRangeInterface {
    @Attr(APIntAttr.class)
    IntegerAttr umin();

    @Attr(APIntAttr.class)
    IntegerAttr umax();

    @Attr(APIntAttr.class)
    IntegerAttr smin();

    @Attr(APIntAttr.class)
    IntegerAttr smax();

    @Override
    default void inferResultRanges(List<IntRange> operands, BiConsumer<Value, IntRange> results) {
      Operation op = operation();
      Value bounded =
          op.resultCount() == 1
              ? op.result(0)
              : Objects.requireNonNull(op.region(0).first()).argument(0);
      results.accept(
          bounded, new IntRange(number(umin()), number(umax()), number(smin()), number(smax())));
    }

    private static APInt number(IntegerAttr attribute) {
      return APInt.of(IntRange.widthOf(attribute.type()), attribute.bigValue());
    }
  }

  /** A number in limits. */
  @Op(dialect = TestDialect.class, name = "with_bounds")
  @Trait(NoMemoryEffect.class)
  @AssemblyFormat("attr-dict `:` type($fakeVal)")
  interface WithBounds extends Bounds {
    @Result(InferIntRangeType.class)
    Value fakeVal();
  }

  /** A region whose argument is a number in limits. */
  @Op(dialect = TestDialect.class, name = "with_bounds_region")
  @Trait({NoTerminator.class, SingleBlock.class})
  interface WithBoundsRegion extends Bounds {
    @SizedRegion(1)
    Region region();

    /** Parses the attributes, the argument and the region. */
    static boolean parse(OpAsmParser parser, OperationState state) {
      Argument argument =
          parser.parseOptionalAttrDict(state) ? parser.parseArgument(true, false) : null;
      return argument != null && parser.parseRegion(state.addRegion(), List.of(argument), false);
    }

    /** Prints what {@link #parse} reads. */
    static void print(OpAsmPrinter printer, WithBoundsRegion op) {
      printer.printOptionalAttrDict(op.operation());
      printer.print(" ");
      printer.printRegionArgument(Objects.requireNonNull(op.region().first()).argument(0));
      printer.print(" ");
      printer.printRegion(op.region(), false, true);
    }
  }

  /** The next number. */
  @Op(dialect = TestDialect.class, name = "increment")
  @Trait(NoMemoryEffect.class)
  @AllTypesMatch({"value", "result"})
  @AssemblyFormat("attr-dict $value `:` type($result)")
  interface Increment extends InferIntRangeInterface {
    @Operand(InferIntRangeType.class)
    Value value();

    @Result(InferIntRangeType.class)
    Value result();

    @Override
    default void inferResultRanges(List<IntRange> operands, BiConsumer<Value, IntRange> results) {
      IntRange range = operands.get(0);
      results.accept(
          result(),
          new IntRange(
              next(range.umin(), false),
              next(range.umax(), false),
              next(range.smin(), true),
              next(range.smax(), true)));
    }

    private static APInt next(APInt number, boolean signed) {
      int width = number.width();
      APInt last = signed ? APInt.signedMax(width) : APInt.of(width, -1);
      return number.equals(last) ? number : number.add(APInt.of(width, 1));
    }
  }

  /** A number whose limits an analysis adds. */
  @Op(dialect = TestDialect.class, name = "reflect_bounds")
  @AllTypesMatch({"value", "result"})
  @AssemblyFormat("attr-dict $value `:` type($result)")
  interface ReflectBounds extends InferIntRangeInterface {
    @Operand(InferIntRangeType.class)
    Value value();

    @Attr(APIntAttr.class)
    Optional<IntegerAttr> umin();

    @Attr(APIntAttr.class)
    Optional<IntegerAttr> umax();

    @Attr(APIntAttr.class)
    Optional<IntegerAttr> smin();

    @Attr(APIntAttr.class)
    Optional<IntegerAttr> smax();

    @Result(InferIntRangeType.class)
    Value result();

    @Override
    default void inferResultRanges(List<IntRange> operands, BiConsumer<Value, IntRange> results) {
      IntRange range = operands.get(0);
      Type unsigned = elementType(IntegerType.Signedness.UNSIGNED);
      Type signed = elementType(IntegerType.Signedness.SIGNED);
      ReflectBoundsOp op = ReflectBoundsOp.of(operation());
      op.setUminAttr(IntegerAttr.fromBits(unsigned, range.umin().signed()));
      op.setUmaxAttr(IntegerAttr.fromBits(unsigned, range.umax().signed()));
      op.setSminAttr(IntegerAttr.fromBits(signed, range.smin().signed()));
      op.setSmaxAttr(IntegerAttr.fromBits(signed, range.smax().signed()));
      results.accept(result(), range);
    }

    private Type elementType(IntegerType.Signedness signedness) {
      Type type = result().type();
      Type element = type instanceof ShapedType shaped ? shaped.elementType() : type;
      return element instanceof IntegerType integer
          ? IntegerType.get(element.context(), integer.width(), signedness)
          : element;
    }
  }

  /** An index in limits. */
  @Op(dialect = TestDialect.class, name = "value_with_bounds")
  @AssemblyFormat("attr-dict")
  interface ValueWithBounds {
    @Attr(IndexAttr.class)
    IntegerAttr min();

    @Attr(IndexAttr.class)
    IntegerAttr max();

    @Result(Index.class)
    Value result();
  }
}
