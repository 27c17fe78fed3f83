// SPDX-License-Identifier: Apache-2.0
package dev.ods.pass;

import static java.util.stream.Collectors.joining;

import dev.ods.ir.Context;
import dev.ods.ir.DialectDefinition;
import dev.ods.ir.Operation;
import dev.ods.ir.OperationName;
import dev.ods.trait.IsolatedFromAbove;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * Passes that run one after the other on operations of one name, the anchor, and among them further
 * managers, which run on operations directly nested in it.
 */
public final class OpPassManager {
  /** The anchor of a manager that runs on operations of any name. */
  public static final String ANY = "any";

  private final String anchor;
  private final List<Stage> stages = new ArrayList<>();

  /** A pass, or adjacent managers of nested operations, which run together. */
  sealed interface Stage permits Stage.Single, Stage.Nested {
    /** A pass. */
    record Single(Pass pass) implements Stage {}

    /** Managers, each for other operations: several for a name, or one for any. */
    record Nested(List<OpPassManager> managers) implements Stage {
      /** What reports call it. */
      String title() {
        return managers.stream()
            .map(each -> "'" + each.anchor + "'")
            .collect(joining(", ", "Pipeline Collection : [", "]"));
      }
    }
  }

  private OpPassManager(String anchor) {
    this.anchor = Objects.requireNonNull(anchor, "anchor");
  }

  /**
   * An empty manager.
   *
   * @param anchor the name of operations, or {@link #ANY}
   */
  public static OpPassManager on(String anchor) {
    return new OpPassManager(anchor);
  }

  /** The name of the operations that it runs on, or {@link #ANY}. */
  public String anchor() {
    return anchor;
  }

  /**
   * Appends a pass.
   *
   * @throws IllegalArgumentException if it is for other operations than the manager
   */
  public OpPassManager add(Pass pass) {
    String obstacle = obstacle(pass);
    if (obstacle != null) {
      throw new IllegalArgumentException(obstacle);
    }
    stages.add(new Stage.Single(pass));
    return this;
  }

  /** Why a pass cannot be added, or null if it can. */
  @Nullable String obstacle(Pass pass) {
    String opName = pass.opName();
    return opName == null || isForAny() || opName.equals(anchor)
        ? null
        : "Can't add pass '%s' restricted to '%s' on a PassManager intended to run on '%s', did you intend to nest?"
            .formatted(pass.name(), opName, anchor);
  }

  /**
   * Appends a pass, in a manager of nested operations if it is for others than this manager (MLIR's
   * implicit nesting).
   */
  public OpPassManager addNesting(Pass pass) {
    String opName = pass.opName();
    if (obstacle(pass) == null || opName == null) {
      return add(pass);
    }
    nest(opName).add(pass);
    return this;
  }

  /** Appends a manager of nested operations, and returns it. */
  public OpPassManager nest(String nestedAnchor) {
    OpPassManager nested = on(nestedAnchor);
    if (last() instanceof Stage.Nested adjacent) {
      adjacent.managers.add(nested);
    } else {
      List<OpPassManager> managers = new ArrayList<>();
      managers.add(nested);
      stages.add(new Stage.Nested(managers));
    }
    return nested;
  }

  /** Whether it has neither passes nor nested managers. */
  public boolean isEmpty() {
    return stages.isEmpty();
  }

  private @Nullable Stage last() {
    return stages.isEmpty() ? null : stages.get(stages.size() - 1);
  }

  List<Stage> stages() {
    return stages;
  }

  /**
   * A copy as it is run: adjacent managers run together, sorted by anchor, and those of one anchor
   * are united. A manager for any name runs alone: which of several is for an operation would be
   * open.
   */
  public OpPassManager merged() {
    OpPassManager copy = on(anchor);
    List<OpPassManager> adjacent = new ArrayList<>();
    for (Stage stage : stages) {
      if (!(stage instanceof Stage.Nested nested)) {
        copy.addMerged(adjacent);
        copy.stages.add(stage);
        continue;
      }
      for (OpPassManager manager : nested.managers) {
        if (manager.isForAny() || (!adjacent.isEmpty() && adjacent.get(0).isForAny())) {
          copy.addMerged(adjacent);
        }
        adjacent.add(manager);
      }
    }
    copy.addMerged(adjacent);
    return copy;
  }

  private void addMerged(List<OpPassManager> adjacent) {
    if (!adjacent.isEmpty()) {
      stages.add(new Stage.Nested(merge(adjacent)));
      adjacent.clear();
    }
  }

  private static List<OpPassManager> merge(List<OpPassManager> managers) {
    Map<String, OpPassManager> united = new TreeMap<>();
    for (OpPassManager manager : managers) {
      united.computeIfAbsent(manager.anchor, OpPassManager::on).stages.addAll(manager.stages);
    }
    return united.values().stream().map(OpPassManager::merged).toList();
  }

  boolean isForAny() {
    return anchor.equals(ANY);
  }

  /** Whether an operation has the name that the manager is for. */
  public boolean canRunOn(Operation op) {
    return isForAny() || op.name().value().equals(anchor);
  }

  /** Whether it can run on operations of a name. */
  boolean canRunOn(OperationName name) {
    if (!isForAny()) {
      return name.value().equals(anchor);
    }
    return name.hasTrait(IsolatedFromAbove.class)
        && stages.stream()
            .allMatch(stage -> !(stage instanceof Stage.Single single) || single.pass.isFor(name));
  }

  /**
   * The pipeline as text, {@code func.func(cse,inline{…})}, with the options of its passes where
   * {@link Pass#pipelineText} knows them.
   */
  @Override
  public String toString() {
    return anchor + "(" + String.join(",", elementTexts()) + ")";
  }

  /** The passes and the managers of nested operations as texts, with all options of the passes. */
  public List<String> elementTexts() {
    return stages.stream().flatMap(OpPassManager::elementTexts).toList();
  }

  private static Stream<String> elementTexts(Stage stage) {
    return stage instanceof Stage.Nested nested
        ? nested.managers.stream().map(OpPassManager::toString)
        : Stream.of(((Stage.Single) stage).pass.pipelineText());
  }

  /**
   * The dialects that the passes in it depend on, which a pass that {@linkplain PassRun#runPipeline
   * runs} it depends on as well.
   */
  public List<DialectDefinition> dependentDialects() {
    return passes().flatMap(pass -> pass.dependentDialects().stream()).toList();
  }

  /** The passes in it, and in managers of nested operations. */
  Stream<Pass> passes() {
    return stages.stream()
        .flatMap(
            stage ->
                stage instanceof Stage.Nested nested
                    ? nested.managers.stream().flatMap(OpPassManager::passes)
                    : Stream.of(((Stage.Single) stage).pass));
  }

  /**
   * What is wrong with a pass that cannot run on the operations that its manager, this one or one
   * in it, is for; null if there is none. Of names that are not loaded nothing is known.
   */
  @Nullable String misplaced(Context context) {
    for (Stage stage : stages) {
      if (stage instanceof Stage.Nested nested) {
        for (OpPassManager manager : nested.managers) {
          String misplaced = manager.misplaced(context);
          if (misplaced != null) {
            return misplaced;
          }
        }
      }
    }
    OperationName name = registeredAnchor(context);
    return stages.stream()
        .filter(
            stage ->
                name != null && stage instanceof Stage.Single single && !single.pass.isFor(name))
        .findFirst()
        .map(
            stage ->
                "unable to schedule pass '%s' on a PassManager intended to run on '%s'!"
                    .formatted(((Stage.Single) stage).pass.name(), anchor))
        .orElse(null);
  }

  /** The name of the anchor if it is that of a registered operation; loads no dialect. */
  private @Nullable OperationName registeredAnchor(Context context) {
    int dot = anchor.indexOf('.');
    if (dot < 0 || context.loadedDialect(anchor.substring(0, dot)) == null) {
      return null;
    }
    OperationName name = context.operationName(anchor);
    return name.isRegistered() ? name : null;
  }

  /** The number of passes, where managers of nested operations count as one each. */
  public int size() {
    return stages.stream()
        .mapToInt(stage -> stage instanceof Stage.Nested nested ? nested.managers.size() : 1)
        .sum();
  }

  /**
   * The pipeline as text over several lines, with all options of its passes, as {@code
   * --dump-pass-pipeline} shows it.
   */
  public String toPrettyString() {
    StringBuilder text = new StringBuilder();
    appendPretty(text, "");
    return text.toString();
  }

  private void appendPretty(StringBuilder text, String indent) {
    text.append(indent).append(anchor).append("(\n");
    String inner = indent + "  ";
    String separator = "";
    for (Stage stage : stages) {
      if (stage instanceof Stage.Single single) {
        text.append(separator).append(inner).append(single.pass.pipelineText());
        separator = ",\n";
        continue;
      }
      for (OpPassManager manager : ((Stage.Nested) stage).managers) {
        text.append(separator);
        manager.appendPretty(text, inner);
        separator = ",\n";
      }
    }
    text.append('\n').append(indent).append(')');
  }
}
