// SPDX-License-Identifier: Apache-2.0
package dev.ods.verify;

import dev.ods.ir.Arity;
import dev.ods.ir.OpDefinition.OperandDefinition;
import dev.ods.ir.OpDefinition.PropertyKind;
import dev.ods.ir.OpDefinition.ResultDefinition;
import dev.ods.ir.OpModel;
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
import org.jspecify.annotations.Nullable;

/**
 * The verifiers of traits: those of MLIR's own by a table, a dialect's by an instance of its class.
 */
final class TraitChecks {
  /** Recognised by the verifier, which has a faster check for valid operations. */
  static final Check ISOLATED = RegionChecks::isolated;

  /** Recognised by the verifier, which verifies users of symbols next. */
  static final Check SYMBOL_TABLE = SymbolChecks::symbolTable;

  private TraitChecks() {}

  /**
   * Adds the checks of a trait.
   *
   * @param model of the operation that has the trait
   * @param onOperation receives the checks that run before those of the regions
   * @param onRegions receives the checks that run after them
   */
  static void addTo(Class<?> trait, OpModel model, List<Check> onOperation, List<Check> onRegions) {
    Check check = onTypes(trait);
    check = check == null ? onNesting(trait) : check;
    if (check != null) {
      onOperation.add(check);
      return;
    }
    if (trait == IsolatedFromAbove.class || trait == SymbolTable.class) {
      onRegions.add(trait == SymbolTable.class ? SYMBOL_TABLE : ISOLATED);
      return;
    }
    addParameterised(trait, model, onOperation, onRegions);
    if (!trait.isInterface()) {
      addOwn(trait, model, onOperation, onRegions);
    } else if (model instanceof OpVerifier verifier) {
      addInterface(trait, verifier, onOperation, onRegions);
    }
  }

  /**
   * The check of a trait that is about types and attributes, and their numbers; null if it is about
   * something else. No table, as each method reference costs the start of a program.
   */
  private static @Nullable Check onTypes(Class<?> trait) {
    if (trait == CastCompatible.class) {
      return CastChecks::castCompatible;
    } else if (trait == Elementwise.class) {
      return TypeChecks::elementwise;
    } else if (trait == OperandsAreFloatLike.class) {
      return TypeChecks::operandsAreFloatLike;
    } else if (trait == OperandsAreSignlessIntegerLike.class) {
      return TypeChecks::operandsAreSignlessIntegerLike;
    } else if (trait == ResultsAreBoolLike.class) {
      return TypeChecks::resultsAreBoolLike;
    } else if (trait == ResultsAreFloatLike.class) {
      return TypeChecks::resultsAreFloatLike;
    } else if (trait == ResultsAreSignlessIntegerLike.class) {
      return TypeChecks::resultsAreSignlessIntegerLike;
    } else if (trait == ResultsBroadcastableShape.class) {
      return BroadcastCheck::holds;
    }
    return onSameTypes(trait);
  }

  private static @Nullable Check onSameTypes(Class<?> trait) {
    if (trait == SameOperandsAndResultElementType.class) {
      return TypeChecks::sameOperandsAndResultElementType;
    } else if (trait == SameOperandsAndResultRank.class) {
      return TypeChecks::sameOperandsAndResultRank;
    } else if (trait == SameOperandsAndResultShape.class) {
      return TypeChecks::sameOperandsAndResultShape;
    } else if (trait == SameOperandsAndResultType.class) {
      return TypeChecks::sameOperandsAndResultType;
    } else if (trait == SameOperandsElementType.class) {
      return TypeChecks::sameOperandsElementType;
    } else if (trait == SameOperandsShape.class) {
      return TypeChecks::sameOperandsShape;
    } else if (trait == SameTypeOperands.class) {
      return TypeChecks::sameTypeOperands;
    }
    return null;
  }

  /** The check of a trait that is about regions or what encloses the operation; or null. */
  private static @Nullable Check onNesting(Class<?> trait) {
    if (trait == NoRegionArguments.class) {
      return RegionChecks::noRegionArguments;
    } else if (trait == SingleBlock.class) {
      return RegionChecks::singleBlock;
    } else if (trait == Symbol.class) {
      return SymbolChecks::symbol;
    } else if (trait == Terminator.class) {
      return RegionChecks::terminator;
    }
    return null;
  }

  /**
   * The check that the types of results are as MLIR infers them because of {@code
   * SameOperandsAndResultType}; null if it infers none. It follows all checks of traits.
   */
  static @Nullable Check inference(OpModel model) {
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
    return onTypes(trait) != null
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

  private static void addInterface(
      Class<?> trait, OpVerifier verifier, List<Check> onOperation, List<Check> onRegions) {
    if (verifier.hasInterfaceVerifier(trait, false)) {
      onOperation.add(new InterfaceCheck(verifier, trait, false));
    }
    if (verifier.hasInterfaceVerifier(trait, true)) {
      onRegions.add(new InterfaceCheck(verifier, trait, true));
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
