// SPDX-License-Identifier: Apache-2.0
package dev.ods.tools;

import dev.ods.builtin.StringAttr;
import dev.ods.diagnostic.Diagnostics;
import dev.ods.ir.Location;
import dev.ods.ir.Operation;
import dev.ods.pass.OpPassManager;
import dev.ods.pass.Pass;
import dev.ods.pass.PassInstrumentation;
import dev.ods.verify.Symbols;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.LinkedHashSet;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * Keeps the IR as it was before the passes, and writes it to a file if one of them fails ({@code
 * --mlir-pass-pipeline-crash-reproducer}): the whole pipeline, or only the pass that failed, with
 * the IR as it was before that pass.
 */
final class CrashReproducer implements PassInstrumentation {
  /** What would be written now. */
  private record Snapshot(Operation op, String pipeline) {}

  /** A pass that runs on an operation. */
  private record Running(Pass pass, Operation op) {
    String describe() {
      StringAttr name = Symbols.name(op);
      String symbol = name == null ? "" : ": @" + name.value();
      return "`%s` on '%s' operation%s".formatted(pass.name(), op.name(), symbol);
    }
  }

  /** Writes a reproducer, and says where. */
  @FunctionalInterface
  interface Writer {
    String write(Operation op, String pipeline);
  }

  private final boolean local;
  private final Writer writer;
  private final Diagnostics diagnostics;
  private final Deque<Snapshot> snapshots = new ArrayDeque<>();
  private final Set<Running> running = new LinkedHashSet<>();
  private boolean finished;

  /**
   * Before a pipeline runs.
   *
   * @param local whether only the pass that fails is reproduced
   * @param diagnostics receives what is said of a failure
   */
  CrashReproducer(
      OpPassManager pipeline, Operation op, boolean local, Writer writer, Diagnostics diagnostics) {
    this.local = local;
    this.writer = writer;
    this.diagnostics = diagnostics;
    if (!local) {
      String text = op.name() + "(" + String.join(", ", pipeline.merged().elementTexts()) + ")";
      snapshots.push(new Snapshot(op.cloneDetached(), text));
    }
  }

  @Override
  public void beforePass(Pass pass, Operation op) {
    if (local) {
      snapshots.push(snapshot(pass, op));
    }
    running.add(new Running(pass, op));
  }

  private static Snapshot snapshot(Pass pass, Operation op) {
    String pipeline = pass.pipelineText();
    Operation root = op;
    for (Operation up = op.parent(); up != null; up = up.parent()) {
      pipeline = root.name() + "(" + pipeline + ")";
      root = up;
    }
    return new Snapshot(root.cloneDetached(), root.name() + "(" + pipeline + ")");
  }

  @Override
  public void afterPass(Pass pass, Operation op) {
    running.remove(new Running(pass, op));
    if (local && !finished) {
      snapshots.pop();
    }
  }

  @Override
  public void afterPassFailed(Pass pass, Operation op) {
    finish(op);
  }

  /** Reports that passes have failed, unless that was reported already. */
  void finish(Operation op) {
    if (finished || snapshots.isEmpty()) {
      return;
    }
    finished = true;
    Snapshot snapshot = snapshots.element();
    long skipped = local ? running.size() - 1 : 0;
    String passes =
        running.stream().skip(skipped).map(Running::describe).collect(Collectors.joining(", "));
    Location location = op.isErased() ? snapshot.op.location() : op.location();
    diagnostics.error(
        location, "Failures have been detected while processing an MLIR pass pipeline");
    diagnostics.note(
        location,
        "Pipeline failed while executing %s: %s"
            .formatted(
                local ? passes : "[" + passes + "]", writer.write(snapshot.op, snapshot.pipeline)));
  }
}
