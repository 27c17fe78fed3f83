// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects;

import static dev.ods.dialects.WrongPrograms.attribute;

import java.util.stream.Stream;
import org.junit.jupiter.params.provider.Arguments;

/** Invalid programs of {@code ml_program}, each with the beginning of its first error. */
final class MlProgramMistakes {
  private MlProgramMistakes() {}

  static Stream<Arguments> all() {
    return Stream.of(
        attribute("#ml_program.what", "unknown attribute `what` in dialect `ml_program`"),
        attribute("!ml_program.what", "unknown  type `what` in dialect `ml_program`"),
        Arguments.of(
            "ml_program.global @g : i32\n",
            "custom op 'ml_program.global' expected 'public', 'private', or 'nested'"),
        Arguments.of(
            "ml_program.global public mutable g : i32\n",
            "custom op 'ml_program.global' expected valid '@'-identifier for symbol name"),
        Arguments.of("ml_program.global public mutable @g(5) {a.b} : i32\n", "expected ':'"),
        Arguments.of(
            "ml_program.func @f(%a: i64) {\n  ml_program.global_store 5 = %a : i64\n}\n",
            "integer literal not valid for specified type"),
        Arguments.of(
            "ml_program.global private @g : i32\n",
            "'ml_program.global' op immutable global must have an initial value"),
        Arguments.of(
            "ml_program.subgraph @f()\n",
            "'ml_program.subgraph' op symbol declaration cannot have public visibility"),
        Arguments.of(
            "ml_program.subgraph @f(%a: i64) {\n  ml_program.output %a : i64\n}\n",
            "'ml_program.output' op has 1 operands, but enclosing function (@f) outputs 0"),
        Arguments.of(
            "ml_program.subgraph @f(%a: i64) -> i32 {\n  ml_program.output %a : i64\n}\n",
            "type of output operand 0 ('i64') doesn't match function result type ('i32')"),
        graph(
            "ml_program.return %a : i64",
            "'ml_program.return' op expects parent op 'ml_program.func'"),
        graph("%0 = ml_program.global_load @a : i32", "'ml_program.global_load' op undefined glob"),
        graph("%0 = ml_program.global_load @f : i32", "'ml_program.global_load' op undefined glob"),
        graph(
            "%0 = ml_program.global_load @constant : i32",
            "'ml_program.global_load' op cannot load from global typed 'i64' as 'i32'"),
        graph(
            "%0 = ml_program.global_load_const @variable : i64",
            "'ml_program.global_load_const' op cannot load as const from mutable global @variable"),
        graph(
            "ml_program.global_store @constant = %a : i64",
            "'ml_program.global_store' op cannot store to an immutable global @constant"),
        graph(
            "%0:2 = ml_program.global_load_graph @variable ordering(() -> !ml_program.token) : i32",
            "'ml_program.global_load_graph' op cannot load from global typed 'i64' as 'i32'"),
        graph(
            "%0 = ml_program.global_store_graph @variable = %b ordering(() -> !ml_program.token)"
                + " : i32",
            "'ml_program.global_store_graph' op cannot store to a global typed 'i64' from 'i32'"),
        graph(
            "%0 = ml_program.global_store_graph @variable = %a ordering(() -> i32) : i64",
            "'ml_program.global_store_graph' op result #0 must be Token for establishing execution"
                + " ordering in a graph, but got 'i32'"),
        graph(
            "%0 = ml_program.global_store_graph @variable = %a ordering(%t) : i64",
            "expected '->'"));
  }

  private static Arguments graph(String body, String message) {
    return Arguments.of(
        """
        ml_program.global private mutable @variable : i64
        ml_program.global private @constant(5 : i64) : i64
        ml_program.subgraph @f(%%a: i64, %%b: i32) -> (i64, i32) {
          %s
          ml_program.output %%a, %%b : i64, i32
        }
        """
            .formatted(body),
        message);
  }
}
