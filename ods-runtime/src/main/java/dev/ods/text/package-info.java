// SPDX-License-Identifier: Apache-2.0
/**
 * MLIR's textual form: the lexer, the parser and the printers, for the generic form of any
 * operation and for the custom forms that operations bring along.
 *
 * <p>{@link dev.ods.text.Parser} reads, {@link dev.ods.text.Printer} writes. Generated code
 * implements {@link dev.ods.text.OpAssembly} with {@link dev.ods.text.OpAsmParser} and {@link
 * dev.ods.text.OpAsmPrinter}.
 */
@NullMarked
package dev.ods.text;

import org.jspecify.annotations.NullMarked;
