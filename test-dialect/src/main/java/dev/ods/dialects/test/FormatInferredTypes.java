// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.test;

import dev.ods.annotation.*;
import dev.ods.builtin.IntegerType;
import dev.ods.constraint.*;
import dev.ods.diagnostic.Diagnostics;
import dev.ods.ir.*;
import dev.ods.trait.*;
import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** Ops whose own code infers the types of their results, which their formats do not contain. */
public interface FormatInferredTypes {
  /** The type of the result is always the same. */
  interface InfersI16 extends InferTypeOpInterface {
    @Result
    Value result();

    @Override
    default List<Type> inferReturnTypes(Location location, Diagnostics diagnostics) {
      return List.of(IntegerType.get(location.context(), 16));
    }
  }

  /** Nothing but attributes. */
  @Op(dialect = TestDialect.class, name = "format_infer_type")
  @AssemblyFormat("attr-dict")
  interface FormatInferType extends InfersI16 {}

  /** The same; MLIR declares the interface in another way. */
  @Op(dialect = TestDialect.class, name = "format_infer_type2")
  @AssemblyFormat("attr-dict")
  interface FormatInferType2 extends InfersI16 {}

  /** The types of the results are those of the operands. */
  @Order({"args", "outs"})
  interface InfersOperandTypes extends InferTypeOpInterface {
    @Operand
    ValueRange args();

    @Result
    ValueRange outs();

    @Override
    default List<Type> inferReturnTypes(Location location, Diagnostics diagnostics) {
      return args().types();
    }
  }

  /** All operands and all their types. */
  @Op(dialect = TestDialect.class, name = "format_infer_type_all_operands_and_types")
  @AssemblyFormat("`(` operands `)` attr-dict `:` type(operands)")
  interface FormatInferTypeAllOperandsAndTypes extends InfersOperandTypes {}

  /** One operand and the types of all. */
  @Op(dialect = TestDialect.class, name = "format_infer_type_all_types_one_operand")
  @AssemblyFormat("`(` $args `)` attr-dict `:` type(operands)")
  interface FormatInferTypeAllOperandsAndTypesOneOperand extends InfersOperandTypes {}

  /** Two operands and the types of all. */
  @Op(dialect = TestDialect.class, name = "format_infer_type_all_types_two_operands")
  @Trait(SameVariadicOperandSize.class)
  @AssemblyFormat("`(` $args0 `)` `(` $args1 `)` attr-dict `:` type(operands)")
  interface FormatInferTypeAllOperandsAndTypesTwoOperands extends InferTypeOpInterface {
    @Operand
    ValueRange args0();

    @Operand
    ValueRange args1();

    @Result
    ValueRange outs();

    @Override
    default List<Type> inferReturnTypes(Location location, Diagnostics diagnostics) {
      return Stream.of(args0(), args1()).flatMap(args -> args.types().stream()).toList();
    }
  }

  /** All operands and the types of one. */
  @Op(dialect = TestDialect.class, name = "format_infer_type_all_types")
  @AssemblyFormat("`(` operands `)` attr-dict `:` type($args)")
  interface FormatInferTypeAllTypes extends InfersOperandTypes {}

  /** The types of the results are those of the region's arguments. */
  @Op(dialect = TestDialect.class, name = "format_infer_type_regions")
  @AssemblyFormat("$region attr-dict")
  interface FormatInferTypeRegions extends InferTypeOpInterface {
    @Result
    ValueRange outs();

    Region region();

    @Override
    default List<Type> inferReturnTypes(Location location, Diagnostics diagnostics) {
      Block entry = region().first();
      return entry == null ? List.of() : entry.arguments().types();
    }
  }

  /** The types of the results are those of two segments of operands. */
  @Op(dialect = TestDialect.class, name = "format_infer_type_variadic_operands")
  @Trait(AttrSizedOperandSegments.class)
  @AssemblyFormat("`(` $a `:` type($a) `)` `(` $b `:` type($b) `)` attr-dict")
  interface FormatInferTypeVariadicOperands extends InferTypeOpInterface {
    @Operand(I32.class)
    ValueRange a();

    @Operand(I64.class)
    ValueRange b();

    @Result
    ValueRange outs();

    @Override
    default List<Type> inferReturnTypes(Location location, Diagnostics diagnostics) {
      return Stream.of(a(), b()).flatMap(values -> values.types().stream()).toList();
    }
  }

  /** The type of the result is that of both operands, if they have one. */
  @Order({"first", "second", "result"})
  interface InfersTypeOfBoth extends InferTypeOpInterface {
    @Operand(AnyTensor.class)
    Value first();

    @Operand(AnyTensor.class)
    Value second();

    @Result(AnyTensor.class)
    Value result();

    @Override
    default @Nullable List<Type> inferReturnTypes(Location location, Diagnostics diagnostics) {
      Type type = first().type();
      if (type.equals(second().type())) {
        return List.of(type);
      }
      diagnostics.error(
          location, "operand type mismatch '" + type + "' vs '" + second().type() + "'");
      return null;
    }
  }

  /** There is no format. */
  @Op(dialect = TestDialect.class, name = "op_with_infer_type_if")
  interface OpWithInferTypeInterface extends InfersTypeOfBoth {}

  /** The same; MLIR's implementation is given an adaptor, as all are here. */
  @Op(dialect = TestDialect.class, name = "op_with_infer_type_adaptor_if")
  interface OpWithInferTypeAdaptorInterface extends InfersTypeOfBoth {}

  /** The same, but what the result may be is said by the refinement of its type. */
  @Op(dialect = TestDialect.class, name = "op_with_refine_type_if")
  interface OpWithRefineTypeInterface extends InfersTypeOfBoth {
    @Override
    default @Nullable List<Type> inferReturnTypes(Location location, Diagnostics diagnostics) {
      return refineReturnTypes(List.of(), location, diagnostics);
    }

    @Override
    default @Nullable List<Type> refineReturnTypes(
        List<Type> given, Location location, Diagnostics diagnostics) {
      List<Type> types = InfersTypeOfBoth.super.inferReturnTypes(location, diagnostics);
      if (types == null || given.isEmpty() || given.equals(types)) {
        return types;
      }
      diagnostics.error(location, "required first operand and result to match");
      return null;
    }
  }
}
