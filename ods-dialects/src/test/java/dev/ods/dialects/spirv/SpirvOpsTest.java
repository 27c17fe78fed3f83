// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.spirv;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;

import dev.ods.builtin.IntegerType;
import dev.ods.builtin.VectorType;
import dev.ods.dialects.Programs;
import dev.ods.dialects.func.FuncOp;
import dev.ods.dialects.spirv.attr.GroupOperation;
import dev.ods.dialects.spirv.attr.GroupOperationAttr;
import dev.ods.dialects.spirv.attr.MemorySemantics;
import dev.ods.dialects.spirv.attr.MemorySemanticsAttr;
import dev.ods.dialects.spirv.attr.Scope;
import dev.ods.dialects.spirv.attr.ScopeAttr;
import dev.ods.ir.Block;
import dev.ods.ir.Context;
import dev.ods.ir.Location;
import dev.ods.ir.OpBuilder;
import dev.ods.ir.Operation;
import dev.ods.ir.UnknownLoc;
import dev.ods.ir.Value;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** Generated members of operations, and the dialect's attributes. */
final class SpirvOpsTest {
  private final Programs programs = new Programs();
  private final Context context = programs.context();
  private final Operation module =
      programs.read("func.func @f(%f: f32, %v: vector<4xf32>, %i: i32) {\n  return\n}\n");
  private final Block entry = FuncOp.of(module.region(0).first().first()).body().first();
  private final OpBuilder builder = OpBuilder.atStart(entry);
  private final Location location = UnknownLoc.get(context);
  private final Value number = entry.argument(0);
  private final Value vector = entry.argument(1);
  private final Value index = entry.argument(2);

  @Test
  void infersTheTypeOfAComparison() {
    IntegerType i1 = IntegerType.get(context, 1);
    assertSame(i1, FOrdLessThanOp.build(builder, location, number, number).result().type());
    assertSame(
        VectorType.get(new long[] {4}, i1),
        IsNanOp.build(builder, location, vector).result().type());
  }

  @Test
  void infersTheTypeOfAnElement() {
    VectorExtractDynamicOp op = VectorExtractDynamicOp.build(builder, location, vector, index);
    assertSame(number.type(), op.result().type());
    assertEquals("%0 = spirv.VectorExtractDynamic %arg1[%arg2] : vector<4xf32>, i32", line());
  }

  @Test
  void enumAttributesAreUniquedAndPrintAsInMlir() {
    ScopeAttr scope = ScopeAttr.get(context, Scope.SUBGROUP);
    assertSame(Scope.SUBGROUP, scope.value());
    assertSame(scope, ScopeAttr.get(context, Scope.SUBGROUP));
    assertEquals("#spirv.scope<Subgroup>", scope.toString());
    assertEquals(
        "#spirv.group_operation<PartitionedReduceNV>",
        GroupOperationAttr.get(context, GroupOperation.PARTITIONED_REDUCE_NV).toString());
  }

  @Test
  void memorySemanticsAreASet() {
    MemorySemanticsAttr none = MemorySemanticsAttr.get(context, Set.of());
    assertEquals(Set.of(), none.value());
    assertEquals("#spirv.memory_semantics<None>", none.toString());
    Set<MemorySemantics> flags = Set.of(MemorySemantics.VOLATILE, MemorySemantics.ACQUIRE);
    MemorySemanticsAttr some = MemorySemanticsAttr.get(context, flags);
    assertEquals(flags, some.value());
    assertEquals("#spirv.memory_semantics<Acquire|Volatile>", some.toString());
  }

  @Test
  void optionalOperandsMayBeAbsent() {
    GroupNonUniformFAddOp sum =
        GroupNonUniformFAddOp.build(
            builder, location, number.type(), Scope.WORKGROUP, GroupOperation.REDUCE, number, null);
    assertEquals(Optional.empty(), sum.clusterSize());
    assertEquals("%0 = spirv.GroupNonUniformFAdd <Workgroup> <Reduce> %arg0 : f32 -> f32", line());
  }

  @Test
  void onlyUndeclaredFunctionsAndGraphsAreFunctionLike() {
    String program = "\"%s\"() ({\n  spirv.Return\n}) {function_type = () -> ()} : () -> ()\n";
    String mistake =
        "'spirv.Return' op failed to verify that op must appear in a function-like op's block";
    assertEquals(mistake, programs.firstError(program.formatted("spirv.mlir.loop")));
    assertEquals("", programs.firstError(program.formatted("spirv.func")));
    assertEquals("", programs.firstError(program.formatted("spirv.ARM.Graph")));
  }

  /** The only line of the module with an operation of the dialect. */
  private String line() {
    return Programs.custom(module)
        .lines()
        .filter(line -> line.contains("spirv."))
        .findFirst()
        .orElseThrow()
        .strip();
  }
}
