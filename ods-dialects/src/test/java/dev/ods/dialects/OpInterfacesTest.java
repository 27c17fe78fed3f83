// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.ods.ir.OpView;
import dev.ods.ir.Operation;
import dev.ods.ir.OperationName;
import dev.ods.text.OpAsmOpInterface;
import dev.ods.trait.RegionKind;
import dev.ods.trait.RegionKindInterface;
import dev.ods.trait.SymbolOpInterface;
import dev.ods.verify.SymbolUserOpInterface;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** An operation implements the op interfaces that its declaration extends, and no others. */
final class OpInterfacesTest {
  private final Programs programs = new Programs();

  private OperationName name(String name) {
    return programs.context().operationName(name);
  }

  @ParameterizedTest
  @CsvSource({
    // Names, symbol, symbol user, region kinds.
    "arith.addi, false, false, false, false",
    "arith.constant, true, false, false, false",
    // Its two results are named as declared.
    "arith.mulsi_extended, true, false, false, false",
    "func.call, false, false, true, false",
    "func.constant, true, false, true, false",
    "func.func, true, true, false, false",
    // By their traits.
    "memref.global, false, true, false, false",
    "scf.forall.in_parallel, false, false, false, true",
    // For its default dialect.
    "builtin.module, true, true, false, true",
    "unknown.op, false, false, false, false"
  })
  void kindsOfOperationsHaveInterfaces(
      String op, boolean names, boolean symbol, boolean user, boolean kinds) {
    assertEquals(names, name(op).hasInterface(OpAsmOpInterface.class), "names");
    assertEquals(symbol, name(op).hasInterface(SymbolOpInterface.class), "symbol");
    assertEquals(user, name(op).hasInterface(SymbolUserOpInterface.class), "user");
    assertEquals(kinds, name(op).hasInterface(RegionKindInterface.class), "kinds");
  }

  @Test
  void castsOperationsToTheirInterfaces() {
    Operation module =
        programs.read(
            "func.func private @f()\nfunc.func @g() {\n  \"unknown.op\"() : () -> ()\n  return\n}\n");
    Operation declared = module.region(0).first().first();
    SymbolOpInterface symbol = declared.as(SymbolOpInterface.class);
    assertNotNull(symbol);
    assertEquals(declared, symbol.operation());
    assertTrue(symbol.isDeclaration());
    Operation defined = declared.next();
    assertFalse(defined.as(SymbolOpInterface.class).isDeclaration());
    assertNull(defined.as(SymbolUserOpInterface.class));
    Operation unknown = defined.region(0).first().first();
    assertNull(unknown.as(SymbolOpInterface.class));
    assertNull(unknown.as(OpView.class));
  }

  @Test
  void kindsImplementInterfacesWithoutAnOperation() {
    assertEquals("func", name("func.func").as(OpAsmOpInterface.class).defaultDialect());
    assertEquals("", name("arith.constant").as(OpAsmOpInterface.class).defaultDialect());
    RegionKindInterface graph = name("scf.forall.in_parallel").as(RegionKindInterface.class);
    assertEquals(RegionKind.GRAPH, graph.regionKind(0));
    assertFalse(graph.hasSsaDominance(0));
  }

  @Test
  void aKindHasNoOperation() {
    SymbolOpInterface symbol = name("func.func").as(SymbolOpInterface.class);
    IllegalStateException error = assertThrows(IllegalStateException.class, symbol::isDeclaration);
    assertTrue(error.getMessage().startsWith("FuncOp answers for its kind"), error.getMessage());
    assertEquals(symbol, name("func.func").as(SymbolOpInterface.class));
    assertEquals("FuncOp", symbol.toString());
  }
}
