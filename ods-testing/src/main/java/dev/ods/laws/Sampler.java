// SPDX-License-Identifier: Apache-2.0
package dev.ods.laws;

import dev.ods.diagnostic.Diagnostics;
import dev.ods.ir.Arity;
import dev.ods.ir.Attribute;
import dev.ods.ir.Block;
import dev.ods.ir.OpBuilder;
import dev.ods.ir.OpDefinition;
import dev.ods.ir.OpDefinition.AttributeDefinition;
import dev.ods.ir.OpDefinition.OperandDefinition;
import dev.ods.ir.OpDefinition.PropertyKind;
import dev.ods.ir.OpDefinition.ResultDefinition;
import dev.ods.ir.OpModel;
import dev.ods.ir.Operation;
import dev.ods.ir.Region;
import dev.ods.ir.Type;
import dev.ods.ir.UnknownLoc;
import dev.ods.trait.HasAncestorTrait;
import dev.ods.trait.HasParentTrait;
import dev.ods.trait.InferTypeOpInterface;
import dev.ods.trait.NoTerminator;
import dev.ods.trait.SingleBlock;
import dev.ods.trait.SingleBlockImplicitTerminatorTrait;
import dev.ods.trait.Terminator;
import java.util.ArrayList;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Random;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * Combines, at random, what the parts of an operation accept by themselves. The result need not be
 * valid: traits, predicates and verifiers relate the parts, and are asked afterwards.
 */
final class Sampler {
  private static final int MOST_VALUES = 3;

  private final OpModel model;
  private final OpDefinition definition;
  private final Slots slots;
  private final List<Type> types;
  private final List<OpModel> terminators;

  /** The types that parts accept, by their classes. */
  private final IdentityHashMap<List<Type>, List<List<Type>>> byClass = new IdentityHashMap<>();

  /** Whether types are combined that hardly occur together otherwise. */
  private boolean wide;

  /** Instances of the operation of a name, for one that demands its parent. */
  private final Function<String, @Nullable Instance> parents;

  Sampler(
      OpModel model,
      Slots slots,
      List<Type> types,
      List<OpModel> terminators,
      Function<String, @Nullable Instance> parents) {
    this.model = model;
    this.definition = model.definition();
    this.slots = slots;
    this.types = types;
    this.terminators =
        terminators.stream().filter(terminator -> mayBeIn(terminator, model)).toList();
    this.parents = parents;
  }

  private static boolean mayBeIn(OpModel terminator, OpModel parent) {
    return !(terminator instanceof HasParentTrait child)
        || child.parentNames().contains(parent.name());
  }

  /** From now on combines types of all classes equally often, and those that follow from others. */
  void widen() {
    wide = true;
  }

  /** A random module with an operation of the kind; null if the parent it needs is not found. */
  @Nullable Instance sample(Block body, Random random) {
    Operation root = Objects.requireNonNull(body.parentOp());
    if (model instanceof HasParentTrait child) {
      return inParent(child.parentNames(), random);
    } else if (model instanceof HasAncestorTrait descendant) {
      return inParent(descendant.ancestorNames(), random);
    }
    boolean mustEndBlock = !definition.successors().isEmpty() || model.hasTrait(Terminator.class);
    if (!mustEndBlock) {
      return new Instance(root, create(draft(null, random), OpBuilder.atEnd(body), random));
    }
    Block entry = Programs.newHost(body);
    Operation target = create(draft(entry, random), OpBuilder.atEnd(entry), random);
    Programs.end(body);
    return new Instance(root, target);
  }

  private @Nullable Instance inParent(List<String> names, Random random) {
    Instance parent = parents.apply(Choice.of(names, random));
    if (parent == null || parent.target().regionCount() == 0) {
      return null;
    }
    Region region = parent.target().region(random.nextInt(parent.target().regionCount()));
    if (region.isEmpty()) {
      region.addBlock();
    }
    Block block = region.blocks().iterator().next();
    Operation last = null;
    for (Operation op : block.operations()) {
      last = op.keep();
    }
    OpBuilder builder = last == null ? OpBuilder.atEnd(block) : OpBuilder.before(last);
    Operation target = create(draft(null, random), builder, random);
    if (last != null && model.hasTrait(Terminator.class) && last.useEmpty()) {
      last.erase();
    }
    return new Instance(parent.root(), target);
  }

  /**
   * Creates an operation; with the result types that it infers, if it does, in every other case.
   */
  private static Operation create(Draft draft, OpBuilder builder, Random random) {
    Operation op = draft.create(builder);
    InferTypeOpInterface inference = op.as(InferTypeOpInterface.class);
    if (inference != null && random.nextBoolean()) {
      try {
        List<Type> types = inference.inferReturnTypes(op.location(), new Diagnostics());
        for (int i = 0; types != null && i < Math.min(types.size(), op.resultCount()); i++) {
          op.result(i).setType(types.get(i));
        }
      } catch (RuntimeException | StackOverflowError e) {
        // Of operands of these types nothing can be inferred, as the verifier will say.
      }
    }
    return op;
  }

  /**
   * A random operation of the kind.
   *
   * @param entry the block that it ends, if it may have successors
   */
  private Draft draft(@Nullable Block entry, Random random) {
    Draft draft = new Draft(model);
    Type type = Choice.of(types, random);
    List<Attribute> values = new ArrayList<>();
    for (int i = 0; i < definition.attributes().size(); i++) {
      Attribute value = attribute(i, random);
      if (value != null) {
        draft.setProperty(i, value);
        values.add(value);
      }
    }
    for (Attribute value : values) {
      Type its = value.type();
      if (its != null && Choice.percent(50, random)) {
        type = its;
      }
    }
    addValues(draft, type, random);
    addRegions(draft, random);
    for (OpDefinition.SuccessorDefinition successor : definition.successors()) {
      int count = successor.variadic() ? random.nextInt(MOST_VALUES) : 1;
      for (int i = 0; i < count && entry != null; i++) {
        draft.addSuccessor(successor(entry, draft, random));
      }
    }
    return draft;
  }

  private @Nullable Attribute attribute(int property, Random random) {
    AttributeDefinition attribute = definition.attributes().get(property);
    boolean mayBeAbsent = attribute.optional() || attribute.defaultValue() != null;
    List<Attribute> accepted = slots.attributes(property);
    return accepted.isEmpty() || (mayBeAbsent && random.nextBoolean())
        ? null
        : Choice.of(accepted, random);
  }

  /** Adds operands and results: of one type or near to it, in most drafts. */
  private void addValues(Draft draft, Type wanted, Random random) {
    Type type = wanted;
    List<List<Type>> all = new ArrayList<>();
    for (int i = 0; i < definition.operands().size(); i++) {
      all.add(slots.operands(i));
    }
    for (int i = 0; i < definition.results().size(); i++) {
      all.add(slots.results(i));
    }
    if (!all.isEmpty() && Choice.percent(70, random)) {
      List<Type> group = Choice.of(all, random);
      type = group.isEmpty() ? type : Choice.of(group, random);
    }
    Type near = Choice.percent(20, random) ? null : type;
    int size = random.nextInt(MOST_VALUES + 1);
    boolean sameSize = random.nextBoolean();
    int group = 0;
    for (OperandDefinition operand : definition.operands()) {
      int count = count(operand.arity(), sameSize ? size : random.nextInt(MOST_VALUES + 1));
      List<Type> accepted = all.get(group++);
      draft.addOperands(
          wide ? pickWide(accepted, count, draft, random) : pick(accepted, count, near, random));
    }
    for (ResultDefinition result : definition.results()) {
      int count = count(result.arity(), sameSize ? size : random.nextInt(MOST_VALUES + 1));
      List<Type> accepted = all.get(group++);
      draft.addResults(
          wide ? pickWide(accepted, count, draft, random) : pick(accepted, count, near, random));
    }
  }

  private static int count(Arity arity, int size) {
    return switch (arity) {
      case SINGLE -> 1;
      case OPTIONAL -> size & 1;
      case VARIADIC -> size;
    };
  }

  /** Accepted types, near to one if there is one. */
  private static List<Type> pick(
      List<Type> accepted, int count, @Nullable Type near, Random random) {
    List<Type> picked = new ArrayList<>();
    for (int i = 0; i < count && !accepted.isEmpty(); i++) {
      picked.add(
          near == null ? Choice.of(accepted, random) : TypeFamilies.near(near, accepted, random));
    }
    return picked;
  }

  /** Types of any class, or computed from one that the draft has; several are the same. */
  private List<Type> pickWide(List<Type> accepted, int count, Draft draft, Random random) {
    if (accepted.isEmpty()) {
      return List.of();
    }
    List<Type> before = new ArrayList<>(draft.operandTypes());
    before.addAll(draft.resultTypes());
    List<Type> relatives =
        before.isEmpty() || random.nextBoolean()
            ? List.of()
            : TypeFamilies.relatives(Choice.of(before, random));
    Type type =
        relatives.isEmpty()
            ? Choice.of(Choice.of(classes(accepted), random), random)
            : Choice.of(relatives, random);
    return Collections.nCopies(count, type);
  }

  private List<List<Type>> classes(List<Type> accepted) {
    return byClass.computeIfAbsent(
        accepted,
        types -> {
          Map<Class<?>, List<Type>> classes = new LinkedHashMap<>();
          for (Type type : types) {
            classes.computeIfAbsent(type.getClass(), each -> new ArrayList<>()).add(type);
          }
          return List.copyOf(classes.values());
        });
  }

  // --- Regions and successors.

  private void addRegions(Draft draft, Random random) {
    for (OpDefinition.RegionDefinition region : definition.regions()) {
      int count = region.variadic() ? random.nextInt(MOST_VALUES) : 1;
      for (int i = 0; i < count; i++) {
        draft.addRegion(body -> fill(body, region, draft, random));
      }
    }
  }

  private void fill(
      Region region, OpDefinition.RegionDefinition declared, Draft draft, Random random) {
    boolean single =
        model.hasTrait(SingleBlock.class) || model instanceof SingleBlockImplicitTerminatorTrait;
    int blocks = Choice.percent(20, random) ? 0 : single || Choice.percent(70, random) ? 1 : 2;
    Hints hints = new Hints(declared.constraint());
    if (!single && !hints.numbers().isEmpty() && Choice.percent(50, random)) {
      blocks = Choice.of(hints.counts(), random);
    }
    for (int i = 0; i < blocks; i++) {
      Block block = region.addBlock();
      for (Type type : i == 0 ? bodyTypes(draft, random) : Choice.some(types, random)) {
        block.addArgument(type, UnknownLoc.get(block.context()));
      }
      if (Choice.percent(30, random)) {
        Programs.source(OpBuilder.atEnd(block), Choice.of(types, random));
      }
      end(block, draft, random);
    }
  }

  /** The types that a region is likely to take or to yield: those of operands or of results. */
  private List<Type> bodyTypes(Draft draft, Random random) {
    return switch (random.nextInt(6)) {
      case 0, 1 -> List.of();
      case 2 -> draft.operandTypes();
      case 3 -> draft.resultTypes();
      case 4 -> draft.operandTypes().stream().map(TypeFamilies::element).toList();
      default -> Choice.some(types, random);
    };
  }

  private void end(Block block, Draft draft, Random random) {
    OpModel terminator = terminator(random);
    if (terminator == null) {
      if (!model.hasTrait(NoTerminator.class)) {
        Programs.end(block);
      }
      return;
    }
    Draft end = new Draft(terminator);
    List<Type> rest = Choice.percent(70, random) ? draft.resultTypes() : bodyTypes(draft, random);
    for (OperandDefinition operand : terminator.definition().operands()) {
      end.addOperands(
          switch (operand.arity()) {
            case SINGLE -> List.of(rest.isEmpty() ? Choice.of(types, random) : rest.get(0));
            case OPTIONAL -> rest.stream().limit(1).toList();
            case VARIADIC -> rest;
          });
    }
    terminator.definition().results().forEach(result -> end.addResults(List.of()));
    end.create(OpBuilder.atEnd(block));
  }

  private @Nullable OpModel terminator(Random random) {
    if (model instanceof SingleBlockImplicitTerminatorTrait implicit) {
      for (OpModel terminator : terminators) {
        if (terminator.name().equals(implicit.terminatorName())) {
          return terminator;
        }
      }
    }
    boolean none = terminators.isEmpty() || model.hasTrait(NoTerminator.class);
    return none ? null : Choice.of(terminators, random);
  }

  /** A new block, which takes nothing or what the operation passes. */
  private static Block successor(Block entry, Draft draft, Random random) {
    Block block = Objects.requireNonNull(entry.parent()).addBlock();
    List<Type> passed = draft.operandTypes();
    int from = passed.isEmpty() || random.nextBoolean() ? passed.size() : 0;
    if (from == 0 && random.nextBoolean()) {
      from = random.nextInt(passed.size() + 1);
    }
    for (Type type : passed.subList(from, passed.size())) {
      block.addArgument(type, UnknownLoc.get(block.context()));
    }
    Programs.end(block);
    return block;
  }

  /** The operations that may end the blocks of regions: without successors, simple to build. */
  static List<OpModel> terminatorsOf(List<OpModel> models) {
    return models.stream()
        .filter(
            candidate ->
                candidate.hasTrait(Terminator.class)
                    && candidate.definition().successors().isEmpty()
                    && candidate.definition().attributes().stream()
                        .noneMatch(a -> a.kind() != PropertyKind.ATTRIBUTE))
        .toList();
  }
}
