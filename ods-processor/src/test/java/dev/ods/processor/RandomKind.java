// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor;

import dev.ods.ir.Attribute;
import dev.ods.ir.Type;
import java.time.Duration;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Random;
import java.util.Set;

/**
 * The kind of a parameter: how it is declared, and its values.
 *
 * @param java the type of the component, without {@code Optional}
 * @param boxed the same as the argument of a generic class
 * @param annotations what stands before it
 * @param fallback a default value in the annotation's syntax, or empty if it has none
 * @param ends what its text may end with, so that this must not follow it
 * @param values makes a value
 */
record RandomKind(
    String java, String boxed, String annotations, String fallback, String ends, Values values) {

  /** Makes values of a kind. */
  interface Values {
    /** A value. */
    Object next(Random random, RandomValues from);
  }

  private static final String[] TEXTS = {
    "",
    "a",
    "\"",
    "\\",
    "\n\t\r",
    "é",
    "😀",
    "\0",
    "%d",
    "a b",
    "//",
    "\u007f",
    "$",
    "\u0080\u00ff",
    "true",
    "\\n"
  };

  private static final long[] LONGS = {
    0,
    1,
    -1,
    Long.MAX_VALUE,
    Long.MIN_VALUE,
    Integer.MAX_VALUE,
    Integer.MIN_VALUE,
    127,
    -128,
    255,
    65535
  };

  private static final double[] DOUBLES = {
    0.0,
    -0.0,
    1,
    -1.5,
    0.1,
    Double.NaN,
    Double.POSITIVE_INFINITY,
    Double.NEGATIVE_INFINITY,
    1e300,
    -1e-310,
    Double.MIN_VALUE,
    Float.MIN_VALUE,
    Float.MAX_VALUE,
    123456789,
    1e10
  };

  static String text(Random random) {
    return TEXTS[random.nextInt(TEXTS.length)];
  }

  private static long integer(Random random) {
    return random.nextInt(3) == 0 ? random.nextLong() : LONGS[random.nextInt(LONGS.length)];
  }

  private static double real(Random random) {
    return random.nextInt(4) == 0
        ? Double.longBitsToDouble(random.nextLong())
        : DOUBLES[random.nextInt(DOUBLES.length)];
  }

  private static final List<RandomKind> SIMPLE =
      List.of(
          of("boolean", "Boolean", "true", (r, w) -> r.nextBoolean()),
          of("byte", "Byte", "-128", (r, w) -> (byte) integer(r)),
          of("short", "Short", "300", (r, w) -> (short) integer(r)),
          of("int", "Integer", "-1", (r, w) -> (int) integer(r)),
          of("long", "Long", "-9223372036854775808", (r, w) -> integer(r)),
          unsigned("byte", "Byte", "255", (r, w) -> (byte) integer(r)),
          unsigned("short", "Short", "65535", (r, w) -> (short) integer(r)),
          unsigned("int", "Integer", "4294967295", (r, w) -> (int) integer(r)),
          unsigned("long", "Long", "18446744073709551615", (r, w) -> integer(r)),
          of("float", "Float", "1.5", (r, w) -> (float) real(r)),
          of("double", "Double", "-0.0", (r, w) -> real(r)),
          of("java.lang.String", "java.lang.String", "a $L \\\"b\\\" %s", (r, w) -> text(r)),
          new RandomKind(
              "dev.ods.ir.Type",
              "dev.ods.ir.Type",
              "",
              "aType",
              "->",
              (r, w) -> w.type(r, Type.class)),
          new RandomKind(
              "dev.ods.ir.Attribute",
              "dev.ods.ir.Attribute",
              "",
              "anAttribute",
              ":->",
              (r, w) -> w.attribute(r, Attribute.class)),
          symbol("dev.ods.builtin.IntegerType", true),
          symbol("dev.ods.builtin.VectorType", true),
          symbol("dev.ods.builtin.StringAttr", false),
          symbol("dev.ods.builtin.IntegerAttr", false),
          symbol("dev.ods.builtin.ArrayAttr", false),
          symbol("dev.ods.ir.DictionaryAttr", false),
          symbol("dev.ods.builtin.FloatAttr", false),
          new RandomKind(
              "dev.ods.affine.AffineMap",
              "dev.ods.affine.AffineMap",
              "",
              "",
              "",
              (r, w) -> w.map(r)),
          new RandomKind("Pt", "Pt", "", "origin", "", (r, w) -> w.point(r)),
          new RandomKind(
              "java.time.Duration",
              "java.time.Duration",
              "@Param(syntax = Secs.class) ",
              "",
              "",
              (r, w) -> Duration.ofSeconds(r.nextInt())),
          new RandomKind(
              "long", "Long", "@Param(syntax = Stars.class) ", "7", "", (r, w) -> integer(r)));

  /** Of a class that is in all contexts. */
  static RandomKind simple(Random random) {
    return SIMPLE.get(random.nextInt(SIMPLE.size()));
  }

  /** The values of an enum that is declared. */
  static RandomKind of(RandomEnums.Declared declared) {
    String type = declared.type();
    String symbol = declared.symbols().get(0);
    return new RandomKind(
        type,
        type,
        "",
        symbol,
        declared.isSet() ? declared.separator().strip() : "",
        (r, w) -> {
          Object[] constants = w.loaded(declared.simpleName()).getEnumConstants();
          return declared.isSet()
              ? set(r, constants, declared.hasNone())
              : constants[r.nextInt(constants.length)];
        });
  }

  @SuppressWarnings({"unchecked", "rawtypes"})
  private static Set<?> set(Random random, Object[] constants, boolean mayBeEmpty) {
    Set set = EnumSet.noneOf((Class) ((Enum<?>) constants[0]).getDeclaringClass());
    for (Object constant : constants) {
      if (random.nextBoolean()) {
        set.add(constant);
      }
    }
    if (set.isEmpty() && !mayBeEmpty) {
      set.add(constants[random.nextInt(constants.length)]);
    }
    return set;
  }

  /** A class of types or attributes of a dialect. */
  static RandomKind symbol(String name, boolean isType) {
    return new RandomKind(
        name,
        name,
        "",
        "",
        isType ? "->" : ":->",
        (r, w) ->
            isType
                ? w.type(r, w.loadedSymbol(name, Type.class))
                : w.attribute(r, w.loadedSymbol(name, Attribute.class)));
  }

  /** A list of values of this kind. */
  RandomKind list(boolean mayBeEmpty) {
    String type = "java.util.List<" + boxed + ">";
    return new RandomKind(
        type,
        type,
        annotations,
        "[]",
        "," + ends,
        (r, w) -> {
          List<Object> list = new ArrayList<>();
          for (int i = r.nextInt(3) + (mayBeEmpty ? 0 : 1); i > 0; i--) {
            list.add(values.next(r, w));
          }
          return list;
        });
  }

  boolean isList() {
    return java.startsWith("java.util.List");
  }

  private static RandomKind of(String java, String box, String fallback, Values values) {
    String boxed = box.contains(".") ? box : "java.lang." + box;
    return new RandomKind(java, boxed, "", fallback, "", values);
  }

  private static RandomKind unsigned(String java, String box, String fallback, Values values) {
    return new RandomKind(
        java, "java.lang." + box, "@Param(unsigned = true) ", fallback, "", values);
  }
}
