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
  static DialectDefinition dialect() {
    return service().dialect();
  }

  /** Whether operations of this name are isolated from above, or might be. */
  static boolean mightBeIsolated(OperationName name) {
    return service().mightBeIsolated(name);
  }

  private static BuiltinService service() {
    BuiltinService service = Holder.SERVICE;
    if (service == null) {
      throw new IllegalStateException(
          "the dialect 'builtin' is missing: a jar that shades ods-runtime must keep its"
              + " META-INF/services");
    }
    return service;
  }

  private static final class Holder {
    static final @Nullable BuiltinService SERVICE =
        OwnService.find(BuiltinService.class, "dev.ods.op.BuiltinDialect");
  }
}
