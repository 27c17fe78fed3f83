// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.emit;

import com.palantir.javapoet.NameAllocator;
import dev.ods.processor.model.AttributeSpec;
import dev.ods.processor.model.DefaultValue;
import dev.ods.processor.model.GeneratedNames;
import dev.ods.processor.pattern.CheckedPattern;
import dev.ods.processor.tree.Answer;
import dev.ods.processor.tree.DecisionTree;
import dev.ods.processor.tree.Question;
import dev.ods.processor.tree.RootPatterns;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Set;

/** The constants and fields of the class of a tree: patterns, kinds of operations, literals. */
final class TreeNames {
  /** An attribute of operations of a kind. */
  record Attribute(String mnemonic, int slot, AttributeSpec spec) {
    static Attribute of(Question.Value question) {
      return new Attribute(question.mnemonic(), question.slot(), question.attribute());
    }

    /** {@code addActivation}. */
    String field() {
      return identifier(mnemonic) + GeneratedNames.capitalized(spec.accessor());
    }
  }

  /** The field of an attribute, and the constants of its values. */
  record Literals(String field, Map<DefaultValue, String> constants) {}

  private final Set<String> names = new HashSet<>(Set.of("OTHER"));
  private final List<String> patterns = new ArrayList<>();
  private final Map<Answer.OfKind, String> kinds = new LinkedHashMap<>();
  private final Map<Attribute, Literals> literals = new LinkedHashMap<>();

  TreeNames(RootPatterns root) {
    for (CheckedPattern pattern : root.patterns()) {
      patterns.add(unique(GeneratedNames.constant(pattern.spec().name()), names));
    }
    collect(root.tree());
  }

  private void collect(DecisionTree tree) {
    if (tree instanceof DecisionTree.All all) {
      all.parts().forEach(this::collect);
    } else if (tree instanceof DecisionTree.Ask ask) {
      ask.branches()
          .forEach(
              (answer, branch) -> {
                name(ask.question(), answer);
                collect(branch);
              });
    }
  }

  private void name(Question question, Answer answer) {
    if (answer instanceof Answer.OfKind kind && !kinds.containsKey(kind)) {
      kinds.put(kind, unique(GeneratedNames.constant(identifier(kind.mnemonic())), names));
    } else if (answer instanceof Answer.OfValue value && question instanceof Question.Value about) {
      Literals known = literals.get(Attribute.of(about));
      if (known == null) {
        String field = unique(Attribute.of(about).field(), names);
        known = new Literals(field, new LinkedHashMap<>());
        literals.put(Attribute.of(about), known);
      }
      if (!known.constants().containsKey(value.value())) {
        known.constants().put(value.value(), unique(constant(about, value.value()), names));
      }
    }
  }

  private static String constant(Question.Value about, DefaultValue value) {
    String text = "value";
    if (value instanceof DefaultValue.EnumCase enumCase) {
      text = enumCase.value().constant();
    } else if (value instanceof DefaultValue.Int number) {
      text = (number.value() < 0 ? "minus" : "") + Long.toString(number.value());
    } else if (value instanceof DefaultValue.Bool bool) {
      text = Boolean.toString(bool.value());
    } else if (value instanceof DefaultValue.Text string) {
      text = string.value();
    } else if (value instanceof DefaultValue.Real real) {
      text = real.toString();
    }
    return GeneratedNames.constant(Attribute.of(about).field())
        + "_"
        + text.replaceAll("[^A-Za-z0-9]+", "_").toUpperCase(Locale.ROOT);
  }

  /** The name of an operation as a part of an identifier: {@code topKV2} for {@code TopKV2}. */
  private static String identifier(String mnemonic) {
    String name = mnemonic.replaceAll("[^A-Za-z0-9]+", "_");
    return Character.toLowerCase(name.charAt(0)) + name.substring(1);
  }

  /** A name that is not taken; if it is, a number is added. */
  static String unique(String name, Set<String> taken) {
    String free = name;
    for (int number = 2; !taken.add(free); number++) {
      free = name + number;
    }
    return free;
  }

  /** The constants of the patterns, by their indices. */
  List<String> patterns() {
    return patterns;
  }

  /** The constants of the kinds of operations; their values are their indices here. */
  Map<Answer.OfKind, String> kinds() {
    return kinds;
  }

  /** The attributes whose values are of interest. */
  Map<Attribute, Literals> literals() {
    return literals;
  }

  /** The constant of an answer. */
  String constant(Question question, Answer answer) {
    return question instanceof Question.Value about && answer instanceof Answer.OfValue value
        ? Objects.requireNonNull(literals(about).constants().get(value.value()))
        : Objects.requireNonNull(kinds.get((Answer.OfKind) answer));
  }

  Literals literals(Question.Value about) {
    return Objects.requireNonNull(literals.get(Attribute.of(about)));
  }

  /** Names for local variables, which must not hide fields. */
  NameAllocator locals() {
    NameAllocator locals = new NameAllocator();
    for (String parameter : List.of("ir", "root", "found")) {
      locals.newName(parameter);
    }
    literals.values().forEach(attribute -> locals.newName(attribute.field()));
    return locals;
  }
}
