// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.format;

/** What contains an element, which determines the elements that are valid there. */
enum Position {
  /** The format itself, or a group. */
  TOP_LEVEL,
  /** The arguments of {@code custom}. */
  CUSTOM,
  /** The argument of {@code ref}. */
  REF,
  /** An argument of {@code type} or {@code functional-type}. */
  TYPE,
  /** The arguments of {@code struct}. */
  STRUCT
}
