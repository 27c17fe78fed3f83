// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.read;

import com.palantir.javapoet.TypeName;
import dev.ods.processor.diag.MemberProblem;
import dev.ods.processor.diag.Problems;
import dev.ods.processor.model.Origin;
import dev.ods.processor.model.OwnConfinement;
import dev.ods.processor.model.RegionSpec;
import dev.ods.processor.model.RuntimeNames;
import java.util.List;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.type.TypeMirror;
import org.jspecify.annotations.Nullable;

/** Reads a method that declares a region. */
final class RegionReader {
  private final TypeFacts facts;
  private final OwnConfinementReader confined;
  private final Problems problems;

  RegionReader(TypeFacts facts, OwnConfinementReader confined, Problems problems) {
    this.facts = facts;
    this.confined = confined;
    this.problems = problems;
  }

  /** The region, or null after a report. */
  @Nullable RegionSpec read(
      ExecutableElement method, @Nullable AnnotationMirror mirror, String name) {
    TypeMirror type = method.getReturnType();
    boolean variadic = TypeFacts.is(type, "java.util.List");
    TypeMirror region = variadic ? TypeFacts.argument(type) : type;
    if (region == null || !TypeFacts.is(region, RuntimeNames.REGION)) {
      problems.report(
          MemberProblem.REGION_RETURN_TYPE, Origin.of(method), name, OpReader.display(type));
      return null;
    }
    int exact = size(method, "SizedRegion", -1);
    int min = Math.max(exact, size(method, "MinSizedRegion", 0));
    int max = size(method, "MaxSizedRegion", RegionSpec.UNBOUNDED);
    max = exact < 0 ? max : Math.min(exact, max);
    List<OwnConfinement> confinements = confined.read(method, RuntimeNames.REGION);
    StringBuilder summary = new StringBuilder(summary(min, max));
    confinements.forEach(confinement -> summary.append(' ').append(confinement.summary()));
    return new RegionSpec(
        name,
        method.getSimpleName().toString(),
        TypeName.get(type),
        Javadocs.of(method, facts.elements()),
        variadic,
        min,
        max,
        confinements,
        summary.toString(),
        new Origin(method, mirror, null, -1));
  }

  /** MLIR's wording, including "1 blocks". */
  private static String summary(int min, int max) {
    if (min == max) {
      return "region with " + min + " blocks";
    }
    if (max == RegionSpec.UNBOUNDED) {
      return min == 0 ? "any region" : "region with at least " + min + " blocks";
    }
    return "region with "
        + (min == 0 ? "" : "at least " + min + " blocks and ")
        + "at most "
        + max
        + " blocks";
  }

  private int size(ExecutableElement method, String annotation, int absent) {
    AnnotationMirror mirror = Mirrors.find(method, annotation);
    if (mirror == null) {
      return absent;
    }
    int size = (int) Mirrors.number(mirror, "value");
    if (size < 0) {
      problems.report(
          MemberProblem.NUMBER_NEGATIVE,
          Mirrors.origin(method, mirror, "value"),
          "value",
          annotation,
          size);
      return absent;
    }
    return size;
  }
}
