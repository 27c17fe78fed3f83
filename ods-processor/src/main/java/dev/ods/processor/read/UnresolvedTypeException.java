// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.read;

import javax.lang.model.element.Element;
import javax.lang.model.element.TypeElement;
import org.jspecify.annotations.Nullable;

/** Thrown when a declaration refers to a type that does not exist (yet). */
public final class UnresolvedTypeException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  /** The element with the annotation that has the class literal; null for other types. */
  private final transient @Nullable Element annotated;

  UnresolvedTypeException(String type) {
    this(type, null);
  }

  UnresolvedTypeException(String type, @Nullable Element annotated) {
    super("cannot resolve " + type);
    this.annotated = annotated;
  }

  /**
   * Whether the type is in a class literal within a declaration. As that is compiled from source,
   * the compiler reports the literal if the type never exists.
   */
  public boolean isLiteralIn(TypeElement declaration) {
    for (Element e = annotated; e != null; e = e.getEnclosingElement()) {
      if (e.equals(declaration)) {
        return true;
      }
    }
    return false;
  }
}
