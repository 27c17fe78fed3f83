// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Parameters that MLIR's definitions declare by the C++ class of an enum that has the other form:
 * the words are those of mlir-opt 22 for {@code #llvm.linkage} and {@code #llvm.di_subprogram}.
 */
final class EnumClassParametersTest {
  private static final String DECLARATIONS =
      """
      @EnumAttr(EnumAttr.Storage.I64) @Summary("linkage types")
      enum Linkage { @EnumCase(symbol = "private") PRIVATE, @EnumCase(symbol = "b c") B_C }
      @EnumAttr(EnumAttr.Storage.I32) @BitEnum(none = "Zero", separator = "|") @Summary("flags")
      enum Flags { A, B, C }
      @AttrDef(dialect = TfDialect.class, mnemonic = "l") @AssemblyFormat("`<` $linkage `>`")
      record L(@Param(enumClass = true) Linkage linkage) {}
      @AttrDef(dialect = TfDialect.class, mnemonic = "o") @AssemblyFormat("`<` ($linkage^)? `>`")
      record O(@Param(enumClass = true) Optional<Linkage> linkage) {}
      @AttrDef(dialect = TfDialect.class, mnemonic = "f") @AssemblyFormat("`<` $flags `>`")
      record F(@Param(enumClass = true) java.util.Set<Flags> flags) {}
      @AttrDef(dialect = TfDialect.class, mnemonic = "fs") @AssemblyFormat("`<` ($flags^)? `>`")
      record Fs(@Param(enumClass = true) Optional<java.util.Set<Flags>> flags) {}
      @AttrDef(dialect = TfDialect.class, mnemonic = "e") @AssemblyFormat("`<` $linkage `>`")
      record E(Linkage linkage) {}
      """;

  @Test
  void onlyEnumsHaveAClass() {
    assertEquals(
        List.of(
            "[ODS066] parameter 'text' has the type 'String'; only enums with @EnumAttr are read by"
                + " their class"),
        Snippets.compile(
                """
                @AttrDef(dialect = TfDialect.class, mnemonic = "t") @AssemblyFormat("`<` $text `>`")
                record T(@Param(enumClass = true) String text) {}
                """)
            .errors()
            .stream()
            .map(error -> Snippets.message(error).lines().findFirst().orElse(""))
            .toList());
  }

  @ParameterizedTest
  @CsvSource(
      delimiterString = " -> ",
      quoteCharacter = '~',
      value = {
        "#tf.l<private> -> #tf.l<private>",
        "#tf.l<\"b c\"> -> #tf.l<\"b c\">",
        "#tf.l<x> -> 1:20: expected one of [private, \"b c\"b c] for linkage types, got: x",
        "#tf.l<5> -> 1:20: expected keyword for linkage types",
        "#tf.e<x> -> 1:20: expected Linkage to be one of: private, b c",
        "#tf.o<private> -> #tf.o<private>",
        "#tf.o<> -> #tf.o<>",
        "#tf.o<x> -> 1:20: expected one of [private, \"b c\"b c] for linkage types, got: x",
        "#tf.f<C|A> -> #tf.f<A|C>",
        "#tf.f<Zero> -> #tf.f<Zero>",
        "#tf.f<A|5> -> 1:22: expected keyword for flags",
        "#tf.f<A|x> -> 1:22: expected one of [Zero, A, B, C] for flags, got: x",
        "#tf.f<\"A\"> -> 1:20: expected keyword for flags",
        "#tf.fs<> -> #tf.fs<>",
        "#tf.fs<B> -> #tf.fs<B>",
        "#tf.fs<B|5> -> 1:23: expected keyword for flags after '|'",
        "#tf.fs<B|x> -> 1:23: expected one of [Zero, A, B, C] for flags, got: x",
      })
  void isReadAsMlirReadsIt(String text, String expected) {
    CompiledDialect dialect = CompiledDialect.of(DECLARATIONS);
    dialect.context().allowUnregisteredDialects(true);
    String read = dialect.generic("\"x.y\"() {a = " + text + "} : () -> ()");
    String first =
        read.lines().findFirst().orElse("").replace("loc(\"test.mlir\":", "").replace("): ", ": ");
    assertEquals(expected, first.replace("\"x.y\"() {a = ", "").replace("} : () -> ()", ""));
  }
}
