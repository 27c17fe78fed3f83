// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.test;

import dev.ods.annotation.*;
import dev.ods.builtin.IntegerAttr;
import dev.ods.constraint.*;
import dev.ods.ir.*;
import dev.ods.text.OpAsmOpInterface;

/** Operations for patterns about results, their types and locations, and the order of operands. */
public interface ResultOps {
  /** Results of a kind. */
  @Op(dialect = TestDialect.class, name = "three_result")
  interface ThreeResult {
    /** Which pattern applies. */
    @Attr
    MultiResultOpEnum kind();

    /** A number. */
    @Result(I32.class)
    Value result1();

    /** A number. */
    @Result(F32.class)
    Value result2();

    /** A number. */
    @Result(F32.class)
    Value result3();
  }

  /** Results of a kind. */
  @Op(dialect = TestDialect.class, name = "another_three_result")
  interface AnotherThreeResult {
    /** Which pattern applies. */
    @Attr
    MultiResultOpEnum kind();

    /** A number. */
    @Result(I32.class)
    Value result1();

    /** A number. */
    @Result(F32.class)
    Value result2();

    /** A number. */
    @Result(F32.class)
    Value result3();
  }

  /** Results of a kind. */
  @Op(dialect = TestDialect.class, name = "two_result")
  interface TwoResult {
    /** Which pattern applies. */
    @Attr
    MultiResultOpEnum kind();

    /** A number. */
    @Result(I32.class)
    Value result1();

    /** A number. */
    @Result(F32.class)
    Value result2();
  }

  /** Results of a kind. */
  @Op(dialect = TestDialect.class, name = "another_two_result")
  interface AnotherTwoResult {
    /** Which pattern applies. */
    @Attr
    MultiResultOpEnum kind();

    /** A number. */
    @Result(F32.class)
    Value result1();

    /** A number. */
    @Result(F32.class)
    Value result2();
  }

  /** Results of a kind. */
  @Op(dialect = TestDialect.class, name = "one_result1")
  interface OneResult1 {
    /** Which pattern applies. */
    @Attr
    MultiResultOpEnum kind();

    /** A number. */
    @Result(F32.class)
    Value result1();
  }

  /** Results of a kind. */
  @Op(dialect = TestDialect.class, name = "one_result2")
  interface OneResult2 {
    /** Which pattern applies. */
    @Attr
    MultiResultOpEnum kind();

    /** A number. */
    @Result(I32.class)
    Value result1();
  }

  /** A result without a kind. */
  @Op(dialect = TestDialect.class, name = "one_result3")
  interface OneResult3 {
    /** A number. */
    @Operand(F32.class)
    Value x();

    /** A number. */
    @Result(I32.class)
    Value result1();
  }

  /** Operands in any order. */
  @Op(dialect = TestDialect.class, name = "either_op_a")
  interface EitherOpA {
    /** A number. */
    @Operand(AnyInteger.class)
    Value arg0();

    /** A number. */
    @Operand(AnyInteger.class)
    Value arg1();

    /** A number. */
    @Operand(AnyInteger.class)
    Value arg2();

    /** A number. */
    @Result(I32.class)
    Value output();
  }

  /** Fewer operands. */
  @Op(dialect = TestDialect.class, name = "either_op_b")
  interface EitherOpB {
    /** A number. */
    @Operand(AnyInteger.class)
    Value arg0();

    /** A number. */
    @Operand(AnyInteger.class)
    Value arg1();

    /** A number. */
    @Result(I32.class)
    Value output();
  }

  /** Operands behind an attribute. */
  @Op(dialect = TestDialect.class, name = "either_op_c")
  interface EitherOpC {
    /** A number. */
    @Attr(AnyI32Attr.class)
    IntegerAttr attr();

    /** A number. */
    @Operand(AnyInteger.class)
    Value arg0();

    /** A number. */
    @Operand(AnyInteger.class)
    Value arg1();

    /** A number. */
    @Result(I32.class)
    Value output();
  }

  /** An operand. */
  @Op(dialect = TestDialect.class, name = "either_helper_op_a")
  interface EitherHelperOpA {
    /** A number. */
    @Operand(I32.class)
    Value arg0();

    /** A number. */
    @Result(I32.class)
    Value output();
  }

  /** An operand. */
  @Op(dialect = TestDialect.class, name = "either_helper_op_b")
  interface EitherHelperOpB {
    /** A number. */
    @Operand(I32.class)
    Value arg0();

    /** A number. */
    @Result(I32.class)
    Value output();
  }

  /** What is rewritten to operations with given types. */
  @Op(dialect = TestDialect.class, name = "source_op")
  interface Source {
    /** A number. */
    @Operand(AnyInteger.class)
    Value arg();

    /** Which pattern applies. */
    @Attr(AnyI32Attr.class)
    IntegerAttr tag();

    /** A number. */
    @Result(AnyInteger.class)
    Value result();
  }

  /** A result whose type is not inferred. */
  @Op(dialect = TestDialect.class, name = "op_x")
  interface OpX {
    /** A number. */
    @Operand(AnyInteger.class)
    Value input();

    /** A number. */
    @Result(AnyInteger.class)
    Value result();
  }

  /** Two results. */
  @Op(dialect = TestDialect.class, name = "one_to_two")
  interface OneToTwo extends OpAsmOpInterface {
    /** A number. */
    @Operand(AnyInteger.class)
    Value x();

    /** A number. */
    @Result(AnyInteger.class)
    Value first();

    /** A number. */
    @Result(AnyInteger.class)
    Value second();

    /** In MLIR these have no names. */
    @Override
    default void resultNames(ValueNamer namer) {}
  }

  /** Two operands. */
  @Op(dialect = TestDialect.class, name = "two_to_one")
  interface TwoToOne {
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

  /** A location of its own. */
  @Op(dialect = TestDialect.class, name = "loc_src")
  interface TestLocationSrc {
    /** A number. */
    @Operand(I32.class)
    Value input();

    /** A number. */
    @Result(I32.class)
    Value output();
  }

  /** A location of its own. */
  @Op(dialect = TestDialect.class, name = "loc_dst")
  interface TestLocationDst {
    /** A number. */
    @Operand(I32.class)
    Value input();

    /** A number. */
    @Result(I32.class)
    Value output();
  }

  /** A location of its own, without a result. */
  @Op(dialect = TestDialect.class, name = "loc_src_no_res")
  interface TestLocationSrcNoRes {
    /** A number. */
    @Operand(I32.class)
    Value input();
  }

  /** A location of its own, without a result. */
  @Op(dialect = TestDialect.class, name = "loc_dst_no_res")
  interface TestLocationDstNoRes {
    /** A number. */
    @Operand(I32.class)
    Value input();
  }

  /** What is replaced by its operand. */
  @Op(dialect = TestDialect.class, name = "rewrite")
  interface TestRewrite {
    /** Anything. */
    @Operand
    Value input();

    /** Anything. */
    @Result
    Value result();
  }

  /** Three operands. */
  @Op(dialect = TestDialect.class, name = "op_crash_long")
  interface OpCrashLong {
    /** A number. */
    @Operand(I32.class)
    Value x();

    /** A number. */
    @Operand(I32.class)
    Value y();

    /** A number. */
    @Operand(I32.class)
    Value z();

    /** A number. */
    @Result(I32.class)
    Value result();
  }

  /** No operand. */
  @Op(dialect = TestDialect.class, name = "op_crash_short")
  interface OpCrashShort {
    /** A number. */
    @Result(I32.class)
    Value result();
  }
}
