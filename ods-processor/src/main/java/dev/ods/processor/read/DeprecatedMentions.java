// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.read;

import com.google.auto.common.MoreTypes;
import java.util.List;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.AnnotationValue;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.util.ElementFilter;
import javax.lang.model.util.Elements;
import javax.lang.model.util.SimpleAnnotationValueVisitor14;

/**
 * Tells whether a declaration refers to what is deprecated: traits, constraints, types, operations,
 * cases of enums. The author is warned at the declaration; the code that is generated from it
 * refers to the same, and must not warn again.
 */
final class DeprecatedMentions {
  private static final SimpleAnnotationValueVisitor14<Boolean, DeprecatedMentions> VALUES =
      new SimpleAnnotationValueVisitor14<>(false) {
        @Override
        public Boolean visitType(TypeMirror type, DeprecatedMentions mentions) {
          return mentions.isDeprecated(type)
              || (type.getKind() == TypeKind.DECLARED
                  && mentions.holdsDeprecated(MoreTypes.asTypeElement(type)));
        }

        @Override
        public Boolean visitAnnotation(AnnotationMirror nested, DeprecatedMentions mentions) {
          return mentions.inAnnotation(nested);
        }

        @Override
        public Boolean visitArray(
            List<? extends AnnotationValue> values, DeprecatedMentions mentions) {
          return values.stream().anyMatch(value -> value.accept(this, mentions));
        }
      };

  private final Elements elements;

  DeprecatedMentions(Elements elements) {
    this.elements = elements;
  }

  /** Whether {@code type} or what it inherits refers to something deprecated. */
  boolean in(TypeElement type) {
    return MemberCollector.lineage(type).stream().anyMatch(this::inOwn);
  }

  /** Whether a declaration, one around it, or a member of it is deprecated. */
  boolean isDeprecatedInPart(TypeElement type) {
    for (Element e = type; e.getKind() != ElementKind.PACKAGE; e = e.getEnclosingElement()) {
      if (elements.isDeprecated(e)) {
        return true;
      }
    }
    return MemberCollector.lineage(type).stream()
        .anyMatch(each -> each.getEnclosedElements().stream().anyMatch(elements::isDeprecated));
  }

  private boolean inOwn(TypeElement type) {
    return isForRemoval(type)
        || type.getInterfaces().stream().anyMatch(this::isDeprecated)
        || inAnnotations(type)
        || type.getEnclosedElements().stream().anyMatch(this::inMember);
  }

  private boolean inMember(Element member) {
    if (member instanceof TypeElement nested) {
      return elements.isDeprecated(nested) || holdsDeprecated(nested);
    }
    // What is generated for an abstract method is deprecated itself and may use what is.
    return (elements.isDeprecated(member) && !member.getModifiers().contains(Modifier.ABSTRACT))
        || isForRemoval(member)
        || inAnnotations(member)
        || (member instanceof ExecutableElement method && inSignature(method));
  }

  /** Whether even deprecated code is warned. */
  private static boolean isForRemoval(Element element) {
    Deprecated annotation = element.getAnnotation(Deprecated.class);
    return annotation != null && annotation.forRemoval();
  }

  private boolean inSignature(ExecutableElement method) {
    return isDeprecated(method.getReturnType())
        || method.getParameters().stream().anyMatch(p -> isDeprecated(p.asType()));
  }

  private boolean inAnnotations(Element element) {
    return element.getAnnotationMirrors().stream().anyMatch(this::inAnnotation);
  }

  private boolean inAnnotation(AnnotationMirror mirror) {
    return mirror.getElementValues().values().stream()
        .anyMatch(value -> value.accept(VALUES, this));
  }

  private boolean isDeprecated(TypeMirror type) {
    if (type.getKind() == TypeKind.ARRAY) {
      return isDeprecated(MoreTypes.asArray(type).getComponentType());
    }
    if (type.getKind() != TypeKind.DECLARED) {
      return false;
    }
    DeclaredType declared = MoreTypes.asDeclared(type);
    Element element = declared.asElement();
    return elements.isDeprecated(element)
        || (element.getKind() == ElementKind.ENUM && hasDeprecatedCase(element))
        || declared.getTypeArguments().stream().anyMatch(this::isDeprecated);
  }

  /** Whether a holder of declarations, which lists them all, has a deprecated one. */
  private boolean holdsDeprecated(TypeElement holder) {
    return ElementFilter.typesIn(holder.getEnclosedElements()).stream()
        .anyMatch(nested -> elements.isDeprecated(nested) || holdsDeprecated(nested));
  }

  private boolean hasDeprecatedCase(Element enumeration) {
    return ElementFilter.fieldsIn(enumeration.getEnclosedElements()).stream()
        .anyMatch(elements::isDeprecated);
  }
}
