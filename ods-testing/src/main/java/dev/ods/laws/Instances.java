// SPDX-License-Identifier: Apache-2.0
package dev.ods.laws;

import dev.ods.ir.Block;
import dev.ods.ir.Context;
import dev.ods.ir.OpBuilder;
import dev.ods.ir.OpModel;
import dev.ods.ir.Operation;
import dev.ods.text.PrinterFlags;
import dev.ods.trait.HasAncestorTrait;
import dev.ods.trait.HasParentTrait;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Random;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * Random valid instances of one operation. The first ones are combined from what the slots accept,
 * until the verifier accepts some, or given by the author; the others are changes of earlier ones.
 */
final class Instances {
  private static final int MOST_SAMPLES = 3000;
  private static final int MOST_WIDE_SAMPLES = 10_000;
  private static final int ENOUGH_SEEDS = 24;
  private static final int MOST_SEEDS = 96;
  private static final int MOST_CHANGES = 25;
  private static final int MOST_REJECTED = 50;
  private static final int MOST_OPERATIONS = 64;

  private final OpModel model;
  private final Context context;
  private final Sampler sampler;
  private final Editor editor;
  private final Slots slots;
  private final @Nullable OpGenerator generator;
  private final Predicate<Operation> condition;
  private final Random random;

  /** Valid instances, which later ones are made from. */
  private final List<Instance> seeds = new ArrayList<>();

  /** How often each error was the first one of a candidate. */
  private final Map<String, Integer> errors = new HashMap<>();

  /** The first candidate of which each error was the first one, as a text. */
  private final Map<String, String> rejected = new HashMap<>();

  /** The first candidate on which the code of a dialect threw. */
  private @Nullable Instance faulty;

  private boolean searched;

  Instances(
      OpModel model,
      Context context,
      Sampler sampler,
      Editor editor,
      Slots slots,
      @Nullable OpGenerator generator,
      Predicate<Operation> condition,
      long seed) {
    this.model = model;
    this.context = context;
    this.sampler = sampler;
    this.editor = editor;
    this.slots = slots;
    this.generator = generator;
    this.condition = condition;
    this.random = new Random(seed ^ (model.name().hashCode() * 0x9E3779B97F4A7C15L));
  }

  /** Adds an instance of the author, if it is valid. */
  void addSeed(Instance instance) {
    if (error(instance) == null) {
      seeds.add(instance);
    }
  }

  /** Why an instance cannot be used, or null. */
  private @Nullable String error(Instance instance) {
    Instance.Verdict verdict = instance.verdict();
    if (verdict.error() != null) {
      if (verdict.thrown() != null && faulty == null) {
        faulty = instance.copy();
      }
      return verdict.error();
    } else if (!condition.test(instance.target())) {
      return "the condition of the author is not satisfied";
    }
    return Forms.canSay(instance.root()) ? null : "the custom form cannot say its types";
  }

  /** A new valid instance, or null if none was ever found. */
  @Nullable Instance next() {
    search();
    if (seeds.isEmpty()) {
      return null;
    }
    if (Choice.percent(5, random)) {
      Instance fresh = candidate();
      if (fresh != null) {
        return keep(fresh);
      }
    }
    for (int i = 0; i < MOST_CHANGES; i++) {
      Instance changed = Choice.of(seeds, random).copy();
      int edits = 1 + random.nextInt(3);
      for (int j = 0; j < edits; j++) {
        editor.edit(changed, random);
      }
      Programs.eraseUnusedSources(changed.root());
      if (error(changed) == null) {
        return keep(changed);
      }
    }
    return Choice.of(seeds, random).copy();
  }

  /** Keeps some instances as seeds; a copy, as laws may change what they are given. */
  private Instance keep(Instance valid) {
    if (Choice.percent(20, random) && size(valid) <= MOST_OPERATIONS) {
      Instance seed = valid.copy();
      if (seeds.size() < MOST_SEEDS) {
        seeds.add(seed);
      } else {
        // The first ones, which are the author's, stay.
        int index = MOST_SEEDS / 2 + random.nextInt(MOST_SEEDS / 2);
        seeds.set(index, seed);
      }
    }
    return valid;
  }

  private static int size(Instance instance) {
    return Programs.operations(instance.root()).size();
  }

  /** Searches for the first instances, once. */
  private void search() {
    if (searched) {
      return;
    }
    searched = true;
    if (generator == null && slots.obstacle() != null) {
      return;
    }
    addSamples(MOST_SAMPLES);
    boolean hasTypes =
        !model.definition().operands().isEmpty() || !model.definition().results().isEmpty();
    if (seeds.isEmpty() && generator == null && hasTypes) {
      sampler.widen();
      addSamples(MOST_WIDE_SAMPLES);
    }
  }

  private void addSamples(int most) {
    int found = 0;
    for (int i = 0; i < most && found < ENOUGH_SEEDS; i++) {
      Instance candidate = candidate();
      if (candidate != null) {
        seeds.add(candidate);
        found++;
      }
    }
  }

  /** A valid instance that is made from nothing, or null if the attempt failed. */
  private @Nullable Instance candidate() {
    if (generator == null && slots.obstacle() != null) {
      return null;
    }
    Block body = Programs.newModule(context);
    Instance candidate =
        generator == null
            ? sampler.sample(body, random)
            : new Instance(
                Objects.requireNonNull(body.parentOp()),
                generate(generator, OpBuilder.atEnd(body)));
    if (candidate == null) {
      errors.merge(withoutParent(), 1, Integer::sum);
      return null;
    }
    String error = error(candidate);
    if (error != null) {
      reject(candidate, error.lines().findFirst().orElse(""));
      return null;
    }
    return candidate;
  }

  /** That the operation around it is not found. */
  private String withoutParent() {
    List<String> names =
        model instanceof HasParentTrait child
            ? child.parentNames()
            : model instanceof HasAncestorTrait descendant ? descendant.ancestorNames() : List.of();
    return "no instance of '%s', in which it must be, was found"
        .formatted(String.join("' or '", names));
  }

  private void reject(Instance candidate, String error) {
    errors.merge(error, 1, Integer::sum);
    if (rejected.size() < MOST_REJECTED && !rejected.containsKey(error)) {
      try {
        rejected.put(error, Law.print(candidate, PrinterFlags.GENERIC));
      } catch (RuntimeException | StackOverflowError e) {
        // What is not valid need not have a text.
      }
    }
  }

  private Operation generate(OpGenerator author, OpBuilder builder) {
    Operation generated = author.generate(builder, random);
    if (generated == null) {
      throw new IllegalArgumentException("the generator of '" + model.name() + "' made nothing");
    }
    if (!generated.is(model)) {
      throw new IllegalArgumentException(
          "the generator of '" + model.name() + "' made a '" + generated.name() + "'");
    }
    return generated;
  }

  /** A module on which the verifier of a dialect threw instead of reporting an error, if any. */
  @Nullable Instance faulty() {
    return faulty;
  }

  /** Why no instance was found. */
  String reason() {
    String obstacle = slots.obstacle();
    if (obstacle != null && generator == null) {
      return obstacle;
    }
    return errors.entrySet().stream()
        .max(Map.Entry.comparingByValue())
        .map(
            entry ->
                "of %d candidates none is valid; most often: %s"
                        .formatted(
                            errors.values().stream().mapToInt(Integer::intValue).sum(),
                            entry.getKey())
                    + advice(entry.getKey()))
        .orElse("there were no candidates");
  }

  private String advice(String error) {
    String candidate = rejected.get(error);
    if (generator != null) {
      return Advice.built(model.name(), candidate);
    } else if (error.equals(withoutParent())) {
      return Advice.parent(model.name());
    }
    return candidate == null
        ? Advice.generator(model.name())
        : Advice.example(model.name(), candidate);
  }
}
