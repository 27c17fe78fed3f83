// SPDX-License-Identifier: Apache-2.0
package dev.ods.analysis;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.ods.alias.AliasAnalysis;
import dev.ods.alias.AliasResult;
import dev.ods.alias.LocalAliasAnalysis;
import dev.ods.alias.ModRefResult;
import dev.ods.builtin.StringAttr;
import dev.ods.ir.Block;
import dev.ods.ir.Operation;
import dev.ods.ir.Region;
import dev.ods.ir.Value;
import dev.ods.testing.MlirOpt;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;

/** What is known of aliases is what {@code mlir-opt} finds in its tests of them. */
final class AliasAnalysisTest {
  private static final String FUNCTIONS =
      """
      func.func @allocations(%i: index, %a: memref<?xf32>, %b: memref<?xf32>)
          attributes {test.ptr = "func"} {
        %0 = memref.alloca() {test.ptr = "alloca"} : memref<8xf32>
        %1 = memref.alloc() {test.ptr = "alloc"} : memref<8xf32>
        %2 = memref.cast %1 {test.ptr = "cast"} : memref<8xf32> to memref<?xf32>
        %3 = memref.subview %0[0][4][1] {test.ptr = "view"} : memref<8xf32> to memref<4xf32>
        %4 = memref.load %a[%i] {test.ptr = "load"} : memref<?xf32>
        memref.store %4, %2[%i] {test.ptr = "store"} : memref<?xf32>
        memref.copy %1, %0 {test.ptr = "copy"} : memref<8xf32> to memref<8xf32>
        memref.dealloc %1 {test.ptr = "dealloc"} : memref<8xf32>
        return
      }
      func.func @branches(%a: memref<8xf32>, %c: i1) attributes {test.ptr = "func"} {
        %0 = memref.alloc() {test.ptr = "alloc"} : memref<8xf32>
        %1 = memref.alloca() {test.ptr = "alloca"} : memref<8xf32>
        cf.cond_br %c, ^bb1(%0 : memref<8xf32>), ^bb2(%0, %1 : memref<8xf32>, memref<8xf32>)
      ^bb1(%x: memref<8xf32>):
        cf.br ^bb2(%x, %a : memref<8xf32>, memref<8xf32>)
      ^bb2(%y: memref<8xf32>, %z: memref<8xf32>):
        cf.cond_br %c, ^bb2(%y, %z : memref<8xf32>, memref<8xf32>), ^bb3
      ^bb3:
        return
      }
      func.func @regions(%a: memref<8xf32>, %c: i1, %n: index) attributes {test.ptr = "func"} {
        %0 = memref.alloc() {test.ptr = "alloc"} : memref<8xf32>
        %1 = memref.alloc() {test.ptr = "other"} : memref<8xf32>
        %2:2 = scf.if %c -> (memref<8xf32>, memref<8xf32>) {
          scf.yield %0, %a : memref<8xf32>, memref<8xf32>
        } else {
          scf.yield %0, %1 : memref<8xf32>, memref<8xf32>
        } {test.ptr = "if"}
        %3 = scf.for %i = %n to %n step %n iter_args(%x = %0) -> (memref<8xf32>) {
          %4 = memref.alloca() {test.ptr = "inner"} : memref<8xf32>
          scf.yield %x : memref<8xf32>
        } {test.ptr = "for"}
        %5 = scf.while (%y = %0) : (memref<8xf32>) -> memref<8xf32> {
          scf.condition(%c) %y : memref<8xf32>
        } do {
        ^bb0(%z: memref<8xf32>):
          scf.yield %1 : memref<8xf32>
        } attributes {test.ptr = "while"}
        memref.alloca_scope {
          %6 = memref.alloca() {test.ptr = "scoped"} : memref<8xf32>
          memref.alloca_scope.return
        } {test.ptr = "scope"}
        return
      }
      memref.global @global : memref<8xf32>
      func.func @constants(%a: memref<8xf32>) attributes {test.ptr = "func"} {
        %0 = memref.get_global @global : memref<8xf32> {test.ptr = "global"}
        %1 = memref.alloc() {test.ptr = "alloc"} : memref<8xf32>
        %2 = arith.constant {test.ptr = "constant"} 0 : index
        %3:2 = memref.distinct_objects %a, %0 {test.ptr = "distinct"}
            : memref<8xf32>, memref<8xf32>
        "test.unknown"(%1) {test.ptr = "unknown"} : (memref<8xf32>) -> ()
        return
      }
      """;

  private final AliasAnalysis analysis = AliasAnalysis.create();

  private static String pointer(Operation op) {
    return op.attribute("test.ptr") instanceof StringAttr name ? name.value() : "?";
  }

  private static String pointer(Value value) {
    Operation definition = value.definingOp();
    if (definition != null) {
      return pointer(definition) + "#" + value.index();
    }
    Block block = Objects.requireNonNull(value.ownerBlock());
    Region region = Objects.requireNonNull(block.parent());
    int number = numberOf(block, region);
    return pointer(Objects.requireNonNull(region.parentOp()))
        + ".region"
        + region.index()
        + (number == 0 ? "" : ".block" + number)
        + "#"
        + value.index();
  }

  private static int numberOf(Block block, Region region) {
    int number = 0;
    for (Block each : region.blocks()) {
      if (each.equals(block)) {
        return number;
      }
      number++;
    }
    throw new IllegalArgumentException("the block is in another region");
  }

  private static List<Operation> pointers(Operation function) {
    List<Operation> ops = new ArrayList<>();
    function.walk(
        op -> {
          if (op.attribute("test.ptr") != null) {
            ops.add(op);
          }
        });
    return ops;
  }

  private static List<Value> values(Operation function) {
    List<Value> values = new ArrayList<>();
    for (Operation op : pointers(function)) {
      values.addAll(op.results());
      for (int i = 0; i < op.regionCount(); i++) {
        op.region(i).blocks().forEach(block -> values.addAll(block.arguments()));
      }
    }
    return values;
  }

  private static List<Operation> functions(Operation module) {
    List<Operation> functions = new ArrayList<>();
    module
        .region(0)
        .first()
        .operations()
        .forEach(
            op -> {
              if (op.name().value().equals("func.func")) {
                functions.add(op);
              }
            });
    return functions;
  }

  private static void assertAsMlir(List<String> ours, String pass) throws Exception {
    MlirOpt.assumeInstalled();
    List<String> theirs =
        MlirOpt.run(
                FUNCTIONS,
                "--allow-unregistered-dialect",
                "--mlir-disable-threading",
                "--pass-pipeline=builtin.module(func.func(" + pass + "))")
            .err()
            .lines()
            .toList();
    assertEquals(theirs, ours);
  }

  @Test
  void aliasesAreThoseOfMlir() throws Exception {
    List<String> lines = new ArrayList<>();
    for (Operation function : functions(Programs.parse(FUNCTIONS))) {
      lines.add("Testing : " + function.attribute("sym_name"));
      List<Value> values = values(function);
      for (int i = 0; i < values.size(); i++) {
        for (int j = 0; j < i; j++) {
          Value a = values.get(j);
          Value b = values.get(i);
          lines.add(pointer(a) + " <-> " + pointer(b) + ": " + analysis.alias(a, b));
        }
      }
    }
    assertTrue(lines.size() > 150, lines.toString());
    assertAsMlir(lines, "test-alias-analysis");
  }

  @Test
  void effectsOnMemoryAreThoseOfMlir() throws Exception {
    List<String> lines = new ArrayList<>();
    for (Operation function : functions(Programs.parse(FUNCTIONS))) {
      lines.add("Testing : " + function.attribute("sym_name"));
      for (Value value : values(function)) {
        for (Operation op : pointers(function)) {
          lines.add(pointer(op) + " -> " + pointer(value) + ": " + analysis.modRef(op, value));
        }
      }
    }
    assertAsMlir(lines, "test-alias-analysis-modref");
  }

  /** Aliasing is symmetric, and a value aliases itself; merging is idempotent and commutative. */
  @Test
  void resultsObeyTheLaws() {
    for (Operation function : functions(Programs.parse(FUNCTIONS))) {
      List<Value> values = values(function);
      for (Value a : values) {
        assertEquals(AliasResult.MUST_ALIAS, analysis.alias(a, a));
        values.forEach(b -> assertEquals(analysis.alias(a, b), analysis.alias(b, a)));
      }
    }
    for (AliasResult a : AliasResult.values()) {
      assertEquals(a, a.merge(a));
      for (AliasResult b : AliasResult.values()) {
        assertEquals(a.merge(b), b.merge(a));
      }
    }
    for (ModRefResult a : ModRefResult.values()) {
      for (ModRefResult b : ModRefResult.values()) {
        assertEquals(a.isMod() || b.isMod(), a.merge(b).isMod());
        assertEquals(a.isRef() || b.isRef(), a.merge(b).isRef());
        assertEquals(a.isMod() && b.isMod(), a.intersect(b).isMod());
        assertEquals(a.isRef() && b.isRef(), a.intersect(b).isRef());
      }
    }
  }

  /** An implementation that knows more is asked where the others know nothing. */
  @Test
  void implementationsAddWhatTheyKnow() {
    Operation function = functions(Programs.parse(FUNCTIONS)).get(0);
    List<Value> arguments = function.region(0).first().arguments();
    AliasAnalysis more =
        AliasAnalysis.create()
            .add(
                new LocalAliasAnalysis() {
                  @Override
                  protected AliasResult aliasOfSources(Value a, Value b) {
                    return a.definingOp() == null && b.definingOp() == null
                        ? AliasResult.NO_ALIAS
                        : super.aliasOfSources(a, b);
                  }

                  @Override
                  public ModRefResult modRef(Operation op, Value location) {
                    return ModRefResult.REF;
                  }
                });
    assertEquals(AliasResult.MAY_ALIAS, analysis.alias(arguments.get(1), arguments.get(2)));
    assertEquals(AliasResult.NO_ALIAS, more.alias(arguments.get(1), arguments.get(2)));
    assertEquals(ModRefResult.REF, more.modRef(function, arguments.get(1)));
  }
}
