// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.read;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableListMultimap;
import com.google.common.collect.ImmutableSet;
import com.palantir.javapoet.ClassName;
import dev.ods.processor.model.RuntimeNames;

/**
 * The methods of the runtime's op interfaces that authors implement. Nobody calls them of an op
 * that does not extend the interface. What else the interfaces have are questions that they answer
 * themselves, or words that authors use for other things too, such as {@code condition}.
 */
final class OpInterfaceHooks {
  /**
   * Those with names that mean nothing else: a method with such a name is a hook in error, whatever
   * its signature is.
   */
  private static final ImmutableSet<ClassName> OF_NAMES =
      ImmutableSet.of(
          RuntimeNames.CANONICALIZABLE,
          RuntimeNames.DERIVED_ATTRIBUTE_OP_INTERFACE,
          RuntimeNames.FOLDABLE,
          RuntimeNames.INFER_TYPE_OP_INTERFACE,
          RuntimeNames.OP_ASM_OP_INTERFACE,
          RuntimeNames.REGION_KIND_INTERFACE,
          RuntimeNames.SELF_CANONICALIZING,
          RuntimeNames.SYMBOL_OP_INTERFACE,
          RuntimeNames.SYMBOL_USER_OP_INTERFACE);

  /** The methods of each. */
  private static final ImmutableListMultimap<ClassName, String> METHODS =
      ImmutableListMultimap.<ClassName, String>builder()
          .putAll(
              control("ArgAndResultAttrsOpInterface"),
              "argAttrsAttr",
              "resAttrsAttr",
              "setArgAttrsAttr",
              "setResAttrsAttr",
              "removeArgAttrsAttr",
              "removeResAttrsAttr")
          .putAll(control("BranchOpInterface"), "successorOperands", "producedOperandCount")
          .putAll(
              control("CallOpInterface"),
              "callableForCallee",
              "setCalleeFromCallable",
              "argOperands")
          .putAll(control("CallableOpInterface"), "callableRegion")
          .putAll(
              control("LoopLikeOpInterface"),
              "loopRegions",
              "loopInits",
              "regionIterArgs",
              "yieldedValues",
              "loopResults",
              "loopInductionVars",
              "loopLowerBounds",
              "loopUpperBounds",
              "loopSteps",
              "staticTripCount",
              "isValidInductionVarType",
              "isDefinedOutsideOfLoop",
              "moveOutOfLoop",
              "buildWithInits",
              "verifyCarriedValues")
          .putAll(
              control("RegionBranchOpInterface"),
              "successorRegions",
              "successorInputs",
              "entrySuccessorOperands",
              "entrySuccessorRegions",
              "regionInvocationBounds")
          .putAll(
              RuntimeNames.REGION_BRANCH_TERMINATOR_OP_INTERFACE,
              "successorRegions",
              "successorOperands")
          .putAll(RuntimeNames.CONDITIONALLY_SPECULATABLE, "speculatability")
          .putAll(RuntimeNames.MEMORY_EFFECTS_OP_INTERFACE, "memoryEffects")
          .putAll(
              ClassName.get(RuntimeNames.DATA_LAYOUT, "DataLayoutOpInterface"),
              "dataLayoutSpec",
              "typeSize",
              "typeSizeInBits",
              "typeABIAlignment",
              "typePreferredAlignment",
              "indexBitwidth")
          .putAll(memory("DestructurableAccessorOpInterface"), "canRewire", "rewire")
          .putAll(
              memory("DestructurableAllocationOpInterface"),
              "destructurableSlots",
              "destructure",
              "handleDestructuringComplete")
          .putAll(
              memory("PromotableAllocationOpInterface"),
              "promotableSlots",
              "defaultValue",
              "handleBlockArgument",
              "handlePromotionComplete")
          .putAll(
              memory("PromotableMemOpInterface"),
              "stored",
              "loadsFrom",
              "storesTo",
              "canUsesBeRemoved",
              "removeBlockingUses")
          .putAll(
              memory("PromotableOpInterface"),
              "canUsesBeRemoved",
              "removeBlockingUses",
              "requiresReplacedValues",
              "visitReplacedValues")
          .putAll(memory("SafeMemorySlotAccessOpInterface"), "ensureOnlySafeAccesses")
          .putAll(
              ClassName.get(RuntimeNames.RANGE, "InferIntRangeInterface"),
              "inferResultRanges",
              "inferResultRangesFromOptional")
          .putAll(RuntimeNames.CANONICALIZABLE, "canonicalizationPatterns")
          .putAll(RuntimeNames.FOLDABLE, "fold")
          .putAll(RuntimeNames.SELF_CANONICALIZING, "canonicalize")
          .putAll(shaped("DestinationStyleOpInterface"), "dpsInits")
          .putAll(
              shaped("InferShapedTypeOpInterface"),
              "inferReturnTypeComponents",
              "reifyReturnTypeShapes")
          .putAll(
              shaped("ReifyRankedShapedTypeOpInterface"),
              "reifyResultShapes",
              "reifyShapeOfResult",
              "reifyDimOfResult")
          .putAll(shaped("ViewLikeOpInterface"), "viewDest", "viewSource")
          .putAll(subset("SubsetExtractionOpInterface"), "sourceOperand")
          .putAll(
              subset("SubsetInsertionOpInterface"),
              "sourceOperand",
              "destinationOperand",
              "isEquivalentSubset",
              "updatedDestination",
              "buildSubsetExtraction",
              "valuesNeededToBuildSubsetExtraction")
          .putAll(
              subset("SubsetOpInterface"),
              "tensorContainer",
              "accessedSlice",
              "operatesOnEquivalentSubset",
              "operatesOnDisjointSubset")
          .putAll(subset("ValueBoundsOpInterface"), "dimensionSum", "indexSum")
          .putAll(
              RuntimeNames.OP_ASM_OP_INTERFACE,
              "defaultDialect",
              "resultNames",
              "blockArgumentNames",
              "blockNames")
          .putAll(RuntimeNames.CAST_OP_INTERFACE, "areCastCompatible")
          .putAll(
              RuntimeNames.DERIVED_ATTRIBUTE_OP_INTERFACE,
              "isDerivedAttribute",
              "materializeDerivedAttributes")
          .putAll(
              RuntimeNames.INFER_TYPE_OP_INTERFACE,
              "inferReturnTypes",
              "isCompatibleReturnTypes",
              "refineReturnTypes")
          .putAll(RuntimeNames.REGION_KIND_INTERFACE, "regionKind", "hasSsaDominance")
          .putAll(
              RuntimeNames.SYMBOL_OP_INTERFACE,
              "isOptionalSymbol",
              "isDeclaration",
              "ownVisibility")
          .putAll(RuntimeNames.SYMBOL_USER_OP_INTERFACE, "verifySymbolUses")
          .build();

  private static final ImmutableListMultimap<String, ClassName> OWNERS = METHODS.inverse();

  private OpInterfaceHooks() {}

  /** The op interfaces that have a hook of this name. */
  static ImmutableList<ClassName> owners(String method) {
    return OWNERS.get(method);
  }

  /** Whether the name of a hook of an op interface alone tells what is meant. */
  static boolean areNames(ClassName opInterface) {
    return OF_NAMES.contains(opInterface);
  }

  /** The hooks of an op interface. */
  static ImmutableList<String> of(ClassName opInterface) {
    return METHODS.get(opInterface);
  }

  /** The op interfaces that have hooks. */
  static ImmutableSet<ClassName> all() {
    return METHODS.keySet();
  }

  private static ClassName control(String simpleName) {
    return ClassName.get(RuntimeNames.CONTROL, simpleName);
  }

  private static ClassName memory(String simpleName) {
    return ClassName.get(RuntimeNames.MEMORY, simpleName);
  }

  private static ClassName shaped(String simpleName) {
    return ClassName.get(RuntimeNames.SHAPED, simpleName);
  }

  private static ClassName subset(String simpleName) {
    return ClassName.get(RuntimeNames.SUBSET, simpleName);
  }
}
