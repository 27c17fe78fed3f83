// SPDX-License-Identifier: Apache-2.0
package dev.ods.rewrite;

import dev.ods.ir.Block;
import dev.ods.ir.FileLineColRange;
import dev.ods.ir.Location;
import dev.ods.ir.Operation;
import dev.ods.ir.Region;
import dev.ods.ir.Value;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.function.Consumer;

/**
 * Writes down the steps of greedy rewrites, a line for each with the location that it concerns: the
 * iterations, what folds, the patterns that apply, and all changes. What a pattern or a fold
 * changes is indented below it.
 */
public final class RewriteLog implements RewriteListener {
  private final Consumer<String> lines;

  private static final String INDENTATION = "  ";

  /**
   * The lines of the patterns that are being tried, the outermost one first: in a conversion, they
   * nest. Each is written as soon as the pattern changes something, and empty then.
   */
  private final List<String> pending = new ArrayList<>();

  private String indentation = "";

  /**
   * A log.
   *
   * @param lines receives each line, without its end
   */
  public RewriteLog(Consumer<String> lines) {
    Objects.requireNonNull(lines, "lines");
    this.lines = lines;
  }

  @Override
  public void iterationBegin(Region region, long number) {
    pending.clear();
    indentation = "";
    Operation parent = region.parentOp();
    if (parent != null) {
      step(parent.location(), "iteration " + number + " on a region of '" + parent.name() + "'");
    }
  }

  @Override
  public void patternBegin(RewritePattern pattern, Operation op) {
    indentation = INDENTATION.repeat(pending.size());
    pending.add(line(op.location(), "pattern '" + pattern + "' applies to '" + op.name() + "'"));
  }

  @Override
  public void patternEnd(RewritePattern pattern, boolean applied) {
    if (applied) {
      flush();
    }
    if (!pending.isEmpty()) {
      pending.remove(pending.size() - 1);
    }
    indentation = INDENTATION.repeat(pending.size());
  }

  @Override
  public void operationFolded(Operation op) {
    indentation = "";
    step(op.location(), "'" + op.name() + "' folds");
    indentation = INDENTATION;
  }

  @Override
  public void operationInserted(Operation op) {
    change(op.location(), "inserted '" + op.name() + "'");
  }

  @Override
  public void operationModified(Operation op) {
    change(op.location(), "modified '" + op.name() + "'");
  }

  @Override
  public void operationReplaced(Operation op, List<Value> values) {
    change(op.location(), "replaced '" + op.name() + "'");
  }

  @Override
  public void operationErased(Operation op) {
    change(op.location(), "erased '" + op.name() + "'");
  }

  @Override
  public void blockInserted(Block block) {
    changeOf(block, "inserted a block");
  }

  @Override
  public void blockErased(Block block) {
    changeOf(block, "erased a block");
  }

  private void changeOf(Block block, String what) {
    Operation parent = block.parentOp();
    if (parent != null) {
      change(parent.location(), what + " of '" + parent.name() + "'");
    }
  }

  private void change(Location location, String what) {
    flush();
    step(location, what);
  }

  private void flush() {
    for (int i = 0; i < pending.size(); i++) {
      String line = pending.set(i, "");
      if (!line.isEmpty()) {
        lines.accept(line);
        indentation = INDENTATION.repeat(pending.size());
      }
    }
  }

  private void step(Location location, String what) {
    lines.accept(line(location, what));
  }

  private String line(Location location, String what) {
    FileLineColRange place = location.findInstanceOf(FileLineColRange.class);
    String at =
        place == null
            ? location.toString()
            : place.file()
                + ":"
                + Integer.toUnsignedString(place.startLine())
                + ":"
                + Integer.toUnsignedString(place.startColumn());
    return at + ": " + indentation + what;
  }
}
