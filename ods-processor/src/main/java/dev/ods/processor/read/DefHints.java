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
    }
    return "expected a record with @" + DefReader.annotation(target);
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
