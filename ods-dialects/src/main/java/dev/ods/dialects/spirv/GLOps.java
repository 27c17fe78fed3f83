// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.spirv;

import dev.ods.annotation.*;
import dev.ods.builtin.FloatType;
import dev.ods.builtin.IntegerType;
import dev.ods.diagnostic.Diagnostics;
import dev.ods.dialects.spirv.BinaryFunctionOp.FloatBinaryFunctionOp;
import dev.ods.dialects.spirv.BinaryFunctionOp.IntegerBinaryFunctionOp;
import dev.ods.dialects.spirv.UnaryFunctionOp.FloatUnaryOp;
import dev.ods.dialects.spirv.UnaryFunctionOp.IntegerUnaryOp;
import dev.ods.dialects.spirv.type.ScalarTypes.Int32;
import dev.ods.dialects.spirv.type.ScalarTypes.ScalarFloat;
import dev.ods.dialects.spirv.type.ValueTypes.ElementOf;
import dev.ods.dialects.spirv.type.ValueTypes.FloatOrVector;
import dev.ods.dialects.spirv.type.ValueTypes.Int32OrVector;
import dev.ods.dialects.spirv.type.ValueTypes.IntegerOrVector;
import dev.ods.dialects.spirv.type.ValueTypes.NarrowFloatOrVector;
import dev.ods.dialects.spirv.type.VectorTypes.Float32Vec2;
import dev.ods.dialects.spirv.type.VectorTypes.Float32Vec4;
import dev.ods.ir.*;
import dev.ods.text.OpAsmParser;
import dev.ods.text.OpAsmPrinter;
import dev.ods.trait.Pure;

/** Functions of the extended instruction set of GLSL (MLIR: SPIRVGLOps.td). */
public interface GLOps {
  /** A function of one number that is not of double precision, element by element. */
  @TypeConstraint(NarrowFloatOrVector.class)
  interface NarrowFloatUnaryOp extends UnaryFunctionOp {}

  /** The arc cosine. */
  @Op(dialect = SpirvDialect.class, name = "GL.Acos")
  interface GLAcos extends NarrowFloatUnaryOp {}

  /** The inverse hyperbolic cosine. */
  @Op(dialect = SpirvDialect.class, name = "GL.Acosh")
  interface GLAcosh extends NarrowFloatUnaryOp {}

  /** The arc sine. */
  @Op(dialect = SpirvDialect.class, name = "GL.Asin")
  interface GLAsin extends NarrowFloatUnaryOp {}

  /** The inverse hyperbolic sine. */
  @Op(dialect = SpirvDialect.class, name = "GL.Asinh")
  interface GLAsinh extends NarrowFloatUnaryOp {}

  /** The arc tangent. */
  @Op(dialect = SpirvDialect.class, name = "GL.Atan")
  interface GLAtan extends NarrowFloatUnaryOp {}

  /** The inverse hyperbolic tangent. */
  @Op(dialect = SpirvDialect.class, name = "GL.Atanh")
  interface GLAtanh extends NarrowFloatUnaryOp {}

  /** The cosine of an angle. */
  @Op(dialect = SpirvDialect.class, name = "GL.Cos")
  interface GLCos extends NarrowFloatUnaryOp {}

  /** The hyperbolic cosine. */
  @Op(dialect = SpirvDialect.class, name = "GL.Cosh")
  interface GLCosh extends NarrowFloatUnaryOp {}

  /** The power of e. */
  @Op(dialect = SpirvDialect.class, name = "GL.Exp")
  interface GLExp extends NarrowFloatUnaryOp {}

  /** The power of two. */
  @Op(dialect = SpirvDialect.class, name = "GL.Exp2")
  interface GLExp2 extends NarrowFloatUnaryOp {}

  /** The natural logarithm. */
  @Op(dialect = SpirvDialect.class, name = "GL.Log")
  interface GLLog extends NarrowFloatUnaryOp {}

  /** The logarithm to base two. */
  @Op(dialect = SpirvDialect.class, name = "GL.Log2")
  interface GLLog2 extends NarrowFloatUnaryOp {}

  /** The sine of an angle. */
  @Op(dialect = SpirvDialect.class, name = "GL.Sin")
  interface GLSin extends NarrowFloatUnaryOp {}

  /** The hyperbolic sine. */
  @Op(dialect = SpirvDialect.class, name = "GL.Sinh")
  interface GLSinh extends NarrowFloatUnaryOp {}

  /** The tangent of an angle. */
  @Op(dialect = SpirvDialect.class, name = "GL.Tan")
  interface GLTan extends NarrowFloatUnaryOp {}

  /** The hyperbolic tangent. */
  @Op(dialect = SpirvDialect.class, name = "GL.Tanh")
  interface GLTanh extends NarrowFloatUnaryOp {}

  /** Rounds up to an integer. */
  @Op(dialect = SpirvDialect.class, name = "GL.Ceil")
  interface GLCeil extends FloatUnaryOp {}

  /** The absolute value. */
  @Op(dialect = SpirvDialect.class, name = "GL.FAbs")
  interface GLFAbs extends FloatUnaryOp {}

  /** The sign of a number: minus one, zero or one. */
  @Op(dialect = SpirvDialect.class, name = "GL.FSign")
  interface GLFSign extends FloatUnaryOp {}

  /** Rounds down to an integer. */
  @Op(dialect = SpirvDialect.class, name = "GL.Floor")
  interface GLFloor extends FloatUnaryOp {}

  /** The fractional part. */
  @Op(dialect = SpirvDialect.class, name = "GL.Fract")
  interface GLFract extends FloatUnaryOp {}

  /** The reciprocal of the square root. */
  @Op(dialect = SpirvDialect.class, name = "GL.InverseSqrt")
  interface GLInverseSqrt extends FloatUnaryOp {}

  /** The vector of length one in the same direction. */
  @Op(dialect = SpirvDialect.class, name = "GL.Normalize")
  interface GLNormalize extends FloatUnaryOp {}

  /** The nearest integer; which of two is the implementation's choice. */
  @Op(dialect = SpirvDialect.class, name = "GL.Round")
  interface GLRound extends FloatUnaryOp {}

  /** The nearest integer; of two, the even one. */
  @Op(dialect = SpirvDialect.class, name = "GL.RoundEven")
  interface GLRoundEven extends FloatUnaryOp {}

  /** The square root, in the precision of shaders. */
  @Op(dialect = SpirvDialect.class, name = "GL.Sqrt")
  interface GLSqrt extends FloatUnaryOp {}

  /** The cross product of two vectors. */
  @Op(dialect = SpirvDialect.class, name = "GL.Cross")
  interface GLCross extends FloatBinaryFunctionOp {}

  /** The maximum; undefined for NaN. */
  @Op(dialect = SpirvDialect.class, name = "GL.FMax")
  interface GLFMax extends FloatBinaryFunctionOp {}

  /** The minimum; undefined for NaN. */
  @Op(dialect = SpirvDialect.class, name = "GL.FMin")
  interface GLFMin extends FloatBinaryFunctionOp {}

  /** The direction in which a surface reflects. */
  @Op(dialect = SpirvDialect.class, name = "GL.Reflect")
  interface GLReflect extends FloatBinaryFunctionOp {}

  /** How far two points are apart. */
  @Op(dialect = SpirvDialect.class, name = "GL.Distance")
  @Trait(Pure.class)
  @AllTypesMatch({"p0", "p1"})
  @TypesMatchWith(
      from = "p0",
      to = "result",
      with = ElementOf.class,
      summary = "result type must match operand element type")
  @AssemblyFormat("operands attr-dict `:` type($p0) `,` type($p1) `->` type($result)")
  interface GLDistance extends OpView {
    /** The first point. */
    @Operand(FloatOrVector.class)
    Value p0();

    /** The second point. */
    @Operand(FloatOrVector.class)
    Value p1();

    /** The distance. */
    @Result(ScalarFloat.class)
    Value result();
  }

  /** A function of three numbers, whose types the generic form does not compare. */
  @Order({"x", "y", "z", "result"})
  @Trait(Pure.class)
  interface TernaryOp extends OpView {
    /** The number, or the first factor. */
    @Operand
    Value x();

    /** The lower bound, or the second factor. */
    @Operand
    Value y();

    /** The upper bound, or the addend. */
    @Operand
    Value z();

    /** The result. */
    @Result
    Value result();

    /** Parses {@code %x, %y, %z attr-dict : type}. */
    static boolean parse(OpAsmParser parser, OperationState state) {
      return OneTypeForm.parse(parser, state);
    }

    /** Prints the syntax of {@link #parse}. */
    static void print(OpAsmPrinter printer, TernaryOp op) {
      OneTypeForm.print(printer, op.operation());
    }
  }

  /** The nearest number in a range. */
  @Op(dialect = SpirvDialect.class, name = "GL.FClamp")
  @TypeConstraint(FloatOrVector.class)
  interface GLFClamp extends TernaryOp {}

  /** Interpolates between two numbers with a weight. */
  @Op(dialect = SpirvDialect.class, name = "GL.FMix")
  @Trait(Pure.class)
  @AllTypesMatch({"x", "y", "a", "result"})
  @AssemblyFormat(
      "attr-dict $x `:` type($x) `,` $y `:` type($y) `,` $a `:` type($a) `->` type($result)")
  interface GLFMix extends OpView {
    /** The number at weight zero. */
    @Operand(FloatOrVector.class)
    Value x();

    /** The number at weight one. */
    @Operand(FloatOrVector.class)
    Value y();

    /** The weight. */
    @Operand(FloatOrVector.class)
    Value a();

    /** The number between. */
    @Result(FloatOrVector.class)
    Value result();
  }

  /** The index of the lowest bit set; minus one if there is none. */
  @Op(dialect = SpirvDialect.class, name = "GL.FindILsb")
  interface GLFindILsb extends IntegerUnaryOp {}

  /** The absolute value of an integer. */
  @Op(dialect = SpirvDialect.class, name = "GL.SAbs")
  interface GLSAbs extends IntegerUnaryOp {}

  /** The sign of an integer: minus one, zero or one. */
  @Op(dialect = SpirvDialect.class, name = "GL.SSign")
  interface GLSSign extends IntegerUnaryOp {}

  /** A function of one integer of 32 bits, element by element. */
  @TypeConstraint(Int32OrVector.class)
  interface Int32UnaryOp extends UnaryFunctionOp {}

  /** The index of the highest bit that differs from the sign; minus one if there is none. */
  @Op(dialect = SpirvDialect.class, name = "GL.FindSMsb")
  interface GLFindSMsb extends Int32UnaryOp {}

  /** The index of the highest bit set; minus one if there is none. */
  @Op(dialect = SpirvDialect.class, name = "GL.FindUMsb")
  interface GLFindUMsb extends Int32UnaryOp {}

  /** The product of two numbers plus a third. */
  @Op(dialect = SpirvDialect.class, name = "GL.Fma")
  @TypeConstraint(FloatOrVector.class)
  interface GLFma extends TernaryOp {}

  /** A number times a power of two. */
  @Op(dialect = SpirvDialect.class, name = "GL.Ldexp")
  @Trait(Pure.class)
  @AllTypesMatch({"x", "y"})
  @AssemblyFormat("attr-dict $x `:` type($x) `,` $exp `:` type($exp) `->` type($y)")
  interface GLLdexp extends OpView {
    /** The number. */
    @Operand(FloatOrVector.class)
    Value x();

    /** The exponent. */
    @Operand(IntegerOrVector.class)
    Value exp();

    /** The product. */
    @Result(FloatOrVector.class)
    Value y();

    /** Compares the lengths of the operands. */
    default void verify(Diagnostics diagnostics) {
      Type significand = x().type();
      Type exponent = exp().type();
      if (significand instanceof FloatType != exponent instanceof IntegerType) {
        diagnostics.opError(operation(), "operands must both be scalars or vectors");
      } else if (Composites.length(significand) != Composites.length(exponent)) {
        diagnostics.opError(operation(), "operands must have the same number of elements");
      }
    }
  }

  /** How long a vector is. */
  @Op(dialect = SpirvDialect.class, name = "GL.Length")
  @Trait(Pure.class)
  @TypesMatchWith(
      from = "operand",
      to = "result",
      with = ElementOf.class,
      summary = "result type must match operand element type")
  @AssemblyFormat("$operand attr-dict `:` type($operand) `->` type($result)")
  interface GLLength extends OpView {
    /** The vector. */
    @Operand(FloatOrVector.class)
    Value operand();

    /** The length. */
    @Result(ScalarFloat.class)
    Value result();
  }

  /** Packs a vector into the bits of an integer, or unpacks one. */
  @Order({"operand", "result"})
  @Trait(Pure.class)
  @AssemblyFormat("attr-dict $operand `:` type($operand) `->` type($result)")
  interface PackingOp extends OpView {
    /** The vector, or the bits. */
    @Operand
    Value operand();

    /** The other one. */
    @Result
    Value result();
  }

  /** Packs two numbers in half precision into an integer. */
  @Op(dialect = SpirvDialect.class, name = "GL.PackHalf2x16")
  @TypeConstraint(value = Float32Vec2.class, of = "operand")
  @TypeConstraint(value = Int32.class, of = "result")
  interface GLPackHalf2x16 extends PackingOp {}

  /** Packs four numbers from minus one to one into bytes of an integer. */
  @Op(dialect = SpirvDialect.class, name = "GL.PackSnorm4x8")
  @TypeConstraint(value = Float32Vec4.class, of = "operand")
  @TypeConstraint(value = Int32.class, of = "result")
  interface GLPackSnorm4x8 extends PackingOp {}

  /** A function of two numbers that are not of double precision, element by element. */
  @TypeConstraint(NarrowFloatOrVector.class)
  interface NarrowFloatBinaryFunctionOp extends BinaryFunctionOp {}

  /** A number to the power of another. */
  @Op(dialect = SpirvDialect.class, name = "GL.Pow")
  interface GLPow extends NarrowFloatBinaryFunctionOp {}

  /** Clamps a signed integer to a range. */
  @Op(dialect = SpirvDialect.class, name = "GL.SClamp")
  @TypeConstraint(IntegerOrVector.class)
  interface GLSClamp extends TernaryOp {}

  /** The signed maximum of two integers. */
  @Op(dialect = SpirvDialect.class, name = "GL.SMax")
  interface GLSMax extends IntegerBinaryFunctionOp {}

  /** The signed minimum of two integers. */
  @Op(dialect = SpirvDialect.class, name = "GL.SMin")
  interface GLSMin extends IntegerBinaryFunctionOp {}

  /** The unsigned maximum of two integers. */
  @Op(dialect = SpirvDialect.class, name = "GL.UMax")
  interface GLUMax extends IntegerBinaryFunctionOp {}

  /** The unsigned minimum of two integers. */
  @Op(dialect = SpirvDialect.class, name = "GL.UMin")
  interface GLUMin extends IntegerBinaryFunctionOp {}

  /** Clamps an unsigned integer to a range. */
  @Op(dialect = SpirvDialect.class, name = "GL.UClamp")
  @TypeConstraint(IntegerOrVector.class)
  interface GLUClamp extends TernaryOp {}

  /** The two numbers of half precision in one integer. */
  @Op(dialect = SpirvDialect.class, name = "GL.UnpackHalf2x16")
  @TypeConstraint(value = Int32.class, of = "operand")
  @TypeConstraint(value = Float32Vec2.class, of = "result")
  interface GLUnpackHalf2x16 extends PackingOp {}

  /** The four numbers from minus one to one in the bytes of one integer. */
  @Op(dialect = SpirvDialect.class, name = "GL.UnpackSnorm4x8")
  @TypeConstraint(value = Int32.class, of = "operand")
  @TypeConstraint(value = Float32Vec4.class, of = "result")
  interface GLUnpackSnorm4x8 extends PackingOp {}
}
