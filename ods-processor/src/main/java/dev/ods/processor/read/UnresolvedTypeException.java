// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.read;

/** Ends the reading of a declaration that mentions a type which does not exist (yet). */
public final class UnresolvedTypeException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  UnresolvedTypeException(String type) {
    super("cannot resolve " + type);
  }
}
