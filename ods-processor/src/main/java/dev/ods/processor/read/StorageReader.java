// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.read;

import com.google.auto.common.MoreTypes;
import com.palantir.javapoet.ArrayTypeName;
import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.TypeName;
import dev.ods.processor.diag.Problems;
import dev.ods.processor.model.AttributeStorage;
import dev.ods.processor.model.AttributeStorage.Kind;
import dev.ods.processor.model.AttributeStorage.OwnFormat;
import dev.ods.processor.model.AttributeStorage.Typing;
import dev.ods.processor.model.ConstraintTarget;
import dev.ods.processor.model.EnumSpec;
import dev.ods.processor.model.RuntimeNames;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.ArrayType;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.util.ElementFilter;
import org.jspecify.annotations.Nullable;

/** Maps Java types to the storage of attributes and MLIR's summary of it. */
final class StorageReader {
  /** The summaries of MLIR's attribute definitions (source: CommonAttrConstraints.td). */
  private static final Map<ClassName, String> CLASS_SUMMARIES =
      Map.ofEntries(
          Map.entry(RuntimeNames.builtin("IntegerAttr"), "arbitrary integer attribute"),
          Map.entry(RuntimeNames.builtin("BoolAttr"), "bool attribute"),
          Map.entry(RuntimeNames.builtin("StringAttr"), "string attribute"),
          Map.entry(RuntimeNames.builtin("UnitAttr"), "unit attribute"),
          Map.entry(RuntimeNames.builtin("TypeAttr"), "any type attribute"),
          Map.entry(RuntimeNames.builtin("ArrayAttr"), "array attribute"),
          Map.entry(RuntimeNames.ir("DictionaryAttr"), "dictionary of named attribute values"),
          Map.entry(RuntimeNames.builtin("SymbolRefAttr"), "symbol reference attribute"),
          Map.entry(RuntimeNames.builtin("AffineMapAttr"), "AffineMap attribute"),
          Map.entry(RuntimeNames.builtin("IntegerSetAttr"), "IntegerSet attribute"),
          Map.entry(RuntimeNames.ir("Location"), "location attribute"),
          Map.entry(RuntimeNames.builtin("ElementsAttr"), "constant vector/tensor attribute"),
          Map.entry(RuntimeNames.builtin("DenseElementsAttr"), "constant vector/tensor attribute"),
          Map.entry(RuntimeNames.builtin("DenseStringElementsAttr"), "string elements attribute"));

  private static final Map<ClassName, String> ARRAY_SUMMARIES =
      Map.of(
          RuntimeNames.ATTRIBUTE,
          "array attribute",
          RuntimeNames.builtin("BoolAttr"),
          "1-bit boolean array attribute",
          RuntimeNames.builtin("SymbolRefAttr"),
          "symbol ref array attribute",
          RuntimeNames.ir("DictionaryAttr"),
          "Array of dictionary attributes",
          RuntimeNames.builtin("AffineMapAttr"),
          "AffineMap array attribute",
          RuntimeNames.ir("Location"),
          "location array attribute");

  private static final Map<ClassName, String> TYPE_WORDS =
      Map.of(
          RuntimeNames.builtin("FunctionType"), "function type",
          RuntimeNames.builtin("IntegerType"), "integer",
          RuntimeNames.builtin("FloatType"), "floating-point",
          RuntimeNames.builtin("IndexType"), "index",
          RuntimeNames.builtin("NoneType"), "none type",
          RuntimeNames.builtin("VectorType"), "vector",
          RuntimeNames.builtin("RankedTensorType"), "ranked tensor",
          RuntimeNames.builtin("UnrankedTensorType"), "unranked tensor",
          RuntimeNames.builtin("MemRefType"), "memref");

  private final TypeFacts facts;

  StorageReader(TypeFacts facts) {
    this.facts = facts;
  }

  /** The storage of {@code type}, or null if it corresponds to no attribute. */
  @Nullable AttributeStorage read(TypeMirror type) {
    if (type.getKind().isPrimitive()) {
      return primitive(type);
    }
    if (type.getKind() == TypeKind.ARRAY) {
      return denseArray(((ArrayType) type).getComponentType());
    }
    if (type.getKind() != TypeKind.DECLARED) {
      return null;
    }
    if (TypeFacts.is(type, "java.lang.String")) {
      return string(Kind.STRING, "string attribute");
    }
    if (TypeFacts.is(type, "java.util.Set")) {
      TypeMirror element = TypeFacts.argument(type);
      return element == null ? null : enumStorage(element, type, true);
    }
    if (TypeFacts.is(type, "java.util.List")) {
      TypeMirror element = TypeFacts.argument(type);
      return element == null ? null : array(type, element);
    }
    return declared(type);
  }

  /** The storage of a {@code String} of a given kind. */
  static AttributeStorage string(Kind kind, String summary) {
    return new AttributeStorage(
        kind,
        ClassName.get(String.class),
        RuntimeNames.builtin(kind == Kind.FLAT_SYMBOL_REF ? "SymbolRefAttr" : "StringAttr"),
        null,
        null,
        summary);
  }

  /** The storage of a {@code boolean} with {@code @Unit}. */
  static AttributeStorage unit() {
    return scalar(Kind.UNIT, TypeName.BOOLEAN, "UnitAttr", "unit attribute");
  }

  /** The storage of a {@code long} that is a number of type {@code index}. */
  static AttributeStorage index() {
    return scalar(Kind.INDEX, TypeName.LONG, "IntegerAttr", "index attribute");
  }

  private static AttributeStorage scalar(
      Kind kind, TypeName type, String storageClass, String summary) {
    return new AttributeStorage(
        kind, type, RuntimeNames.builtin(storageClass), null, null, summary);
  }

  private static @Nullable AttributeStorage primitive(TypeMirror type) {
    TypeName name = TypeName.get(type);
    return switch (type.getKind()) {
      case BOOLEAN -> scalar(Kind.BOOL, name, "BoolAttr", "bool attribute");
      case BYTE -> integer(Kind.I8, name);
      case SHORT -> integer(Kind.I16, name);
      case INT -> integer(Kind.I32, name);
      case LONG -> integer(Kind.I64, name);
      case FLOAT -> scalar(Kind.F32, name, "FloatAttr", "32-bit float attribute");
      case DOUBLE -> scalar(Kind.F64, name, "FloatAttr", "64-bit float attribute");
      default -> null;
    };
  }

  private static AttributeStorage integer(Kind kind, TypeName name) {
    return scalar(kind, name, "IntegerAttr", kind.width() + "-bit signless integer attribute");
  }

  private static @Nullable AttributeStorage denseArray(TypeMirror component) {
    Kind kind =
        switch (component.getKind()) {
          case BOOLEAN -> Kind.DENSE_BOOL;
          case BYTE -> Kind.DENSE_I8;
          case SHORT -> Kind.DENSE_I16;
          case INT -> Kind.DENSE_I32;
          case LONG -> Kind.DENSE_I64;
          case FLOAT -> Kind.DENSE_F32;
          case DOUBLE -> Kind.DENSE_F64;
          default -> null;
        };
    if (kind == null) {
      return null;
    }
    String letter = kind == Kind.DENSE_F32 || kind == Kind.DENSE_F64 ? "f" : "i";
    return scalar(
        kind,
        ArrayTypeName.of(TypeName.get(component)),
        "DenseArrayAttr",
        letter + kind.width() + " dense array attribute");
  }

  private @Nullable AttributeStorage array(TypeMirror type, TypeMirror elementType) {
    TypeMirror unboxed = facts.unboxed(elementType);
    boolean nested =
        elementType.getKind() == TypeKind.ARRAY || TypeFacts.is(elementType, "java.util.List");
    AttributeStorage element = nested ? null : read(unboxed);
    if (element == null) {
      return null;
    }
    return new AttributeStorage(
        Kind.ARRAY,
        TypeName.get(type),
        RuntimeNames.builtin("ArrayAttr"),
        element,
        null,
        arraySummary(element));
  }

  private static String arraySummary(AttributeStorage element) {
    return switch (element.kind()) {
      case BOOL -> "1-bit boolean array attribute";
      case I8, I16, I32, I64 -> element.kind().width() + "-bit integer array attribute";
      case F32, F64 -> element.kind().width() + "-bit float array attribute";
      case STRING -> "string array attribute";
      case TYPE ->
          element.valueType().equals(RuntimeNames.TYPE)
              ? "type array attribute"
              : "array attribute of " + element.summary();
      case CLASS -> classArraySummary(element);
      default -> "array attribute of " + element.summary();
    };
  }

  private static String classArraySummary(AttributeStorage element) {
    String known = ARRAY_SUMMARIES.get(element.storageClass());
    return known == null ? "array attribute of " + element.summary() : known;
  }

  private @Nullable AttributeStorage declared(TypeMirror type) {
    TypeElement element = MoreTypes.asTypeElement(type);
    ClassName name = ClassName.get(element);
    if (element.getKind() == ElementKind.ENUM) {
      return enumStorage(type, type, false);
    }
    if (facts.isSubtype(type, RuntimeNames.ATTRIBUTE)) {
      return attributeClass(element, name);
    }
    if (facts.isSubtype(type, RuntimeNames.ATTRIBUTE_INTERFACE)) {
      return attributeInterface(element, name);
    }
    if (facts.isSubtype(type, RuntimeNames.TYPE)) {
      return new AttributeStorage(
          Kind.TYPE,
          name,
          RuntimeNames.builtin("TypeAttr"),
          null,
          null,
          typeSummary(name, TypeFacts.constant(element, "SUMMARY")));
    }
    return null;
  }

  private AttributeStorage attributeClass(TypeElement element, ClassName name) {
    List<ExecutableElement> factories = factories(element, name);
    boolean readsItself =
        factories.stream()
            .anyMatch(
                method ->
                    method.getSimpleName().contentEquals("parse")
                        && TypeFacts.takes(method, RuntimeNames.ASM_PARSER, RuntimeNames.TYPE));
    String summary = TypeFacts.constant(element, "SUMMARY");
    return new AttributeStorage(
        Kind.CLASS,
        name,
        name,
        null,
        null,
        summary == null ? classSummary(name) : summary,
        constants(factories),
        readsItself,
        typing(element, readsItself),
        readsItself ? ownFormat(element, name) : null);
  }

  /** The format of the record from which a class is generated, if there is one. */
  private @Nullable OwnFormat ownFormat(TypeElement type, ClassName generated) {
    TypeElement record = facts.generating(generated.canonicalName(), type);
    String simple = generated.simpleName();
    if (record == null && simple.endsWith("Attr") && simple.length() > "Attr".length()) {
      record =
          facts.find(generated.peerClass(simple.substring(0, simple.length() - "Attr".length())));
    }
    if (record == null || DefReader.target(record) != ConstraintTarget.ATTRIBUTE) {
      return null;
    }
    AnnotationMirror format = Mirrors.find(record, "AssemblyFormat");
    return format == null
        ? null
        : new OwnFormat(
            Mirrors.string(format, "value"),
            record.getRecordComponents().stream()
                .filter(component -> !TypeFacts.is(component.asType(), "java.util.Optional"))
                .filter(component -> !Mirrors.has(component, "Default"))
                .map(component -> component.getSimpleName().toString())
                .collect(Collectors.toSet()));
  }

  /** The static methods of a class or an interface that return an instance of it. */
  private static List<ExecutableElement> factories(TypeElement element, ClassName name) {
    return ElementFilter.methodsIn(element.getEnclosedElements()).stream()
        .filter(
            method ->
                method.getModifiers().contains(Modifier.STATIC)
                    && !method.getModifiers().contains(Modifier.PRIVATE)
                    && TypeFacts.is(method.getReturnType(), name))
        .toList();
  }

  /** The names of those that need only a context. */
  private static List<String> constants(List<ExecutableElement> factories) {
    return factories.stream()
        .filter(method -> TypeFacts.takes(method, RuntimeNames.CONTEXT))
        .filter(method -> CheckedExceptions.first(method) == null)
        .map(method -> method.getSimpleName().toString())
        .toList();
  }

  private static AttributeStorage attributeInterface(TypeElement element, ClassName name) {
    String summary = TypeFacts.constant(element, "SUMMARY");
    if (summary == null) {
      summary = CLASS_SUMMARIES.getOrDefault(name, name.simpleName() + " instance");
    }
    return new AttributeStorage(
        Kind.INTERFACE,
        name,
        RuntimeNames.ATTRIBUTE,
        null,
        null,
        summary,
        constants(factories(element, name)),
        false,
        Typing.UNKNOWN,
        null);
  }

  private static Typing typing(TypeElement element, boolean readsItself) {
    if (hasType(element)) {
      return Typing.ALWAYS;
    }
    return readsItself || element.getModifiers().contains(Modifier.FINAL)
        ? Typing.NEVER
        : Typing.UNKNOWN;
  }

  /** Whether a class of attributes, or one that it extends, says what type they have. */
  private static boolean hasType(TypeElement element) {
    if (ClassName.get(element).equals(RuntimeNames.ATTRIBUTE)) {
      return false;
    }
    return ElementFilter.methodsIn(element.getEnclosedElements()).stream()
            .anyMatch(
                method ->
                    method.getSimpleName().contentEquals("type")
                        && method.getParameters().isEmpty())
        || (element.getSuperclass().getKind() == TypeKind.DECLARED
            && hasType(MoreTypes.asTypeElement(element.getSuperclass())));
  }

  /**
   * The storage of an enum, or of a set of its cases.
   *
   * @param type the enum
   * @param value the Java type: the enum itself, or a set of it
   */
  private @Nullable AttributeStorage enumStorage(TypeMirror type, TypeMirror value, boolean isSet) {
    TypeElement element =
        type.getKind() == TypeKind.DECLARED ? MoreTypes.asTypeElement(type) : null;
    if (element == null
        || !Mirrors.has(element, "EnumAttr")
        || Mirrors.has(element, "BitEnum") != isSet) {
      return null;
    }
    // Errors in the enum are reported at its declaration.
    EnumSpec spec = EnumReader.read(element, facts, new Problems());
    if (spec == null) {
      return null;
    }
    EnumSpec.OwnAttribute own = spec.attribute();
    boolean isString = spec.storage() == EnumSpec.Storage.STRING;
    return new AttributeStorage(
        Kind.ENUM,
        TypeName.get(value),
        own != null
            ? own.generated()
            : RuntimeNames.builtin(isString ? "StringAttr" : "IntegerAttr"),
        null,
        spec,
        spec.summary(),
        List.of(),
        own != null,
        Typing.UNKNOWN,
        null);
  }

  private static String classSummary(ClassName name) {
    if (name.equals(RuntimeNames.ATTRIBUTE)) {
      return "any attribute";
    }
    String known = CLASS_SUMMARIES.get(name);
    return known == null ? name.simpleName() + " attribute" : known;
  }

  /** The summary of a type as an attribute; {@code declared} is that of the type, or null. */
  private static String typeSummary(ClassName name, @Nullable String declared) {
    if (name.equals(RuntimeNames.TYPE)) {
      return "any type attribute";
    }
    String word = declared == null ? TYPE_WORDS.get(name) : declared;
    return "type attribute of " + (word == null ? name.simpleName() : word);
  }
}
