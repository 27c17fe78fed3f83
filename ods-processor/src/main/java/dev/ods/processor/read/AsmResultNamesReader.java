// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.read;

import dev.ods.processor.diag.Problems;
import dev.ods.processor.diag.TraitProblem;
import dev.ods.processor.model.OpInterfaceSpec;
import dev.ods.processor.model.Origin;
import dev.ods.processor.model.ResultSpec;
import dev.ods.processor.model.UnreadMethod;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.AnnotationValue;
import javax.lang.model.element.TypeElement;

/** Reads {@code @AsmResultNames}, which names the results of an op in its custom form. */
final class AsmResultNamesReader {
  private static final String ANNOTATION = "AsmResultNames";

  /** What MLIR's printer leaves as it is. */
  private static final Pattern NAME = Pattern.compile("(?![0-9])[A-Za-z0-9$._-]*");

  private final TypeElement op;
  private final Inheritance inheritance;

  /** The methods of the op that are reported. */
  private final List<UnreadMethod> unread;

  private final Problems problems;

  AsmResultNamesReader(
      TypeElement op, Inheritance inheritance, List<UnreadMethod> unread, Problems problems) {
    this.op = op;
    this.inheritance = inheritance;
    this.unread = unread;
    this.problems = problems;
  }

  /** The results with their names, if the op declares or inherits some. */
  List<ResultSpec> name(List<ResultSpec> results, List<OpInterfaceSpec> interfaces) {
    AnnotationMirror mirror =
        inheritance.nearest(
            op,
            type -> Mirrors.find(type, ANNOTATION),
            (one, other) -> texts(one).equals(texts(other)),
            "@" + ANNOTATION);
    if (mirror == null || !isValid(mirror, results, interfaces)) {
      return results;
    }
    List<String> names = texts(mirror);
    List<ResultSpec> named = new ArrayList<>();
    for (ResultSpec result : results) {
      named.add(result.withAsmName(names.get(named.size())));
    }
    return named;
  }

  private static List<String> texts(AnnotationMirror mirror) {
    return Mirrors.list(mirror, "value").stream()
        .map(value -> String.valueOf(value.getValue()))
        .toList();
  }

  private boolean isValid(
      AnnotationMirror mirror, List<ResultSpec> results, List<OpInterfaceSpec> interfaces) {
    Origin origin = new Origin(op, Mirrors.has(op, ANNOTATION) ? mirror : null, null, -1);
    if (interfaces.stream().anyMatch(OpInterfaceSpec::namesResults)) {
      problems.report(TraitProblem.OWN_METHOD_CONTRADICTION, origin, ANNOTATION, "resultNames");
      return false;
    }
    List<AnnotationValue> values = Mirrors.list(mirror, "value");
    for (AnnotationValue value : values) {
      String name = String.valueOf(value.getValue());
      if (!NAME.matcher(name).matches()) {
        Origin place = origin.annotation() == null ? origin : new Origin(op, mirror, value, -1);
        problems.report(
            TraitProblem.RESULT_NAME_INVALID,
            place,
            name,
            "letters, digits, '$', '.', '_' and '-', and no digit first");
        return false;
      }
    }
    if (values.size() != results.size()) {
      if (unread.stream().anyMatch(method -> method.mayBe("Result"))) {
        // A result in error may be the one that lacks.
        return false;
      }
      problems.report(
          TraitProblem.NAMES_TOO_MANY_OR_FEW,
          origin,
          ANNOTATION,
          values.size(),
          results.size(),
          "results");
      return false;
    }
    return true;
  }
}
