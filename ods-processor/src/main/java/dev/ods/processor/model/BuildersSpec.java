// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.model;

/**
 * Which ways to build an operation are generated, besides the forms of its own.
 *
 * @param skipDefault whether the {@code build} methods are left out
 * @param fluent whether it has a builder whose methods name the members
 */
public record BuildersSpec(boolean skipDefault, Fluent fluent) {
  /** Whether an op has a builder whose methods name the members. */
  public enum Fluent {
    /** If {@code build} has many parameters, or has some for what may be left out. */
    WHERE_NEEDED,
    /** In any case. */
    ALWAYS,
    /** In no case. */
    NEVER
  }
}
