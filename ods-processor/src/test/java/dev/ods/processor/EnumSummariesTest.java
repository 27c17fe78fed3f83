// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.google.testing.compile.Compilation;
import dev.ods.diagnostic.Diagnostics;
import dev.ods.ir.Context;
import dev.ods.ir.DialectDefinition;
import dev.ods.text.Parser;
import dev.ods.text.ParserOptions;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * The summaries of enums, which are MLIR's in definitions: that of the definition, or one that is
 * composed of the cases if that is empty. The messages are those of the code that {@code
 * mlir-tblgen} 22 writes for {@code I32EnumAttr} and {@code I32Enum} with these summaries.
 */
class EnumSummariesTest {
  private static final String DECLARATIONS =
      """
      /**
       * Atomic {@code ordering} for
       * a memory model. More of it.
       *
       * @see Object
       */
      @EnumAttr(EnumAttr.Storage.I32) enum Told { A, B }
      /** Not this. */
      @EnumAttr(EnumAttr.Storage.I32) @Summary("size of an element") enum Said { A, B }
      /** Not this. */
      @EnumAttr(EnumAttr.Storage.I32) @Summary("") enum Empty { A, B }
      /** @see Object */
      @EnumAttr(EnumAttr.Storage.I32) enum Tags { A, B }
      @EnumAttr enum Silent { A, B }
      @Summary("") @EnumAttr(EnumAttr.Storage.I32) @BitEnum enum EmptyBits { A, B }
      /** Rights, such as to read. */
      @EnumAttr(EnumAttr.Storage.I32) @BitEnum enum Bits { A, B }
      /** An ordering. */
      @EnumAttr(value = EnumAttr.Storage.I32, name = "my.own", form = EnumAttr.Form.ENUM)
      enum Own { A, B }
      @Op(dialect = MyDialect.class, name = "told") interface ToldOne { @Attr Told x(); }
      @Op(dialect = MyDialect.class, name = "own") interface OwnOne { @Attr Own x(); }
      @Op(dialect = MyDialect.class, name = "owns") interface Owns { @Attr List<Own> x(); }
      @Dialect(name = "my", ops = {ToldOne.class, OwnOne.class, Owns.class}, attributes = Own.class)
      interface MyDialect {}
      """;

  private static Loaded loaded;
  private static Context context;

  @BeforeAll
  static void compile() throws ReflectiveOperationException {
    loaded = Loaded.of(DECLARATIONS);
    context = Context.create();
    var constructor = loaded.type("MyDialectDefinition").getConstructor();
    constructor.setAccessible(true);
    context.load((DialectDefinition) constructor.newInstance());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '"',
      value = {
        "ToldEnum | Atomic `ordering` for a memory model",
        "SaidEnum | size of an element",
        "EmptyEnum | allowed 32-bit signless integer cases: 0, 1",
        "TagsEnum | allowed 32-bit signless integer cases: 0, 1",
        "SilentEnum | allowed string cases: 'A', 'B'",
        "EmptyBitsEnum | set of 'A', 'B'",
        "BitsEnum | Rights, such as to read",
        "OwnEnum | An ordering",
        "OwnAttr | An ordering"
      })
  void areExplicitOrOfTheJavadocOrOfTheCases(String type, String summary)
      throws ReflectiveOperationException {
    var field = loaded.type(type).getDeclaredField("SUMMARY");
    field.setAccessible(true);
    assertEquals(summary, field.get(null));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '"',
      value = {
        "'my.told'() {x = 7 : i32} : () -> () | 'my.told' op attribute 'x' failed to satisfy"
            + " constraint: Atomic `ordering` for a memory model",
        "'my.own'() {x = unit} : () -> () | 'my.own' op attribute 'x' failed to satisfy"
            + " constraint: An ordering",
        "'my.owns'() {x = unit} : () -> () | 'my.owns' op attribute 'x' failed to satisfy"
            + " constraint: array attribute of An ordering",
        "'my.own'() {x = #my<own C>} : () -> () | expected one of [A, B] for An ordering, got: C"
      })
  void areInMessages(String text, String message) {
    Diagnostics diagnostics = new Diagnostics();
    Parser.parse(
        text.replace('\'', '"').getBytes(StandardCharsets.UTF_8),
        "test.mlir",
        context,
        ParserOptions.DEFAULT,
        diagnostics);
    assertEquals(message, diagnostics.list().get(0).message());
  }

  @Test
  void areOneLineIfExplicit() {
    Compilation compilation = Snippets.compile("@EnumAttr @Summary(\" \") enum A { X }");
    assertEquals(
        List.of("1: [ODS308] the summary of 'A' must be one line that is not empty"),
        Snippets.errors(compilation));
  }
}
