// SPDX-License-Identifier: Apache-2.0
package dev.ods.ir;

import java.util.List;

/**
 * A group of operations, types and attributes under one namespace. Load it into a {@link Context}
 * with {@link Context#load}; tools find dialects with {@link java.util.ServiceLoader}.
 */
public abstract class Dialect {
  private final String namespace;

  /**
   * For subclasses.
   *
   * @param namespace the dialect's name, such as {@code "tf"}
   */
  protected Dialect(String namespace) {
    this.namespace = namespace;
  }

  /** The dialect's name, the part of an operation's name before the first dot. */
  public final String namespace() {
    return namespace;
  }

  /** The operations that this dialect defines. */
  public abstract List<OpModel> operations();

  /** Whether operations of this namespace that it does not define are allowed. */
  public boolean allowsUnknownOperations() {
    return false;
  }

  /** Whether types and attributes of this namespace that it does not define are allowed. */
  public boolean allowsUnknownTypes() {
    return false;
  }
}
