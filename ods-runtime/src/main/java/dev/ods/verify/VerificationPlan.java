// SPDX-License-Identifier: Apache-2.0
package dev.ods.verify;

import dev.ods.diagnostic.Diagnostics;
import dev.ods.ir.Arity;
import dev.ods.ir.Attribute;
import dev.ods.ir.DictionaryAttr;
import dev.ods.ir.OpDefinition;
import dev.ods.ir.OpModel;
import dev.ods.ir.Operation;
import dev.ods.ir.OperationName;
import dev.ods.ir.unsafe.IrReader;
import dev.ods.trait.IsolatedFromAbove;
import dev.ods.trait.NoTerminator;
import dev.ods.trait.RegionKindInterface;
import dev.ods.trait.StructuralTrait;
import dev.ods.trait.SymbolTable;
import dev.ods.trait.Terminator;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The checks of the operations of one name, in order: computed once from the definition and its
 * traits, so that an operation without checks costs nothing, and one with checks no lookups.
 */
final class VerificationPlan {
  static final OperationName.Key<VerificationPlan> KEY =
      OperationName.Key.create(VerificationPlan::new);

  private static final Check[] NONE = new Check[0];

  final boolean registered;
  final boolean mightBeTerminator;
  final boolean mightOmitTerminator;
  final boolean isolated;
  final boolean symbolTable;
  final @Nullable RegionKindInterface regionKinds;
  final boolean symbolUser;

  /** Whether what was found valid once is valid wherever types and attributes are the same. */
  final boolean dependsOnTypesOnly;

  /** The generated checks, or MLIR's of its own operations; null if the operation has none. */
  private final @Nullable OpVerifier verifier;

  final @Nullable CustomVerifier customVerifier;
  final @Nullable CustomRegionVerifier customRegionVerifier;
  private final Check[] structural;
  private final Check[] others;

  /** The checks of traits that depend on more than types and attributes. */
  private final Check[] beyondTypes;

  /** The checks of traits that follow those of the nested operations. */
  final Check[] regionTraits;

  /** Whether anything at all follows the checks of the nested operations. */
  final boolean hasRegionChecks;

  private int operands;
  private boolean variadicOperands;
  private int results;
  private boolean variadicResults;
  private int regions;
  private boolean variadicRegions;
  private int successors;
  private boolean variadicSuccessors;

  /** The slot of the name of a symbol, or -1 if that is a discardable attribute. */
  private final int symbolNameSlot;

  private VerificationPlan(OperationName name) {
    OpModel model = name.model();
    registered = model != null;
    mightBeTerminator = name.mightHaveTrait(Terminator.class);
    mightOmitTerminator = name.mightHaveTrait(NoTerminator.class);
    isolated = name.hasTrait(IsolatedFromAbove.class);
    symbolTable = name.hasTrait(SymbolTable.class);
    symbolUser = name.hasInterface(SymbolUserOpInterface.class);
    regionKinds = name.as(RegionKindInterface.class);
    verifier = name.as(OpVerifier.class);
    dependsOnTypesOnly = verifier == null || verifier.dependsOnTypesOnly();
    customVerifier = name.as(CustomVerifier.class);
    customRegionVerifier = name.as(CustomRegionVerifier.class);
    symbolNameSlot = model == null ? -1 : model.propertyIndex(Symbols.NAME);
    if (model == null) {
      structural = NONE;
      others = NONE;
      beyondTypes = NONE;
      regionTraits = NONE;
      hasRegionChecks = false;
      return;
    }
    count(model.definition());
    TraitLists traits = new TraitLists(model);
    traits.addInference(customVerifier != null);
    structural = traits.structural.toArray(Check[]::new);
    others = traits.others.toArray(Check[]::new);
    traits.structuralBeyondTypes.addAll(traits.othersBeyondTypes);
    beyondTypes = traits.structuralBeyondTypes.toArray(Check[]::new);
    regionTraits = traits.ofRegions.toArray(Check[]::new);
    hasRegionChecks = regionTraits.length > 0 || customRegionVerifier != null;
  }

  /** The checks of the traits of a model, by when they are made. */
  private static final class TraitLists {
    private final OpModel model;
    private final List<Check> structural = new ArrayList<>();
    private final List<Check> others = new ArrayList<>();
    private final List<Check> ofRegions = new ArrayList<>();
    private final List<Check> structuralBeyondTypes = new ArrayList<>();
    private final List<Check> othersBeyondTypes = new ArrayList<>();

    TraitLists(OpModel model) {
      this.model = model;
      for (Class<?> trait : model.traits()) {
        boolean isStructural = StructuralTrait.class.isAssignableFrom(trait);
        List<Check> checks = new ArrayList<>();
        TraitChecks.addTo(trait, model, checks, ofRegions);
        (isStructural ? structural : others).addAll(checks);
        if (!TraitChecks.dependsOnTypesOnly(trait)) {
          (isStructural ? structuralBeyondTypes : othersBeyondTypes).addAll(checks);
        }
      }
    }

    /** Adds the comparison of the result types with those that are inferred. */
    void addInference(boolean hasCustomVerifier) {
      Check inference = TraitChecks.inference(model);
      if (model instanceof ReturnTypeInference
          && !(model instanceof ReturnTypeInference.ByTraits)) {
        ofRegions.add(InferredTypes::hold);
      } else if (inference != null) {
        // Without a custom verifier and regions nothing lies between the checks of traits and this
        // one.
        boolean isLast = !hasCustomVerifier && model.definition().regions().isEmpty();
        (isLast ? others : ofRegions).add(inference);
      }
    }
  }

  private void count(OpDefinition definition) {
    for (OpDefinition.OperandDefinition operand : definition.operands()) {
      operands += operand.arity() == Arity.SINGLE ? 1 : 0;
      variadicOperands |= operand.arity() != Arity.SINGLE;
    }
    for (OpDefinition.ResultDefinition result : definition.results()) {
      results += result.arity() == Arity.SINGLE ? 1 : 0;
      variadicResults |= result.arity() != Arity.SINGLE;
    }
    for (OpDefinition.RegionDefinition region : definition.regions()) {
      regions += region.variadic() ? 0 : 1;
      variadicRegions |= region.variadic();
    }
    for (OpDefinition.SuccessorDefinition successor : definition.successors()) {
      successors += successor.variadic() ? 0 : 1;
      variadicSuccessors |= successor.variadic();
    }
  }

  /** The name of an operation that is a symbol, an attribute of any kind; null if there is none. */
  @Nullable Attribute symbolName(IrReader ir, int op) {
    if (symbolNameSlot >= 0) {
      return ir.property(op, symbolNameSlot);
    }
    DictionaryAttr attributes = ir.discardableAttributes(op);
    return attributes == null ? null : attributes.get(Symbols.NAME);
  }

  /** The checks of a registered operation that precede its custom verifier. */
  boolean checkOperation(IrReader ir, int op, Diagnostics d) {
    if (!checkCounts(ir, op, d) || !run(structural, ir, op, d)) {
      return false;
    }
    OpVerifier hooks = verifier;
    if (hooks != null) {
      int errors = d.errorCount();
      Operation lent = ir.lend(op);
      try {
        hooks.verifyInvariants(lent, d);
      } finally {
        ir.takeBack(lent);
      }
      if (d.errorCount() != errors) {
        return false;
      }
    }
    return run(others, ir, op, d);
  }

  /** The checks that do not depend on types and attributes only. */
  boolean checkBeyondTypes(IrReader ir, int op, Diagnostics d) {
    return run(beyondTypes, ir, op, d);
  }

  private static boolean run(Check[] checks, IrReader ir, int op, Diagnostics d) {
    for (Check check : checks) {
      if (!check.holds(ir, op, d)) {
        return false;
      }
    }
    return true;
  }

  private boolean checkCounts(IrReader ir, int op, Diagnostics d) {
    int found = ir.regionCount(op);
    if ((variadicRegions ? found < regions : found != regions)
        && !CountChecks.regions(ir.operation(op), found, regions, variadicRegions, d)) {
      return false;
    }
    found = ir.resultCount(op);
    if ((variadicResults ? found < results : found != results)
        && !CountChecks.results(ir.operation(op), found, results, variadicResults, d)) {
      return false;
    }
    if ((successors != 0 || ir.successorCount(op) != 0)
        && !CountChecks.successors(ir, op, successors, variadicSuccessors, d)) {
      return false;
    }
    found = ir.operandCount(op);
    return (variadicOperands ? found >= operands : found == operands)
        || CountChecks.operands(ir.operation(op), found, operands, variadicOperands, d);
  }
}
