// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Properties and parameters that are unsigned: their confinements and their defaults. */
final class UnsignedNumbersTest {
  private static final CompiledDialect DIALECT =
      CompiledDialect.of(
          """
          @Op(dialect = TfDialect.class, name = "min")
          interface Min {
            @Prop(unsigned = true) @IntMinValue(1) @IntMaxValue(200) @Default("150") byte a();
            @Prop(unsigned = true) @IntMinValue(40000) @Default("65535") short b();
            @Prop(unsigned = true) @IntMaxValue(4294967294L) @Default("4294967294") int c();
            @Prop(unsigned = true) @IntMinValue(5) @Default("18446744073709551615") long d();
            @Prop(unsigned = true) @IntMaxValue(5) long e();
            @Prop(unsigned = true) @IntMinValue(-1) long f();
          }

          @Op(dialect = TfDialect.class, name = "sign")
          interface Sign {
            @Prop(unsigned = true) @IntPositive @Default("255") byte a();
            @Prop(unsigned = true) @IntNonNegative byte b();
            @Prop(unsigned = true) @IntPositive @Default("0xFFFFFFFFFFFFFFFF") long c();
            @Prop(unsigned = true) @IntNonNegative long d();
            @Prop(unsigned = true) @IntNEQValue(255) byte e();
            @Prop(unsigned = true) @IntNEQValue(-1) @Default("255") byte f();
            @Prop(unsigned = true) @IntNEQValue(-1) long g();
          }

          @Op(dialect = TfDialect.class, name = "power")
          interface Power {
            @Prop(unsigned = true) @IntPowerOf2 @Default("128") byte a();
            @Prop(unsigned = true) @IntPositivePowerOf2 @Default("128") byte b();
            @Prop(unsigned = true) @IntPositivePowerOf2 @Default("9223372036854775808") long c();
            @Prop(unsigned = true) @IntIsOneOf({1, 200}) @Default("200") byte d();
            @Prop(unsigned = true) @IntIsOneOf({-1, 7}) @Default("7") long e();
          }

          @Op(dialect = TfDialect.class, name = "many")
          interface Many {
            @Prop(unsigned = true) @IntMinValue(1) Optional<Byte> a();
            @Prop(unsigned = true) @IntMinValue(1) @Default("[255, 1]") List<Byte> b();
            @Prop(unsigned = true) @IntArrayNthElemEq(index = 0, value = 255)
            @Default("[255]") List<Byte> c();
            @Prop(unsigned = true) @IntArrayNthElemMinValue(index = 0, min = 4000000000L)
            @Default("[4000000000]") List<Integer> d();
            @Prop(unsigned = true) @IntArrayNthElemMaxValue(index = 1, max = 5)
            @Default("[0, 5]") List<Long> e();
            @Prop(unsigned = true) @IntArrayNthElemInRange(index = 0, min = 5, max = 40000)
            @Default("[40000]") List<Short> f();
          }

          @TypeDef(dialect = TfDialect.class, mnemonic = "sizes")
          @AssemblyFormat("(`<` $a^ `>`)? (`[` $b^ `]`)? (`{` $c^ `}`)? (`(` $d^ `)`)?")
          record Sizes(
              @Param(unsigned = true) @Default("255") byte a,
              @Param(unsigned = true) @Default("65535") short b,
              @Param(unsigned = true) @Default("4294967295") int c,
              @Param(unsigned = true) @Default("18446744073709551615") long d) {
            public static boolean areDefault(Context context) {
              return SizesType.get(context, (byte) -1, (short) -1, -1, -1L)
                  == dev.ods.text.Parser.parseType("!tf.sizes", context, new Diagnostics());
            }
          }
          """);

  private static String with(String op, String property) {
    return DIALECT.generic("\"tf." + op + "\"() <{" + property + "}> : () -> ()");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          min   | a = 150 : ui8
          min   | a = 200 : ui8
          min   | a = -56 : i8
          min   | b = -1 : i16
          min   | c = -2 : i32
          min   | d = -1 : i64
          min   | e = 5 : i64
          min   | f = -1 : i64
          min   | f = 0 : i64
          sign  | a = -1 : i8
          sign  | b = -1 : i8
          sign  | c = -1 : i64
          sign  | d = -1 : i64
          sign  | e = 1 : i8
          sign  | f = -1 : i8
          sign  | g = -1 : i64
          power | a = -128 : i8
          power | b = -128 : i8
          power | c = -9223372036854775808 : i64
          power | d = -56 : i8
          many  | a = [-1 : i8]
          many  | b = [1 : i8, -1 : i8]
          many  | c = [-1 : i8, 0 : i8]
          many  | d = [-1 : i32]
          many  | e = [-1, 5]
          many  | f = [-25536 : i16]
          """)
  void areWithinTheirBounds(String op, String property) {
    String generic = with(op, property);
    assertTrue(generic.startsWith("\"tf." + op + "\""), generic);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          min   | a | 0 : i8            | uint8_t whose minimum value is 1 whose maximum value is 200
          min   | a | -1 : i8           | uint8_t whose minimum value is 1 whose maximum value is 200
          min   | b | 5 : i16           | uint16_t whose minimum value is 40000
          min   | c | -1 : i32          | uint32_t whose maximum value is 4294967294
          min   | d | 4 : i64           | uint64_t whose minimum value is 5
          min   | e | -1 : i64          | uint64_t whose maximum value is 5
          sign  | a | 0 : i8            | uint8_t whose value is positive
          sign  | c | 0 : i64           | uint64_t whose value is positive
          sign  | e | -1 : i8           | uint8_t whose value is not 255
          power | a | -1 : i8           | uint8_t whose value is a power of two > 0
          power | d | -1 : i8           | uint8_t whose value is one of {1, 200}
          power | e | -1 : i64          | uint64_t whose value is one of {-1, 7}
          many  | a | [0 : i8]          | optional uint8_t whose minimum value is 1
          many  | b | [-1 : i8, 0 : i8] | array of uint8_t whose minimum value is 1
          many  | c | [1 : i8]          | array of uint8_t whose 0-th element must be 255
          many  | d | [5 : i32]         | array of uint32_t whose 0-th element must be at least 4000000000
          many  | e | [1, -1]           | array of uint64_t whose 1-th element must be at most 5
          many  | e | [1]               | array of uint64_t whose 1-th element must be at most 5
          many  | f | [-1 : i16]        | array of uint16_t whose 0-th element must be at least 5 and at most 40000
          """)
  void areOutsideOfTheirBounds(String op, String property, String value, String constraint) {
    assertEquals(
        "loc(\"test.mlir\":1:1): 'tf."
            + op
            + "' op property '"
            + property
            + "' failed to satisfy constraint: "
            + constraint,
        with(op, property + " = " + value));
  }

  @Test
  void defaultsOfPropertiesAreUnsigned() {
    assertEquals(
        "\"tf.min\"() <{a = -106 : i8, b = -1 : i16, c = -2 : i32, d = -1 : i64, e = 0 : i64,"
            + " f = 0 : i64}> : () -> ()",
        DIALECT.generic("\"tf.min\"() : () -> ()"));
    assertEquals(
        "\"tf.many\"() <{a = [], b = [-1 : i8, 1 : i8], c = [-1 : i8], d = [-294967296 : i32],"
            + " e = [0, 5], f = [-25536 : i16]}> : () -> ()",
        DIALECT.generic("\"tf.many\"() : () -> ()"));
  }

  @Test
  void defaultsOfParametersAreUnsigned() {
    assertEquals(true, Loaded.call(DIALECT.type("Sizes"), null, "areDefault", DIALECT.context()));
  }

  private static List<String> errors(String declaration) {
    return Snippets.compile(declaration).errors().stream().map(Snippets::message).toList();
  }

  @ParameterizedTest
  @CsvSource(
      textBlock =
          """
          byte,  256,                  8
          byte,  -129,                 8
          byte,  -1,                   8
          long,  -1,                   64
          byte,  0x100,                8
          short, 65536,                16
          int,   4294967296,           32
          long,  18446744073709551616, 64
          """)
  void whatDoesNotFitIsRejected(String type, String value, int width) {
    BigInteger most = BigInteger.ONE.shiftLeft(width).subtract(BigInteger.ONE);
    String expected = "; expected an unsigned integer of " + width + " bits, from 0 to " + most;
    assertEquals(
        List.of("[ODS122] '" + value + "' is not a value of property 'x'" + expected),
        errors(
            "@Op(dialect = TfDialect.class, name = \"a\") interface A { @Prop(unsigned = true)"
                + " @Default(\"%s\") %s x(); }".formatted(value, type)));
    assertEquals(
        List.of("[ODS062] '" + value + "' is not a value of parameter 'x'" + expected),
        errors(
            "@TypeDef(dialect = TfDialect.class, mnemonic = \"a\")"
                + " @AssemblyFormat(\"(`<` $x^ `>`)?\") record A(@Param(unsigned = true)"
                + " @Default(\"%s\") %s x) {}".formatted(value, type)));
  }

  @Test
  void defaultsAreConfinedAsUnsigned() {
    List<String> properties = new ArrayList<>();
    for (String property :
        List.of(
            "@IntMaxValue(200) @Default(\"255\") byte",
            "@IntMaxValue(200) @Default(\"0xFF\") byte",
            "@IntPositive @Default(\"0\") long",
            "@IntArrayNthElemMaxValue(index = 0, max = 200) @Default(\"[255]\") List<Byte>")) {
      properties.add("@Prop(unsigned = true) " + property + " x" + properties.size() + "();");
    }
    String constraint = " failed to satisfy constraint: ";
    assertEquals(
        List.of(
            "[ODS125] default value '255' of attribute 'x0'"
                + constraint
                + "uint8_t whose maximum value is 200",
            "[ODS125] default value '255' of attribute 'x1'"
                + constraint
                + "uint8_t whose maximum value is 200",
            "[ODS125] default value '0' of attribute 'x2'"
                + constraint
                + "uint64_t whose value is positive",
            "[ODS125] default value '[255]' of attribute 'x3'"
                + constraint
                + "array of uint8_t whose 0-th element must be at most 200"),
        errors(
            "@Op(dialect = TfDialect.class, name = \"a\") interface A { "
                + String.join(" ", properties)
                + "}"));
  }
}
