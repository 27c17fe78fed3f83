// SPDX-License-Identifier: Apache-2.0
package dev.ods.text.print.op;

import dev.ods.text.NestingException;
import dev.ods.text.buffer.AsmBuffer;
import dev.ods.text.buffer.TextLimitException;
import java.util.function.Consumer;

/** Texts for people, of which the beginning will do if they are very long or nested very deep. */
final class BoundedText {
  private BoundedText() {}

  /** What is printed, or its beginning and three dots if it is longer than the limit. */
  static String of(int limit, Consumer<AsmBuffer> writer) {
    AsmBuffer buffer = AsmBuffer.limitedTo(limit);
    try {
      writer.accept(buffer);
    } catch (TextLimitException | NestingException e) {
      return buffer + "...";
    }
    return buffer.toString();
  }
}
