// SPDX-License-Identifier: Apache-2.0
package dev.ods.builtin;

import dev.ods.ir.Context;
import dev.ods.ir.ContextKey;
import java.util.HashMap;
import java.util.Map;
import java.util.Objects;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/**
 * Binary resources of a dialect in a context, by key (MLIR's resource blob manager). Thread-safe.
 *
 * <p>A dialect with resources of its own keeps them under a {@link ContextKey}: {@code
 * ContextKey.create(context -> ResourceBlobs.create())}.
 */
public final class ResourceBlobs {
  private static final ContextKey<ResourceBlobs> DENSE =
      ContextKey.create(context -> new ResourceBlobs());

  /** A key without a blob was met in a reference only. */
  private final Map<String, @Nullable ResourceBlob> blobs = new HashMap<>();

  private ResourceBlobs() {}

  /** No resources. */
  public static ResourceBlobs create() {
    return new ResourceBlobs();
  }

  /** What the {@link DenseResourceElementsAttr}s of a context refer to. */
  public static ResourceBlobs dense(Context context) {
    return context.get(DENSE);
  }

  /**
   * Declares a key for a new resource: the requested one, or that followed by a number if it is
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

  /** Sets the blob of a key. */
  public synchronized void put(String key, ResourceBlob blob) {
    Objects.requireNonNull(key, "key");
    Objects.requireNonNull(blob, "blob");
    blobs.put(key, blob);
  }

  /** The blob of a key, or null. */
  public synchronized @Nullable ResourceBlob get(String key) {
    return blobs.get(key);
  }

  /** The keys that were declared or set, in their order as text. */
  public synchronized Iterable<String> keys() {
    return new TreeSet<>(blobs.keySet());
  }
}
