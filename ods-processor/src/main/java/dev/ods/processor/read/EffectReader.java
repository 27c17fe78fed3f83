// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.read;

import com.palantir.javapoet.ClassName;
import dev.ods.processor.diag.Problems;
import dev.ods.processor.diag.TraitProblem;
import dev.ods.processor.model.AttributeSpec;
import dev.ods.processor.model.EffectSpec;
import dev.ods.processor.model.Member;
import dev.ods.processor.model.OperandSpec;
import dev.ods.processor.model.Origin;
import dev.ods.processor.model.ResultSpec;
import dev.ods.processor.model.RuntimeNames;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.Element;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;
import javax.lang.model.util.ElementFilter;
import org.jspecify.annotations.Nullable;

/** Reads the effects on memory that annotations of an op and of its members declare. */
final class EffectReader {
  /** The kinds, in the order of the annotations' names in messages. */
  static final List<String> ANNOTATIONS = List.of("MemAlloc", "MemFree", "MemRead", "MemWrite");

  private final TypeFacts facts;
  private final Mirrors mirrors;
  private final String user;
  private final Problems problems;

  /**
   * Creates a reader.
   *
   * @param user the package of the generated class
   */
  EffectReader(TypeFacts facts, Mirrors mirrors, String user, Problems problems) {
    this.facts = facts;
    this.mirrors = mirrors;
    this.user = user;
    this.problems = problems;
  }

  /** The effects that an op and its base interfaces declare, without those of members. */
  List<EffectSpec> read(TypeElement op) {
    List<EffectSpec> effects = new ArrayList<>();
    for (TypeElement type : MemberCollector.lineage(op)) {
      read(type, null, effects);
    }
    return effects;
  }

  /** Adds the effects through a member. */
  void read(ExecutableElement method, Member member, List<EffectSpec> effects) {
    if (isSubject(member)) {
      read((Element) method, member, effects);
      return;
    }
    for (AnnotationMirror mirror : annotations(method)) {
      problems.report(
          TraitProblem.EFFECT_MISPLACED,
          new Origin(method, mirror, null, -1),
          Mirrors.name(mirror),
          member.name(),
          member.entity());
    }
  }

  private static boolean isSubject(Member member) {
    return member instanceof OperandSpec
        || member instanceof ResultSpec
        || (member instanceof AttributeSpec attribute && attribute.storage().isSymbolReference());
  }

  private void read(Element element, @Nullable Member member, List<EffectSpec> effects) {
    for (AnnotationMirror mirror : annotations(element)) {
      ClassName resource = resource(mirrors.classValue(element, mirror, "value"));
      if (resource != null) {
        effects.add(
            new EffectSpec(
                effect(Mirrors.name(mirror)),
                resource,
                (int) Mirrors.number(mirror, "stage"),
                Mirrors.isTrue(mirror, "full"),
                member,
                new Origin(element, mirror, null, -1)));
      }
    }
  }

  /** In the order of the source, except that those of one kind come together. */
  private static List<AnnotationMirror> annotations(Element element) {
    List<String> kinds = new ArrayList<>();
    for (AnnotationMirror mirror : element.getAnnotationMirrors()) {
      String name = Mirrors.name(mirror);
      if (name.equals("List")) {
        name =
            mirror.getAnnotationType().asElement().getEnclosingElement().getSimpleName().toString();
      }
      if (ANNOTATIONS.contains(name)) {
        kinds.add(name);
      }
    }
    return kinds.stream().flatMap(name -> Mirrors.findRepeated(element, name).stream()).toList();
  }

  /** {@code READ} for {@code MemRead}. */
  private static String effect(String annotation) {
    String kind = annotation.substring("Mem".length()).toUpperCase(Locale.ROOT);
    return kind.equals("ALLOC") ? "ALLOCATE" : kind;
  }

  private @Nullable ClassName resource(ClassLiteral literal) {
    TypeElement type = literal.element();
    if (type == null && literal.text().equals("void")) {
      return RuntimeNames.effect("DefaultResource");
    }
    VariableElement instance =
        type != null && facts.isSubtype(type.asType(), RuntimeNames.effect("EffectResource"))
            ? instance(type)
            : null;
    if (type != null && instance != null) {
      return Access.check(instance, user, literal.origin(), problems) ? ClassName.get(type) : null;
    }
    problems.report(
        TraitProblem.EFFECT_RESOURCE,
        literal.origin(),
        type == null ? literal.text() : type.getSimpleName());
    return null;
  }

  private static @Nullable VariableElement instance(TypeElement type) {
    for (VariableElement field : ElementFilter.fieldsIn(type.getEnclosedElements())) {
      if (field.getSimpleName().contentEquals("INSTANCE")
          && field.getModifiers().contains(Modifier.STATIC)
          && !field.getModifiers().contains(Modifier.PRIVATE)) {
        return field;
      }
    }
    return null;
  }
}
