// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/**
 * The definitions of MLIR's tests of formats of types and attributes, as records: the wrong ones of
 * {@code attr-or-type-format-invalid.td} and {@code attr-or-type-builder-invalid.td} are rejected
 * with the messages that MLIR's tests expect; the right ones of {@code attr-or-type-format.td}
 * pass.
 */
final class UpstreamDefFormatsTest {
  private static final String FOO_OF_TWO =
      """
      static boolean parseFoo(AsmParser parser, Parsed<Integer> a, Parsed<Integer> b) {
        return true;
      }
      static void printFoo(AsmPrinter printer, Optional<Integer> a, int b) {}
      """;

  private static final String FOO_OF_REFERENCE =
      """
      static boolean parseFoo(AsmParser parser, Optional<Integer> a) { return true; }
      static void printFoo(AsmPrinter printer, Optional<Integer> a) {}
      """;

  /**
   * A wrong definition.
   *
   * @param name the name of MLIR's definition
   * @param components the components of the record
   * @param body the members of the record
   * @param messages what MLIR's test expects in the messages
   */
  private record Wrong(
      String name, String components, String format, String body, List<String> messages) {
    Wrong(String name, String components, String format, String message) {
      this(name, components, format, "", List.of(message));
    }
  }

  private static final String TWO = "int v0, int v1";
  private static final String THREE = "int v0, int v1, int v2";
  private static final String OPTIONAL = "Optional<Integer> a, int b";

  private static final List<Wrong> WRONG =
      List.of(
          new Wrong(
              "InvalidTypeA", TWO, "`<` $v0 `>`", "format is missing reference to parameter: v1"),
          new Wrong("InvalidTypeB", TWO, "`<` $v0 `,` $v1 `,` $v0 `>`", "duplicate parameter 'v0'"),
          new Wrong(
              "InvalidTypeC",
              TWO,
              "`<` $v0, $v1 `>`",
              "expected literal, variable, directive, or optional group"),
          new Wrong(
              "InvalidTypeD",
              "int v0",
              "`<` struct($v0, `,`) `>`",
              "",
              List.of(
                  "literals may only be used in the top-level section of the format",
                  "expected a parameter or `custom` directive in `struct` argument list")),
          new Wrong(
              "InvalidTypeE",
              "int v0",
              "`<` struct() $v0 `>`",
              "`struct` argument list expected a parameter or directive"),
          new Wrong(
              "InvalidTypeF",
              "int v0",
              "`<` $v0 $v1 `>`",
              "InvalidTypeF has no parameter named 'v1'"),
          new Wrong(
              "InvalidTypeG", THREE, "`<` struct(params) $v0 `>`", "duplicate parameter 'v0'"),
          new Wrong(
              "InvalidTypeH",
              THREE,
              "`<` $v0 struct(params) `>`",
              "`params` captures duplicate parameter: v0"),
          new Wrong("InvalidTypeI", "int v0", "`<` params $v0 `>`", "duplicate parameter 'v0'"),
          new Wrong(
              "InvalidTypeJ",
              OPTIONAL,
              "struct($a) `,` $b",
              "directive with optional parameters cannot be followed by a comma literal"),
          new Wrong(
              "InvalidTypeK",
              OPTIONAL,
              "(`(` struct(params)^ `)`)?",
              "is only allowed in an optional group if all captured parameters are optional"),
          new Wrong(
              "InvalidTypeL",
              OPTIONAL,
              "(`(` params^ `)`)?",
              "directive allowed in optional group only if all parameters are optional"),
          new Wrong(
              "InvalidTypeM",
              OPTIONAL,
              "(`(` $a^ `,` $b `)`)?",
              "parameters in an optional group must be optional"),
          new Wrong(
              "InvalidTypeN",
              "Optional<Integer> a",
              "(`(` $a `)`^)?",
              "optional group anchor must be a parameter or directive"),
          new Wrong(
              "InvalidTypeO",
              "int a",
              "$a ref($a)",
              "'ref' is only valid within a `custom` directive"),
          new Wrong(
              "InvalidTypeP",
              "int a",
              "custom<Foo>(ref($a)) $a",
              "parameter 'a' must be bound before it is referenced"),
          new Wrong(
              "InvalidTypeQ",
              "int a",
              "custom<Foo>(params)",
              "`params` can only be used at the top-level context or within a `struct` directive"),
          new Wrong(
              "InvalidTypeR",
              "int a",
              "custom<Foo>(struct(params))",
              "`struct` can only be used at the top-level context"),
          new Wrong(
              "InvalidTypeS",
              OPTIONAL,
              "(`(` custom<Foo>($a, $b)^ `)`)?",
              FOO_OF_TWO,
              List.of(
                  "`custom` is only allowed in an optional group if all captured parameters are"
                      + " optional")),
          new Wrong(
              "InvalidTypeT",
              "Optional<Integer> a",
              "$a (`(` custom<Foo>(ref($a))^ `)`)?",
              FOO_OF_REFERENCE,
              List.of(
                  "`custom` directive with no bound parameters cannot be used as optional group"
                      + " anchor")),
          new Wrong(
              "InvalidTypeU",
              OPTIONAL,
              "struct(custom<Foo>($a, $b))",
              FOO_OF_TWO,
              List.of("`struct` can only contain `custom` directives with a single argument")),
          new Wrong(
              "InvalidTypeV",
              "Optional<Integer> a",
              "struct($a, custom<Foo>(ref($a)))",
              FOO_OF_REFERENCE,
              List.of("a `custom` directive nested within a `struct` must be passed a parameter")),
          new Wrong(
              "InvalidTypeW",
              OPTIONAL,
              "custom<Foo>($a, custom<Bar>($b))",
              "`custom` can only be used at the top-level context or within a `struct`"
                  + " directive"));

  @Test
  void wrongFormatsAreRejectedInTheWordsOfMlir() {
    int messages = 0;
    List<String> others = new ArrayList<>();
    for (Wrong wrong : WRONG) {
      List<String> reported = errors(definition(wrong.name, wrong.components, wrong));
      for (String message : wrong.messages) {
        messages++;
        if (reported.stream().noneMatch(error -> error.contains(message))) {
          others.add(wrong.name + ": " + message + " was " + reported);
        }
      }
      if (reported.isEmpty()) {
        others.add(wrong.name + " was accepted");
      }
    }
    assertEquals(List.of(), others);
    assertEquals(23, WRONG.size());
    assertEquals(24, messages);
  }

  /**
   * The only wrong builder has a parameter that is neither a string nor a {@code CArg}. Here a
   * builder is a constructor, whose parameters have Java types: what is no type is an error of
   * javac, "cannot find symbol", and there is no message of MLIR that fits.
   */
  @Test
  void wrongBuilderIsRejected() {
    List<String> errors =
        errors(
            "@TypeDef(dialect = TfDialect.class, mnemonic = \"a\") @AssemblyFormat(\"$v0\")"
                + " record InvalidTypeA(int v0) {"
                + " InvalidTypeA(TestParameter arg0) { this(arg0.value()); } }");
    assertEquals(1, errors.size(), errors::toString);
    assertEquals("cannot find symbol", errors.get(0));
  }

  /** Classes of parameters that parse and print themselves, and a library of methods. */
  private static final String CLASSES =
      """
      record Own(String word) {
        static Own parse(AsmParser parser) {
          String word = parser.parseKeyword();
          return word == null ? null : new Own(word);
        }
        void print(AsmPrinter printer) { printer.print(word); }
      }
      interface Customs {
        static boolean parseNested(AsmParser parser, Parsed<Own> own) { return true; }
        static void printNested(AsmPrinter printer, Own own) {}
        static boolean parseUseType(AsmParser parser, Type type) { return true; }
        static void printUseType(AsmPrinter printer, Type type) {}
        static boolean parseA(AsmParser parser, Parsed<Integer> a) { return true; }
        static void printA(AsmPrinter printer, int a) {}
        static boolean parseB(AsmParser parser, Parsed<Attribute> b, int a) { return true; }
        static void printB(AsmPrinter printer, Optional<Attribute> b, int a) {}
        static boolean parseFoo(AsmParser parser, Parsed<Integer> a, String text) { return true; }
        static void printFoo(AsmPrinter printer, int a, String text) {}
        static OptionalResult parseAB(AsmParser parser, Parsed<Integer> a) {
          return OptionalResult.ABSENT;
        }
        static void printAB(AsmPrinter printer, Optional<Integer> a) {}
      }
      @AnyOf({dev.ods.constraint.I16.class, I32.class}) interface Short {}
      """;

  /** The annotation, the components and the format of each right definition. */
  private static final List<List<String>> RIGHT =
      List.of(
          List.of("AttrA", "IntegerAttr value, Own complex", "`hello` `=` $value `,` $complex `)`"),
          List.of("AttrB", "Own v0, Own v1", "`{` struct($v0, $v1) `}`"),
          List.of("AttrC", "int v0, int v1", "params"),
          List.of("AttrD", "int a, @SelfType Type type", "$a"),
          List.of("AttrE", "@SelfType Type type", "custom<UseType>(ref($type))"),
          List.of(
              "TypeA",
              "IntegerAttr value, Own complex",
              "`foo` `,` `:` `bob` `bar` $value struct($complex) `)`"),
          List.of(
              "TypeB",
              "Own v0, Own v1, Own v2, Own v3",
              "`<` `foo` `:` $v0 `,` struct($v1, $v2) `,` $v3 `>`"),
          List.of(
              "TypeC",
              "IntegerAttr v0, IntegerAttr v1, IntegerAttr v2, IntegerAttr v3",
              "`{` struct($v0, $v2) `}` `{` struct($v1, $v3) `}`"),
          List.of("TypeD", "Optional<Integer> a", "$a"),
          List.of("TypeE", "Optional<Integer> a, int b", "params"),
          List.of("TypeF", "Optional<Integer> a, int b", "struct(params)"),
          List.of("TypeG", "int a, Optional<Integer> b", "params"),
          List.of("TypeH", "int a, Optional<Integer> b", "(`(` $b^ `)`) : (`x`)? $a"),
          List.of("TypeI", "@Default(\"10\") int a", "$a"),
          List.of("TypeJ", "int a, Optional<Attribute> b", "custom<A>($a) custom<B>($b, ref($a))"),
          List.of("TypeL", "int a", "custom<Foo>($a, \\\"1\\\")"),
          List.of("TypeM", "Optional<Integer> a", "(`?`) : ($a^)?"),
          List.of(
              "TypeN",
              "Optional<Integer> a, Optional<Integer> b",
              "`<` (`?`) : (struct($a, $b)^)? `>`"),
          List.of("TypeO", "Optional<Integer> a", "(custom<AB>($a)^ `x`) : (`y`)?"),
          List.of("TypeP", "@Param(Short.class) Type a", "$a"),
          List.of("AttrR", "@Param(I32.class) Type a", "$a"),
          List.of("TypeS", "ArrayAttr a", "$a"),
          List.of(
              "AttrT", "Own v0, Own v1, Own v2", "`{` struct($v0, custom<Nested>($v1), $v2) `}`"),
          List.of("AttrWithArrayRefInStruct", "List<Integer> a, int b", "`<` struct(params) `>`"),
          List.of(
              "AttrWithArrayRefInStructLast", "int a, List<Integer> b", "`<` struct(params) `>`"),
          List.of(
              "AttrWithOptArrayRefInStruct",
              "@Default(\"[]\") List<Integer> a, int b",
              "`<` struct(params) `>`"));

  /**
   * Missing are {@code EnumAttrA} with the format {@code custom<Foo>($value)}, as the format of an
   * enum consists of literals and {@code $value} ({@code EnumAttrB}, whose format that is, is in
   * {@link EnumsTest}); and {@code TypeK}, whose accessor converts what is stored: a record has
   * such accessors of its own.
   */
  @Test
  void rightFormatsPass() {
    StringBuilder snippet = new StringBuilder(CLASSES);
    for (List<String> right : RIGHT) {
      snippet.append(
          """
          @%sDef(dialect = TfDialect.class, mnemonic = "%s")
          @AssemblyFormat(value = "%s", customs = Customs.class)
          record %s(%s) {}
          """
              .formatted(
                  right.get(0).substring(0, 4),
                  right.get(0),
                  right.get(2),
                  right.get(0),
                  right.get(1)));
    }
    assertEquals(List.of(), errors(snippet.toString()));
    assertEquals(26, RIGHT.size());
  }

  private static String definition(String name, String components, Wrong wrong) {
    return """
        @TypeDef(dialect = TfDialect.class, mnemonic = "invalid", definition = "%s")
        @AssemblyFormat("%s")
        record %s(%s) {
        %s}
        """
        .formatted(name, wrong.format, name, components, wrong.body);
  }

  private static List<String> errors(String snippet) {
    return Snippets.compile(snippet).errors().stream()
        .map(Snippets::message)
        .map(message -> message.lines().findFirst().orElse("").replaceFirst("^\\[ODS\\d+] ", ""))
        .toList();
  }
}
