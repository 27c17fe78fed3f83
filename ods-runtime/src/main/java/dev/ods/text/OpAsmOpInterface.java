// SPDX-License-Identifier: Apache-2.0
package dev.ods.text;

import dev.ods.ir.Block;
import dev.ods.ir.OpView;
import dev.ods.ir.Region;
import dev.ods.ir.Value;

/**
 * What an operation says about names in the custom form (MLIR's interface of the same name). An
 * op's declaration extends it and overrides what it has to say.
 *
 * <p>The generic form ignores the names of values and blocks. A wished name is made a valid
 * identifier, and made unique by a suffix where it is taken.
 *
 * <p>The view and its operation are lent to the methods that name something, for the call; see {@link
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
   * The dialect whose prefix the names of operations in the regions may leave out; empty for none.
   * Asked of the kind of operation ({@link dev.ods.ir.OpModel#as}), as the parser needs it before
   * there is an operation: {@link #operation} fails.
   */
  default String defaultDialect() {
    return "";
  }

  /** Takes the wished name of a value, without the leading {@code %}; empty asks for a number. */
  @FunctionalInterface
  interface ValueNamer {
    /** Wishes that {@code value} be called {@code name}. Once for each value. */
    void name(Value value, String name);

    /**
     * Wishes that {@code value} be called {@code prefix + number + suffix}, such as {@code c5_i32},
     * without making that string.
     */
    default void name(Value value, String prefix, long number, String suffix) {
      name(value, prefix + number + suffix);
    }
  }

  /** Takes the wished name of a block. */
  @FunctionalInterface
  interface BlockNamer {
    /** Wishes that {@code block} be called {@code name}. Once for each block. */
    void name(Block block, String name);
  }
}
