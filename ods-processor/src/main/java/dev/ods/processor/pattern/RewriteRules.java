// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.pattern;

import dev.ods.processor.diag.PatternProblem;
import dev.ods.processor.diag.ProblemId;
import dev.ods.processor.model.Argument;
import dev.ods.processor.model.Arity;
import dev.ods.processor.model.JavaKind;
import dev.ods.processor.model.JavaType;
import dev.ods.processor.model.NativeMethod;
import dev.ods.processor.model.OpSpec;
import dev.ods.processor.model.OperandSpec;
import dev.ods.processor.model.PatternText;
import dev.ods.processor.model.TypeText;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Checks one text of a rewrite, and binds the names of its operations. */
final class RewriteRules {
  private final PatternScope scope;
  private final PatternText text;
  private final TypeRules types;
  private final RegionRules regions;
  private final TrailingRules trailing;
  private final ListRules lists;
  private final BuilderRules builders;

  RewriteRules(PatternScope scope, PatternText text, TypeRules types, RegionRules regions) {
    this.scope = scope;
    this.text = text;
    this.types = types;
    this.regions = regions;
    this.trailing = new TrailingRules(scope, text, this);
    this.lists = new ListRules(scope, text, this);
    this.builders = new BuilderRules(scope, text);
  }

  /** What the text builds, before the types of an operation are known; null after a report. */
  @Nullable Build check() {
    PatternNode node = scope.parse(text);
    if (node instanceof PatternNode.Tree tree) {
      return op(tree);
    } else if (node instanceof PatternNode.Call call) {
      return call(call);
    } else if (node instanceof PatternNode.Variable variable) {
      return value(variable);
    } else if (node != null) {
      scope.report(
          PatternProblem.PATTERN_ARGUMENT_KIND,
          text,
          node.offset(),
          "a literal cannot replace a result; use a name such as $x, or a tree");
    }
    return null;
  }

  /** What may be an argument of a method; null after a report. */
  @Nullable Build read(PatternNode node) {
    if (node instanceof PatternNode.Call call) {
      return call(call);
    } else if (node instanceof PatternNode.Variable variable) {
      return use(variable);
    }
    PatternNode.Tree tree = (PatternNode.Tree) node;
    if (tree.is("variadic")) {
      return lists.list(tree, null, null);
    }
    Build.Op built = op(tree);
    return built == null ? null : types.inferred(built, text, tree.headOffset());
  }

  private @Nullable Build value(PatternNode.Variable variable) {
    Build.Use use = use(variable);
    if (use == null) {
      return null;
    }
    Symbol symbol = use.symbol();
    JavaType type = use.type();
    boolean isValue =
        type == null
            ? !symbol.is(Symbol.Kind.ATTRIBUTE) && !symbol.is(Symbol.Kind.REGION)
            : type.is(JavaKind.VALUE) || type.is(JavaKind.VALUES) || type.is(JavaKind.RECORD);
    if (!isValue) {
      return wrong(variable, use, "cannot replace a result");
    }
    boolean isOperation = symbol.isOperation() && use.result() < 0;
    if (!isOperation && scope.mayBeAbsent(use)) {
      return wrong(variable, use, "may be absent");
    }
    return use;
  }

  private @Nullable Build wrong(PatternNode.Variable variable, Build.Use use, String what) {
    report(
        PatternProblem.PATTERN_ARGUMENT_KIND,
        variable.offset(),
        "'%s' is %s, which %s".formatted(variable.spelling(), use.description(), what));
    return null;
  }

  private Build.@Nullable Op op(PatternNode.Tree tree) {
    OpSpec op = scope.op(tree, text);
    Parts parts = op == null ? null : parts(tree, op);
    boolean valid = true;
    TrailingRules.Trailing directives = trailing.check(tree, op);
    PatternNode.Variable name = tree.symbol();
    Symbol named =
        op == null || name == null ? null : Symbol.operation(name.name(), Symbol.Kind.BUILT, op);
    int selected = -1;
    if (name != null && !name.isIgnored()) {
      scope.bind(named == null ? Symbol.unknown(name.name()) : named, text, name.offset());
    }
    if (name != null && named != null && name.selects()) {
      selected = Results.index(name, named, scope, text);
      valid &= selected >= 0;
    }
    if (op == null || parts == null || !valid || directives == null) {
      return null;
    }
    NativeMethod builder = parts.builder();
    if (builder == null
        ? !types.isBuildable(op, parts.regions().size(), text, tree.headOffset())
        : !builders.mayStateTypes(builder, directives, tree)) {
      return null;
    }
    return new Build.Op(
        op,
        name == null || name.isIgnored() ? null : named,
        selected,
        builder,
        parts.arguments(),
        parts.regions(),
        builder != null
            ? Build.Types.BUILT
            : directives.types().isEmpty() ? Build.Types.NONE : Build.Types.GIVEN,
        -1,
        directives.types(),
        directives.location());
  }

  /** What a tree gives for an operation, or for the author's method that builds it. */
  record Parts(@Nullable NativeMethod builder, List<Build> arguments, List<Symbol> regions) {}

  private @Nullable Parts parts(PatternNode.Tree tree, OpSpec op) {
    if (builders.apply(tree, op)) {
      Parts parts = builders.parts(tree, op, this::read);
      takeRegions(parts, PatternScope.plain(tree));
      return parts;
    } else if (!scope.hasAllArguments(tree, op, builders.alternatives(op), text)) {
      return null;
    }
    List<Build> arguments = new ArrayList<>();
    List<Symbol> regions = new ArrayList<>();
    int declared = op.arguments().size();
    List<PatternNode> nodes = PatternScope.plain(tree);
    for (int i = 0; i < nodes.size(); i++) {
      if (i < declared) {
        Build argument = argument(op, op.arguments().get(i), nodes.get(i));
        if (argument != null) {
          arguments.add(argument);
        }
      } else {
        Symbol region = region(op, i - declared, nodes.get(i));
        if (region != null) {
          regions.add(region);
        }
      }
    }
    return arguments.size() + regions.size() == nodes.size()
        ? new Parts(null, arguments, regions)
        : null;
  }

  /** A method that builds an operation takes the regions over that it is given. */
  private void takeRegions(@Nullable Parts parts, List<PatternNode> nodes) {
    for (int i = 0; parts != null && i < nodes.size(); i++) {
      if (parts.arguments().get(i) instanceof Build.Use use
          && use.symbol().is(Symbol.Kind.REGION)) {
        regions.take(use.symbol(), text, nodes.get(i).offset());
      }
    }
  }

  private @Nullable Symbol region(OpSpec op, int index, PatternNode node) {
    Build.Use use = node instanceof PatternNode.Variable variable ? use(variable) : null;
    if (node instanceof PatternNode.Variable && use == null) {
      return null;
    }
    if (use == null || !use.symbol().is(Symbol.Kind.REGION)) {
      report(
          PatternProblem.PATTERN_ARGUMENT_KIND,
          node.offset(),
          "'%s' of '%s' is a region, for which only the name of a matched region can be given"
              .formatted(op.regions().get(index).accessor(), op.name()));
      return null;
    }
    regions.take(use.symbol(), text, node.offset());
    return use.symbol();
  }

  private @Nullable Build argument(OpSpec op, Argument argument, PatternNode node) {
    if (node instanceof PatternNode.Tree tree) {
      return tree.is("variadic") ? lists.list(tree, op, argument) : nested(op, argument, tree);
    } else if (node instanceof PatternNode.Variable variable) {
      return captured(op, argument, variable);
    } else if (node instanceof PatternNode.Call call) {
      return called(op, argument, call);
    } else if (node instanceof PatternNode.Literal literal && literal.isNull()) {
      return absent(op, argument, literal);
    }
    TypedValue value = Literals.value(argument, node);
    if (value == null) {
      report(
          PatternProblem.PATTERN_ARGUMENT_KIND,
          node.offset(),
          Literals.mistake(op, argument, node));
      return null;
    }
    return new Build.Literal(value);
  }

  private @Nullable Build absent(OpSpec op, Argument argument, PatternNode node) {
    if (Arguments.arity(argument) == Arity.OPTIONAL) {
      return new Build.Absent();
    }
    report(
        PatternProblem.PATTERN_ARGUMENT_KIND,
        node.offset(),
        "%s '%s' of '%s' is never absent".formatted(argument.entity(), argument.name(), op.name()));
    return null;
  }

  private @Nullable Build called(OpSpec op, Argument argument, PatternNode.Call node) {
    Build.Call call = call(node);
    if (call == null) {
      return null;
    }
    if (!JavaFit.isArgument(argument, call.type())) {
      report(
          PatternProblem.PATTERN_CALL,
          node.offset(),
          "'%s' returns %s, which cannot be %s '%s' of '%s'; expected %s"
              .formatted(
                  node.name(),
                  ParameterTypes.withArticle(TypeText.of(call.type().name())),
                  argument.entity(),
                  argument.name(),
                  op.name(),
                  ParameterTypes.inPlaceOf(call.type(), argument)));
      return null;
    }
    return call;
  }

  /** The call of a method; null after a report. */
  Build.@Nullable Call call(PatternNode.Call node) {
    NativeMethod method = scope.method(node, text);
    List<Build> arguments =
        method == null
            ? null
            : new CallRules(scope, text, this::read)
                .arguments(node, method, method.explicitParameters());
    PatternNode.Variable name = node.symbol();
    int selected = -1;
    Symbol symbol = null;
    if (name != null && !name.isIgnored()) {
      symbol =
          scope.bind(
              method == null ? Symbol.unknown(name.name()) : Symbol.returned(name.name(), method),
              text,
              name.offset());
    }
    if (arguments != null && name != null && symbol != null && name.selects()) {
      selected = Results.index(name, symbol, scope, text);
      arguments = selected < 0 ? null : arguments;
    }
    return method == null || arguments == null
        ? null
        : new Build.Call(method, symbol, selected, arguments);
  }

  private @Nullable Build nested(OpSpec op, Argument argument, PatternNode.Tree tree) {
    Build.Op nested = op(tree);
    if (nested == null) {
      return null;
    }
    if (!(argument instanceof OperandSpec operand)) {
      report(
          PatternProblem.PATTERN_ARGUMENT_KIND,
          tree.offset(),
          "'%s' of '%s' is %s, but '%s' has results"
              .formatted(argument.accessor(), op.name(), Symbol.described(argument), tree.head()));
      return null;
    }
    int results = nested.size();
    if (results == 0 || (results > 1 && operand.arity() != Arity.VARIADIC)) {
      report(
          PatternProblem.PATTERN_ARGUMENT_KIND,
          tree.offset(),
          "'%s' has %s, but '%s' of '%s' is one value"
              .formatted(
                  tree.head(),
                  results == 0 ? "no results" : results + " results",
                  argument.accessor(),
                  op.name()));
      return null;
    }
    String what = "'" + tree.head() + "'";
    return scope.canBe(
            op,
            operand,
            what,
            results == 1
                ? nested.op().results().get(Math.max(nested.selected(), 0)).constraint()
                : null,
            text,
            tree.offset())
        ? types.inferred(nested, text, tree.headOffset())
        : null;
  }

  private @Nullable Build captured(OpSpec op, Argument argument, PatternNode.Variable variable) {
    Build.Use use = use(variable);
    if (use == null || use.symbol().is(Symbol.Kind.UNKNOWN)) {
      return use;
    }
    String fault = fault(op, argument, variable, use);
    if (fault != null) {
      report(PatternProblem.PATTERN_ARGUMENT_KIND, variable.offset(), fault);
      return null;
    }
    boolean fits =
        argument instanceof OperandSpec operand
            ? scope.canBe(
                op,
                operand,
                "'" + variable.spelling() + "'",
                use.symbol().constraint(use.result()),
                text,
                variable.offset())
            : scope.canStore(op, argument, use.symbol(), text, variable.offset());
    return fits ? use : null;
  }

  /** Why a captured name cannot be an argument of an op, whatever its constraint; or null. */
  private @Nullable String fault(
      OpSpec op, Argument argument, PatternNode.Variable variable, Build.Use use) {
    JavaType returned = use.type();
    boolean isOperand = argument instanceof OperandSpec;
    boolean isOther =
        returned != null
            ? !JavaFit.isArgument(argument, returned)
            : isOperand == use.symbol().is(Symbol.Kind.ATTRIBUTE)
                || use.symbol().is(Symbol.Kind.REGION);
    if (isOther) {
      return "'%s' is %s, but '%s' of '%s' is %s"
          .formatted(
              variable.spelling(),
              use.description(),
              argument.accessor(),
              op.name(),
              Symbol.described(argument));
    }
    if (!(argument instanceof OperandSpec operand)) {
      return null;
    }
    if (operand.arity() != Arity.VARIADIC && !use.isSingle()) {
      return "'%s' is several values, but '%s' of '%s' is one"
          .formatted(variable.spelling(), argument.accessor(), op.name());
    }
    return operand.arity() == Arity.SINGLE && scope.mayBeAbsent(use)
        ? "'%s' is %s, which may be absent, but '%s' of '%s' may not; ask for it with a parameter"
            .formatted(variable.spelling(), use.description(), argument.accessor(), op.name())
        : null;
  }

  /** What a name stands for; null after a report. */
  Build.@Nullable Use use(PatternNode.Variable variable) {
    return scope.use(variable, text);
  }

  private void report(ProblemId id, int offset, Object... arguments) {
    scope.report(id, text, offset, arguments);
  }
}
