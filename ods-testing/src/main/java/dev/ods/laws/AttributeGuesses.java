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
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * Attributes to try where a constraint accepts none or hardly any of the usual candidates: numbers,
 * arrays and elements that follow from the numbers in its summary, and arrays of the candidates,
 * such as those of the dialect. What is found leads to more of the kind.
 */
final class AttributeGuesses {
  /** How many are enough. */
  private static final int MOST = 40;

  /** How many are asked about of each kind: each operation with such an attribute takes as long. */
  private static final int MOST_GUESSES = 40_000;

  /** Of all lengths together. */
  private static final int MIXES = 900;

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

  private Stream<DenseArrayAttr> denseArrays() {
    return patterns().flatMap(this::denseArrays).limit(MOST_GUESSES);
  }

  /** The arrays of all element types that have such numbers. */
  private Stream<DenseArrayAttr> denseArrays(List<Long> numbers) {
    int count = numbers.size();
    long[] longs = new long[count];
    int[] ints = new int[count];
    short[] shorts = new short[count];
    byte[] bytes = new byte[count];
    boolean[] booleans = new boolean[count];
    float[] floats = new float[count];
    double[] doubles = new double[count];
    for (int i = 0; i < count; i++) {
      long number = numbers.get(i);
      longs[i] = number;
      ints[i] = (int) number;
      shorts[i] = (short) number;
      bytes[i] = (byte) number;
      booleans[i] = (number & 1) != 0;
      floats[i] = (float) number;
      doubles[i] = (double) number;
    }
    return Stream.of(
        DenseArrayAttr.ofLongs(context, longs),
        DenseArrayAttr.ofInts(context, ints),
        DenseArrayAttr.ofShorts(context, shorts),
        DenseArrayAttr.ofBytes(context, bytes),
        DenseArrayAttr.ofBooleans(context, booleans),
        DenseArrayAttr.ofFloats(context, floats),
        DenseArrayAttr.ofDoubles(context, doubles));
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
      for (int i = 0; i < MIXES / hints.counts().size() && count > 1; i++) {
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
    List<Attribute> elements = new ArrayList<>();
    types.elements().forEach(type -> integers(type, hints.bounds()).forEach(elements::add));
    elements.addAll(candidates);
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

  /** The arrays of equal elements that the constraint accepts, of enough elements. */
  private List<ArrayAttr> equal(List<Attribute> elements) {
    return elements.stream()
        .limit(MOST_GUESSES / hints.counts().size())
        .map(this::equal)
        .filter(arrays -> !arrays.isEmpty())
        .limit(MOST)
        .flatMap(List::stream)
        .toList();
  }

  private List<ArrayAttr> equal(Attribute element) {
    return hints.counts().stream()
        .map(count -> ArrayAttr.get(context, Collections.nCopies(count, element)))
        .filter(accepts)
        .toList();
  }

  /** Arrays of different numbers, for constraints on some elements. */
  private List<ArrayAttr> numberArrays() {
    List<Type> integers =
        types.elements().stream()
            .filter(type -> type instanceof IntegerType || type instanceof IndexType)
            .toList();
    return patterns()
        .flatMap(numbers -> integers.stream().map(type -> integers(type, numbers).toList()))
        .map(elements -> ArrayAttr.get(context, elements))
        .limit(MOST_GUESSES)
        .filter(accepts)
        .limit(MOST)
        .toList();
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
    return valid(() -> Parser.parseAttribute(text, context, new Diagnostics()));
  }

  /** An attribute, unless its type does not have such a value. */
  private static <T> Stream<T> valid(Supplier<? extends @Nullable T> made) {
    try {
      return Stream.ofNullable(made.get());
    } catch (RuntimeException | StackOverflowError e) {
      // What the dialect's code throws, the test of the class reports.
      return Stream.empty();
    }
  }
}
