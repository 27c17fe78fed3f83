// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.emit;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.NameAllocator;
import dev.ods.processor.model.Argument;
import dev.ods.processor.model.Arity;
import dev.ods.processor.model.OpSpec;
import dev.ods.processor.model.OperandSpec;
import dev.ods.processor.model.RuntimeNames;
import dev.ods.processor.pattern.Build;
import dev.ods.processor.pattern.CheckedPattern;
import dev.ods.processor.pattern.Symbol;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/** Writes what a pattern does once it matches. */
final class RewriteCode {
  private static final CodeBlock CONTEXT = CodeBlock.of("rewriter.context()");

  private final CheckedPattern pattern;
  private final Annotations annotations;
  private final NameAllocator names;
  private final Map<Symbol, String> variables;
  private final List<String> matched;
  private final CodeBlock.Builder code = CodeBlock.builder();

  RewriteCode(
      CheckedPattern pattern,
      Annotations annotations,
      NameAllocator names,
      Map<Symbol, String> variables,
      List<String> matched) {
    this.pattern = pattern;
    this.annotations = annotations;
    this.names = names;
    this.variables = variables;
    this.matched = matched;
  }

  CodeBlock rewrite() {
    if (pattern.rewrites().stream().anyMatch(Build.Op.class::isInstance)) {
      code.addStatement("$T location = $L", Names.LOCATION, location());
    }
    List<CodeBlock> values = new ArrayList<>();
    int first = pattern.rewrites().size() - pattern.replacements();
    for (int i = 0; i < pattern.rewrites().size(); i++) {
      Build build = pattern.rewrites().get(i);
      CodeBlock value = value(build);
      if (i >= first) {
        values.add(value);
      }
    }
    replace(values, first);
    return code.addStatement("return true").build();
  }

  /** The locations of all matched operations, fused: MLIR's default. */
  private CodeBlock location() {
    if (matched.size() == 1) {
      return CodeBlock.of("root.location()");
    }
    CodeBlock locations =
        matched.stream()
            .map(name -> CodeBlock.of("$L.location()", name))
            .collect(CodeBlock.joining(",$W"));
    return CodeBlock.of(
        "$T.get($Z$L,$W$T.of($L), null)", Names.FUSED_LOC, CONTEXT, List.class, locations);
  }

  private void replace(List<CodeBlock> values, int first) {
    if (pattern.root().op().results().isEmpty()) {
      code.addStatement("rewriter.erase(root)");
      return;
    }
    Build only = values.size() == 1 ? pattern.rewrites().get(first) : null;
    if (only != null && (isWholeOperation(only) || isValue(only))) {
      code.addStatement("rewriter.replace(root, $L)", values.get(0));
      return;
    }
    List<Build> builds = pattern.rewrites().subList(first, pattern.rewrites().size());
    if (builds.stream().allMatch(RewriteCode::isValue)) {
      code.addStatement(
          "rewriter.replace(root,$W$T.of($L))", List.class, CodeBlock.join(values, ",$W"));
      return;
    }
    String list = names.newName("replacements");
    code.addStatement("$T $L = new $T<>()", Names.VALUES, list, ArrayList.class);
    for (int i = 0; i < builds.size(); i++) {
      Build build = builds.get(i);
      code.addStatement(
          isValue(build)
              ? "$L.add($L)"
              : isWholeOperation(build) ? "$L.addAll($L.results())" : "$L.addAll($L)",
          list,
          values.get(i));
    }
    code.addStatement("rewriter.replace(root, $L)", list);
  }

  private static boolean isWholeOperation(Build build) {
    return build instanceof Build.Op
        || (build instanceof Build.Use use && use.symbol().isOperation() && use.result() < 0);
  }

  /** Whether the code of a build is one value, not an operation or a list. */
  private static boolean isValue(Build build) {
    return !isWholeOperation(build) && build instanceof Build.Use use && use.isSingle();
  }

  /** Creates an operation, after those in its arguments. */
  private CodeBlock create(Build.Op build) {
    OpSpec op = build.op();
    OpShape shape = new OpShape(op, annotations);
    CodeBlock.Builder parts = CodeBlock.builder();
    List<CodeBlock> sizes = new ArrayList<>();
    for (int i = 0; i < op.arguments().size(); i++) {
      Argument argument = op.arguments().get(i);
      Build given = build.arguments().get(i);
      if (argument instanceof OperandSpec) {
        addOperand(given, parts, sizes);
      } else {
        parts.add("$Z.setProperty($L, $L)", PatternOperands.slot(shape, argument), value(given));
      }
    }
    if (shape.operandGroups().isSegmented()) {
      parts.add(
          "$Z.setProperty($L,$W$T.of($L,$W$L))",
          shape.slots().indexOf(OpShape.OPERAND_SEGMENTS),
          Names.SEGMENTS,
          CONTEXT,
          CodeBlock.join(sizes, ",$W"));
    }
    parts.add(types(build));
    CodeBlock state =
        CodeBlock.of("rewriter.state($T.MODEL, location)$L", op.opClass(), parts.build());
    if (build.types() == Build.Types.INFERRED) {
      state = CodeBlock.of("$T.inferredTypes($Z$L)", Names.REQUIREMENTS, state);
    }
    CodeBlock created = CodeBlock.of("rewriter.create($Z$L)", state);
    String name = name(build);
    code.addStatement("$T $L = $L", RuntimeNames.OPERATION, name, created);
    return CodeBlock.of("$L", name);
  }

  private String name(Build.Op build) {
    Symbol symbol = build.symbol();
    if (symbol == null) {
      return names.newName("built");
    }
    String name = names.newName(symbol.name());
    variables.put(symbol, name);
    return name;
  }

  private CodeBlock types(Build.Op build) {
    if (build.types() != Build.Types.OF_ROOT) {
      return CodeBlock.of("");
    }
    int count = build.size();
    if (count == pattern.root().op().results().size() && count != 1) {
      return CodeBlock.of("$Z.addTypes(root.results().types())");
    }
    if (pattern.root().op().results().stream().anyMatch(r -> r.arity() != Arity.SINGLE)) {
      return CodeBlock.of("$Z.addTypes(root.results().types())");
    }
    CodeBlock.Builder types = CodeBlock.builder();
    for (int i = 0; i < count; i++) {
      types.add("$Z.addType(root.resultType($L))", build.offset() + i);
    }
    return types.build();
  }

  private void addOperand(Build given, CodeBlock.Builder parts, List<CodeBlock> sizes) {
    if (given instanceof Build.Op nested) {
      CodeBlock name = create(nested);
      boolean isList = nested.size() > 1 || nested.op().results().get(0).arity() != Arity.SINGLE;
      parts.add(isList ? "$Z.addOperands($L.results())" : "$Z.addOperand($L.result(0))", name);
      sizes.add(isList ? CodeBlock.of("$L.resultCount()", name) : CodeBlock.of("1"));
      return;
    }
    Build.Use use = (Build.Use) given;
    CodeBlock value = value(use);
    if (isWholeOperation(use) && !use.isSingle()) {
      parts.add("$Z.addOperands($L.results())", value);
      sizes.add(CodeBlock.of("$L.resultCount()", value));
    } else if (!use.isSingle()) {
      parts.add("$Z.addOperands($L)", value);
      sizes.add(CodeBlock.of("$L.size()", value));
    } else if (isOptional(use)) {
      parts.add("$Z.addOptionalOperand($L)", value);
      sizes.add(CodeBlock.of("$L == null ? 0 : 1", value));
    } else {
      parts.add("$Z.addOperand($L)", isWholeOperation(use) ? result(use, value) : value);
      sizes.add(CodeBlock.of("1"));
    }
  }

  private static boolean isOptional(Build.Use use) {
    return use.symbol().argument() != null && Arity.of(use.symbol().argument()) == Arity.OPTIONAL;
  }

  private static CodeBlock result(Build.Use use, CodeBlock operation) {
    return CodeBlock.of("$L.result($L)", operation, Math.max(use.result(), 0));
  }

  private CodeBlock value(Build build) {
    if (build instanceof Build.Literal literal) {
      return PatternOperands.stored(literal.attribute(), literal.value());
    }
    return build instanceof Build.Op op ? create(op) : use((Build.Use) build);
  }

  /** What a name stands for; an operation if it stands for all its results. */
  private CodeBlock use(Build.Use use) {
    Symbol symbol = use.symbol();
    String variable = variables.get(symbol);
    if (!symbol.isOperation() || use.result() < 0) {
      return CodeBlock.of("$L", variable);
    }
    OpShape shape = new OpShape(Objects.requireNonNull(symbol.op()), annotations);
    return PatternOperands.result(shape, use.result(), Objects.requireNonNull(variable));
  }
}
