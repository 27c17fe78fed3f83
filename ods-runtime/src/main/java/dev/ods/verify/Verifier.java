// SPDX-License-Identifier: Apache-2.0
package dev.ods.verify;

import dev.ods.diagnostic.Diagnostic;
import dev.ods.diagnostic.Diagnostics;
import dev.ods.hook.HookFailure;
import dev.ods.ir.Operation;
import dev.ods.ir.unsafe.IrReader;
import java.util.concurrent.ForkJoinPool;
import org.jspecify.annotations.Nullable;

/**
 * Checks that an operation and all that is nested in it are valid: the structure of regions and
 * blocks, the requirements of each operation's definition and traits, isolation, and that values
 * dominate their uses. The order of the checks, and the messages and their locations, are those of
 * MLIR's verifier.
 *
 * <p>Takes time linear in the number of operations and operands, does not allocate per operation
 * for valid IR, and does not recurse, so that nesting may be as deep as memory allows. The IR must
 * not be changed meanwhile.
 *
 * <p>A check of a dialect that throws is an error at the operation that it was called for. The
 * methods throw an {@link IllegalStateException} if the operation itself was erased.
 */
public final class Verifier {
  private Verifier() {}

  /**
   * Verifies an operation and all in it. An error ends the verification of the isolated operation
   * that it is in, not of those beside it.
   *
   * @param diagnostics receives the errors
   * @return whether the operation is valid; if not, there is at least one error more
   */
  public static boolean verify(Operation root, Diagnostics diagnostics) {
    return verifyOn(null, root, diagnostics);
  }

  /**
   * Verifies an operation and all in it, the isolated operations directly in it on several threads;
   * if there is only one, those directly in that, and so on. Reports the same diagnostics as {@link
   * #verify(Operation, Diagnostics)}. The checks of dialects must be able to run at the same time
   * for different operations.
   *
   * @param diagnostics receives the errors, from the calling thread alone
   * @param pool the threads that help this one
   */
  public static boolean verify(Operation root, Diagnostics diagnostics, ForkJoinPool pool) {
    return verifyOn(pool, root, diagnostics);
  }

  /**
   * Verifies an operation without what is nested in it, of which only the dominance of values is
   * looked at: for one in which only operations have changed that were verified themselves.
   *
   * @param diagnostics receives the errors
   */
  public static boolean verifyAlone(Operation root, Diagnostics diagnostics) {
    IrReader.requireLive(root);
    OperationVerifier verifier = CachedVerifier.take(root);
    boolean valid = verifier.verifyAlone(IrReader.ref(root), diagnostics);
    CachedVerifier.giveBack(root, verifier);
    return valid;
  }

  private static boolean verifyOn(
      @Nullable ForkJoinPool pool, Operation root, Diagnostics diagnostics) {
    IrReader.requireLive(root);
    OperationVerifier verifier = CachedVerifier.take(root);
    boolean valid = verifier.verify(IrReader.ref(root), diagnostics, pool);
    CachedVerifier.giveBack(root, verifier);
    return valid;
  }

  /**
   * Whether a diagnostic says that the code of a dialect threw, or did what it must not do, rather
   * than what is wrong with the IR.
   */
  public static boolean isHookFailure(Diagnostic diagnostic) {
    return HookFailure.isToldBy(diagnostic);
  }
}
