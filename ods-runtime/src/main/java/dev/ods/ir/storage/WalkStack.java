// SPDX-License-Identifier: Apache-2.0
package dev.ods.ir.storage;

import java.util.Arrays;
import java.util.concurrent.atomic.AtomicReferenceArray;
import org.jspecify.annotations.Nullable;

/**
 * The walker's worklist: frames of 40 bytes (Operation Layout, "Walker Contract"). One stack serves
 * all walks of a platform thread: a walk started by a visitor pushes its frames above those of the
 * walk around it. Virtual threads, of which there may be any number, keep none: each of their walks
 * borrows a stack.
 *
 * <pre>
 * +0x00 op             current operation
 * +0x08 visitor        unused here: the visitor is a Java object, the same for all frames
 * +0x10 region_cursor  the region being walked; in the upper half its index
 * +0x18 block_cursor   the block being walked; in the upper half the next operation
 * +0x20 phase          0 pre, 1 children, 2 post
 * +0x24 flags          bit 0: visit again after the children
 * </pre>
 */
final class WalkStack {
  static final int FRAME_BYTES = 40;

  static final int PRE = 0;
  static final int CHILDREN = 1;
  static final int POST = 2;
  static final int REVISIT = 1;

  private static final int FRAME_INTS = FRAME_BYTES / Integer.BYTES;
  private static final int OP = 0x00 / 4;
  private static final int REGION = 0x10 / 4;
  private static final int REGION_INDEX = 0x14 / 4;
  private static final int BLOCK = 0x18 / 4;
  private static final int NEXT_OP = 0x1C / 4;
  private static final int PHASE = 0x20 / 4;
  private static final int FLAGS = 0x24 / 4;

  /** A deeper stack than this is not kept for the next walk. */
  private static final int KEPT_FRAMES = 4096;

  private static final int INITIAL_FRAMES = 32;
  private static final ThreadLocal<WalkStack> OF_THREAD =
      ThreadLocal.withInitial(() -> new WalkStack(false));

  /** Stacks that virtual threads have given back. */
  private static final AtomicReferenceArray<@Nullable WalkStack> SPARE =
      new AtomicReferenceArray<>(VirtualThreads.SLOTS);

  private final boolean borrowed;
  private int[] frames = new int[INITIAL_FRAMES * FRAME_INTS];
  private int depth;
  private int top = -FRAME_INTS;

  private WalkStack(boolean borrowed) {
    this.borrowed = borrowed;
  }

  /** A stack for a walk in the current thread, to be {@linkplain #release released} after it. */
  static WalkStack acquire() {
    Thread thread = Thread.currentThread();
    if (!VirtualThreads.isVirtual(thread)) {
      return OF_THREAD.get();
    }
    WalkStack spare = SPARE.getAndSet(VirtualThreads.slot(thread), null);
    return spare != null ? spare : new WalkStack(true);
  }

  /**
   * Drops the frames of a walk above a depth, also after an exception, and gives the stack back.
   */
  void release(int toDepth) {
    unwind(toDepth);
    if (borrowed) {
      SPARE.set(VirtualThreads.slot(Thread.currentThread()), this);
    }
  }

  int depth() {
    return depth;
  }

  void push(int op) {
    top += FRAME_INTS;
    depth++;
    if (top == frames.length) {
      frames = Arrays.copyOf(frames, frames.length * 2);
    }
    frames[top + OP] = op;
    frames[top + REGION] = 0;
    frames[top + REGION_INDEX] = -1;
    frames[top + BLOCK] = 0;
    frames[top + NEXT_OP] = 0;
    frames[top + PHASE] = PRE;
    frames[top + FLAGS] = 0;
  }

  void pop() {
    top -= FRAME_INTS;
    depth--;
  }

  private void unwind(int toDepth) {
    depth = toDepth;
    top = (toDepth - 1) * FRAME_INTS;
    if (toDepth == 0 && frames.length > KEPT_FRAMES * FRAME_INTS) {
      frames = new int[INITIAL_FRAMES * FRAME_INTS];
    }
  }

  /** A word of the top frame by its byte offset, for tests of the layout. */
  int word(int offset) {
    return frames[top + offset / Integer.BYTES];
  }

  int op() {
    return frames[top + OP];
  }

  int phase() {
    return frames[top + PHASE];
  }

  void setPhase(int phase) {
    frames[top + PHASE] = phase;
  }

  int flags() {
    return frames[top + FLAGS];
  }

  void setFlags(int flags) {
    frames[top + FLAGS] = flags;
  }

  int nextOp() {
    return frames[top + NEXT_OP];
  }

  void setNextOp(int op) {
    frames[top + NEXT_OP] = op;
  }

  /**
   * Moves the cursors to the next block of the frame's operation, over empty regions; false at the
   * end.
   */
  boolean nextBlock(Arena arena) {
    int block = frames[top + BLOCK];
    block = block == 0 ? 0 : Blocks.next(arena, block);
    int op = frames[top + OP];
    while (block == 0) {
      int index = ++frames[top + REGION_INDEX];
      if (index >= Ops.numRegions(arena, op)) {
        return false;
      }
      int region = Ops.region(arena, op, index);
      frames[top + REGION] = region;
      block = Regions.first(arena, region);
    }
    frames[top + BLOCK] = block;
    frames[top + NEXT_OP] = Blocks.first(arena, block);
    return true;
  }
}
