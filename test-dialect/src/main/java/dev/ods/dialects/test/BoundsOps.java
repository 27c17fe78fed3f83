// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.test;

import dev.ods.annotation.*;
import dev.ods.builtin.IntegerAttr;
import dev.ods.constraint.*;
import dev.ods.ir.*;
import dev.ods.text.OpAsmParser;
import dev.ods.text.OpAsmParser.Argument;
import dev.ods.text.OpAsmPrinter;
import dev.ods.trait.*;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

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
  interface Bounds extends OpView {
    @Attr(APIntAttr.class)
    IntegerAttr umin();

    @Attr(APIntAttr.class)
    IntegerAttr umax();

    @Attr(APIntAttr.class)
    IntegerAttr smin();

    @Attr(APIntAttr.class)
    IntegerAttr smax();
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
          parser.parseOptionalAttrDictUnchecked(state) ? parser.parseArgument(true, false) : null;
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
  interface Increment {
    @Operand(InferIntRangeType.class)
    Value value();

    @Result(InferIntRangeType.class)
    Value result();
  }

  /** A number whose limits an analysis adds. */
  @Op(dialect = TestDialect.class, name = "reflect_bounds")
  @AllTypesMatch({"value", "result"})
  @AssemblyFormat("attr-dict $value `:` type($result)")
  interface ReflectBounds {
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
