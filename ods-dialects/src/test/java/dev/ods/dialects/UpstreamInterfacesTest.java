// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.ods.control.ArgAndResultAttrsOpInterface;
import dev.ods.control.BranchOpInterface;
import dev.ods.control.CallOpInterface;
import dev.ods.control.CallableOpInterface;
import dev.ods.control.FunctionOpInterface;
import dev.ods.control.LoopLikeOpInterface;
import dev.ods.control.RegionBranchOpInterface;
import dev.ods.control.RegionBranchTerminatorOpInterface;
import dev.ods.control.SelectLikeOpInterface;
import dev.ods.control.WeightedBranchOpInterface;
import dev.ods.effect.ConditionallySpeculatable;
import dev.ods.effect.MemoryEffectsOpInterface;
import dev.ods.ir.DialectDefinition;
import dev.ods.ir.OperationName;
import dev.ods.shaped.DestinationStyleOpInterface;
import dev.ods.shaped.InferShapedTypeOpInterface;
import dev.ods.shaped.ReifyRankedShapedTypeOpInterface;
import dev.ods.shaped.ShapedDimOpInterface;
import dev.ods.shaped.ViewLikeOpInterface;
import dev.ods.text.OpAsmOpInterface;
import dev.ods.trait.CastOpInterface;
import dev.ods.trait.InferTypeOpInterface;
import dev.ods.trait.RegionKindInterface;
import dev.ods.trait.SymbolOpInterface;
import dev.ods.verify.SymbolUserOpInterface;
import java.util.List;
import java.util.Map;
import java.util.ServiceLoader;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/**
 * Each operation has the standard interfaces that MLIR 22 gives it: {@code interfaces.txt} has
 * those that the headers of the C++ classes say.
 */
final class UpstreamInterfacesTest {
  private static final List<Class<?>> STANDARD =
      List.of(
          ArgAndResultAttrsOpInterface.class,
          BranchOpInterface.class,
          CallOpInterface.class,
          CallableOpInterface.class,
          CastOpInterface.class,
          ConditionallySpeculatable.class,
          DestinationStyleOpInterface.class,
          FunctionOpInterface.class,
          InferShapedTypeOpInterface.class,
          InferTypeOpInterface.class,
          LoopLikeOpInterface.class,
          MemoryEffectsOpInterface.class,
          OpAsmOpInterface.class,
          RegionBranchOpInterface.class,
          RegionBranchTerminatorOpInterface.class,
          RegionKindInterface.class,
          ReifyRankedShapedTypeOpInterface.class,
          SelectLikeOpInterface.class,
          ShapedDimOpInterface.class,
          SymbolOpInterface.class,
          SymbolUserOpInterface.class,
          ViewLikeOpInterface.class,
          WeightedBranchOpInterface.class);

  /** Differences, each with its operations and the interface. */
  private static final Map<String, String> DIFFERENCES =
      Map.of(
          // Their .td files do not include that of the interface.
          "ml_program.global_store_graph",
          "InferTypeOpInterface",
          "ml_program.token",
          "InferTypeOpInterface",
          "wasmssa.demote",
          "InferTypeOpInterface",
          // Not implemented yet.
          "scf.if",
          "InferTypeOpInterface",
          // MLIR attaches it from outside of the classes.
          "tensor.collapse_shape",
          "ReifyRankedShapedTypeOpInterface",
          "tensor.expand_shape",
          "ReifyRankedShapedTypeOpInterface");

  private static Map<String, String> upstream() {
    return Programs.text("interfaces.txt")
        .lines()
        .filter(line -> !line.startsWith("#"))
        .collect(
            Collectors.toMap(
                line -> line.substring(0, line.indexOf(':')),
                line -> line.substring(line.indexOf(':') + 1).strip(),
                (a, b) -> a,
                TreeMap::new));
  }

  private static String interfaces(OperationName name) {
    return STANDARD.stream()
        .filter(name::hasInterface)
        .map(Class::getSimpleName)
        .collect(Collectors.joining(" "));
  }

  @Test
  void operationsHaveTheInterfacesOfMlir() {
    Programs programs = new Programs();
    Map<String, String> found = new TreeMap<>();
    ServiceLoader.load(DialectDefinition.class).stream()
        .flatMap(dialect -> dialect.get().operations().stream())
        .map(model -> programs.context().operationName(model.name()))
        .forEach(name -> found.put(name.value(), interfaces(name)));
    Map<String, String> expected = upstream();
    expected.keySet().retainAll(found.keySet());
    assertEquals(
        String.join("\n", lines(expected)),
        String.join("\n", lines(found)),
        "the interfaces of each operation");
  }

  /** {@code interfaces.cpp} printed the answers of MLIR 22 for the same program. */
  @Test
  void implementationsAnswerAsInMlir() {
    assertEquals(
        Programs.text("interfaces.answers.txt"),
        InterfaceAnswers.of(new Programs().read(Programs.text("interfaces.mlir"))));
  }

  private static List<String> lines(Map<String, String> interfaces) {
    return interfaces.entrySet().stream()
        .map(entry -> entry.getKey() + ": " + without(entry.getKey(), entry.getValue()))
        .toList();
  }

  private static String without(String op, String interfaces) {
    String exempt = DIFFERENCES.getOrDefault(op, "-") + " ?";
    return interfaces.replaceAll(exempt, "").strip();
  }
}
