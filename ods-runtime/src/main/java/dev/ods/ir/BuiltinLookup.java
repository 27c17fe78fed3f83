// SPDX-License-Identifier: Apache-2.0
package dev.ods.ir;

import java.util.Iterator;
import java.util.ServiceLoader;
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
          "the dialect 'builtin' is missing: a jar that ods-runtime was packed into must keep its"
              + " META-INF/services");
    }
    return dialect;
  }

  private static final class Holder {
    static final @Nullable Dialect DIALECT = find();

    /** Without lambdas, as every program that starts comes by here. */
    private static @Nullable Dialect find() {
      Iterator<BuiltinService> services =
          ServiceLoader.load(BuiltinService.class, BuiltinService.class.getClassLoader())
              .iterator();
      return services.hasNext() ? services.next().dialect() : null;
    }
  }
}
