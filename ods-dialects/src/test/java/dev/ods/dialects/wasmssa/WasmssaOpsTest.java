// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.wasmssa;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
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
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Behaviour that texts which MLIR round-trips do not show. */
final class WasmssaOpsTest {
  private final Programs programs = new Programs();
  private final Context context = programs.context();
  private final IntegerType i32 = IntegerType.get(context, 32);

  @Test
  void buildsAFunctionWithItsBody() {
    Location location = UnknownLoc.get(context);
    OpBuilder builder = OpBuilder.create(context);
    ModuleOp module = ModuleOp.build(builder, location);
    builder.setInsertionPointToEnd(module.body());
    FunctionType type = FunctionType.get(context, List.of(i32), List.of(i32));
    FuncOp function = FuncOp.build(builder, location, "f", type);
    function.setExported(true);
    Block entry = function.addEntryBlock();
    builder.setInsertionPointToEnd(entry);
    LocalGetOp get = LocalGetOp.build(builder, location, i32, entry.argument(0));
    ReturnOp.build(builder, location, List.of(get.result()));
    Diagnostics diagnostics = new Diagnostics();
    assertTrue(Verifier.verify(module.operation(), diagnostics), diagnostics.list().toString());
    assertEquals(
        """
        module {
          wasmssa.func exported @f(%arg0: !wasmssa<local ref to i32>) -> i32 {
            %0 = wasmssa.local_get %arg0 :  ref to i32
            wasmssa.return %0 : i32
          }
        }
        """,
        Programs.custom(module.operation()).strip() + "\n");
  }

  @Test
  void rejectsTypesThatWebAssemblyDoesNotHave() {
    IntegerType i8 = IntegerType.get(context, 8);
    LimitType limit = LimitType.get(context, 1, Optional.of(-1));
    assertThrows(IllegalArgumentException.class, () -> LocalRefType.get(i8));
    assertThrows(IllegalArgumentException.class, () -> TableType.get(i8, limit));
    assertEquals(
        "!wasmssa<tabletype !wasmssa.externref [1: 4294967295]>",
        TableType.get(ExternRefType.get(context), limit).toString());
  }

  @Test
  void branchesHaveTheirLabels() {
    Operation module =
        programs.read(
            """
            wasmssa.func @f() {
              %c = wasmssa.const 1 : i32
              wasmssa.loop : {
                wasmssa.block : {
                  wasmssa.branch_if %c to level 1 else ^bb1
                ^bb1:
                  wasmssa.block_return
                } > ^bb1
              ^bb1:
                wasmssa.block_return
              } > ^bb1
            ^bb1:
              wasmssa.return
            }
            """);
    List<String> targets = new ArrayList<>();
    module.walk(
        op -> {
          if (op.view() instanceof LabelBranchingOp branch) {
            LabelLevelOp target = branch.targetOp();
            assertNotNull(target);
            targets.add(op.name() + " " + target.operation().name());
          }
        });
    assertEquals(
        List.of(
            "wasmssa.branch_if wasmssa.loop",
            "wasmssa.block_return wasmssa.block",
            "wasmssa.block_return wasmssa.loop"),
        targets);
  }

  @Test
  void anImportHasAQualifiedName() {
    Operation module =
        programs.read("wasmssa.import_global \"clock\" from \"env\" as @now : i64\n");
    module.walk(
        GlobalImportOp.MODEL,
        op -> assertEquals("env::clock", GlobalImportOp.of(op).qualifiedImportName()));
  }

  /** As in MLIR, which cannot parse it, either. */
  @Test
  void printsElseInQuotes() {
    Operation module =
        programs.read(
            """
            wasmssa.func @f() {
              %c = wasmssa.const 1 : i32
              wasmssa.if %c : {
              } else {
                wasmssa.block_return
              } > ^bb1
            ^bb1:
              wasmssa.return
            }
            """);
    assertEquals(
        """
        module {
          wasmssa.func @f() {
            %0 = wasmssa.const 1 : i32
            wasmssa.if %0 : {
            } "else "{
              wasmssa.block_return
            }> ^bb1
          ^bb1:  // pred: ^bb0
            wasmssa.return
          }
        }
        """,
        Programs.custom(module).strip() + "\n");
  }

  /** As in MLIR, the custom form of globals has neither discardable attributes nor quotes. */
  @Test
  void globalsPrintWithoutAttributesAndQuotes() {
    Operation module =
        programs.read(
            """
            "wasmssa.import_global"() <{sym_name = "a b", moduleName = "m\\\\", importName = "i", type = i32}> {note} : () -> ()
            "wasmssa.global"() <{sym_name = "c d", type = i32}> ({
              "wasmssa.return"() : () -> ()
            }) {note} : () -> ()
            """);
    assertEquals(
        """
        module {
          wasmssa.import_global "i" from "m\\" as @a b : i32
          wasmssa.global @c d i32 : {
            wasmssa.return
          }
        }
        """,
        Programs.custom(module).strip() + "\n");
  }

  /** An attribute in the dictionary takes precedence over one elsewhere in the format. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "wasmssa.import_func 'a' from 'b' as @c {type = () -> (), sym_name = 'd'}"
            + " | wasmssa.import_func 'a' from 'b' as @d {type = () -> ()}",
        "wasmssa.memory exported @m !wasmssa<limit[0:]> {exported}"
            + " | wasmssa.memory exported @m !wasmssa<limit[0:]>",
        "%l = wasmssa.local of type i32 {type = i32} | %0 = wasmssa.local of type i32"
      },
      quoteCharacter = '`')
  void theDictionaryTakesPrecedence(String text, String printed) {
    Operation module = programs.read(text.replace('\'', '"'));
    assertEquals(
        "module {\n  " + printed.replace('\'', '"') + "\n}", Programs.custom(module).strip());
  }

  /** MLIR rejects these without a message, or crashes. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "wasmssa.block_return | 'wasmssa.block_return' op leaves more levels than there are around"
            + " it: level 0 does not exist",
        "wasmssa.import_global \"a\" in \"b\" as @c : i32"
            + " | custom op 'wasmssa.import_global' expected 'from'",
        "wasmssa.import_global \"a\" from \"b\" is @c : i32"
            + " | custom op 'wasmssa.import_global' expected 'as'",
        "wasmssa.global @g : { } | expected non-function type"
      },
      quoteCharacter = '`')
  void reportsErrorsThatMlirDoesNot(String text, String message) {
    assertEquals(message, programs.firstError(text));
  }
}
