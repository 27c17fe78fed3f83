// SPDX-License-Identifier: Apache-2.0
package dev.ods.tools;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;

import dev.ods.diagnostic.Diagnostic;
import dev.ods.diagnostic.Diagnostics;
import dev.ods.dialects.mlprogram.MlProgramDialectDefinition;
import dev.ods.dialects.spirv.SpirvDialectDefinition;
import dev.ods.ir.Context;
import dev.ods.ir.Operation;
import dev.ods.pass.PassManager;
import dev.ods.pass.PassPipelineParser;
import dev.ods.pass.PassRegistry;
import dev.ods.testing.ToolRun;
import dev.ods.text.Parser;
import dev.ods.text.ParserOptions;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/**
 * {@code remove-dead-values} at the edges, most of all where MLIR's own leaves invalid programs.
 */
final class RemoveDeadValuesTest {
  private static void assertBecomes(String expected, String input, String... options)
      throws Exception {
    List<String> arguments = new ArrayList<>(List.of(options));
    arguments.add("--remove-dead-values");
    ToolRun run = OptRun.of(input, arguments.toArray(String[]::new));
    assertEquals("", run.err());
    assertEquals("module {\n" + expected.indent(2) + "}\n", run.out().stripTrailing() + "\n");
  }

  @Test
  void whatCannotBeExecutedGetsPoisonForWhatIsErased() throws Exception {
    assertBecomes(
        """
        func.func private @g(i32) -> i32
        func.func @f(%arg0: i32) -> i32 {
          return %arg0 : i32
        ^bb1:  // no predecessors
          %0 = ub.poison : i32
          %1 = call @g(%0) : (i32) -> i32
          return %1 : i32
        }
        """,
        """
        func.func private @g(i32) -> i32
        func.func @f(%a: i32) -> i32 {
          return %a : i32
        ^bb1:
          %0 = arith.constant 1 : i32
          %1 = func.call @g(%0) : (i32) -> i32
          return %1 : i32
        }
        """);
  }

  @Test
  void aFunctionThatAnUnknownOperationMayCallKeepsItsSignature() throws Exception {
    String functions =
        """
        func.func private @g(%arg0: i32) {
          return
        }
        func.func @f(%arg0: i32) {
          call @g(%arg0) : (i32) -> ()
          "u.v"() ({
            func.call @g(%arg0) : (i32) -> ()
          }) : () -> ()
          return
        }
        """;
    assertBecomes(functions, functions, "--allow-unregistered-dialect");
  }

  @Test
  void aFunctionThatAnotherAttributeOfItsCallRefersToKeepsItsSignature() throws Exception {
    String functions =
        """
        func.func private @g(%arg0: i32) {
          return
        }
        func.func @f(%arg0: i32) {
          call @g(%arg0) {u.callback = @g} : (i32) -> ()
          return
        }
        """;
    assertBecomes(functions, functions, "--allow-unregistered-dialect");
  }

  @Test
  void aFunctionThatACallOfAnotherRefersToKeepsItsSignature() throws Exception {
    assertBecomes(
        """
        func.func private @g(%arg0: i32) {
          return
        }
        func.func private @h() {
          return
        }
        func.func @f(%arg0: i32) {
          call @h() {u.callback = @g} : () -> ()
          call @g(%arg0) : (i32) -> ()
          return
        }
        """,
        """
        func.func private @g(%arg0: i32) {
          return
        }
        func.func private @h(%arg0: i32) {
          return
        }
        func.func @f(%arg0: i32) {
          call @h(%arg0) {u.callback = @g} : (i32) -> ()
          call @g(%arg0) : (i32) -> ()
          return
        }
        """,
        "--allow-unregistered-dialect");
  }

  /** As in MLIR: the number of iterations is rounded up, whatever the step. */
  @Test
  void aLoopWhoseStepIsBeyondItsBoundIsExecuted() throws Exception {
    String function =
        """
        func.func @f(%arg0: memref<8xindex>) {
          affine.for %arg1 = 0 to 256 step 9223372036854775807 {
            affine.store %arg1, %arg0[%arg1] : memref<8xindex>
          }
          return
        }
        """;
    assertBecomes(function, function);
  }

  @Test
  void anArgumentStaysIfOnePredecessorPassesWhatIsNeeded() throws Exception {
    assertBecomes(
        """
        func.func @f(%arg0: i32) -> i32 {
          %true = arith.constant true
          cf.cond_br %true, ^bb1(%arg0 : i32), ^bb2
        ^bb1(%0: i32):  // 2 preds: ^bb0, ^bb2
          return %0 : i32
        ^bb2:  // pred: ^bb0
          %1 = ub.poison : i32
          cf.br ^bb1(%1 : i32)
        }
        """,
        """
        func.func @f(%a: i32) -> i32 {
          %true = arith.constant true
          cf.cond_br %true, ^bb1(%a : i32), ^bb2
        ^bb1(%0: i32):
          return %0 : i32
        ^bb2:
          %1 = arith.constant 2 : i32
          cf.br ^bb1(%1 : i32)
        }
        """);
  }

  @Test
  void itSaysThatItNeedsTheDialectOfPoison() {
    Context context = Context.create();
    context.register(new SpirvDialectDefinition());
    context.register(new MlProgramDialectDefinition());
    Diagnostics diagnostics = new Diagnostics();
    String text =
        """
        ml_program.func @f() {
          ml_program.return
        ^bb1:
          %0 = spirv.Constant true
          spirv.BranchConditional %0, ^bb1, ^bb2
        ^bb2:
          ml_program.return
        }
        """;
    Operation module =
        Parser.parse(text.getBytes(UTF_8), "f", context, ParserOptions.DEFAULT, diagnostics);
    assertNotNull(module, () -> diagnostics.list().toString());
    PassPipelineParser.Parsed pipeline =
        PassPipelineParser.parse(
            "builtin.module(remove-dead-values)",
            PassRegistry.load(RemoveDeadValuesTest.class.getClassLoader()));
    assertNotNull(pipeline.pipeline());
    assertFalse(PassManager.of(pipeline.pipeline()).run(module, diagnostics));
    assertEquals(
        List.of("'remove-dead-values' needs the dialect 'ub': register it in the context"),
        diagnostics.list().stream().map(Diagnostic::message).toList());
  }

  @Test
  void conditionsReplaceWhatIsYieldedByConstants() throws Exception {
    assertBecomes(
        """
        func.func @f(%arg0: i1) -> i1 {
          %0 = scf.if %arg0 -> (i1) {
            %true = arith.constant true
            scf.yield %true : i1
          } else {
            %false = arith.constant false
            scf.yield %false : i1
          }
          return %arg0 : i1
        }
        """,
        """
        func.func @f(%condition: i1) -> i1 {
          %0 = scf.if %condition -> (i1) {
            %true = arith.constant true
            scf.yield %true : i1
          } else {
            %false = arith.constant false
            scf.yield %false : i1
          }
          return %0 : i1
        }
        """);
  }
}
