// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.test;

import dev.ods.annotation.*;
import dev.ods.builtin.DenseIntOrFPElementsAttr;
import dev.ods.builtin.FloatType;
import dev.ods.constraint.*;
import dev.ods.ir.*;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/** Operations for patterns that bind names, call methods, and build with given types. */
public interface BindingOps {
  /** Two operands, of which one is chosen. */
  @Op(dialect = TestDialect.class, name = "native_code_call1")
  interface NativeCodeCall1 {
    /** A number. */
    @Operand(I32.class)
    Value input1();

    /** A number. */
    @Operand(I32.class)
    Value input2();

    /** Which one. */
    @Attr
    boolean choice();

    /** A number. */
    @Attr
    long attr1();

    /** A number. */
    @Attr
    long attr2();

    /** A number. */
    @Result(I32.class)
    Value result();
  }

  /** The chosen one. */
  @Op(dialect = TestDialect.class, name = "native_code_call2")
  interface NativeCodeCall2 {
    /** A number. */
    @Operand(I32.class)
    Value input();

    /** Numbers. */
    @Attr
    List<Long> attr();

    /** A number. */
    @Result(I32.class)
    Value result();
  }

  /** An operand. */
  @Op(dialect = TestDialect.class, name = "native_code_call3")
  interface NativeCodeCall3 {
    /** A number. */
    @Operand(I32.class)
    Value input();

    /** A number. */
    @Result(I32.class)
    Value result();
  }

  /** Two results. */
  @Op(dialect = TestDialect.class, name = "native_code_call4")
  interface NativeCodeCall4 {
    /** Anything. */
    @Operand
    Value input1();

    /** A number. */
    @Result(I32.class)
    Value output1();

    /** A number. */
    @Result(I32.class)
    Value output2();
  }

  /** As many operands. */
  @Op(dialect = TestDialect.class, name = "native_code_call5")
  interface NativeCodeCall5 {
    /** A number. */
    @Operand(I32.class)
    Value input1();

    /** A number. */
    @Operand(I32.class)
    Value input2();

    /** A number. */
    @Result(I32.class)
    Value output1();

    /** A number. */
    @Result(I32.class)
    Value output2();
  }

  /** Two operands. */
  @Op(dialect = TestDialect.class, name = "native_code_call6")
  interface NativeCodeCall6 {
    /** A number. */
    @Operand(I32.class)
    Value input1();

    /** A number. */
    @Operand(I32.class)
    Value input2();

    /** A number. */
    @Result(I32.class)
    Value output1();

    /** A number. */
    @Result(I32.class)
    Value output2();
  }

  /** One operand. */
  @Op(dialect = TestDialect.class, name = "native_code_call7")
  interface NativeCodeCall7 {
    /** A number. */
    @Operand(I32.class)
    Value input();

    /** A number. */
    @Result(I32.class)
    Value result();
  }

  /** A list of numbers. */
  @Op(dialect = TestDialect.class, name = "all_attr_constraint_of1")
  interface AllAttrConstraintOf1 {
    /** Numbers. */
    @Attr
    List<Long> attr();

    /** A number. */
    @Result(I32.class)
    Value result();
  }

  /** A list of numbers. */
  @Op(dialect = TestDialect.class, name = "all_attr_constraint_of2")
  interface AllAttrConstraintOf2 {
    /** Numbers. */
    @Attr
    List<Long> attr();

    /** A number. */
    @Result(I32.class)
    Value result();
  }

  /** An operand and an attribute. */
  @Op(dialect = TestDialect.class, name = "symbol_binding_a")
  interface SymbolBindingA {
    /** A number. */
    @Operand(I32.class)
    Value operand();

    /** A number. */
    @Attr
    long attr();

    /** A number. */
    @Result(I32.class)
    Value result();
  }

  /** An operand. */
  @Op(dialect = TestDialect.class, name = "symbol_binding_b")
  interface SymbolBindingB {
    /** A number. */
    @Operand(I32.class)
    Value operand();

    /** A number. */
    @Result(I32.class)
    Value result();
  }

  /** An operand. */
  @Op(dialect = TestDialect.class, name = "symbol_binding_c")
  interface SymbolBindingC {
    /** A number. */
    @Operand(I32.class)
    Value operand();

    /** A number. */
    @Result(I32.class)
    Value result();
  }

  /** Both. */
  @Op(dialect = TestDialect.class, name = "symbol_binding_d")
  interface SymbolBindingD {
    /** A number. */
    @Operand(I32.class)
    Value input1();

    /** A number. */
    @Operand(I32.class)
    Value input2();

    /** A number. */
    @Attr
    long attr();

    /** A number. */
    @Result(I32.class)
    Value result();
  }

  /** No result. */
  @Op(dialect = TestDialect.class, name = "symbol_binding_no_result")
  interface SymbolBindingNoResult {
    /** A number. */
    @Operand(I32.class)
    Value operand();
  }

  /** Attributes that have to be there, may be absent, or have a default value. */
  @Order({"requiredAttr", "optionalAttr", "defaultValuedAttr", "moreAttr", "result"})
  interface Attributes {
    /** A number. */
    @Attr(name = "required_attr")
    int requiredAttr();

    /** A number, or none. */
    @Attr(name = "optional_attr")
    Optional<Integer> optionalAttr();

    /** A number with a default value. */
    @Attr(name = "default_valued_attr")
    @Default("42")
    int defaultValuedAttr();

    /** A number. */
    @Attr(name = "more_attr")
    int moreAttr();

    /** A number. */
    @Result(I32.class)
    Value result();
  }

  /** Such attributes. */
  @Op(dialect = TestDialect.class, name = "match_op_attribute1")
  interface MatchOpAttribute1 extends Attributes {}

  /** Such attributes. */
  @Op(dialect = TestDialect.class, name = "match_op_attribute2")
  interface MatchOpAttribute2 extends Attributes {}

  /** A unit attribute. */
  @Op(dialect = TestDialect.class, name = "match_op_attribute3")
  interface MatchOpAttribute3 {
    /** Whether it is there. */
    @Attr
    @Unit
    boolean attr();

    /** A number. */
    @Result(I32.class)
    Value result();
  }

  /** Two unit attributes. */
  @Op(dialect = TestDialect.class, name = "match_op_attribute4")
  interface MatchOpAttribute4 {
    /** Whether it is there. */
    @Attr
    @Unit
    boolean attr1();

    /** Whether it is there. */
    @Attr
    @Unit
    boolean attr2();

    /** A number. */
    @Result(I32.class)
    Value result();
  }

  /** Floats of some width and shape. */
  private static boolean isFloats(Attribute attribute, int width, long... shape) {
    return attribute instanceof DenseIntOrFPElementsAttr elements
        && elements.shapedType().elementType() instanceof FloatType type
        && type.width() == width
        && Arrays.equals(elements.shapedType().shape(), shape);
  }

  /** Two floats. */
  @Summary("32-bit float elements attribute of shape [2]")
  final class TwoFloats {
    private TwoFloats() {}

    /** Whether an attribute consists of two. */
    public static boolean test(Attribute attribute) {
      return isFloats(attribute, 32, 2);
    }
  }

  /** Four by eight floats. */
  @Summary("64-bit float elements attribute of shape [4, 8]")
  final class MatrixOfFloats {
    private MatrixOfFloats() {}

    /** Whether an attribute is such a matrix. */
    public static boolean test(Attribute attribute) {
      return isFloats(attribute, 64, 4, 8);
    }
  }

  /** Floats. */
  @Op(dialect = TestDialect.class, name = "float_elements_attr")
  interface FloatElementsAttr {
    /** Two floats. */
    @Attr(value = TwoFloats.class, name = "scalar_f32_attr")
    Attribute scalarF32Attr();

    /** A matrix. */
    @Attr(value = MatrixOfFloats.class, name = "tensor_f64_attr")
    Attribute tensorF64Attr();
  }
}
