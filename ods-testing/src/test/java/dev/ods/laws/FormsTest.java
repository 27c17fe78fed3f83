// SPDX-License-Identifier: Apache-2.0
package dev.ods.laws;

import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.ods.diagnostic.Diagnostics;
import dev.ods.dialects.func.FuncDialectDefinition;
import dev.ods.ir.Context;
import dev.ods.ir.Operation;
import java.util.Objects;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What custom forms need not say. */
final class FormsTest {
  private static Operation parse(String properties) {
    Context context = Context.create();
    context.load(new FuncDialectDefinition());
    Diagnostics diagnostics = new Diagnostics();
    String text =
        """
        "func.func"() <{function_type = (i1) -> i1, sym_name = "f", sym_visibility = "private" %s}>
          ({}) : () -> ()
        """;
    Operation root = Programs.parse(text.formatted(properties), context, diagnostics);
    diagnostics.throwIfErrors();
    return Objects.requireNonNull(root);
  }

  /** Lists without attributes of arguments and results, which no signature writes. */
  @ParameterizedTest
  @ValueSource(strings = {"", ", arg_attrs = [{}]", ", res_attrs = [{}]", ", arg_attrs = [{ub.x}]"})
  void signaturesLoseNothing(String properties) {
    Operation root = parse(properties);
    assertNull(Law.CUSTOM_LOSES_NOTHING.violation(new Instance(root, root)));
  }

  /** The dictionaries are compared as they are if one says something. */
  @ParameterizedTest
  @ValueSource(strings = {", arg_attrs = [{ub.x}]", ", res_attrs = [{ub.x}]"})
  void attributesOfSignaturesAreNotDropped(String properties) {
    Operation root = parse(properties);
    Forms.dropDefaults(root);
    assertTrue(root.toGenericString().contains(properties.substring(2)), root::toString);
  }
}
