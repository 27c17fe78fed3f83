// SPDX-License-Identifier: Apache-2.0
package dev.ods.pass;

import java.util.ArrayList;
import java.util.List;
import java.util.ServiceLoader;
import java.util.SortedMap;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/** The passes that pipelines can name. */
public final class PassRegistry {
  private final SortedMap<String, PassInfo> passes = new TreeMap<>();

  private PassRegistry() {}

  /**
   * The passes of providers.
   *
   * @throws IllegalArgumentException if two passes have the same name
   */
  public static PassRegistry of(Iterable<? extends PassProvider> providers) {
    PassRegistry registry = new PassRegistry();
    for (PassProvider provider : providers) {
      for (PassInfo pass : provider.passes()) {
        if (registry.passes.put(pass.argument(), pass) != null) {
          throw new IllegalArgumentException(
              "two passes are called '" + pass.argument() + "': rename one of them");
        }
      }
    }
    return registry;
  }

  /** The passes of all providers that a class loader finds. */
  public static PassRegistry load(ClassLoader loader) {
    return of(ServiceLoader.load(PassProvider.class, loader));
  }

  /** The pass of this name, or null. */
  public @Nullable PassInfo find(String argument) {
    return passes.get(argument);
  }

  /** The passes, by name. */
  public List<PassInfo> all() {
    return new ArrayList<>(passes.values());
  }
}
