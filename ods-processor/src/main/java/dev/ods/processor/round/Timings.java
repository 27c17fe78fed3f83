// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.round;

import static java.util.stream.Collectors.joining;

import java.util.Arrays;
import java.util.EnumMap;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.LongAdder;
import javax.annotation.processing.Messager;
import javax.tools.Diagnostic;
import org.jspecify.annotations.Nullable;

/**
 * Where the time of the processor goes, for {@code -Aods.timings}: a note after each round, and one
 * for all rounds after the last. What the compiler does between rounds is not the processor's, but
 * the difference between the last note and the time of the compilation shows it.
 */
final class Timings {
  /** The option of the compiler. */
  static final String OPTION = "ods.timings";

  /** What the processor does with a declaration. */
  enum Phase {
    READ,
    CHECK,
    FORMAT,
    /** To wait for what is emitted in other threads, and to write it. */
    WRITE
  }

  /** Where the notes go; null if there are none. */
  private final @Nullable Messager messager;

  private final Costs all = new Costs();
  private Costs round = new Costs();
  private int rounds;
  private long roundStart;
  private long phaseStart;
  private @Nullable Phase phase;

  /**
   * Times of one compilation.
   *
   * @param messager where the notes go; null if no time is taken
   */
  Timings(@Nullable Messager messager) {
    this.messager = messager;
  }

  /** What declarations have cost, in nanoseconds. */
  private static final class Costs {
    private final Map<Phase, Long> phases = new EnumMap<>(Phase.class);
    private final LongAdder emission = new LongAdder();
    private long whole;
    private int declarations;

    void add(Phase one, long nanos) {
      phases.merge(one, nanos, Long::sum);
    }

    private long of(Phase one) {
      return phases.getOrDefault(one, 0L);
    }

    void add(Costs other) {
      other.phases.forEach(this::add);
      emission.add(other.emission.sum());
      whole += other.whole;
      declarations += other.declarations;
    }

    @Override
    public String toString() {
      String each =
          Arrays.stream(Phase.values())
              .map(one -> one.name().toLowerCase(Locale.ROOT) + " " + millis(of(one)))
              .collect(joining(", "));
      return declarations
          + (declarations == 1 ? " declaration, " : " declarations, ")
          + millis(whole)
          + " ms: "
          + each
          + ", other "
          + millis(whole - Arrays.stream(Phase.values()).mapToLong(this::of).sum())
          + "; emit "
          + millis(emission.sum())
          + " in other threads";
    }

    private static long millis(long nanos) {
      return TimeUnit.NANOSECONDS.toMillis(nanos);
    }
  }

  void startRound() {
    if (messager != null) {
      rounds++;
      round = new Costs();
      roundStart = System.nanoTime();
    }
  }

  /** Shows the times of a round, and of all of them if it is the last. */
  void endRound(boolean last) {
    if (messager == null) {
      return;
    }
    leave();
    round.whole = System.nanoTime() - roundStart;
    all.add(round);
    note("round " + rounds + ": " + round);
    if (last) {
      note("all rounds: " + all);
    }
  }

  private void note(String text) {
    if (messager != null) {
      messager.printMessage(Diagnostic.Kind.NOTE, OPTION + ": " + text);
    }
  }

  /** Another declaration is processed. */
  void startDeclaration() {
    round.declarations++;
    enter(Phase.READ);
  }

  /** What is done from now on, until the next call. */
  void enter(Phase next) {
    if (messager != null) {
      leave();
      phase = next;
      phaseStart = System.nanoTime();
    }
  }

  /** What computes a file, in another thread. */
  <T> Callable<T> emission(Callable<T> file) {
    if (messager == null) {
      return file;
    }
    Costs costs = round;
    return () -> {
      long start = System.nanoTime();
      T computed = file.call();
      costs.emission.add(System.nanoTime() - start);
      return computed;
    };
  }

  /** The declaration is processed. */
  void leave() {
    if (phase != null) {
      round.add(phase, System.nanoTime() - phaseStart);
      phase = null;
    }
  }
}
