// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.read;

import dev.ods.processor.diag.PassProblem;
import dev.ods.processor.diag.Problems;
import dev.ods.processor.model.Origin;
import javax.lang.model.element.RecordComponentElement;

/** An annotation that says more of the components of one kind, and means nothing on others. */
enum ComponentAnnotation {
  PARAM("Param", "a parameter", "parameters of types and attributes"),
  OPTION("Option", "an option", "options"),
  COUNT("Count", "a statistic", "statistics");

  private final String simpleName;
  private final String one;
  private final String all;

  ComponentAnnotation(String simpleName, String one, String all) {
    this.simpleName = simpleName;
    this.one = one;
    this.all = all;
  }

  /** Reports the others on a component that is of the kind of this one. */
  void reportOthers(RecordComponentElement component, Origin origin, Problems problems) {
    for (ComponentAnnotation other : values()) {
      if (other != this && Mirrors.has(component, other.simpleName)) {
        problems.report(
            PassProblem.PASS_MEMBER_ANNOTATION,
            origin,
            other.simpleName,
            other.all,
            component.getSimpleName(),
            one,
            simpleName);
      }
    }
  }
}
