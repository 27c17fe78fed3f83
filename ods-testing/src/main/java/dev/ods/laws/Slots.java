// SPDX-License-Identifier: Apache-2.0
package dev.ods.laws;

import dev.ods.builtin.ArrayAttr;
import dev.ods.builtin.StringAttr;
import dev.ods.diagnostic.Diagnostics;
import dev.ods.ir.Arity;
import dev.ods.ir.Attribute;
import dev.ods.ir.OpBuilder;
import dev.ods.ir.OpDefinition;
import dev.ods.ir.OpDefinition.AttributeDefinition;
import dev.ods.ir.OpDefinition.OperandDefinition;
import dev.ods.ir.OpDefinition.PropertyKind;
import dev.ods.ir.OpDefinition.ResultDefinition;
import dev.ods.ir.OpModel;
import dev.ods.ir.Operation;
import dev.ods.ir.Type;
import dev.ods.verify.OpVerifier;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * What each attribute, operand and result of an operation accepts by itself. A definition holds no
 * more of a constraint than its summary, which other constraints may have, too, so the verifier of
 * the operation is asked about every candidate.
 */
final class Slots {
  private static final int FEW = 3;
  private static final int MOST_GUESSES = 40;

  private final OpModel model;
  private final OpDefinition definition;
  private final List<List<Attribute>> attributes = new ArrayList<>();
  private final List<List<Type>> operands = new ArrayList<>();
  private final List<List<Type>> results = new ArrayList<>();

  /** What makes instances impossible, for the report; null if nothing does. */
  private @Nullable String obstacle;

  private final Candidates candidates;

  /**
   * Asks the verifier.
   *
   * @param builder for the operations that it is asked about, which are erased again
   */
  Slots(OpModel model, Candidates candidates, OpBuilder builder) {
    this.model = model;
    this.candidates = candidates;
    definition = model.definition();
    OpVerifier verifier = model.as(OpVerifier.class);
    List<Attribute> all = candidates.attributes();
    for (int i = 0; i < definition.attributes().size(); i++) {
      attributes.add(accepted(i, all, verifier));
    }
    List<Type> types = candidates.types();
    for (int i = 0; i < definition.operands().size(); i++) {
      operands.add(types);
    }
    for (int i = 0; i < definition.results().size(); i++) {
      results.add(types);
    }
    if (verifier != null && obstacle == null) {
      learnTypes(new Probe(verifier, builder), types);
    }
  }

  List<Attribute> attributes(int property) {
    return attributes.get(property);
  }

  List<Type> operands(int group) {
    return operands.get(group);
  }

  List<Type> results(int group) {
    return results.get(group);
  }

  @Nullable String obstacle() {
    return obstacle;
  }

  private List<Attribute> accepted(
      int property, List<Attribute> all, @Nullable OpVerifier verifier) {
    AttributeDefinition attribute = definition.attributes().get(property);
    List<Attribute> found = new ArrayList<>();
    if (attribute.kind() != PropertyKind.ATTRIBUTE && attribute.kind() != PropertyKind.PROPERTY) {
      return found;
    }
    for (Attribute value : all) {
      if (verifier == null || accepts(verifier, property, value)) {
        found.add(value);
      }
    }
    if (verifier != null && isPoor(found)) {
      Hints hints = new Hints(attribute.constraint());
      found =
          new AttributeGuesses(
                  candidates.context(),
                  all,
                  hints,
                  typeGuesses(hints),
                  value -> accepts(verifier, property, value),
                  found)
              .search();
    }
    if (found.isEmpty() && !attribute.optional() && attribute.defaultValue() == null) {
      obstacle =
          "no candidate is an attribute '%s' (%s); %s%s"
              .formatted(
                  attribute.name(),
                  attribute.constraint(),
                  Advice.attribute(model, candidates.context()),
                  Advice.orGenerator(model.name()));
    }
    return found;
  }

  private TypeGuesses typeGuesses(Hints hints) {
    return new TypeGuesses(
        candidates.context(), candidates.own(Type.class), hints, candidates::allows);
  }

  /** Whether there is hardly any choice, such as empty arrays only. */
  private static boolean isPoor(List<Attribute> found) {
    return found.size() < FEW
        || found.stream().allMatch(value -> value instanceof ArrayAttr array && array.isEmpty());
  }

  private boolean accepts(OpVerifier verifier, int property, Attribute value) {
    try {
      return !isEmptyName(property, value)
          && verifier.canHold(property, value)
          && verifier.violatedConstraint(property, value) == null;
    } catch (RuntimeException | StackOverflowError e) {
      // The verifier throws as well, and the test reports that.
      return true;
    }
  }

  /** Whether the name of a symbol is empty, which verifiers accept but custom forms cannot say. */
  private boolean isEmptyName(int property, Attribute value) {
    return definition.attributes().get(property).name().equals("sym_name")
        && value instanceof StringAttr text
        && text.isEmpty();
  }

  private void learnTypes(Probe probe, List<Type> types) {
    for (int i = 0; i < operands.size(); i++) {
      learn("operand", i, operands, types, probe, definition.operands().get(i).constraint());
    }
    for (int i = 0; i < results.size(); i++) {
      learn("result", i, results, types, probe, definition.results().get(i).constraint());
    }
    for (int i = 0; i < operands.size(); i++) {
      if (definition.operands().get(i).arity() == Arity.SINGLE) {
        OperandDefinition operand = definition.operands().get(i);
        require("operand", i, operands, operand.name(), operand.constraint());
      }
    }
    for (int i = 0; i < results.size(); i++) {
      if (definition.results().get(i).arity() == Arity.SINGLE) {
        ResultDefinition result = definition.results().get(i);
        require("result", i, results, result.name(), result.constraint());
      }
    }
  }

  private void require(
      String what, int group, List<List<Type>> groups, String name, String constraint) {
    if (groups.get(group).isEmpty() && obstacle == null) {
      obstacle =
          "no candidate is a type of %s #%d%s (%s); %s%s"
              .formatted(
                  what,
                  group,
                  name.isEmpty() ? "" : " '" + name + "'",
                  constraint,
                  Advice.type(model, candidates.context()),
                  Advice.orGenerator(model.name()));
    }
  }

  private void learn(
      String what,
      int group,
      List<List<Type>> groups,
      List<Type> types,
      Probe probe,
      String constraint) {
    Predicate<Type> accepts =
        type -> {
          groups.set(group, List.of(type));
          return !probe.rejects(what, group);
        };
    List<Type> found = types.stream().filter(accepts).toList();
    if (found.isEmpty()) {
      found = typeGuesses(new Hints(constraint)).all().filter(accepts).limit(MOST_GUESSES).toList();
    }
    groups.set(group, found);
  }

  /** Asks the verifier about one type in an operation of which the rest is as good as is known. */
  private final class Probe {
    private final OpVerifier verifier;
    private final OpBuilder builder;

    Probe(OpVerifier verifier, OpBuilder builder) {
      this.verifier = verifier;
      this.builder = builder;
    }

    boolean rejects(String what, int group) {
      Draft draft = new Draft(model);
      int index = 0;
      for (int i = 0; i < operands.size(); i++) {
        boolean asked = what.equals("operand") && i == group;
        if (asked) {
          index = draft.operandCount();
        }
        draft.addOperands(some(operands.get(i), definition.operands().get(i).arity(), asked));
      }
      for (int i = 0; i < results.size(); i++) {
        boolean asked = what.equals("result") && i == group;
        if (asked) {
          index = draft.resultCount();
        }
        draft.addResults(some(results.get(i), definition.results().get(i).arity(), asked));
      }
      for (int i = 0; i < attributes.size(); i++) {
        AttributeDefinition attribute = definition.attributes().get(i);
        if (!attribute.optional() && !attributes.get(i).isEmpty()) {
          draft.setProperty(i, attributes.get(i).get(0));
        }
      }
      Operation op = draft.create(builder);
      try {
        return rejects(op, what + " #" + index + " must be ");
      } finally {
        op.dropAllReferences();
        op.erase();
      }
    }

    private static List<Type> some(List<Type> types, Arity arity, boolean asked) {
      return types.isEmpty() || (arity != Arity.SINGLE && !asked)
          ? List.of()
          : List.of(types.get(0));
    }

    private boolean rejects(Operation op, String error) {
      Diagnostics diagnostics = new Diagnostics().showOperations(false);
      try {
        verifier.verifyInvariants(op, diagnostics);
      } catch (RuntimeException | StackOverflowError e) {
        // What follows the types may rely on checks that did not run.
        return false;
      }
      return diagnostics.list().stream().anyMatch(found -> found.message().contains(error));
    }
  }
}
