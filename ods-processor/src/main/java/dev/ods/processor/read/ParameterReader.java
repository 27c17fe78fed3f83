// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.read;

import com.google.auto.common.MoreElements;
import com.google.auto.common.MoreTypes;
import com.palantir.javapoet.ClassName;
import dev.ods.processor.diag.DeclarationProblem;
import dev.ods.processor.diag.Problems;
import dev.ods.processor.model.AttributeStorage;
import dev.ods.processor.model.ConstraintTarget;
import dev.ods.processor.model.ConstraintUse;
import dev.ods.processor.model.DefParameter;
import dev.ods.processor.model.DefParameter.Absence;
import dev.ods.processor.model.DefaultValue;
import dev.ods.processor.model.Deprecation;
import dev.ods.processor.model.EnumSpec;
import dev.ods.processor.model.Origin;
import dev.ods.processor.model.ParameterKind;
import dev.ods.processor.model.RuntimeNames;
import java.util.List;
import java.util.regex.Pattern;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.RecordComponentElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.util.ElementFilter;
import org.jspecify.annotations.Nullable;

/** Reads a component of a record with {@code @TypeDef} or {@code @AttrDef}. */
final class ParameterReader {
  /** The one default that a list of any elements can have. */
  private static final Pattern EMPTY_LIST = Pattern.compile("\\s*\\[\\s*]\\s*");

  private final TypeFacts facts;
  private final Mirrors mirrors;
  private final ConstraintReader constraints;
  private final StorageReader storages;
  private final Problems problems;
  private final ConstraintTarget owner;
  private final OwnClass own;

  /**
   * Creates a reader.
   *
   * @param owner whether the parameters are those of a type or of an attribute
   * @param own the class that is generated for it
   */
  ParameterReader(
      TypeFacts facts, Mirrors mirrors, ConstraintTarget owner, OwnClass own, Problems problems) {
    this.facts = facts;
    this.mirrors = mirrors;
    this.constraints = new ConstraintReader(facts, mirrors, TypeFacts.packageOf(own.user()));
    this.storages = new StorageReader(facts);
    this.problems = problems;
    this.owner = owner;
    this.own = own;
  }

  /**
   * The parameter, or null after a report.
   *
   * @param javadoc the comment of the record
   */
  @Nullable DefParameter read(RecordComponentElement component, String javadoc) {
    TypeMirror type = component.asType();
    own.requireResolved(type);
    AnnotationMirror details = Mirrors.find(component, "Param");
    String accessor = component.getSimpleName().toString();
    String name =
        details == null || Mirrors.string(details, "name").isEmpty()
            ? accessor
            : Mirrors.string(details, "name");
    boolean optional = TypeFacts.is(type, "java.util.Optional");
    TypeMirror value = optional ? TypeFacts.argument(type) : type;
    ParameterKind kind =
        value == null ? null : kind(component, optional ? facts.unboxed(value) : value, details);
    if (kind == null || (optional && kind instanceof ParameterKind.Elements)) {
      reportType(component, name, optional && kind != null);
      return null;
    }
    if (details != null
        && Mirrors.isTrue(details, "unsigned")
        && !(inner(kind) instanceof ParameterKind.Int)) {
      problems.report(
          DeclarationProblem.PARAMETER_UNSIGNED, origin(component), name, OpReader.display(type));
      return null;
    }
    boolean awaits = own.awaits(type);
    if (awaits && isMade(kind) && Mirrors.has(component, "Default")) {
      // Its methods are to be known.
      TypeFacts.requireResolved(type);
    }
    AttributeStorage storage =
        awaits || refersToOwn(kind)
            ? null
            : storages.read(value == null ? type : facts.unboxed(value));
    boolean isSelf = Mirrors.has(component, "SelfType");
    if (isSelf && !isSelfType(kind, optional)) {
      problems.report(DeclarationProblem.PARAMETER_SELF_TYPE, origin(component), name);
      return null;
    }
    AttributeStorage maker = optional ? null : maker(component, kind);
    if (maker != null) {
      storage = maker;
    }
    DefaultValue absent = defaultValue(component, name, kind, optional, storage);
    boolean defaulted = Mirrors.has(component, "Default");
    String text = details == null ? "" : Mirrors.string(details, "cppType");
    return new DefParameter(
        name,
        accessor,
        own.nameOf(type),
        kind,
        optional ? Absence.OPTIONAL : defaulted ? Absence.DEFAULT : Absence.NEVER,
        absent,
        storage,
        isSelf,
        constraint(component, details, name, kind),
        text.isEmpty() ? mlirType(kind, optional) : text,
        Javadocs.parameter(javadoc, accessor),
        deprecation(component),
        origin(component));
  }

  /** That of its accessor, if the record has one: components themselves cannot have it. */
  private @Nullable Deprecation deprecation(RecordComponentElement component) {
    // ECJ has no element for an accessor that is not declared.
    ExecutableElement accessor = component.getAccessor();
    return accessor == null ? null : Javadocs.of(accessor, facts.elements()).deprecation();
  }

  /** The position of a component: that of its field, as javac 17 has none for components. */
  static Origin origin(RecordComponentElement component) {
    for (VariableElement field :
        ElementFilter.fieldsIn(component.getEnclosingElement().getEnclosedElements())) {
      if (field.getSimpleName().equals(component.getSimpleName())) {
        return Origin.of(field);
      }
    }
    return Origin.of(component);
  }

  private boolean isSelfType(ParameterKind kind, boolean optional) {
    return owner == ConstraintTarget.ATTRIBUTE
        && !optional
        && kind instanceof ParameterKind.Symbol symbol
        && symbol.target() == ConstraintTarget.TYPE;
  }

  private static ParameterKind inner(ParameterKind kind) {
    return kind instanceof ParameterKind.Elements list ? list.element() : kind;
  }

  private void reportType(RecordComponentElement component, String name, boolean optionalList) {
    TypeMirror type = component.asType();
    String hint =
        optionalList ? "; use a List with @Default(\"[]\")" : new TypeHints(facts).parameter(type);
    problems.report(
        DeclarationProblem.PARAMETER_TYPE, origin(component), name, OpReader.display(type), hint);
  }

  // -- Kinds -------------------------------------------------------------------------------------

  private @Nullable ParameterKind kind(
      RecordComponentElement component, TypeMirror type, @Nullable AnnotationMirror details) {
    ClassName generated = own.name();
    if (generated != null && own.is(type)) {
      TypeElement record = MoreElements.asType(component.getEnclosingElement());
      return definedKind(record, owner, generated);
    }
    TypeElement awaited = own.awaited(type);
    if (awaited != null) {
      ConstraintTarget target = DefReader.target(awaited);
      return target == null
          ? null
          : definedKind(awaited, target, DefReader.generated(ClassName.get(awaited), target));
    }
    boolean unsigned = details != null && Mirrors.isTrue(details, "unsigned");
    return switch (type.getKind()) {
      case BOOLEAN -> new ParameterKind.Bool();
      case BYTE -> new ParameterKind.Int(8, unsigned);
      case SHORT -> new ParameterKind.Int(16, unsigned);
      case INT -> new ParameterKind.Int(32, unsigned);
      case LONG -> new ParameterKind.Int(64, unsigned);
      case FLOAT -> new ParameterKind.Real(32);
      case DOUBLE -> new ParameterKind.Real(64);
      case DECLARED -> declaredKind(component, type, details);
      default -> null;
    };
  }

  /** The kind of a parameter of a class that has yet to be generated. */
  private static ParameterKind definedKind(
      TypeElement record, ConstraintTarget target, ClassName generated) {
    AnnotationMirror mirror = Mirrors.find(record, DefReader.annotation(target));
    boolean named = mirror != null && !Mirrors.string(mirror, "mnemonic").isEmpty();
    return new ParameterKind.Symbol(target, generated, named, DefReader.hasText(record));
  }

  private boolean refersToOwn(ParameterKind kind) {
    ParameterKind.Symbol symbol = kind.symbol();
    return symbol != null && symbol.name().equals(own.name());
  }

  private @Nullable ParameterKind declaredKind(
      RecordComponentElement component, TypeMirror type, @Nullable AnnotationMirror details) {
    if (TypeFacts.is(type, "java.lang.String")) {
      return new ParameterKind.Text();
    }
    if (TypeFacts.is(type, "java.util.List")) {
      TypeMirror element = TypeFacts.argument(type);
      ParameterKind kind =
          element == null ? null : kind(component, facts.unboxed(element), details);
      return kind == null || kind instanceof ParameterKind.Elements
          ? null
          : new ParameterKind.Elements(kind);
    }
    if (TypeFacts.is(type, "java.util.Set")) {
      TypeMirror element = TypeFacts.argument(type);
      return element == null ? null : cases(element, true);
    }
    return declared(component, type);
  }

  private static @Nullable ParameterKind cases(TypeMirror type, boolean isSet) {
    if (type.getKind() != TypeKind.DECLARED) {
      return null;
    }
    TypeElement element = MoreTypes.asTypeElement(type);
    if (element.getKind() != ElementKind.ENUM
        || !Mirrors.has(element, "EnumAttr")
        || Mirrors.has(element, "BitEnum") != isSet) {
      return null;
    }
    EnumSpec spec = EnumReader.read(element, new Problems());
    return spec == null ? null : new ParameterKind.Cases(spec);
  }

  private @Nullable ParameterKind declared(RecordComponentElement component, TypeMirror type) {
    TypeElement element = MoreTypes.asTypeElement(type);
    ClassName name = ClassName.get(element);
    if (element.getKind() == ElementKind.ENUM) {
      return cases(type, false);
    }
    boolean isType = facts.isSubtype(type, RuntimeNames.TYPE);
    if (isType || facts.isSubtype(type, RuntimeNames.ATTRIBUTE)) {
      return new ParameterKind.Symbol(
          isType ? ConstraintTarget.TYPE : ConstraintTarget.ATTRIBUTE,
          name,
          TypeFacts.constant(element, "NAME") != null,
          parses(element, isType, component));
    }
    return parses(element, true, component) && prints(element, component)
        ? new ParameterKind.Own(name)
        : null;
  }

  /** Whether the class has a method that parses an instance. */
  private static boolean parses(
      TypeElement type, boolean withoutType, RecordComponentElement user) {
    for (ExecutableElement method : ElementFilter.methodsIn(type.getEnclosedElements())) {
      boolean takes =
          withoutType
              ? TypeFacts.takes(method, RuntimeNames.ASM_PARSER)
              : TypeFacts.takes(method, RuntimeNames.ASM_PARSER, RuntimeNames.TYPE);
      if (takes
          && method.getSimpleName().contentEquals("parse")
          && method.getModifiers().contains(Modifier.STATIC)
          && !method.getModifiers().contains(Modifier.PRIVATE)
          && TypeFacts.is(method.getReturnType(), ClassName.get(type))) {
        return TypeFacts.isVisible(type, user.getEnclosingElement());
      }
    }
    return false;
  }

  private static boolean prints(TypeElement type, RecordComponentElement user) {
    return ElementFilter.methodsIn(type.getEnclosedElements()).stream()
            .anyMatch(
                method ->
                    method.getSimpleName().contentEquals("print")
                        && TypeFacts.takes(method, RuntimeNames.ASM_PRINTER)
                        && !method.getModifiers().contains(Modifier.PRIVATE))
        && TypeFacts.isVisible(type, user.getEnclosingElement());
  }

  // -- Details -----------------------------------------------------------------------------------

  /**
   * What a default of a type, an attribute or a class of the author names: a static method that
   * makes one from a context, of that class or else of the record; null of other kinds.
   */
  private @Nullable AttributeStorage maker(RecordComponentElement component, ParameterKind kind) {
    AnnotationMirror mirror = Mirrors.find(component, "Default");
    if (mirror == null || !(kind.javaType() instanceof ClassName name) || !isMade(kind)) {
      return null;
    }
    TypeElement record = MoreElements.asType(component.getEnclosingElement());
    List<String> methods = makers(MoreTypes.asTypeElement(component.asType()), component);
    List<String> own = makers(record, component);
    ClassName owner = name;
    if (!methods.contains(Mirrors.string(mirror, "value")) && !own.isEmpty()) {
      owner = ClassName.get(record);
      methods = own;
    }
    return new AttributeStorage(
        AttributeStorage.Kind.CLASS, owner, owner, null, null, "", methods, false);
  }

  private static boolean isMade(ParameterKind kind) {
    return kind instanceof ParameterKind.Symbol || kind instanceof ParameterKind.Own;
  }

  private List<String> makers(TypeElement owner, RecordComponentElement component) {
    return ElementFilter.methodsIn(owner.getEnclosedElements()).stream()
        .filter(method -> method.getModifiers().contains(Modifier.STATIC))
        .filter(method -> !method.getModifiers().contains(Modifier.PRIVATE))
        .filter(method -> TypeFacts.takes(method, RuntimeNames.CONTEXT))
        .filter(method -> facts.types().isSubtype(method.getReturnType(), component.asType()))
        .map(method -> method.getSimpleName().toString())
        .toList();
  }

  private @Nullable DefaultValue defaultValue(
      RecordComponentElement component,
      String name,
      ParameterKind kind,
      boolean optional,
      @Nullable AttributeStorage storage) {
    AnnotationMirror mirror = Mirrors.find(component, "Default");
    if (mirror == null) {
      return null;
    }
    Origin origin = origin(component);
    if (Mirrors.isTrue(mirror, "optional")) {
      problems.report(DeclarationProblem.PARAMETER_ABSENT, origin, name);
    }
    String text = Mirrors.string(mirror, "value");
    if (!optional && kind instanceof ParameterKind.Elements && EMPTY_LIST.matcher(text).matches()) {
      return new DefaultValue.Elements(List.of());
    }
    boolean isSupported = storage != null && (isMade(kind) || DefaultParser.isSupported(storage));
    if (optional || storage == null || !isSupported) {
      problems.report(
          DeclarationProblem.PARAMETER_NO_DEFAULT,
          origin,
          name,
          OpReader.display(component.asType()));
      return null;
    }
    boolean unsigned = inner(kind) instanceof ParameterKind.Int number && number.unsigned();
    DefaultValue value = DefaultParser.parse(text, storage, unsigned);
    if (value == null) {
      problems.report(
          DeclarationProblem.PARAMETER_DEFAULT,
          origin,
          text,
          name,
          DefaultParser.expected(text, storage, unsigned),
          DefaultParser.suggestion(text, storage));
    }
    return value;
  }

  private @Nullable ConstraintUse constraint(
      RecordComponentElement component,
      @Nullable AnnotationMirror details,
      String name,
      ParameterKind kind) {
    if (details == null || Mirrors.explicit(details, "value") == null) {
      return null;
    }
    ClassLiteral written = mirrors.classValue(component, details, "value");
    ClassLiteral literal = new ClassLiteral(written.element(), written.text(), origin(component));
    if (literal.element() == null && literal.text().equals("void")) {
      return null;
    }
    if (!(kind instanceof ParameterKind.Symbol symbol)) {
      problems.report(
          DeclarationProblem.PARAMETER_CONSTRAINT,
          literal.origin(),
          name,
          OpReader.display(component.asType()));
      return null;
    }
    return constraints.use(literal, symbol.target(), "parameter", name, problems);
  }

  /** MLIR's usual type of such a parameter. */
  private static String mlirType(ParameterKind kind, boolean optional) {
    boolean nullable = kind instanceof ParameterKind.Symbol;
    String type = mlirType(kind);
    return optional && !nullable ? "::std::optional<" + type + ">" : type;
  }

  private static String mlirType(ParameterKind kind) {
    if (kind instanceof ParameterKind.Bool) {
      return "bool";
    } else if (kind instanceof ParameterKind.Int number) {
      String signed = number.width() == 32 ? "int" : "int" + number.width() + "_t";
      String unsigned = number.width() == 32 ? "unsigned" : "u" + signed;
      return number.unsigned() ? unsigned : signed;
    } else if (kind instanceof ParameterKind.Real number) {
      return number.width() == 32 ? "float" : "double";
    } else if (kind instanceof ParameterKind.Text) {
      return "::llvm::StringRef";
    } else if (kind instanceof ParameterKind.Cases cases) {
      return cases.spec().cppType();
    } else if (kind instanceof ParameterKind.Elements list) {
      return "::llvm::ArrayRef<" + mlirType(list.element()) + ">";
    }
    return qualified((ClassName) kind.javaType());
  }

  /** The name in MLIR of a class: builtin ones, and those of dialects without their namespace. */
  private static String qualified(ClassName name) {
    return "::mlir::" + name.simpleName();
  }
}
