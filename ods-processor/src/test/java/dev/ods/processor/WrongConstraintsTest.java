// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor;

import static dev.ods.processor.Snippets.assertErrors;
import static org.junit.jupiter.api.Assertions.assertEquals;

import com.google.testing.compile.Compilation;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Wrong constraints beyond those of the error pages. */
final class WrongConstraintsTest {
  @Test
  void reportsConstraintsWithoutSummaryWhereTheyAreUsed() {
    assertErrors(
        """
        final class Silent { public static boolean test(Type type) { return true; } }
        @AnyOf({F32.class, Silent.class}) interface Either {}
        @Op(dialect = TfDialect.class, name = "A")
        interface A {
          @Operand(Silent.class) Value a();
        }
        """,
        "2: [ODS303] constraint 'Silent' has no summary for diagnostics; add @Summary",
        "5: [ODS303] constraint 'Silent' has no summary for diagnostics; add @Summary");
  }

  @Test
  void constraintsFitHowAttributesAreStored() {
    assertErrors(
        """
        @Op(dialect = TfDialect.class, name = "A")
        interface A {
          @Attr(I64Attr.class) int int64();
          @Attr(SI32Attr.class) int signed();
          @Attr(IndexAttr.class) Optional<Integer> index();
          @Attr(F32Attr.class) double real();
          @Attr(StrAttr.class) IntegerAttr string();
          @Attr(F32Attr.class) IntegerAttr number();
          @Attr(UnitAttrConstraint.class) boolean unit();
          @Attr(DenseI64ArrayAttr.class) int[] dense();
          @Attr(I64ArrayAttr.class) long[] array();
        }
        @Op(dialect = TfDialect.class, name = "B")
        interface B {
          @Attr(I64Attr.class) long int64();
          @Attr(SI32Attr.class) IntegerAttr signed();
          @Attr(AnyI64Attr.class) long any();
          @Attr(I1Attr.class) boolean bool();
          @Attr(F32Attr.class) FloatAttr real();
          @Attr(StrAttr.class) Attribute string();
          @Attr(SymbolNameAttr.class) String symbol();
          @Attr(UnitAttrConstraint.class) @Unit boolean unit();
          @Attr(DenseI64ArrayAttr.class) long[] dense();
          @Attr(I64ArrayAttr.class) List<Long> array();
          @Attr(TypeAttrConstraint.class) IntegerType type();
          @Attr(SymbolRefAttrConstraint.class) @FlatSymbolRef String reference();
          @Attr(BoolAttrConstraint.class) IntegerAttr one();
        }
        """,
        storage(
            3, "int64", "32-bit signless integer attribute", "I64Attr: 64-bit signless integer"),
        storage(
            4, "signed", "32-bit signless integer attribute", "SI32Attr: 32-bit signed integer"),
        storage(5, "index", "32-bit signless integer attribute", "IndexAttr: index"),
        storage(6, "real", "64-bit float attribute", "F32Attr: 32-bit float"),
        storage(7, "string", "arbitrary integer attribute", "StrAttr: string"),
        storage(8, "number", "arbitrary integer attribute", "F32Attr: 32-bit float"),
        storage(9, "unit", "bool attribute", "UnitAttrConstraint: unit"),
        storage(10, "dense", "i32 dense array attribute", "DenseI64ArrayAttr: i64 dense array"),
        storage(11, "array", "i64 dense array attribute", "I64ArrayAttr: 64-bit integer array"));
  }

  private static String storage(int line, String name, String stored, String constraint) {
    return "%d: [ODS313] attribute '%s' is stored as '%s', which never satisfies '%s attribute"
        .formatted(line, name, stored, constraint.replace(":", "':"));
  }

  @Test
  void reportsPartsOfConstraintsThatWouldBeIgnored() {
    assertErrors(
        """
        final class Odd {
          public static final String SUMMARY = "odd";
          static final Class<Object> KIND = Object.class;
          public static boolean test(Type type) { return true; }
        }
        @Op(dialect = TfDialect.class, name = "A")
        interface A {
          @Operand(Odd.class) Value a();
          @Operand(Odd.class) Value b();
          @Operand(Even.class) Value c();
        }
        final class Even {
          public static final String SUMMARY = "even";
          public static final Class<I32> KIND = I32.class;
          public static boolean test(Type type) { return true; }
        }
        """,
        "3: [ODS310] 'KIND' of constraint 'Odd' has the name of an optional part but not its"
            + " signature; expected 'public static final Class<…> KIND, of a subclass of Type or an"
            + " interface of types'",
        "14: [ODS310] 'KIND' of constraint 'Even' has the name of an optional part but not its"
            + " signature; expected 'public static final Class<…> KIND, of a subclass of Type or an"
            + " interface of types'");
  }

  @Test
  void summariesNameElementsThatExist() {
    Compilation compilation =
        Snippets.compile(
            """
        @ConfinedBy(value = Multiple.class, summary = "of {valu} or {value} bits")
        @interface MultipleOf { long value(); }
        final class Multiple {
          static boolean test(Type type, long value) { return true; }
        }
        @PredOpTrait(value = Less.class, summary = "'{off}' has {least} bits {0} {}")
        @Order({"of", "least"})
        @interface HasBits { String of(); int least(); }
        final class Less {
          static boolean test(Value of, int least) { return true; }
        }
        @AllOf(AnyInteger.class) @MultipleOf(8) interface Bytes {}
        @Op(dialect = TfDialect.class, name = "A")
        @HasBits(of = "a", least = 2)
        interface A {
          @Operand(Bytes.class) Value a();
          @Operand @AnyOf(AnyInteger.class) @MultipleOf(16) Value b();
        }
        """);
    assertEquals(List.of(), Snippets.errors(compilation));
    assertEquals(
        List.of(
            "1: [ODS153] the summary names the element 'valu' in braces, but @MultipleOf has no"
                + " such element. Did you mean 'value'?",
            "6: [ODS153] the summary names the element 'off' in braces, but @HasBits has no such"
                + " element. Did you mean 'of'?"),
        compilation.warnings().stream()
            .filter(warning -> Snippets.message(warning).startsWith("[ODS"))
            .map(warning -> warning.getLineNumber() - 1 + ": " + Snippets.message(warning))
            .sorted()
            .toList());
  }

  @Test
  void typeConstraintsAreForWhatIsInherited() {
    assertErrors(
        """
        interface Base { @Operand Value a(); }
        interface Ints extends Attrs {}
        interface Attrs { @Attr long n(); }
        @TypeConstraint(I32.class) interface Mid extends Base {}
        @Op(dialect = TfDialect.class, name = "A") @TypeConstraint(StrAttr.class)
        interface A extends Ints {
          @Operand Value x();
        }
        @Op(dialect = TfDialect.class, name = "B")
        interface B extends Mid {
          @Operand(F32.class) @Override Value a();
        }
        """,
        "5: [ODS085] 'A' inherits no operands or results, to which @TypeConstraint would give a"
            + " constraint; those of its own have theirs in @Operand and @Result");
  }

  @Test
  void confinementsOfDeclaredConstraintsFitThem() {
    assertErrors(
        """
        @ConfinedBy(value = Ranked.class, summary = "of rank {value}")
        @interface Rank { int value(); }
        final class Ranked {
          static boolean test(Type type, int value) { return true; }
        }
        @ConfinedBy(value = Inside.class, summary = "inside of {value}")
        @interface InsideOf { String value(); }
        final class Inside {
          static boolean test(Operation op, Type type, String value) { return true; }
        }
        @AllOf(I64Attr.class)
        @Rank(1) interface OfAttribute {}
        @AllOf(AnyTensor.class)
        @InsideOf("tf.g") interface OfOperation {}
        @Rank(1) interface Alone {}
        @Rank(2) @Summary("of rank 2")
        interface Both { static boolean test(Type type) { return true; } }
        @Op(dialect = TfDialect.class, name = "A")
        interface A {
          @Operand(Alone.class) Value a();
        }
        """,
        "12: [ODS146] '@Rank' confines by 'Ranked', which needs 'static boolean test(Attribute,"
            + " int)'; the elements of such an annotation are numbers, booleans and strings, and"
            + " @Order names them if there are several",
        "14: [ODS146] '@InsideOf' confines by 'Inside', which needs 'static boolean test(Type,"
            + " String)'; the elements of such an annotation are numbers, booleans and strings, and"
            + " @Order names them if there are several",
        "16: [ODS307] constraint 'Both' has both @Rank and a method 'test'; keep one of them",
        "20: [ODS301] 'Alone' is not a constraint: it has neither a combinator such as @AnyOf nor"
            + " 'public static boolean test(Type)' or 'test(Attribute)'; add @Summary to what only"
            + " confinements of your own are on");
  }

  @Test
  void containersHaveAnElementType() {
    assertErrors(
        """
        record Plain(Type elementType) {}
        @TypeDef(dialect = TfDialect.class, mnemonic = "mat") @AssemblyFormat("`<` params `>`")
        record Mat(List<Type> elementType, Type of) {}
        @ContainerOf(
            container = Plain.class, value = F32.class)
        interface OfPlain {}
        @ContainerOf(container = Mat.class, value = F32.class)
        interface OfMat {}
        @ContainerOf(
            container = Mat.class,
            element = "off",
            value = F32.class)
        interface OfOff {}
        @ContainerOf(container = Mat.class, element = "of", value = F32Attr.class)
        interface OfAttribute {}
        @ContainerOf(container = Mat.class, element = "of", value = {})
        interface OfNothing {}
        @TypeDef(dialect = TfDialect.class) record Hidden(Type elementType) {}
        @ContainerOf(container = Hidden.class, value = F32.class)
        interface Unnamed {}
        @ContainerOf(container = Hidden.class, value = F32.class) @Summary("hidden float")
        interface Named {}
        @ContainerOf(container = Mat.class, element = "of", value = F32.class)
        interface Right {}
        """,
        "5: [ODS311] 'Plain' is not a definition of types: expected a record with @TypeDef",
        "7: [ODS312] 'Mat' has no component 'elementType' that is a type",
        "11: [ODS312] 'Mat' has no component 'off' that is a type. Did you mean 'of'?",
        "14: [ODS305] constraint 'OfAttribute' mixes constraints on types and on attributes; keep"
            + " one of the two kinds",
        "16: [ODS306] @ContainerOf needs at least one constraint",
        "20: [ODS303] constraint 'Unnamed' has no summary for diagnostics; add @Summary");
  }

  @Test
  void reportsAWrongConstraintAtItsDeclaration() {
    assertErrors(
        """
        @AnyOf(Integer.class) interface Broken {}
        @TensorOf(Broken.class) interface Uses {}
        @Op(dialect = TfDialect.class, name = "Relu")
        interface Relu {
          @Operand(Broken.class) Value x();
          @Operand(Uses.class) Value y();
        }
        """,
        "1: [ODS301] 'Integer' is not a constraint: it has neither a combinator such as @AnyOf nor"
            + " 'public static boolean test(Type)' or 'test(Attribute)'");
  }
}
