// SPDX-License-Identifier: Apache-2.0
package dev.ods.text;

import dev.ods.ir.Attribute;
import dev.ods.ir.Context;
import dev.ods.ir.Operation;
import dev.ods.ir.Type;
import java.util.Collection;
import org.jspecify.annotations.Nullable;

/**
 * A dialect's hooks for the text of a whole file: names of aliases, and the resources after the
 * operations (MLIR's interface of the same name). {@link dev.ods.ir.DialectDefinition#as} finds it:
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
 * <p>The dialect's parser parses such a key with {@link DialectAsmParser#parseResourceHandle},
 * which calls {@link #declareResource}; its printer prints it with {@link
 * DialectAsmPrinter#printResourceHandle}, which makes {@link #buildResources} print the data.
 * {@link dev.ods.builtin.ResourceBlobs} keeps data between the two.
 */
public interface OpAsmDialectInterface {
  /**
   * The alias of an attribute of any dialect, or null to leave it to other dialects. The dialects
   * are called in the descending order of their namespaces, as in MLIR 22; the last alias is used,
   * unless one is final.
   */
  default @Nullable AsmAlias alias(Attribute attribute) {
    return null;
  }

  /** {@link #alias(Attribute)} for a type of any dialect. */
  default @Nullable AsmAlias alias(Type type) {
    return null;
  }

  /**
   * Declares a key at the first reference to it, or definition of it, in a text.
   *
   * @return the key of the resource in this context, which differs if the requested one is in use;
   *     null if the dialect has no such resource, which is reported as an error
   */
  default @Nullable String declareResource(Context context, String key) {
    return null;
  }

  /**
   * Parses the data of a declared resource.
   *
   * @return false after reporting an error
   */
  default boolean parseResource(ResourceEntry entry) {
    return entry.unknown();
  }

  /**
   * Prints the resources of an operation that is printed as a file.
   *
   * @param referenced the keys that were printed, in the order of their first occurrence
   */
  default void buildResources(
      Operation root, Collection<String> referenced, ResourceBuilder builder) {}
}
