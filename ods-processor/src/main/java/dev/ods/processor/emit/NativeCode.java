// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.emit;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import dev.ods.processor.model.Argument;
import dev.ods.processor.model.AttributeStorage;
import dev.ods.processor.model.JavaKind;
import dev.ods.processor.model.JavaType;
import dev.ods.processor.model.NativeMethod;
import dev.ods.processor.model.OpSpec;
import dev.ods.processor.model.RuntimeNames;
import dev.ods.processor.pattern.Arguments;
import dev.ods.processor.pattern.Build;
import dev.ods.processor.pattern.Symbol;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

/** The expressions with which patterns call the author's methods, and what these give back. */
final class NativeCode {
  private static final CodeBlock CONTEXT = CodeBlock.of("rewriter.context()");

  private final ClassName set;
  private final PatternVariables variables;

  NativeCode(ClassName set, PatternVariables variables) {
    this.set = set;
    this.variables = variables;
  }

  /**
   * The call of a method.
   *
   * @param given the expressions for the parameters that take arguments
   * @param location that of new operations
   */
  CodeBlock call(NativeMethod method, List<CodeBlock> given, CodeBlock location) {
    List<CodeBlock> arguments = arguments(method, given, location);
    return CodeBlock.of("$T.$L($Z$L)", set, method.name(), CodeBlock.join(arguments, ",$W"));
  }

  /** The expressions for all parameters of a method, of which some take no arguments. */
  List<CodeBlock> arguments(NativeMethod method, List<CodeBlock> given, CodeBlock location) {
    List<CodeBlock> arguments = new ArrayList<>();
    int next = 0;
    for (NativeMethod.Parameter parameter : method.parameters()) {
      if (parameter.type().is(JavaKind.REWRITER)) {
        arguments.add(CodeBlock.of("rewriter"));
      } else if (parameter.type().is(JavaKind.LOCATION)) {
        arguments.add(location);
      } else {
        arguments.add(given.get(next++));
      }
    }
    return arguments;
  }

  /** What a name stands for, as a method takes it. */
  CodeBlock argument(JavaType parameter, Build.Use use) {
    Symbol symbol = use.symbol();
    String variable = variables.get(symbol);
    if (symbol.is(Symbol.Kind.ATTRIBUTE)) {
      return attribute(parameter, (Argument) Objects.requireNonNull(symbol.member()), variable);
    }
    OpSpec op = symbol.op();
    if (!symbol.isOperation() || op == null) {
      return use.result() < 0 ? CodeBlock.of("$L", variable) : component(use, variable);
    }
    return use.result() < 0
        ? operation(parameter, op, variable)
        : PatternOperands.result(new OpShape(op, variables.annotations()), use.result(), variable);
  }

  /** An operation, or its results, as a method takes it. */
  CodeBlock operation(JavaType parameter, OpSpec op, String variable) {
    return switch (parameter.kind()) {
      case OP -> CodeBlock.of("$T.of($L)", op.opClass(), variable);
      case VALUE -> PatternOperands.result(new OpShape(op, variables.annotations()), 0, variable);
      case VALUES -> CodeBlock.of("$L.results()", variable);
      default -> CodeBlock.of("$L", variable);
    };
  }

  /** A component of the record that a variable holds. */
  static CodeBlock component(Build.Use use, String variable) {
    NativeMethod method = Objects.requireNonNull(use.symbol().method());
    return CodeBlock.of("$L.$L()", variable, method.components().get(use.result()).name());
  }

  private static CodeBlock attribute(JavaType parameter, Argument argument, String variable) {
    if (parameter.is(JavaKind.ATTRIBUTE)) {
      return parameter.name().equals(RuntimeNames.ATTRIBUTE)
          ? CodeBlock.of("$L", variable)
          : CodeBlock.of("($T) $L", parameter.name(), variable);
    }
    AttributeStorage storage = Objects.requireNonNull(Arguments.storage(argument));
    return AttributeCode.unwrap(
        storage, CodeBlock.of("(($T) $L)", AttributeCode.storageClass(storage), variable));
  }

  /** A literal, as a method takes it. */
  static CodeBlock literal(JavaType parameter, Build.Literal literal) {
    return parameter.is(JavaKind.ATTRIBUTE)
        ? PatternOperands.stored(literal.value())
        : AttributeCode.literal(literal.value().storage(), literal.value().value(), CONTEXT);
  }

  /** The attribute that stores what a method returns, in the slot of an argument. */
  static CodeBlock stored(Argument argument, JavaType returned, CodeBlock value) {
    return returned.is(JavaKind.ATTRIBUTE)
        ? value
        : AttributeCode.wrap(Objects.requireNonNull(Arguments.storage(argument)), CONTEXT, value);
  }
}
