// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.emit;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import dev.ods.processor.model.Arity;
import dev.ods.processor.model.ConstraintTarget;
import dev.ods.processor.model.ConstraintUse;
import dev.ods.processor.model.JavaKind;
import dev.ods.processor.model.JavaType;
import dev.ods.processor.model.NativeMethod;
import dev.ods.processor.model.OpSpec;
import dev.ods.processor.model.PatternParameter;
import dev.ods.processor.model.PatternParameter.Uses;
import dev.ods.processor.model.PatternSpec;
import dev.ods.processor.model.RuntimeNames;
import dev.ods.processor.pattern.Build;
import dev.ods.processor.pattern.CheckedParameter;
import dev.ods.processor.pattern.CheckedPattern;
import dev.ods.processor.pattern.Guard;
import dev.ods.processor.pattern.Symbol;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

/**
 * Writes what a pattern asks of what it empties, its parameters of its captures, the calls of its
 * guards, and that of its body. As in MLIR, all come after the structure.
 */
final class PatternParameters {
  private static final CodeBlock ROOT_LOCATION = CodeBlock.of("root.location()");

  private final CheckedPattern pattern;
  private final ClassName set;
  private final PatternVariables variables;
  private final NativeCode natives;
  private final String order;

  /**
   * Creates the checks of a method.
   *
   * @param order what precedes each reason not to match, to tell several orders apart; or empty
   */
  PatternParameters(
      CheckedPattern pattern, ClassName set, PatternVariables variables, String order) {
    this.pattern = pattern;
    this.set = set;
    this.variables = variables;
    this.natives = new NativeCode(set, variables);
    this.order = order;
  }

  CodeBlock checks() {
    CodeBlock.Builder code = CodeBlock.builder();
    pattern.emptied().forEach(symbol -> code.add(onlyUse(symbol)));
    addChecks(false, code);
    pattern.guards().forEach(guard -> code.add(guard(guard)));
    addChecks(true, code);
    return code.add(body()).build();
  }

  /** Asks that an operation which goes with the root, as it loses its body, has no other user. */
  private CodeBlock onlyUse(Symbol emptied) {
    OpSpec op = Objects.requireNonNull(emptied.op());
    return refusal(
        hasNotOneUse(emptied), "'" + op.name() + "', which loses a region, must have one use");
  }

  /** Whether the results of an operation do not have one use together. */
  private CodeBlock hasNotOneUse(Symbol operation) {
    String variable = variables.get(operation);
    return operation.hasOneResult()
        ? CodeBlock.of("!$L.result(0).hasOneUse()", variable)
        : CodeBlock.of(
            "$L.results().stream().mapToInt($T::useCount).sum() != 1",
            variable,
            RuntimeNames.VALUE);
  }

  /** Adds the checks of what guards have returned, or of the other captures. */
  private void addChecks(boolean ofReturned, CodeBlock.Builder code) {
    for (CheckedParameter parameter : pattern.parameters()) {
      if (parameter.use().symbol().is(Symbol.Kind.RETURNED) == ofReturned) {
        code.add(checks(parameter));
      }
    }
  }

  private CodeBlock checks(CheckedParameter checked) {
    CodeBlock.Builder code = CodeBlock.builder();
    PatternParameter parameter = checked.parameter();
    CodeBlock name = subject(checked);
    if (asksForResult(checked)) {
      code.add(
          refusal(
              CodeBlock.of("$L == null", name), "'" + checked.use().spelling() + "' is absent"));
    }
    String shown = "'" + checked.use().spelling() + "' must ";
    for (ConstraintUse constraint : parameter.constraints()) {
      boolean ofType = constraint.target() == ConstraintTarget.TYPE;
      CodeBlock satisfied =
          CodeBlock.of(ofType ? "$T.test($L.type())" : "$T.test($L)", constraint.testClass(), name);
      code.add(
          refusal(
              fails(checked, name, CodeBlock.of("!$L", satisfied)),
              shown + "be " + constraint.summary()));
    }
    if (parameter.uses() != Uses.ANY) {
      boolean one = parameter.uses() == Uses.ONE;
      CodeBlock fails =
          parameter.is(JavaKind.VALUE)
              ? CodeBlock.of(one ? "!$L.hasOneUse()" : "$L.hasUses()", name)
              : one ? hasNotOneUse(checked.use().symbol()) : CodeBlock.of("!$L.useEmpty()", name);
      code.add(
          refusal(fails(checked, name, fails), shown + "have " + (one ? "one use" : "no use")));
    }
    if (parameter.ofBlock()) {
      code.add(
          refusal(
              fails(checked, name, CodeBlock.of("!$L.isBlockArgument()", name)),
              shown + "be the argument of a block"));
    }
    return code.build();
  }

  /** Whether a parameter asks that an optional result is there; the structure asks for others. */
  private static boolean asksForResult(CheckedParameter checked) {
    return checked.use().symbol().isOperation()
        && checked.use().arity() == Arity.OPTIONAL
        && checked.parameter().asksForPresence();
  }

  private CodeBlock subject(CheckedParameter checked) {
    Build.Use use = checked.use();
    return use.result() < 0
        ? CodeBlock.of("$L", variables.get(use.symbol()))
        : natives.argument(checked.parameter().type(), use);
  }

  /** When a condition fails: what may be absent satisfies it then, if its parameter takes null. */
  private static CodeBlock fails(CheckedParameter checked, CodeBlock name, CodeBlock fails) {
    boolean isOperation = checked.use().symbol().isOperation() && checked.use().result() < 0;
    if (isOperation
        || checked.use().arity() != Arity.OPTIONAL
        || checked.parameter().asksForPresence()) {
      return fails;
    }
    return checked.parameter().type().nullable()
        ? CodeBlock.of("$L != null && $L", name, fails)
        : CodeBlock.of("$L == null || $L", name, fails);
  }

  // -- The guards --------------------------------------------------------------------------------

  private CodeBlock guard(Guard guard) {
    NativeMethod method = guard.call().method();
    List<NativeMethod.Parameter> parameters = method.explicitParameters();
    CodeBlock.Builder code = CodeBlock.builder();
    List<CodeBlock> arguments = new ArrayList<>();
    for (int i = 0; i < parameters.size(); i++) {
      JavaType type = parameters.get(i).type();
      Build given = guard.call().arguments().get(i);
      if (i == 0) {
        code.add(ofClass(type, (Build.Use) given, method));
      }
      arguments.add(argument(type, given));
    }
    CodeBlock call = natives.call(method, arguments, ROOT_LOCATION);
    String refused = "'" + method.name() + "' refuses";
    Symbol result = guard.result();
    if (result == null) {
      return code.add(refusal(CodeBlock.of("!$L", call), refused)).build();
    }
    String name = variables.bind(result, method.name());
    code.addStatement("$T $L = $L", method.returned().name(), name, call);
    if (method.returned().nullable()) {
      code.add(refusal(CodeBlock.of("$L == null", name), refused));
    }
    return code.build();
  }

  /** Asks for the class of attribute that a method takes, and that something optional is there. */
  private CodeBlock ofClass(JavaType type, Build.Use use, NativeMethod method) {
    String name = variables.get(use.symbol());
    if (type.is(JavaKind.ATTRIBUTE) && !type.name().equals(RuntimeNames.ATTRIBUTE)) {
      return refusal(
          CodeBlock.of(
              type.nullable() ? "$1L != null && !($1L instanceof $2T)" : "!($1L instanceof $2T)",
              name,
              type.name()),
          "an attribute is not of the class that '" + method.name() + "' takes");
    }
    return type.asksForPresence() && use.symbol().arity() == Arity.OPTIONAL
        ? refusal(CodeBlock.of("$L == null", name), "what '" + method.name() + "' takes is absent")
        : CodeBlock.of("");
  }

  private CodeBlock argument(JavaType type, Build given) {
    if (given instanceof Build.Literal literal) {
      return NativeCode.literal(type, literal);
    }
    return given instanceof Build.Use use ? natives.argument(type, use) : CodeBlock.of("null");
  }

  // -- The body ----------------------------------------------------------------------------------

  private CodeBlock body() {
    String refused = "'" + pattern.spec().name() + "' refuses";
    return switch (pattern.spec().body()) {
      case NONE -> CodeBlock.of("");
      case GUARD -> refusal(CodeBlock.of("!$L", call()), refused);
      case REWRITE -> CodeBlock.builder().addStatement("return $L", call()).build();
      case REPLACE -> {
        String replacement = variables.fresh("replacement");
        yield CodeBlock.builder()
            .addStatement("$T $L = $L", RuntimeNames.VALUE, replacement, call())
            .add(refusal(CodeBlock.of("$L == null", replacement), refused))
            .addStatement("rewriter.replace(root, $L)", replacement)
            .addStatement("return true")
            .build();
      }
    };
  }

  private CodeBlock call() {
    PatternSpec spec = pattern.spec();
    return CodeBlock.of(
        "$T.$L($Z$L)",
        set,
        spec.name(),
        spec.parameters().stream().map(this::argument).collect(CodeBlock.joining(",$W")));
  }

  private CodeBlock argument(PatternParameter parameter) {
    if (parameter.is(JavaKind.REWRITER)) {
      return CodeBlock.of("rewriter");
    }
    CheckedParameter checked =
        pattern.parameters().stream()
            .filter(one -> one.parameter().equals(parameter))
            .findFirst()
            .orElseThrow();
    return natives.argument(parameter.type(), checked.use());
  }

  private CodeBlock refusal(CodeBlock condition, String reason) {
    return PatternEmitter.refusal(condition, "root", order + reason);
  }
}
