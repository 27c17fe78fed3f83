// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.read;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.TypeName;
import dev.ods.processor.diag.MemberProblem;
import dev.ods.processor.diag.Problems;
import dev.ods.processor.model.AttributeStorage;
import dev.ods.processor.model.ConfinementSpec;
import dev.ods.processor.model.DefaultValue;
import dev.ods.processor.model.EnumSpec;
import dev.ods.processor.model.Origin;
import dev.ods.processor.model.OwnConfinement;
import dev.ods.processor.model.PropertySpec;
import dev.ods.processor.model.PropertyTypeSpec;
import dev.ods.processor.model.PropertyTypeSpec.AttributeForm;
import dev.ods.processor.model.PropertyTypeSpec.Kind;
import java.util.List;
import java.util.Objects;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;
import org.jspecify.annotations.Nullable;

/** Reads a method with {@code @Prop}. */
final class PropertyReader {
  /** What a message says on the types that properties have. */
  private static final String EXPECTED =
      "expected boolean, a number, String, int[], long[], float[], double[], an enum with @EnumAttr"
          + " that is stored as an integer, a Set of one with @BitEnum, a class with 'Attribute"
          + " toAttribute(Context)', 'static fromAttribute(Attribute, Consumer)' and a constructor"
          + " without parameters, or a List or Optional of these; use @Attr for other types";

  private final TypeFacts facts;
  private final Mirrors mirrors;
  private final StorageReader storages;
  private final OwnConfinementReader confined;
  private final String user;
  private final Problems problems;

  /**
   * Creates a reader.
   *
   * @param user the package of the generated class
   */
  PropertyReader(
      TypeFacts facts,
      Mirrors mirrors,
      OwnConfinementReader confined,
      String user,
      Problems problems) {
    this.facts = facts;
    this.mirrors = mirrors;
    this.confined = confined;
    this.user = user;
    this.storages = new StorageReader(facts);
    this.problems = problems;
  }

  /** The property, or null after a report. */
  @Nullable PropertySpec read(ExecutableElement method, AnnotationMirror mirror, String name) {
    TypeMirror returned = method.getReturnType();
    String boxed = new TypeHints(facts).boxed(returned);
    PropertyTypeSpec type = boxed.isEmpty() ? type(returned, new Marks(method, mirror)) : null;
    if (type == null) {
      problems.report(
          MemberProblem.PROPERTY_TYPE,
          Origin.of(method),
          name,
          OpReader.display(returned),
          hint(returned, boxed));
      return null;
    }
    if (!checkMarks(method, mirror, name, type) || !checkAccess(method, type)) {
      return null;
    }
    List<ConfinementSpec> confinements = ConfinementReader.read(method, problems);
    List<OwnConfinement> own = confined.ofProperty(method);
    TypeElement condition = mirrors.classValue(method, mirror, "value").element();
    if (condition != null && !checkCondition(condition, method, mirror)) {
      return null;
    }
    AnnotationMirror defaults = Mirrors.find(method, "Default");
    return new PropertySpec(
        name,
        method.getSimpleName().toString(),
        TypeName.get(returned),
        Javadocs.of(method, facts.elements()),
        type,
        defaults == null ? null : defaultValue(method, defaults, name, type),
        confinements,
        own,
        condition == null ? null : ClassName.get(condition),
        summary(method, mirror, type, confinements, own, condition),
        new Origin(method, mirror, null, -1));
  }

  private static String hint(TypeMirror type, String boxed) {
    TypeMirror part = type;
    while (TypeFacts.is(part, "java.util.Optional") || TypeFacts.is(part, "java.util.List")) {
      TypeMirror argument = TypeFacts.argument(part);
      if (argument == null) {
        break;
      }
      part = argument;
    }
    String raw = TypeHints.raw(part);
    return raw.isEmpty() ? EXPECTED + boxed : raw;
  }

  /** What the annotations of a member say about the values that its type is made of. */
  private record Marks(
      boolean unit,
      boolean unsigned,
      boolean bracketed,
      AttributeForm attributeForm,
      String mnemonic) {
    Marks(ExecutableElement method, AnnotationMirror mirror) {
      this(
          Mirrors.has(method, "Unit"),
          Mirrors.isTrue(mirror, "unsigned"),
          Mirrors.isTrue(mirror, "bracketed"),
          Mirrors.isTrue(mirror, "asAttribute")
              ? AttributeForm.STORED
              : Mirrors.isTrue(mirror, "fromAttribute")
                  ? AttributeForm.ACCEPTED
                  : AttributeForm.NONE,
          Mirrors.string(mirror, "mnemonic"));
    }
  }

  private static String summary(
      ExecutableElement method,
      AnnotationMirror mirror,
      PropertyTypeSpec type,
      List<ConfinementSpec> confinements,
      List<OwnConfinement> own,
      @Nullable TypeElement condition) {
    String given = Mirrors.string(mirror, "summary");
    String words = condition == null ? null : TypeFacts.constant(condition, "SUMMARY");
    if (!given.isEmpty() || words != null) {
      return words == null || !given.isEmpty() ? given : words;
    }
    return ConfinedSummary.of(type.summary(), method, confinements, own);
  }

  // --- Types.

  private @Nullable PropertyTypeSpec type(TypeMirror type, Marks marks) {
    if (TypeFacts.is(type, "java.util.Optional") || TypeFacts.is(type, "java.util.List")) {
      return composed(type, marks);
    }
    TypeMirror plain = facts.unboxed(type);
    AttributeStorage storage = storages.read(plain);
    if (storage == null || !isLeaf(storage)) {
      return own(plain);
    }
    boolean unit = marks.unit() && storage.kind() == AttributeStorage.Kind.BOOL;
    return new PropertyTypeSpec(
        unit ? Kind.UNIT : Kind.LEAF,
        TypeName.get(plain),
        storage,
        null,
        marks.unsigned(),
        false,
        marks.mnemonic(),
        storage.enumSpec() == null ? AttributeForm.NONE : marks.attributeForm(),
        false,
        unit ? "unit property" : leafSummary(storage, marks));
  }

  private @Nullable PropertyTypeSpec composed(TypeMirror type, Marks marks) {
    TypeMirror argument = TypeFacts.argument(type);
    PropertyTypeSpec element = argument == null ? null : type(argument, marks);
    if (element == null) {
      return null;
    }
    boolean optional = TypeFacts.is(type, "java.util.Optional");
    return new PropertyTypeSpec(
        optional ? Kind.OPTIONAL : Kind.LIST,
        TypeName.get(type),
        null,
        element,
        false,
        marks.bracketed(),
        "",
        AttributeForm.NONE,
        false,
        (optional ? "optional " : "array of ") + element.summary());
  }

  /** The type of a class of the author, or null if it cannot be a property. */
  private @Nullable PropertyTypeSpec own(TypeMirror type) {
    if (type.getKind() != TypeKind.DECLARED) {
      return null;
    }
    OwnValueMethods methods = OwnValueMethods.of(type, facts);
    if (!methods.convert()) {
      methods.requireResolved();
      return null;
    }
    return new PropertyTypeSpec(
        Kind.OWN,
        TypeName.get(type),
        null,
        null,
        false,
        false,
        "",
        AttributeForm.NONE,
        methods.areText(),
        methods.type().getSimpleName().toString());
  }

  /** Checks that a class has a method that tests what the property returns. */
  private boolean checkCondition(
      TypeElement condition, ExecutableElement method, AnnotationMirror mirror) {
    Origin origin = Mirrors.origin(method, mirror, "value");
    for (ExecutableElement test : AnnotationElements.tests(condition)) {
      if (test.getParameters().size() == 1
          && facts
              .types()
              .isAssignable(method.getReturnType(), test.getParameters().get(0).asType())) {
        return Access.check(test, user, origin, problems);
      }
    }
    problems.report(
        MemberProblem.PROPERTY_CONDITION,
        origin,
        condition.getSimpleName(),
        OpReader.display(method.getReturnType()));
    return false;
  }

  /** Checks that the generated class has access to what it calls of the author's class. */
  private boolean checkAccess(ExecutableElement method, PropertyTypeSpec type) {
    if (type.leafType().kind() != Kind.OWN) {
      return true;
    }
    TypeMirror value = method.getReturnType();
    for (PropertyTypeSpec outer = type; outer.element() != null; outer = outer.element()) {
      value = Objects.requireNonNull(TypeFacts.argument(value));
    }
    List<ExecutableElement> used = OwnValueMethods.of(value, facts).used();
    used.forEach(member -> CheckedExceptions.report(member, problems));
    return used.stream()
        .allMatch(member -> Access.check(member, user, Origin.of(method), problems));
  }

  private static boolean isLeaf(AttributeStorage storage) {
    EnumSpec spec = storage.enumSpec();
    return switch (storage.kind()) {
      case BOOL, I8, I16, I32, I64, F32, F64, STRING -> true;
      case DENSE_I32, DENSE_I64, DENSE_F32, DENSE_F64 -> true;
      case ENUM -> spec != null && spec.storage() != EnumSpec.Storage.STRING;
      default -> false;
    };
  }

  private static String leafSummary(AttributeStorage storage, Marks marks) {
    return switch (storage.kind()) {
      case BOOL -> "boolean";
      case STRING -> "string";
      case DENSE_I32, DENSE_I64 -> "array of int" + storage.kind().width() + "_t";
      case F32 -> "float";
      case F64 -> "double";
      case DENSE_F32 -> "array of float";
      case DENSE_F64 -> "array of double";
      case ENUM -> storage.summary();
      default -> (marks.unsigned() ? "uint" : "int") + storage.kind().width() + "_t";
    };
  }

  // --- Marks and defaults.

  /** Checks that the marks apply to something in the type. */
  private boolean checkMarks(
      ExecutableElement method, AnnotationMirror mirror, String name, PropertyTypeSpec type) {
    PropertyTypeSpec leaf = type.leafType();
    AttributeStorage storage = leaf.leaf();
    if (Mirrors.has(method, "Unit") && leaf.kind() != Kind.UNIT) {
      reportMark(method, Mirrors.find(method, "Unit"), "Unit", "boolean", name);
      return false;
    }
    String wrong = null;
    String wanted = "";
    if (leaf.unsigned() && (storage == null || !storage.kind().isInteger())) {
      wrong = "unsigned";
      wanted = "an integer";
    } else if (Mirrors.isTrue(mirror, "bracketed") && !type.hasOptional()) {
      wrong = "bracketed";
      wanted = "an Optional";
    } else if (Mirrors.isTrue(mirror, "fromAttribute") && !hasAttribute(storage)) {
      wrong = "fromAttribute";
      wanted = "an enum with an attribute of its own";
    } else if (Mirrors.isTrue(mirror, "asAttribute") && !hasAttribute(storage)) {
      wrong = "asAttribute";
      wanted = "an enum with an attribute of its own";
    } else if (!leaf.mnemonic().isEmpty() && (storage == null || storage.enumSpec() == null)) {
      wrong = "mnemonic";
      wanted = "an enum";
    }
    if (wrong == null) {
      return true;
    }
    problems.report(
        MemberProblem.PROPERTY_MARK,
        Mirrors.origin(method, mirror, wrong),
        wrong,
        wanted,
        name,
        OpReader.display(method.getReturnType()));
    return false;
  }

  private static boolean hasAttribute(@Nullable AttributeStorage storage) {
    return storage != null && storage.enumSpec() != null && storage.enumSpec().attribute() != null;
  }

  private void reportMark(
      ExecutableElement method,
      @Nullable AnnotationMirror mirror,
      String mark,
      String wanted,
      String name) {
    problems.report(
        MemberProblem.STORAGE_MARK_TYPE,
        new Origin(method, mirror, null, -1),
        mark,
        wanted,
        name,
        OpReader.display(method.getReturnType()));
  }

  private @Nullable DefaultValue defaultValue(
      ExecutableElement method, AnnotationMirror mirror, String name, PropertyTypeSpec type) {
    Origin origin = Mirrors.origin(method, mirror, "value");
    TypeMirror value = method.getReturnType();
    AttributeStorage storage =
        value.getKind() == TypeKind.DECLARED && type.hasDefault() ? null : storages.read(value);
    if (type.hasDefault() || storage == null || Mirrors.isTrue(mirror, "optional")) {
      String returned = "'" + OpReader.display(value) + "'";
      problems.report(
          MemberProblem.PROPERTY_DEFAULT,
          origin,
          name,
          type.hasDefault()
              ? "it is absent by default, as it returns " + returned + "; remove @Default"
              : storage == null
                  ? "no text stands for a value of " + returned + "; remove @Default"
                  : "'optional' is for attributes; drop it, or use @Attr");
      return null;
    }
    String text = Mirrors.string(mirror, "value");
    PropertyTypeSpec leaf = type.leafType();
    return DefaultParser.parse(text, storage, leaf.unsigned(), origin, "property", name, problems);
  }
}
