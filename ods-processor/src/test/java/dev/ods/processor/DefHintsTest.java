// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor;

import static dev.ods.processor.Snippets.assertErrors;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What messages about the definitions of types and attributes, and their parameters, suggest. */
final class DefHintsTest {
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "Bits | ; its cases are bits, so use Set<Bits>",
        "Optional<Bits> | ; its cases are bits, so use Set<Bits>",
        "Set<Plain> | ; add @BitEnum to 'Plain', whose cases are not bits",
        "Set<Bare> | ; annotate 'Bare' with @EnumAttr and @BitEnum",
        "Bare | ; annotate 'Bare' with @EnumAttr",
        "List<Bare> | ; annotate 'Bare' with @EnumAttr",
        "Set<String> | ; use a List",
        "Code | . Did you mean 'CodeAttr', the class that is generated from it?",
        "List<Code> | . Did you mean 'CodeAttr', the class that is generated from it?"
      })
  void suggestsParameterTypes(String type, String hint) {
    assertErrors(
        """
        @EnumAttr(EnumAttr.Storage.I32) @BitEnum enum Bits { A, B }
        @EnumAttr enum Plain { A, B }
        enum Bare { A, B }
        @AttrDef(dialect = TfDialect.class, mnemonic = "code") record Code() {}
        @AttrDef(dialect = TfDialect.class, mnemonic = "x")
        @AssemblyFormat("`<` params `>`")
        record X(TYPE x) {}
        """
            .replace("TYPE", type.replace("Set<", "java.util.Set<")),
        "7: [ODS061] parameter 'x' has the type '"
            + type
            + "', which no text corresponds to"
            + hint);
  }

  @Test
  void suggestsHowAMemberHasAnInterfaceOfAttributes() {
    String hint =
        "; let 'Sized' extend AttributeInterface or, if it is attached to attributes, declare"
            + " '@Attr(Sized.class) Attribute'";
    assertErrors(
        """
        @AttrInterface interface Sized { long size(); }
        @Op(dialect = TfDialect.class, name = "X")
        interface X {
          @Attr Sized one();
          @Attr List<Sized> some();
        }
        """,
        "4: [ODS107] attribute 'one' returns 'Sized', which corresponds to no attribute" + hint,
        "5: [ODS107] attribute 'some' returns 'List<Sized>', which corresponds to no attribute"
            + hint);
  }

  @Test
  void suggestsTheGeneratedClassOfADefinition() {
    assertErrors(
        """
        @AttrDef(dialect = TfDialect.class, mnemonic = "code") record Code() {}
        @TypeDef(dialect = TfDialect.class, mnemonic = "mat") record Mat() {}
        @Op(dialect = TfDialect.class, name = "X")
        interface X {
          @Attr Code code();
          @Attr Optional<List<Code>> codes();
          @Attr Mat type();
        }
        """,
        "5: [ODS107] attribute 'code' returns 'Code', which corresponds to no attribute. Did you"
            + " mean 'CodeAttr', the class that is generated from it?",
        "6: [ODS107] attribute 'codes' returns 'Optional<List<Code>>', which corresponds to no"
            + " attribute. Did you mean 'CodeAttr', the class that is generated from it?",
        "7: [ODS107] attribute 'type' returns 'Mat', which corresponds to no attribute. Did you"
            + " mean 'MatType', the class that is generated from it?");
  }

  @Test
  void saysWhyAClassIsNotADefinitionOfTheList() {
    assertErrors(
        """
        @Dialect(
            name = "a",
            types = {
              Mat.class,
              MatType.class,
              Code.class,
              Named.class,
              String.class
            },
            attributes = {
              Code.class,
              CodeAttr.class,
              Mat.class,
              Named.class,
              Nameless.class,
              NamedAttr.class
            })
        interface A {}
        @TypeDef(dialect = A.class, mnemonic = "mat") record Mat() {}
        @AttrDef(dialect = A.class, mnemonic = "code") record Code() {}
        @EnumAttr(value = EnumAttr.Storage.I32, name = "a.named") enum Named { X }
        @EnumAttr enum Nameless { X }
        """,
        "5: [ODS052] 'MatType' is not a definition of a type; list 'Mat', from which it is"
            + " generated",
        "6: [ODS052] 'Code' is not a definition of a type; it defines an attribute, so list it in"
            + " @Dialect(attributes = …)",
        "7: [ODS052] 'Named' is not a definition of a type; it defines an attribute, so list it in"
            + " @Dialect(attributes = …)",
        "8: [ODS052] 'String' is not a definition of a type; expected a record with @TypeDef, or a"
            + " class that encloses such",
        "12: [ODS052] 'CodeAttr' is not a definition of an attribute; list 'Code', from which it is"
            + " generated",
        "13: [ODS052] 'Mat' is not a definition of an attribute; it defines a type, so list it in"
            + " @Dialect(types = …)",
        "15: [ODS052] 'Nameless' is not a definition of an attribute; only an enum with"
            + " @EnumAttr(name = …) is one, so give it a name or take it from the list",
        "16: [ODS052] 'NamedAttr' is not a definition of an attribute; list 'Named', from which it"
            + " is generated");
  }

  @Test
  void saysWhatAHolderInAListOfDefinitionsHolds() {
    assertErrors(
        """
        @Dialect(
            name = "a",
            types = {
              Enums.class,
              Attributes.class
            },
            attributes = {
              Enums.class,
              A.class,
              Empty.class
            })
        interface A {
          @TypeDef(dialect = A.class, mnemonic = "mat") record Mat() {}
        }
        interface Enums { @EnumAttr enum One { X } @EnumAttr(EnumAttr.Storage.I32) enum Two { X } }
        interface Attributes { @AttrDef(dialect = A.class, mnemonic = "code") record Code() {} }
        interface Empty { interface More {} }
        """,
        "4: [ODS052] 'Enums' encloses no definition of a type; expected a record with @TypeDef, or a"
            + " class that encloses such",
        "5: [ODS052] 'Attributes' encloses no definition of a type; those in it are of attributes,"
            + " so list it in @Dialect(attributes = …) only",
        "8: [ODS052] 'Enums' encloses no definition of an attribute; only enums with"
            + " @EnumAttr(name = …) are such, so give those in it names or take it from the list",
        "9: [ODS052] 'A' encloses no definition of an attribute; those in it are of types, so list"
            + " it in @Dialect(types = …) only",
        "10: [ODS052] 'Empty' is not a definition of an attribute; expected a record with"
            + " @AttrDef, an enum with @EnumAttr(name = …), or a class that encloses such");
  }

  @Test
  void aRecordWithoutItsAnnotationIsOneMistake() {
    assertErrors(
        """
        @Dialect(name = "a", ops = X.class, types = Mat.class) interface A {}
        @Summary("matrix") @AssemblyFormat("`<` $rank `>`") record Mat(long rank) {}
        @Op(dialect = A.class, name = "X") interface X { @Operand(Mat.class) Value x(); }
        """,
        "2: [ODS052] 'Mat' is not a definition of a type or an attribute; add @TypeDef or @AttrDef to"
            + " the record");
  }

  @Test
  void saysHowAPlainInterfaceBecomesOneOfAttributesOrTypes() {
    String attribute =
        "; add @AttrInterface to 'Sized' and let it extend AttributeInterface if attributes"
            + " implement it";
    assertErrors(
        """
        interface Sized { long size(); }
        @Op(dialect = TfDialect.class, name = "A")
        interface A {
          @Attr Sized one();
          @Attr Optional<List<Sized>> some();
          @Attr Comparable<String> other();
        }
        @TypeDef(dialect = TfDialect.class, mnemonic = "t") @AssemblyFormat("`<` params `>`")
        record T(Optional<Sized> sized) {}
        """,
        "4: [ODS107] attribute 'one' returns 'Sized', which corresponds to no attribute"
            + attribute,
        "5: [ODS107] attribute 'some' returns 'Optional<List<Sized>>', which corresponds to no"
            + " attribute"
            + attribute,
        "6: [ODS107] attribute 'other' returns 'Comparable<String>', which corresponds to no"
            + " attribute; see @Attr for the types that do",
        "9: [ODS061] parameter 'sized' has the type 'Optional<Sized>', which no text corresponds to"
            + attribute
            + ", or add @TypeInterface and declare '@Param(Sized.class) Type' if types do");
  }
}
