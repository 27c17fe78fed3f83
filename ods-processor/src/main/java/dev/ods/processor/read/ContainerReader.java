// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.read;

import dev.ods.processor.model.ConstraintTarget;
import dev.ods.processor.model.Container;
import dev.ods.processor.model.Predicate;
import dev.ods.processor.model.ShapeBound;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import javax.lang.model.element.AnnotationMirror;
import org.jspecify.annotations.Nullable;

/** Reads combinators about types with a shape: their kind, their shape and their element type. */
final class ContainerReader {
  private static final Map<String, Container> CONTAINERS =
      Map.ofEntries(
          Map.entry("TensorOf", Container.TENSOR),
          Map.entry("RankedTensorOf", Container.RANKED_TENSOR),
          Map.entry("UnrankedTensorOf", Container.UNRANKED_TENSOR),
          Map.entry("StaticShapeTensorOf", Container.RANKED_TENSOR),
          Map.entry("VectorOf", Container.VECTOR),
          Map.entry("FixedVectorOf", Container.FIXED_VECTOR),
          Map.entry("FixedVectorOfShape", Container.FIXED_VECTOR),
          Map.entry("ScalableVectorOf", Container.SCALABLE_VECTOR),
          Map.entry("MemRefOf", Container.MEMREF),
          Map.entry("UnrankedMemRefOf", Container.UNRANKED_MEMREF),
          Map.entry("RankedOrUnrankedMemRefOf", Container.BASE_MEMREF),
          Map.entry("TensorOrMemRef", Container.TENSOR_OR_MEMREF),
          Map.entry("ValueSemanticsContainerOf", Container.VALUE_SEMANTICS),
          Map.entry("ShapedTypeWithNthDimOfSize", Container.SHAPED),
          Map.entry("OnElementType", Container.SHAPED));

  private final AnnotationMirror mirror;
  private final String name;
  private final Container container;
  private final List<Long> ranks;
  private final List<Long> lengths;
  private final boolean ofAny;

  private ContainerReader(AnnotationMirror mirror, boolean ofAny) {
    this.mirror = mirror;
    this.name = Mirrors.name(mirror);
    this.container = container(mirror);
    this.ranks = Mirrors.numbers(mirror, "ranks");
    this.lengths = Mirrors.numbers(mirror, "lengths");
    this.ofAny = ofAny;
  }

  /** Whether this is the simple name of such an annotation. */
  static boolean reads(String annotation) {
    return CONTAINERS.containsKey(annotation);
  }

  /** The types that an annotation is about. */
  static Container container(AnnotationMirror mirror) {
    Container container = CONTAINERS.get(Mirrors.name(mirror));
    if (container == null) {
      throw new IllegalArgumentException("no combinator: " + mirror);
    }
    boolean trailing =
        container == Container.SCALABLE_VECTOR
            && isExplicit(mirror, "trailing")
            && Mirrors.isTrue(mirror, "trailing");
    return trailing ? Container.TRAILING_SCALABLE_VECTOR : container;
  }

  /** Whether an annotation says nothing about the element type, but something about the shape. */
  static boolean isOfAny(AnnotationMirror mirror) {
    return !isExplicit(mirror, "value") && !mirror.getElementValues().isEmpty();
  }

  /**
   * The constraint.
   *
   * @param element the constraint on the element type; null for any
   */
  static ConstraintPart read(AnnotationMirror mirror, @Nullable ConstraintPart element) {
    ContainerReader reader = new ContainerReader(mirror, element == null);
    return new ConstraintPart(
        new Predicate.OnElementType(
            reader.container, reader.bounds(), element == null ? null : element.predicate()),
        ConstraintTarget.TYPE,
        reader.summary(element == null ? "" : element.summary()));
  }

  private static boolean isExplicit(AnnotationMirror mirror, String element) {
    return Mirrors.explicit(mirror, element) != null;
  }

  private boolean isTrue(String element) {
    return isExplicit(mirror, element) && Mirrors.isTrue(mirror, element);
  }

  private boolean isVector() {
    return container == Container.VECTOR
        || container == Container.FIXED_VECTOR
        || container == Container.SCALABLE_VECTOR
        || container == Container.TRAILING_SCALABLE_VECTOR;
  }

  private List<ShapeBound> bounds() {
    List<ShapeBound> bounds = new ArrayList<>();
    if (hasDimensions()) {
      bounds.add(ShapeBound.Property.NON_ZERO_RANK);
    }
    if (isStatic()) {
      bounds.add(ShapeBound.Property.STATIC_SHAPE);
    }
    if (isTrue("strided")) {
      bounds.add(ShapeBound.Property.STRIDED);
    }
    if (!ranks.isEmpty()) {
      bounds.add(new ShapeBound.Ranks(ranks));
    }
    if (!lengths.isEmpty()) {
      bounds.add(new ShapeBound.Lengths(lengths));
    }
    if (isExplicit(mirror, "minLength") || isExplicit(mirror, "maxLength")) {
      bounds.add(
          new ShapeBound.LengthRange(
              isExplicit(mirror, "minLength") ? Mirrors.number(mirror, "minLength") : 0,
              isExplicit(mirror, "maxLength")
                  ? Mirrors.number(mirror, "maxLength")
                  : Long.MAX_VALUE));
    }
    if (isExplicit(mirror, "sizes")) {
      bounds.add(new ShapeBound.Dimension(dimension(), Mirrors.sequence(mirror, "sizes")));
    }
    if (isExplicit(mirror, "shape")) {
      bounds.add(new ShapeBound.Shape(Mirrors.sequence(mirror, "shape")));
    }
    return bounds;
  }

  /** Whether the rank must not be 0: as in MLIR, where fixed-length vectors differ from others. */
  private boolean hasDimensions() {
    return switch (container) {
      case VECTOR -> !isTrue("anyRank");
      case FIXED_VECTOR ->
          name.equals("FixedVectorOf")
              && !isTrue("anyRank")
              && !ofAny
              && (lengths.isEmpty() || !ranks.isEmpty());
      default -> isTrue("nonZeroRank");
    };
  }

  private boolean isStatic() {
    return name.equals("StaticShapeTensorOf") || isTrue("staticShape");
  }

  private int dimension() {
    return isExplicit(mirror, "n") ? (int) Mirrors.number(mirror, "n") : -1;
  }

  /** As in MLIR, the ranks of a vector follow, and those of other types come first. */
  private String summary(String element) {
    StringBuilder text = new StringBuilder();
    if (!ranks.isEmpty() && !isVector()) {
      text.append(ranks.stream().map(rank -> rank + "D").collect(Collectors.joining("/", "", " ")));
    }
    boolean ranksFirst = container == Container.SCALABLE_VECTOR && !ofAny && !lengths.isEmpty();
    if (ranksFirst && !ranks.isEmpty()) {
      text.append(slashed(" of ranks ", ranks));
    }
    if (!ofAny) {
      text.append(words()).append(" of ").append(element).append(" values");
    }
    if (!ranksFirst && !ranks.isEmpty() && isVector()) {
      text.append(slashed(" of ranks ", ranks));
    }
    if (!lengths.isEmpty()) {
      text.append(slashed(" of length ", lengths));
    }
    appendNumber(text, " of at least length ", "minLength");
    appendNumber(text, " of at most length ", "maxLength");
    if (isExplicit(mirror, "sizes")) {
      text.append(" with dim ").append(dimension()).append(" having a size of {");
      text.append(joined(", ", Mirrors.sequence(mirror, "sizes"))).append('}');
    }
    return text.toString();
  }

  private void appendNumber(StringBuilder text, String words, String element) {
    if (isExplicit(mirror, element)) {
      text.append(words).append(Mirrors.number(mirror, element));
    }
  }

  /** The container with what precedes it or stands for it. */
  private String words() {
    if (name.equals("FixedVectorOfShape")) {
      String sizes =
          Mirrors.sequence(mirror, "shape").stream()
              .map(size -> size + "x")
              .collect(Collectors.joining());
      return "vector<"
          + (sizes.isEmpty() ? "x" : sizes)
          + Mirrors.simpleName(mirror, "value")
          + ">";
    }
    boolean saysRank = container == Container.RANKED_TENSOR && (!ranks.isEmpty() || isStatic());
    return (isTrue("strided") ? "strided " : "")
        + (isStatic() ? "statically shaped " : "")
        + (isTrue("nonZeroRank") ? "non-0-ranked." : "")
        + (saysRank ? Container.TENSOR : container).word();
  }

  private static String slashed(String words, List<Long> numbers) {
    return words + joined("/", numbers);
  }

  private static String joined(String separator, List<Long> numbers) {
    return numbers.stream().map(String::valueOf).collect(Collectors.joining(separator));
  }
}
