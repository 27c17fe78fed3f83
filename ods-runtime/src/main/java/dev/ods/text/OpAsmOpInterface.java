// SPDX-License-Identifier: Apache-2.0
package dev.ods.text;

import dev.ods.ir.Block;
import dev.ods.ir.OpView;
import dev.ods.ir.Region;
import dev.ods.ir.Value;

/**
 * Names of results, block arguments and blocks in the custom form (MLIR's interface of the same
 * name). An op's declaration extends it and overrides the methods that apply.
 *
 * <p>The generic form ignores the names of values and blocks. A suggested name is converted to a
 * valid identifier, and made unique by a suffix if it is in use.
 *
 * <p>The methods that name something borrow the view and its operation for the call; see {@link
 * dev.ods.ir.Operation#keep}.
 */
public interface OpAsmOpInterface extends OpView {
  /**
   * Names results. Naming the first result of a group names the group: a result that is named
   * starts a new group of the results up to the next named one.
   */
  default void resultNames(ValueNamer namer) {}

  /** Names arguments of the blocks of one region of the operation. */
  default void blockArgumentNames(Region region, ValueNamer namer) {}

  /** Names blocks of the operation's regions, without the leading {@code ^}. */
  default void blockNames(BlockNamer namer) {}

  /**
   * The dialect whose prefix may be omitted from the names of operations in the regions; empty for
   * none. Called for the kind of operation ({@link dev.ods.ir.OpModel#as}), as the parser needs it
   * before there is an operation: {@link #operation} fails.
   */
  default String defaultDialect() {
    return "";
  }

  /**
   * Accepts suggested names of values, without the leading {@code %}; an empty name is a request
   * for a number.
   */
  @FunctionalInterface
  interface ValueNamer {
    /** Suggests a name for a value; at most once for each value. */
    void name(Value value, String name);

    /**
     * Suggests the name {@code prefix + number + suffix}, such as {@code c5_i32}, without creating
     * that string.
     */
    default void name(Value value, String prefix, long number, String suffix) {
      name(value, prefix + number + suffix);
    }
  }

  /** Accepts suggested names of blocks. */
  @FunctionalInterface
  interface BlockNamer {
    /** Suggests a name for a block; at most once for each block. */
    void name(Block block, String name);
  }
}
