// SPDX-License-Identifier: Apache-2.0
package dev.ods.tools;

import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.regex.Pattern;

/** Whether a regular expression is found in a text. */
enum RegexSearch {
  FOUND,
  ABSENT,
  /** Not known: the expression needs too much stack for so long a text. */
  EXHAUSTED;

  /** Reserved; memory is taken by what is used only. */
  private static final long STACK_BYTES = 1L << 30;

  /** Searches; a group that is repeated takes stack for each repetition. */
  static RegexSearch of(Pattern wanted, String text) {
    try {
      return in(wanted, text);
    } catch (StackOverflowError e) {
      return onThread(wanted, text, STACK_BYTES);
    }
  }

  /** Searches on a thread with a stack of so many bytes, if there can be one. */
  static RegexSearch onThread(Pattern wanted, String text, long stackBytes) {
    try {
      return CompletableFuture.supplyAsync(
              () -> in(wanted, text),
              search -> new Thread(null, search, "regex", stackBytes).start())
          .join();
    } catch (OutOfMemoryError e) {
      return EXHAUSTED;
    } catch (CompletionException e) {
      if (e.getCause() instanceof StackOverflowError) {
        return EXHAUSTED;
      }
      throw e;
    }
  }

  private static RegexSearch in(Pattern wanted, String text) {
    return wanted.matcher(text).find() ? FOUND : ABSENT;
  }
}
