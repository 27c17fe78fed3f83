// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.read;

import com.google.auto.common.MoreElements;
import dev.ods.processor.diag.DeclarationProblem;
import dev.ods.processor.diag.Problems;
import dev.ods.processor.model.Origin;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Name;
import javax.lang.model.element.RecordComponentElement;
import javax.lang.model.element.TypeElement;

/**
 * Finds annotations of ops on declarations of another kind, and those of their members on the
 * components of records, on which they have no effect.
 */
final class StrayAnnotations {
  /** Those that belong to ops, and to interfaces that ops extend. */
  private static final Set<String> OF_OPS =
      Set.of(
          "AllElementCountsMatch",
          "AllElementTypesMatch",
          "AllRanksMatch",
          "AllShapesMatch",
          "AllTypesMatch",
          "AsmResultNames",
          "ElementTypeIs",
          "FoldedBy",
          "HasAncestor",
          "HasParent",
          "MemAlloc",
          "MemFree",
          "MemRead",
          "MemWrite",
          "SingleBlockImplicitTerminator",
          "Trait",
          "TypeIs",
          "TypesMatchWith");

  /** The declarations that are none, by their annotations. */
  private static final Map<String, String> OTHERS = new LinkedHashMap<>();

  static {
    OTHERS.put("TypeDef", "the definition of a type");
    OTHERS.put("AttrDef", "the definition of an attribute");
    OTHERS.put("Dialect", "a dialect");
    OTHERS.put("PatternSet", "a set of patterns");
    OTHERS.put("Pass", "a pass");
    OTHERS.put("PassPipeline", "a pass pipeline");
    OTHERS.put("EnumAttr", "an enum");
  }

  private StrayAnnotations() {}

  /** Reports those of a declaration. */
  static void report(TypeElement type, Problems problems) {
    for (Map.Entry<String, String> other : OTHERS.entrySet()) {
      if (Mirrors.has(type, other.getKey())) {
        report(type, other.getValue(), problems);
        type.getRecordComponents().forEach(component -> report(component, problems));
        break;
      }
    }
    AnnotationMirror attribute = Mirrors.find(type, "AttrDef");
    if (attribute != null && Mirrors.has(type, "TypeDef")) {
      problems.report(
          DeclarationProblem.DEF_OF_BOTH,
          new Origin(type, attribute, null, -1),
          type.getSimpleName());
    }
  }

  /**
   * Reports annotations that only methods can have: the compiler has moved them from the component
   * to its accessor. Those that mark a member are reported where methods are.
   */
  private static void report(RecordComponentElement component, Problems problems) {
    ExecutableElement accessor = TypeFacts.accessor(component);
    if (accessor == null) {
      return;
    }
    List<AnnotationMirror> allowed = new ArrayList<>(component.getAnnotationMirrors());
    allowed.addAll(MemberReader.marks(accessor));
    Set<Name> names = new HashSet<>();
    allowed.stream()
        .filter(mirror -> !OwnConfinementReader.reads(mirror))
        .forEach(mirror -> names.add(name(mirror)));
    for (AnnotationMirror mirror : accessor.getAnnotationMirrors()) {
      if (isOfMembers(mirror) && !names.contains(name(mirror))) {
        problems.report(
            DeclarationProblem.ANNOTATION_OF_MEMBERS,
            ParameterReader.origin(component),
            name(mirror),
            component.getSimpleName(),
            component.getEnclosingElement().getSimpleName());
      }
    }
  }

  /** The simple name, also of an annotation of an author. */
  private static Name name(AnnotationMirror mirror) {
    return mirror.getAnnotationType().asElement().getSimpleName();
  }

  private static boolean isOfMembers(AnnotationMirror mirror) {
    return MoreElements.getPackage(mirror.getAnnotationType().asElement())
            .getQualifiedName()
            .contentEquals("dev.ods.annotation")
        || OwnConfinementReader.reads(mirror);
  }

  private static void report(TypeElement type, String kind, Problems problems) {
    for (AnnotationMirror mirror : Mirrors.all(type)) {
      if (OF_OPS.contains(Mirrors.name(mirror))) {
        problems.report(
            DeclarationProblem.ANNOTATION_OF_OPS,
            new Origin(type, mirror, null, -1),
            Mirrors.name(mirror),
            type.getSimpleName(),
            kind);
      }
    }
  }
}
