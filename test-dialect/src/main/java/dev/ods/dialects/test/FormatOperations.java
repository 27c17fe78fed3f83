// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.test;

import dev.ods.annotation.*;
import dev.ods.builtin.IntegerAttr;
import dev.ods.builtin.TypeAttr;
import dev.ods.constraint.*;
import dev.ods.ir.*;
import dev.ods.text.OpAsmParser;
import dev.ods.text.OpAsmPrinter;
import dev.ods.text.OptionalResult;
import dev.ods.text.Parsed;
import dev.ods.trait.*;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Ops of MLIR's tests of transformations with formats. */
public interface FormatOperations {
  /** Two operands and their types in parentheses. */
  @Op(dialect = TestDialect.class, name = "copy")
  @AssemblyFormat(
      "`(` $source `,` $target `)` `:` `(` type($source) `,` type($target) `)`" + " attr-dict")
  interface Copy {
    @Operand(AnyRankedOrUnrankedMemRef.class)
    @MemRead
    Value source();

    @Operand(AnyRankedOrUnrankedMemRef.class)
    @MemWrite
    Value target();
  }

  /** Operands with keywords and their types. */
  @Op(dialect = TestDialect.class, name = "buffer_based")
  @AssemblyFormat(
      "`in` `(` $input `:` type($input) `)` `out` `(` $output `:` type($output)" + " `)` attr-dict")
  interface BufferBased {
    @Operand(AnyRankedOrUnrankedMemRef.class)
    @MemRead
    Value input();

    @Operand(AnyRankedOrUnrankedMemRef.class)
    @MemWrite
    Value output();
  }

  /** The same with a region. */
  @Op(dialect = TestDialect.class, name = "region_buffer_based")
  @SingleBlockImplicitTerminator(FormatRegions.RegionYield.class)
  @AssemblyFormat(
      "`in` `(` $input `:` type($input) `)` `out` `(` $output `:` type($output)"
          + " `)` $region attr-dict")
  interface RegionBufferBased {
    @Operand(AnyRankedOrUnrankedMemRef.class)
    @MemRead
    Value input();

    @Operand(AnyRankedOrUnrankedMemRef.class)
    @MemWrite
    Value output();

    Region region();
  }

  /** An operand with a keyword, and the type of the result. */
  @Op(dialect = TestDialect.class, name = "tensor_based")
  @AssemblyFormat("`in` `(` $input `:` type($input) `)` `->` type($result) attr-dict")
  interface TensorBased {
    @Operand(AnyRankedTensor.class)
    Value input();

    @Result(AnyRankedTensor.class)
    Value result();
  }

  /** The types of two results. */
  @Op(dialect = TestDialect.class, name = "alloc_with_multiple_results")
  @AssemblyFormat("attr-dict `:` type($index) `,` type($memref)")
  interface AllocWithMultipleResults {
    @Result(Index.class)
    Value index();

    @Result(AnyMemRef.class)
    @MemAlloc
    Value memref();
  }

  /** A directive that begins and anchors a group. */
  @Op(dialect = TestDialect.class, name = "optional_custom_attr")
  @AssemblyFormat("attr-dict (custom<OptionalCustomParser>($attr)^) : (`bar`)?")
  interface OptionalCustomAttr {
    @Attr(I1Attr.class)
    Optional<IntegerAttr> attr();

    static OptionalResult parseOptionalCustomParser(OpAsmParser parser, Parsed<IntegerAttr> attr) {
      if (!parser.parseOptionalKeyword("foo")) {
        return OptionalResult.ABSENT;
      }
      attr.set(parser.parseAttribute(IntegerAttr.class, null));
      return OptionalResult.of(attr.get() != null);
    }

    static void printOptionalCustomParser(
        OpAsmPrinter printer, Operation operation, @Nullable IntegerAttr attr) {
      printer.print("foo ");
      printer.printAttribute(attr);
    }
  }

  /** An attribute whose type precedes it. */
  @Op(dialect = TestDialect.class, name = "typed_attr")
  @AssemblyFormat("attr-dict $type `=` custom<AttrElideType>(ref($type), $attr)")
  interface TypedAttrWithType {
    @Attr
    Type type();

    @Attr
    Attribute attr();

    static boolean parseAttrElideType(OpAsmParser parser, TypeAttr type, Parsed<Attribute> attr) {
      attr.set(parser.parseAttribute(type.value()));
      return attr.get() != null;
    }

    static void printAttrElideType(
        OpAsmPrinter printer, Operation operation, TypeAttr type, Attribute attr) {
      printer.printAttributeWithoutType(attr);
    }
  }

  /** Two operands and a function type. */
  @Op(dialect = TestDialect.class, name = "less_than")
  @Trait(SameOperandsAndResultShape.class)
  @AssemblyFormat("$lhs `,` $rhs attr-dict `:` functional-type(operands, results)")
  interface LessThan {
    @Operand(RankedF32.class)
    Value lhs();

    @Operand(RankedF32.class)
    Value rhs();

    @Result(RankedI1.class)
    Value result();
  }

  /** An operand and a function type. */
  @Op(dialect = TestDialect.class, name = "sign")
  @Trait(SameOperandsAndResultShape.class)
  @AssemblyFormat("$operand attr-dict `:` functional-type(operands, results)")
  interface Sign {
    @Operand(RankedF32.class)
    Value operand();

    @Result(RankedSI32.class)
    Value result();
  }

  /** A tensor of truth values. */
  @RankedTensorOf(I1.class)
  interface RankedI1 {}

  /** A tensor of integers. */
  @RankedTensorOf(SI32.class)
  interface RankedSI32 {}

  /** A tensor of numbers. */
  @RankedTensorOf(F32.class)
  interface RankedF32 {}
}
