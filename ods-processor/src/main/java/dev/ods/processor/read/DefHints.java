// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.read;

import com.palantir.javapoet.ClassName;
import dev.ods.processor.model.ConstraintTarget;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.TypeElement;
import org.jspecify.annotations.Nullable;

/** What was meant by a class that is not the definition of a type or an attribute. */
final class DefHints {
  private final TypeFacts facts;

  DefHints(TypeFacts facts) {
    this.facts = facts;
  }

  /**
   * Whether a record is annotated as definitions are but is none, which is reported at its
   * declaration.
   */
  static boolean lacksAnnotation(TypeElement type) {
    return type.getKind() == ElementKind.RECORD
        && Mirrors.has(type, "Summary")
        && DefReader.target(type) == null
        && ConstraintClasses.combinators(type).isEmpty()
        && ConstraintClasses.testMethod(type) == null;
  }

  /**
   * For a class in a dialect's list of definitions.
   *
   * @param target the definitions that the list holds
   */
  String notListed(@Nullable TypeElement type, ConstraintTarget target) {
    if (type != null) {
      ConstraintTarget defined =
          EnumReader.hasOwnAttribute(type) ? ConstraintTarget.ATTRIBUTE : DefReader.target(type);
      if (defined != null) {
        return defined == ConstraintTarget.TYPE
            ? "it defines a type, so list it in @Dialect(types = …)"
            : "it defines an attribute, so list it in @Dialect(attributes = …)";
      }
      if (target == ConstraintTarget.ATTRIBUTE
          && type.getKind() == ElementKind.ENUM
          && Mirrors.has(type, "EnumAttr")) {
        return "only an enum with @EnumAttr(name = …) is one, so give it a name or take it from the"
            + " list";
      }
      TypeElement declaration = declaration(ClassName.get(type));
      if (declaration != null) {
        return "list '" + declaration.getSimpleName() + "', from which it is generated";
      }
      String held = held(type, target);
      if (!held.isEmpty()) {
        return held;
      }
    }
    return target == ConstraintTarget.TYPE
        ? "expected a record with @TypeDef, or a class that encloses such"
        : "expected a record with @AttrDef, an enum with @EnumAttr(name = …), or a class that"
            + " encloses such";
  }

  /** Whether a class in a list stands for the declarations in it. */
  static boolean isHolder(@Nullable TypeElement type) {
    return type != null
        && !isDeclaration(type)
        && !DialectReader.declared(type, DefHints::isDeclaration).isEmpty();
  }

  private static boolean isDeclaration(TypeElement type) {
    return Mirrors.has(type, "EnumAttr")
        || Mirrors.has(type, "Op")
        || DefReader.target(type) != null;
  }

  /** For a holder of other declarations; "" if it holds neither definitions nor enums. */
  private static String held(TypeElement type, ConstraintTarget target) {
    boolean ofTypes = target == ConstraintTarget.TYPE;
    ConstraintTarget other = ofTypes ? ConstraintTarget.ATTRIBUTE : ConstraintTarget.TYPE;
    if (!DialectReader.declared(type, DialectReader.isDef(other)).isEmpty()) {
      return ofTypes
          ? "those in it are of attributes, so list it in @Dialect(attributes = …) only"
          : "those in it are of types, so list it in @Dialect(types = …) only";
    }
    return !ofTypes && !DialectReader.declared(type, EnumReader::declares).isEmpty()
        ? "only enums with @EnumAttr(name = …) are such, so give those in it names or take it from"
            + " the list"
        : "";
  }

  /** The definition from which a class is generated, or null. */
  private @Nullable TypeElement declaration(ClassName generated) {
    for (ConstraintTarget target : ConstraintTarget.values()) {
      String suffix = target == ConstraintTarget.TYPE ? "Type" : "Attr";
      String name = generated.simpleName();
      TypeElement type =
          name.endsWith(suffix) && name.length() > suffix.length()
              ? facts.find(generated.peerClass(name.substring(0, name.length() - suffix.length())))
              : null;
      if (type != null
          && (DefReader.target(type) == target
              || (target == ConstraintTarget.ATTRIBUTE && EnumReader.hasOwnAttribute(type)))) {
        return type;
      }
    }
    return null;
  }
}
