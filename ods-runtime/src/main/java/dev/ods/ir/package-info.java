// SPDX-License-Identifier: Apache-2.0
/**
 * The IR itself: contexts, operations, blocks, regions, values, types, attributes, locations, and
 * the builder that creates them. This is the public API of the packed storage.
 *
 * <p>It contains what all other packages work on, and nothing that parses or prints text, verifies,
 * or depends on a concrete dialect. This package imports only its own storage and hidden packages
 * that do not know the IR.
 *
 * <h2>Strings</h2>
 *
 * <p>Names and strings are bytes in MLIR, usually but not always UTF-8. In a Java string, a byte
 * that is not part of well-formed UTF-8 is an unpaired surrogate, {@code U+DC80} for 0x80 to {@code
 * U+DCFF} for 0xFF. So different bytes are different strings, and are printed as they were read.
 *
 * <h2>Threads</h2>
 *
 * <p>A {@link dev.ods.ir.Context}, and all types, attributes, locations and names of it, may be
 * used by any number of threads. Operations, with all that is nested in them, are used by one
 * thread at a time; one thread may pass them to another by any action that establishes
 * happens-before, such as the submission of a task. Any number of threads may read concurrently
 * while none writes; {@code DominanceInfo} and {@code Verifier} do not only read, as they may
 * number the operations of blocks, see {@code isBeforeInBlock} below.
 *
 * <p>Beyond that, threads may at once build in, change and erase from <em>different operations that
 * are isolated from above</em>, even if these are of one module: no operation inside of it refers
 * to a value or a block outside, so no two threads access the same object. Threads need no
 * registration; each builds with an {@link dev.ods.ir.OpBuilder} of its own. Everything outside of
 * the isolated operations is used by one thread at a time:
 *
 * <ul>
 *   <li>The lists of blocks and operations that contain the isolated operations. Only one thread
 *       may insert, move, remove or erase there. An operation that it has removed from its block
 *       may be changed and erased by another one.
 *   <li>The isolated operation's own operands, results and attributes, which are read from outside.
 *       A thread that works inside may change its attributes if no other thread reads them.
 *   <li>{@link dev.ods.ir.Operation#isBeforeInBlock} may renumber a block's operations, and so
 *       counts as a change of that block.
 * </ul>
 *
 * <h2>Misuse</h2>
 *
 * <p>A handle must not be used once its object is erased. A change through such a handle throws an
 * {@link IllegalStateException}, unless the memory is in use again; so does, with an {@link
 * IllegalArgumentException}, whatever would mix two contexts or arenas, or nest an operation in
 * itself. A call that throws one of these has changed nothing.
 *
 * <p>With {@code -Dods.checks=true}, for tests, every use of such a handle throws, also after the
 * memory is in use again. Then a change also throws a {@link
 * java.util.ConcurrentModificationException} if another thread walks or changes the same isolated
 * operation at that time, or calls one of its hooks. The mode costs time and memory, and nothing
 * when it is off. {@code dev.ods.ir.unsafe} is not checked.
 */
@NullMarked
package dev.ods.ir;

import org.jspecify.annotations.NullMarked;
