// SPDX-License-Identifier: Apache-2.0
package dev.ods.laws;

import dev.ods.builtin.BaseMemRefType;
import dev.ods.builtin.DenseArrayAttr;
import dev.ods.builtin.ElementsAttr;
import dev.ods.builtin.IndexType;
import dev.ods.builtin.IntegerAttr;
import dev.ods.builtin.OpaqueType;
import dev.ods.builtin.RankedTensorType;
import dev.ods.builtin.Segments;
import dev.ods.builtin.StringAttr;
import dev.ods.builtin.VectorType;
import dev.ods.ir.Attribute;
import dev.ods.ir.Block;
import dev.ods.ir.DialectDefinition;
import dev.ods.ir.Operation;
import dev.ods.text.OpAsmTypeInterface;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import org.jspecify.annotations.Nullable;

/**
 * What custom forms of MLIR lose, or print but do not parse: MLIR's verifiers accept it, and {@code
 * mlir-opt} prints and parses it as this project does.
 */
final class MlirLosses {
  private static final String SEGMENT_SIZES = "operandSegmentSizes";

  /** The positions of operands of {@code gpu.launch} and {@code gpu.launch_func}. */
  private static final int ASYNC_DEPENDENCIES = 0;

  private static final int FIRST_CLUSTER_SIZE = 7;

  private static final Map<String, Predicate<Operation>> CONDITIONS =
      Map.ofEntries(
          Map.entry("affine.load", op -> InlineMaps.areKept(op, 1, 0, "map")),
          Map.entry("affine.store", op -> InlineMaps.areKept(op, 2, 0, "map")),
          Map.entry("affine.vector_load", op -> InlineMaps.areKept(op, 1, 0, "map")),
          Map.entry("affine.vector_store", op -> InlineMaps.areKept(op, 2, 0, "map")),
          Map.entry("affine.prefetch", op -> InlineMaps.areKept(op, 1, 0, "map")),
          Map.entry(
              "affine.dma_start",
              op ->
                  op.discardableAttributes().size() == 3
                      && InlineMaps.areKept(op, 1, 1, "src_map", "dst_map", "tag_map")
                      && hasIndicesBeside(3, op)),
          Map.entry(
              "affine.dma_wait",
              op ->
                  op.discardableAttributes().size() == 1
                      && InlineMaps.areKept(op, 1, 1, "tag_map")
                      && hasIndicesBeside(1, op)),
          Map.entry("affine.for", MlirLosses::hasPositiveStep),
          Map.entry(
              "affine.parallel",
              op ->
                  InlineMaps.areKept(op, 0, 0, "lowerBoundsMap", "upperBoundsMap")
                      && hasListOfGroups(op, "lowerBoundsGroups")
                      && hasListOfGroups(op, "upperBoundsGroups")
                      && hasIndexArguments(op)),
          Map.entry("affine.yield", MlirLosses::hasNoNotes),
          // The operands of cases are printed with their values.
          Map.entry("cf.switch", op -> hasCases(op, "case_values")),
          Map.entry("spirv.Switch", op -> hasCases(op, "literals") && hasVectorOfLiterals(op)),
          // The parser adds the attributes that say how many arguments are attributions.
          Map.entry("gpu.func", op -> hasAttributions(op) && hasNoLlvmAttributes(op)),
          Map.entry("gpu.return", op -> hasAttributions(Objects.requireNonNull(op.parent()))),
          Map.entry("gpu.launch", MlirLosses::hasTokenIfDependent),
          Map.entry("gpu.launch_func", op -> hasWholeCluster(op) && kernelsHaveAttributions(op)),
          // Without results, no types are printed.
          Map.entry("affine.delinearize_index", op -> op.resultCount() > 0),
          Map.entry("memref.load", MlirLosses::hasNoExplicitFalse),
          Map.entry("memref.store", MlirLosses::hasNoExplicitFalse),
          Map.entry("memref.prefetch", MlirLosses::hasNoNotes),
          Map.entry("memref.dma_start", MlirLosses::hasNoNotes),
          Map.entry("memref.dma_wait", MlirLosses::hasNoNotes),
          Map.entry("memref.alloca_scope.return", MlirLosses::hasNoNotes),
          // The parser makes them public.
          Map.entry("ml_program.global", op -> op.attribute("sym_visibility") != null),
          Map.entry("scf.forall.in_parallel", op -> hasNoArguments(op) && hasNoNotes(op)),
          Map.entry("scf.index_switch", MlirLosses::hasNoArguments),
          Map.entry("scf.parallel", op -> hasEqualBounds(op) && hasTypesOfResults(op)),
          Map.entry("scf.reduce", MlirLosses::hasNoNotes),
          Map.entry("scf.yield", MlirLosses::hasNoNotes),
          // Without constituents two spaces are printed, and a list of types that is not parsed.
          Map.entry("spirv.CompositeConstruct", op -> op.operandCount() > 0),
          // docs/differences-from-mlir.md: the elements of arrays are not known.
          Map.entry(
              "spirv.CompositeExtract",
              op -> op.operandType(0) instanceof VectorType && hasNoNotes(op)),
          Map.entry("spirv.CompositeInsert", MlirLosses::hasNoNotes),
          Map.entry("spirv.Constant", MlirLosses::hasNoNotes),
          Map.entry("spirv.SpecConstant", MlirLosses::hasNoNotes),
          Map.entry("spirv.BranchConditional", MlirLosses::hasNoNotes),
          // Lists of types are printed if they are empty, and parsed only if not.
          Map.entry("test.ellipsis", op -> op.operandCount() > 0),
          Map.entry(
              "test.format_custom_directive_operands_and_types",
              op -> Segments.size(op.attribute(SEGMENT_SIZES), 2) > 0),
          Map.entry("test.format_custom_directive_results", MlirLosses::hasVariadicResults),
          Map.entry(
              "test.format_custom_directive_results_with_type_refs",
              MlirLosses::hasVariadicResults),
          // The second region is parsed, and all are printed, from the third without a comma.
          Map.entry("test.format_custom_directive_regions", op -> op.regionCount() <= 2),
          // The second successor is parsed as two.
          Map.entry("test.format_custom_directive_successors", MlirLosses::hasTwins),
          // The process crashes.
          Map.entry(
              "test.result_name_from_type",
              op ->
                  StreamSupport.stream(op.results().spliterator(), false)
                      .allMatch(result -> result.type() instanceof OpAsmTypeInterface)),
          Map.entry("transform.replicate", op -> op.operandCount() > 1),
          // It is printed as a string.
          Map.entry("wasmssa.if", op -> op.region(1).isEmpty()),
          Map.entry("wasmssa.func", op -> !op.region(0).isEmpty()),
          // Names are printed without quotes.
          Map.entry(
              "wasmssa.global",
              op ->
                  hasBareName(op)
                      && !op.region(0).isEmpty()
                      && hasNoArguments(op)
                      && hasNoNotes(op)),
          // The other names are printed in quotes, without escapes.
          Map.entry(
              "wasmssa.import_global",
              op ->
                  hasBareName(op)
                      && needsNoEscapes(op.attribute("moduleName"))
                      && needsNoEscapes(op.attribute("importName"))
                      && hasNoNotes(op)));

  private MlirLosses() {}

  /** The numbers of bounds are parsed as a tensor of one dimension. */
  private static boolean hasListOfGroups(Operation op, String groups) {
    return op.attribute(groups) instanceof ElementsAttr sizes
        && sizes.shapedType() instanceof RankedTensorType type
        && type.rank() == 1
        && type.encoding() == null;
  }

  private static boolean hasNoNotes(Operation op) {
    return op.discardableAttributes().isEmpty();
  }

  /** What is neither a memory nor of its map is parsed as an index, whatever its type was. */
  private static boolean hasIndicesBeside(int memories, Operation op) {
    return op.operands().stream().filter(each -> each.type() instanceof IndexType).count()
        == op.operandCount() - memories;
  }

  private static boolean hasPositiveStep(Operation op) {
    return op.attribute("step") instanceof IntegerAttr step && step.value() > 0;
  }

  /** The types of induction variables are not printed. */
  private static boolean hasIndexArguments(Operation op) {
    return Objects.requireNonNull(op.region(0).first()).arguments().stream()
        .allMatch(argument -> argument.type() instanceof IndexType);
  }

  /** {@code nontemporal} is absent if it is false. */
  private static boolean hasNoExplicitFalse(Operation op) {
    return !(op.attribute("nontemporal") instanceof IntegerAttr flag && flag.isZero());
  }

  /** Forms that print no block arguments. */
  private static boolean hasNoArguments(Operation op) {
    for (int i = 0; i < op.regionCount(); i++) {
      for (Block block : op.region(i).blocks()) {
        if (block.isEntryBlock() && block.argumentCount() > 0) {
          return false;
        }
      }
    }
    return true;
  }

  private static boolean hasBareName(Operation op) {
    return op.attribute("sym_name") instanceof StringAttr name && name.value().matches("[a-z_]+");
  }

  private static boolean needsNoEscapes(@Nullable Attribute attribute) {
    return attribute instanceof StringAttr name && name.value().matches("[ -~&&[^\"\\\\]]*");
  }

  /** The dialect {@code llvm}, which is not here, verifies its attributes of arguments. */
  private static boolean hasNoLlvmAttributes(Operation op) {
    return Stream.of("arg_attrs", "res_attrs")
        .noneMatch(list -> String.valueOf(op.attribute(list)).contains("llvm."));
  }

  /** A set of bits without a name for none is printed as {@code <>}, and not parsed. */
  private static boolean hasNoEmptySets(Operation op) {
    return !op.toGenericString().contains("enum<>") && !op.toGenericString().contains("vbar<>");
  }

  private static boolean hasVariadicResults(Operation op) {
    return Segments.size(op.attribute("resultSegmentSizes"), 2) > 0;
  }

  private static boolean hasTwins(Operation op) {
    return op.successorCount() == 1
        || (op.successorCount() == 3 && op.successor(1).equals(op.successor(2)));
  }

  private static boolean hasCases(Operation op, String values) {
    return op.attribute(values) != null
        && op.attribute("case_operand_segments") instanceof DenseArrayAttr segments
        && segments.size() == op.successorCount() - 1;
  }

  private static boolean hasAttributions(Operation function) {
    return function.attribute("workgroup_attributions") != null
        && function.attribute("workgroup_attrib_attrs") == null
        && function.attribute("private_attrib_attrs") == null;
  }

  /** The literals are parsed as a vector, and verified as any shaped type. */
  private static boolean hasVectorOfLiterals(Operation op) {
    return op.attribute("literals") instanceof ElementsAttr literals
        && literals.shapedType() instanceof VectorType;
  }

  /** The dependencies are printed only if there is a token. */
  private static boolean hasTokenIfDependent(Operation launch) {
    return launch.resultCount() == 1
        || Segments.size(launch.attribute(SEGMENT_SIZES), ASYNC_DEPENDENCIES) == 0;
  }

  /** The sizes of the cluster are printed only if the first is there. */
  private static boolean hasWholeCluster(Operation launch) {
    Attribute sizes = launch.attribute(SEGMENT_SIZES);
    return IntStream.range(FIRST_CLUSTER_SIZE, FIRST_CLUSTER_SIZE + 3)
            .map(i -> Segments.size(sizes, i))
            .distinct()
            .count()
        == 1;
  }

  private static boolean kernelsHaveAttributions(Operation launch) {
    Operation root = launch;
    for (Operation up = launch; up != null; up = up.parent()) {
      root = up;
    }
    List<Operation> kernels = new ArrayList<>();
    root.walk(
        op -> {
          if (op.name().value().equals("gpu.func")) {
            kernels.add(op);
          }
        });
    return kernels.stream().allMatch(MlirLosses::hasAttributions);
  }

  /** The types of the initial values are parsed as those of the results. */
  private static boolean hasTypesOfResults(Operation loop) {
    int first = loop.operandCount() - loop.resultCount();
    return IntStream.range(0, loop.resultCount())
        .allMatch(i -> loop.operandType(first + i).equals(loop.result(i).type()));
  }

  private static boolean hasEqualBounds(Operation loop) {
    Attribute sizes = loop.attribute(SEGMENT_SIZES);
    int bounds = Segments.size(sizes, 0);
    return List.of(Segments.size(sizes, 1), Segments.size(sizes, 2))
        .equals(List.of(bounds, bounds));
  }

  /** docs/differences-from-mlir.md: an unknown type of a partly declared dialect is any type. */
  private static boolean hasKnownElements(Operation op) {
    return op.operands().stream()
        .allMatch(
            operand ->
                !(operand.type() instanceof BaseMemRefType memref
                    && memref.elementType() instanceof OpaqueType));
  }

  /** Restricts the laws of a dialect to what its forms can say. */
  static void avoid(DialectDefinition dialect, DialectLaws laws) {
    CONDITIONS.forEach(
        (name, condition) -> {
          if (name.startsWith(dialect.namespace() + '.')) {
            laws.where(name, condition);
          }
        });
    if (dialect.namespace().equals("gpu")) {
      dialect.operations().forEach(op -> laws.where(op.name(), MlirLosses::hasKnownElements));
    }
    if (dialect.namespace().equals("test")) {
      dialect
          .operations()
          .forEach(
              op ->
                  laws.where(op.name(), MlirLosses::hasNoEmptySets)
                      .where(op.name(), TestDialectLosses::areAvoided));
    }
  }
}
