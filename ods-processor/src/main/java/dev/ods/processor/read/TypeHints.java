// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.read;

import com.google.auto.common.MoreTypes;
import com.palantir.javapoet.ClassName;
import dev.ods.processor.model.ConstraintTarget;
import dev.ods.processor.model.RuntimeNames;
import java.util.Map;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;
import org.jspecify.annotations.Nullable;

/** What was meant by a Java type that no attribute, or no parameter, can have. */
final class TypeHints {
  private static final Map<String, String> PRIMITIVE_OPTIONALS =
      Map.of(
          "java.util.OptionalInt", "Optional<Integer>",
          "java.util.OptionalLong", "Optional<Long>",
          "java.util.OptionalDouble", "Optional<Double>");

  /** The generic classes that attributes and parameters may have, with an argument each. */
  private static final Map<String, String> RAW_EXAMPLES =
      Map.of(
          "java.util.List", "'List<Long>'",
          "java.util.Optional", "'Optional<Long>'",
          "java.util.Set", "'Set<Flags>' of an enum with @BitEnum");

  private final TypeFacts facts;

  TypeHints(TypeFacts facts) {
    this.facts = facts;
  }

  /** For what a method with {@code @Attr} returns, without {@code Optional}. */
  String attribute(TypeMirror type) {
    if (type.getKind() == TypeKind.DECLARED) {
      String name = MoreTypes.asTypeElement(type).getQualifiedName().toString();
      if (PRIMITIVE_OPTIONALS.containsKey(name)) {
        return didYouMean(PRIMITIVE_OPTIONALS.get(name));
      }
      String boxed = boxed(type);
      if (!boxed.isEmpty()) {
        return boxed;
      }
      String raw = raw(type);
      if (!raw.isEmpty()) {
        return "; " + raw;
      }
      if (name.equals("java.util.EnumSet")) {
        return didYouMean("Set");
      }
      if (name.equals("java.util.Set") || name.equals("java.util.Collection")) {
        return didYouMean("List");
      }
    }
    if (type.getKind() == TypeKind.CHAR) {
      return didYouMean("String");
    }
    TypeMirror one = element(type, "java.util.List");
    if (one.getKind() == TypeKind.DECLARED
        && Mirrors.has(MoreTypes.asTypeElement(one), "AttrInterface")) {
      return attributeInterface(MoreTypes.asTypeElement(one));
    }
    String constraint = constraint(type);
    if (!constraint.isEmpty()) {
      return constraint;
    }
    String definition = definition(one);
    if (definition.isEmpty() && isPlainInterface(one)) {
      return "; add @AttrInterface to '%s' and let it extend AttributeInterface if attributes implement it"
          .formatted(MoreTypes.asTypeElement(one).getSimpleName());
    }
    return definition.isEmpty() ? "; see @Attr for the types that do" : definition;
  }

  /**
   * For a generic class that would do if its argument said what it holds; "" for any other type.
   */
  static String raw(TypeMirror type) {
    if (type.getKind() != TypeKind.DECLARED) {
      return "";
    }
    TypeElement element = MoreTypes.asTypeElement(type);
    String example = RAW_EXAMPLES.get(element.getQualifiedName().toString());
    return example != null && MoreTypes.asDeclared(type).getTypeArguments().isEmpty()
        ? "say of what, as in " + example
        : "";
  }

  /** For a constraint, which the annotation names, or for the helper of one. */
  private static String constraint(TypeMirror type) {
    if (type.getKind() != TypeKind.DECLARED) {
      return "";
    }
    TypeElement element = MoreTypes.asTypeElement(type);
    if (ClassName.get(element).equals(RuntimeNames.builtin("TypedAttr"))) {
      return declare("TypedAttrInterface");
    }
    ExecutableElement test = ConstraintClasses.testMethod(element);
    boolean ofAttributes =
        test != null && TypeFacts.is(test.getParameters().get(0).asType(), RuntimeNames.ATTRIBUTE);
    return ofAttributes ? declare(element.getSimpleName().toString()) : "";
  }

  private static String declare(String constraint) {
    return "; declare '@Attr(" + constraint + ".class) Attribute'";
  }

  /** For the class of a primitive type, which a value that is never null does not need. */
  String boxed(TypeMirror type) {
    TypeMirror unboxed = facts.unboxed(type);
    boolean isBoxed = type.getKind() == TypeKind.DECLARED && unboxed.getKind().isPrimitive();
    return isBoxed && unboxed.getKind() != TypeKind.CHAR ? didYouMean(unboxed.toString()) : "";
  }

  /** For an interface of attributes that need not be attributes themselves. */
  private static String attributeInterface(TypeElement type) {
    String name = type.getSimpleName().toString();
    return "; let '"
        + name
        + "' extend AttributeInterface or, if it is attached to attributes, declare"
        + " '@Attr("
        + name
        + ".class) Attribute'";
  }

  /** For the type of a component of a record. */
  String parameter(TypeMirror type) {
    if (type.getKind() == TypeKind.ARRAY) {
      return "; use a List: a record compares arrays by identity";
    } else if (type.getKind() != TypeKind.DECLARED) {
      return "";
    } else if (facts.unboxed(type) != type) {
      return didYouMean(facts.unboxed(type).toString());
    } else if (!raw(type).isEmpty()) {
      return "; " + raw(type);
    }
    TypeMirror value = element(element(type, "java.util.Optional"), "java.util.List");
    boolean isSet = TypeFacts.is(value, "java.util.Set");
    TypeMirror single = element(value, "java.util.Set");
    if (isEnum(single)) {
      return enumParameter(MoreTypes.asTypeElement(single), isSet);
    } else if (isSet) {
      return "; use a List";
    }
    String definition = definition(single);
    if (definition.isEmpty()) {
      definition = interfaceParameter(single);
    }
    if (definition.isEmpty() && isPlainInterface(single)) {
      definition =
          "; add @AttrInterface to '%s' and let it extend AttributeInterface if attributes implement it, or add @TypeInterface and declare '@Param(%<s.class) Type' if types do"
              .formatted(MoreTypes.asTypeElement(single).getSimpleName());
    }
    return definition.isEmpty()
        ? "; see @TypeDef for the types that do, or give the class a parser and a printer, or"
            + " name them in @Param(syntax = …)"
        : definition;
  }

  private static String enumParameter(TypeElement type, boolean isSet) {
    String name = type.getSimpleName().toString();
    boolean isBits = Mirrors.has(type, "BitEnum");
    if (!Mirrors.has(type, "EnumAttr")) {
      String bits = isSet && !isBits ? " and @BitEnum" : "";
      return "; annotate '" + name + "' with @EnumAttr" + bits;
    }
    return isBits
        ? "; its cases are bits, so use Set<" + name + ">"
        : "; add @BitEnum to '" + name + "', whose cases are not bits";
  }

  /** For the record of a definition, in place of the class that is generated from it. */
  private static String definition(TypeMirror type) {
    if (type.getKind() != TypeKind.DECLARED) {
      return "";
    }
    TypeElement element = MoreTypes.asTypeElement(type);
    ConstraintTarget target = DefReader.target(element);
    return target == null
        ? ""
        : ". Did you mean '"
            + DefReader.generated(ClassName.get(element), target).simpleName()
            + "', the class that is generated from it?";
  }

  /** For an interface that is attached to types or attributes, which need not implement it. */
  private static String interfaceParameter(TypeMirror type) {
    if (type.getKind() != TypeKind.DECLARED) {
      return "";
    }
    TypeElement element = MoreTypes.asTypeElement(type);
    String name = element.getSimpleName().toString();
    if (Mirrors.has(element, "TypeInterface")) {
      return "; declare '@Param(" + name + ".class) Type'";
    }
    return Mirrors.has(element, "AttrInterface")
        ? "; let '"
            + name
            + "' extend AttributeInterface or, if it is attached to attributes, declare '@Param("
            + name
            + ".class) Attribute'"
        : "";
  }

  /** Whether a type is an interface of the author that says nothing of what implements it. */
  private static boolean isPlainInterface(TypeMirror type) {
    return type.getKind() == TypeKind.DECLARED
        && ConstraintClasses.isPlainInterface(MoreTypes.asTypeElement(type));
  }

  static boolean isEnum(TypeMirror type) {
    return type.getKind() == TypeKind.DECLARED
        && MoreTypes.asTypeElement(type).getKind() == ElementKind.ENUM;
  }

  /** The type argument of a type if it is of this generic class, or else the type itself. */
  private static TypeMirror element(TypeMirror type, String generic) {
    @Nullable TypeMirror argument = TypeFacts.is(type, generic) ? TypeFacts.argument(type) : null;
    return argument == null ? type : argument;
  }

  private static String didYouMean(String type) {
    return ". Did you mean '" + type + "'?";
  }
}
