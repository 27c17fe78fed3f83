// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.read;

import dev.ods.processor.model.ConstraintTarget;
import dev.ods.processor.model.Predicate;
import java.util.List;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.AnnotationValue;
import org.jspecify.annotations.Nullable;

/** Reads constraints on attributes of dense elements, which have numbers as parameters. */
final class ElementsReader {
  private ElementsReader() {}

  /** Whether this is the simple name of such an annotation. */
  static boolean reads(String annotation) {
    return annotation.equals("IntElementsAttrOf") || annotation.equals("FloatElementsAttr");
  }

  /** The constraint, with MLIR's words, of which some differ if there is a shape. */
  static ConstraintPart read(AnnotationMirror mirror) {
    boolean isFloat = Mirrors.name(mirror).equals("FloatElementsAttr");
    long width = Mirrors.number(mirror, "value");
    AnnotationValue dims = Mirrors.explicit(mirror, "dims");
    List<Long> shape = dims == null ? null : Mirrors.sequence(mirror, "dims");
    boolean signless = !isFloat && (shape != null || Mirrors.isTrue(mirror, "signless"));
    String method =
        isFloat ? "isFloatElements" : signless ? "isSignlessIntElements" : "isIntElements";
    return new ConstraintPart(
        new Predicate.Elements(method, width, shape),
        ConstraintTarget.ATTRIBUTE,
        width + "-bit " + words(isFloat, signless, shape));
  }

  private static String words(boolean isFloat, boolean signless, @Nullable List<Long> shape) {
    String numbers =
        isFloat ? "float" : (signless ? "signless " : "") + (shape == null ? "integer" : "int");
    return numbers + " elements attribute" + (shape == null ? "" : " of shape " + shape);
  }
}
