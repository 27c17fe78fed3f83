// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.read;

import static java.util.Comparator.comparing;
import static java.util.stream.Collectors.toSet;

import com.palantir.javapoet.ClassName;
import dev.ods.processor.diag.DeclarationProblem;
import dev.ods.processor.diag.Problems;
import dev.ods.processor.model.ConstraintTarget;
import dev.ods.processor.model.DialectHook;
import dev.ods.processor.model.DialectSpec;
import dev.ods.processor.model.DialectSpec.DialectDef;
import dev.ods.processor.model.DialectSpec.DialectOp;
import dev.ods.processor.model.DialectSpec.Tolerance;
import dev.ods.processor.model.Origin;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.TypeElement;
import javax.lang.model.util.ElementFilter;
import org.jspecify.annotations.Nullable;

/** Reads an interface with {@code @Dialect}. */
final class DialectReader {
  /** Names that precede those of classes; none if these are in no namespace. */
  private static final Pattern CPP_NAMESPACE =
      Pattern.compile("((::)?[A-Za-z_]\\w*(::[A-Za-z_]\\w*)*)?");

  private final TypeFacts facts;
  private final Mirrors mirrors;
  private final Problems problems;

  /** The names of the listed ops that are reported as no valid interfaces. */
  private final List<String> unusableOps = new ArrayList<>();

  DialectReader(TypeFacts facts, Mirrors mirrors, Problems problems) {
    this.facts = facts;
    this.mirrors = mirrors;
    this.problems = problems;
  }

  /** Reports a class literal that is no dialect. */
  static void reportNoDialect(ClassLiteral literal, TypeFacts facts, Problems problems) {
    TypeElement type = literal.element();
    String name = type == null ? literal.text() : type.getSimpleName().toString();
    TypeElement declaration = type == null ? null : declarationOf(type, "Definition", facts);
    problems.report(
        DeclarationProblem.NOT_A_DIALECT,
        literal.origin(),
        name,
        declaration != null && Mirrors.has(declaration, "Dialect")
            ? ", such as '" + declaration.getSimpleName() + "', from which it is generated"
            : "");
  }

  /** The namespace of a dialect, or "" if {@code type} is not one. */
  static String name(TypeElement type) {
    AnnotationMirror mirror = Mirrors.find(type, "Dialect");
    return mirror == null ? "" : Mirrors.string(mirror, "name");
  }

  /** The dialect, or null after a report if nothing can be generated. */
  @Nullable DialectSpec read(TypeElement type) {
    AnnotationMirror mirror = Mirrors.find(type, "Dialect");
    if (mirror == null) {
      throw new IllegalArgumentException(type + " has no @Dialect");
    }
    if (type.getKind() != ElementKind.INTERFACE) {
      problems.report(
          DeclarationProblem.DIALECT_NOT_INTERFACE,
          Origin.of(type),
          type.getSimpleName(),
          OpReader.kind(type));
    } else if (!type.getTypeParameters().isEmpty()) {
      problems.report(
          DeclarationProblem.OP_GENERIC,
          Origin.of(type),
          type.getSimpleName(),
          Declarations.WHY_NOT_GENERIC);
    } else if (!TypeFacts.isVisible(type, type)) {
      Declarations.reportPrivate(type, problems);
      return null;
    }
    String namespace = Mirrors.string(mirror, "cppNamespace");
    if (!CPP_NAMESPACE.matcher(namespace).matches()) {
      problems.report(
          DeclarationProblem.CPP_NAMESPACE,
          Mirrors.origin(type, mirror, "cppNamespace"),
          namespace);
    }
    ClassName name = ClassName.get(type);
    List<DialectOp> ops = ops(type, mirror);
    List<DialectDef> defs = new ArrayList<>();
    addDefs(type, mirror, ConstraintTarget.TYPE, defs);
    addDefs(type, mirror, ConstraintTarget.ATTRIBUTE, defs);
    return new DialectSpec(
        name,
        TypeFacts.generated(name, "Definition"),
        Mirrors.string(mirror, "name"),
        Javadocs.of(type, facts.elements()),
        ops,
        defs,
        dependentDialects(type, mirror),
        new DialectHookReader(facts, problems).read(type, declaredParsers(defs)),
        tolerances(mirror),
        !problems.isEmpty() || mirrors.sawUnresolved(),
        Mirrors.origin(type, mirror, "name"));
  }

  private List<ClassName> dependentDialects(TypeElement dialect, AnnotationMirror mirror) {
    List<ClassName> dependent = new ArrayList<>();
    for (ClassLiteral literal : mirrors.classes(dialect, mirror, "dependentDialects")) {
      TypeElement type = literal.element();
      if (type != null && Mirrors.has(type, "Dialect")) {
        dependent.add(TypeFacts.generated(ClassName.get(type), "Definition"));
      } else if (type != null || !mirrors.sawUnresolved()) {
        reportNoDialect(literal, facts, problems);
      }
    }
    return dependent;
  }

  private static List<Tolerance> tolerances(AnnotationMirror mirror) {
    return Arrays.stream(Tolerance.values())
        .filter(tolerance -> Mirrors.isTrue(mirror, tolerance.element()))
        .toList();
  }

  private static Set<DialectHook> declaredParsers(List<DialectDef> defs) {
    return defs.stream()
        .filter(def -> !def.mnemonic().isEmpty())
        .map(
            def ->
                def.target() == ConstraintTarget.TYPE
                    ? DialectHook.PARSE_TYPE
                    : DialectHook.PARSE_ATTRIBUTE)
        .collect(toSet());
  }

  private void addDefs(
      TypeElement dialect,
      AnnotationMirror mirror,
      ConstraintTarget target,
      List<DialectDef> defs) {
    boolean ofTypes = target == ConstraintTarget.TYPE;
    String list = ofTypes ? "types" : "attributes";
    String what = "definition of " + (ofTypes ? "a type" : "an attribute");
    for (ClassLiteral literal : mirrors.classes(dialect, mirror, list)) {
      TypeElement type = literal.element();
      List<TypeElement> named = type == null ? List.of() : declared(type, isDef(target));
      if (named.isEmpty()
          && (type == null ? !mirrors.sawUnresolved() : !DefHints.lacksAnnotation(type))) {
        problems.report(
            DeclarationProblem.NOT_A_DEF,
            literal.origin(),
            type == null ? literal.text() : type.getSimpleName(),
            DefHints.isHolder(type) ? "encloses no " + what : "is not a " + what,
            new DefHints(facts).notListed(type, target));
      }
      for (TypeElement def : named) {
        checkAccess(def, dialect, literal);
        AnnotationMirror annotation = Mirrors.find(def, DefReader.annotation(target));
        if (annotation == null) {
          defs.add(enumAttribute(def, dialect, literal.origin()));
          continue;
        }
        // No class is generated for a definition that is no record, which is reported there.
        if (DefReader.isUsable(def, target, new Problems())) {
          defs.add(def(def, annotation, target, literal.origin()));
        }
      }
    }
  }

  /** What a list of ops names, or a class in it encloses. */
  static Predicate<TypeElement> isOp() {
    return type -> Mirrors.has(type, "Op");
  }

  /** What a list of types or attributes names, or a class in it encloses. */
  static Predicate<TypeElement> isDef(ConstraintTarget target) {
    String annotation = DefReader.annotation(target);
    return type ->
        Mirrors.has(type, annotation)
            || (target == ConstraintTarget.ATTRIBUTE && EnumReader.hasOwnAttribute(type));
  }

  private DialectDef enumAttribute(TypeElement type, TypeElement dialect, Origin origin) {
    String name = EnumReader.attributeName(type);
    int dot = name.indexOf('.');
    if (dot >= 0 && !name.substring(0, dot).equals(name(dialect))) {
      problems.report(
          DeclarationProblem.ENUM_OF_OTHER_DIALECT,
          origin,
          type.getSimpleName(),
          name,
          dialect.getSimpleName());
    }
    ClassName declaration = ClassName.get(type);
    return new DialectDef(
        ConstraintTarget.ATTRIBUTE,
        declaration,
        TypeFacts.generated(declaration, "Attr"),
        ClassName.get(dialect),
        name.substring(dot + 1),
        true,
        origin);
  }

  private static DialectDef def(
      TypeElement type, AnnotationMirror def, ConstraintTarget target, Origin origin) {
    // A definition whose own dialect does not resolve is handled with its own declaration.
    TypeElement dialect = new Mirrors(true).classValue(type, def, "dialect").element();
    ClassName name = ClassName.get(type);
    boolean hasText = DefReader.hasText(type);
    return new DialectDef(
        target,
        name,
        DefReader.generated(name, target),
        dialect == null ? ClassName.OBJECT : ClassName.get(dialect),
        // Parameters without a text cannot be parsed, which is reported there.
        hasText || type.getRecordComponents().isEmpty() ? Mirrors.string(def, "mnemonic") : "",
        hasText,
        origin);
  }

  /** The names, within the dialect that was read, of ops of which there will be no class. */
  List<String> unusableOps() {
    return unusableOps;
  }

  private List<DialectOp> ops(TypeElement dialect, AnnotationMirror mirror) {
    List<DialectOp> ops = new ArrayList<>();
    for (ClassLiteral literal : mirrors.classes(dialect, mirror, "ops")) {
      TypeElement type = literal.element();
      List<TypeElement> named = type == null ? List.of() : declared(type, isOp());
      if (named.isEmpty() && (type != null || !mirrors.sawUnresolved())) {
        problems.report(
            DeclarationProblem.NOT_AN_OP,
            literal.origin(),
            type == null ? literal.text() : type.getSimpleName(),
            notAnOp(type));
      }
      for (TypeElement op : named) {
        AnnotationMirror annotation = Mirrors.find(op, "Op");
        if (annotation == null) {
          continue;
        }
        // No class is generated for an op that is not a valid interface, which is reported there.
        if (OpReader.isUsable(op, new Problems())) {
          checkAccess(op, dialect, literal);
          ops.add(op(op, annotation, literal.origin()));
        } else if (!facts.isCompiled(op)) {
          unusableOps.add(Mirrors.string(annotation, "name"));
        }
      }
    }
    return ops;
  }

  /** What a message says on a class in the list of ops that is none. */
  private String notAnOp(@Nullable TypeElement type) {
    TypeElement declaration = type == null ? null : declarationOf(type, "Op", facts);
    return declaration == null || !Mirrors.has(declaration, "Op")
        ? "expected an interface with @Op, or a class that encloses such interfaces"
        : "list '" + declaration.getSimpleName() + "', from which it is generated";
  }

  /** The class from whose name, with a suffix, that of a generated class is made, or null. */
  private static @Nullable TypeElement declarationOf(
      TypeElement generated, String suffix, TypeFacts facts) {
    String name = generated.getSimpleName().toString();
    return name.endsWith(suffix) && name.length() > suffix.length()
        ? facts.find(
            ClassName.get(generated).peerClass(name.substring(0, name.length() - suffix.length())))
        : null;
  }

  /** Reports a declaration of another package; a private one is reported at itself. */
  private void checkAccess(TypeElement declaration, TypeElement dialect, ClassLiteral literal) {
    if (TypeFacts.isVisible(declaration, declaration)) {
      Access.checkClass(declaration, TypeFacts.packageOf(dialect), literal.origin(), problems);
    }
  }

  /**
   * The declarations to which a class literal refers: the class itself, or those of a holder,
   * sorted by name, as their order in a class file is unspecified.
   */
  static List<TypeElement> declared(TypeElement type, Predicate<TypeElement> wanted) {
    List<TypeElement> found = new ArrayList<>();
    addDeclared(type, wanted, found);
    found.sort(comparing(one -> one.getQualifiedName().toString()));
    return found;
  }

  private static void addDeclared(
      TypeElement type, Predicate<TypeElement> wanted, List<TypeElement> found) {
    if (wanted.test(type)) {
      found.add(type);
      return;
    }
    for (TypeElement nested : ElementFilter.typesIn(type.getEnclosedElements())) {
      addDeclared(nested, wanted, found);
    }
  }

  private static DialectOp op(TypeElement type, AnnotationMirror op, Origin origin) {
    // An op whose own dialect does not resolve is handled with its own declaration.
    TypeElement dialect = new Mirrors(true).classValue(type, op, "dialect").element();
    ClassName name = ClassName.get(type);
    return new DialectOp(
        name,
        OpReader.opClass(name),
        dialect == null ? ClassName.OBJECT : ClassName.get(dialect),
        Mirrors.string(op, "name"),
        origin);
  }
}
