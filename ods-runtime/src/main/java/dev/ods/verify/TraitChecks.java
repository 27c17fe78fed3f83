// SPDX-License-Identifier: Apache-2.0
package dev.ods.verify;

import static java.util.Map.entry;

import dev.ods.ir.Arity;
import dev.ods.ir.OpDefinition.OperandDefinition;
import dev.ods.ir.OpDefinition.PropertyKind;
import dev.ods.ir.OpDefinition.ResultDefinition;
import dev.ods.ir.OpModel;
import dev.ods.ir.Operation;
import dev.ods.trait.AttrSizedOperandSegments;
import dev.ods.trait.AttrSizedResultSegments;
import dev.ods.trait.CastCompatible;
import dev.ods.trait.Elementwise;
import dev.ods.trait.HasAncestorTrait;
import dev.ods.trait.HasParentTrait;
import dev.ods.trait.IsolatedFromAbove;
import dev.ods.trait.NoRegionArguments;
import dev.ods.trait.OperandsAreFloatLike;
import dev.ods.trait.OperandsAreSignlessIntegerLike;
import dev.ods.trait.RegionTraitVerifier;
import dev.ods.trait.ResultsAreBoolLike;
import dev.ods.trait.ResultsAreFloatLike;
import dev.ods.trait.ResultsAreSignlessIntegerLike;
import dev.ods.trait.ResultsBroadcastableShape;
import dev.ods.trait.SameOperandsAndResultElementType;
import dev.ods.trait.SameOperandsAndResultRank;
import dev.ods.trait.SameOperandsAndResultShape;
import dev.ods.trait.SameOperandsAndResultType;
import dev.ods.trait.SameOperandsElementType;
import dev.ods.trait.SameOperandsShape;
import dev.ods.trait.SameTypeOperands;
import dev.ods.trait.SingleBlock;
import dev.ods.trait.SingleBlockImplicitTerminatorTrait;
import dev.ods.trait.Symbol;
import dev.ods.trait.SymbolTable;
import dev.ods.trait.Terminator;
import dev.ods.trait.TraitVerifier;
import java.lang.reflect.InvocationTargetException;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The verifiers of traits: those of MLIR's own by a table, a dialect's by an instance of its class.
 */
final class TraitChecks {
  /** Recognised by the verifier, which has a faster check for valid operations. */
  static final Check ISOLATED = RegionChecks::isolated;

  /** Recognised by the verifier, which verifies users of symbols next. */
  static final Check SYMBOL_TABLE = SymbolChecks::symbolTable;

  /** Checks of types and attributes, and of their numbers. */
  private static final Map<Class<?>, Check> ON_TYPES =
      Map.ofEntries(
          entry(CastCompatible.class, CastChecks::castCompatible),
          entry(Elementwise.class, TypeChecks::elementwise),
          entry(OperandsAreFloatLike.class, TypeChecks::operandsAreFloatLike),
          entry(OperandsAreSignlessIntegerLike.class, TypeChecks::operandsAreSignlessIntegerLike),
          entry(ResultsAreBoolLike.class, TypeChecks::resultsAreBoolLike),
          entry(ResultsAreFloatLike.class, TypeChecks::resultsAreFloatLike),
          entry(ResultsAreSignlessIntegerLike.class, TypeChecks::resultsAreSignlessIntegerLike),
          entry(ResultsBroadcastableShape.class, BroadcastCheck::holds),
          entry(
              SameOperandsAndResultElementType.class, TypeChecks::sameOperandsAndResultElementType),
          entry(SameOperandsAndResultRank.class, TypeChecks::sameOperandsAndResultRank),
          entry(SameOperandsAndResultShape.class, TypeChecks::sameOperandsAndResultShape),
          entry(SameOperandsAndResultType.class, TypeChecks::sameOperandsAndResultType),
          entry(SameOperandsElementType.class, TypeChecks::sameOperandsElementType),
          entry(SameOperandsShape.class, TypeChecks::sameOperandsShape),
          entry(SameTypeOperands.class, TypeChecks::sameTypeOperands));

  /** Checks of regions, or of the operation's ancestors. */
  private static final Map<Class<?>, Check> ON_PLACE =
      Map.ofEntries(
          entry(NoRegionArguments.class, RegionChecks::noRegionArguments),
          entry(SingleBlock.class, RegionChecks::singleBlock),
          entry(Symbol.class, SymbolChecks::symbol),
          entry(Terminator.class, RegionChecks::terminator));

  private static final Map<Class<?>, Check> ON_REGIONS =
      Map.of(IsolatedFromAbove.class, ISOLATED, SymbolTable.class, SYMBOL_TABLE);

  private TraitChecks() {}

  /**
   * Adds the checks of a trait.
   *
   * @param model of the operation that has the trait
   * @param onOperation receives the checks that run before those of the regions
   * @param onRegions receives the checks that run after them
   */
  static void addTo(Class<?> trait, OpModel model, List<Check> onOperation, List<Check> onRegions) {
    Check check = ON_TYPES.getOrDefault(trait, ON_PLACE.get(trait));
    if (check != null) {
      onOperation.add(check);
      return;
    }
    check = ON_REGIONS.get(trait);
    if (check != null) {
      onRegions.add(check);
      return;
    }
    addParameterised(trait, model, onOperation, onRegions);
    if (!trait.isInterface()) {
      addOwn(trait, model, onOperation, onRegions);
    }
  }

  /**
   * The check that the types of results are as the author's code infers them or, because of {@code
   * SameOperandsAndResultType}, MLIR does; null if nothing does. It follows all checks of traits.
   */
  static @Nullable Check inference(OpModel model) {
    InferTypeOpInterface hook = model.as(InferTypeOpInterface.class);
    if (hook != null) {
      return (ir, op, d) -> {
        Operation lent = ir.lend(op);
        try {
          return InferredTypes.verify(hook, lent, d);
        } finally {
          ir.takeBack(lent);
        }
      };
    }
    List<OperandDefinition> operands = model.definition().operands();
    List<ResultDefinition> results = model.definition().results();
    if (!model.traits().contains(SameOperandsAndResultType.class)
        || results.stream().anyMatch(result -> result.arity() != Arity.SINGLE)) {
      return null;
    }
    for (int i = 0; i < operands.size(); i++) {
      if (operands.get(i).arity() == Arity.SINGLE) {
        int anchor = i;
        return (ir, op, d) -> TypeChecks.resultsAreInferred(ir, op, anchor, d);
      }
    }
    return null;
  }

  /** Whether the checks of a trait depend on types and attributes only. */
  static boolean dependsOnTypesOnly(Class<?> trait) {
    return ON_TYPES.containsKey(trait)
        || trait == AttrSizedOperandSegments.class
        || trait == AttrSizedResultSegments.class;
  }

  private static void addParameterised(
      Class<?> trait, OpModel model, List<Check> onOperation, List<Check> onRegions) {
    if (trait == HasParentTrait.class && model instanceof HasParentTrait child) {
      List<String> names = child.parentNames();
      onOperation.add((ir, op, d) -> RegionChecks.parent(ir, op, names, d));
    } else if (trait == HasAncestorTrait.class && model instanceof HasAncestorTrait child) {
      List<String> names = child.ancestorNames();
      onOperation.add((ir, op, d) -> RegionChecks.ancestor(ir, op, names, d));
    } else if (trait == SingleBlockImplicitTerminatorTrait.class
        && model instanceof SingleBlockImplicitTerminatorTrait block) {
      String name = block.terminatorName();
      onRegions.add((ir, op, d) -> RegionChecks.implicitTerminator(ir, op, name, d));
    } else if (trait == AttrSizedOperandSegments.class) {
      int slot = model.definition().indexOf(PropertyKind.OPERAND_SEGMENT_SIZES);
      int groups = model.definition().operands().size();
      onOperation.add(
          (ir, op, d) ->
              CountChecks.segments(ir, op, slot, groups, "operand", ir.operandCount(op), d));
    } else if (trait == AttrSizedResultSegments.class) {
      int slot = model.definition().indexOf(PropertyKind.RESULT_SEGMENT_SIZES);
      int groups = model.definition().results().size();
      onOperation.add(
          (ir, op, d) ->
              CountChecks.segments(ir, op, slot, groups, "result", ir.resultCount(op), d));
    }
  }

  private static void addOwn(
      Class<?> trait, OpModel model, List<Check> onOperation, List<Check> onRegions) {
    boolean checksOperation = TraitVerifier.class.isAssignableFrom(trait);
    boolean checksRegions = RegionTraitVerifier.class.isAssignableFrom(trait);
    if (!checksOperation && !checksRegions) {
      return;
    }
    Object instance = instance(trait, model);
    if (checksOperation) {
      TraitVerifier verifier = (TraitVerifier) instance;
      onOperation.add((ir, op, d) -> verifier.verifyTrait(ir.operation(op), d));
    }
    if (checksRegions) {
      RegionTraitVerifier verifier = (RegionTraitVerifier) instance;
      onRegions.add((ir, op, d) -> verifier.verifyRegionTrait(ir.operation(op), d));
    }
  }

  /** The model makes an instance where its class may; for any other, the class must be public. */
  private static Object instance(Class<?> trait, OpModel model) {
    Object made = model instanceof OpVerifier verifier ? verifier.traitInstance(trait) : null;
    return made == null ? instantiate(trait) : made;
  }

  private static Object instantiate(Class<?> trait) {
    try {
      return trait.getConstructor().newInstance();
    } catch (NoSuchMethodException | IllegalAccessException | InstantiationException e) {
      throw new IllegalStateException(
          "the trait "
              + trait.getName()
              + " has a check: make it a public class with a public constructor without"
              + " parameters, in a package that its module exports",
          e);
    } catch (InvocationTargetException e) {
      throw new IllegalStateException(
          "the constructor of the trait " + trait.getName() + " failed", e);
    }
  }
}
