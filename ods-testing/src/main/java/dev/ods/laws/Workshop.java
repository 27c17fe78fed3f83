// SPDX-License-Identifier: Apache-2.0
package dev.ods.laws;

import dev.ods.ir.Attribute;
import dev.ods.ir.Context;
import dev.ods.ir.DialectDefinition;
import dev.ods.ir.OpBuilder;
import dev.ods.ir.OpModel;
import dev.ods.ir.Operation;
import dev.ods.ir.Type;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/** The instances of all operations of a dialect, in one context. */
final class Workshop {
  private static final int MOST_EXAMPLES = 12;

  private final Context context = Context.create();
  private final Candidates candidates;

  /** For the operations with which verifiers are asked what they accept. */
  private final OpBuilder probes;

  private final Map<String, OpModel> models = new HashMap<>();
  private final List<OpModel> terminators;
  private final Map<String, OpGenerator> generators;
  private final Map<String, Predicate<Operation>> conditions;
  private final Map<String, List<Instance>> examples = new HashMap<>();

  private final Map<String, Instances> parents = new HashMap<>();

  /** The operations whose parents are being searched, so that no search contains itself. */
  private final Set<String> searching = new HashSet<>();

  private final long seed;

  private @Nullable SymbolValues symbolValues;

  Workshop(
      DialectDefinition dialect,
      List<DialectDefinition> others,
      List<Given> types,
      List<Given> attributes,
      List<Given> programs,
      Map<String, OpGenerator> generators,
      Map<String, Predicate<Operation>> conditions,
      Predicate<Object> isAllowed,
      long seed) {
    this.generators = generators;
    this.conditions = conditions;
    this.seed = seed;
    context.allowUnregisteredDialects(true);
    context.load(dialect);
    others.forEach(context::load);
    for (DialectDefinition loaded : context.dialects()) {
      loaded.operations().forEach(model -> models.put(model.name(), model));
    }
    terminators = terminators(dialect);
    candidates = new Candidates(context, isAllowed);
    Factories factories = new Factories(context, candidates);
    dialect.operations().forEach(factories::addAllOf);
    types.forEach(candidates::addType);
    attributes.forEach(candidates::addAttribute);
    programs.forEach(this::addExample);
    probes = OpBuilder.atEnd(Programs.newModule(context));
  }

  /** The terminators of the dialect; those of the other ones if it has none. */
  private List<OpModel> terminators(DialectDefinition dialect) {
    List<OpModel> own = Sampler.terminatorsOf(dialect.operations());
    return own.isEmpty() ? Sampler.terminatorsOf(List.copyOf(models.values())) : own;
  }

  private void addExample(Given example) {
    for (Operation root : Examples.parse(example, context)) {
      candidates.addAllOf(root);
      for (Operation op : Programs.operations(root)) {
        List<Instance> found =
            examples.computeIfAbsent(op.name().value(), name -> new ArrayList<>());
        if (models.containsKey(op.name().value())
            && !op.equals(root)
            && found.size() < MOST_EXAMPLES) {
          found.add(Examples.extract(root, op));
        }
      }
    }
  }

  /** The values for parameters of types and attributes: without what {@link #addOwn} adds. */
  SymbolValues symbolValues(String namespace, List<Object> extras) {
    if (symbolValues == null) {
      symbolValues = new SymbolValues(context, namespace, candidates, extras);
    }
    return symbolValues;
  }

  /** Adds types and attributes of the dialect, of which operations have some. */
  void addOwn(List<Object> symbols) {
    symbols.forEach(candidates::addOwn);
  }

  /**
   * The instances of an operation, which do not depend on those of others. Those of the operation
   * before it are not made any more: each one that is kept occupies an arena of its own.
   */
  Instances of(OpModel model) {
    parents.clear();
    return make(model);
  }

  private Instances make(OpModel model) {
    List<Type> types = candidates.types();
    List<Attribute> attributes = candidates.attributes();
    Slots slots = new Slots(model, candidates, probes);
    Instances made =
        new Instances(
            model,
            context,
            new Sampler(model, slots, types, terminators, name -> parent(model, name)),
            new Editor(model, slots, types, attributes),
            slots,
            generators.get(model.name()),
            conditions.getOrDefault(model.name(), op -> true),
            seed);
    examples.getOrDefault(model.name(), List.of()).forEach(made::addSeed);
    return made;
  }

  /** An instance of the parent that an operation demands: each has its own, see {@link #of}. */
  private @Nullable Instance parent(OpModel child, String name) {
    OpModel model = models.get(name);
    if (model == null || !searching.add(name)) {
      return null;
    }
    try {
      Instances found = parents.get(child.name() + " in " + name);
      if (found == null) {
        found = make(model);
        parents.put(child.name() + " in " + name, found);
      }
      return found.next();
    } finally {
      searching.remove(name);
    }
  }
}
