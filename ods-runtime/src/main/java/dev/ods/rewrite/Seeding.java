// SPDX-License-Identifier: Apache-2.0
package dev.ods.rewrite;

import dev.ods.ir.Attribute;
import dev.ods.ir.unsafe.IrReader;
import org.jspecify.annotations.Nullable;

/**
 * Fills the worklist of a greedy rewrite with what is nested in a region, before an iteration
 * visits it. Constants are unified on the way, which keeps their order.
 */
final class Seeding {
  private final IrReader reader;
  private final NameTable<OpKind> kinds;
  private final ConstantDefinitions.Borrowing constants;
  private final Survey survey;
  private final Agenda agenda;

  /** Null if constants are not unified. */
  private final @Nullable ConstantPool pool;

  private boolean foundBranches;

  /**
   * For one iteration.
   *
   * @param survey is told of what is found
   * @param agenda decides what comes into the worklist
   * @param pool unifies constants; null if they stay as they are
   */
  Seeding(
      IrReader reader,
      NameTable<OpKind> kinds,
      ConstantDefinitions.Borrowing constants,
      Survey survey,
      Agenda agenda,
      @Nullable ConstantPool pool) {
    this.reader = reader;
    this.kinds = kinds;
    this.constants = constants;
    this.survey = survey;
    this.agenda = agenda;
    this.pool = pool;
  }

  /** Whether a region that is nested in the one that was visited has several blocks. */
  boolean foundBranches() {
    return foundBranches;
  }

  /** Whether a region has several blocks. */
  static boolean hasBranches(IrReader reader, int region) {
    return reader.firstBlock(region) != reader.lastBlock(region);
  }

  /** Adds what is around an operation before it. */
  void topDown(int region) {
    int next = reader.firstNested(region);
    if (next == 0) {
      return;
    }
    boolean isFirst = true;
    OpKind nextKind = kinds.of(reader, next);
    while (next != 0) {
      int op = next;
      OpKind kind = nextKind;
      next = reader.after(op, region);
      // Before this one is seeded, so that the reads of memory overlap. Seeding may move or erase
      // this operation, not the next one.
      nextKind = next == 0 ? kind : kinds.of(reader, next);
      if (isSeeded(op, kind)) {
        if (isFirst) {
          agenda.add(op);
          isFirst = false;
        } else {
          // What is around it was added before.
          agenda.addSingle(op, kind);
        }
        int inner = reader.regionCount(op) == 0 ? 0 : reader.inner(op);
        if (inner != 0) {
          next = inner;
          nextKind = kinds.of(reader, inner);
        }
      }
    }
  }

  /** Adds what is around an operation after it. */
  void bottomUp(int region) {
    agenda.beginPostOrder();
    int next;
    for (int op = reader.firstInPostOrder(region); op != 0; op = next) {
      next = reader.nextInPostOrder(op, region);
      OpKind kind = kinds.of(reader, op);
      if (isSeeded(op, kind)) {
        agenda.seedPostOrder(op, kind);
      }
    }
  }

  /**
   * Surveys an operation; returns whether it is to be added: it is no constant that is replaced.
   */
  private boolean isSeeded(int op, OpKind kind) {
    survey.found(op, kind);
    if (isReplaced(op, kind)) {
      return false;
    }
    for (int i = reader.regionCount(op) - 1; i >= 0; i--) {
      foundBranches |= hasBranches(reader, reader.region(op, i));
    }
    return true;
  }

  private boolean isReplaced(int ref, OpKind kind) {
    if (pool == null || !kind.constant()) {
      return false;
    }
    Attribute value = constants.valueOf(ref, kind);
    return value != null && !pool.insert(ref, value);
  }
}
