// SPDX-License-Identifier: Apache-2.0
package dev.ods.pass;

import java.util.List;
import java.util.Objects;
import java.util.ServiceLoader;
import java.util.SortedMap;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/** The passes and pass pipelines that pipelines can name. */
public final class PassRegistry {
  private final SortedMap<String, PassRegistryEntry> entries = new TreeMap<>();

  private PassRegistry() {}

  /**
   * The passes and pass pipelines of providers.
   *
   * @throws IllegalArgumentException if two of them have the same name
   */
  public static PassRegistry of(Iterable<? extends PassProvider> providers) {
    PassRegistry registry = new PassRegistry();
    for (PassProvider provider : providers) {
      provider.passes().forEach(registry::add);
      provider.pipelines().forEach(registry::add);
    }
    return registry;
  }

  private void add(PassRegistryEntry entry) {
    PassRegistryEntry same = entries.put(entry.argument(), entry);
    if (same != null) {
      boolean isPass = entry instanceof PassInfo;
      String both =
          isPass != same instanceof PassInfo
              ? "a pass and a pass pipeline are both"
              : isPass ? "two passes are" : "two pass pipelines are";
      throw new IllegalArgumentException(
          both + " called '" + entry.argument() + "': rename one of them");
    }
  }

  /** The passes and pass pipelines of all providers that a class loader finds. */
  public static PassRegistry load(ClassLoader loader) {
    Objects.requireNonNull(loader, "loader");
    return of(ServiceLoader.load(PassProvider.class, loader));
  }

  /** The pass of this name, or null. */
  public @Nullable PassInfo find(String argument) {
    return entries.get(argument) instanceof PassInfo pass ? pass : null;
  }

  /** The passes, by name. */
  public List<PassInfo> all() {
    return all(PassInfo.class);
  }

  /** The pass pipeline of this name, or null. */
  public @Nullable PassPipelineInfo findPipeline(String argument) {
    return entries.get(argument) instanceof PassPipelineInfo pipeline ? pipeline : null;
  }

  /** The pass pipelines, by name. */
  public List<PassPipelineInfo> allPipelines() {
    return all(PassPipelineInfo.class);
  }

  private <E extends PassRegistryEntry> List<E> all(Class<E> kind) {
    return entries.values().stream().filter(kind::isInstance).map(kind::cast).toList();
  }

  /** The pass or pass pipeline of this name, or null. */
  @Nullable PassRegistryEntry entry(String argument) {
    return entries.get(argument);
  }
}
