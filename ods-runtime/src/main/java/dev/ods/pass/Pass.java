// SPDX-License-Identifier: Apache-2.0
package dev.ods.pass;

import dev.ods.ir.DialectDefinition;
import dev.ods.ir.OperationName;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * A transformation or an analysis of one operation and what is nested in it. A pass sees nothing
 * else: it neither reads nor changes siblings or parents of its operation, which other threads may
 * work on.
 *
 * <p>One object runs on many operations, on several threads at the same time, and keeps nothing
 * from one to the next: its fields are what its options say, its {@linkplain #statistic numbers},
 * or accessed under a lock. What costs too much to be computed for each operation, such as a set of
 * patterns, its runs {@linkplain PassRun#shared share}.
 */
public abstract class Pass {
  private final String argument;
  private final List<Statistic> statistics = new ArrayList<>();
  private final SharedValues shared = new SharedValues();
  private String optionText = "";

  /**
   * For subclasses.
   *
   * @param argument the name in pipelines and on command lines, such as {@code "cse"}
   */
  protected Pass(String argument) {
    Objects.requireNonNull(argument, "argument");
    this.argument = argument;
  }

  /** The name in pipelines and on command lines. */
  public final String argument() {
    return argument;
  }

  /** The note on an error of this pass: which one it is of. */
  final String inPass() {
    return "in pass '" + argument + "'";
  }

  /** The name for people, such as {@code "Inliner"}: by default that of the class. */
  public String name() {
    return getClass().getSimpleName();
  }

  /**
   * Declares a number that the pass counts over all its runs; for fields of subclasses.
   *
   * @param name a short name, such as {@code "num-erased"}
   * @param description a phrase that says what is counted
   */
  protected final Statistic statistic(String name, String description) {
    Statistic statistic = Statistic.of(name, description);
    statistics.add(statistic);
    return statistic;
  }

  final void addStatistics(List<Statistic> more) {
    statistics.addAll(more);
  }

  /** The numbers that the pass counts. */
  public final List<Statistic> statistics() {
    return List.copyOf(statistics);
  }

  SharedValues shared() {
    return shared;
  }

  void setOptionText(String text) {
    optionText = text;
  }

  /** The pass as text, with all its options, unless it was written by hand and made in Java. */
  public final String pipelineText() {
    return argument + optionText;
  }

  /**
   * The name of the operations that the pass is for, such as {@code "func.func"}; null, by default,
   * if it is for any. It can be added only to managers of these, or of any operation.
   */
  public @Nullable String opName() {
    return null;
  }

  /**
   * The dialects, besides those of the operation, of which the pass, or one that it {@linkplain
   * PassRun#runPipeline runs}, may create operations, types or attributes: they are loaded before
   * any pass runs. By default none.
   */
  public List<DialectDefinition> dependentDialects() {
    return List.of();
  }

  /** Whether the pass runs on operations of a name, by all that it says. */
  final boolean isFor(OperationName name) {
    return (opName() == null || name.value().equals(opName())) && canScheduleOn(name);
  }

  /**
   * Whether the pass runs on operations of a name, which is registered: by default on all that are
   * isolated from above, as others are never asked to be.
   */
  public boolean canScheduleOn(OperationName name) {
    return true;
  }

  /**
   * Runs.
   *
   * @param run the operation, and what the pass can say of it
   */
  protected abstract void run(PassRun run);

  @Override
  public String toString() {
    return argument;
  }
}
