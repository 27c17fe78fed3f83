// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.pattern;

import com.palantir.javapoet.TypeName;
import dev.ods.processor.diag.PatternProblem;
import dev.ods.processor.diag.ProblemId;
import dev.ods.processor.diag.Problems;
import dev.ods.processor.diag.Suggestions;
import dev.ods.processor.model.Argument;
import dev.ods.processor.model.Arity;
import dev.ods.processor.model.AttributeSpec;
import dev.ods.processor.model.ConstraintUse;
import dev.ods.processor.model.JavaKind;
import dev.ods.processor.model.JavaType;
import dev.ods.processor.model.Member;
import dev.ods.processor.model.NativeMethod;
import dev.ods.processor.model.OpSpec;
import dev.ods.processor.model.OperandSpec;
import dev.ods.processor.model.Origin;
import dev.ods.processor.model.PatternParameter;
import dev.ods.processor.model.PatternSetSpec;
import dev.ods.processor.model.PatternSpec;
import dev.ods.processor.model.PatternText;
import dev.ods.processor.model.PropertySpec;
import dev.ods.processor.model.RegionSpec;
import dev.ods.processor.model.ResultSpec;
import dev.ods.processor.model.TypeText;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.SortedSet;
import org.jspecify.annotations.Nullable;

/** The names of one pattern while it is checked, and where its mistakes are reported. */
final class PatternScope {
  private final PatternSetSpec set;
  private final List<Capture> captures;
  private final Problems problems;
  private final Map<String, Symbol> symbols = new LinkedHashMap<>();

  /** What a method gets first that takes no null. */
  private final Set<Symbol> present = new HashSet<>();

  /** The classes that methods take, of the attributes that they get first. */
  private final Map<Symbol, List<TypeName>> classes = new HashMap<>();

  /** The sizes of lists, by name. */
  private final Map<String, Integer> sizes = new HashMap<>();

  /** The results that define operands in the match. */
  private final Set<Build.@Nullable Use> matched = new HashSet<>();

  /** A parameter of the method, and the name in a tree that it captures. */
  private record Capture(PatternParameter parameter, PatternNode.Variable variable) {}

  /** Whether a tree names an op whose declaration has errors. */
  private boolean namesBroken;

  /** The number of symbols without names. */
  private int anonymous;

  PatternScope(PatternSetSpec set, PatternSpec pattern, Problems problems) {
    this.set = set;
    this.captures =
        pattern.parameters().stream().map(PatternScope::capture).filter(Objects::nonNull).toList();
    this.problems = problems;
  }

  /** The node of a text, or null after a report. */
  @Nullable PatternNode parse(PatternText text) {
    try {
      return PatternParser.parse(text.text());
    } catch (PatternException mistake) {
      report(mistake.id(), text, mistake.offset(), mistake.arguments());
      return null;
    }
  }

  void report(ProblemId id, PatternText text, int offset, Object... arguments) {
    problems.report(id, text.origin().at(offset), arguments);
  }

  /** The op of a tree, or null after a report. */
  @Nullable OpSpec op(PatternNode.Tree tree, PatternText text) {
    OpSpec op = set.ops().get(tree.head());
    boolean isBroken = set.brokenOps().contains(tree.head());
    namesBroken |= isBroken;
    String use = Directives.use(tree.head());
    if (op == null && use != null) {
      report(PatternProblem.PATTERN_DIRECTIVE, text, tree.offset(), use);
    } else if (op == null && !isBroken && set.opsKnown()) {
      SortedSet<String> meant = set.opAliases().get(tree.head());
      report(
          PatternProblem.PATTERN_UNKNOWN_OP,
          text,
          tree.headOffset(),
          tree.head(),
          set.dialects().isEmpty()
              ? "any dialect, as @PatternSet lists none"
              : "'" + String.join("', '", set.dialects()) + "'",
          meant == null
              ? Suggestions.didYouMean(tree.head(), set.opNames())
              : ". Did you mean '" + String.join("' or '", meant) + "'?");
    }
    return op;
  }

  /** Whether a tree so far names an op whose declaration has errors, which are reported there. */
  boolean namesBroken() {
    return namesBroken;
  }

  /** The methods with which the author of an op builds it. */
  List<NativeMethod> builders(OpSpec op) {
    return set.builders().getOrDefault(op.name(), List.of());
  }

  /**
   * Whether a tree has an argument for each of its op; reports it if not.
   *
   * @param others what else it may have, for the message
   */
  boolean hasAllArguments(PatternNode.Tree tree, OpSpec op, String others, PatternText text) {
    int declared = op.arguments().size();
    int given = 0;
    for (PatternNode argument : tree.arguments()) {
      given += isEither(argument) ? 2 : isTrailing(argument) ? 0 : 1;
    }
    boolean complete = declared == given || declared + fixedRegions(op) == given;
    if (!complete) {
      String names = String.join(", ", op.arguments().stream().map(Member::accessor).toList());
      report(
          PatternProblem.PATTERN_ARGUMENT_COUNT,
          text,
          tree.offset(),
          op.name(),
          declared == 1 ? "1 argument" : declared + " arguments",
          (names.isEmpty() ? "" : " (" + names + ")") + others,
          given);
    }
    return complete;
  }

  /** The number of regions, which may be given after the arguments; 0 if it is not fixed. */
  private static int fixedRegions(OpSpec op) {
    return op.regions().stream().anyMatch(RegionSpec::variadic) ? 0 : op.regions().size();
  }

  /** The arguments of a tree without what says something about the operation to build. */
  static List<PatternNode> plain(PatternNode.Tree tree) {
    return tree.arguments().stream().filter(node -> !isTrailing(node)).toList();
  }

  /** Whether a node says something about an operation to build, and is no argument of it. */
  static boolean isTrailing(PatternNode node) {
    return node instanceof PatternNode.Tree tree && (tree.is("location") || tree.is("returnType"));
  }

  /**
   * Whether an operand can be a value with a constraint of its own; reports it if not.
   *
   * @param what the value, for the message
   */
  boolean canBe(
      OpSpec op,
      OperandSpec operand,
      String what,
      @Nullable ConstraintUse constraint,
      PatternText text,
      int offset) {
    return canBe(op, operand, operand.constraint(), what, constraint, text.origin().at(offset));
  }

  /** The same of an attribute or a property, and of what a name stands for. */
  boolean canStore(OpSpec op, Argument argument, Symbol symbol, PatternText text, int offset) {
    if (!symbol.is(Symbol.Kind.ATTRIBUTE) || !(symbol.member() instanceof Argument captured)) {
      return true;
    }
    String given = null;
    if (AttributeFit.excludes(captured, argument)) {
      given = summary(captured);
    } else if (symbol.isOptionalAttribute()
        && Arguments.isRequired(argument)
        && !isPresent(new Build.Use(symbol, -1))) {
      given = symbol.description() + ", which may be absent";
    }
    if (given == null) {
      return true;
    }
    report(
        PatternProblem.PATTERN_TYPES,
        text,
        offset,
        argument.accessor(),
        op.name(),
        summary(argument),
        "'$" + symbol.name() + "'",
        given);
    return false;
  }

  /** Whether an attribute can be of the class of a parameter that captures it. */
  boolean canBeOf(Symbol symbol, PatternParameter parameter) {
    if (!parameter.is(JavaKind.ATTRIBUTE)
        || symbol.op() == null
        || !symbol.is(Symbol.Kind.ATTRIBUTE)
        || !(symbol.member() instanceof Argument argument)
        || !AttributeFit.excludes(parameter.type().name(), argument)) {
      return true;
    }
    problems.report(
        PatternProblem.PATTERN_TYPES,
        parameter.origin(),
        argument.accessor(),
        symbol.op().name(),
        summary(argument),
        "'$" + symbol.name() + "'",
        TypeText.of(parameter.type().name()));
    return false;
  }

  private static String summary(Argument argument) {
    if (argument instanceof AttributeSpec attribute) {
      ConstraintUse constraint = attribute.constraint();
      return constraint == null ? attribute.storage().summary() : constraint.summary();
    }
    return argument instanceof PropertySpec property ? property.summary() : argument.entity();
  }

  /** The same of a result, which the value replaces. */
  boolean canReplace(
      OpSpec op,
      ResultSpec result,
      String what,
      @Nullable ConstraintUse constraint,
      Origin origin) {
    return canBe(op, result, result.constraint(), what, constraint, origin);
  }

  /** The same of what a name stands for, which a parameter narrows. */
  boolean canSatisfy(Symbol symbol, ConstraintUse constraint, Origin origin) {
    ConstraintUse known = symbol.constraint(-1);
    return known == null
        || symbol.op() == null
        || symbol.member() == null
        || canBe(
            symbol.op(), symbol.member(), known, "'$" + symbol.name() + "'", constraint, origin);
  }

  private boolean canBe(
      OpSpec op,
      Member member,
      ConstraintUse wanted,
      String what,
      @Nullable ConstraintUse constraint,
      Origin origin) {
    if (constraint == null || !wanted.excludes(constraint)) {
      return true;
    }
    problems.report(
        PatternProblem.PATTERN_TYPES,
        origin,
        member.accessor(),
        op.name(),
        wanted.summary(),
        what,
        constraint.summary());
    return false;
  }

  /** Whether a node stands for two operands in any order. */
  static boolean isEither(PatternNode node) {
    return node instanceof PatternNode.Tree tree && tree.is("either");
  }

  /** Whether the parameter of a name captures an attribute. */
  boolean isAttributeParameter(String name) {
    return captures.stream()
        .filter(capture -> capture.parameter().is(JavaKind.ATTRIBUTE))
        .map(Capture::variable)
        .anyMatch(variable -> variable.name().equals(name) && !variable.selects());
  }

  /** The classes of attributes to which the match narrows what is used. */
  List<TypeName> narrowed(Build.Use use) {
    List<TypeName> narrowed = new ArrayList<>(classes.getOrDefault(use.symbol(), List.of()));
    for (Capture capture : captures) {
      if (capture.parameter().is(JavaKind.ATTRIBUTE) && Results.isOf(capture.variable(), use)) {
        narrowed.add(capture.parameter().type().name());
      }
    }
    return narrowed;
  }

  /** Whether it is one value, also because the match asks that it is there. */
  Arity arity(Build.Use use) {
    return use.arity() == Arity.OPTIONAL && isPresent(use) ? Arity.SINGLE : use.arity();
  }

  /** How many values it is, also because the match asks for so many. */
  Counts counts(Build.Use use) {
    Integer size = use.result() < 0 ? sizes.get(use.symbol().name()) : null;
    return size == null ? Counts.of(arity(use)) : new Counts(size, size);
  }

  /** Remembers how many values a list has that the match takes apart. */
  void hasSize(Symbol list, int size) {
    sizes.put(list.name(), size);
  }

  /** Whether a parameter, or a method that the match calls, asks that it is there. */
  boolean isPresent(Build.Use use) {
    return (use.result() < 0 && present.contains(use.symbol()))
        || matched.contains(result(use.symbol(), use.result()))
        || captures.stream()
            .anyMatch(
                capture ->
                    capture.parameter().asksForPresence() && Results.isOf(capture.variable(), use));
  }

  /** Whether a value, or the component of a record, is null in some matches. */
  boolean mayBeAbsent(Build.Use use) {
    JavaType type = use.type();
    return type == null
        ? !use.symbol().is(Symbol.Kind.ATTRIBUTE)
            && use.arity() == Arity.OPTIONAL
            && !isPresent(use)
        : type.nullable() && use.result() >= 0;
  }

  /** The result of an operation that is used, also as its only one; null if there is none. */
  private static Build.@Nullable Use result(Symbol symbol, int result) {
    OpSpec op = symbol.isOperation() ? symbol.op() : null;
    if (op == null) {
      return null;
    }
    boolean isOnly = result < 0 && op.results().size() == 1;
    return result >= 0 || isOnly ? new Build.Use(symbol, Math.max(result, 0)) : null;
  }

  /** Remembers that the match compares a result with an operand, so that the result is there. */
  void requireResult(Symbol symbol, int result) {
    Build.Use matchedResult = result(symbol, result);
    if (matchedResult != null) {
      matched.add(matchedResult);
    }
  }

  /** Remembers what a method asks that the match calls, of what it gets first. */
  void require(Symbol symbol, JavaType parameter) {
    if (parameter.asksForPresence()) {
      present.add(symbol);
    }
    if (parameter.is(JavaKind.ATTRIBUTE)) {
      classes.computeIfAbsent(symbol, one -> new ArrayList<>()).add(parameter.name());
    }
  }

  /** What a parameter captures; null if that is no name, which is reported later. */
  private static @Nullable Capture capture(PatternParameter parameter) {
    PatternText text = parameter.capture();
    try {
      PatternNode node = PatternParser.parse(text == null ? "$" + parameter.name() : text.text());
      return node instanceof PatternNode.Variable variable
          ? new Capture(parameter, variable)
          : null;
    } catch (PatternException reportedLater) {
      return null;
    }
  }

  /** The method that a call names, or null after a report. */
  @Nullable NativeMethod method(PatternNode.Call call, PatternText text) {
    NativeMethod method = set.methods().get(call.name());
    if (method == null) {
      report(
          PatternProblem.PATTERN_UNKNOWN_METHOD,
          text,
          call.offset(),
          call.name(),
          set.declaration().simpleName(),
          Suggestions.didYouMean(call.name(), set.methodNames()));
    } else if (!method.fault().isEmpty()) {
      report(
          PatternProblem.PATTERN_CALL,
          text,
          call.offset(),
          "trees cannot call '" + call.name() + "': " + method.fault());
      return null;
    }
    return method;
  }

  /** A symbol without a name. */
  Symbol anonymous(OpSpec op, Argument argument) {
    return Symbol.constant(fresh(), op, argument);
  }

  /** A name that cannot be written. */
  String fresh() {
    return Symbol.UNNAMED + ++anonymous;
  }

  /** What a name of a text stands for; null after a report. */
  Build.@Nullable Use use(PatternNode.Variable variable, PatternText text) {
    Symbol symbol = variable.isIgnored() ? null : find(variable.name());
    if (symbol == null) {
      report(
          PatternProblem.PATTERN_UNBOUND,
          text,
          variable.offset(),
          variable.name(),
          Suggestions.didYouMean(variable.name(), names()));
      return null;
    }
    if (!variable.selects() || symbol.is(Symbol.Kind.UNKNOWN)) {
      return new Build.Use(symbol, -1);
    }
    int index = Results.index(variable, symbol, this, text);
    return index < 0 ? null : new Build.Use(symbol, index);
  }

  @Nullable Symbol find(String name) {
    return symbols.get(name);
  }

  Collection<Symbol> symbols() {
    return symbols.values();
  }

  Collection<String> names() {
    return symbols.keySet();
  }

  /** Binds a name that must not be bound yet; otherwise reports it. */
  Symbol bind(Symbol symbol, PatternText text, int offset) {
    Symbol before = symbols.putIfAbsent(symbol.name(), symbol);
    if (before != null && !before.is(Symbol.Kind.UNKNOWN)) {
      report(PatternProblem.PATTERN_BOUND_TWICE, text, offset, symbol.name(), before.description());
    }
    return symbol;
  }
}
