// SPDX-License-Identifier: Apache-2.0
package dev.ods.sample.feature;

import dev.ods.annotation.AllTypesMatch;
import dev.ods.annotation.AssemblyFormat;
import dev.ods.annotation.Attr;
import dev.ods.annotation.Op;
import dev.ods.annotation.Operand;
import dev.ods.annotation.Result;
import dev.ods.annotation.Trait;
import dev.ods.annotation.TypesMatchWith;
import dev.ods.builtin.FloatType;
import dev.ods.builtin.IntegerAttr;
import dev.ods.builtin.VectorType;
import dev.ods.constraint.AnyInteger;
import dev.ods.constraint.I1;
import dev.ods.ir.Type;
import dev.ods.ir.Value;
import dev.ods.ir.ValueRange;
import dev.ods.trait.SameTypeOperands;

/** One operation for each feature of types that are inferred or compared. */
public interface FeatureTypeOps {
  /** Result types inferred and buildable. */
  @Op(dialect = Feature.class, name = "inferred")
  @AllTypesMatch({"lhs", "rhs", "sum"})
  @AssemblyFormat("$lhs `,` $rhs attr-dict `:` type($rhs)")
  interface Inferred {
    @Operand(AnyInteger.class)
    Value lhs();

    @Operand(AnyInteger.class)
    Value rhs();

    @Result(AnyInteger.class)
    Value sum();

    @Result(I1.class)
    Value overflow();
  }

  /** A result type inferred from an operand whose type is of one class. */
  @Op(dialect = Feature.class, name = "transformed")
  @TypesMatchWith(
      from = "vector",
      to = "element",
      with = ElementOf.class,
      summary = "type of element is that of the vector's elements")
  @AssemblyFormat("$vector attr-dict `:` type($vector)")
  interface Transformed {
    @Operand(Vector.class)
    Value vector();

    @Result
    Value element();
  }

  /** A vector of floating-point numbers. */
  final class Vector {
    public static final String SUMMARY = "vector of numbers";
    public static final Class<VectorType> KIND = VectorType.class;

    private Vector() {}

    public static boolean test(Type type) {
      return type instanceof VectorType vector && vector.elementType() instanceof FloatType;
    }
  }

  /** The type of the elements of a vector. */
  final class ElementOf {
    private ElementOf() {}

    public static Type apply(Type type) {
      return ((VectorType) type).elementType();
    }
  }

  /** Operands of the same type. */
  @Op(dialect = Feature.class, name = "same_types")
  @Trait(SameTypeOperands.class)
  @AssemblyFormat("operands attr-dict `:` type($first)")
  interface SameTypes {
    @Operand
    Value first();

    @Operand
    Value second();
  }

  /** Groups with pairwise equal types. */
  @Op(dialect = Feature.class, name = "repeated")
  @AllTypesMatch({"values", "results"})
  @AssemblyFormat("$values attr-dict `:` type($values)")
  interface Repeated {
    @Operand
    ValueRange values();

    @Result
    ValueRange results();
  }

  /** Types equal to an attribute's type. */
  @Op(dialect = Feature.class, name = "from_attribute")
  @AllTypesMatch({"value", "operand", "result"})
  @AssemblyFormat("$value `of` $operand attr-dict")
  interface FromAttribute {
    @Attr
    IntegerAttr value();

    @Operand
    Value operand();

    @Result
    Value result();
  }
}
