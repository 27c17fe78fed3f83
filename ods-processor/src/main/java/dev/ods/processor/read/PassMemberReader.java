// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.read;

import com.google.auto.common.MoreTypes;
import com.palantir.javapoet.TypeName;
import dev.ods.processor.diag.DeclarationProblem;
import dev.ods.processor.diag.PassProblem;
import dev.ods.processor.diag.Problems;
import dev.ods.processor.model.Origin;
import dev.ods.processor.model.PassMember;
import dev.ods.processor.model.PassMember.Choice;
import dev.ods.processor.model.PassMember.Kind;
import dev.ods.processor.model.RuntimeNames;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.RecordComponentElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;
import org.jspecify.annotations.Nullable;

/** Reads the components of a record with {@code @Pass} or {@code @PassPipeline}. */
final class PassMemberReader {
  private final TypeFacts facts;
  private final TypeElement owner;
  private final String javadoc;
  private final boolean counts;
  private final Problems problems;

  /**
   * A reader.
   *
   * @param owner the record
   * @param javadoc its comment
   * @param counts whether it can have statistics
   */
  PassMemberReader(
      TypeFacts facts, TypeElement owner, String javadoc, boolean counts, Problems problems) {
    this.facts = facts;
    this.owner = owner;
    this.javadoc = javadoc;
    this.counts = counts;
    this.problems = problems;
  }

  /** The component, or null after a report if its type is of no use. */
  @Nullable PassMember read(RecordComponentElement component) {
    TypeMirror type = component.asType();
    TypeFacts.requireResolved(type);
    String own = component.getSimpleName().toString();
    // javac has no position for components themselves.
    Origin origin = ParameterReader.origin(component);
    AnnotationMirror option = Mirrors.find(component, "Option");
    if (!Access.check(type, TypeFacts.packageOf(component), origin, problems)) {
      return null;
    }
    boolean unsigned = option != null && Mirrors.isTrue(option, "unsigned");
    Kind kind = kind(type, unsigned);
    if (kind == null || (kind == Kind.STATISTIC && !counts)) {
      String written = (unsigned ? "unsigned " : "") + OpReader.display(type);
      String raw = TypeFacts.is(type, List.class.getName()) ? TypeHints.raw(type) : "";
      problems.report(
          PassProblem.PASS_MEMBER_TYPE, origin, own, written, raw.isEmpty() ? expected() : raw);
      return null;
    }
    (kind == Kind.STATISTIC ? ComponentAnnotation.COUNT : ComponentAnnotation.OPTION)
        .reportOthers(component, origin, problems);
    AnnotationMirror details = kind == Kind.STATISTIC ? Mirrors.find(component, "Count") : option;
    String name = details == null ? "" : Mirrors.string(details, "name");
    String description = details == null ? "" : Mirrors.string(details, "description");
    AnnotationMirror otherwise = Mirrors.find(component, "Default");
    if (otherwise != null && kind != Kind.STATISTIC && Mirrors.isTrue(otherwise, "optional")) {
      problems.report(DeclarationProblem.PARAMETER_ABSENT, origin, "option", own);
    }
    return new PassMember(
        own,
        name.isEmpty() ? hyphenated(own) : name,
        description.isEmpty() ? comment(own) : description,
        kind,
        TypeName.get(type).withoutAnnotations(),
        otherwise == null ? null : Mirrors.string(otherwise, "value"),
        kind == Kind.CHOICE ? choices(MoreTypes.asTypeElement(type)) : List.of(),
        origin,
        origin);
  }

  /** What a message says on the types of components. */
  private String expected() {
    String lists = " a List of Integer, Long, Double, Float, String or OpPassManager";
    return "expected boolean, int, long (also unsigned), double, float, String, an enum"
        + (counts ? "," + lists + ", or a Statistic" : ", or" + lists);
  }

  private String comment(String component) {
    return Javadocs.parameter(javadoc, component).replaceAll("\\s+", " ");
  }

  /** {@code maxFusions} as the name of an option: {@code max-fusions}. */
  private static String hyphenated(String name) {
    return name.replaceAll("([a-z0-9])([A-Z])", "$1-$2").toLowerCase(Locale.ROOT);
  }

  private @Nullable Kind kind(TypeMirror type, boolean unsigned) {
    if (unsigned) {
      return type.getKind() == TypeKind.LONG ? Kind.UNSIGNED : null;
    }
    return switch (type.getKind()) {
      case BOOLEAN -> Kind.FLAG;
      case INT -> Kind.INTEGER;
      case LONG -> Kind.LONG;
      case DOUBLE -> Kind.DOUBLE;
      case FLOAT -> Kind.FLOAT;
      case DECLARED -> classKind(type);
      default -> null;
    };
  }

  private @Nullable Kind classKind(TypeMirror type) {
    if (TypeFacts.is(type, String.class.getName())) {
      return Kind.TEXT;
    } else if (TypeFacts.is(type, RuntimeNames.STATISTIC)) {
      return Kind.STATISTIC;
    } else if (MoreTypes.asTypeElement(type).getKind() == ElementKind.ENUM) {
      return MoreTypes.asTypeElement(type).getEnclosedElements().stream()
              .anyMatch(member -> member.getKind() == ElementKind.ENUM_CONSTANT)
          ? Kind.CHOICE
          : null;
    }
    TypeMirror element = TypeFacts.is(type, List.class.getName()) ? TypeFacts.argument(type) : null;
    return element == null ? null : listKind(element);
  }

  private static @Nullable Kind listKind(TypeMirror element) {
    if (TypeFacts.is(element, Integer.class.getName())) {
      return Kind.INTEGERS;
    } else if (TypeFacts.is(element, Long.class.getName())) {
      return Kind.LONGS;
    } else if (TypeFacts.is(element, Double.class.getName())) {
      return Kind.DOUBLES;
    } else if (TypeFacts.is(element, Float.class.getName())) {
      return Kind.FLOATS;
    } else if (TypeFacts.is(element, String.class.getName())) {
      return Kind.TEXTS;
    }
    return TypeFacts.is(element, RuntimeNames.OP_PASS_MANAGER) ? Kind.PIPELINES : null;
  }

  /**
   * The constants of an enum. The Javadoc of one that is declared elsewhere could change without
   * the record being compiled again.
   */
  private List<Choice> choices(TypeElement type) {
    boolean nested = type.getEnclosingElement().equals(owner);
    List<Choice> choices = new ArrayList<>();
    for (Element member : type.getEnclosedElements()) {
      if (member.getKind() == ElementKind.ENUM_CONSTANT) {
        String constant = member.getSimpleName().toString();
        choices.add(
            new Choice(
                constant,
                constant.toLowerCase(Locale.ROOT).replace('_', '-'),
                nested ? Javadocs.of(member, facts.elements()).summary() : ""));
      }
    }
    return choices;
  }
}
