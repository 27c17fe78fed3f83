// SPDX-License-Identifier: Apache-2.0
/**
 * MLIR's textual form, as programs and dialects see it: {@link dev.ods.text.Parser} reads, {@link
 * dev.ods.text.Printer} writes, and the interfaces here are what custom forms are read and written
 * with.
 *
 * <p>Generated code implements {@link dev.ods.text.OpAssembly} with {@link
 * dev.ods.text.OpAsmParser} and {@link dev.ods.text.OpAsmPrinter}; dialects implement {@link
 * dev.ods.text.DialectAssembly} and {@link dev.ods.text.OpAsmDialectInterface}.
 *
 * <p>Code that parses and prints what is nested deep, more than some 100 levels, is called on other
 * threads, one at a time, while the thread that called the parser or printer waits. So it must not
 * depend on thread-locals, and must not wait for a lock that this thread holds.
 *
 * <p>Interfaces and small values belong here, and no code that reads or writes: that is in the
 * packages below this one, which are not exported and which nothing here may depend on. The parsers
 * and printers are interfaces that only those packages implement; they gain methods.
 */
@NullMarked
package dev.ods.text;

import org.jspecify.annotations.NullMarked;
