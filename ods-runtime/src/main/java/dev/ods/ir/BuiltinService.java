// SPDX-License-Identifier: Apache-2.0
package dev.ods.ir;

/**
 * Gives the dialect that every {@link Context} has from the start: {@code builtin}, and tells which
 * operations are isolated. The implementation is found with {@link java.util.ServiceLoader}, so
 * that the IR needs not know the operations in it. Only the runtime's own implementation is used.
 */
public interface BuiltinService {
  /** The dialect; the same for all contexts. */
  DialectDefinition dialect();

  /** Whether operations of this name are isolated from above, or might be: see the package. */
  boolean mightBeIsolated(OperationName name);
}
