// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.ods.ir.OperationName;
import dev.ods.trait.AlwaysSpeculatable;
import dev.ods.trait.Commutative;
import dev.ods.trait.Elementwise;
import dev.ods.trait.NoMemoryEffect;
import dev.ods.trait.Pure;
import dev.ods.trait.Tensorizable;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What declarations mean when the generated classes run. */
@Tag("shared")
class CompiledOpsTest {
  /** A number with one bit set is a power of two, as in MLIR; so is the smallest one. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "@Attr @IntPowerOf2 int x(); | -2147483648 : i32 | 3 : i32"
            + " | 32-bit signless integer attribute whose value is a power of two > 0",
        "@Attr(IntPowerOf2.class) int x(); | 8 : i32 | 0 : i32"
            + " | 32-bit signless integer attribute whose value is a power of two > 0",
        "@Attr(IntPositivePowerOf2.class) byte x(); | 64 : i8 | -128 : i8"
            + " | 8-bit signless integer attribute whose value is positive and whose value is a"
            + " power of two > 0",
        "@Attr(IntNonNegative.class) @IntMaxValue(7) long x(); | 7 : i64 | 8 : i64"
            + " | 64-bit signless integer attribute whose value is non-negative whose maximum value"
            + " is 7",
        "@Attr(DenseArraySorted.class) long[] x(); | array<i64: 1, 2>"
            + " | array<i64: 2, 1> | i64 dense array attribute should be in non-decreasing order",
        "@Attr @IntIsOneOf({-1, 5000000000L}) long x(); | 5000000000 : i64 | 1 : i64"
            + " | 64-bit signless integer attribute whose value is one of {-1, 5000000000}",
        "@Attr @DenseArrayMinCount(2) @DenseArrayMaxCount(3) int[] x(); | array<i32: 1, 2>"
            + " | array<i32: 1> | i32 dense array attribute with at least 2 elements"
            + " with at most 3 elements",
        "@Attr(Power.class) IntegerAttr x(); | 4 : i32 | 5 : i32"
            + " | 32-bit signless integer attribute and whose value is a power of two > 0",
        "@Attr(Maybe.class) Optional<Attribute> x(); | 4 : i32 | 4 : i16 | none or a number"
      })
  void confinements(String member, String right, String wrong, String summary) {
    CompiledDialect dialect =
        CompiledDialect.of(
            """
            @Op(dialect = TfDialect.class, name = "a") interface A { %s }
            @AllOf({I32Attr.class, IntPowerOf2.class}) interface Power {}
            @AnyOf({IsNullAttr.class, I32Attr.class})
            @Summary("none or a number") interface Maybe {}
            """
                .formatted(member));
    String op = "\"tf.a\"() <{x = %s}> : () -> ()";
    assertEquals(op.formatted(right), dialect.generic(op.formatted(right)));
    assertEquals(
        "loc(\"test.mlir\":1:1): 'tf.a' op attribute 'x' failed to satisfy constraint: " + summary,
        dialect.generic(op.formatted(wrong)));
  }

  @Test
  void anEmptyAttributeMustBeAbsent() {
    CompiledDialect dialect =
        CompiledDialect.of(
            """
            @Op(dialect = TfDialect.class, name = "a")
            interface A { @Attr(IsNullAttr.class) Optional<Attribute> x(); }
            """);
    assertEquals("\"tf.a\"() : () -> ()", dialect.generic("\"tf.a\"() : () -> ()"));
    assertEquals(
        "loc(\"test.mlir\":1:1): 'tf.a' op attribute 'x' failed to satisfy constraint: any attribute"
            + " empty attribute (for optional attributes)",
        dialect.generic("\"tf.a\"() <{x = 1}> : () -> ()"));
  }

  @Test
  void anAttributeMayBeABoolAttr() {
    CompiledDialect dialect =
        CompiledDialect.of(
            """
            @Op(dialect = TfDialect.class, name = "a")
            @AssemblyFormat("$x (`or` $y^)? attr-dict")
            interface A {
              @Attr dev.ods.builtin.BoolAttr x();
              @Attr Optional<dev.ods.builtin.BoolAttr> y();
              @Attr Optional<List<dev.ods.builtin.BoolAttr>> z();
              default void verify(Diagnostics diagnostics) {
                boolean same = y().map(it -> it == x()).orElse(true);
                if (!same) {
                  diagnostics.error(dev.ods.ir.UnknownLoc.get(x().context()), "" + x());
                }
              }
            }
            """);
    assertEquals(
        "tf.a true or true {z = [false]}", dialect.custom("tf.a true or true {z = [false]}"));
    assertEquals("loc(unknown): true", dialect.custom("tf.a true or false"));
    assertEquals(
        "loc(\"test.mlir\":1:1): 'tf.a' op attribute 'x' failed to satisfy constraint: bool"
            + " attribute",
        dialect.custom("\"tf.a\"() {x = 1 : i32} : () -> ()"));
    assertEquals(
        "loc(\"test.mlir\":1:1): 'tf.a' op attribute 'z' failed to satisfy constraint: 1-bit boolean"
            + " array attribute",
        dialect.custom("\"tf.a\"() <{x = true, z = [1]}> : () -> ()"));
  }

  @Test
  void anAttributeMayBeOfAnInterface() {
    CompiledDialect dialect =
        CompiledDialect.of(
            """
            @Op(dialect = TfDialect.class, name = "a")
            @AssemblyFormat("$x (`or` $y^)? attr-dict")
            interface A {
              @Attr dev.ods.builtin.ElementsAttr x();
              @Attr Optional<dev.ods.builtin.MemRefLayoutAttr> y();
              @Attr Optional<List<dev.ods.builtin.ElementsAttr>> z();
              default void verify(Diagnostics diagnostics) {
                if (x().elementCount() != 2) {
                  diagnostics.error(
                      dev.ods.ir.UnknownLoc.get(x().elementType().context()), "two");
                }
              }
              static AOp make(OpBuilder builder, dev.ods.ir.Location location, Attribute x) {
                AOp.build(builder, location, x, null, (dev.ods.builtin.ArrayAttr) null);
                AOp op = AOp.build(builder, location, x);
                op.setX(op.x());
                return op;
              }
            }
            """);
    String text = "tf.a dense<1> : tensor<2xi32> or strided<[1]> {z = [dense<2> : tensor<1xi8>]}";
    assertEquals(text, dialect.custom(text));
    assertEquals("loc(unknown): two", dialect.custom("tf.a dense<1> : tensor<3xi32>"));
    assertEquals(
        "loc(\"test.mlir\":1:6): custom op 'tf.a' invalid kind of attribute specified",
        dialect.custom("tf.a 1 : i32"));
    assertEquals(
        "loc(\"test.mlir\":1:1): 'tf.a' op attribute 'x' failed to satisfy constraint: constant"
            + " vector/tensor attribute",
        dialect.custom("\"tf.a\"() {x = 1 : i32} : () -> ()"));
    assertEquals(
        "loc(\"test.mlir\":1:1): 'tf.a' op attribute 'z' failed to satisfy constraint: array"
            + " attribute of constant vector/tensor attribute",
        dialect.custom("\"tf.a\"() {x = dense<1> : tensor<2xi32>, z = [1]} : () -> ()"));
  }

  /** A type of another class is reported where it stands, in mlir-opt's words. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "dev.ods.constraint.AnyVectorOfNonZeroRank | i32 | : expected builtin.vector, but found 'i32'",
        "dev.ods.constraint.AnyRankedTensor | i32 | : expected builtin.tensor, but found 'i32'",
        "dev.ods.constraint.AnyTensor | i32 | ''",
        "dev.ods.constraint.AnyFloat | i32 | ''",
        "dev.ods.constraint.F32 | i32 | ''",
        "dev.ods.constraint.SI8 | f32 | : expected builtin.integer, but found 'f32'",
        "dev.ods.constraint.AnyTuple | f32 | : expected builtin.tuple, but found 'f32'",
        "Vectors | f32 | : expected builtin.vector, but found 'f32'",
        "Tensors | f32 | ''",
        "Buffers | tensor<1xf32> | : expected builtin.memref, but found 'tensor<1xf32>'"
      })
  void typesOfAnotherClassAreReportedWhereTheyStand(String constraint, String type, String found) {
    CompiledDialect dialect =
        CompiledDialect.of(
            """
            @Op(dialect = TfDialect.class, name = "a")
            @AssemblyFormat("attr-dict `:` type($y)")
            interface A { @Result(%s.class) Value y(); }
            @VectorOf(F32.class) interface Vectors {}
            @TensorOf(F32.class) @Not(F64.class) @Summary("some tensor") interface Tensors {}
            @MemRefOf(F32.class) interface Buffers {}
            """
                .formatted(constraint));
    assertEquals(
        "loc(\"test.mlir\":1:13): custom op 'tf.a' invalid kind of type specified" + found,
        dialect.custom("%0 = tf.a : " + type));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "vector<2xf32> | true",
        "vector<3xf32> | true",
        "vector<2x4xf32> | true",
        "vector<4xf32> | false",
        "vector<[2]xf32> | false",
        "vector<2xf64> | false",
        "vector<f32> | false"
      })
  void vectorsHaveOneOfTheLengths(String type, boolean valid) {
    CompiledDialect dialect =
        CompiledDialect.of(
            """
            @Op(dialect = TfDialect.class, name = "a")
            @AssemblyFormat("attr-dict `:` type($y)")
            interface A { @Result(Vectors.class) Value y(); }
            @FixedVectorOf(value = F32.class, lengths = {2, 3, 8}) interface Vectors {}
            """);
    String text = "%0 = tf.a : " + type;
    assertEquals(
        valid
            ? text
            : "loc(\"test.mlir\":1:6): 'tf.a' op result #0 must be fixed-length vector of 32-bit"
                + " float values of length 2/3/8, but got '"
                + type
                + "'",
        dialect.custom(text));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        // The nearest constraint on the operand, and that of the declaration on the result.
        "a | f32, f32 | ''",
        "a | i32, f32 | operand #0 must be 32-bit float, but got 'i32'",
        "a | f32, i1 | ''",
        // One of the op itself, on the result only.
        "b | f32, i32 | ''",
        "b | f32, f32 | result #0 must be 32-bit signless integer, but got 'f32'",
        "b | i32, i32 | operand #0 must be 32-bit float, but got 'i32'",
        // One on all that is inherited, after another.
        "c | f64, f64 | ''",
        "c | f32, f64 | operand #0 must be 64-bit float, but got 'f32'",
        "c | f64, f32 | result #0 must be 64-bit float, but got 'f32'",
        // What is inherited does not concern what is declared.
        "d | i8, f64 | ''",
        "d | i8, i8 | result #0 must be 64-bit float, but got 'i8'"
      })
  void inheritedValuesHaveTheNearestConstraint(String name, String types, String mistake) {
    CompiledDialect dialect =
        CompiledDialect.of(
            """
            @Order({"x", "y"})
            interface Unary extends OpView {
              @Operand(dev.ods.constraint.I1.class) Value x();
              @Result Value y();
            }
            @TypeConstraint(value = F32.class, of = "x") interface Floats extends Unary {}
            interface Source extends OpView { @Result Value y(); }
            @Op(dialect = TfDialect.class, name = "s") interface S { @Result Value y(); }
            @Op(dialect = TfDialect.class, name = "a") interface A extends Floats {}
            @Op(dialect = TfDialect.class, name = "b")
            @TypeConstraint(value = dev.ods.constraint.I32.class, of = "y")
            interface B extends Floats {}
            @Op(dialect = TfDialect.class, name = "c")
            @TypeConstraint(F32.class)
            @TypeConstraint(F64.class)
            interface C extends Floats {}
            @Op(dialect = TfDialect.class, name = "d") @TypeConstraint(F64.class)
            interface D extends Source {
              @Operand Value x();
            }
            """);
    String[] each = types.split(", ", -1);
    String text =
        "%%0 = \"tf.s\"() : () -> %s\n%%1 = \"tf.%s\"(%%0) : (%s) -> %s"
            .formatted(each[0], name, each[0], each[1]);
    String reported = dialect.custom(text);
    assertTrue(
        mistake.isEmpty() ? reported.contains("tf." + name) : reported.contains(mistake), reported);
    assertEquals(mistake.isEmpty(), !reported.contains("must be"), reported);
  }

  /** Also if another begins with the same. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {"5 | -5 | ''", "-5 | 5 | attribute 'x'"})
  void attributesHaveTheirOwnConditions(String x, String y, String mistake) {
    CompiledDialect dialect =
        CompiledDialect.of(
            """
            @Op(dialect = TfDialect.class, name = "a")
            interface A {
              @Attr(SI32Attr.class) @IntNonNegative IntegerAttr x();
              @Attr(SI32Attr.class) IntegerAttr y();
              @Attr(SI32Attr.class) @IntMaxValue(9) IntegerAttr z();
            }
            """);
    String reported =
        dialect.generic(
            "\"tf.a\"() <{x = %s : si32, y = %s : si32, z = 9 : si32}> : () -> ()".formatted(x, y));
    assertEquals(!mistake.isEmpty(), reported.contains("failed to satisfy"), reported);
    assertTrue(reported.contains(mistake), reported);
  }

  /** Attributes whose constraint has one type are printed without it. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "SI32Attr | IntegerAttr | 5 | 5 : si32",
        "UI8Attr | IntegerAttr | 255 | 255 : ui8",
        "I32Attr | IntegerAttr | -5 | -5 : i32",
        "I32Attr | Attribute | 5 | 5 : i32",
        "I1Attr | IntegerAttr | true | true",
        "IndexAttr | IntegerAttr | 5 | 5 : index",
        "F16Attr | dev.ods.builtin.FloatAttr | 5.000000e-01 | 5.000000e-01 : f16",
        "BF16Attr | dev.ods.builtin.FloatAttr | 1.000000e+00 | 1.000000e+00 : bf16",
        "F64Attr | dev.ods.builtin.FloatAttr | 1.000000e+00 | 1.000000e+00 : f64",
        "StrAttr | Attribute | \"a\" | \"a\"",
        "StrArrayAttr | ArrayAttr | [\"a\"] | [\"a\"]",
        "ElementsAttrConstraint | dev.ods.builtin.ElementsAttr | dense<1> : tensor<2xi8>"
            + " | dense<1> : tensor<2xi8>"
      })
  void buildableAttributesLeaveTheirTypeOut(
      String constraint, String type, String custom, String attribute) {
    CompiledDialect dialect =
        CompiledDialect.of(
            """
            @Op(dialect = TfDialect.class, name = "a")
            @AssemblyFormat("$x (`or` $y^)? attr-dict")
            interface A {
              @Attr(dev.ods.constraint.%1$s.class) %2$s x();
              @Attr(dev.ods.constraint.%1$s.class) Optional<%2$s> y();
            }
            """
                .formatted(constraint, type));
    String text = "tf.a " + custom + " or " + custom;
    assertEquals(text, dialect.custom(text));
    assertEquals(
        "\"tf.a\"() <{x = " + attribute + ", y = " + attribute + "}> : () -> ()",
        dialect.generic(text));
  }

  /** As text a format has for them, and as text has them in generic form. */
  @ParameterizedTest
  @CsvSource(
      delimiterString = " | ",
      value = {
        "@Attr @TypedStrAttr(I32.class) | \"a\" | \"a\" : i32",
        "@Attr @TypedStrAttr({I32.class, I64.class}) | \"a\" : i64 | \"a\" : i64",
        "@Attr @TypedStrAttr(AnyInteger.class) | \"a\" : i64 | \"a\" : i64",
        "@Attr(Words.class) | \"a\" | \"a\" : i32",
        "@Attr(Words.class) @AllOf(Anything.class) | \"a\" | \"a\" : i32",
      })
  void stringsLeaveOutATypeThatIsBuildable(String annotations, String custom, String attribute) {
    CompiledDialect dialect =
        CompiledDialect.of(
            """
            @TypedStrAttr(I32.class) interface Words {}
            @Summary("an attribute") final class Anything {
              public static boolean test(Attribute it) { return true; }
            }
            @Op(dialect = TfDialect.class, name = "a")
            @AssemblyFormat("$x (`or` $y^)? ($z^)? attr-dict")
            interface A {
              %1$s StringAttr x();
              %1$s Optional<StringAttr> y();
              %1$s Optional<StringAttr> z();
            }
            """
                .formatted(annotations));
    String text = "tf.a %1$s or %1$s %1$s".formatted(custom);
    assertEquals(text, dialect.custom(text));
    assertEquals(
        "\"tf.a\"() <{x = %1$s, y = %1$s, z = %1$s}> : () -> ()".formatted(attribute),
        dialect.generic(text));
  }

  @Test
  void aListOfTraitsImpliesItsMembers() {
    CompiledDialect dialect =
        CompiledDialect.of(
            """
            @Op(dialect = TfDialect.class, name = "a") @Trait(Pure.class) interface A {}
            @Op(dialect = TfDialect.class, name = "b")
            @Trait({dev.ods.trait.ElementwiseMappable.class, dev.ods.trait.Commutative.class})
            interface B { @Operand ValueRange x(); @Result ValueRange y(); }
            """);
    OperationName a = dialect.context().operationName("tf.a");
    assertTrue(a.hasTrait(Pure.class));
    assertTrue(a.hasTrait(NoMemoryEffect.class));
    assertTrue(a.hasTrait(AlwaysSpeculatable.class));
    assertFalse(a.hasTrait(Elementwise.class));
    OperationName b = dialect.context().operationName("tf.b");
    assertTrue(b.hasTrait(Elementwise.class));
    assertTrue(b.hasTrait(Tensorizable.class));
    assertTrue(b.hasTrait(Commutative.class));
    assertFalse(b.hasTrait(NoMemoryEffect.class));
    assertEquals(
        "loc(\"test.mlir\":2:6): 'tf.b' op if an operand is non-scalar, then there must be at least"
            + " one non-scalar result",
        dialect.generic(
            "%0 = \"builtin.unrealized_conversion_cast\"() : () -> tensor<1xi8>\n"
                + "%1 = \"tf.b\"(%0) : (tensor<1xi8>) -> i8"));
  }

  @Test
  void aTraitOfThePackageMayHaveACheck() {
    CompiledDialect dialect =
        CompiledDialect.of(
            """
            @Op(dialect = TfDialect.class, name = "a") @Trait({Never.class, Outer.After.class})
            interface A {}
            final class Never implements dev.ods.trait.TraitVerifier {
              @Override public boolean verifyTrait(dev.ods.ir.Operation op, Diagnostics d) {
                d.opError(op, "is checked");
                return true;
              }
            }
            final class Outer {
              static class After implements dev.ods.trait.RegionTraitVerifier {
                After() {}
                @Override public boolean verifyRegionTrait(dev.ods.ir.Operation op, Diagnostics d) {
                  d.opError(op, "is checked again");
                  return false;
                }
              }
            }
            """);
    assertEquals(
        "loc(\"test.mlir\":1:1): 'tf.a' op is checked\n"
            + "loc(\"test.mlir\":1:1): 'tf.a' op is checked again",
        dialect.generic("\"tf.a\"() : () -> ()"));
  }

  /** The names that mlir-opt reads as one bare identifier behind the namespace. */
  @ParameterizedTest
  @CsvSource({"2d_conv", "2", "$a", "a$", "a.b", ".a", "a.", "1.5", "0x5", "_", "A.2.$"})
  void opNamesAreBareIdentifiers(String name) {
    CompiledDialect dialect =
        CompiledDialect.of(
            """
            @Op(dialect = TfDialect.class, name = "%s")
            @AssemblyFormat("attr-dict")
            interface Named { @Attr @Default("1") long x(); }
            """
                .formatted(name));
    String text = "tf." + name + " {x = 2 : i64}";
    assertEquals(text, dialect.custom(text));
    assertEquals("tf." + name, dialect.custom("\"tf." + name + "\"() : () -> ()"));
  }

  /** Null is an error at the op; the same hook checks the types that a text contains. */
  @Test
  void typesOfResultsAreInferred() {
    CompiledDialect dialect =
        CompiledDialect.of(
            """
            @Op(dialect = TfDialect.class, name = "a")
            @AssemblyFormat("$known attr-dict")
            interface A extends dev.ods.trait.InferTypeOpInterface {
              @Attr @Default("true") boolean known();
              @Result ValueRange results();
              @Override
              default java.util.List<Type> inferReturnTypes(
                  dev.ods.ir.Location location, Diagnostics diagnostics) {
                return known()
                    ? java.util.List.of(dev.ods.builtin.IndexType.get(location.context()))
                    : null;
              }
            }
            """);
    assertEquals(
        "%0 = \"tf.a\"() <{known = true}> : () -> index", dialect.generic("%0 = tf.a true"));
    assertEquals(
        "loc(\"test.mlir\":1:1): custom op 'tf.a' failed to infer returned types",
        dialect.generic("tf.a false"));
    assertEquals(
        "loc(\"test.mlir\":1:1): 'tf.a' op failed to infer returned types",
        dialect.generic("\"tf.a\"() <{known = false}> : () -> ()"));
    assertEquals(
        "loc(\"test.mlir\":1:6): 'tf.a' op inferred type(s) 'index' are incompatible with return"
            + " type(s) of operation 'i8'\n"
            + "loc(\"test.mlir\":1:6): 'tf.a' op failed to infer returned types",
        dialect.generic("%0 = \"tf.a\"() : () -> i8"));
  }

  @Test
  void opNamesWithDashesAreQuoted() {
    String op = "\"tf.a-b\"() : () -> ()";
    assertEquals(
        op,
        CompiledDialect.of("@Op(dialect = TfDialect.class, name = \"a-b\") interface A {}")
            .custom(op));
  }
}
