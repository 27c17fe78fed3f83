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
import dev.ods.processor.model.Origin;
import dev.ods.processor.model.ParameterKind;
import dev.ods.processor.model.ParameterSyntax;
import dev.ods.processor.model.RuntimeNames;
import dev.ods.processor.model.TypeText;
import java.util.Arrays;
import java.util.List;
import java.util.regex.Pattern;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.RecordComponentElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;
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
  private final ParameterKindReader kinds;
  private final Problems problems;
  private final ConstraintTarget owner;
  private final OwnClass own;
  private final CppNames cppNames;

  /**
   * Creates a reader.
   *
   * @param owner whether the parameters are those of a type or of an attribute
   * @param own the class that is generated for it
   * @param needText whether each parameter needs a text, as no method of the author reads any
   */
  ParameterReader(
      TypeFacts facts,
      Mirrors mirrors,
      ConstraintTarget owner,
      OwnClass own,
      boolean needText,
      Problems problems) {
    this.facts = facts;
    this.mirrors = mirrors;
    this.constraints = new ConstraintReader(facts, mirrors, TypeFacts.packageOf(own.user()));
    this.storages = new StorageReader(facts);
    this.kinds = new ParameterKindReader(facts, mirrors, owner, own, needText);
    this.cppNames = new CppNames(facts, mirrors, own);
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
    String user = TypeFacts.packageOf(component);
    if (!Access.check(type, user, origin(component), problems) || isNullable(component)) {
      return null;
    }
    ComponentAnnotation.PARAM.reportOthers(component, origin(component), problems);
    AnnotationMirror details = Mirrors.find(component, "Param");
    String accessor = component.getSimpleName().toString();
    String given = details == null ? "" : Mirrors.string(details, "name");
    String name = given.isEmpty() ? accessor : given;
    boolean optional = TypeFacts.is(type, "java.util.Optional");
    TypeMirror value = optional ? TypeFacts.argument(type) : type;
    ParameterKind kind =
        value == null
            ? null
            : kinds.read(component, optional ? facts.unboxed(value) : value, details);
    ParameterSyntax syntax = value == null ? null : kinds.replacedText(component, value, details);
    if ((syntax == null || kind == null) && ignoresSyntax(component, details, kind)) {
      return null;
    }
    kind = withConstraint(component, details, kind);
    if (kind == null || (optional && kind instanceof ParameterKind.Elements)) {
      reportType(component, name, optional && kind != null);
      return null;
    }
    if (details != null && isMisplaced(component, details, name, kind)) {
      return null;
    }
    AttributeStorage storage = storage(component, value == null ? type : value, kind);
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
        isWritten(kind) ? null : syntax,
        syntax == null && kind.inner() instanceof ParameterKind.Opaque
            ? new TypeHints(facts).parameter(type)
            : null,
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

  /** Whether a detail is given that the kind of the parameter does not have, which is reported. */
  private boolean isMisplaced(
      RecordComponentElement component, AnnotationMirror details, String name, ParameterKind kind) {
    String misplaced = misplaced(details, kind.inner());
    if (misplaced != null) {
      problems.report(
          DeclarationProblem.PARAMETER_DETAIL,
          origin(component),
          name,
          OpReader.display(component.asType()),
          misplaced);
    }
    return misplaced != null;
  }

  private @Nullable AttributeStorage storage(
      RecordComponentElement component, TypeMirror value, ParameterKind kind) {
    TypeMirror type = component.asType();
    boolean awaits = own.awaits(type);
    if (awaits && isMade(kind) && Mirrors.has(component, "Default")) {
      // Its methods are to be known.
      TypeFacts.requireResolved(type);
    }
    return awaits || refersToOwn(kind) ? null : storages.read(facts.unboxed(value));
  }

  /** Whether a parameter is {@code @Nullable}, which is reported. */
  private boolean isNullable(RecordComponentElement component) {
    TypeMirror type = component.asType();
    if (!NullnessTypes.isNullableMember(component, type)) {
      return false;
    }
    problems.report(
        DeclarationProblem.PARAMETER_NULLABLE,
        origin(component),
        component.getSimpleName(),
        TypeFacts.is(type, "java.util.List") || Mirrors.has(component, "SelfType")
            ? "drop the annotation"
            : "make it Optional<"
                + OpReader.display(facts.boxed(type))
                + ">, or drop the annotation");
    return true;
  }

  /** That of its accessor, if the record has one: components themselves cannot have it. */
  private @Nullable Deprecation deprecation(RecordComponentElement component) {
    ExecutableElement accessor = TypeFacts.accessor(component);
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

  /** Whether values, or the elements of a list, are of a class that has its text from elsewhere. */
  private static boolean isWritten(ParameterKind kind) {
    return kind.inner() instanceof ParameterKind.Own value && value.syntax() != null;
  }

  /** Whether what {@code @Param(syntax)} names is not a syntax of the values; reports it then. */
  private boolean ignoresSyntax(
      RecordComponentElement component,
      @Nullable AnnotationMirror details,
      @Nullable ParameterKind kind) {
    ClassLiteral syntax =
        details == null || Mirrors.explicit(details, "syntax") == null
            ? null
            : mirrors.classValue(component, details, "syntax");
    if (syntax == null || (kind != null && isWritten(kind))) {
      return false;
    }
    String syntaxName =
        syntax.element() == null ? syntax.text() : syntax.element().getSimpleName().toString();
    problems.report(
        DeclarationProblem.PARAMETER_SYNTAX,
        origin(component),
        syntaxName,
        component.getSimpleName(),
        "expected 'static T parse(AsmParser)' and 'static void print(AsmPrinter, T)' that its"
            + " package can call, for "
            + expected(component, kind));
    return true;
  }

  /** What a syntax of a parameter reads and writes. */
  private String expected(RecordComponentElement component, @Nullable ParameterKind kind) {
    TypeMirror type = component.asType();
    boolean hasText =
        kind != null
            && !(kind instanceof ParameterKind.Own)
            && !(kind.inner() instanceof ParameterKind.Opaque);
    if (!hasText) {
      return "a class T without type parameters that is '"
          + OpReader.display(type)
          + "' or the class of its elements";
    }
    TypeMirror value = TypeFacts.is(type, "java.util.Optional") ? TypeFacts.argument(type) : type;
    return "T = '"
        + OpReader.display(facts.boxed(value == null ? type : value))
        + (kind instanceof ParameterKind.Elements ? "' or the class of its elements" : "'");
  }

  private void reportType(RecordComponentElement component, String name, boolean optionalList) {
    TypeMirror type = component.asType();
    String hint =
        optionalList ? "; use a List with @Default(\"[]\")" : new TypeHints(facts).parameter(type);
    problems.report(
        DeclarationProblem.PARAMETER_TYPE, origin(component), name, OpReader.display(type), hint);
  }

  private boolean refersToOwn(ParameterKind kind) {
    ParameterKind.Symbol symbol = kind.symbol();
    return symbol != null && symbol.name().equals(own.name());
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
        AttributeStorage.Kind.CLASS,
        owner,
        owner,
        null,
        null,
        "",
        methods,
        false,
        AttributeStorage.Typing.UNKNOWN,
        null);
  }

  private static boolean isMade(ParameterKind kind) {
    return kind instanceof ParameterKind.Symbol || kind instanceof ParameterKind.Own;
  }

  private List<String> makers(TypeElement owner, RecordComponentElement component) {
    return ElementFilter.methodsIn(owner.getEnclosedElements()).stream()
        .filter(method -> method.getModifiers().contains(Modifier.STATIC))
        .filter(method -> !method.getModifiers().contains(Modifier.PRIVATE))
        .filter(method -> TypeFacts.takes(method, RuntimeNames.CONTEXT))
        .filter(method -> CheckedExceptions.first(method) == null)
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
      problems.report(DeclarationProblem.PARAMETER_ABSENT, origin, "parameter", name);
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
    boolean unsigned = kind.inner() instanceof ParameterKind.Int number && number.unsigned();
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

  /**
   * The kind of values that must have the interface, or be the dense arrays, that {@code @Param}
   * names, if it does.
   */
  private @Nullable ParameterKind withConstraint(
      RecordComponentElement component,
      @Nullable AnnotationMirror details,
      @Nullable ParameterKind kind) {
    if (details == null || kind == null || !(kind.inner() instanceof ParameterKind.Symbol symbol)) {
      return kind;
    }
    TypeElement type = mirrors.classValue(component, details, "value").element();
    ParameterKind.Symbol constrained = type == null ? symbol : constrained(symbol, type);
    return kind instanceof ParameterKind.Elements
        ? new ParameterKind.Elements(constrained)
        : constrained;
  }

  private static ParameterKind.Symbol constrained(ParameterKind.Symbol symbol, TypeElement type) {
    ClassName name = ClassName.get(type);
    if (symbol.name().equals(RuntimeNames.builtin("DenseArrayAttr"))) {
      return Arrays.stream(AttributeStorage.Kind.values())
          .filter(AttributeStorage.Kind::isDenseArray)
          .filter(array -> RuntimeNames.constraint(array.arrayName()).equals(name))
          .findFirst()
          .map(symbol::with)
          .orElse(symbol);
    }
    String annotation =
        symbol.target() == ConstraintTarget.TYPE ? "TypeInterface" : "AttrInterface";
    return Mirrors.has(type, annotation) && symbol.isAny() ? symbol.with(name) : symbol;
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
    ParameterKind.Symbol symbol = kind.symbol();
    if (symbol == null) {
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
  private String mlirType(ParameterKind kind, boolean optional) {
    boolean nullable = kind instanceof ParameterKind.Symbol;
    String type = mlirType(kind);
    return optional && !nullable ? "std::optional<" + type + ">" : type;
  }

  /** What a detail is for that a parameter of this kind cannot have; null if there is none. */
  private static @Nullable String misplaced(AnnotationMirror details, ParameterKind kind) {
    if (Mirrors.isTrue(details, "unsigned") && !(kind instanceof ParameterKind.Int)) {
      return "integers are unsigned";
    }
    return Mirrors.isTrue(details, "enumClass") && !(kind instanceof ParameterKind.Cases)
        ? "enums with @EnumAttr are read by their class"
        : null;
  }

  private String mlirType(ParameterKind kind) {
    if (kind instanceof ParameterKind.Bool) {
      return "bool";
    } else if (kind instanceof ParameterKind.Int number) {
      String signed = number.width() == 32 ? "int" : "int" + number.width() + "_t";
      String unsigned = number.width() == 32 ? "unsigned" : "u" + signed;
      return number.unsigned() ? unsigned : signed;
    } else if (kind instanceof ParameterKind.BigInt) {
      return "::llvm::APInt";
    } else if (kind instanceof ParameterKind.Real number) {
      return number.width() == 32 ? "float" : "double";
    } else if (kind instanceof ParameterKind.Text) {
      return "::llvm::StringRef";
    } else if (kind instanceof ParameterKind.Cases cases) {
      return cases.spec().cppType();
    } else if (kind instanceof ParameterKind.Elements list) {
      return "::llvm::ArrayRef<" + mlirType(list.element()) + ">";
    }
    if (kind instanceof ParameterKind.Symbol symbol) {
      if (symbol.array() != null) {
        return "::mlir::" + symbol.array().arrayName();
      }
      return symbol.view() == null
          ? cppNames.ofSymbol(symbol.name())
          : cppNames.ofInterface(symbol.view());
    }
    if (kind instanceof ParameterKind.Own value && value.syntax() == null) {
      return cppNames.ofOwn(value.name());
    }
    return kind.javaType() instanceof ClassName name
        ? name.simpleName()
        : TypeText.of(kind.javaType());
  }
}
