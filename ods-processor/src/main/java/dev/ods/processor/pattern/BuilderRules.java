// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.pattern;

import dev.ods.processor.diag.PatternProblem;
import dev.ods.processor.model.Argument;
import dev.ods.processor.model.NativeMethod;
import dev.ods.processor.model.OpSpec;
import dev.ods.processor.model.OperandSpec;
import dev.ods.processor.model.PatternText;
import dev.ods.processor.model.TypeText;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * Finds the method of an op's author, {@code build}, that a tree of a rewrite calls. The arguments
 * of a tree are those of the operation if they can be; otherwise, or if the types of its results
 * are not known without it, those of such a method.
 */
final class BuilderRules {
  private final PatternScope scope;
  private final PatternText text;

  BuilderRules(PatternScope scope, PatternText text) {
    this.scope = scope;
    this.text = text;
  }

  // -- Arguments that are not those of the operation ---------------------------------------------

  /** Whether the arguments of a tree are to be those of a method. */
  boolean apply(PatternNode.Tree tree, OpSpec op) {
    List<PatternNode> nodes = PatternScope.plain(tree);
    if (with(nodes.size(), op).isEmpty()) {
      return false;
    }
    int regions = nodes.size() - op.arguments().size();
    if (regions != 0 && regions != op.regions().size()) {
      return true;
    }
    return TypeRules.unbuildable(op, regions) != null || !areOf(op, nodes);
  }

  private boolean areOf(OpSpec op, List<PatternNode> nodes) {
    for (int i = 0; i < op.arguments().size(); i++) {
      if (!mayBe(op.arguments().get(i), nodes.get(i))) {
        return false;
      }
    }
    return true;
  }

  /** Whether a node may be an argument, as far as it is an operand or not. */
  private boolean mayBe(Argument argument, PatternNode node) {
    boolean isOperand = argument instanceof OperandSpec;
    if (node instanceof PatternNode.Tree) {
      return isOperand;
    } else if (node instanceof PatternNode.Variable variable) {
      Symbol symbol = variable.isIgnored() ? null : scope.find(variable.name());
      return symbol == null
          || symbol.is(Symbol.Kind.UNKNOWN)
          || symbol.is(Symbol.Kind.RETURNED)
          || (!symbol.is(Symbol.Kind.REGION) && isOperand != symbol.is(Symbol.Kind.ATTRIBUTE));
    }
    return node instanceof PatternNode.Call
        || !isOperand
        || (node instanceof PatternNode.Literal literal && literal.isNull());
  }

  /**
   * The method for a tree, and what that gives for its parameters; null after a report.
   *
   * @param reader reads what is no literal
   */
  RewriteRules.@Nullable Parts parts(PatternNode.Tree tree, OpSpec op, CallRules.Reader reader) {
    List<PatternNode> nodes = PatternScope.plain(tree);
    List<NativeMethod> methods = with(nodes.size(), op);
    CallRules calls = new CallRules(scope, text, reader);
    if (methods.size() == 1) {
      NativeMethod method = methods.get(0);
      List<Build> arguments =
          calls.arguments(tree.headOffset(), nodes, method, method.explicitParameters());
      return arguments == null ? null : new RewriteRules.Parts(method, arguments, List.of());
    }
    List<@Nullable Build> read = new ArrayList<>();
    for (PatternNode node : nodes) {
      Build given = isLiteral(node) ? null : reader.read(node);
      if (given == null && !isLiteral(node)) {
        return null;
      }
      read.add(given);
    }
    List<RewriteRules.Parts> fitting = new ArrayList<>();
    for (NativeMethod method : methods) {
      List<Build> arguments = given(method.explicitParameters(), nodes, read, calls);
      if (arguments != null) {
        fitting.add(new RewriteRules.Parts(method, arguments, List.of()));
      }
    }
    if (fitting.size() == 1) {
      return fitting.get(0);
    }
    List<NativeMethod> taking = fitting.stream().map(RewriteRules.Parts::builder).toList();
    report(tree.headOffset(), op, taking, methods);
    return null;
  }

  private static boolean isLiteral(PatternNode node) {
    return node instanceof PatternNode.Literal || node instanceof PatternNode.Elements;
  }

  /** What nodes give for the parameters of a method; null if it does not take them. */
  private static @Nullable List<Build> given(
      List<NativeMethod.Parameter> parameters,
      List<PatternNode> nodes,
      List<@Nullable Build> read,
      CallRules calls) {
    List<Build> arguments = new ArrayList<>();
    for (int i = 0; i < parameters.size(); i++) {
      Build given =
          nodes.get(i) instanceof PatternNode.Literal literal
              ? CallRules.literal(parameters.get(i), literal)
              : read.get(i);
      if (given == null || !calls.fits(parameters.get(i), given)) {
        return null;
      }
      arguments.add(given);
    }
    return arguments;
  }

  /** Whether a tree leaves the types of the results to the method; reports it if not. */
  boolean mayStateTypes(
      NativeMethod method, TrailingRules.Trailing directives, PatternNode.Tree tree) {
    if (!directives.types().isEmpty()) {
      scope.report(
          PatternProblem.PATTERN_BUILDER,
          text,
          tree.headOffset(),
          "'%s' says the types of the results, so that returnType cannot be given"
              .formatted(method.name()));
    }
    return directives.types().isEmpty();
  }

  // -- Arguments of the operation ----------------------------------------------------------------

  /** Whether the author has a method with as many parameters as an op has arguments. */
  boolean areForArguments(OpSpec op) {
    return !with(op.arguments().size(), op).isEmpty();
  }

  /** An operation that a method builds from its arguments; null after a report. */
  Build.@Nullable Op built(Build.Op built, int offset) {
    CallRules calls = new CallRules(scope, text, node -> null);
    List<NativeMethod> methods = with(built.op().arguments().size(), built.op());
    List<NativeMethod> taking =
        methods.stream()
            .filter(method -> takes(method.explicitParameters(), built.arguments(), calls))
            .toList();
    if (taking.size() == 1) {
      return built.builtBy(taking.get(0));
    }
    report(offset, built.op(), taking, methods);
    return null;
  }

  private static boolean takes(
      List<NativeMethod.Parameter> parameters, List<Build> arguments, CallRules calls) {
    for (int i = 0; i < parameters.size(); i++) {
      if (!calls.fits(parameters.get(i), arguments.get(i))) {
        return false;
      }
    }
    return true;
  }

  // -- Methods -----------------------------------------------------------------------------------

  private List<NativeMethod> with(int parameters, OpSpec op) {
    return scope.builders(op).stream()
        .filter(method -> method.explicitParameters().size() == parameters)
        .toList();
  }

  /** What a tree may give instead of the arguments of an op, for messages. */
  String alternatives(OpSpec op) {
    List<NativeMethod> methods = scope.builders(op);
    return methods.isEmpty() ? "" : " or those of " + signatures(methods);
  }

  private void report(
      int offset, OpSpec op, List<NativeMethod> taking, List<NativeMethod> methods) {
    scope.report(
        PatternProblem.PATTERN_BUILDER,
        text,
        offset,
        taking.isEmpty()
            ? "no 'build' of '%s' takes these arguments; there is %s"
                .formatted(op.name(), signatures(methods))
            : "these arguments can be those of %s; select a result, or change a parameter"
                .formatted(signatures(taking)));
  }

  private static String signatures(List<NativeMethod> methods) {
    return methods.stream().map(BuilderRules::signature).collect(Collectors.joining(" or "));
  }

  private static String signature(NativeMethod method) {
    return method.explicitParameters().stream()
        .map(parameter -> TypeText.of(parameter.type().name()) + " " + parameter.name())
        .collect(Collectors.joining(", ", "build(", ")"));
  }
}
