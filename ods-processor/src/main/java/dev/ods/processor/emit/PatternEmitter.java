// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.emit;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.TypeName;
import dev.ods.processor.model.Argument;
import dev.ods.processor.model.Arity;
import dev.ods.processor.model.AttributeSpec;
import dev.ods.processor.model.JavaKind;
import dev.ods.processor.model.OperandSpec;
import dev.ods.processor.model.PropertySpec;
import dev.ods.processor.model.PropertyTypeSpec;
import dev.ods.processor.model.RegionSpec;
import dev.ods.processor.model.ResultSpec;
import dev.ods.processor.model.RuntimeNames;
import dev.ods.processor.pattern.CheckedParameter;
import dev.ods.processor.pattern.CheckedPattern;
import dev.ods.processor.pattern.Match;
import dev.ods.processor.pattern.Symbol;
import dev.ods.processor.pattern.TypedValue;
import java.util.List;
import javax.lang.model.element.Modifier;

/**
 * Writes the method of a rewrite pattern for one order of its operands: the structure of the match
 * here, what parameters, guards and bodies add in {@link PatternParameters}, the rewrite in {@link
 * RewriteCode}.
 */
final class PatternEmitter {
  private final CheckedPattern pattern;
  private final ClassName set;
  private final PatternVariables variables;
  private final String order;
  private final CodeBlock.Builder code = CodeBlock.builder();

  /**
   * Creates the emitter of a method.
   *
   * @param order what precedes each reason not to match, to tell several orders apart; or empty
   */
  PatternEmitter(CheckedPattern pattern, ClassName set, Annotations annotations, String order) {
    this.pattern = pattern;
    this.set = set;
    this.variables = new PatternVariables(annotations);
    this.order = order;
  }

  /** The method, of this name, for an order of the operands. */
  MethodSpec method(String name, Match.Op root) {
    variables.bindTo(root.symbol(), "root");
    arguments(root, "root");
    code.add(new PatternParameters(pattern, set, variables, order).checks());
    if (!pattern.spec().body().rewrites()) {
      code.add(new RewriteCode(pattern, set, variables).rewrite());
    }
    return header(name).addCode(code.build()).build();
  }

  /** The beginning of a method that a pattern is. */
  static MethodSpec.Builder header(String name) {
    return MethodSpec.methodBuilder(name)
        .addModifiers(Modifier.PRIVATE, Modifier.STATIC)
        .returns(TypeName.BOOLEAN)
        .addParameter(RuntimeNames.OPERATION, "root")
        .addParameter(RuntimeNames.REWRITER, "rewriter");
  }

  private void arguments(Match.Op match, String operation) {
    OpShape shape = new OpShape(match.op(), variables.annotations());
    for (int i = 0; i < match.arguments().size(); i++) {
      Argument argument = match.op().arguments().get(i);
      if (argument instanceof OperandSpec operand) {
        operand(match.arguments().get(i), operand, shape, operation);
      } else {
        attribute(match.arguments().get(i), argument, shape, operation);
      }
    }
    for (int i = 0; i < match.regions().size(); i++) {
      if (match.regions().get(i) instanceof Match.Capture capture) {
        RegionSpec region = match.op().regions().get(i);
        code.addStatement(
            "$T $L = $L.region($L)",
            RuntimeNames.REGION,
            variables.bind(capture.symbol(), region.accessor()),
            operation,
            i);
      }
    }
  }

  private void operand(Match wanted, OperandSpec operand, OpShape shape, String operation) {
    if (wanted instanceof Match.Any) {
      return;
    }
    CodeBlock value = PatternOperands.of(shape, operand, operation);
    String name = "operand '" + operand.name() + "'";
    if (wanted instanceof Match.Variadic variadic) {
      variadic(variadic, operand, value, operation);
    } else if (wanted instanceof Match.Absent) {
      refuse(CodeBlock.of("$L != null", value), operation, name + " is there");
    } else {
      value(wanted, operand, operand.arity(), value, name, operation);
    }
  }

  private void variadic(
      Match.Variadic variadic, OperandSpec operand, CodeBlock values, String operation) {
    Symbol symbol = variadic.symbol();
    String list =
        symbol == null
            ? variables.fresh(operand.accessor())
            : variables.bind(symbol, operand.accessor());
    int size = variadic.elements().size();
    code.addStatement("$T $L = $L", operand.returnType(), list, values);
    refuse(
        CodeBlock.of("$L.size() != $L", list, size),
        operation,
        "operand '" + operand.name() + "' is no list of " + size);
    for (int i = 0; i < size; i++) {
      value(
          variadic.elements().get(i),
          operand,
          Arity.SINGLE,
          CodeBlock.of("$L.get($L)", list, i),
          "operand '" + operand.name() + "' #" + i,
          operation);
    }
  }

  /**
   * An operand or a value of one that is a list.
   *
   * @param name for messages
   */
  private void value(
      Match wanted, OperandSpec operand, Arity arity, CodeBlock value, String name, String user) {
    if (wanted instanceof Match.Op nested) {
      nested(nested, value, name, user);
    } else if (wanted instanceof Match.Capture capture) {
      capture(capture.symbol(), operand, arity, value, name, user);
    } else if (wanted instanceof Match.Constant constant) {
      String variable = variables.bind(constant.symbol(), operand.accessor());
      constant(constant, variable, value, name, user);
      narrow(constant.symbol(), variable, user);
    } else if (wanted instanceof Match.ConstantLiteral literal) {
      String variable = variables.fresh(operand.accessor());
      constant(literal, variable, value, name, user);
      refuse(differs(literal.value(), variable), user, name + " has another value");
    } else if (wanted instanceof Match.Defined defined) {
      String variable = variables.bind(defined.symbol(), operand.accessor());
      code.addStatement("$T $L = $L.definingOp()", RuntimeNames.OPERATION, variable, value);
      refuse(CodeBlock.of("$L == null", variable), user, name + " is not defined by an operation");
    }
  }

  private void nested(Match.Op nested, CodeBlock value, String operand, String user) {
    String opClass = nested.op().opClass().simpleName();
    String plain =
        Character.toLowerCase(opClass.charAt(0)) + opClass.substring(1, opClass.length() - 2);
    String name = variables.bind(nested.symbol(), plain);
    code.addStatement(
        "$T $L = $T.definition($L,$W$T.MODEL)",
        RuntimeNames.OPERATION,
        name,
        Names.MATCHERS,
        value,
        nested.op().opClass());
    refuse(
        CodeBlock.of("$L == null", name),
        user,
        operand + " is not defined by '" + nested.op().name() + "'");
    if (nested.result() >= 0) {
      CodeBlock result =
          PatternOperands.result(
              new OpShape(nested.op(), variables.annotations()), nested.result(), name);
      ResultSpec declared = nested.op().results().get(nested.result());
      boolean isList = declared.arity() == Arity.VARIADIC;
      refuse(
          isList
              ? CodeBlock.of("!$L.contains($L)", result, value)
              : CodeBlock.of("!$L.equals($L)", value, result),
          user,
          operand
              + (isList
                  ? " is none of its results '" + declared.name() + "'"
                  : " is not its result #" + nested.result()));
    }
    arguments(nested, name);
  }

  private void constant(
      Match match, String variable, CodeBlock value, String operand, String user) {
    variables.bindConstant(match, value);
    code.addStatement(
        "$T $L = $T.constant($L)", RuntimeNames.ATTRIBUTE, variable, Names.MATCHERS, value);
    refuse(CodeBlock.of("$L == null", variable), user, operand + " is not constant");
  }

  private void capture(
      Symbol symbol, OperandSpec operand, Arity arity, CodeBlock value, String name, String user) {
    if (variables.isBound(symbol)) {
      refuse(
          CodeBlock.of("!$L.equals($L)", value, variables.get(symbol)),
          user,
          name + " is not '$" + symbol.name() + "'");
      return;
    }
    String variable = variables.bind(symbol, operand.accessor());
    code.addStatement("$T $L = $L", type(operand, arity), variable, value);
    if (arity == Arity.OPTIONAL && asksForPresence(symbol)) {
      refuse(CodeBlock.of("$L == null", variable), user, name + " is absent");
    }
  }

  private void attribute(Match wanted, Argument argument, OpShape shape, String operation) {
    if (wanted instanceof Match.Any) {
      return;
    }
    String entity = argument.entity() + " '" + argument.name() + "'";
    if (wanted instanceof Match.Capture capture) {
      String name = variables.bind(capture.symbol(), argument.accessor());
      stored(name, argument, shape, operation);
      narrow(capture.symbol(), name, operation);
    } else if (wanted instanceof Match.Literal literal) {
      String name = variables.fresh(argument.accessor());
      stored(name, argument, shape, operation);
      refuse(
          differs(literal.value(), name), operation, "'" + argument.name() + "' has another value");
    } else if (wanted instanceof Match.Absent) {
      String name = variables.fresh(argument.accessor());
      stored(name, argument, shape, operation);
      refuse(CodeBlock.of("$L != null", name), operation, entity + " is there");
    }
  }

  private static CodeBlock differs(TypedValue wanted, String variable) {
    return CodeBlock.of("!$L.equals($L)", PatternOperands.stored(wanted), variable);
  }

  /** A variable with an attribute of a matched operation, its default, or null if it is absent. */
  private void stored(String name, Argument argument, OpShape shape, String operation) {
    code.addStatement(
        "$T $L = $L.property($L)",
        RuntimeNames.ATTRIBUTE,
        name,
        operation,
        PatternOperands.slot(shape, argument));
    if (argument instanceof PropertySpec property) {
      if (property.type().kind() == PropertyTypeSpec.Kind.OPTIONAL) {
        code.beginControlFlow(
                "if ($T.get(rewriter.context()).equals($L))",
                RuntimeNames.builtin("ArrayAttr"),
                name)
            .addStatement("$L = null", name)
            .endControlFlow();
      }
      return;
    }
    AttributeSpec attribute = (AttributeSpec) argument;
    if (attribute.defaultValue() != null) {
      code.beginControlFlow("if ($L == null)", name)
          .addStatement(
              "$L = $L",
              name,
              PatternOperands.stored(attribute.storage(), attribute.defaultValue()))
          .endControlFlow();
    } else if (!attribute.optional()) {
      refuse(CodeBlock.of("$L == null", name), operation, "it has no '" + argument.name() + "'");
    }
  }

  /** Asks for the classes of attributes that parameters have. */
  private void narrow(Symbol symbol, String name, String operation) {
    List<CheckedParameter> parameters =
        pattern.parameters().stream()
            .filter(p -> p.use().symbol().equals(symbol) && p.parameter().is(JavaKind.ATTRIBUTE))
            .toList();
    boolean asksForPresence = asksForPresence(symbol);
    List<TypeName> types =
        parameters.stream()
            .map(parameter -> parameter.parameter().type().name())
            .filter(type -> !type.equals(RuntimeNames.ATTRIBUTE))
            .distinct()
            .toList();
    for (TypeName type : types) {
      refuse(
          CodeBlock.of(
              asksForPresence ? "!($L instanceof $T)" : "$1L != null && !($1L instanceof $2T)",
              name,
              type),
          operation,
          "'$" + symbol.name() + "' is not of the class of its parameter");
    }
    if (types.isEmpty() && symbol.isOptionalAttribute() && asksForPresence) {
      refuse(CodeBlock.of("$L == null", name), operation, "it has no '$" + symbol.name() + "'");
    }
  }

  private boolean asksForPresence(Symbol symbol) {
    return pattern.parameters().stream()
        .anyMatch(p -> p.use().symbol().equals(symbol) && p.parameter().asksForPresence());
  }

  private TypeName type(OperandSpec operand, Arity arity) {
    return switch (arity) {
      case SINGLE, OPTIONAL -> RuntimeNames.VALUE;
      case VARIADIC -> operand.returnType();
    };
  }

  private void refuse(CodeBlock condition, String operation, String reason) {
    code.add(refusal(condition, operation, order + reason));
  }

  /** Leaves the method, which matches nothing, if a condition holds. */
  static CodeBlock refusal(CodeBlock condition, String operation, String reason) {
    return CodeBlock.builder()
        .beginControlFlow("if ($L)", condition)
        .addStatement("return rewriter.matchFailed($L,$W$S)", operation, reason)
        .endControlFlow()
        .build();
  }
}
