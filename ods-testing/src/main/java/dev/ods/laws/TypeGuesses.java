// SPDX-License-Identifier: Apache-2.0
package dev.ods.laws;

import dev.ods.builtin.ComplexType;
import dev.ods.builtin.FloatType;
import dev.ods.builtin.IndexType;
import dev.ods.builtin.IntegerType;
import dev.ods.builtin.MemRefType;
import dev.ods.builtin.RankedTensorType;
import dev.ods.builtin.TupleType;
import dev.ods.builtin.UnrankedMemRefType;
import dev.ods.builtin.UnrankedTensorType;
import dev.ods.builtin.VectorType;
import dev.ods.ir.Context;
import dev.ods.ir.Type;
import dev.ods.replace.AttrTypeReplacer;
import dev.ods.replace.Replacement;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * Types to try where a constraint accepts none of the usual candidates: all element types, those of
 * the dialect with each of these as parameter, and containers of them, whose extents are the
 * numbers that the summary of the constraint has.
 */
final class TypeGuesses {
  private static final List<Integer> WIDTHS = List.of(1, 8, 16, 32, 64, 128);
  private static final int MOST_EXTENTS = 6;

  private final Context context;
  private final List<Type> own;
  private final Hints hints;
  private final Predicate<Object> isAllowed;

  /**
   * Creates guesses.
   *
   * @param own some types of the dialect
   * @param hints what the summary of the constraint says
   * @param isAllowed what the author demands of types of the dialect
   */
  TypeGuesses(Context context, List<Type> own, Hints hints, Predicate<Object> isAllowed) {
    this.context = context;
    this.own = own;
    this.hints = hints;
    this.isAllowed = isAllowed;
  }

  /** The guesses, each made when it is asked for. */
  Stream<Type> all() {
    List<Type> elements = elements();
    List<long[]> shapes = shapes();
    return Stream.of(
            elements.stream(),
            own.stream().flatMap(type -> elements.stream().flatMap(to -> withParameter(type, to))),
            elements.stream().flatMap(this::unshaped),
            shapes.stream()
                .flatMap(shape -> elements.stream().flatMap(type -> containers(shape, type))))
        .flatMap(stream -> stream);
  }

  /** Types that may be elements: the numbers and those of the dialect. */
  List<Type> elements() {
    Set<Type> elements = new LinkedHashSet<>(own);
    Set<Integer> widths = new LinkedHashSet<>(WIDTHS);
    for (long number : hints.numbers()) {
      if (number > 0 && number < IntegerType.MAX_WIDTH) {
        widths.add((int) number);
      }
    }
    for (int width : widths) {
      for (IntegerType.Signedness signedness : IntegerType.Signedness.values()) {
        elements.add(IntegerType.get(context, width, signedness));
      }
    }
    elements.add(IndexType.get(context));
    for (FloatType.Kind kind : FloatType.Kind.values()) {
      elements.add(FloatType.get(context, kind));
    }
    return List.copyOf(elements);
  }

  /** The extents of shapes: the numbers of the summary in their order, and small combinations. */
  List<long[]> shapes() {
    List<Long> numbers = hints.numbers().stream().filter(number -> number > 0).toList();
    List<long[]> shapes = new ArrayList<>(List.of(new long[0]));
    for (int from = 0; from < numbers.size(); from++) {
      for (int to = from + 1; to <= numbers.size(); to++) {
        shapes.add(numbers.subList(from, to).stream().mapToLong(Long::longValue).toArray());
      }
    }
    Set<Long> extents = new LinkedHashSet<>(numbers.subList(0, Math.min(numbers.size(), 4)));
    extents.addAll(List.of(4L, 2L, 1L));
    List<Long> few = extents.stream().limit(MOST_EXTENTS).toList();
    for (long first : few) {
      shapes.add(new long[] {first});
      few.forEach(second -> shapes.add(new long[] {first, second}));
      shapes.add(new long[] {first, first, first});
      shapes.add(new long[] {first, first, first, first});
    }
    return shapes;
  }

  /** A type of the dialect with one type in it replaced. */
  private Stream<Type> withParameter(Type type, Type to) {
    AttrTypeReplacer replacer = new AttrTypeReplacer();
    replacer.add(Type.class, each -> each.equals(type) ? null : Replacement.whole(to));
    return valid(
        () -> {
          Type made = replacer.replace(type);
          return made != null && isAllowed.test(made) ? made : null;
        });
  }

  private Stream<Type> unshaped(Type element) {
    return Stream.of(
            valid(() -> ComplexType.get(element)),
            valid(() -> TupleType.get(context, List.of(element))),
            valid(() -> TupleType.get(context, List.of(element, element))),
            valid(() -> UnrankedTensorType.get(element)),
            valid(() -> UnrankedMemRefType.get(element, null)))
        .flatMap(stream -> stream);
  }

  private static Stream<Type> containers(long[] shape, Type element) {
    return Stream.of(
            valid(() -> VectorType.get(shape, element)),
            scalable(shape, element, 0, shape.length),
            scalable(shape, element, shape.length - 1, shape.length),
            scalable(shape, element, 0, 1),
            valid(() -> RankedTensorType.get(shape, element)),
            valid(() -> MemRefType.get(shape, element)))
        .flatMap(stream -> stream);
  }

  private static Stream<Type> scalable(long[] shape, Type element, int from, int to) {
    if (shape.length == 0) {
      return Stream.empty();
    }
    boolean[] scalable = new boolean[shape.length];
    Arrays.fill(scalable, from, to, true);
    return valid(() -> VectorType.get(shape, element, scalable));
  }

  /** A type, unless its kind does not allow what it is made of. */
  private static Stream<Type> valid(Supplier<? extends @Nullable Type> made) {
    try {
      return Stream.ofNullable(made.get());
    } catch (RuntimeException | StackOverflowError e) {
      // What the dialect's code or the condition of the author throws, the test of the class
      // reports.
      return Stream.empty();
    }
  }
}
