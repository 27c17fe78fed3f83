// SPDX-License-Identifier: Apache-2.0
package dev.ods.ir;

import java.util.Random;

/**
 * Jazzer's fuzz target for the API, which {@code .ci/fuzz} runs: the bytes choose the calls of a
 * {@link RandomEditor} and their arguments.
 */
public final class ApiFuzzTarget {
  /** After this many calls everything is compared; the objects that a call touches always are. */
  private static final int STEPS_BETWEEN_FULL_CHECKS = 16;

  private ApiFuzzTarget() {}

  /** Throws for a finding. */
  public static void fuzzerTestOneInput(byte[] calls) {
    Bytes bytes = new Bytes(calls);
    RandomEditor editor = new RandomEditor(bytes, OpBuilder.create(TestIr.context()));
    for (int step = 1; bytes.hasMore(); step++) {
      try {
        editor.step();
        if (step % STEPS_BETWEEN_FULL_CHECKS == 0 || !bytes.hasMore()) {
          editor.checkAll();
        }
      } catch (AssertionError | RuntimeException e) {
        throw new AssertionError("step " + step + ", " + editor.lastEdit() + ": " + e, e);
      }
    }
    editor.eraseAll();
  }

  /** Takes each number from the next byte; the last call may need more, which are the same ones. */
  private static final class Bytes extends Random {
    private static final long serialVersionUID = 1L;

    private final byte[] bytes;
    private int next;

    Bytes(byte[] bytes) {
      super(0);
      this.bytes = bytes;
    }

    boolean hasMore() {
      return next < bytes.length;
    }

    @Override
    protected int next(int bits) {
      if (!hasMore()) {
        // Not constant: the editor tries again until a choice is possible.
        return super.next(bits);
      }
      int number = bytes[next++] & 0xFF;
      // Both ends: choices among a power of two use the upper bits, other ones the lower bits.
      return bits <= Byte.SIZE
          ? number >>> (Byte.SIZE - bits)
          : number << (bits - Byte.SIZE) | number;
    }
  }
}
