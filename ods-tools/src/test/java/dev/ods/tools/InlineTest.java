// SPDX-License-Identifier: Apache-2.0
package dev.ods.tools;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import dev.ods.diagnostic.Diagnostic;
import dev.ods.diagnostic.Diagnostics;
import dev.ods.inline.DialectInlinerInterface;
import dev.ods.inline.InlinableDialect;
import dev.ods.ir.Context;
import dev.ods.ir.DialectDefinition;
import dev.ods.ir.OpModel;
import dev.ods.ir.Operation;
import dev.ods.pass.OpPassManager;
import dev.ods.pass.PassManager;
import dev.ods.pass.PassPipelineParser;
import dev.ods.pass.PassRegistry;
import dev.ods.testing.ToolRun;
import dev.ods.text.Parser;
import dev.ods.text.ParserOptions;
import java.util.List;
import java.util.Objects;
import java.util.ServiceLoader;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** {@code inline} where MLIR's own crashes or rejects the program. */
final class InlineTest {
  private static void assertBecomes(String expected, String input) throws Exception {
    ToolRun run = OptRun.of(input, "--inline", "--allow-unregistered-dialect");
    assertEquals("", run.err());
    assertEquals("module {\n" + expected.indent(2) + "}\n", run.out().stripTrailing() + "\n");
  }

  /** What is nested in an operation whose dialect is not loaded may refer to any function. */
  @ParameterizedTest
  @ValueSource(strings = {"%0 = func.call @g() : () -> i32", "\"u.w\"() {callee = @g} : () -> ()"})
  void aFunctionToWhichAnUnknownOperationMayReferStays(String user) throws Exception {
    String unknown =
        """
        "u.v"() ({
          USER
        }) : () -> ()
        """
            .replace("USER", user);
    assertBecomes(
        """
        func.func private @g() -> i32 {
          %c1_i32 = arith.constant 1 : i32
          return %c1_i32 : i32
        }
        func.func @f() -> i32 {
          %c1_i32 = arith.constant 1 : i32
        UNKNOWN
          return %c1_i32 : i32
        }
        """
            .replace("UNKNOWN\n", unknown.indent(2)),
        """
        func.func private @g() -> i32 {
          %c1_i32 = arith.constant 1 : i32
          return %c1_i32 : i32
        }
        func.func @f() -> i32 {
          %r = call @g() : () -> i32
          UNKNOWN
          return %r : i32
        }
        """
            .replace("UNKNOWN", unknown));
  }

  @Test
  void theResultsOfAFunctionThatDoesNotReturnArePoison() throws Exception {
    assertBecomes(
        """
        func.func @f() -> i32 {
          %0 = ub.poison : i32
          return %0 : i32
        }
        """,
        """
        func.func private @never() -> i32 {
          ub.unreachable
        }
        func.func @f() -> i32 {
          %0 = call @never() : () -> i32
          return %0 : i32
        }
        """);
  }

  @Test
  void functionsOfOneNameInSeveralTables() throws Exception {
    String module =
        """
        module @NAME {
          func.func private @f() {
            return
          }
          "u.u"() {x = @f} : () -> ()
        }
        """;
    String both = module.replace("NAME", "a") + module.replace("NAME", "b");
    assertBecomes(both, both);
  }

  @Test
  void returnsOfSeveralBlocksBecomeBranches() throws Exception {
    assertBecomes(
        """
        func.func @f(%arg0: i1) -> i32 {
          %c1_i32 = arith.constant 1 : i32
          cf.cond_br %arg0, ^bb1, ^bb2(%c1_i32 : i32)
        ^bb1:  // pred: ^bb0
          %0 = "test.foo"() : () -> i32
          cf.br ^bb2(%0 : i32)
        ^bb2(%1: i32):  // 2 preds: ^bb0, ^bb1
          return %1 : i32
        }
        """,
        """
        func.func @f(%a: i1) -> i32 {
          %0 = func.call @g(%a) : (i1) -> i32
          return %0 : i32
        }
        func.func private @g(%a: i1) -> i32 {
          cf.cond_br %a, ^bb1, ^bb2
        ^bb1:
          %0 = "test.foo"() : () -> i32
          "test.return"(%0) : (i32) -> ()
        ^bb2:
          %1 = arith.constant 1 : i32
          "test.return"(%1) : (i32) -> ()
        }
        """);
  }

  @Test
  void aReturnOfAnotherNumberOfValuesIsKept() throws Exception {
    String functions =
        """
        func.func private @g() -> i32 {
          "test.return"() : () -> ()
        }
        func.func @f() -> i32 {
          %0 = call @g() : () -> i32
          return %0 : i32
        }
        """;
    assertBecomes(functions, functions);
  }

  /** A dialect that lets its operations be inlined, but says nothing about terminators. */
  private static final class Silent extends DialectDefinition implements InlinableDialect {
    Silent() {
      super("silent");
    }

    @Override
    public List<OpModel> operations() {
      return List.of();
    }

    @Override
    public boolean allowsUnknownOperations() {
      return true;
    }

    @Override
    public DialectInlinerInterface inlinerInterface() {
      return new DialectInlinerInterface.AnyOperation() {};
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "\"silent.br\"()[^bb1] : () -> () ^bb1: func.return // (Operation, Block) ends one of several"
            + " blocks that are inlined",
        "\"silent.return\"() : () -> () // (Operation, List<Value>) ends the only block that is"
            + " inlined"
      })
  void terminatorsOfWhichTheDialectSaysNothingAreErrorsThere(String example) {
    String body = example.substring(0, example.indexOf(" // "));
    String expected = example.substring(example.indexOf(" // ") + " // ".length());
    int end = expected.indexOf(')') + 1;
    Context context = Context.create();
    ServiceLoader.load(DialectDefinition.class).forEach(context::register);
    context.register(new Silent());
    Diagnostics diagnostics = new Diagnostics().showOperations(false);
    Operation module =
        Parser.parse(
            ("func.func private @g() {\n  "
                    + body
                    + "\n}\nfunc.func @f() {\n  call @g() : () -> ()\n"
                    + "  return\n}\n")
                .getBytes(UTF_8),
            "t.mlir",
            context,
            ParserOptions.DEFAULT,
            diagnostics);
    diagnostics.throwIfErrors();
    OpPassManager pipeline = OpPassManager.on("builtin.module");
    PassRegistry registry = PassRegistry.load(InlineTest.class.getClassLoader());
    assertEquals(List.of(), PassPipelineParser.addTo(pipeline, "inline", registry));
    assertFalse(PassManager.of(pipeline).run(Objects.requireNonNull(module), diagnostics));
    assertEquals(1, diagnostics.errorCount());
    Diagnostic error = diagnostics.list().get(0);
    String name = body.substring(1, body.indexOf('"', 1));
    assertEquals(
        "'%s' op needs the method handleTerminator%s in the DialectInlinerInterface of its dialect: it %s"
            .formatted(name, expected.substring(0, end), expected.substring(end + 1)),
        error.message());
    assertEquals("loc(callsite(\"t.mlir\":2:3 at \"t.mlir\":5:3))", error.location().toString());
    assertEquals("this is a bug in the code of dialect 'silent'", error.notes().get(0).message());
  }
}
