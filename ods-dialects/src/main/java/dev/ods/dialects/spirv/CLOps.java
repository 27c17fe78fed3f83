// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.spirv;

import dev.ods.annotation.*;
import dev.ods.dialects.spirv.BinaryFunctionOp.FloatBinaryFunctionOp;
import dev.ods.dialects.spirv.BinaryFunctionOp.IntegerBinaryFunctionOp;
import dev.ods.dialects.spirv.UnaryFunctionOp.FloatUnaryOp;
import dev.ods.dialects.spirv.UnaryFunctionOp.IntegerUnaryOp;
import dev.ods.dialects.spirv.type.ValueTypes.FloatOrVector;
import dev.ods.ir.*;
import dev.ods.trait.*;

/** Functions of the extended instruction set of OpenCL (MLIR: SPIRVCLOps.td). */
public interface CLOps {
  /** The arc cosine, in OpenCL's precision. */
  @Op(dialect = SpirvDialect.class, name = "CL.acos")
  interface CLAcos extends FloatUnaryOp {}

  /** The inverse hyperbolic cosine, in OpenCL's precision. */
  @Op(dialect = SpirvDialect.class, name = "CL.acosh")
  interface CLAcosh extends FloatUnaryOp {}

  /** The arc sine, in OpenCL's precision. */
  @Op(dialect = SpirvDialect.class, name = "CL.asin")
  interface CLAsin extends FloatUnaryOp {}

  /** The inverse hyperbolic sine, in OpenCL's precision. */
  @Op(dialect = SpirvDialect.class, name = "CL.asinh")
  interface CLAsinh extends FloatUnaryOp {}

  /** The arc tangent, in OpenCL's precision. */
  @Op(dialect = SpirvDialect.class, name = "CL.atan")
  interface CLAtan extends FloatUnaryOp {}

  /** The inverse hyperbolic tangent, in OpenCL's precision. */
  @Op(dialect = SpirvDialect.class, name = "CL.atanh")
  interface CLAtanh extends FloatUnaryOp {}

  /** Rounds towards positive infinity. */
  @Op(dialect = SpirvDialect.class, name = "CL.ceil")
  interface CLCeil extends FloatUnaryOp {}

  /** The cosine, in OpenCL's precision. */
  @Op(dialect = SpirvDialect.class, name = "CL.cos")
  interface CLCos extends FloatUnaryOp {}

  /** The hyperbolic cosine, in OpenCL's precision. */
  @Op(dialect = SpirvDialect.class, name = "CL.cosh")
  interface CLCosh extends FloatUnaryOp {}

  /** The error function, in OpenCL's precision. */
  @Op(dialect = SpirvDialect.class, name = "CL.erf")
  interface CLErf extends FloatUnaryOp {}

  /** The power of e, in OpenCL's precision. */
  @Op(dialect = SpirvDialect.class, name = "CL.exp")
  interface CLExp extends FloatUnaryOp {}

  /** The absolute value. */
  @Op(dialect = SpirvDialect.class, name = "CL.fabs")
  interface CLFabs extends FloatUnaryOp {}

  /** Rounds towards negative infinity. */
  @Op(dialect = SpirvDialect.class, name = "CL.floor")
  interface CLFloor extends FloatUnaryOp {}

  /** The natural logarithm, in OpenCL's precision. */
  @Op(dialect = SpirvDialect.class, name = "CL.log")
  interface CLLog extends FloatUnaryOp {}

  /** Rounds to the nearest integer; of two, to the even one. */
  @Op(dialect = SpirvDialect.class, name = "CL.rint")
  interface CLRint extends FloatUnaryOp {}

  /** Rounds to the nearest integer, ties away from zero. */
  @Op(dialect = SpirvDialect.class, name = "CL.round")
  interface CLRound extends FloatUnaryOp {}

  /** One divided by the square root. */
  @Op(dialect = SpirvDialect.class, name = "CL.rsqrt")
  interface CLRsqrt extends FloatUnaryOp {}

  /** The sine, in OpenCL's precision. */
  @Op(dialect = SpirvDialect.class, name = "CL.sin")
  interface CLSin extends FloatUnaryOp {}

  /** The hyperbolic sine, in OpenCL's precision. */
  @Op(dialect = SpirvDialect.class, name = "CL.sinh")
  interface CLSinh extends FloatUnaryOp {}

  /** The square root, in OpenCL's precision. */
  @Op(dialect = SpirvDialect.class, name = "CL.sqrt")
  interface CLSqrt extends FloatUnaryOp {}

  /** The tangent, in OpenCL's precision. */
  @Op(dialect = SpirvDialect.class, name = "CL.tan")
  interface CLTan extends FloatUnaryOp {}

  /** The hyperbolic tangent, in OpenCL's precision. */
  @Op(dialect = SpirvDialect.class, name = "CL.tanh")
  interface CLTanh extends FloatUnaryOp {}

  /** The angle of a point in the plane. */
  @Op(dialect = SpirvDialect.class, name = "CL.atan2")
  interface CLAtan2 extends FloatBinaryFunctionOp {}

  /** The maximum, ignoring NaN. */
  @Op(dialect = SpirvDialect.class, name = "CL.fmax")
  interface CLFmax extends FloatBinaryFunctionOp {}

  /** The minimum, ignoring NaN. */
  @Op(dialect = SpirvDialect.class, name = "CL.fmin")
  interface CLFmin extends FloatBinaryFunctionOp {}

  /** One number to the power of another. */
  @Op(dialect = SpirvDialect.class, name = "CL.pow")
  interface CLPow extends FloatBinaryFunctionOp {}

  /** A function of three floating-point numbers, element by element. */
  @Order({"x", "y", "z", "result"})
  @Trait({Pure.class, SameOperandsAndResultType.class})
  @AssemblyFormat("operands attr-dict `:` type($result)")
  interface FloatTernaryFunctionOp extends OpView {
    /** The first operand. */
    @Operand(FloatOrVector.class)
    Value x();

    /** The second operand. */
    @Operand(FloatOrVector.class)
    Value y();

    /** The third operand. */
    @Operand(FloatOrVector.class)
    Value z();

    /** The result. */
    @Result(FloatOrVector.class)
    Value result();
  }

  /** The product of two numbers plus a third, rounded once. */
  @Op(dialect = SpirvDialect.class, name = "CL.fma")
  interface CLFma extends FloatTernaryFunctionOp {}

  /** Interpolates linearly between two numbers. */
  @Op(dialect = SpirvDialect.class, name = "CL.mix")
  interface CLMix extends FloatTernaryFunctionOp {}

  /** The absolute value. */
  @Op(dialect = SpirvDialect.class, name = "CL.s_abs")
  interface CLSAbs extends IntegerUnaryOp {}

  /** The greater integer, with signs. */
  @Op(dialect = SpirvDialect.class, name = "CL.s_max")
  interface CLSMax extends IntegerBinaryFunctionOp {}

  /** The lesser integer, with signs. */
  @Op(dialect = SpirvDialect.class, name = "CL.s_min")
  interface CLSMin extends IntegerBinaryFunctionOp {}

  /** The unsigned maximum. */
  @Op(dialect = SpirvDialect.class, name = "CL.u_max")
  interface CLUMax extends IntegerBinaryFunctionOp {}

  /** The unsigned minimum. */
  @Op(dialect = SpirvDialect.class, name = "CL.u_min")
  interface CLUMin extends IntegerBinaryFunctionOp {}
}
