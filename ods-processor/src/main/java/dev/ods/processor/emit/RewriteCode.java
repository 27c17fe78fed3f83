// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.emit;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import dev.ods.processor.model.JavaKind;
import dev.ods.processor.pattern.Build;
import dev.ods.processor.pattern.CheckedPattern;
import dev.ods.processor.pattern.Match;
import java.util.ArrayList;
import java.util.List;

/** Writes what a pattern does once it matches; {@link CreationCode} writes new operations. */
final class RewriteCode {
  private final CheckedPattern pattern;
  private final PatternVariables variables;
  private final CodeBlock.Builder code = CodeBlock.builder();
  private final CreationCode creation;

  RewriteCode(CheckedPattern pattern, ClassName set, PatternVariables variables) {
    this.pattern = pattern;
    this.variables = variables;
    this.creation = new CreationCode(pattern, set, variables, code);
  }

  CodeBlock rewrite() {
    if (creation.needsLocation()) {
      code.addStatement("$T location = $L", Names.LOCATION, location());
    }
    List<Replacement> values = new ArrayList<>();
    int first = pattern.rewrites().size() - pattern.replacements();
    for (int i = 0; i < pattern.rewrites().size(); i++) {
      Build build = pattern.rewrites().get(i);
      CodeBlock value = creation.value(build);
      if (i >= first && build.size() > 0) {
        values.add(new Replacement(build, value));
      }
    }
    pattern.supplements().forEach(creation::value);
    replace(values);
    pattern.emptied().forEach(op -> code.addStatement("rewriter.erase($L)", variables.get(op)));
    return code.addStatement("return true").build();
  }

  /** What replaces results of the root, and its expression: a value, an operation or a list. */
  private record Replacement(Build build, CodeBlock value) {
    /** Whether it is an operation, all of whose results replace. */
    boolean isOperation() {
      return (build instanceof Build.Op op && op.selected() < 0)
          || (build instanceof Build.Use use && use.symbol().isOperation() && use.result() < 0);
    }

    /** Whether it is a record of several values. */
    boolean isRecord() {
      return (build instanceof Build.Call call && call.type().is(JavaKind.RECORD))
          || (build instanceof Build.Use use
              && use.type() != null
              && use.type().is(JavaKind.RECORD));
    }

    /** Whether it is one value. */
    boolean isValue() {
      if (isOperation() || isRecord()) {
        return false;
      } else if (build instanceof Build.Call call) {
        return !call.type().is(JavaKind.VALUES);
      }
      return build instanceof Build.Op op
          ? op.isSingle()
          : build instanceof Build.Use use && use.isSingle();
    }
  }

  /** The locations of what is matched, fused: MLIR's default. */
  private CodeBlock location() {
    List<Match> matched = pattern.root().located();
    if (matched.size() == 1) {
      return CodeBlock.of("root.location()");
    }
    CodeBlock locations =
        matched.stream()
            .map(match -> CodeBlock.of("$L.location()", located(match)))
            .collect(CodeBlock.joining(",$W"));
    return CodeBlock.of(
        "$T.get($Zrewriter.context(),$W$T.of($L), null)", Names.FUSED_LOC, List.class, locations);
  }

  private CodeBlock located(Match match) {
    if (match instanceof Match.Op op) {
      return CodeBlock.of("$L", variables.get(op.symbol()));
    } else if (match instanceof Match.Defined defined) {
      return CodeBlock.of("$L", variables.get(defined.symbol()));
    }
    return variables.constant(match);
  }

  private void replace(List<Replacement> values) {
    if (pattern.root().op().results().isEmpty()) {
      code.addStatement("rewriter.erase(root)");
      return;
    }
    if (values.size() == 1 && !values.get(0).isRecord()) {
      code.addStatement("rewriter.replace(root, $L)", values.get(0).value());
      return;
    }
    if (values.stream().allMatch(Replacement::isValue)) {
      code.addStatement(
          "rewriter.replace(root,$W$T.of($L))",
          List.class,
          values.stream().map(Replacement::value).collect(CodeBlock.joining(",$W")));
      return;
    }
    String list = variables.fresh("replacements");
    code.addStatement("$T $L = new $T<>()", Names.VALUES, list, ArrayList.class);
    for (Replacement one : values) {
      if (one.isRecord()) {
        creation.components(one.build(), one.value()).forEach(part -> add(list, part));
      } else if (one.isOperation()) {
        code.addStatement("$L.addAll($L.results())", list, one.value());
      } else {
        code.addStatement(one.isValue() ? "$L.add($L)" : "$L.addAll($L)", list, one.value());
      }
    }
    code.addStatement("rewriter.replace(root, $L)", list);
  }

  private void add(String list, CreationCode.Component part) {
    boolean isList = part.type().is(JavaKind.VALUES);
    code.addStatement(isList ? "$L.addAll($L)" : "$L.add($L)", list, part.value());
  }
}
