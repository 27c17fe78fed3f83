// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.func;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.ods.builtin.FunctionType;
import dev.ods.builtin.IntegerType;
import dev.ods.builtin.ModuleOp;
import dev.ods.diagnostic.Diagnostics;
import dev.ods.dialects.Programs;
import dev.ods.ir.Block;
import dev.ods.ir.Context;
import dev.ods.ir.Location;
import dev.ods.ir.OpBuilder;
import dev.ods.ir.UnknownLoc;
import dev.ods.verify.Verifier;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Functions built by a program. */
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
  void aFunctionIsBuiltWithItsBody() {
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
}
