// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;

/**
 * The examples of ODS and ODS 2020 (docs/specification.md) of constraints, enums and interfaces, as
 * in {@link OperationExamplesTest}.
 */
final class ConstraintExamplesTest {
  @Test
  void howToSpecifyNewConstraint() {
    Example example =
        Example.of(
            """
            @Op(dialect = TfDialect.class, name = "a")
            interface A { @Attr(WordOrLong.class) IntegerAttr x(); }
            @AnyOf({I32Attr.class, I64Attr.class}) interface WordOrLong {}
            @Op(dialect = TfDialect.class, name = "b")
            interface B { @Attr(Integers.class) Attribute x(); }
            @AllOf({IsInteger.class, Width.class}) @Summary("32 or 64 bits") interface Integers {}
            @Summary("an integer") final class IsInteger {
              public static boolean test(Attribute self) { return self instanceof IntegerAttr; }
            }
            @AnyOf({Is32.class, Is64.class}) interface Width {}
            @Summary("32 bits") final class Is32 {
              public static boolean test(Attribute self) { return Bits.of(self) == 32; }
            }
            @Summary("64 bits") final class Is64 {
              public static boolean test(Attribute self) { return Bits.of(self) == 64; }
            }
            final class Bits {
              static int of(Attribute self) {
                return ((IntegerAttr) self).type() instanceof IntegerType type ? type.width() : 0;
              }
            }
            @Op(dialect = TfDialect.class, name = "c")
            interface C { @Attr(HasSomeProperty.class) Attribute attr(); }
            @Summary("has some property") final class HasSomeProperty {
              public static boolean test(Attribute attr) { return attr instanceof StringAttr; }
            }
            """);
    for (String op : List.of("a", "b")) {
      String text = "\"tf." + op + "\"() <{x = %s}> : () -> ()";
      assertEquals(text.formatted("1 : i32"), example.generic(text.formatted("1 : i32")));
      assertEquals(text.formatted("1 : i64"), example.generic(text.formatted("1 : i64")));
      String error = "'tf." + op + "' op attribute 'x' failed to satisfy constraint: ";
      assertEquals(
          error
              + (op.equals("a")
                  ? "32-bit signless integer attribute or 64-bit signless integer attribute"
                  : "32 or 64 bits"),
          example.generic(text.formatted("1 : i16")));
    }
    assertEquals(
        "'tf.b' op attribute 'x' failed to satisfy constraint: 32 or 64 bits",
        example.generic("\"tf.b\"() <{x = 1.0 : f32}> : () -> ()"));
    String some = "\"tf.c\"() <{attr = %s}> : () -> ()";
    assertEquals(some.formatted("\"a\""), example.generic(some.formatted("\"a\"")));
    assertEquals(
        "'tf.c' op attribute 'attr' failed to satisfy constraint: has some property",
        example.generic(some.formatted("1")));
  }

  /**
   * {@code SubstLeaves} asks a predicate of another subject, {@code Concat} encloses it in code.
   */
  @Test
  void compoundPredicates() {
    Example example =
        Example.of(
            """
            @Op(dialect = TfDialect.class, name = "a")
            interface A {
              @Operand(OfFloats.class) Value x();
              @Operand(ReturnsIndex.class) Value y();
            }
            @Summary("tuple of floats") final class OfFloats {
              public static boolean test(Type type) {
                return dev.ods.predicate.Shapes.isTupleOf(type, AnyFloat::test);
              }
            }
            @Summary("function to index") final class ReturnsIndex {
              public static boolean test(Type type) {
                return type instanceof FunctionType function
                    && function.resultCount() == 1 && Index.test(function.result(0));
              }
            }
            """);
    String text =
        """
        %%0 = "builtin.unrealized_conversion_cast"() : () -> %1$s
        %%1 = "builtin.unrealized_conversion_cast"() : () -> (%2$s)
        "tf.a"(%%0, %%1) : (%1$s, %2$s) -> ()""";
    assertEquals("", error(example, text.formatted("tuple<f32, bf16>", "() -> index")));
    assertEquals(
        "'tf.a' op operand #0 must be tuple of floats, but got 'tuple<f32, i8>'",
        error(example, text.formatted("tuple<f32, i8>", "() -> index")));
    assertEquals(
        "'tf.a' op operand #1 must be function to index, but got '() -> i8'",
        error(example, text.formatted("tuple<>", "() -> i8")));
  }

  /** {@code ContainerType}: a class of types, and a constraint on their element type. */
  @Test
  void containersOfADialect() {
    Example example =
        Example.of(
            """
            @TypeDef(dialect = TfDialect.class, mnemonic = "mat") @AssemblyFormat("`<` params `>`")
            record Mat(long rows, Type elementType) {}
            @TypeDef(dialect = TfDialect.class, mnemonic = "ref") @AssemblyFormat("`<` params `>`")
            record Ref(Type to) {}
            @Op(dialect = TfDialect.class, name = "a")
            @AssemblyFormat("$x `,` $y attr-dict `:` type($x) `,` type($y)")
            interface A {
              @Operand(FloatMat.class) @ContainerOf(container = Mat.class, value = NotF64.class)
              Value x();
              @Operand
              @ContainerOf(container = Ref.class, element = "to", qualified = true,
                  value = FloatMat.class)
              Value y();
            }
            @ContainerOf(container = Mat.class, value = {F32.class, F64.class})
            interface FloatMat {}
            @Not(F64.class) @Summary("no f64") interface NotF64 {}
            """);
    String mat = "!tf.mat<2, f32>";
    String ref = "!tf.ref<!tf.mat<3, f64>>";
    String valid = "tf.a %0, %1 : <2, f32>, " + ref;
    assertEquals(valid, example.custom(valid, mat, ref));
    assertEquals("expected '<'", example.custom("tf.a %0, %1 : f32, " + ref, "f32", ref));
    assertEquals(
        "custom op 'tf.a' invalid kind of type specified: expected tf.ref, but found '" + mat + "'",
        example.custom("tf.a %0, %1 : <2, f32>, " + mat, mat, mat));
    String floats = "tf.mat of 32-bit float or 64-bit float values";
    String both = floats + " and tf.mat of no f64 values";
    assertEquals(
        "'tf.a' op operand #0 must be " + both + ", but got '!tf.mat<2, i8>'",
        example.custom("tf.a %0, %1 : <2, i8>, " + ref, "!tf.mat<2, i8>", ref));
    assertEquals(
        "'tf.a' op operand #0 must be " + both + ", but got '!tf.mat<2, f64>'",
        example.custom("tf.a %0, %1 : <2, f64>, " + ref, "!tf.mat<2, f64>", ref));
    assertEquals(
        "'tf.a' op operand #1 must be tf.ref of " + floats + " values, but got '!tf.ref<i1>'",
        example.custom("tf.a %0, %1 : <2, f32>, !tf.ref<i1>", mat, "!tf.ref<i1>"));
  }

  /** The error about a program; empty if it is valid. */
  private static String error(Example example, String program) {
    String printed = example.generic(program);
    return printed.startsWith("'") ? printed : "";
  }

  @Test
  void enumAttributes() {
    Example example =
        Example.of(
            """
            @EnumAttr(EnumAttr.Storage.I32) @Summary("An example int enum")
            enum MyIntEnum { @EnumCase(value = 15) Case15, @EnumCase(value = 20) Case20 }
            @EnumAttr(EnumAttr.Storage.I32) @BitEnum(none = "None")
            enum MyBitEnum { @EnumCase(symbol = "tagged") Bit0, Bit1, Bit2, Bit3 }
            @Op(dialect = TfDialect.class, name = "a")
            interface A { @Attr MyIntEnum x(); @Attr java.util.Set<MyBitEnum> y(); }
            final class Functions {
              public static List<Object> run(OpBuilder b, Location at, List<Value> values) {
                java.util.Set<MyBitEnum> two =
                    java.util.EnumSet.of(MyBitEnum.Bit0, MyBitEnum.Bit2);
                return java.util.Arrays.asList(
                    MyIntEnumEnum.stringify(MyIntEnum.Case20), MyIntEnumEnum.symbolize("Case15"),
                    MyIntEnumEnum.symbolize("Case16"), MyIntEnumEnum.symbolize(20),
                    MyIntEnumEnum.symbolize(16), MyIntEnumEnum.value(MyIntEnum.Case15),
                    MyBitEnumEnum.value(two), MyBitEnumEnum.stringify(two),
                    MyBitEnumEnum.stringify(java.util.Set.of()),
                    MyBitEnumEnum.symbolize("tagged|Bit2").equals(two),
                    MyBitEnumEnum.symbolize("None").isEmpty(), MyBitEnumEnum.symbolize("Bit0"),
                    MyBitEnumEnum.symbolize(15).size(), MyBitEnumEnum.symbolize(16));
              }
            }
            """);
    assertEquals(
        "[Case20, Case15, null, Case20, null, 15, 5, tagged|Bit2, None, true, true, null, 4, null]",
        String.valueOf(example.run("Functions")));
    String op = "\"tf.a\"() <{x = %s : i32, y = %s : i32}> : () -> ()";
    assertEquals(op.formatted(20, 9), example.generic(op.formatted(20, 9)));
    assertEquals(
        "invalid properties {x = 16 : i32, y = 9 : i32} for op tf.a: Invalid attribute `x` in property"
            + " conversion: 16 : i32",
        example.generic(op.formatted(16, 9)));
    assertEquals(
        "invalid properties {x = 15 : i32, y = 16 : i32} for op tf.a: Invalid attribute `y` in property"
            + " conversion: 16 : i32",
        example.generic(op.formatted(15, 16)));
  }

  /** ODS 2020: methods of each kind, a default body, and a verifier. */
  @Test
  void interfaces() {
    Example example =
        Example.of(
            """
            @OpInterface interface My extends OpView {
              int foo();
              Value bar(int i);
              default int inputsAndOutputs() {
                return operation().operandCount() + operation().resultCount();
              }
              default int withDefault() { return inputsAndOutputs(); }
              static void verify(My op, Diagnostics diagnostics) {
                if (op.foo() == 0) { diagnostics.opError(op.operation(), "has no foo"); }
              }
            }
            @Op(dialect = TfDialect.class, name = "a") interface A extends My {
              @Operand ValueRange values();
              @Override default int foo() { return values().size(); }
              @Override default Value bar(int i) { return values().get(i); }
            }
            @Op(dialect = TfDialect.class, name = "b") interface B extends My {
              @Override @Attr int foo();
              @Override default Value bar(int i) { return null; }
              @Override default int withDefault() { return -1; }
            }
            final class Use {
              public static List<Object> run(OpBuilder b, Location at, List<Value> values) {
                My one = AOp.build(b, at, values).operation().as(My.class);
                My two = BOp.build(b, at, 7).operation().as(My.class);
                return List.of(one.foo(), one.bar(1).equals(values.get(1)), one.inputsAndOutputs(),
                    one.withDefault(), two.foo(), two.withDefault());
              }
            }
            """);
    assertEquals(List.of(2, true, 2, 2, 7, -1), example.run("Use", "i1", "i2"));
    assertEquals("'tf.a' op has no foo", example.generic("\"tf.a\"() : () -> ()"));
    assertEquals("\"tf.a\"(%0) : (i1) -> ()", example.generic("\"tf.a\"(%0) : (i1) -> ()", "i1"));
  }
}
