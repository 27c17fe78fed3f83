// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.spirv;

import dev.ods.annotation.*;
import dev.ods.diagnostic.Diagnostics;
import dev.ods.dialects.spirv.attr.PackedVectorFormat;
import dev.ods.dialects.spirv.type.ScalarTypes.ScalarInteger;
import dev.ods.dialects.spirv.type.ValueTypes.IntegerOrVector;
import dev.ods.ir.*;
import dev.ods.trait.*;
import java.util.Optional;

/** Dot products of vectors of integers (MLIR: SPIRVIntegerDotProductOps.td). */
public interface IntegerDotProductOps {
  /** The sum of the products of integers. */
  @Order({"vector1", "vector2", "format", "result"})
  @Trait(Pure.class)
  @AllTypesMatch({"vector1", "vector2"})
  @AssemblyFormat(
      "$vector1 `,` $vector2 (`,` $format^)? attr-dict `:`" + " type($vector1) `->` type($result)")
  interface DotProductOp extends OpView {
    /** The first factors. */
    @Operand(IntegerOrVector.class)
    Value vector1();

    /** The second factors. */
    @Operand(IntegerOrVector.class)
    Value vector2();

    /** The packing of the factors, unless they are vectors. */
    @Attr
    Optional<PackedVectorFormat> format();

    /** The sum. */
    @Result(ScalarInteger.class)
    Value result();

    /** Compares the format and the widths. */
    default void verify(Diagnostics diagnostics) {
      DotProducts.verify(operation(), format(), diagnostics);
    }
  }

  /** The sum of products of integers with signs. */
  @Op(dialect = SpirvDialect.class, name = "SDot")
  @Trait(Commutative.class)
  interface SDot extends DotProductOp {}

  /** The sum of products of integers, the first of which are signed. */
  @Op(dialect = SpirvDialect.class, name = "SUDot")
  interface SUDot extends DotProductOp {}

  /** The sum of products of unsigned integers. */
  @Op(dialect = SpirvDialect.class, name = "UDot")
  @Trait(Commutative.class)
  interface UDot extends DotProductOp {}

  /** The sum of products of integers and one more number, saturated. */
  @AllTypesMatch({"accumulator", "result"})
  @AssemblyFormat(
      "$vector1 `,` $vector2 `,` $accumulator (`,` $format^)? attr-dict `:`"
          + " type($vector1) `->` type($result)")
  interface AccumulatingDotProductOp extends DotProductOp {
    /** The addend. */
    @Operand(ScalarInteger.class)
    Value accumulator();
  }

  /** Adds a sum of products of integers with signs. */
  @Op(dialect = SpirvDialect.class, name = "SDotAccSat")
  @Order({"vector1", "vector2", "accumulator", "format", "result"})
  interface SDotAccSat extends AccumulatingDotProductOp {}

  /** Adds a sum of products of integers, the first of which are signed. */
  @Op(dialect = SpirvDialect.class, name = "SUDotAccSat")
  @Order({"vector1", "vector2", "accumulator", "format", "result"})
  interface SUDotAccSat extends AccumulatingDotProductOp {}

  /** Adds a sum of products of unsigned integers. */
  @Op(dialect = SpirvDialect.class, name = "UDotAccSat")
  @Order({"vector1", "vector2", "accumulator", "format", "result"})
  interface UDotAccSat extends AccumulatingDotProductOp {}
}
