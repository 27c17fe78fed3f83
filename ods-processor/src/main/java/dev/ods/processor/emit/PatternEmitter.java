// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.emit;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.NameAllocator;
import com.palantir.javapoet.TypeName;
import dev.ods.processor.model.Argument;
import dev.ods.processor.model.Arity;
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
import java.util.Objects;
import javax.lang.model.element.Modifier;
import org.jspecify.annotations.Nullable;

/** Writes the method of a rewrite pattern: its match here, its rewrite in {@link RewriteCode}. */
final class PatternEmitter {
  private final CheckedPattern pattern;
  private final Annotations annotations;
  private final NameAllocator names = new NameAllocator();
  private final Map<Symbol, String> variables = new HashMap<>();
  private final CodeBlock.Builder code = CodeBlock.builder();

  /** The variables of the matched operations, in the order in which their locations are fused. */
  private final List<String> matched = new ArrayList<>();

  PatternEmitter(CheckedPattern pattern, Annotations annotations) {
    this.pattern = pattern;
    this.annotations = annotations;
    for (String reserved : List.of("root", "rewriter", "location")) {
      names.newName(reserved);
    }
  }

  MethodSpec method() {
    Symbol symbol = pattern.root().symbol();
    if (symbol != null) {
      variables.put(symbol, "root");
    }
    matched.add("root");
    arguments(pattern.root(), "root");
    code.add(new RewriteCode(pattern, annotations, names, variables, matched).rewrite());
    return MethodSpec.methodBuilder(pattern.spec().name())
        .addModifiers(Modifier.PRIVATE, Modifier.STATIC)
        .returns(TypeName.BOOLEAN)
        .addParameter(RuntimeNames.OPERATION, "root")
        .addParameter(Names.REWRITER, "rewriter")
        .addCode(code.build())
        .build();
  }

  private void arguments(Match.Op match, String operation) {
    OpShape shape = new OpShape(match.op(), annotations);
    for (int i = 0; i < match.arguments().size(); i++) {
      Argument argument = match.op().arguments().get(i);
      Match wanted = match.arguments().get(i);
      if (wanted instanceof Match.Op nested) {
        nested(nested, argument, PatternOperands.of(shape, argument, operation), operation);
      } else if (wanted instanceof Match.Capture capture) {
        capture(capture, argument, shape, operation);
      }
    }
  }

  private void nested(Match.Op nested, Argument argument, CodeBlock value, String user) {
    String name = operation(nested);
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

  private void capture(Match.Capture capture, Argument argument, OpShape shape, String operation) {
    Symbol symbol = capture.symbol();
    if (argument instanceof OperandSpec operand) {
      CodeBlock value = PatternOperands.of(shape, argument, operation);
      if (capture.repeated()) {
        refuse(
            CodeBlock.of("!$L.equals($L)", value, variables.get(symbol)),
            operation,
            "operand '" + argument.name() + "' is not '$" + symbol.name() + "'");
        return;
      }
      code.addStatement("$T $L = $L", type(operand.arity()), bind(symbol), value);
    } else {
      String name = bind(symbol);
      CodeBlock stored =
          CodeBlock.of("$L.property($L)", operation, PatternOperands.slot(shape, argument));
      AttributeSpec attribute = argument instanceof AttributeSpec spec ? spec : null;
      boolean mayBeAbsent = attribute == null || attribute.optional();
      code.addStatement("$T $L = $L", annotations.nullable(RuntimeNames.ATTRIBUTE), name, stored);
      if (attribute != null && attribute.defaultValue() != null) {
        code.beginControlFlow("if ($L == null)", name)
            .addStatement("$L = $L", name, defaultOf(attribute))
            .endControlFlow();
      } else if (!mayBeAbsent) {
        refuse(CodeBlock.of("$L == null", name), operation, "it has no '" + argument.name() + "'");
      }
      narrow(symbol, name, operation);
    }
  }

  private CodeBlock defaultOf(AttributeSpec attribute) {
    CodeBlock context = CodeBlock.of("rewriter.context()");
    return AttributeCode.wrap(
        attribute.storage(),
        context,
        AttributeCode.literal(
            attribute.storage(), Objects.requireNonNull(attribute.defaultValue()), context));
  }

  /** Asks for the class of attributes that a parameter has. */
  private void narrow(Symbol symbol, String name, String operation) {
    PatternParameter parameter = parameter(symbol);
    if (parameter != null && !parameter.type().equals(RuntimeNames.ATTRIBUTE)) {
      refuse(
          CodeBlock.of("!($L instanceof $T)", name, parameter.type()),
          operation,
          "'$" + symbol.name() + "' is not of the class of its parameter");
    }
  }

  private @Nullable PatternParameter parameter(Symbol symbol) {
    for (PatternParameter parameter : pattern.parameters()) {
      if (parameter.name().equals(symbol.name())) {
        return parameter;
      }
    }
    return null;
  }

  private String bind(Symbol symbol) {
    String name = names.newName(symbol.name());
    variables.put(symbol, name);
    return name;
  }

  private TypeName type(Arity arity) {
    return switch (arity) {
      case SINGLE -> RuntimeNames.VALUE;
      case OPTIONAL -> annotations.nullable(RuntimeNames.VALUE);
      case VARIADIC -> Names.VALUES;
    };
  }

  private void refuse(CodeBlock condition, String operation, String reason) {
    code.beginControlFlow("if ($L)", condition)
        .addStatement("return rewriter.matchFailed($L,$W() -> $S)", operation, reason)
        .endControlFlow();
  }
}
