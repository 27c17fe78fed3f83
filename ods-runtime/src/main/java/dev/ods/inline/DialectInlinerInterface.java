// SPDX-License-Identifier: Apache-2.0
package dev.ods.inline;

import dev.ods.hook.HookFailure;
import dev.ods.ir.Block;
import dev.ods.ir.DictionaryAttr;
import dev.ods.ir.IrMapping;
import dev.ods.ir.Location;
import dev.ods.ir.OpBuilder;
import dev.ods.ir.Operation;
import dev.ods.ir.Region;
import dev.ods.ir.Type;
import dev.ods.ir.Value;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * How the operations of a dialect are inlined (MLIR's interface of the same name). By default
 * nothing may be inlined. A dialect's declaration returns one from a static method {@code
 * inlinerInterface()}.
 */
public interface DialectInlinerInterface {
  /** Of a dialect any of whose operations may be inlined. */
  interface AnyOperation extends DialectInlinerInterface {
    @Override
    default boolean isLegalToInline(
        Operation op, Region target, boolean wouldBeCloned, IrMapping mapping) {
      return true;
    }
  }

  /** Of a dialect any of whose operations may be inlined, and any region into them. */
  interface AnyOperationAndRegion extends AnyOperation {
    @Override
    default boolean isLegalToInline(
        Region target, Region source, boolean wouldBeCloned, IrMapping mapping) {
      return true;
    }
  }

  /**
   * Whether what a call of this dialect calls may be inlined.
   *
   * @param wouldBeCloned whether the callee is copied, otherwise it is moved
   */
  default boolean isLegalToInline(Operation call, Operation callable, boolean wouldBeCloned) {
    return false;
  }

  /**
   * Whether a region may be inlined into one of an operation of this dialect.
   *
   * @param mapping what the region's arguments become
   */
  default boolean isLegalToInline(
      Region target, Region source, boolean wouldBeCloned, IrMapping mapping) {
    return false;
  }

  /**
   * Whether an operation of this dialect may be inlined into a region.
   *
   * @param mapping what the arguments of the inlined region become
   */
  default boolean isLegalToInline(
      Operation op, Region target, boolean wouldBeCloned, IrMapping mapping) {
    return false;
  }

  /** Whether what is nested in an operation of this dialect must be legal to inline, too. */
  default boolean shouldAnalyzeRecursively(Operation op) {
    return true;
  }

  /** Whether an inlined region of one block becomes a part of the block of the call. */
  default boolean allowsSingleBlockOptimization(List<Block> inlined) {
    return true;
  }

  /**
   * Replaces a terminator of this dialect that returned from a region of several blocks, by a
   * branch to what follows the call. One that did not return stays. By default an error at the
   * terminator: a dialect with terminators that may be inlined must implement this, also if all of
   * them stay.
   */
  default void handleTerminator(Operation terminator, Block next) {
    throw HookFailure.missing(
        terminator,
        "handleTerminator(Operation, Block) in the DialectInlinerInterface of its dialect",
        "it ends one of several blocks that are inlined");
  }

  /**
   * Replaces the results of a call by what a terminator of this dialect has returned. It is erased
   * afterwards. By default an error at the terminator.
   */
  default void handleTerminator(Operation terminator, List<Value> results) {
    throw HookFailure.missing(
        terminator,
        "handleTerminator(Operation, List<Value>) in the DialectInlinerInterface of its dialect",
        "it ends the only block that is inlined");
  }

  /**
   * Makes a value of another type for a call of this dialect whose types differ from the callee's.
   *
   * @return an operation with the value as its only operand, and one result; null if there is none
   */
  default @Nullable Operation materializeCallConversion(
      OpBuilder builder, Value input, Type type, Location location) {
    return null;
  }

  /** Processes an argument that a callable of this dialect has attributes for. */
  default Value handleArgument(
      OpBuilder builder,
      Operation call,
      Operation callable,
      Value argument,
      DictionaryAttr attributes) {
    return argument;
  }

  /** Processes a result that a callable of this dialect has attributes for. */
  default Value handleResult(
      OpBuilder builder,
      Operation call,
      Operation callable,
      Value result,
      DictionaryAttr attributes) {
    return result;
  }

  /** Processes what has replaced a call of this dialect, before terminators are handled. */
  default void processInlinedCallBlocks(Operation call, List<Block> inlined) {}
}
