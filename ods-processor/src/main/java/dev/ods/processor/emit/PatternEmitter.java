// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.emit;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.NameAllocator;
import com.palantir.javapoet.TypeName;
import dev.ods.processor.model.Argument;
import dev.ods.processor.model.AttributeSpec;
import dev.ods.processor.model.OperandSpec;
import dev.ods.processor.model.PatternParameter;
import dev.ods.processor.model.RuntimeNames;
import dev.ods.processor.pattern.CheckedPattern;
import dev.ods.processor.pattern.Match;
import dev.ods.processor.pattern.Symbol;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import javax.lang.model.element.Modifier;

/**
 * Writes the method of a rewrite pattern for one order of its operands: the structure of the match
 * here, what parameters and bodies add in {@link PatternParameters}, the rewrite in {@link
 * RewriteCode}.
 */
final class PatternEmitter {
  private final CheckedPattern pattern;
  private final ClassName set;
  private final Annotations annotations;
  private final NameAllocator names = new NameAllocator();
  private final Map<Symbol, String> variables = new HashMap<>();
  private final CodeBlock.Builder code = CodeBlock.builder();

  /** The variables of the matched operations, in the order in which their locations are fused. */
  private final List<String> matched = new ArrayList<>();

  PatternEmitter(CheckedPattern pattern, ClassName set, Annotations annotations) {
    this.pattern = pattern;
    this.set = set;
    this.annotations = annotations;
    for (String reserved : List.of("root", "rewriter", "location")) {
      names.newName(reserved);
    }
  }

  /** The method, of this name, for an order of the operands. */
  MethodSpec method(String name, Match.Op root) {
    Symbol symbol = root.symbol();
    if (symbol != null) {
      variables.put(symbol, "root");
    }
    matched.add("root");
    arguments(root, "root");
    code.add(new PatternParameters(pattern, set, annotations, variables, names).checks());
    if (!pattern.spec().body().rewrites()) {
      code.add(new RewriteCode(pattern, annotations, names, variables, matched).rewrite());
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
    OpShape shape = new OpShape(match.op(), annotations);
    for (int i = 0; i < match.arguments().size(); i++) {
      Argument argument = match.op().arguments().get(i);
      Match wanted = match.arguments().get(i);
      if (wanted instanceof Match.Op nested) {
        nested(nested, argument, PatternOperands.of(shape, argument, operation), operation);
      } else if (wanted instanceof Match.Capture capture) {
        capture(capture.symbol(), argument, shape, operation);
      } else if (wanted instanceof Match.Constant constant) {
        constant(constant.symbol(), argument, shape, operation);
      } else if (wanted instanceof Match.Literal literal) {
        String name = names.newName(argument.accessor());
        attribute(name, argument, shape, operation);
        refuse(
            CodeBlock.of(
                "!$L.equals($L)",
                PatternOperands.stored(literal.attribute(), literal.value()),
                name),
            operation,
            "'" + argument.name() + "' has another value");
      }
    }
  }

  private void nested(Match.Op nested, Argument argument, CodeBlock value, String user) {
    String name = operation(nested);
    code.addStatement(
        "$T $L = $T.definition($L,$W$T.MODEL)",
        annotations.nullable(RuntimeNames.OPERATION),
        name,
        Names.MATCHERS,
        value,
        nested.op().opClass());
    refuse(
        CodeBlock.of("$L == null", name),
        user,
        "operand '" + argument.name() + "' is not defined by '" + nested.op().name() + "'");
    arguments(nested, name);
    // As in MLIR, an operation comes after those that define its operands, and all after the root.
    matched.add(name);
  }

  private String operation(Match.Op match) {
    Symbol symbol = match.symbol();
    String opClass = match.op().opClass().simpleName();
    String plain =
        Character.toLowerCase(opClass.charAt(0)) + opClass.substring(1, opClass.length() - 2);
    String name = names.newName(symbol == null ? plain : symbol.name());
    if (symbol != null) {
      variables.put(symbol, name);
    }
    return name;
  }

  private void constant(Symbol symbol, Argument argument, OpShape shape, String operation) {
    String name = bind(symbol);
    code.addStatement(
        "$T $L = $T.constant($L)",
        annotations.nullable(RuntimeNames.ATTRIBUTE),
        name,
        Names.MATCHERS,
        PatternOperands.of(shape, argument, operation));
    refuse(
        CodeBlock.of("$L == null", name),
        operation,
        "operand '" + argument.name() + "' is not constant");
    narrow(symbol, name, operation);
  }

  private void capture(Symbol symbol, Argument argument, OpShape shape, String operation) {
    if (!(argument instanceof OperandSpec operand)) {
      String name = bind(symbol);
      attribute(name, argument, shape, operation);
      narrow(symbol, name, operation);
      return;
    }
    CodeBlock value = PatternOperands.of(shape, argument, operation);
    if (variables.containsKey(symbol)) {
      refuse(
          CodeBlock.of("!$L.equals($L)", value, variables.get(symbol)),
          operation,
          "operand '" + argument.name() + "' is not '$" + symbol.name() + "'");
    } else {
      code.addStatement("$T $L = $L", type(operand), bind(symbol), value);
    }
  }

  /** A variable with an attribute of a matched operation, or its default. */
  private void attribute(String name, Argument argument, OpShape shape, String operation) {
    code.addStatement(
        "$T $L = $L.property($L)",
        annotations.nullable(RuntimeNames.ATTRIBUTE),
        name,
        operation,
        PatternOperands.slot(shape, argument));
    if (!(argument instanceof AttributeSpec attribute)) {
      return;
    }
    if (attribute.defaultValue() != null) {
      code.beginControlFlow("if ($L == null)", name)
          .addStatement(
              "$L = $L", name, PatternOperands.stored(attribute, attribute.defaultValue()))
          .endControlFlow();
    } else if (!attribute.optional()) {
      refuse(CodeBlock.of("$L == null", name), operation, "it has no '" + argument.name() + "'");
    }
  }

  /** Asks for the class of attributes that a parameter has. */
  private void narrow(Symbol symbol, String name, String operation) {
    for (PatternParameter parameter : pattern.parameters()) {
      if (parameter.name().equals(symbol.name())
          && parameter.kind() == PatternParameter.Kind.ATTRIBUTE
          && !parameter.type().equals(RuntimeNames.ATTRIBUTE)) {
        refuse(
            CodeBlock.of("!($L instanceof $T)", name, parameter.type()),
            operation,
            "'$" + symbol.name() + "' is not of the class of its parameter");
      }
    }
  }

  private String bind(Symbol symbol) {
    String name = names.newName(symbol.name());
    variables.put(symbol, name);
    return name;
  }

  private TypeName type(OperandSpec operand) {
    return switch (operand.arity()) {
      case SINGLE -> RuntimeNames.VALUE;
      case OPTIONAL -> annotations.nullable(RuntimeNames.VALUE);
      case VARIADIC -> operand.returnType();
    };
  }

  private void refuse(CodeBlock condition, String operation, String reason) {
    code.add(refusal(condition, operation, reason));
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
