// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.test;

import dev.ods.annotation.*;
import dev.ods.constraint.*;
import dev.ods.ir.*;
import dev.ods.trait.*;
import java.util.Optional;

/** Operations for patterns, most of which are rewritten to each other; they have no formats. */
public interface PatternOps {
  /** An operand and an attribute. */
  @Order({"x", "attr", "result"})
  interface Numbered {
    /** A number. */
    @Operand(I32.class)
    Value x();

    /** Another one. */
    @Attr
    int attr();

    /** A number. */
    @Result(I32.class)
    Value result();
  }

  /** An operand and a result. */
  @Order({"x", "result"})
  interface Unary {
    /** A number. */
    @Operand(I32.class)
    Value x();

    /** A number. */
    @Result(I32.class)
    Value result();
  }

  /** A result. */
  interface Nullary {
    /** A number. */
    @Result(I32.class)
    Value result();
  }

  /** An operand. */
  interface Consumer {
    /** A number. */
    @Operand(I32.class)
    Value x();
  }

  /** An operand and an attribute. */
  @Op(dialect = TestDialect.class, name = "op_a")
  interface OpA extends Numbered {}

  /** An operand and an attribute. */
  @Op(dialect = TestDialect.class, name = "op_b")
  interface OpB extends Numbered {}

  /** An operand and a result. */
  @Op(dialect = TestDialect.class, name = "op_c")
  interface OpC extends Unary {}

  /** An operand and a result. */
  @Op(dialect = TestDialect.class, name = "op_d")
  interface OpD extends Unary {}

  /** An operand and a result. */
  @Op(dialect = TestDialect.class, name = "op_e")
  interface OpE extends Unary {}

  /** An operand and a result. */
  @Op(dialect = TestDialect.class, name = "op_f")
  interface OpF extends Unary {}

  /** An operand and a result. */
  @Op(dialect = TestDialect.class, name = "op_g")
  interface OpG extends Unary {}

  /** No result. */
  @Op(dialect = TestDialect.class, name = "op_h")
  interface OpH extends Consumer {}

  /** No result. */
  @Op(dialect = TestDialect.class, name = "op_i")
  interface OpI extends Consumer {}

  /** No operand. */
  @Op(dialect = TestDialect.class, name = "op_j")
  interface OpJ extends Nullary {}

  /** No operand. */
  @Op(dialect = TestDialect.class, name = "op_k")
  interface OpK extends Nullary {}

  /** An attribute that may be absent. */
  @Op(dialect = TestDialect.class, name = "op_m")
  interface OpM {
    /** A number. */
    @Operand(I32.class)
    Value x();

    /** A number, or none. */
    @Attr(name = "optional_attr")
    Optional<Integer> optionalAttr();

    /** A number. */
    @Result(I32.class)
    Value result();
  }

  /** Two operands. */
  @Op(dialect = TestDialect.class, name = "op_n")
  interface OpN {
    /** A number. */
    @Operand(I32.class)
    Value lhs();

    /** A number. */
    @Operand(I32.class)
    Value rhs();

    /** A number. */
    @Result(I32.class)
    Value result();
  }

  /** One operand. */
  @Op(dialect = TestDialect.class, name = "op_o")
  interface OpO extends Unary {}

  /** Six operands. */
  @Op(dialect = TestDialect.class, name = "op_p")
  interface OpP {
    /** A number. */
    @Operand(I32.class)
    Value a();

    /** A number. */
    @Operand(I32.class)
    Value b();

    /** A number. */
    @Operand(I32.class)
    Value c();

    /** A number. */
    @Operand(I32.class)
    Value d();

    /** A number. */
    @Operand(I32.class)
    Value e();

    /** A number. */
    @Operand(I32.class)
    Value f();

    /** A number. */
    @Result(I32.class)
    Value result();
  }

  /** Operands of any type. */
  @Op(dialect = TestDialect.class, name = "op_q")
  interface OpQ {
    /** Anything. */
    @Operand
    Value lhs();

    /** Anything. */
    @Operand
    Value rhs();

    /** Anything. */
    @Result
    Value result();
  }

  /** Two integers. */
  @Op(dialect = TestDialect.class, name = "op_r")
  interface OpR {
    /** A number. */
    @Operand(AnyInteger.class)
    Value lhs();

    /** A number. */
    @Operand(AnyInteger.class)
    Value rhs();

    /** A number. */
    @Result(AnyInteger.class)
    Value result();
  }

  /** An integer and an attribute. */
  @Op(dialect = TestDialect.class, name = "op_s")
  interface OpS {
    /** A number. */
    @Operand(AnyInteger.class)
    Value x();

    /** Anything. */
    @Attr
    Attribute value();

    /** A number. */
    @Result(AnyInteger.class)
    Value result();
  }

  /** A constant. */
  @Op(dialect = TestDialect.class, name = "constant")
  @Trait({ConstantLike.class, NoMemoryEffect.class})
  interface TestConstant {
    /** Its value. */
    @Attr
    @ConstantValue
    Attribute value();

    /** What has it. */
    @Result
    Value result();
  }

  /** Operands and attributes. */
  @Op(dialect = TestDialect.class, name = "ignore_arg_match_src")
  interface IgnoreArgMatchSrc {
    /** Anything. */
    @Operand
    Value a();

    /** Anything. */
    @Operand
    Value b();

    /** Anything. */
    @Operand
    Value c();

    /** Anything. */
    @Attr
    Attribute d();

    /** Anything. */
    @Attr
    Attribute e();

    /** Anything. */
    @Attr
    Attribute f();
  }

  /** Some of these. */
  @Op(dialect = TestDialect.class, name = "ignore_arg_match_dst")
  interface IgnoreArgMatchDst {
    /** Anything. */
    @Operand
    Value b();

    /** Anything. */
    @Attr
    Attribute f();
  }

  /** Operands between attributes. */
  @Order({"input1", "attr1", "input2", "attr2"})
  interface Interleaved {
    /** The first operand. */
    @Operand(I32.class)
    Value input1();

    /** The first attribute. */
    @Attr
    long attr1();

    /** The second operand. */
    @Operand(I32.class)
    Value input2();

    /** The second attribute. */
    @Attr
    long attr2();
  }

  /** Operands between attributes. */
  @Op(dialect = TestDialect.class, name = "interleaved_operand_attr1")
  interface InterleavedOperandAttr1 extends Interleaved {}

  /** Operands between attributes. */
  @Op(dialect = TestDialect.class, name = "interleaved_operand_attr2")
  interface InterleavedOperandAttr2 extends Interleaved {}

  /** Many operands and attributes. */
  @Op(dialect = TestDialect.class, name = "many_arguments")
  interface ManyArguments {
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
    @Operand(I32.class)
    Value input4();

    /** A number. */
    @Operand(I32.class)
    Value input5();

    /** A number. */
    @Operand(I32.class)
    Value input6();

    /** A number. */
    @Operand(I32.class)
    Value input7();

    /** A number. */
    @Operand(I32.class)
    Value input8();

    /** A number. */
    @Operand(I32.class)
    Value input9();

    /** A number. */
    @Attr
    long attr1();

    /** A number. */
    @Attr
    long attr2();

    /** A number. */
    @Attr
    long attr3();

    /** A number. */
    @Attr
    long attr4();

    /** A number. */
    @Attr
    long attr5();

    /** A number. */
    @Attr
    long attr6();

    /** A number. */
    @Attr
    long attr7();

    /** A number. */
    @Attr
    long attr8();

    /** A number. */
    @Attr
    long attr9();
  }
}
