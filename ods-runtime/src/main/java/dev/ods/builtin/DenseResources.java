// SPDX-License-Identifier: Apache-2.0
package dev.ods.builtin;

import dev.ods.ir.Context;
import dev.ods.ir.ContextKey;
import java.util.HashMap;
import java.util.Map;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/**
 * The resources that the {@link DenseResourceElementsAttr}s of a context refer to, by key.
 * Thread-safe.
 */
public final class DenseResources {
  private static final ContextKey<DenseResources> KEY =
      ContextKey.create(context -> new DenseResources());

  /** A key without a blob was met in a reference only. */
  private final Map<String, @Nullable ResourceBlob> blobs = new HashMap<>();

  private DenseResources() {}

  /** The resources of a context. */
  public static DenseResources of(Context context) {
    return context.get(KEY);
  }

  /**
   * Takes a key for a new resource: the one wished for, or that with a number behind it if it is
   * taken.
   *
   * @return the key taken
   */
  public synchronized String declare(String wish) {
    String key = wish;
    for (int i = 0; blobs.containsKey(key); i++) {
      key = wish + "_" + i;
    }
    blobs.put(key, null);
    return key;
  }

  /** Sets what is under a key. */
  public synchronized void put(String key, ResourceBlob blob) {
    blobs.put(key, blob);
  }

  /** What is under a key, or null. */
  public synchronized @Nullable ResourceBlob get(String key) {
    return blobs.get(key);
  }

  /** The keys that were declared or set, in their order as text. */
  public synchronized Iterable<String> keys() {
    return new TreeSet<>(blobs.keySet());
  }
}
