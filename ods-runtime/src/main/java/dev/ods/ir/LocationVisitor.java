// SPDX-License-Identifier: Apache-2.0
package dev.ods.ir;

import org.jspecify.annotations.Nullable;

/**
 * An operation on locations that differs by their kind. There are no defaults: a new kind of
 * location does not compile until each visitor handles it.
 *
 * @param <R> the result of the operation, {@code @Nullable Void} if it has none
 */
public interface LocationVisitor<R extends @Nullable Object> {
  R visitUnknown(UnknownLoc location);

  R visitFileLineColRange(FileLineColRange location);

  R visitName(NameLoc location);

  R visitCallSite(CallSiteLoc location);

  R visitFused(FusedLoc location);

  R visitDialect(DialectLoc location);
}
