// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.ods.builtin.IntegerType;
import dev.ods.diagnostic.Diagnostic;
import dev.ods.diagnostic.DiagnosticException;
import dev.ods.dialects.wasmssa.LocalGetOp;
import dev.ods.dialects.wasmssa.LocalOp;
import dev.ods.dialects.wasmssa.LocalRefType;
import dev.ods.dialects.wasmssa.WasmssaDialectDefinition;
import dev.ods.ir.Context;
import dev.ods.ir.Location;
import dev.ods.ir.OpBuilder;
import dev.ods.ir.Type;
import dev.ods.ir.UnknownLoc;
import dev.ods.ir.Value;
import dev.ods.testing.MlirOpt;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Of the two errors about types that differ from the inferred ones, only the second shows the op.
 */
final class InferredTypesTest {
  static List<String> wrong() {
    return List.of(
        """
        %m = "test.op"() : () -> memref<4xf32>
        %0:3 = "memref.extract_strided_metadata"(%m) : (memref<4xf32>) -> (memref<f32>, index, index)
        """,
        "%0 = \"wasmssa.local\"() <{type = i32}> : () -> !wasmssa<local ref to f32>\n");
  }

  @ParameterizedTest
  @MethodSource("wrong")
  void onlyTheLastErrorShowsTheOperation(String text) {
    List<Diagnostic> errors = new Programs().diagnostics(text);
    assertEquals(2, errors.size());
    assertEquals(List.of(), errors.get(0).notes());
    assertEquals(1, errors.get(1).notes().size());
  }

  @ParameterizedTest
  @MethodSource("wrong")
  void reportsTheErrorsOfMlirOpt(String text) throws Exception {
    String expected = String.join("\n", MlirOpt.diagnostics(text));
    for (Diagnostic error : new Programs().diagnostics(text)) {
      assertEquals(1, occurrences(expected, "error: " + error.message()), expected);
    }
    assertEquals(1, occurrences(expected, "note: see current operation: "), expected);
  }

  private static int occurrences(String text, String part) {
    return text.split(Pattern.quote(part), -1).length - 1;
  }

  @Test
  void formsOfBuildInferThem() {
    Context context = Context.create();
    context.load(new WasmssaDialectDefinition());
    context.allowUnregisteredDialects(true);
    Location location = UnknownLoc.get(context);
    OpBuilder builder = OpBuilder.create(context);
    Type i32 = IntegerType.get(context, 32);
    Value local = LocalOp.build(builder, location, i32).result();
    assertEquals(LocalRefType.get(i32), local.type());
    assertEquals(i32, LocalGetOp.build(builder, location, local).result().type());
    Value number = LocalGetOp.build(builder, location, local).result();
    DiagnosticException thrown =
        assertThrows(DiagnosticException.class, () -> LocalGetOp.build(builder, location, number));
    assertEquals(
        List.of("'wasmssa.local_get' op failed to infer returned types"),
        thrown.diagnostics().stream().map(Diagnostic::message).toList());
  }
}
