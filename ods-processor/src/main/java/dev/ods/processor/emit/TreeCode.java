// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.emit;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.NameAllocator;
import com.palantir.javapoet.TypeName;
import dev.ods.processor.tree.Answer;
import dev.ods.processor.tree.DecisionTree;
import dev.ods.processor.tree.Place;
import dev.ods.processor.tree.Question;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeMap;
import javax.lang.model.element.Modifier;
import org.jspecify.annotations.Nullable;

/**
 * Writes the search of a tree. A large one is split into several methods, as the JVM compiles none
 * that has more than 8000 bytes of code, and allows none with more than 64 KiB.
 */
final class TreeCode {
  /** The number of statements, roughly, up to which a tree is one method. */
  private static final int METHOD = 80;

  /** The number of statements up to which a part of a larger tree is not a method of its own. */
  private static final int PART = 4;

  /** The number of cases up to which a switch is one. */
  private static final int CASES = 128;

  /** The variables that hold operations, in the order of their declaration. */
  private record Scope(NameAllocator names, Map<Place, String> variables) {
    Scope nested() {
      return new Scope(names.clone(), new LinkedHashMap<>(variables));
    }

    String at(Place place) {
      return Objects.requireNonNull(variables.get(place));
    }
  }

  private final TreeNames names;
  private final Set<String> methodNames = new HashSet<>(Set.of("match"));
  private final List<MethodSpec> parts = new ArrayList<>();

  TreeCode(TreeNames names) {
    this.names = names;
  }

  /** The method that the base class calls, and those into which it is split. */
  List<MethodSpec> methods(DecisionTree tree) {
    MethodSpec whole =
        method(
            MethodSpec.methodBuilder("match")
                .addAnnotation(Override.class)
                .addModifiers(Modifier.PROTECTED),
            tree,
            Map.of(Place.ROOT, "root"));
    List<MethodSpec> methods = new ArrayList<>();
    methods.add(whole);
    methods.addAll(parts);
    return methods;
  }

  private MethodSpec method(
      MethodSpec.Builder method, DecisionTree tree, Map<Place, String> variables) {
    Scope scope = new Scope(names.locals(), new LinkedHashMap<>(variables));
    method.addParameter(Names.IR_READER, "ir");
    variables.forEach(
        (place, name) -> {
          method.addParameter(TypeName.INT, name);
          if (!place.equals(Place.ROOT)) {
            scope.names().newName(name);
          }
        });
    return method
        .addParameter(Names.PATTERN_CANDIDATES, "found")
        .addCode(code(tree, scope, size(tree) > METHOD))
        .build();
  }

  /** The code of a tree, whose parts are methods of their own if it is to be split. */
  private CodeBlock code(DecisionTree tree, Scope scope, boolean split) {
    if (tree instanceof DecisionTree.Found found) {
      return found(found.patterns());
    } else if (tree instanceof DecisionTree.Ask ask) {
      return ask(ask, scope, split);
    }
    CodeBlock.Builder code = CodeBlock.builder();
    for (DecisionTree part : ((DecisionTree.All) tree).parts()) {
      code.add(part(part, scope, split, "Others"));
    }
    return code.build();
  }

  private CodeBlock part(DecisionTree tree, Scope scope, boolean split, String hint) {
    if (!split || size(tree) <= PART) {
      return code(tree, scope, false);
    }
    Set<Place> used = new LinkedHashSet<>();
    used.add(Place.ROOT);
    addUsed(tree, used);
    Map<Place, String> variables = new LinkedHashMap<>(scope.variables());
    variables.keySet().retainAll(used);
    String name = TreeNames.unique("match" + hint, methodNames);
    // The name precedes those of the parts of the part.
    int at = parts.size();
    MethodSpec.Builder method = MethodSpec.methodBuilder(name).addModifiers(Modifier.PRIVATE);
    parts.add(at, method(method, tree, variables));
    return CodeBlock.builder()
        .addStatement("$L(ir, $L, found)", name, String.join(", ", variables.values()))
        .build();
  }

  private CodeBlock found(List<Integer> patterns) {
    CodeBlock.Builder code = CodeBlock.builder();
    for (int first = 0; first < patterns.size(); ) {
      int last = first;
      while (last + 1 < patterns.size() && patterns.get(last + 1) == patterns.get(last) + 1) {
        last++;
      }
      String from = names.patterns().get(patterns.get(first));
      String to = names.patterns().get(patterns.get(last));
      if (first == last) {
        code.addStatement("found.add($L)", from);
      } else {
        code.addStatement("found.addAll($L, $L)", from, to);
      }
      first = last + 1;
    }
    return code.build();
  }

  private CodeBlock ask(DecisionTree.Ask ask, Scope scope, boolean split) {
    CodeBlock.Builder code = CodeBlock.builder();
    declare(ask.question(), scope, code);
    if (ask.branches().size() == 1) {
      code.add(onlyIf(ask, scope, split));
    } else if (ask.branches().size() > CASES) {
      code.add(inGroups(ask, scope));
    } else {
      code.beginControlFlow("switch ($L)", asked(ask.question(), scope));
      ask.branches()
          .forEach(
              (answer, branch) -> {
                String constant = names.constant(ask.question(), answer);
                code.add(oneCase(constant, part(branch, scope.nested(), split, camel(constant))));
              });
      code.add("default -> {}\n").endControlFlow();
    }
    return code.build();
  }

  private static CodeBlock oneCase(String label, CodeBlock body) {
    return CodeText.of(body).contains("\n")
        ? CodeBlock.builder()
            .beginControlFlow("case $L ->", label)
            .add(body)
            .endControlFlow()
            .build()
        : CodeBlock.builder().add("case $L -> ", label).add(body).build();
  }

  /** All conditions up to the next fork, in one statement where no variable is between them. */
  private CodeBlock onlyIf(DecisionTree.Ask ask, Scope scope, boolean split) {
    List<CodeBlock> conditions = new ArrayList<>();
    DecisionTree next = ask;
    while (next instanceof DecisionTree.Ask single
        && single.branches().size() == 1
        && !needsVariable(single.question(), scope)) {
      Map.Entry<Answer, DecisionTree> only = single.branches().entrySet().iterator().next();
      CodeBlock asked = asked(single.question(), scope);
      conditions.add(
          only.getKey() == Answer.Yes.YES
              ? asked
              : CodeBlock.of("$L == $L", asked, names.constant(single.question(), only.getKey())));
      next = only.getValue();
    }
    return CodeBlock.builder()
        .beginControlFlow("if ($L)", CodeBlock.join(conditions, "$W&& "))
        .add(code(next, scope.nested(), split))
        .endControlFlow()
        .build();
  }

  /** A switch in two steps, since all cases would be too many. */
  private CodeBlock inGroups(DecisionTree.Ask ask, Scope scope) {
    Map<String, Integer> indices = new HashMap<>();
    constants(ask.question()).forEach(constant -> indices.put(constant, indices.size()));
    Map<Integer, Map<Answer, DecisionTree>> groups = new TreeMap<>();
    ask.branches()
        .forEach(
            (answer, branch) -> {
              String constant = names.constant(ask.question(), answer);
              int group = Objects.requireNonNull(indices.get(constant)) / CASES;
              groups.computeIfAbsent(group, key -> new LinkedHashMap<>()).put(answer, branch);
            });
    CodeBlock.Builder code = CodeBlock.builder();
    code.beginControlFlow("switch ($L / $L)", asked(ask.question(), scope), CASES);
    groups.forEach(
        (group, branches) -> {
          DecisionTree part = new DecisionTree.Ask(ask.question(), branches);
          code.add(oneCase(String.valueOf(group), part(part, scope.nested(), true, "Group")));
        });
    return code.add("default -> {}\n").endControlFlow().build();
  }

  /** The constants of all answers, in the order of their values. */
  private Collection<String> constants(Question question) {
    return question instanceof Question.Value about
        ? names.literals(about).constants().values()
        : names.kinds().values();
  }

  /** A constant as a part of a longer name: {@code DataFormat} for {@code DATA_FORMAT}. */
  private static String camel(String constant) {
    StringBuilder name = new StringBuilder();
    for (String word : constant.split("_", -1)) {
      name.append(word.isEmpty() ? "" : word.charAt(0));
      name.append(word.isEmpty() ? "" : word.substring(1).toLowerCase(Locale.ROOT));
    }
    return name.toString();
  }

  /** What is asked, as an expression. */
  private CodeBlock asked(Question question, Scope scope) {
    if (question instanceof Question.Kind kind) {
      return CodeBlock.of("kind(ir, $L)", scope.at(kind.place()));
    } else if (question instanceof Question.Constant constant) {
      return CodeBlock.of("isConstant(ir, $L)", scope.at(constant.place()));
    } else if (question instanceof Question.Value value) {
      return CodeBlock.of(
          "$L.index(ir, $L)", names.literals(value).field(), scope.at(value.place()));
    } else if (question instanceof Question.Same same) {
      return CodeBlock.of(
          "operand(ir, $L, $L) == operand(ir, $L, $L)",
          scope.at(same.place()),
          same.operand(),
          scope.at(same.otherPlace()),
          same.otherOperand());
    } else if (question instanceof Question.OneUse uses) {
      return uses.operand() < 0
          ? CodeBlock.of("hasOneUse(ir, $T.result($L, 0))", Names.IR_READER, scope.at(uses.place()))
          : CodeBlock.of(
              "hasOneUse(ir, operand(ir, $L, $L))", scope.at(uses.place()), uses.operand());
    }
    Question.OfType type = (Question.OfType) question;
    return CodeBlock.of(
        "$T.test(type(ir, $L, $L))", type.constraint(), scope.at(type.place()), type.operand());
  }

  // -- Variables ---------------------------------------------------------------------------------

  /** The operation that a question is about, besides those whose kinds are known. */
  private static @Nullable Place subject(Question question) {
    if (question instanceof Question.Kind kind) {
      return kind.place();
    }
    return question instanceof Question.Constant constant ? constant.place() : null;
  }

  private static boolean needsVariable(Question question, Scope scope) {
    Place subject = subject(question);
    return subject != null && !scope.variables().containsKey(subject);
  }

  private static void declare(Question question, Scope scope, CodeBlock.Builder code) {
    Place subject = subject(question);
    if (subject != null && !scope.variables().containsKey(subject)) {
      String name = scope.names().newName(subject.name());
      scope.variables().put(subject, name);
      code.addStatement(
          "int $L = definition(ir, $L, $L)",
          name,
          scope.at(Objects.requireNonNull(subject.user())),
          subject.operand());
    }
  }

  private static void addUsed(DecisionTree tree, Set<Place> used) {
    if (tree instanceof DecisionTree.All all) {
      all.parts().forEach(part -> addUsed(part, used));
    } else if (tree instanceof DecisionTree.Ask ask) {
      used.addAll(ask.question().about());
      Place subject = subject(ask.question());
      if (subject != null) {
        used.add(subject);
      }
      ask.branches().values().forEach(branch -> addUsed(branch, used));
    }
  }

  /** The number of statements, roughly. */
  private static int size(DecisionTree tree) {
    if (tree instanceof DecisionTree.All all) {
      return all.parts().stream().mapToInt(TreeCode::size).sum();
    } else if (tree instanceof DecisionTree.Ask ask) {
      return 1 + ask.branches().values().stream().mapToInt(branch -> 1 + size(branch)).sum();
    }
    return ((DecisionTree.Found) tree).patterns().size();
  }
}
