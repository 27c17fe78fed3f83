// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.read;

import com.google.auto.common.AnnotationMirrors;
import com.palantir.javapoet.ClassName;
import dev.ods.processor.diag.Problems;
import dev.ods.processor.diag.Suggestions;
import dev.ods.processor.diag.TraitProblem;
import dev.ods.processor.model.FolderSpec;
import dev.ods.processor.model.FolderSpec.Kind;
import dev.ods.processor.model.OpInterfaceSpec;
import dev.ods.processor.model.Origin;
import dev.ods.processor.model.RuntimeNames;
import java.util.List;
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
  private static final String ANNOTATION = "FoldedBy";

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
   * The folder; null if none is named, or after a report.
   *
   * @param interfaces those of the op
   */
  @Nullable FolderSpec read(List<OpInterfaceSpec> interfaces) {
    AnnotationMirror mirror =
        inheritance.nearest(
            op,
            type -> Mirrors.find(type, ANNOTATION),
            AnnotationMirrors.equivalence()::equivalent,
            "@" + ANNOTATION);
    if (mirror == null) {
      return null;
    }
    Origin origin = new Origin(op, Mirrors.has(op, ANNOTATION) ? mirror : null, null, -1);
    if (interfaces.stream().anyMatch(FolderReader::folds)) {
      problems.report(TraitProblem.OWN_METHOD_CONTRADICTION, origin, ANNOTATION, "fold");
      return null;
    }
    return find(mirror, origin);
  }

  /** Whether an interface of the op has a method {@code fold} that is not abstract. */
  private static boolean folds(OpInterfaceSpec opInterface) {
    return opInterface.name().equals(RuntimeNames.FOLDABLE) && opInterface.required().isEmpty();
  }

  private @Nullable FolderSpec find(AnnotationMirror mirror, Origin origin) {
    ClassLiteral owner = mirrors.classValue(op, mirror, "value");
    String name = Mirrors.string(mirror, "name");
    List<Element> folders = owner.element() == null ? List.of() : folders(owner.element());
    for (Element folder : folders) {
      if (folder.getSimpleName().contentEquals(name)) {
        return Access.check(folder, TypeFacts.packageOf(op), origin, problems)
            ? spec(owner.element(), folder)
            : null;
      }
    }
    problems.report(
        TraitProblem.FOLDER_MISSING,
        origin,
        owner.element() == null ? owner.text() : owner.element().getSimpleName(),
        name,
        Suggestions.didYouMean(
            name, folders.stream().map(folder -> folder.getSimpleName().toString()).toList()));
    return null;
  }

  /** The constants and methods of a class that can fold the op; private ones come last. */
  private List<Element> folders(TypeElement owner) {
    Stream<? extends Element> constants =
        ElementFilter.fieldsIn(owner.getEnclosedElements()).stream()
            .filter(field -> facts.isSubtype(field.asType(), RuntimeNames.FOLDER));
    Stream<? extends Element> methods =
        ElementFilter.methodsIn(owner.getEnclosedElements()).stream().filter(this::isFolder);
    return Access.privateLast(
        Stream.<Element>concat(constants, methods)
            .filter(folder -> folder.getModifiers().contains(Modifier.STATIC)));
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

  private FolderSpec spec(TypeElement owner, Element folder) {
    String name = folder.getSimpleName().toString();
    if (!(folder instanceof ExecutableElement method)) {
      return new FolderSpec(ClassName.get(owner), name, Kind.CONSTANT, true);
    }
    CheckedExceptions.report(method, problems);
    return new FolderSpec(
        ClassName.get(owner),
        name,
        takesOperation(method) ? Kind.OF_OPERATION : Kind.OF_VIEW,
        takesConstants(method));
  }
}
