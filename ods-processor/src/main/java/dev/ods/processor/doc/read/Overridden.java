// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.doc.read;

import com.google.auto.common.MoreTypes;
import com.sun.source.util.DocTrees;
import javax.lang.model.element.Element;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.util.ElementFilter;
import org.jspecify.annotations.Nullable;

/** Finds the methods whose comments others inherit. */
final class Overridden {
  private Overridden() {}

  /**
   * The nearest method that has a comment and that {@code element} overrides, or null. Methods that
   * declare members have no parameters.
   */
  static @Nullable ExecutableElement documented(Element element, DocTrees trees) {
    return element instanceof ExecutableElement method
            && method.getParameters().isEmpty()
            && method.getEnclosingElement() instanceof TypeElement type
        ? above(type, method, trees)
        : null;
  }

  private static @Nullable ExecutableElement above(
      TypeElement type, ExecutableElement method, DocTrees trees) {
    for (TypeMirror parent : type.getInterfaces()) {
      TypeElement declaration = MoreTypes.asTypeElement(parent);
      for (ExecutableElement other : ElementFilter.methodsIn(declaration.getEnclosedElements())) {
        if (other.getSimpleName().equals(method.getSimpleName())
            && other.getParameters().isEmpty()
            && trees.getDocCommentTree(other) != null) {
          return other;
        }
      }
      ExecutableElement found = above(declaration, method, trees);
      if (found != null) {
        return found;
      }
    }
    return null;
  }
}
