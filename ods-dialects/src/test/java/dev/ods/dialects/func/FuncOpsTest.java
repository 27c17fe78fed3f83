// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.func;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.ods.builtin.FunctionType;
import dev.ods.builtin.IntegerType;
import dev.ods.diagnostic.Diagnostics;
import dev.ods.dialects.Programs;
import dev.ods.ir.Block;
import dev.ods.ir.Context;
import dev.ods.ir.Location;
import dev.ods.ir.OpBuilder;
import dev.ods.ir.Operation;
import dev.ods.ir.UnknownLoc;
import dev.ods.op.ModuleOp;
import dev.ods.verify.Verifier;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Building functions in a program. */
final class FuncOpsTest {
  private final Context context = new Programs().context();
  private final Location location = UnknownLoc.get(context);
  private final OpBuilder builder = OpBuilder.create(context);
  private final ModuleOp module = ModuleOp.build(builder, location);
  private final IntegerType i32 = IntegerType.get(context, 32);

  private FuncOp function(String name) {
    builder.setInsertionPointToEnd(module.body());
    FunctionType type = FunctionType.get(context, List.of(i32), List.of(i32));
    return FuncOp.build(builder, location, name, type);
  }

  @Test
  void buildsAFunctionWithItsBody() {
    FuncOp function = function("f");
    assertTrue(function.isDeclaration());
    Block entry = function.addEntryBlock();
    assertFalse(function.isDeclaration());
    builder.setInsertionPointToEnd(entry);
    CallOp call = CallOp.build(builder, location, List.of(i32), "f", List.of(entry.argument(0)));
    ReturnOp.build(builder, location, List.copyOf(call.results()));
    Diagnostics diagnostics = new Diagnostics();
    assertTrue(Verifier.verify(module.operation(), diagnostics), diagnostics.list().toString());
    assertEquals(
        """
        module {
          func.func @f(%arg0: i32) -> i32 {
            %0 = call @f(%arg0) : (i32) -> i32
            return %0 : i32
          }
        }
        """,
        Programs.custom(module.operation()).strip() + "\n");
  }

  @Test
  void aDeclarationMustBePrivate() {
    FuncOp function = function("f");
    Diagnostics diagnostics = new Diagnostics();
    assertFalse(Verifier.verify(module.operation(), diagnostics));
    assertEquals(
        "'func.func' op symbol declaration cannot have public visibility",
        diagnostics.list().get(0).message());
    assertEquals(Optional.empty(), function.symVisibility());
  }

  /** An unregistered operation may be a symbol table that defines {@code @g}. */
  @ParameterizedTest
  @CsvSource({"1,0", "2,1"})
  void acceptsCallsInUnregisteredSymbolTables(int regions, int errors) {
    context.allowUnregisteredDialects(true);
    builder.setInsertionPointToEnd(module.operation().region(0).first());
    Operation unknown =
        builder.create(
            builder.state(context.operationName("unknown.table"), location).addRegions(regions));
    builder.setInsertionPointToEnd(unknown.region(0).addBlock());
    CallOp.build(builder, location, List.of(), "g", List.of());
    Diagnostics diagnostics = new Diagnostics();
    Verifier.verify(module.operation(), diagnostics);
    assertEquals(errors, diagnostics.list().size(), diagnostics.list().toString());
  }
}
