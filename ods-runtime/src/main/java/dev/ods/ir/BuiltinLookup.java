// SPDX-License-Identifier: Apache-2.0
package dev.ods.ir;

import dev.ods.service.OwnService;
import org.jspecify.annotations.Nullable;

/** Finds the {@link BuiltinService} once, for the first context. */
final class BuiltinLookup {
  private BuiltinLookup() {}

  /**
   * The dialect of all contexts.
   *
   * @throws IllegalStateException if there is no service
   */
  static Dialect dialect() {
    Dialect dialect = Holder.DIALECT;
    if (dialect == null) {
      throw new IllegalStateException(
          "the dialect 'builtin' is missing: a jar that shades ods-runtime must keep its"
              + " META-INF/services");
    }
    return dialect;
  }

  private static final class Holder {
    static final @Nullable Dialect DIALECT = find();

    private static @Nullable Dialect find() {
      BuiltinService own = OwnService.find(BuiltinService.class);
      return own == null ? null : own.dialect();
    }
  }
}
