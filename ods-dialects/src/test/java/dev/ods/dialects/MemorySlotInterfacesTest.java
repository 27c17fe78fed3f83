// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.ods.builtin.ArrayAttr;
import dev.ods.builtin.IndexType;
import dev.ods.builtin.IntegerAttr;
import dev.ods.builtin.IntegerType;
import dev.ods.builtin.MemRefType;
import dev.ods.datalayout.DataLayout;
import dev.ods.diagnostic.Diagnostics;
import dev.ods.dialects.memref.AllocaOp;
import dev.ods.dialects.memref.CastOp;
import dev.ods.dialects.memref.DimOp;
import dev.ods.ir.Attribute;
import dev.ods.ir.Block;
import dev.ods.ir.Context;
import dev.ods.ir.OpBuilder;
import dev.ods.ir.OpOperand;
import dev.ods.ir.OpView;
import dev.ods.ir.Operation;
import dev.ods.ir.Value;
import dev.ods.memory.DeletionKind;
import dev.ods.memory.DestructurableAccessorOpInterface;
import dev.ods.memory.DestructurableMemorySlot;
import dev.ods.memory.MemorySlot;
import dev.ods.memory.PromotableOpInterface;
import dev.ods.memory.ReplacedValue;
import dev.ods.memory.SafeMemorySlotAccessOpInterface;
import dev.ods.memory.promote.MemorySlotDestructuring;
import dev.ods.memory.promote.MemorySlotPromotion;
import dev.ods.pass.OpPassManager;
import dev.ods.pass.PassManager;
import dev.ods.pass.PassPipelineParser;
import dev.ods.pass.PassRegistry;
import dev.ods.verify.DominanceInfo;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import org.junit.jupiter.api.Test;

/**
 * Interfaces of memory slots that no operation of MLIR's dialects here has are attached to some.
 */
final class MemorySlotInterfacesTest {
  private final Programs programs = new Programs();
  private final List<String> replaced = new ArrayList<>();

  /** The alignments of i32 in the layouts that operations were given. */
  private final Set<Long> alignments = new LinkedHashSet<>();

  private void note(DataLayout layout) {
    alignments.add(layout.typeABIAlignment(IntegerType.get(programs.context(), 32)));
  }

  /** A cast that can be erased with all that uses it. */
  private final class ErasableCast implements PromotableOpInterface {
    private final OpView cast;

    ErasableCast(OpView cast) {
      this.cast = cast;
    }

    @Override
    public Operation operation() {
      return cast.operation();
    }

    @Override
    public boolean canUsesBeRemoved(
        Set<OpOperand> blockingUses, List<OpOperand> newBlockingUses, DataLayout dataLayout) {
      note(dataLayout);
      operation().result(0).uses().forEach(newBlockingUses::add);
      return true;
    }

    @Override
    public DeletionKind removeBlockingUses(Set<OpOperand> blockingUses, OpBuilder builder) {
      return DeletionKind.DELETE;
    }

    @Override
    public boolean requiresReplacedValues() {
      return true;
    }

    @Override
    public void visitReplacedValues(List<ReplacedValue> values, OpBuilder builder) {
      values.forEach(value -> replaced.add(value.store().name() + " " + value.value().type()));
    }
  }

  /** A cast to a pointer to the first element. */
  private final class CastToElement implements DestructurableAccessorOpInterface {
    private final OpView cast;

    CastToElement(OpView cast) {
      this.cast = cast;
    }

    @Override
    public Operation operation() {
      return cast.operation();
    }

    private Attribute index() {
      Context context = operation().context();
      return ArrayAttr.get(context, IntegerAttr.get(IndexType.get(context), 0));
    }

    @Override
    public boolean canRewire(
        DestructurableMemorySlot slot,
        Set<Attribute> usedIndices,
        List<MemorySlot> mustBeSafelyUsed,
        DataLayout dataLayout) {
      note(dataLayout);
      Value result = operation().result(0);
      mustBeSafelyUsed.add(new MemorySlot(result, ((MemRefType) result.type()).elementType()));
      return usedIndices.add(index());
    }

    @Override
    public DeletionKind rewire(
        DestructurableMemorySlot slot,
        Map<Attribute, MemorySlot> subslots,
        OpBuilder builder,
        DataLayout dataLayout) {
      MemorySlot element = Objects.requireNonNull(subslots.get(index()));
      operation().setOperand(0, element.pointer());
      return DeletionKind.KEEP;
    }
  }

  private record SafeDim(OpView dim) implements SafeMemorySlotAccessOpInterface {
    @Override
    public Operation operation() {
      return dim.operation();
    }

    @Override
    public boolean ensureOnlySafeAccesses(
        MemorySlot slot, List<MemorySlot> mustBeSafelyUsed, DataLayout dataLayout) {
      return slot.elementType() instanceof IntegerType;
    }
  }

  private Block function(String body) {
    Operation module =
        programs.read("func.func @f(%a: i32) -> i32 {\n" + body + "  return %a : i32\n}\n");
    Operation function = Objects.requireNonNull(Objects.requireNonNull(block(module)).first());
    return block(function);
  }

  private static Block block(Operation op) {
    return Objects.requireNonNull(op.region(0).first());
  }

  private static AllocaOp alloca(Block block) {
    return (AllocaOp) Objects.requireNonNull(block.first()).view();
  }

  private static List<String> names(Block block) {
    List<String> names = new ArrayList<>();
    block.operations().forEach(op -> names.add(op.name().toString()));
    return names;
  }

  private boolean promote(Block block) {
    return new MemorySlotPromotion(
            OpBuilder.atStart(block), new DominanceInfo(), DataLayout.closest(block.parentOp()))
        .promote(List.of(alloca(block)));
  }

  @Test
  void castsArePassedThrough() {
    String body =
        """
          %m = memref.alloca() : memref<1xi32>
          %c = memref.cast %m : memref<1xi32> to memref<?xi32>
          %d = memref.cast %c : memref<?xi32> to memref<1xi32>
          %i = arith.constant 0 : index
          memref.store %a, %m[%i] : memref<1xi32>
        """;
    Block kept = function(body);
    assertFalse(promote(kept));
    programs
        .context()
        .attachInterface(CastOp.MODEL, PromotableOpInterface.class, ErasableCast::new);
    Block block = function(body);
    assertTrue(promote(block));
    assertEquals(List.of("arith.constant", "func.return"), names(block));
    assertEquals(List.of("memref.store i32", "memref.store i32"), replaced);
    assertFalse(promote(function(body + "  \"test.use\"(%d) : (memref<1xi32>) -> ()\n")));
  }

  private static boolean destructure(Block block) {
    return new MemorySlotDestructuring(OpBuilder.atStart(block), DataLayout.ofDefaults())
        .destructure(List.of(alloca(block)));
  }

  @Test
  void viewsAreUsedSafely() {
    String body =
        """
          %m = memref.alloca() : memref<2xi32>
          %c = memref.cast %m : memref<2xi32> to memref<?xi32>
          %i = arith.constant 0 : index
          %d = memref.dim %c, %i : memref<?xi32>
        """;
    programs
        .context()
        .attachInterface(CastOp.MODEL, DestructurableAccessorOpInterface.class, CastToElement::new);
    assertFalse(destructure(function(body)));
    programs
        .context()
        .attachInterface(DimOp.MODEL, SafeMemorySlotAccessOpInterface.class, SafeDim::new);
    Block block = function(body);
    assertTrue(destructure(block));
    assertEquals("memref<i32>", alloca(block).memref().type().toString());
    assertFalse(destructure(function(body + "  \"test.use\"(%c) : (memref<?xi32>) -> ()\n")));
  }

  private void run(String pass, Operation module) {
    OpPassManager pipeline = OpPassManager.on("builtin.module");
    assertEquals(
        List.of(),
        PassPipelineParser.addTo(
            pipeline, pass, PassRegistry.load(MemorySlotInterfacesTest.class.getClassLoader())));
    assertTrue(PassManager.of(pipeline).run(module, new Diagnostics()));
  }

  @Test
  void passesGiveTheLayoutAroundTheSlot() {
    programs
        .context()
        .attachInterface(CastOp.MODEL, PromotableOpInterface.class, ErasableCast::new);
    programs
        .context()
        .attachInterface(CastOp.MODEL, DestructurableAccessorOpInterface.class, CastToElement::new);
    String text =
        """
        module attributes {dlti.dl_spec = #dlti.dl_spec<i32 = dense<%1$d> : vector<2xi64>>} {
          func.func @f() {
            %%m = memref.alloca() : memref<%2$dxi32>
            %%c = memref.cast %%m : memref<%2$dxi32> to memref<?xi32>
            "test.use"(%%c) : (memref<?xi32>) -> ()
            return
          }
        }
        """;
    run("func.func(mem2reg)", programs.read(text.formatted(64, 1)));
    assertEquals(Set.of(8L), alignments);
    run("func.func(sroa)", programs.read(text.formatted(128, 2)));
    assertEquals(Set.of(8L, 16L), alignments);
    run("sroa", programs.read(text.formatted(256, 2)));
    assertEquals(Set.of(8L, 16L, 32L), alignments);
  }
}
