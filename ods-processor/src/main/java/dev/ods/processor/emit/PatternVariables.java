// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.emit;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.NameAllocator;
import dev.ods.processor.pattern.Match;
import dev.ods.processor.pattern.Symbol;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/** The variables of a method that matches and rewrites. */
final class PatternVariables {
  private final NameAllocator names = new NameAllocator();
  private final Map<Symbol, String> variables = new HashMap<>();
  private final IdentityHashMap<Match, CodeBlock> constants = new IdentityHashMap<>();
  private final Annotations annotations;

  PatternVariables(Annotations annotations) {
    this.annotations = annotations;
    // The last one is the parameter of the lambdas that convert lists.
    for (String reserved : List.of("root", "rewriter", "location", "element")) {
      names.newName(reserved);
    }
  }

  Annotations annotations() {
    return annotations;
  }

  /** A new name. */
  String fresh(String suggestion) {
    return LocalNames.fresh(names, LocalNames.variable(suggestion));
  }

  /** The new name of the variable for a symbol. */
  String bind(Symbol symbol, String unnamed) {
    String name = fresh(symbol.isNamed() ? symbol.name() : unnamed);
    variables.put(symbol, name);
    return name;
  }

  /** Lets an existing variable stand for a symbol. */
  void bindTo(Symbol symbol, String variable) {
    variables.put(symbol, variable);
  }

  /** Remembers the operand that a match asks to be a constant. */
  void bindConstant(Match match, CodeBlock value) {
    constants.put(match, value);
  }

  /** The operand that a match asks to be a constant. */
  CodeBlock constant(Match match) {
    return Objects.requireNonNull(constants.get(match));
  }

  boolean isBound(Symbol symbol) {
    return variables.containsKey(symbol);
  }

  /** The variable for a symbol that has one. */
  String get(Symbol symbol) {
    return Objects.requireNonNull(variables.get(symbol), symbol.name());
  }
}
