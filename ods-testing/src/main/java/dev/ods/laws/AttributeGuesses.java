// SPDX-License-Identifier: Apache-2.0
package dev.ods.laws;

import dev.ods.builtin.ArrayAttr;
import dev.ods.builtin.ComplexType;
import dev.ods.builtin.DenseArrayAttr;
import dev.ods.builtin.ElementsAttr;
import dev.ods.builtin.FloatAttr;
import dev.ods.builtin.FloatType;
import dev.ods.builtin.IndexType;
import dev.ods.builtin.IntegerAttr;
import dev.ods.builtin.IntegerType;
import dev.ods.builtin.RankedTensorType;
import dev.ods.builtin.StringAttr;
import dev.ods.builtin.TypeAttr;
import dev.ods.builtin.VectorType;
import dev.ods.diagnostic.Diagnostics;
import dev.ods.ir.Attribute;
import dev.ods.ir.Context;
import dev.ods.ir.Type;
import dev.ods.text.Parser;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.function.Predicate;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import java.util.stream.Stream;

/**
 * Attributes to try where a constraint accepts none or hardly any of the usual candidates: numbers,
 * arrays and elements that follow from the numbers in its summary, and arrays of the candidates,
 * such as those of the dialect. What is found leads to more of the kind.
 */
final class AttributeGuesses {
  /** How many are enough. */
  private static final int MOST = 40;

  private static final int MIXES = 300;
  private static final int LARGEST_EXPONENT = 62;

  private final Context context;
  private final List<Attribute> candidates;
  private final Hints hints;
  private final TypeGuesses types;
  private final Predicate<Attribute> accepts;
  private final Set<Attribute> found;

  /** The same for each operation. */
  private final Random random = new Random(0);

  /**
   * Creates guesses.
   *
   * @param candidates the usual ones, which become the elements of arrays
   * @param types the types of numbers and elements
   * @param accepts asks the constraint
   * @param found the candidates that it accepts
   */
  AttributeGuesses(
      Context context,
      List<Attribute> candidates,
      Hints hints,
      TypeGuesses types,
      Predicate<Attribute> accepts,
      List<Attribute> found) {
    this.context = context;
    this.candidates = candidates;
    this.hints = hints;
    this.types = types;
    this.accepts = accepts;
    this.found = new LinkedHashSet<>(found);
  }

  /**
   * The accepted candidates, and accepted guesses of the same kinds, or of any if there are none.
   */
  List<Attribute> search() {
    List<Attribute> known = List.copyOf(found);
    search(known, IntegerAttr.class, this::integers);
    search(known, FloatAttr.class, this::floats);
    search(known, DenseArrayAttr.class, this::denseArrays);
    search(known, ArrayAttr.class, this::arrays);
    search(known, ElementsAttr.class, this::elements);
    search(known, StringAttr.class, this::strings);
    search(known, TypeAttr.class, () -> types.all().map(TypeAttr::get));
    return List.copyOf(found);
  }

  private void search(
      List<Attribute> known, Class<?> kind, Supplier<Stream<? extends Attribute>> guesses) {
    if (known.isEmpty() ? found.isEmpty() : known.stream().anyMatch(kind::isInstance)) {
      guesses.get().filter(accepts).limit(MOST).forEach(found::add);
    }
  }

  // --- Numbers.

  private Stream<IntegerAttr> integers() {
    return types.elements().stream().flatMap(type -> integers(type, values()));
  }

  private Stream<IntegerAttr> integers(Type type, List<Long> values) {
    boolean isInteger = type instanceof IntegerType || type instanceof IndexType;
    return !isInteger
        ? Stream.empty()
        : values.stream().flatMap(value -> valid(() -> IntegerAttr.get(type, value)));
  }

  /** The numbers of the summary and their neighbours, and the powers of two. */
  private List<Long> values() {
    List<Long> values = new ArrayList<>(hints.bounds());
    IntStream.rangeClosed(0, LARGEST_EXPONENT).forEach(bits -> values.add(1L << bits));
    values.addAll(List.of(0L, -1L));
    return values;
  }

  private Stream<FloatAttr> floats() {
    List<Long> values = new ArrayList<>(hints.bounds());
    values.addAll(List.of(1L, 0L, -1L));
    return types.elements().stream()
        .filter(FloatType.class::isInstance)
        .flatMap(type -> values.stream().flatMap(value -> valid(() -> FloatAttr.get(type, value))));
  }

  private Stream<Attribute> denseArrays() {
    return Stream.of("i64", "i32", "i16", "i8", "i1", "f32", "f64")
        .flatMap(
            type ->
                patterns()
                    .flatMap(
                        numbers -> parse("array<%s: %s>".formatted(type, texts(type, numbers)))));
  }

  private static String texts(String type, List<Long> numbers) {
    return numbers.stream()
        .map(
            number ->
                type.equals("i1")
                    ? String.valueOf((number & 1) != 0)
                    : number + (type.startsWith("f") ? ".0" : ""))
        .collect(Collectors.joining(", "));
  }

  /** Lists of numbers: equal, ascending and descending ones, and mixes. */
  private Stream<List<Long>> patterns() {
    List<Long> values = new ArrayList<>(hints.bounds());
    values.addAll(List.of(1L, 0L, -1L));
    List<List<Long>> patterns = new ArrayList<>();
    for (int count : hints.counts()) {
      for (long value : values) {
        patterns.add(Collections.nCopies(count, value));
        patterns.add(LongStream.range(value, value + count).boxed().toList());
        patterns.add(LongStream.range(0, count).mapToObj(i -> value - i).toList());
      }
      for (int i = 0; i < MIXES && count > 1; i++) {
        patterns.add(mix(values, count));
      }
    }
    return patterns.stream();
  }

  private <T> List<T> mix(List<T> values, int count) {
    return IntStream.range(0, count).mapToObj(i -> Choice.of(values, random)).toList();
  }

  // --- Arrays of attributes.

  private Stream<ArrayAttr> arrays() {
    List<Attribute> elements = new ArrayList<>(candidates);
    types.elements().forEach(type -> integers(type, hints.bounds()).forEach(elements::add));
    List<ArrayAttr> arrays = equal(elements);
    if (arrays.isEmpty()) {
      arrays = numberArrays();
    }
    if (arrays.isEmpty()) {
      arrays = equal(nested(elements));
    }
    List<Attribute> parts =
        arrays.stream()
            .filter(array -> !array.isEmpty())
            .map(array -> array.element(0))
            .distinct()
            .toList();
    List<ArrayAttr> mixes = new ArrayList<>();
    for (int count : hints.counts()) {
      for (int i = 0; i < MOST && !parts.isEmpty(); i++) {
        mixes.add(ArrayAttr.get(context, mix(parts, count)));
      }
    }
    return Stream.concat(arrays.stream().limit(MOST / 2), mixes.stream());
  }

  /** The arrays of equal elements that the constraint accepts. */
  private List<ArrayAttr> equal(List<Attribute> elements) {
    List<ArrayAttr> arrays = new ArrayList<>();
    for (Attribute element : elements) {
      for (int count : hints.counts()) {
        ArrayAttr array = ArrayAttr.get(context, Collections.nCopies(count, element));
        if (accepts.test(array)) {
          arrays.add(array);
        }
      }
    }
    return arrays;
  }

  /** Arrays of different numbers, for constraints on some elements. */
  private List<ArrayAttr> numberArrays() {
    List<ArrayAttr> arrays = new ArrayList<>();
    for (Type type : types.elements()) {
      if (type instanceof IntegerType || type instanceof IndexType) {
        patterns()
            .map(numbers -> ArrayAttr.get(context, integers(type, numbers).toList()))
            .filter(accepts)
            .forEach(arrays::add);
      }
    }
    return arrays;
  }

  /** Arrays of one or two of the candidates, for arrays of arrays. */
  private List<Attribute> nested(List<Attribute> elements) {
    List<Attribute> arrays = new ArrayList<>();
    for (Attribute element : elements) {
      if (!(element instanceof TypeAttr)) {
        arrays.add(ArrayAttr.get(context, element));
        arrays.add(ArrayAttr.get(context, element, element));
      }
    }
    return arrays;
  }

  // --- Elements, strings.

  private Stream<Attribute> elements() {
    return types.shapes().stream()
        .flatMap(
            shape ->
                types.elements().stream()
                    .flatMap(
                        type ->
                            Stream.<Type>concat(
                                valid(() -> RankedTensorType.get(shape, type)),
                                valid(() -> VectorType.get(shape, type)))))
        .flatMap(
            type -> parse("dense<%s> : %s".formatted(value(TypeFamilies.element(type)), type)));
  }

  /** The text of an element; for a type of the dialect, a string. */
  private static String value(Type element) {
    if (element instanceof ComplexType complex) {
      return "(%1$s, %1$s)".formatted(value(complex.elementType()));
    } else if (element instanceof FloatType) {
      return "1.0";
    }
    return element instanceof IntegerType || element instanceof IndexType ? "1" : "\"a\"";
  }

  private Stream<Attribute> strings() {
    return types.elements().stream().flatMap(type -> parse("\"a\" : " + type));
  }

  private Stream<Attribute> parse(String text) {
    return Stream.ofNullable(Parser.parseAttribute(text, context, new Diagnostics()));
  }

  /** An attribute, unless its type does not have such a value. */
  private static <T> Stream<T> valid(Supplier<T> made) {
    try {
      return Stream.of(made.get());
    } catch (IllegalArgumentException e) {
      return Stream.empty();
    }
  }
}
