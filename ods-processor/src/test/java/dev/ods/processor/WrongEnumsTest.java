// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor;

import static dev.ods.processor.Snippets.assertErrors;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Wrong enums: several errors at once, and enums that their dialect does not list. */
final class WrongEnumsTest {
  /** Of the enums with attributes of their own, its dialect must list those that an op uses. */
  @Test
  void reportsUnlistedEnumsThatOpsUse() {
    assertErrors(
        """
        @EnumAttr(name = "tf.level") enum Level { LOW }
        @Dialect(name = "tf", ops = A.class) interface TfDialect {}
        @EnumAttr(name = "other.level") enum Other { LOW }
        @EnumAttr enum Plain { LOW }
        @Op(dialect = TfDialect.class, name = "a")
        interface A {
          @Attr Level level();
          @Attr Other other();
          @Attr List<Level> levels();
          @Attr Plain plain();
        }
        """,
        "1: [ODS051] attribute 'Level' is not in its dialect; add Level.class to"
            + " @Dialect(attributes = …) of 'TfDialect'");
  }

  @Test
  void reportsUnlistedEnumsThatNothingUses() {
    assertErrors(
        """
        @Dialect(name = "a", attributes = {Own.class, B.class}) interface A {}
        @Dialect(name = "b") interface B { @EnumAttr(name = "a.foreign") enum Foreign { X } }
        @Dialect(name = "c")
        interface C {
          static Attribute parseAttribute(DialectAsmParser parser, Type type) { return null; }
          static void printAttribute(Attribute attribute, DialectAsmPrinter printer) {}
        }
        @EnumAttr(name = "a.own") enum Own { X }
        @EnumAttr(name = "a.other") enum Other { X }
        @EnumAttr(name = "c.parsed") enum Parsed1 { X }
        @EnumAttr(name = "d.elsewhere") enum Elsewhere { X }
        interface All {
          @EnumAttr(name = "b.one") enum One { X }
          interface Inner { @EnumAttr(name = "b.two") enum Two { X } }
          @AttrDef(dialect = B.class, mnemonic = "three") record Three() {}
        }
        """,
        "9: [ODS051] attribute 'Other' is not in its dialect; add Other.class to"
            + " @Dialect(attributes = …) of 'A'",
        "12: [ODS051] the 3 attributes in 'All' are not in their dialect; add All.class to"
            + " @Dialect(attributes = …) of 'B'");
  }

  @Test
  void reportsAllErrorsOfAnEnum() {
    assertErrors(
        """
        @EnumAttr(value = EnumAttr.Storage.UI8, definition = "My_E")
        enum E {
          @EnumCase(value = -1) A,
          @EnumCase(value = 256) B,
          @EnumCase(value = 7) C,
          @EnumCase(value = 7, symbol = "A") D
        }
        """,
        "1: [ODS035] the definition's name is for an attribute of its own, which 'E' has not; add"
            + " @EnumAttr(name = …)",
        "3: [ODS025] value -1 of case 'A' does not fit in an unsigned integer; use"
            + " @EnumAttr(EnumAttr.Storage.SI16)",
        "4: [ODS025] value 256 of case 'B' does not fit in 8 bits; use"
            + " @EnumAttr(EnumAttr.Storage.SI16)",
        "6: [ODS023] cases 'A' and 'D' have the same symbol 'A'; give one of them another with"
            + " @EnumCase(symbol = …)",
        "6: [ODS024] cases 'C' and 'D' have the same value 7; give one of them another with"
            + " @EnumCase(value = …)");
  }

  @ParameterizedTest
  @CsvSource({"I64", "SI64", "UI64"})
  void implicitValuesOfCasesDoNotOverflow(String storage) {
    assertErrors(
        """
        @EnumAttr(EnumAttr.Storage.%s)
        enum E { @EnumCase(value = Long.MAX_VALUE) A, B }
        """
            .formatted(storage),
        "2: [ODS025] value 9223372036854775808 of case 'B' does not fit in a long; give it another"
            + " with @EnumCase(value = …)");
  }

  @Test
  void reportsAllErrorsOfABitEnum() {
    assertErrors(
        """
        @EnumAttr(value = EnumAttr.Storage.I8, name = "tf.e")
        @AssemblyFormat("`<` $value `>` $value")
        @BitEnum(none = " ", groups = {
          @BitEnum.Group(symbol = "A", cases = "A", before = "LATER"),
          @BitEnum.Group(symbol = "", cases = {}),
          @BitEnum.Group(symbol = "C", cases = {"NO", "B"}, alias = true)})
        enum E {
          @EnumCase(value = 0) NO,
          @EnumCase(value = 128) A,
          B,
          @EnumCase(value = 1, symbol = "") D
        }
        @BitEnum interface F {}
        """,
        """
        2: [ODS036] expected '$value' once, among literals such as `<`, in the format of an enum
            `<` $value `>` $value
                           ^\
        """,
        "3: [ODS046] the symbol ' ' cannot be read in a set: it must not be empty, contain the"
            + " separator, or begin or end with a space",
        "4: [ODS044] group 'A' names 'LATER', which is not a case of 'E'",
        "4: [ODS045] the symbol 'A' is used twice; give one of the two another",
        "5: [ODS043] group '' has no cases; name its bits",
        "5: [ODS046] the symbol '' cannot be read in a set: it must not be empty, contain the"
            + " separator, or begin or end with a space",
        "6: [ODS088] 'C' is an alias, which is another symbol of one bit, but it names 'NO' and 'B';"
            + " name one, or drop 'alias'",
        "8: [ODS039] value 0 of case 'NO' is not a single bit; name the empty set with"
            + " @BitEnum(none = …)",
        "10: [ODS040] bit position larger than underlying storage: case 'B' is not one of 8 bits",
        "11: [ODS046] the symbol '' cannot be read in a set: it must not be empty, contain the"
            + " separator, or begin or end with a space",
        "13: [ODS037] 'F' has @BitEnum but not @EnumAttr; add it");
  }
}
