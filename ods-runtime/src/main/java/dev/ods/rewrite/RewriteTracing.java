// SPDX-License-Identifier: Apache-2.0
package dev.ods.rewrite;

import dev.ods.ir.Context;
import dev.ods.ir.ContextKey;
import org.jspecify.annotations.Nullable;

/**
 * Lets a listener follow all rewrites by patterns in a context, whichever pass does them (the role
 * that handlers of actions have in MLIR): a {@link RewriteLog}, a {@link PatternExplanation}, or
 * one of your own.
 */
public final class RewriteTracing {
  private static final ContextKey<RewriteTracing> KEY =
      ContextKey.create(context -> new RewriteTracing());

  private volatile @Nullable RewriteListener listener;

  private RewriteTracing() {}

  /**
   * Follows the rewrites that begin from now on.
   *
   * @param listener is told of them besides {@link GreedyRewriteConfig#listener}, by several
   *     threads at a time if several threads rewrite; null to follow them no longer
   */
  public static void observe(Context context, @Nullable RewriteListener listener) {
    context.get(KEY).listener = listener;
  }

  /**
   * Who is to be told of a rewrite: the listener of the context, the given one, both, or nobody.
   * For those who write drivers.
   */
  public static @Nullable RewriteListener listener(Context context, @Nullable RewriteListener own) {
    RewriteListener observer = context.get(KEY).listener;
    if (observer == null) {
      return own;
    }
    return own == null ? observer : own.andThen(observer);
  }
}
