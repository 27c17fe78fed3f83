// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.test;

import dev.ods.annotation.AssemblyFormat;
import dev.ods.annotation.Op;
import dev.ods.annotation.Operand;
import dev.ods.annotation.Result;
import dev.ods.annotation.Trait;
import dev.ods.builtin.IntegerType;
import dev.ods.constraint.I32;
import dev.ods.constraint.I64;
import dev.ods.ir.Block;
import dev.ods.ir.Region;
import dev.ods.ir.Type;
import dev.ods.ir.Value;
import dev.ods.ir.ValueRange;
import dev.ods.trait.AttrSizedOperandSegments;
import dev.ods.trait.SameVariadicOperandSize;
import dev.ods.verify.InferTypeOpInterface;
import dev.ods.verify.InferenceInput;
import java.util.List;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/** Ops whose result types a method infers. */
public interface FormatInferredResults {
  /** The result is an {@code i16}. */
  interface ReturnsI16 extends InferTypeOpInterface {
    @Override
    default List<Type> inferReturnTypes(InferenceInput input) {
      return List.of(IntegerType.get(input.context(), 16));
    }
  }

  /** The results have the types of the operands. */
  interface ReturnsOperandTypes extends InferTypeOpInterface {
    @Override
    default List<Type> inferReturnTypes(InferenceInput input) {
      return IntStream.range(0, input.operandCount()).mapToObj(input::operandType).toList();
    }
  }

  /** No operands. */
  @Op(dialect = TestDialect.class, name = "format_infer_type")
  @AssemblyFormat("attr-dict")
  interface FormatInferType extends ReturnsI16 {
    @Result
    Value result();
  }

  /** The same. */
  @Op(dialect = TestDialect.class, name = "format_infer_type2")
  @AssemblyFormat("attr-dict")
  interface FormatInferType2 extends ReturnsI16 {
    @Result
    Value result();
  }

  /** All operands, and all of their types. */
  @Op(dialect = TestDialect.class, name = "format_infer_type_all_operands_and_types")
  @AssemblyFormat("`(` operands `)` attr-dict `:` type(operands)")
  interface FormatInferTypeAllOperandsAndTypes extends ReturnsOperandTypes {
    @Operand
    ValueRange args();

    @Result
    ValueRange outs();
  }

  /** All types of one operand. */
  @Op(dialect = TestDialect.class, name = "format_infer_type_all_types_one_operand")
  @AssemblyFormat("`(` $args `)` attr-dict `:` type(operands)")
  interface FormatInferTypeAllTypesOneOperand extends ReturnsOperandTypes {
    @Operand
    ValueRange args();

    @Result
    ValueRange outs();
  }

  /** All types of two operands. */
  @Op(dialect = TestDialect.class, name = "format_infer_type_all_types_two_operands")
  @Trait(SameVariadicOperandSize.class)
  @AssemblyFormat("`(` $args0 `)` `(` $args1 `)` attr-dict `:` type(operands)")
  interface FormatInferTypeAllTypesTwoOperands extends ReturnsOperandTypes {
    @Operand
    ValueRange args0();

    @Operand
    ValueRange args1();

    @Result
    ValueRange outs();
  }

  /** All operands, and the types of one. */
  @Op(dialect = TestDialect.class, name = "format_infer_type_all_types")
  @AssemblyFormat("`(` operands `)` attr-dict `:` type($args)")
  interface FormatInferTypeAllTypes extends ReturnsOperandTypes {
    @Operand
    ValueRange args();

    @Result
    ValueRange outs();
  }

  /** The results have the types of the arguments of the region. */
  @Op(dialect = TestDialect.class, name = "format_infer_type_regions")
  @AssemblyFormat("$region attr-dict")
  interface FormatInferTypeRegions extends InferTypeOpInterface {
    @Result
    ValueRange outs();

    /** The region. */
    Region region();

    @Override
    default @Nullable List<Type> inferReturnTypes(InferenceInput input) {
      if (input.regionCount() == 0) {
        return null;
      }
      Block entry = input.region(0).first();
      return entry == null ? List.of() : entry.arguments().types();
    }
  }

  /** Operands in segments. */
  @Op(dialect = TestDialect.class, name = "format_infer_type_variadic_operands")
  @Trait(AttrSizedOperandSegments.class)
  @AssemblyFormat("`(` $a `:` type($a) `)` `(` $b `:` type($b) `)` attr-dict")
  interface FormatInferTypeVariadicOperands extends ReturnsOperandTypes {
    @Operand(I32.class)
    ValueRange a();

    @Operand(I64.class)
    ValueRange b();

    @Result
    ValueRange outs();
  }
}
