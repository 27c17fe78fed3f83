// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.read;

import com.google.auto.common.AnnotationMirrors;
import com.google.auto.common.MoreElements;
import com.palantir.javapoet.ClassName;
import dev.ods.processor.diag.Problems;
import dev.ods.processor.diag.Suggestions;
import dev.ods.processor.diag.TraitProblem;
import dev.ods.processor.model.FolderSpec;
import dev.ods.processor.model.FolderSpec.Kind;
import dev.ods.processor.model.Origin;
import dev.ods.processor.model.RuntimeNames;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.Element;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.util.ElementFilter;
import org.jspecify.annotations.Nullable;

/** Reads {@code @FoldedBy} of an op, or of an interface that it extends. */
final class FolderReader {
  static final String ANNOTATION = "FoldedBy";

  private final TypeFacts facts;
  private final Mirrors mirrors;
  private final Inheritance inheritance;
  private final TypeElement op;
  private final Problems problems;

  FolderReader(
      TypeFacts facts,
      Mirrors mirrors,
      Inheritance inheritance,
      TypeElement op,
      Problems problems) {
    this.facts = facts;
    this.mirrors = mirrors;
    this.inheritance = inheritance;
    this.op = op;
    this.problems = problems;
  }

  /**
   * How a declaration says that operations fold.
   *
   * @param annotation null if it has none
   * @param hasMethod whether it has a method {@code fold}
   */
  private record Form(@Nullable AnnotationMirror annotation, boolean hasMethod) {
    /** Whether either may be taken; javac decides between two methods. */
    boolean isSame(Form other) {
      if (annotation == null || other.annotation == null) {
        return annotation == other.annotation;
      }
      return AnnotationMirrors.equivalence().equivalent(annotation, other.annotation);
    }
  }

  private static @Nullable Form form(TypeElement type) {
    AnnotationMirror annotation = Mirrors.find(type, ANNOTATION);
    boolean hasMethod =
        ElementFilter.methodsIn(type.getEnclosedElements()).stream().anyMatch(FolderReader::isFold);
    return annotation == null && !hasMethod ? null : new Form(annotation, hasMethod);
  }

  /** Whether it is the method of {@code Foldable}. */
  private static boolean isFold(ExecutableElement method) {
    return method.isDefault()
        && method.getSimpleName().contentEquals("fold")
        && method.getParameters().size() == 1
        && TypeFacts.is(method.getParameters().get(0).asType(), RuntimeNames.CONSTANTS);
  }

  /** The folder; null if none is named, or after a report. */
  @Nullable FolderSpec read() {
    Form form = inheritance.nearest(op, FolderReader::form, Form::isSame, "@" + ANNOTATION);
    if (form == null || form.annotation() == null) {
      return null;
    }
    AnnotationMirror mirror = form.annotation();
    boolean isOwn = Mirrors.has(op, ANNOTATION);
    if (form.hasMethod()) {
      Origin origin = new Origin(op, isOwn ? mirror : null, null, -1);
      problems.report(TraitProblem.OWN_METHOD_CONTRADICTION, origin, ANNOTATION, "fold");
      return null;
    }
    return find(mirror, isOwn ? Mirrors.origin(op, mirror, "name") : Origin.of(op));
  }

  private @Nullable FolderSpec find(AnnotationMirror mirror, Origin origin) {
    ClassLiteral owner = mirrors.classValue(op, mirror, "value");
    String name = Mirrors.string(mirror, "name");
    List<Element> all = owner.element() == null ? List.of() : folders(owner.element());
    List<Element> named =
        all.stream().filter(folder -> folder.getSimpleName().contentEquals(name)).toList();
    String user = TypeFacts.packageOf(op);
    List<Element> accessible =
        named.stream().filter(folder -> Access.isAccessible(folder, user)).toList();
    String ownerName =
        owner.element() == null ? owner.text() : owner.element().getSimpleName().toString();
    if (named.isEmpty()) {
      List<String> names = all.stream().map(folder -> folder.getSimpleName().toString()).toList();
      String unfit = unfit(owner.element(), name);
      problems.report(
          TraitProblem.FOLDER_MISSING,
          origin,
          ownerName,
          name,
          unfit == null ? Suggestions.didYouMean(name, names) : "; it has '" + unfit + "'");
      return null;
    }
    if (accessible.size() > 1) {
      problems.report(TraitProblem.FOLDER_AMBIGUOUS, origin, ownerName, name, op.getSimpleName());
      return null;
    }
    Element folder = accessible.isEmpty() ? named.get(0) : accessible.get(0);
    return Access.check(folder, user, origin, problems) ? spec(folder, user, origin) : null;
  }

  /** The method or field of a name, which cannot fold the op; null if there is none. */
  private static @Nullable String unfit(@Nullable TypeElement owner, String name) {
    if (owner == null) {
      return null;
    }
    for (Element member : owner.getEnclosedElements()) {
      if (!member.getSimpleName().contentEquals(name)) {
        continue;
      }
      if (member.getKind().isField()) {
        return declaration(member, member.asType());
      }
      if (member instanceof ExecutableElement method) {
        return declaration(method, method.getReturnType())
            + method.getParameters().stream()
                .map(parameter -> OpReader.display(parameter.asType()))
                .collect(Collectors.joining(", ", "(", ")"));
      }
    }
    return null;
  }

  private static String declaration(Element member, TypeMirror type) {
    String modifiers =
        Stream.of(Modifier.STATIC, Modifier.FINAL)
            .filter(member.getModifiers()::contains)
            .map(modifier -> modifier + " ")
            .collect(Collectors.joining());
    return modifiers + OpReader.display(type) + " " + member.getSimpleName();
  }

  /** The constants and methods of a class that can fold the op. */
  private List<Element> folders(TypeElement owner) {
    return owner.getEnclosedElements().stream()
        .filter(member -> member.getModifiers().contains(Modifier.STATIC))
        .filter(
            member ->
                member instanceof ExecutableElement method ? isFolder(method) : isConstant(member))
        .<Element>map(member -> member)
        .toList();
  }

  private boolean isConstant(Element member) {
    return member.getKind().isField()
        && member.getModifiers().contains(Modifier.FINAL)
        && facts.isSubtype(member.asType(), RuntimeNames.FOLDER);
  }

  private boolean isFolder(ExecutableElement method) {
    List<? extends VariableElement> parameters = method.getParameters();
    return TypeFacts.is(method.getReturnType(), RuntimeNames.FOLD_RESULT)
        && method.getTypeParameters().isEmpty()
        && (parameters.size() == 1 || takesConstants(method))
        && (takesOperation(method) || takesView(parameters.get(0).asType()));
  }

  private static boolean takesOperation(ExecutableElement method) {
    return TypeFacts.is(method.getParameters().get(0).asType(), RuntimeNames.OPERATION);
  }

  private static boolean takesConstants(ExecutableElement method) {
    return method.getParameters().size() == 2
        && TypeFacts.is(method.getParameters().get(1).asType(), RuntimeNames.CONSTANTS);
  }

  /** Whether it is a type of the generated class, which may not exist yet. */
  private boolean takesView(TypeMirror type) {
    return new OwnClass(OpReader.opClass(ClassName.get(op)), op, facts).is(type)
        || TypeFacts.is(type, RuntimeNames.OP_VIEW)
        || (type.getKind() == TypeKind.DECLARED && facts.types().isSubtype(op.asType(), type));
  }

  private @Nullable FolderSpec spec(Element folder, String user, Origin origin) {
    ClassName owner = ClassName.get(MoreElements.asType(folder.getEnclosingElement()));
    String name = folder.getSimpleName().toString();
    if (!(folder instanceof ExecutableElement method)) {
      return Access.check(folder.asType(), user, origin, problems)
          ? new FolderSpec(owner, name, Kind.FIELD, false)
          : null;
    }
    CheckedExceptions.report(method, problems);
    Kind kind = takesOperation(method) ? Kind.OF_OPERATION : Kind.OF_VIEW;
    return new FolderSpec(owner, name, kind, takesConstants(method));
  }
}
