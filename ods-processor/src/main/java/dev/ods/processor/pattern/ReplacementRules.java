// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.pattern;

import dev.ods.processor.diag.PatternProblem;
import dev.ods.processor.diag.ProblemId;
import dev.ods.processor.model.Arity;
import dev.ods.processor.model.ConstraintUse;
import dev.ods.processor.model.JavaKind;
import dev.ods.processor.model.JavaType;
import dev.ods.processor.model.NativeMethod;
import dev.ods.processor.model.PatternParameter;
import dev.ods.processor.model.PatternText;
import dev.ods.processor.model.ResultSpec;
import dev.ods.processor.model.TypeText;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Checks that what a rewrite gives can replace the results of the root, in number and type. */
final class ReplacementRules {
  private final PatternScope scope;
  private final Match.Op root;
  private final List<CheckedParameter> parameters;

  /** The operations to build that have names. */
  private final Map<Symbol, Build.Op> built = new HashMap<>();

  /** The names of those whose results replace some of the root. */
  private final Set<Symbol> replacing = new HashSet<>();

  /**
   * Creates the rules of a pattern.
   *
   * @param rewrites what it builds, of which the last ones replace the root
   */
  ReplacementRules(
      PatternScope scope, Match.Op root, List<CheckedParameter> parameters, List<Build> rewrites) {
    this.scope = scope;
    this.root = root;
    this.parameters = parameters;
    int replaced = 0;
    for (int i = rewrites.size() - 1; i >= 0; i--) {
      Build build = rewrites.get(i);
      if (replaced < root.op().results().size()
          && build instanceof Build.Op op
          && op.symbol() != null) {
        replacing.add(op.symbol());
      }
      replaced += build.size();
      addBuilt(build);
    }
  }

  private void addBuilt(Build build) {
    if (build instanceof Build.Op op) {
      if (op.symbol() != null) {
        built.put(op.symbol(), op);
      }
      op.arguments().forEach(this::addBuilt);
    } else if (build instanceof Build.Call call) {
      call.arguments().forEach(this::addBuilt);
    } else if (build instanceof Build.Variadic list) {
      list.elements().forEach(this::addBuilt);
    }
  }

  /** Whether something can replace the results from one on; reports it if not. */
  boolean canReplace(int first, Build build, PatternText text) {
    if (build instanceof Build.Call call && !isValues(call, text)) {
      return false;
    }
    for (int i = 0; i < build.size(); i++) {
      if (!hasCount(first + i, build, i, text) || !hasType(first + i, build, i, text)) {
        return false;
      }
    }
    return true;
  }

  // -- Numbers -----------------------------------------------------------------------------------

  /** Whether a part of what is given is as many values as a declared result, however many. */
  private boolean hasCount(int index, Build build, int part, PatternText text) {
    ResultSpec result = root.op().results().get(index);
    boolean isSingle = scope.arity(new Build.Use(root.symbol(), index)) == Arity.SINGLE;
    Arity given = arity(build, part);
    if (given == null || isSingle == (given == Arity.SINGLE)) {
      return true;
    }
    String wanted = "result '%s' of '%s'".formatted(result.name(), root.op().name());
    if (isSingle) {
      return wrong(
          PatternProblem.PATTERN_ARGUMENT_KIND,
          text,
          "%s, but %s is one"
              .formatted(
                  given == Arity.OPTIONAL ? "this value may be absent" : "this is several values",
                  wanted));
    }
    return wrong(
        PatternProblem.PATTERN_UNSUPPORTED,
        text,
        "%s %s, so that one value cannot replace it; give a list%s"
            .formatted(
                wanted,
                result.arity() == Arity.OPTIONAL ? "may be absent" : "is a list",
                result.arity() == Arity.OPTIONAL
                    ? ", an operation whose result may be absent, or a parameter that asks for it"
                    : " or an operation with one"));
  }

  /** Whether a part is one value; null if its number is that of what it replaces. */
  private @Nullable Arity arity(Build build, int part) {
    if (build instanceof Build.Op op) {
      return arity(op, Math.max(op.selected(), part), true);
    } else if (build instanceof Build.Use use) {
      Symbol symbol = use.symbol();
      Build.Op op = built.get(symbol);
      if (op != null) {
        return arity(op, use.result() < 0 ? part : use.result(), replacing.contains(symbol));
      } else if (symbol.isOperation() && use.result() < 0) {
        return scope.arity(new Build.Use(symbol, part));
      }
      NativeMethod method = symbol.method();
      if (method != null && use.result() < 0) {
        return arity(method, part);
      }
      return scope.counts(use).isOne() ? Arity.SINGLE : scope.arity(use);
    } else if (build instanceof Build.Call call) {
      return call.selected() < 0
          ? arity(call.method(), part)
          : call.type().is(JavaKind.VALUES) ? Arity.VARIADIC : Arity.SINGLE;
    }
    return Arity.VARIADIC;
  }

  /**
   * The same of a result of an operation to build.
   *
   * @param replaces whether the results of the operation replace some of the root
   */
  private @Nullable Arity arity(Build.Op op, int result, boolean replaces) {
    Arity declared = op.op().results().get(result).arity();
    if (op.types() == Build.Types.NONE && op.selected() < 0) {
      return replaces && isFixed() ? null : declared;
    }
    // Lists are equally long, so that as many types as results are one for each.
    Counts types = Counts.given(op.returnTypes(), scope);
    boolean isOne = types.isFixed() && types.most() == op.op().results().size();
    return isOne ? Arity.SINGLE : declared;
  }

  private static Arity arity(NativeMethod method, int part) {
    JavaType type =
        method.components().isEmpty() ? method.returned() : method.components().get(part).type();
    return type.is(JavaKind.VALUES) ? Arity.VARIADIC : Arity.SINGLE;
  }

  /** Whether the root has a fixed number of results. */
  private boolean isFixed() {
    return root.op().results().stream().allMatch(result -> result.arity() == Arity.SINGLE);
  }

  // -- Types -------------------------------------------------------------------------------------

  private boolean hasType(int index, Build build, int part, PatternText text) {
    ConstraintUse constraint = null;
    String what = "";
    if (build instanceof Build.Op op) {
      constraint = op.op().results().get(Math.max(op.selected(), part)).constraint();
      what = "'" + op.op().name() + "'";
    } else if (build instanceof Build.Use use) {
      int result = use.result() >= 0 || !use.symbol().isOperation() ? use.result() : part;
      constraint = use.symbol().constraint(result);
      what = "'" + use.spelling() + "'";
    }
    return !isFixed()
        || isUnused(index)
        || scope.canReplace(
            root.op(), root.op().results().get(index), what, constraint, text.origin().at(0));
  }

  /** Whether a parameter asks that a result has no use: then anything may replace it. */
  private boolean isUnused(int result) {
    return parameters.stream()
        .anyMatch(
            checked ->
                checked.parameter().uses() == PatternParameter.Uses.NONE
                    && checked.use().symbol().equals(root.symbol())
                    && (checked.use().result() < 0 || checked.use().result() == result));
  }

  /** Whether what a method returns can replace results; reports it if not. */
  private boolean isValues(Build.Call call, PatternText text) {
    List<NativeMethod.Component> parts = call.method().components();
    List<JavaType> types =
        call.selected() >= 0 || parts.isEmpty()
            ? List.of(call.type())
            : parts.stream().map(NativeMethod.Component::type).toList();
    for (JavaType type : types) {
      boolean isValue = type.is(JavaKind.VALUE) || type.is(JavaKind.VALUES);
      if (!type.is(JavaKind.VOID) && (!isValue || type.nullable())) {
        scope.report(
            PatternProblem.PATTERN_CALL,
            text,
            0,
            "'%s' returns %s, which cannot replace a result; expected Value or ValueRange"
                .formatted(
                    call.method().name(), ParameterTypes.withArticle(TypeText.of(type.name()))));
        return false;
      }
    }
    return true;
  }

  private boolean wrong(ProblemId id, PatternText text, String message) {
    scope.report(id, text, 0, message);
    return false;
  }
}
