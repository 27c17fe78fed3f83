// SPDX-License-Identifier: Apache-2.0
package dev.ods.datalayout;

/** A property of a data layout that belongs to no type, and for which specifications have a key. */
public enum DataLayoutProperty {
  /** The order of bytes in memory. */
  ENDIANNESS,
  /** The memory space of a reference that names none. */
  DEFAULT_MEMORY_SPACE,
  /** The memory space of what is allocated on the stack. */
  ALLOCA_MEMORY_SPACE,
  /** The memory space of code. */
  PROGRAM_MEMORY_SPACE,
  /** The memory space of global variables. */
  GLOBAL_MEMORY_SPACE,
  /** How the names of symbols are mangled. */
  MANGLING_MODE,
  /** The natural alignment of the stack, in bits. */
  STACK_ALIGNMENT,
  /** The alignment of pointers to functions. */
  FUNCTION_POINTER_ALIGNMENT,
  /** The widths of integers that the target has, in bits. */
  LEGAL_INT_WIDTHS
}
