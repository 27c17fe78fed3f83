// SPDX-License-Identifier: Apache-2.0
package dev.ods.verify;

import dev.ods.ir.ContextKey;
import dev.ods.ir.Operation;
import dev.ods.ir.unsafe.IrReader;
import java.lang.ref.WeakReference;
import java.util.concurrent.atomic.AtomicReference;
import org.jspecify.annotations.Nullable;

/**
 * The verifier that a context used last, cached for the next verification of the same IR: a
 * pipeline verifies after each pass. Referenced weakly, as it refers to the IR.
 */
final class CachedVerifier {
  private static final ContextKey<AtomicReference<@Nullable WeakReference<OperationVerifier>>>
      SPARE = ContextKey.create(context -> new AtomicReference<>());

  private CachedVerifier() {}

  /** A verifier of the arena of an operation; pass it to {@link #giveBack} when it is done. */
  static OperationVerifier take(Operation root) {
    WeakReference<OperationVerifier> spare = root.context().get(SPARE).getAndSet(null);
    OperationVerifier verifier = spare == null ? null : spare.get();
    return verifier != null && verifier.reads(root)
        ? verifier
        : new OperationVerifier(IrReader.of(root));
  }

  static void giveBack(Operation root, OperationVerifier verifier) {
    root.context().get(SPARE).set(verifier.weakly());
  }
}
