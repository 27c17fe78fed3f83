// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.model;

import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.AnnotationValue;
import javax.lang.model.element.Element;
import org.jspecify.annotations.Nullable;

/**
 * Where in the author's source a fact comes from, for messages. Opaque to everything except the
 * reporter and the writer, which hand it back to the compiler.
 *
 * @param element the declared element
 * @param annotation the annotation on {@code element} that says it, if one does
 * @param value the value of {@code annotation} that says it, if one does
 * @param offset the offset in UTF-16 units into the text of {@code value}, or -1 for the whole
 */
public record Origin(
    Element element,
    @Nullable AnnotationMirror annotation,
    @Nullable AnnotationValue value,
    int offset) {

  /** The element as a whole. */
  public static Origin of(Element element) {
    return new Origin(element, null, null, -1);
  }

  /** The same position, at an offset of {@code offset} UTF-16 units into its text. */
  public Origin at(int offset) {
    return new Origin(element, annotation, value, offset);
  }
}
