// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.read;

import dev.ods.processor.diag.DeclarationProblem;
import dev.ods.processor.diag.Problems;
import dev.ods.processor.model.PassSpec;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SortedSet;
import java.util.TreeSet;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.TypeElement;

/** Finds passes and pass pipelines of one compilation that pipelines give the same name. */
final class PassNames {
  private static final List<String> ANNOTATIONS = List.of("Pass", "PassPipeline");

  /** The qualified names of the declarations, by the names of what they declare. */
  private final Map<String, SortedSet<String>> declarations = new HashMap<>();

  /** Registers a declaration; called for all of a round before any is processed. */
  void add(TypeElement type) {
    for (String annotation : ANNOTATIONS) {
      AnnotationMirror mirror = Mirrors.find(type, annotation);
      // A name that no pass can have is reported as such.
      if (mirror != null && PassSpec.isName(Mirrors.string(mirror, "name"))) {
        declarations
            .computeIfAbsent(Mirrors.string(mirror, "name"), name -> new TreeSet<>())
            .add(type.getQualifiedName().toString());
      }
    }
  }

  /** Reports all declarations of a name but the first by its own, whatever their order is. */
  void check(TypeElement type, Problems problems) {
    String own = type.getQualifiedName().toString();
    for (String annotation : ANNOTATIONS) {
      AnnotationMirror mirror = Mirrors.find(type, annotation);
      String name = mirror == null ? "" : Mirrors.string(mirror, "name");
      SortedSet<String> all = declarations.getOrDefault(name, new TreeSet<>());
      if (mirror != null && !all.isEmpty() && !all.first().equals(own)) {
        problems.report(
            DeclarationProblem.PASS_NAME_TWICE,
            Mirrors.origin(type, mirror, "name"),
            name,
            simple(all.first()).equals(simple(own)) ? all.first() : simple(all.first()),
            simple(all.first()).equals(simple(own)) ? own : simple(own));
      }
    }
  }

  private static String simple(String qualified) {
    return qualified.substring(qualified.lastIndexOf('.') + 1);
  }
}
