// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * The class of the types of a constraint, MLIR's {@code cppType}, decides how formats parse them.
 */
final class ConstraintKindsTest {
  private static final String DECLARATIONS =
      """
      @TypeInterface interface Sized { int size(); }
      @TypeDef(dialect = TfDialect.class, mnemonic = "ring") @AssemblyFormat("`<` $size `>`")
      record Ring(int size) implements Sized {}
      @Summary("a big one") final class Big {
        public static final Class<Sized> KIND = Sized.class;
        public static boolean test(Type type) { return type instanceof Sized s && s.size() > 8; }
      }
      @Op(dialect = TfDialect.class, name = "a")
      @AssemblyFormat("$x attr-dict `:` %s")
      interface A { @Operand(%s.class) Value x(); }
      """;

  /** What {@code parseCustomTypeWithFallback} says of a class that is an interface. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "AnyShaped | tensor<?xf32> | i32",
        "Sized | !tf.ring<7> | i32",
        "Big | !tf.ring<9> | i32",
      })
  void typesImplementTheInterface(String constraint, String valid, String invalid) {
    Example example = Example.of(DECLARATIONS.formatted("type($x)", constraint));
    String text = "tf.a %%0 : %s";
    assertEquals(text.formatted(valid), example.custom(text.formatted(valid), valid));
    assertEquals(
        "custom op 'tf.a' invalid kind of type specified",
        example.custom(text.formatted(invalid), invalid));
  }

  @Test
  void theConditionIsForTypesOfTheInterface() {
    Example example = Example.of(DECLARATIONS.formatted("type($x)", "Big"));
    assertEquals(
        "'tf.a' op operand #0 must be a big one, but got '!tf.ring<8>'",
        example.custom("tf.a %0 : !tf.ring<8>", "!tf.ring<8>"));
  }

  /** For a qualified type MLIR generates {@code parser.parseType(type)} without the class. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "AnyShaped | shaped of any type values",
        "AnyMemRef | memref of any type values",
        "Ring | ",
      })
  void qualifiedTypesAreOfAnyClass(String constraint, String summary) {
    Example example = Example.of(DECLARATIONS.formatted("qualified(type($x))", constraint));
    assertEquals(
        "'tf.a' op operand #0 must be " + (summary == null ? "" : summary) + ", but got 'i32'",
        example.custom("tf.a %0 : i32", "i32"));
  }

  /** {@code PDL_RangeOf}, which is a {@code ContainerType} and a {@code BuildableType}. */
  @Test
  void composedConstraintsAreBuildable() {
    Example example =
        Example.of(
            """
            @TypeDef(dialect = TfDialect.class, mnemonic = "range")
            @AssemblyFormat("`<` params `>`")
            record Range(Type elementType) {}
            @ContainerOf(container = Range.class, value = Single.class)
            final class RangeOfSingle {
              public static Type build(Context context) {
                return RangeType.get(Single.build(context));
              }
            }
            @AnyOf(F32.class) @Summary("single") interface Single {
              static Type build(Context context) { return F32.build(context); }
            }
            @Op(dialect = TfDialect.class, name = "a") @AssemblyFormat("$x `,` $y attr-dict")
            interface A {
              @Operand(RangeOfSingle.class) Value x();
              @Operand(Single.class) Value y();
            }
            """);
    String text = "tf.a %0, %1";
    assertEquals(text, example.custom(text, "!tf.range<f32>", "f32"));
    assertEquals(
        "'tf.a' op operand #0 must be tf.range of single values, but got '!tf.range<i1>'",
        example.generic("\"tf.a\"(%0, %1) : (!tf.range<i1>, f32) -> ()", "!tf.range<i1>", "f32"));
  }
}
