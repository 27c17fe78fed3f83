// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.emit;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.NameAllocator;
import dev.ods.processor.model.AttributeSpec;
import dev.ods.processor.model.ConstraintTarget;
import dev.ods.processor.model.ConstraintUse;
import dev.ods.processor.model.PatternParameter;
import dev.ods.processor.model.PatternParameter.Uses;
import dev.ods.processor.model.PatternSpec;
import dev.ods.processor.model.RuntimeNames;
import dev.ods.processor.pattern.CheckedPattern;
import dev.ods.processor.pattern.Symbol;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Writes what the parameters of a pattern ask of its captures, and the call of its body. As in
 * MLIR, both come after the structure.
 */
final class PatternParameters {
  private final CheckedPattern pattern;
  private final ClassName set;
  private final Annotations annotations;
  private final Map<Symbol, String> variables;
  private final NameAllocator names;

  PatternParameters(
      CheckedPattern pattern,
      ClassName set,
      Annotations annotations,
      Map<Symbol, String> variables,
      NameAllocator names) {
    this.pattern = pattern;
    this.set = set;
    this.annotations = annotations;
    this.variables = variables;
    this.names = names;
  }

  CodeBlock checks() {
    CodeBlock.Builder code = CodeBlock.builder();
    for (PatternParameter parameter : pattern.parameters()) {
      Symbol symbol = symbol(parameter);
      if (symbol != null) {
        code.add(constraints(parameter, symbol)).add(uses(parameter, symbol));
      }
    }
    return code.add(body()).build();
  }

  private CodeBlock constraints(PatternParameter parameter, Symbol symbol) {
    CodeBlock.Builder code = CodeBlock.builder();
    String name = variables.get(symbol);
    for (ConstraintUse constraint : parameter.constraints()) {
      boolean ofType = constraint.target() == ConstraintTarget.TYPE;
      CodeBlock satisfied =
          CodeBlock.of(ofType ? "$T.test($L.type())" : "$T.test($L)", constraint.testClass(), name);
      boolean mayBeNull =
          symbol.argument() instanceof AttributeSpec attribute && attribute.optional();
      CodeBlock fails =
          mayBeNull
              ? CodeBlock.of("$L == null || !$L", name, satisfied)
              : CodeBlock.of("!$L", satisfied);
      code.add(
          PatternEmitter.refusal(
              fails, "root", "'$" + parameter.name() + "' must be " + constraint.summary()));
    }
    return code.build();
  }

  private CodeBlock uses(PatternParameter parameter, Symbol symbol) {
    if (parameter.uses() == Uses.ANY) {
      return CodeBlock.of("");
    }
    String name = variables.get(symbol);
    boolean one = parameter.uses() == Uses.ONE;
    CodeBlock fails =
        symbol.is(Symbol.Kind.MATCHED)
            ? CodeBlock.of(one ? "!$L.result(0).hasOneUse()" : "!$L.useEmpty()", name)
            : CodeBlock.of(one ? "!$L.hasOneUse()" : "$L.hasUses()", name);
    return PatternEmitter.refusal(
        fails, "root", "'$" + parameter.name() + "' must have " + (one ? "one use" : "no use"));
  }

  private CodeBlock body() {
    String refused = "'" + pattern.spec().name() + "' refuses";
    return switch (pattern.spec().body()) {
      case NONE -> CodeBlock.of("");
      case GUARD -> PatternEmitter.refusal(CodeBlock.of("!$L", call()), "root", refused);
      case REWRITE -> CodeBlock.builder().addStatement("return $L", call()).build();
      case REPLACE -> {
        String replacement = names.newName("replacement");
        yield CodeBlock.builder()
            .addStatement(
                "$T $L = $L", annotations.nullable(RuntimeNames.VALUE), replacement, call())
            .add(PatternEmitter.refusal(CodeBlock.of("$L == null", replacement), "root", refused))
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
    Symbol symbol = symbol(parameter);
    if (symbol == null) {
      return CodeBlock.of("rewriter");
    }
    String name = variables.get(symbol);
    return switch (parameter.kind()) {
      case ATTRIBUTE ->
          parameter.type().equals(RuntimeNames.ATTRIBUTE)
              ? CodeBlock.of("$L", name)
              : CodeBlock.of("($T) $L", parameter.type(), name);
      case OP -> CodeBlock.of("$T.of($L)", Objects.requireNonNull(symbol.op()).opClass(), name);
      case OTHER ->
          symbol.argument() instanceof AttributeSpec attribute
              ? AttributeCode.unwrap(
                  attribute.storage(),
                  CodeBlock.of("(($T) $L)", AttributeCode.storageClass(attribute.storage()), name))
              : CodeBlock.of("$L", name);
      default -> CodeBlock.of("$L", name);
    };
  }

  private @Nullable Symbol symbol(PatternParameter parameter) {
    for (Symbol symbol : variables.keySet()) {
      if (symbol.name().equals(parameter.name())
          && parameter.kind() != PatternParameter.Kind.REWRITER) {
        return symbol;
      }
    }
    return null;
  }
}
