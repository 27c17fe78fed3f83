// SPDX-License-Identifier: Apache-2.0
package dev.ods.benchmarks;

import dev.ods.builtin.IntegerAttr;
import dev.ods.builtin.IntegerType;
import dev.ods.dialects.arith.AddIOp;
import dev.ods.dialects.arith.ConstantOp;
import dev.ods.dialects.arith.MulIOp;
import dev.ods.dialects.arith.XOrIOp;
import dev.ods.dialects.func.CallOp;
import dev.ods.ir.Location;
import dev.ods.ir.OpBuilder;
import dev.ods.ir.Value;
import java.util.List;

/** The functions that rewrites are measured on. */
final class Programs {
  /** Functions refer to others of the same group only. */
  static final int GROUP = 10;

  /** The first of the functions of a group that symbol-dce erases, or inlining. */
  private static final int FIRST_CALLED = 5;

  private static final int CALLERS = 3;

  private Programs() {}

  /** Builds some operations, the last of which computes the next {@code x}. */
  private interface Step {
    Value build(OpBuilder builder, Location location, int index, Value x, Value y);
  }

  /** Repeats a step of so many operations. */
  private static Functions.Body repeat(int operations, Step step) {
    return (builder, location, function, x, y) -> {
      Value value = x;
      for (int i = 0; i < Functions.BODY_OPS / operations; i++) {
        value = step.build(builder, location, i, value, y);
      }
      return value;
    };
  }

  /** Neutral elements and constants, of which two operations of nine are left. */
  static final Functions.Body FOLDABLE =
      repeat(
          9,
          (builder, location, index, x, y) -> {
            Value zero = constant(builder, location, x, 0);
            Value sum = AddIOp.build(builder, location, x, zero).result();
            Value one = constant(builder, location, x, 1);
            Value product = MulIOp.build(builder, location, sum, one).result();
            Value left = constant(builder, location, x, index + 2L);
            Value right = constant(builder, location, x, index + 3L);
            Value known = AddIOp.build(builder, location, left, right).result();
            Value mixed = XOrIOp.build(builder, location, product, known).result();
            return AddIOp.build(builder, location, mixed, y).result();
          });

  /** Every third operation computes what the one before it does. */
  static final Functions.Body REPEATED =
      repeat(
          3,
          (builder, location, index, x, y) -> {
            Value first = AddIOp.build(builder, location, x, y).result();
            Value second = AddIOp.build(builder, location, x, y).result();
            return MulIOp.build(builder, location, first, second).result();
          });

  /** Every third operation adds a value to itself. */
  static final Functions.Body DOUBLED =
      repeat(
          3,
          (builder, location, index, x, y) -> {
            Value twice = AddIOp.build(builder, location, x, x).result();
            Value mixed = XOrIOp.build(builder, location, twice, y).result();
            return MulIOp.build(builder, location, mixed, y).result();
          });

  /** Nothing to fold, to unify or to erase. */
  static final Functions.Body SETTLED =
      (builder, location, function, x, y) -> mixed(builder, location, Functions.BODY_OPS, x, y);

  /** Nine functions of a group begin with a call of the last one, which is private. */
  static final Functions.Body INLINABLE =
      (builder, location, function, x, y) ->
          function % GROUP == GROUP - 1
              ? mixed(builder, location, Functions.BODY_OPS, x, y)
              : afterCall(builder, location, function - function % GROUP + GROUP - 1, x, y);

  /** Five functions of a group are private; the first three call the first three of these. */
  static final Functions.Body UNUSED =
      (builder, location, function, x, y) ->
          function % GROUP < CALLERS
              ? afterCall(builder, location, function + FIRST_CALLED, x, y)
              : mixed(builder, location, Functions.BODY_OPS, x, y);

  /** Whether a function of {@link #INLINABLE} is private. */
  static boolean isInlined(int function) {
    return function % GROUP == GROUP - 1;
  }

  /** Whether a function of {@link #UNUSED} is private. */
  static boolean isPrivate(int function) {
    return function % GROUP >= FIRST_CALLED;
  }

  private static Value afterCall(
      OpBuilder builder, Location location, int callee, Value x, Value y) {
    Value result =
        CallOp.build(builder, location, List.of(x.type()), "f" + callee, List.of(x, y))
            .operation()
            .result(0);
    return mixed(builder, location, Functions.BODY_OPS - 1, y, result);
  }

  private static Value mixed(OpBuilder builder, Location location, int count, Value x, Value y) {
    Value left = x;
    Value right = y;
    for (int i = 0; i < count; i++) {
      Value result =
          switch (i % 3) {
            case 0 -> AddIOp.build(builder, location, left, right).result();
            case 1 -> XOrIOp.build(builder, location, left, right).result();
            default -> MulIOp.build(builder, location, left, right).result();
          };
      left = right;
      right = result;
    }
    return right;
  }

  static Value constant(OpBuilder builder, Location location, Value like, long number) {
    IntegerType type = (IntegerType) like.type();
    return ConstantOp.build(builder, location, type, IntegerAttr.get(type, number)).result();
  }
}
