// SPDX-License-Identifier: Apache-2.0
package dev.ods.codegen;

import dev.ods.ir.Context;
import dev.ods.ir.Uniqued;
import java.util.Objects;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * The base of generated types with a body, which is set once, after the type has been created, and
 * may contain the type (MLIR's {@code MutableType}). Types with equal parameters are the same,
 * whatever the body.
 *
 * @param <K> the record with the parameters
 * @param <B> the body
 */
public abstract class GeneratedMutableType<K extends Record, B> extends GeneratedType<K> {
  private final AtomicReference<@Nullable B> body = new AtomicReference<>();

  /**
   * For generated types.
   *
   * @param mnemonic the name in the dialect; empty if it has none
   * @param key the parameters
   */
  protected GeneratedMutableType(Context context, String namespace, String mnemonic, K key) {
    super(context, namespace, mnemonic, key);
  }

  /** The body, or null as long as it has not been set. */
  public final @Nullable B body() {
    return body.get();
  }

  /**
   * Sets the body, which cannot be changed any more.
   *
   * @return whether the type has this body now: false if it has another
   * @throws IllegalArgumentException if a part of the body is of another context
   */
  public final boolean setBody(B body) {
    B own = copy(Objects.requireNonNull(body, "body"));
    forEachBodyPart(own, this::requireContext);
    return this.body.compareAndSet(null, own) || own.equals(this.body.get());
  }

  private void requireContext(Uniqued part) {
    if (part.context() != context()) {
      throw new IllegalArgumentException(
          "a part of the body of a "
              + getClass().getSimpleName()
              + " is of another context: get all parts from one context");
    }
  }

  /** A body with the same values that nothing can change. */
  protected B copy(B body) {
    return body;
  }

  /** Passes the types and attributes in a body. */
  protected void forEachBodyPart(B body, Consumer<? super Uniqued> action) {}
}
