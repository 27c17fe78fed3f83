// SPDX-License-Identifier: Apache-2.0
package dev.ods.corpus;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.ods.diagnostic.Diagnostics;
import dev.ods.ir.Context;
import dev.ods.ir.OpBuilder;
import dev.ods.ir.Operation;
import dev.ods.ir.OperationState;
import dev.ods.ir.Type;
import dev.ods.testing.Corpus;
import dev.ods.testing.CorpusCase;
import dev.ods.text.Parser;
import dev.ods.text.ParserOptions;
import dev.ods.trait.InferTypeOpInterface;
import dev.ods.verify.InferredTypes;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

/**
 * Of each operation of the corpus whose result types are inferred, the inferred types are those
 * that it has: inferred by the operation, and by an adaptor from its parts.
 */
final class CorpusInferenceTest {
  private final Map<String, Set<String>> wrong = new TreeMap<>();
  private final Set<String> kinds = new HashSet<>();
  private int compared;

  @Test
  void inferredTypesAreThoseOfTheResults() {
    for (CorpusCase c : Corpus.load("valid cases", CorpusCase::isValid)) {
      Context context = Context.create();
      context.allowUnregisteredDialects(true);
      ProjectDialects.all().forEach(context::register);
      byte[] text = c.text("generic").getBytes(UTF_8);
      Operation module =
          Parser.parse(text, "case", context, ParserOptions.DEFAULT, new Diagnostics());
      if (module != null) {
        module.walk(this::compare);
      }
    }
    assertEquals(Map.of(), wrong);
    System.out.println(
        "types of " + compared + " operations of " + kinds.size() + " kinds inferred");
    assertTrue(compared > 5000, "operations whose types are inferred: " + compared);
  }

  private void compare(Operation op) {
    InferTypeOpInterface inferring = op.as(InferTypeOpInterface.class);
    if (inferring == null) {
      return;
    }
    compared++;
    kinds.add(op.name().value());
    List<Type> types = op.results().types();
    Diagnostics diagnostics = new Diagnostics();
    List<Type> inferred = inferring.inferReturnTypes(op.location(), diagnostics);
    if (inferred == null || !inferring.isCompatibleReturnTypes(inferred, types)) {
      report(op, inferred + " and " + diagnostics.list());
    }
    if (op.regionCount() == 0) {
      List<Type> ofParts = ofParts(op, diagnostics);
      if (!ofParts.equals(inferred)) {
        report(op, ofParts + " from its parts, and " + diagnostics.list());
      }
    }
  }

  private static List<Type> ofParts(Operation op, Diagnostics diagnostics) {
    OperationState state = OpBuilder.before(op).state(op.name(), op.location());
    state.addOperands(op.operands()).setAttributes(op.properties().entries());
    List<Type> types = new ArrayList<>();
    if (InferredTypes.addTo(state, diagnostics)) {
      for (int i = 0; i < state.typeCount(); i++) {
        types.add(state.type(i));
      }
    }
    return types;
  }

  private void report(Operation op, String found) {
    wrong
        .computeIfAbsent(op.name().value(), name -> new HashSet<>())
        .add(op.results().types() + " instead of " + found);
  }
}
