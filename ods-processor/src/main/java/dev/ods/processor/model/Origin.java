// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.model;

import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.AnnotationValue;
import javax.lang.model.element.Element;
import org.jspecify.annotations.Nullable;

/**
 * A position in the author's source, for messages. Only the reporter and the writer look into it,
 * and pass it to the compiler.
 *
 * @param element the declared element
 * @param annotation the annotation on {@code element}, if any
 * @param value the value of {@code annotation}, if any
 * @param offset the offset into the string {@code value}, in UTF-16 units, or -1 for all of it
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
