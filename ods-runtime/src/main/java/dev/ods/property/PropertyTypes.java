// SPDX-License-Identifier: Apache-2.0
package dev.ods.property;

import dev.ods.builtin.DenseArrayAttr;
import dev.ods.builtin.FloatType;
import dev.ods.builtin.IntegerType;
import dev.ods.floating.FloatSemantics;
import dev.ods.ir.Attribute;
import dev.ods.ir.Context;
import dev.ods.text.AsmParser;
import dev.ods.text.AsmPrinter;
import dev.ods.text.SourceLocation;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiConsumer;
import java.util.function.BiFunction;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.LongFunction;
import java.util.function.ToLongFunction;
import org.jspecify.annotations.Nullable;

/** The types of properties, for generated code. */
public final class PropertyTypes {
  /** {@code boolean}, written {@code true} or {@code false}. */
  public static final PropertyType<Boolean> BOOL = new BooleanProperty();

  /** {@code boolean}, whose presence is written. */
  public static final PropertyType<Boolean> UNIT = new UnitProperty();

  /** {@code byte}. */
  public static final PropertyType<Byte> I8 = new IntegerProperty<>(8, false, it -> (byte) it);

  /** {@code short}. */
  public static final PropertyType<Short> I16 = new IntegerProperty<>(16, false, it -> (short) it);

  /** {@code int}. */
  public static final PropertyType<Integer> I32 = new IntegerProperty<>(32, false, it -> (int) it);

  /** {@code long}. */
  public static final PropertyType<Long> I64 = new IntegerProperty<>(64, false, it -> it);

  /** {@code byte}, written as an unsigned number. */
  public static final PropertyType<Byte> UI8 = new IntegerProperty<>(8, true, it -> (byte) it);

  /** {@code short}, written as an unsigned number. */
  public static final PropertyType<Short> UI16 = new IntegerProperty<>(16, true, it -> (short) it);

  /** {@code int}, written as an unsigned number. */
  public static final PropertyType<Integer> UI32 = new IntegerProperty<>(32, true, it -> (int) it);

  /** {@code long}, written as an unsigned number. */
  public static final PropertyType<Long> UI64 = new IntegerProperty<>(64, true, it -> it);

  /** {@code float}. */
  public static final PropertyType<Float> F32 =
      new FloatProperty<>(
          FloatSemantics.F32,
          "float",
          FloatType::f32,
          value -> Integer.toUnsignedLong(Float.floatToRawIntBits(value)),
          bits -> Float.intBitsToFloat((int) bits));

  /** {@code double}. */
  public static final PropertyType<Double> F64 =
      new FloatProperty<>(
          FloatSemantics.F64,
          "double",
          FloatType::f64,
          Double::doubleToRawLongBits,
          Double::longBitsToDouble);

  /** {@code String}. */
  public static final PropertyType<String> STRING = new StringProperty();

  /** {@code int[]}. */
  public static final PropertyType<int[]> DENSE_I32 =
      new DenseArrayProperty<>(
          context -> IntegerType.get(context, 32),
          "DenseI32ArrayAttr",
          I32,
          DenseArrayAttr::toInts,
          DenseArrayAttr::ofInts,
          array -> Arrays.stream(array).boxed().toList(),
          list -> list.stream().mapToInt(Integer::intValue).toArray());

  /** {@code long[]}. */
  public static final PropertyType<long[]> DENSE_I64 =
      new DenseArrayProperty<>(
          context -> IntegerType.get(context, 64),
          "DenseI64ArrayAttr",
          I64,
          DenseArrayAttr::toLongs,
          DenseArrayAttr::ofLongs,
          array -> Arrays.stream(array).boxed().toList(),
          list -> list.stream().mapToLong(Long::longValue).toArray());

  /** {@code float[]}. */
  public static final PropertyType<float[]> DENSE_F32 =
      new DenseArrayProperty<>(
          FloatType::f32,
          "DenseF32ArrayAttr",
          F32,
          DenseArrayAttr::toFloats,
          DenseArrayAttr::ofFloats,
          PropertyTypes::boxed,
          PropertyTypes::unboxed);

  /** {@code double[]}. */
  public static final PropertyType<double[]> DENSE_F64 =
      new DenseArrayProperty<>(
          FloatType::f64,
          "DenseF64ArrayAttr",
          F64,
          DenseArrayAttr::toDoubles,
          DenseArrayAttr::ofDoubles,
          array -> Arrays.stream(array).boxed().toList(),
          list -> list.stream().mapToDouble(Double::doubleValue).toArray());

  private PropertyTypes() {}

  private static List<Float> boxed(float[] array) {
    List<Float> list = new ArrayList<>(array.length);
    for (float number : array) {
      list.add(number);
    }
    return list;
  }

  private static float[] unboxed(List<Float> list) {
    float[] array = new float[list.size()];
    for (int i = 0; i < array.length; i++) {
      array[i] = list.get(i);
    }
    return array;
  }

  /** Lists of values of a type. */
  public static <E> PropertyType<List<E>> list(PropertyType<E> element) {
    return new ListProperty<>(element);
  }

  /** Converts an attribute to a value. */
  @FunctionalInterface
  public interface Reader<T> {
    /**
     * The value.
     *
     * @param mistake takes what is wrong with the attribute if null is returned
     */
    @Nullable T read(Attribute attribute, Consumer<String> mistake);
  }

  /**
   * Values of an author's class.
   *
   * @param initial the value of an operation that is created without one
   */
  public static <T> PropertyType<T> of(
      String summary,
      T initial,
      BiFunction<T, Context, Attribute> toAttribute,
      Reader<T> fromAttribute) {
    return new OwnProperty<>(summary, initial, toAttribute, fromAttribute);
  }

  /**
   * Values of a type, or none.
   *
   * @param bracketed whether a value is written {@code some<…>} in any case
   */
  public static <E> PropertyType<Optional<E>> optional(PropertyType<E> base, boolean bracketed) {
    return new OptionalProperty<>(base, bracketed);
  }

  /**
   * The cases of an enum.
   *
   * @param width the number of bits of the integers that cases are
   * @param cppType the name of the enum in messages
   * @param expected its symbols in messages
   */
  public static <E extends Enum<E>> PropertyType<E> cases(
      Class<E> type,
      int width,
      String cppType,
      String summary,
      String expected,
      ToLongFunction<E> number,
      LongFunction<@Nullable E> value,
      Function<E, String> symbol) {
    List<E> all = List.of(type.getEnumConstants());
    List<String> symbols = all.stream().map(symbol).toList();
    String mistake = "expected one of [" + expected + "] for " + summary + ", got: ";
    return new EnumProperty<>(
        width,
        cppType,
        summary,
        number,
        value,
        new EnumProperty.Syntax<>(
            symbols,
            parser -> {
              SourceLocation location = parser.location();
              String text = parser.parseOptionalKeywordOrString();
              if (text == null) {
                parser.error(location, "expected keyword for " + summary);
                return null;
              }
              int index = symbols.indexOf(text);
              if (index < 0) {
                parser.error(location, mistake + text);
              }
              return index < 0 ? null : all.get(index);
            },
            null,
            (printer, it) -> printer.printKeywordOrString(symbol.apply(it))));
  }

  /**
   * The sets of cases of an enum.
   *
   * @param width the number of bits of the integers that sets are
   * @param cppType the name of the enum in messages
   * @param ofKeywords what reads a set where there may be none, if sets are keywords; null if they
   *     may be strings
   * @param symbols what the text of a set may begin with
   */
  public static <E extends Enum<E>> PropertyType<Set<E>> bits(
      int width,
      String cppType,
      String summary,
      ToLongFunction<Set<E>> number,
      LongFunction<@Nullable Set<E>> value,
      Function<AsmParser, @Nullable Set<E>> reader,
      @Nullable Function<AsmParser, @Nullable Set<E>> ofKeywords,
      BiConsumer<AsmPrinter, Set<E>> writer,
      String... symbols) {
    Objects.requireNonNull(cppType, "cppType");
    Objects.requireNonNull(summary, "summary");
    Objects.requireNonNull(number, "number");
    Objects.requireNonNull(value, "value");
    Objects.requireNonNull(reader, "reader");
    Objects.requireNonNull(writer, "writer");
    return new EnumProperty<>(
        width,
        cppType,
        summary,
        number,
        value,
        new EnumProperty.Syntax<>(
            List.of(symbols),
            Objects.requireNonNull(reader, "reader")::apply,
            ofKeywords == null ? null : ofKeywords::apply,
            Objects.requireNonNull(writer, "writer")::accept));
  }
}
