// SPDX-License-Identifier: Apache-2.0
package dev.ods.text;

import dev.ods.ir.Block;
import dev.ods.ir.Operation;
import dev.ods.ir.Region;
import dev.ods.ir.Value;

/**
 * What an operation says about the names in its custom form (MLIR's {@code OpAsmOpInterface}): an
 * {@link dev.ods.ir.OpModel} implements it, and printer and parser find it with {@code
 * name.as(OpAsmNames.class)}.
 *
 * <p>The generic form ignores the names of values and blocks. A wished name is made a valid
 * identifier, and made unique by a suffix where it is taken.
 *
 * <p>The operation given to {@link #resultNames} and {@link #blockNames} is lent for the call; see
 * {@link Operation#keep}.
 */
public interface OpAsmNames {
  /**
   * Names results. Naming the first result of a group names the group: a result that is named
   * starts a new group of the results up to the next named one.
   */
  default void resultNames(Operation op, ValueNamer namer) {}

  /** Names arguments of the blocks of one region of {@code op}. */
  default void blockArgumentNames(Operation op, Region region, ValueNamer namer) {}

  /** Names blocks of the regions of {@code op}, without the leading {@code ^}. */
  default void blockNames(Operation op, BlockNamer namer) {}

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
