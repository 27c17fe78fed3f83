// SPDX-License-Identifier: Apache-2.0
package dev.ods.rewrite;

import dev.ods.diagnostic.Diagnostics;
import dev.ods.ir.FileLineColRange;
import dev.ods.ir.Location;
import dev.ods.ir.Operation;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Objects;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * Explains what becomes of a pattern: for each operation on which it is tried a remark whether it
 * matches, with notes that say why not. Declared patterns say which of their conditions failed, in
 * each order of operands that may have any; others what they pass to {@link Rewriter#matchFailed}.
 */
public final class PatternExplanation implements RewriteListener {
  /**
   * A line of a file.
   *
   * @param file its name as in locations, or the end of it after a {@code /}
   * @param line the line, from 1
   */
  public record Place(String file, int line) {
    /** Refuses null. */
    public Place {
      Objects.requireNonNull(file, "file");
    }

    boolean contains(Location location) {
      FileLineColRange position = location.findInstanceOf(FileLineColRange.class);
      return position != null
          && position.startLine() == line
          && (position.file().equals(file) || position.file().endsWith("/" + file));
    }
  }

  private final String pattern;
  private final @Nullable Place place;
  private final Diagnostics diagnostics;

  /** The patterns that are being tried, the innermost one first: in a conversion, they nest. */
  private final Deque<Trial> tried = new ArrayDeque<>();

  private int trials;

  /** Why a trial failed. */
  private record Reason(Location location, String text) {}

  /** A trial of the pattern, or of another one. */
  private static final class Trial {
    /** Where the pattern is tried; null if another one is. */
    private final @Nullable Location location;

    private final List<Reason> reasons = new ArrayList<>();

    Trial(@Nullable Location location) {
      this.location = location;
    }
  }

  /**
   * An explanation.
   *
   * @param pattern the name of the pattern
   * @param place the line of the operations that it is of interest for, or null for all
   * @param diagnostics receives the remarks
   */
  public PatternExplanation(String pattern, @Nullable Place place, Diagnostics diagnostics) {
    Objects.requireNonNull(pattern, "pattern");
    Objects.requireNonNull(diagnostics, "diagnostics");
    this.pattern = pattern;
    this.place = place;
    this.diagnostics = diagnostics;
  }

  /** How often the pattern has been tried on operations of interest, also if it threw there. */
  public int trials() {
    return trials;
  }

  @Override
  public void patternBegin(RewritePattern candidate, Operation op) {
    boolean isMeant =
        candidate.name().equals(pattern) && (place == null || place.contains(op.location()));
    tried.push(new Trial(isMeant ? op.location() : null));
    trials += isMeant ? 1 : 0;
  }

  @Override
  public void matchFailed(Location location, Supplier<String> why) {
    Trial trial = tried.peek();
    if (trial != null && trial.location != null) {
      trial.reasons.add(new Reason(location, why.get()));
    }
  }

  @Override
  public void patternEnd(RewritePattern candidate, boolean applied) {
    Trial trial = tried.poll();
    Location location = trial == null ? null : trial.location;
    if (trial == null || location == null) {
      return;
    }
    if (applied) {
      diagnostics.remark(location, "pattern '" + pattern + "' matches");
      return;
    }
    diagnostics.remark(location, "pattern '" + pattern + "' does not match");
    if (trial.reasons.isEmpty()) {
      diagnostics.note(location, "the pattern states no reason");
    }
    trial.reasons.forEach(reason -> diagnostics.note(reason.location, reason.text));
  }
}
