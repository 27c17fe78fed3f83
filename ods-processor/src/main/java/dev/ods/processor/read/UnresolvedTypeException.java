// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.read;

/** Thrown when a declaration refers to a type that does not exist (yet). */
public final class UnresolvedTypeException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  UnresolvedTypeException(String type) {
    super("cannot resolve " + type);
  }
}
