// SPDX-License-Identifier: Apache-2.0
/**
 * The packed IR by bare references, for loops over millions of operations that must not allocate an
 * object per operation: printing, verifying, hashing. Nothing here is checked. Everything else
 * should use the handles of {@code dev.ods.ir}, of which escape analysis removes most.
 *
 * <h2>What a reference is</h2>
 *
 * <p>An operation, a block, a region and a use are each an {@code int}; a value and a location are
 * each a {@code long}; a type, an attribute and an operation name are the {@code int} that numbers
 * them in their context. 0 is none, or the unknown location. Unregistered names have negative
 * numbers. The encodings may change in any version: obtain these numbers from this package and pass
 * them to it, compare them for equality, and use them as keys; do not store them in files.
 *
 * <h2>How long it is valid</h2>
 *
 * <p>A reference belongs to one arena, that is, to the operations that were created by one {@link
 * dev.ods.ir.OpBuilder#create(dev.ods.ir.Context) root builder}, and is valid until the object is
 * erased or its arena's root is; it stays valid when the object is moved. A value's word changes
 * when an argument before it is inserted or erased. Numbers of types, attributes and names belong
 * to one {@link dev.ods.ir.Context} and are valid as long as it is.
 *
 * <h2>What goes wrong on misuse</h2>
 *
 * <p>Reading by a reference of another kind, of another arena, or of an erased object returns an
 * arbitrary number, throws an arbitrary unchecked exception, or does not terminate; a handle made
 * of it writes to whatever lies there, so that the IR may be corrupted. Memory outside the arena is
 * not affected. The rules on threads are those of {@code dev.ods.ir}.
 *
 * <p>What belongs here is access to what the handles hide, without logic of its own.
 */
@NullMarked
package dev.ods.ir.unsafe;

import org.jspecify.annotations.NullMarked;
