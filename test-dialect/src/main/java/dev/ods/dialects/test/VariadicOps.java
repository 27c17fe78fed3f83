// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.test;

import dev.ods.annotation.*;
import dev.ods.constraint.*;
import dev.ods.ir.*;
import dev.ods.trait.*;
import java.util.Optional;

/** Operations for patterns about lists of operands and of results. */
public interface VariadicOps {
  /** As many results as operands. */
  @Op(dialect = TestDialect.class, name = "one_variadic_out_one_variadic_in1")
  interface OneVariadicOutOneVariadicIn1 {
    /** Numbers. */
    @Operand(I32.class)
    ValueRange inputs();

    /** Numbers. */
    @Result(I32.class)
    ValueRange outputs();
  }

  /** As many results as operands. */
  @Op(dialect = TestDialect.class, name = "one_variadic_out_one_variadic_in2")
  interface OneVariadicOutOneVariadicIn2 {
    /** Numbers. */
    @Operand(I32.class)
    ValueRange inputs();

    /** Numbers. */
    @Result(I32.class)
    ValueRange outputs();
  }

  /** Lists around an operand. */
  @Op(dialect = TestDialect.class, name = "mixed_variadic_in1")
  @Trait(SameVariadicOperandSize.class)
  interface MixedVariadicIn1 {
    /** Numbers. */
    @Operand(I32.class)
    ValueRange input1();

    /** A number. */
    @Operand(F32.class)
    Value input2();

    /** Numbers. */
    @Operand(I32.class)
    ValueRange input3();
  }

  /** Lists around an operand. */
  @Op(dialect = TestDialect.class, name = "mixed_variadic_in2")
  @Trait(SameVariadicOperandSize.class)
  interface MixedVariadicIn2 {
    /** Numbers. */
    @Operand(I32.class)
    ValueRange input1();

    /** A number. */
    @Operand(F32.class)
    Value input2();

    /** Numbers. */
    @Operand(I32.class)
    ValueRange input3();
  }

  /** Lists around a result. */
  @Op(dialect = TestDialect.class, name = "mixed_variadic_out1")
  @Trait(SameVariadicResultSize.class)
  interface MixedVariadicOut1 {
    /** Numbers. */
    @Result(I32.class)
    ValueRange output1();

    /** A number. */
    @Result(F32.class)
    Value output2();

    /** Numbers. */
    @Result(I32.class)
    ValueRange output3();
  }

  /** Lists around a result. */
  @Op(dialect = TestDialect.class, name = "mixed_variadic_out2")
  @Trait(SameVariadicResultSize.class)
  interface MixedVariadicOut2 {
    /** Numbers. */
    @Result(I32.class)
    ValueRange output1();

    /** A number. */
    @Result(F32.class)
    Value output2();

    /** Numbers. */
    @Result(I32.class)
    ValueRange output3();
  }

  /** A result. */
  @Op(dialect = TestDialect.class, name = "one_i32_out")
  interface OneI32Out {
    /** A number. */
    @Result(I32.class)
    Value result();
  }

  /** Lists behind an operand. */
  @Op(dialect = TestDialect.class, name = "mixed_variadic_in3")
  @Trait(SameVariadicOperandSize.class)
  interface MixedVariadicIn3 {
    /** A number. */
    @Operand(I32.class)
    Value input1();

    /** Numbers. */
    @Operand(I32.class)
    ValueRange input2();

    /** Numbers. */
    @Operand(I32.class)
    ValueRange input3();

    /** A number. */
    @Attr
    int count();

    /** A number. */
    @Result(I32.class)
    Value result();
  }

  /** Lists behind a result. */
  @Op(dialect = TestDialect.class, name = "mixed_variadic_out3")
  @Trait(SameVariadicResultSize.class)
  interface MixedVariadicOut3 {
    /** A number. */
    @Attr
    int count();

    /** A number. */
    @Result(I32.class)
    Value output1();

    /** Numbers. */
    @Result(I32.class)
    ValueRange output2();

    /** Numbers. */
    @Result(I32.class)
    ValueRange output3();
  }

  /** A list and an operand. */
  @Op(dialect = TestDialect.class, name = "mixed_variadic_in4")
  interface MixedVariadicIn4 {
    /** Numbers. */
    @Operand(I32.class)
    ValueRange input1();

    /** A number. */
    @Operand(I32.class)
    Value input2();

    /** A number. */
    @Attr
    int attr1();
  }

  /** Three operands. */
  @Op(dialect = TestDialect.class, name = "mixed_variadic_in5")
  interface MixedVariadicIn5 {
    /** A number. */
    @Operand(I32.class)
    Value input1();

    /** A number. */
    @Operand(I32.class)
    Value input2();

    /** A number. */
    @Operand(I32.class)
    Value input3();

    /** A number. */
    @Attr
    int attr1();

    /** Which pattern has built it. */
    @Attr(name = "pattern_name")
    String patternName();
  }

  /** Two lists. */
  @Op(dialect = TestDialect.class, name = "mixed_variadic_in6")
  @Trait(SameVariadicOperandSize.class)
  interface MixedVariadicIn6 {
    /** Numbers. */
    @Operand(I32.class)
    ValueRange input1();

    /** Numbers. */
    @Operand(I32.class)
    ValueRange input2();

    /** A number. */
    @Attr
    int attr1();
  }

  /** A list and an operand that may be absent. */
  @Op(dialect = TestDialect.class, name = "mixed_variadic_optional_in7")
  @Trait(AttrSizedOperandSegments.class)
  interface MixedVariadicOptionalIn7 {
    /** Numbers. */
    @Operand(I32.class)
    ValueRange input1();

    /** A number, or none. */
    @Operand(I32.class)
    Optional<Value> input2();

    /** A number. */
    @Attr
    int attr1();
  }

  /** What defines an element of a list. */
  @Op(dialect = TestDialect.class, name = "mixed_variadic_in_out_i32")
  interface MixedVariadicInOutI32 {
    /** A number. */
    @Operand(I32.class)
    Value input();

    /** A number. */
    @Result(I32.class)
    Value output();
  }

  /** Lists around an operand. */
  @Op(dialect = TestDialect.class, name = "variadic_rewrite_src_op")
  @Trait(AttrSizedOperandSegments.class)
  interface VariadicRewriteSrc {
    /** Anything. */
    @Operand
    ValueRange arg();

    /** Anything. */
    @Operand
    Value brg();

    /** Anything. */
    @Operand
    ValueRange crg();
  }

  /** The same in another order. */
  @Op(dialect = TestDialect.class, name = "variadic_rewrite_dst_op")
  @Trait(AttrSizedOperandSegments.class)
  interface VariadicRewriteDst {
    /** Anything. */
    @Operand
    Value brg();

    /** Anything. */
    @Operand
    ValueRange crg();

    /** Anything. */
    @Operand
    ValueRange arg();
  }

  /** What has to be rewritten. */
  @Op(dialect = TestDialect.class, name = "illegal_op_a")
  interface IllegalOpA {
    /** A number. */
    @Result(I32.class)
    Value result();
  }

  /** What has to be rewritten. */
  @Op(dialect = TestDialect.class, name = "illegal_op_b")
  interface IllegalOpB {
    /** A number. */
    @Result(I32.class)
    Value result();
  }

  /** What has to be rewritten. */
  @Op(dialect = TestDialect.class, name = "illegal_op_c")
  interface IllegalOpC {
    /** A number. */
    @Result(I32.class)
    Value result();
  }

  /** What has to be rewritten. */
  @Op(dialect = TestDialect.class, name = "illegal_op_d")
  interface IllegalOpD {
    /** A number. */
    @Result(I32.class)
    Value result();
  }

  /** What has to be rewritten. */
  @Op(dialect = TestDialect.class, name = "illegal_op_e")
  interface IllegalOpE {
    /** A number. */
    @Result(I32.class)
    Value result();
  }

  /** What remains. */
  @Op(dialect = TestDialect.class, name = "legal_op_a")
  interface LegalOpA {
    /** How it went. */
    @Attr
    String status();

    /** A number. */
    @Result(I32.class)
    Value result();
  }
}
