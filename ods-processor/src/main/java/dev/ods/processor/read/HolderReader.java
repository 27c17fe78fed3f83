// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.read;

import dev.ods.processor.model.Holder;
import dev.ods.processor.model.Predicate;
import dev.ods.processor.model.ValueType;
import java.util.Map;
import javax.lang.model.element.AnnotationMirror;

/** Reads combinators about what a tuple, a complex type or an attribute holds. */
final class HolderReader {
  private static final Map<String, Holder> HOLDERS =
      Map.of(
          "TupleOf", Holder.TUPLE,
          "Complex", Holder.COMPLEX,
          "TypeAttrOf", Holder.TYPE_ATTR,
          "TypedStrAttr", Holder.TYPED_STRING,
          "TypedArrayAttr", Holder.ARRAY);

  private HolderReader() {}

  /** Whether this is the simple name of such an annotation. */
  static boolean reads(String annotation) {
    return HOLDERS.containsKey(annotation);
  }

  /** What an annotation is about. */
  static Holder holder(AnnotationMirror mirror) {
    Holder holder = HOLDERS.get(Mirrors.name(mirror));
    if (holder == null) {
      throw new IllegalArgumentException("no combinator: " + mirror);
    }
    return holder == Holder.TUPLE && Mirrors.isTrue(mirror, "nested")
        ? Holder.NESTED_TUPLE
        : holder;
  }

  /** The constraint, given that on what is held. */
  static ConstraintPart read(AnnotationMirror mirror, ConstraintPart held) {
    Holder holder = holder(mirror);
    return new ConstraintPart(
        new Predicate.Holding(holder, held.predicate()),
        holder.target(),
        holder.summary(held.summary()),
        holder == Holder.TYPED_STRING ? valueType(held) : null);
  }

  /** That of strings of a type. */
  private static ValueType valueType(ConstraintPart type) {
    return type.valueType() == null ? new ValueType(null) : type.valueType();
  }
}
