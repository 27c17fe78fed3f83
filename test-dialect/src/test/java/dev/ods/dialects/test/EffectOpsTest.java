// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.test;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;

import dev.ods.builtin.SymbolRefAttr;
import dev.ods.diagnostic.Diagnostics;
import dev.ods.effect.EffectInstance;
import dev.ods.effect.MemoryEffectsOpInterface;
import dev.ods.ir.Context;
import dev.ods.ir.DialectDefinition;
import dev.ods.ir.FileLineColRange;
import dev.ods.ir.OpModel;
import dev.ods.ir.OpOperand;
import dev.ods.ir.Operation;
import dev.ods.ir.Value;
import dev.ods.testing.MlirOpt;
import dev.ods.text.Parser;
import dev.ods.text.ParserOptions;
import dev.ods.trait.Terminator;
import dev.ods.verify.Verifier;
import java.util.ArrayList;
import java.util.List;
import java.util.ServiceLoader;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

/**
 * The effects on memory of ops with declared and with computed effects, in the order and the words
 * of {@code mlir-opt}'s test pass {@code --test-side-effects}.
 */
final class EffectOpsTest {
  private static final String OPS =
      """
      %index, %a, %b = "a.b"() : () -> (index, memref<2xf32>, memref<3xf32>)
      %0 = "test.side_effect_op"() : () -> i32
      %1 = "test.side_effect_op"() {effects = []} : () -> i32
      %2 = "test.side_effect_op"() {effects = [{effect = "read"}, {effect = "free"}]} : () -> i32
      %3 = "test.side_effect_op"() {effects = [{effect = "write", test_resource}]} : () -> i32
      %4 = "test.side_effect_op"()
          {effects = [{effect = "allocate", on_result, test_resource}]} : () -> i32
      %5 = "test.side_effect_op"()
          {effects = [{effect = "read", on_reference = @s, test_resource},
                      {effect = "write", on_reference = @s::@t}]} : () -> i32
      %6 = test.side_effect_with_region_op (%index) {
      ^bb0(%x: index):
        test.region_yield %x : index
      } {effects = [{effect = "allocate", on_operand, test_resource}]} : index -> index
      %7 = test.side_effect_with_region_op (%index) {
      ^bb0(%x: index):
        test.region_yield %x : index
      } {effects = [{effect = "free", on_result, test_resource}, {effect = "write", on_argument},
                    {effect = "read", on_reference = @s}]} : index -> index
      %8 = "test.op_with_effects_a"(%a, %b) {first = @s, second = @s::@t, optional_symbol = @u}
          : (memref<2xf32>, memref<3xf32>) -> memref<4xf32>
      %9 = "test.op_with_effects_a"() {first = @s, second = @t} : () -> memref<4xf32>
      "test.op_with_effects_b"() : () -> ()
      %10 = "test.op_with_memread"() : () -> i32
      "test.op_with_memwrite"() : () -> ()
      %11 = "test.test_effects_result"() : () -> i32
      test.copy(%a, %b) : (memref<2xf32>, memref<3xf32>)
      test.copy(%a, %a) : (memref<2xf32>, memref<2xf32>)
      test.buffer_based in(%a : memref<2xf32>) out(%b : memref<3xf32>)
      test.region_buffer_based in(%a : memref<2xf32>) out(%b : memref<3xf32>) {
        %y = "a.b"() : () -> i32
        test.region_yield %y : i32
      }
      "test.read_buffer"(%a) : (memref<2xf32>) -> ()
      %12 = "test.forward_buffer"(%a) : (memref<2xf32>) -> memref<2xf32>
      test.store_with_a_region %a attributes {store_before_region = true} {
        test.store_with_a_region_terminator
      } : memref<2xf32>
      test.store_with_a_loop_region %b attributes {store_before_region = true} {
        test.store_with_a_region_terminator
      } : memref<3xf32>
      %13, %14 = test.alloc_with_multiple_results : index, memref<8xf32>
      test.call_and_store @f(%index), %a {store_before_call = true}
          : (memref<2xf32>, index) -> ()
      """;

  private final Context context = Context.create();

  EffectOpsTest() {
    ServiceLoader.load(DialectDefinition.class).forEach(context::register);
    context.allowUnregisteredDialects(true);
  }

  private Operation module() {
    Diagnostics diagnostics = new Diagnostics();
    Operation module =
        Parser.parse(OPS.getBytes(UTF_8), "test.mlir", context, ParserOptions.DEFAULT, diagnostics);
    diagnostics.throwIfErrors();
    assertNotNull(module);
    Verifier.verify(module, diagnostics);
    diagnostics.throwIfErrors();
    return module;
  }

  @Test
  void effectsAreThoseOfMlir() throws Exception {
    MlirOpt.assumeInstalled();
    List<String> theirs = MlirOpt.diagnostics(OPS, "--test-side-effects");
    assertEquals(
        theirs.stream().filter(each -> each.contains(": remark: ")).toList(), remarks(module()));
  }

  /** What is declared later must be added to the ops above. */
  @Test
  void allOpsWithEffectsAreCompared() {
    Set<String> used = new TreeSet<>();
    module().walk(op -> used.add(op.name().value()));
    Set<String> missing = new TreeSet<>();
    for (OpModel model : new TestDialectDefinition().operations()) {
      boolean effects =
          model.hasInterface(MemoryEffectsOpInterface.class)
              && !model.hasInterface(MemoryEffectsOpInterface.None.class);
      if (effects && !used.contains(model.name())) {
        missing.add(model.name());
      }
    }
    assertEquals(Set.of(), missing);
  }

  private static List<String> remarks(Operation module) {
    List<String> remarks = new ArrayList<>();
    module.walk(
        op -> {
          MemoryEffectsOpInterface known = op.as(MemoryEffectsOpInterface.class);
          if (known != null && !op.name().hasTrait(Terminator.class)) {
            remarks.addAll(remarks(op, known.memoryEffects()));
          }
        });
    return remarks;
  }

  private static List<String> remarks(Operation op, List<EffectInstance> effects) {
    FileLineColRange at = (FileLineColRange) op.location();
    String start = at.startLine() + ":" + at.startColumn() + ": remark: ";
    return effects.isEmpty()
        ? List.of(start + "operation has no memory effects")
        : effects.stream().map(each -> start + remark(each)).toList();
  }

  private static String remark(EffectInstance effect) {
    return "found an instance of '%s'%s on resource '%s'"
        .formatted(effect.effect(), target(effect), effect.resource().name());
  }

  private static String target(EffectInstance effect) {
    OpOperand operand = effect.operand();
    Value value = effect.value();
    SymbolRefAttr symbol = effect.symbol();
    if (operand != null) {
      return " on op operand " + operand.index() + ",";
    }
    if (value != null) {
      return (value.definingOp() == null ? " on block argument " : " on op result ")
          + value.index()
          + ",";
    }
    return symbol == null ? "" : " on a symbol '" + symbol + "',";
  }
}
