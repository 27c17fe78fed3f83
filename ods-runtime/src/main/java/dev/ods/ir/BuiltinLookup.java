// SPDX-License-Identifier: Apache-2.0
package dev.ods.ir;

import java.util.Optional;
import java.util.ServiceLoader;

/** Finds the {@link BuiltinService} once, for the first context. */
final class BuiltinLookup {
  private BuiltinLookup() {}

  /**
   * The dialect of all contexts.
   *
   * @throws IllegalStateException if there is no service
   */
  static Dialect dialect() {
    return Holder.DIALECT.orElseThrow(
        () ->
            new IllegalStateException(
                "the dialect 'builtin' is missing: a jar that ods-runtime was packed into must keep"
                    + " its META-INF/services"));
  }

  private static final class Holder {
    static final Optional<Dialect> DIALECT =
        ServiceLoader.load(BuiltinService.class, BuiltinService.class.getClassLoader())
            .findFirst()
            .map(BuiltinService::dialect);
  }
}
