// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor;

import static dev.ods.processor.Snippets.assertErrors;

import org.junit.jupiter.api.Test;

/** Wrong definitions of types and attributes, and of their parameters. */
final class WrongDefsTest {
  /** The compiler moves annotations that only methods can have from components to accessors. */
  @Test
  void reportsAnnotationsOfMembersOnComponents() {
    assertErrors(
        """
        @TypeDef(dialect = TfDialect.class)
        record T(
            @IntPositive @Default("1") int x,
            @Param(AnyInteger.class) Type y,
            @ArrayCount(2) List<Attribute> z) {}
        @Pass(name = "p")
        record P(@Default("true") @Even boolean on, @Even int times) implements PassBody {
          @Override public void run(PassRun run) {}
        }
        @ConfinedBy(value = Even.Test.class, summary = "is even")
        @interface Even {
          interface Test { static boolean test(Attribute attribute) { return true; } }
        }
        record Plain(@Operand int x) {}
        """,
        "3: [ODS077] @IntPositive belongs to a member of an op, but 'x' is a component of 'T', where"
            + " it has no effect; remove it",
        "5: [ODS077] @ArrayCount belongs to a member of an op, but 'z' is a component of 'T', where"
            + " it has no effect; remove it",
        "7: [ODS077] @Even belongs to a member of an op, but 'on' is a component of 'P', where it has"
            + " no effect; remove it",
        "7: [ODS077] @Even belongs to a member of an op, but 'times' is a component of 'P', where it"
            + " has no effect; remove it",
        "14: [ODS105] @Operand belongs on a method of an interface, but 'x' is in a record");
  }

  @Test
  void reportsClassesThatAreNoSyntax() {
    String expected =
        "expected 'static T parse(AsmParser)' and 'static void print(AsmPrinter, T)' that its"
            + " package can call, for a class T without type parameters that is '%s' or the class"
            + " of its elements";
    String other =
        "expected 'static T parse(AsmParser)' and 'static void print(AsmPrinter, T)' that its"
            + " package can call, for T = '%s'%s";
    assertErrors(
        """
        @TypeDef(dialect = TfDialect.class)
        record A(@Param(syntax = S.class) int a) {}
        @TypeDef(dialect = TfDialect.class)
        record B(@Param(syntax = S.class) java.time.Duration[] b) {}
        @TypeDef(dialect = TfDialect.class)
        record C(@Param(syntax = S.class) Type c) {}
        @TypeDef(dialect = TfDialect.class)
        record D(@Param(syntax = S.class) List<List<java.time.Duration>> d) {}
        @TypeDef(dialect = TfDialect.class)
        record E(@Param(syntax = S.class) java.util.Map.Entry<String, String> e) {}
        @TypeDef(dialect = TfDialect.class)
        record F(@Param(syntax = S.class) Optional<Integer> f) {}
        @TypeDef(dialect = TfDialect.class)
        record G(@Param(syntax = S.class) List<java.time.Duration> g) {}
        @TypeDef(dialect = TfDialect.class)
        record H(@Param(syntax = S.class) List<Long> h) {}
        @AttrDef(dialect = TfDialect.class)
        record I(@SelfType @Param(syntax = Round.class) Type i) {}
        class Round {
          static Type parse(AsmParser parser) { return null; }
          static void print(AsmPrinter printer, Type value) {}
        }
        class S {
          static java.time.Duration parse(AsmParser parser) { return null; }
          static void print(AsmPrinter printer, java.time.Duration value) {}
          static void print(AsmPrinter printer, java.util.Map.Entry<String, String> value) {}
        }
        """,
        "2: [ODS078] 'S' is no syntax of parameter 'a': " + other.formatted("Integer", ""),
        "4: [ODS078] 'S' is no syntax of parameter 'b': " + expected.formatted("Duration[]"),
        "6: [ODS078] 'S' is no syntax of parameter 'c': " + other.formatted("Type", ""),
        "8: [ODS078] 'S' is no syntax of parameter 'd': "
            + expected.formatted("List<List<Duration>>"),
        "10: [ODS078] 'S' is no syntax of parameter 'e': "
            + expected.formatted("Map.Entry<String, String>"),
        "12: [ODS078] 'S' is no syntax of parameter 'f': " + other.formatted("Integer", ""),
        "16: [ODS078] 'S' is no syntax of parameter 'h': "
            + other.formatted("List<Long>", " or the class of its elements"),
        "18: [ODS078] 'Round' is no syntax of parameter 'i': " + other.formatted("Type", ""));
  }

  @Test
  void checksSignaturesOfHooksOfDefinitions() {
    assertErrors(
        """
        @TypeDef(dialect = TfDialect.class, mnemonic = "mat")
        record Mat() {
          boolean verify(Diagnostics diagnostics) { return true; }
          static Mat pars(AsmParser parser) { return null; }
          static void print(AsmPrinter printer) {}
        }
        @AttrDef(dialect = TfDialect.class, mnemonic = "code")
        record Code() {
          static Code parse(AsmParser parser) { return null; }
        }
        """,
        "3: [ODS420] 'verify' has the name of a hook but not its signature; expected 'void"
            + " verify(Diagnostics, Location)'",
        "4: [ODS421] 'pars' has the signature of the hook 'parse' but is never called. Did you mean"
            + " 'parse'?",
        "5: [ODS420] 'print' has the name of a hook but not its signature; expected 'void"
            + " print(AsmPrinter)'",
        "9: [ODS420] 'parse' has the name of a hook but not its signature; expected 'static"
            + " @Nullable Code parse(AsmParser, @Nullable Type)'");
  }

  @Test
  void reportsDefinitionsOfWrongParameters() {
    assertErrors(
        """
        @AttrDef(dialect = TfDialect.class, mnemonic = "code")
        @AssemblyFormat("`<` params `>`")
        record Code(
            Object any,
            int[] numbers,
            Long boxed,
            Optional<List<Long>> maybe,
            List<List<Long>> nested,
            Type type,
            Type context) {}
        """,
        "4: [ODS061] parameter 'any' has the type 'Object', which no text corresponds to; see"
            + " @TypeDef for the types that do, or give the class a parser and a printer, or"
            + " name them in @Param(syntax = …)",
        "5: [ODS061] parameter 'numbers' has the type 'int[]', which no text corresponds to; use a"
            + " List: a record compares arrays by identity",
        "6: [ODS061] parameter 'boxed' has the type 'Long', which no text corresponds to. Did you"
            + " mean 'long'?",
        "7: [ODS061] parameter 'maybe' has the type 'Optional<List<Long>>', which no text"
            + " corresponds to; use a List with @Default(\"[]\")",
        "8: [ODS061] parameter 'nested' has the type 'List<List<Long>>', which no text corresponds"
            + " to; see @TypeDef for the types that do, or give the class a parser and a printer, or"
            + " name them in @Param(syntax = …)",
        "9: [ODS114] generated accessor for `type` overlaps with a default one; please rename to"
            + " avoid overlap; @Param(name = \"type\") keeps its name in the text",
        "10: [ODS114] generated accessor for `context` overlaps with a default one; please rename"
            + " to avoid overlap; @Param(name = \"context\") keeps its name in the text");
  }

  /** The error has the signature to write. */
  @Test
  void aDefaultWithoutTextNeedsAMethod() {
    assertErrors(
        """
        @Op(dialect = TfDialect.class, name = "A")
        interface A {
          @Attr @Default("f32") Type kind();
          @Attr @Default("[i8, i16]") List<Type> allKinds();
        }
        """,
        "3: [ODS123] 'f32' is not the default value of attribute 'kind', as 'Type' has no values in"
            + " text; expected the name of a static method that makes it: declare 'static Type"
            + " f32(Context context)' in 'A'",
        "4: [ODS123] '[i8, i16]' is not the default value of attribute 'allKinds', as 'List<Type>'"
            + " has no values in text; expected the name of a static method that makes it: declare"
            + " 'static List<Type> defaultAllKinds(Context context)' in 'A', and write"
            + " @Default(\"defaultAllKinds\")");
  }

  @Test
  void aDefaultOfAClassNamesAStaticMethod() {
    assertErrors(
        """
        @Op(dialect = TfDialect.class, name = "A")
        interface A {
          @Attr @Default("unit") dev.ods.builtin.UnitAttr a();
          @Attr @Default("emtpy") dev.ods.ir.DictionaryAttr b();
          @Attr @Default("empty") dev.ods.ir.DictionaryAttr c();
          @Attr @Default("non") Mark d();
          @Attr @Default("none") Mark e();
          default void verify() {}
        }
        @AttrInterface interface Mark extends dev.ods.ir.AttributeInterface {
          static Mark none(dev.ods.ir.Context context) { return null; }
        }
        """,
        "3: [ODS122] 'unit' is not a value of attribute 'a'; expected the name of a static method of"
            + " 'UnitAttr', or of this declaration, that takes a Context and returns 'UnitAttr'",
        "4: [ODS122] 'emtpy' is not a value of attribute 'b'; expected the name of a static method"
            + " of 'DictionaryAttr', or of this declaration, that takes a Context and returns"
            + " 'DictionaryAttr'. Did you mean 'empty'?",
        "6: [ODS122] 'non' is not a value of attribute 'd'; expected the name of a static method of"
            + " 'Mark', or of this declaration, that takes a Context and returns 'Mark'. Did you"
            + " mean 'none'?",
        "8: [ODS420] 'verify' has the name of a hook but not its signature; expected 'default void"
            + " verify(Diagnostics)'");
  }
}
