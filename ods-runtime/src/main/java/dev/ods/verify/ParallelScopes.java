// SPDX-License-Identifier: Apache-2.0
package dev.ods.verify;

import dev.ods.diagnostic.Diagnostic;
import dev.ods.diagnostic.Diagnostics;
import dev.ods.ir.unsafe.IrReader;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.ForkJoinTask;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;

/**
 * Verifies isolated operations on several threads. They share no mutable state.
 *
 * <p>The threads only determine which operations have diagnostics. Those are verified again, one
 * after the other, so that diagnostics have the order of the text.
 */
final class ParallelScopes {
  private final IrReader ir;
  private final int[] operations;
  private final boolean[] reports;
  private final AtomicInteger next = new AtomicInteger();
  private final AtomicBoolean symbolUsers = new AtomicBoolean();

  /**
   * For some operations.
   *
   * @param operations isolated ones, none within another
   */
  ParallelScopes(IrReader ir, int[] operations) {
    this.ir = ir;
    this.operations = operations;
    this.reports = new boolean[operations.length];
  }

  /** Whether all operations are valid; if not, errors have been reported. */
  boolean verify(ForkJoinPool pool, Diagnostics diagnostics) {
    int helpers = Math.min(pool.getParallelism(), operations.length - 1);
    List<ForkJoinTask<?>> tasks = new ArrayList<>();
    for (int i = 0; i < helpers; i++) {
      tasks.add(pool.submit(this::work));
    }
    work();
    // Joining also makes what the threads have found visible here.
    tasks.forEach(ForkJoinTask::join);
    boolean valid = true;
    OperationVerifier verifier = new OperationVerifier(ir);
    for (int i = 0; i < operations.length; i++) {
      if (reports[i]) {
        valid &= verifier.verify(operations[i], diagnostics, null);
      }
    }
    return valid;
  }

  /** Whether one of the operations contains a user of symbols; valid when all are done. */
  boolean hasSymbolUsers() {
    return symbolUsers.get();
  }

  private void work() {
    Diagnostics dropped = Diagnostics.withoutOperations();
    List<Diagnostic> reported = dropped.list();
    // A reader has a single borrowed handle, so each thread has a reader of its own.
    IrReader own = IrReader.of(ir.operation(operations[0]));
    OperationVerifier verifier = new OperationVerifier(own);
    boolean users = false;
    for (int i = next.getAndIncrement(); i < operations.length; i = next.getAndIncrement()) {
      boolean valid = verifier.verify(operations[i], dropped, null);
      reports[i] = !valid || !reported.isEmpty();
      users |= verifier.hasSymbolUsers();
      dropped.clear();
    }
    if (users) {
      symbolUsers.set(true);
    }
  }
}
