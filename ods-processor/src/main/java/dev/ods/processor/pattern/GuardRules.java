// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.pattern;

import dev.ods.processor.diag.PatternProblem;
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

/**
 * Checks the calls in a match: each is about the argument in whose place it is, which the structure
 * captures; the method gets it first.
 */
final class GuardRules {
  private final PatternScope scope;
  private final PatternText text;
  private final List<Pending> pending = new ArrayList<>();
  private final List<Guard> guards = new ArrayList<>();

  /** A call whose further arguments may have names that come later. */
  private record Pending(
      PatternNode.Call call, NativeMethod method, Symbol self, @Nullable Symbol result) {}

  GuardRules(PatternScope scope, PatternText text) {
    this.scope = scope;
    this.text = text;
  }

  /** What the structure has to be in the place of a call, or null after a report. */
  @Nullable Match match(OpSpec op, Argument argument, PatternNode.Call call, Arity arity) {
    NativeMethod method = scope.method(call, text);
    if (method == null) {
      return null;
    }
    List<NativeMethod.Parameter> parameters = method.explicitParameters();
    if (parameters.isEmpty()) {
      report(
          call.offset(),
          "'%s' must take what it matches as its first parameter".formatted(method.name()));
      return null;
    }
    boolean decides = method.returned().isBoolean();
    if (!decides
        && (method.returned().is(JavaKind.VOID) || method.returned().name().isPrimitive())) {
      report(
          call.offset(),
          "'%s' must return whether it matches, or what it binds, null if it does not match"
              .formatted(method.name()));
      return null;
    }
    PatternNode.Variable name = call.symbol();
    if (name != null && name.selects()) {
      report(name.offset(), "'" + name.spelling() + "' selects a result; name all of them");
      return null;
    }
    boolean named = name != null && !name.isIgnored();
    String selfName = decides && named ? name.name() : scope.fresh();
    Match match = structure(op, argument, arity, selfName, method, parameters.get(0), call);
    if (match == null) {
      return null;
    }
    Symbol self = symbol(match);
    Symbol result = null;
    if (!decides) {
      result = Symbol.returned(named ? name.name() : scope.fresh(), method.guarded());
    }
    if (named) {
      scope.bind(decides ? self : result, text, name.offset());
    }
    pending.add(new Pending(call, method, self, result));
    return match;
  }

  private static Symbol symbol(Match match) {
    if (match instanceof Match.Capture capture) {
      return capture.symbol();
    }
    return match instanceof Match.Constant constant
        ? constant.symbol()
        : ((Match.Defined) match).symbol();
  }

  private @Nullable Match structure(
      OpSpec op,
      Argument argument,
      Arity arity,
      String name,
      NativeMethod method,
      NativeMethod.Parameter parameter,
      PatternNode.Call call) {
    JavaType type = parameter.type();
    boolean isOperand = argument instanceof OperandSpec;
    if (isOperand && arity == Arity.SINGLE && type.is(JavaKind.ATTRIBUTE)) {
      return new Match.Constant(Symbol.constant(name, op, argument));
    } else if (isOperand && arity == Arity.SINGLE && type.is(JavaKind.OPERATION)) {
      return new Match.Defined(
          new Symbol(name, Symbol.Kind.DEFINING, null, argument, Arity.SINGLE, null));
    }
    Symbol symbol =
        isOperand && arity == Arity.SINGLE
            ? Symbol.value(name, op, argument)
            : Symbol.argument(name, op, argument);
    // Before the call it is asked whether an attribute is of the class, and what is optional there.
    boolean fits =
        (!isOperand && type.is(JavaKind.ATTRIBUTE))
            || (isOperand && arity == Arity.OPTIONAL && type.is(JavaKind.VALUE))
            || JavaFit.takes(type, new Build.Use(symbol, -1), scope);
    if (!fits) {
      report(
          call.offset(),
          "%s '%s' of '%s' cannot be parameter '%s' of '%s', %s; expected a parameter of type %s"
              .formatted(
                  argument.entity(),
                  argument.name(),
                  op.name(),
                  parameter.name(),
                  method.name(),
                  ParameterTypes.withArticle(TypeText.of(type.name())),
                  ParameterTypes.of(argument, arity)));
      return null;
    }
    return new Match.Capture(symbol);
  }

  /** Looks up the further arguments of the calls; whether nothing is wrong. */
  boolean resolve() {
    boolean valid = true;
    CallRules rules = new CallRules(scope, text, this::read);
    for (Pending one : pending) {
      List<NativeMethod.Parameter> parameters = one.method.explicitParameters();
      // What a method takes first is known to it and to those after it.
      scope.require(one.self, parameters.get(0).type());
      List<Build> further =
          rules.arguments(one.call, one.method, parameters.subList(1, parameters.size()));
      if (further == null) {
        valid = false;
        continue;
      }
      List<Build> arguments = new ArrayList<>();
      arguments.add(new Build.Use(one.self, -1));
      arguments.addAll(further);
      guards.add(new Guard(new Build.Call(one.method, null, -1, arguments), one.result));
    }
    return valid;
  }

  /** The calls, in order. */
  List<Guard> guards() {
    return guards;
  }

  private @Nullable Build read(PatternNode node) {
    if (!(node instanceof PatternNode.Variable variable)) {
      report(node.offset(), "a call in a match takes names and literals only");
      return null;
    }
    return scope.use(variable, text);
  }

  private void report(int offset, String message) {
    scope.report(PatternProblem.PATTERN_CALL, text, offset, message);
  }
}
