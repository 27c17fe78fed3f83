// SPDX-License-Identifier: Apache-2.0
package dev.ods.text;

import dev.ods.ir.Attribute;
import dev.ods.ir.Context;
import dev.ods.ir.Operation;
import dev.ods.ir.Type;
import java.util.Collection;
import org.jspecify.annotations.Nullable;

/**
 * A dialect's say in the text of a whole file: in what is written as an alias, and in the resources
 * behind the operations (MLIR's interface of this name). {@link dev.ods.ir.Dialect#as} finds it:
 * the dialect implements it, or a declaration with {@code @Dialect} has a method {@code static
 * OpAsmDialectInterface asmInterface()}.
 *
 * <p>A resource is data outside of the IR, under a key that attributes refer to:
 *
 * <pre>
 * "some.op"() {a = #test.blob&lt;key&gt;} : () -> ()
 * {-# dialect_resources: { test: { key: "0x0400000001020304" } } #-}
 * </pre>
 *
 * <p>The dialect's parser reads such a key with {@link DialectAsmParser#parseResourceHandle}, which
 * asks {@link #declareResource}; its printer writes it with {@link
 * DialectAsmPrinter#printResourceHandle}, which makes {@link #buildResources} write the data.
 * {@link dev.ods.builtin.ResourceBlobs} keeps data between the two.
 */
public interface OpAsmDialectInterface {
  /**
   * The alias of an attribute of any dialect, or null to leave it to others. The dialects are asked
   * from the last namespace to the first, as in MLIR 22; the last answer counts, unless one is
   * final.
   */
  default @Nullable AsmAlias alias(Attribute attribute) {
    return null;
  }

  /** {@link #alias(Attribute)} for a type of any dialect. */
  default @Nullable AsmAlias alias(Type type) {
    return null;
  }

  /**
   * Takes a key that a text refers to or defines, when the text is the first time about it.
   *
   * @return the key under which this context knows the resource, which is another if the wished one
   *     is taken; null if the dialect has no such resource, which is reported as an error
   */
  default @Nullable String declareResource(Context context, String key) {
    return null;
  }

  /**
   * Reads the data of a resource that was declared.
   *
   * @return false after reporting an error
   */
  default boolean parseResource(ResourceEntry entry) {
    return entry.unknown();
  }

  /**
   * Writes the resources that belong to an operation which is printed as a file.
   *
   * @param referenced the keys that were printed, in the order of the first time
   */
  default void buildResources(
      Operation root, Collection<String> referenced, ResourceBuilder builder) {}
}
