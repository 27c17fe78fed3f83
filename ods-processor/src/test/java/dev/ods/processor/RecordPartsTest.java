// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;

import com.google.testing.compile.Compilation;
import com.google.testing.compile.JavaFileObjects;
import dev.ods.builtin.IndexType;
import dev.ods.builtin.IntegerType;
import dev.ods.diagnostic.Diagnostics;
import dev.ods.ir.Type;
import dev.ods.replace.AttrTypeReplacer;
import dev.ods.replace.Replacement;
import dev.ods.text.Parser;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Types and attributes in records that are values of parameters, as with MLIR's {@code
 * AttrTypeSubElementHandler}.
 */
final class RecordPartsTest {
  private static final CompiledDialect DIALECT =
      CompiledDialect.of(
          """
          @Dialect(name = "t", types = {Table.class, Walk.class, Plain.class, Chain.class})
          interface TDialect {}

          record Column(
              String name, Type type, List<Type> more, Optional<Attribute> note, @org.jspecify.annotations.Nullable Type key,
              List<Column> nested) {
            static Column parse(AsmParser parser) {
              String name = parser.parseKeyword();
              if (name == null || !parser.parseColon()) {
                return null;
              }
              Type type = parser.parseType();
              List<Type> more = new java.util.ArrayList<>();
              while (type != null && parser.parseOptionalPlus()) {
                Type next = parser.parseType();
                if (next == null) {
                  return null;
                }
                more.add(next);
              }
              Attribute note = parser.parseOptionalEqual() ? parser.parseAttribute((Type) null) : null;
              Type key = parser.parseOptionalStar() ? parser.parseType() : null;
              List<Column> nested = new java.util.ArrayList<>();
              if (type == null || !parser.parseCommaSeparatedList(
                  dev.ods.text.Delimiter.OPTIONAL_BRACES,
                  () -> { Column each = parse(parser); return each != null && nested.add(each); },
                  "")) {
                return null;
              }
              return new Column(name, type, more, Optional.ofNullable(note), key, nested);
            }

            void print(AsmPrinter printer) {
              printer.print(name + ": ");
              printer.printType(type);
              for (Type each : more) {
                printer.print(" + ");
                printer.printType(each);
              }
              note.ifPresent(each -> { printer.print(" = "); printer.printAttribute(each); });
              if (key != null) {
                printer.print(" * ");
                printer.printType(key);
              }
              String separator = " {";
              for (Column each : nested) {
                printer.print(separator);
                each.print(printer);
                separator = ", ";
              }
              printer.print(nested.isEmpty() ? "" : "}");
            }
          }

          record Empty(int number, Optional<Empty> next) {
            static Empty parse(AsmParser parser) { return new Empty(0, Optional.empty()); }
            void print(AsmPrinter printer) {}
          }

          @TypeDef(dialect = TDialect.class, mnemonic = "table")
          @AssemblyFormat("`<` `[` $columns `]` (`,` $last^)? `>`")
          record Table(List<Column> columns, Optional<Column> last) {}

          @TypeDef(dialect = TDialect.class, mnemonic = "walk")
          record Walk(Column only, java.util.SortedMap<String, Type> others) {
            static Walk parse(AsmParser parser) {
              Column only = parser.parseLess() ? Column.parse(parser) : null;
              return only == null || !parser.parseGreater()
                  ? null
                  : new Walk(only, new java.util.TreeMap<>());
            }
            void print(AsmPrinter printer) {
              printer.print("<");
              only.print(printer);
              printer.print(">");
            }
          }

          @TypeDef(dialect = TDialect.class, mnemonic = "chain")
          @AssemblyFormat("`<` $first `>`")
          record Chain(Node first) {}

          record Node(Type type, Node next) {
            static Node parse(AsmParser parser) {
              Type type = parser.parseType();
              Node next = type != null && parser.parseOptionalPlus() ? parse(parser) : null;
              return type == null ? null : new Node(type, next);
            }

            void print(AsmPrinter printer) {
              printer.printType(type);
              if (next != null) {
                printer.print(" + ");
                next.print(printer);
              }
            }
          }

          @TypeDef(dialect = TDialect.class, mnemonic = "plain")
          @AssemblyFormat("`<` $empty `>`")
          record Plain(Empty empty) {}
          """);

  private static Type type(String text) {
    Diagnostics diagnostics = new Diagnostics();
    Type type = Parser.parseType(text, DIALECT.context(), diagnostics);
    diagnostics.throwIfErrors();
    return Objects.requireNonNull(type);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          !t.table<[a: index]>                  | !t.table<[a: i64]>
          !t.table<[a: f32, b: index + i8 + index], c: tuple<index>> | \
              !t.table<[a: f32, b: i64 + i8 + i64], c: tuple<i64>>
          !t.table<[a: i1 = 3 : index * index]> | !t.table<[a: i1 = 3 : i64 * i64]>
          !t.walk<a: i1 {b: index {c: index}}>  | !t.walk<a: i1 {b: i64 {c: i64}}>
          !t.chain<i1 + index + index>          | !t.chain<i1 + i64 + i64>
          """)
  void typesInRecordsAreReplaced(String before, String after) {
    AttrTypeReplacer replacer = new AttrTypeReplacer();
    replacer.add(IndexType.class, index -> Replacement.of(IntegerType.get(index.context(), 64)));
    assertEquals(after, replacer.replace(type(before)).toString());
    assertSame(type(after), replacer.replace(type(before)));
  }

  /** The code that is generated for others cannot name it. */
  @Test
  void partsOfHiddenClassesAreNotFound() {
    Compilation compilation =
        Snippets.compile(
            List.of(
                JavaFileObjects.forSourceString(
                    "lib.Pair",
                    """
                    package lib;
                    import dev.ods.annotation.*;
                    import dev.ods.ir.*;
                    import dev.ods.text.*;
                    import org.jspecify.annotations.Nullable;
                    @Dialect(name = "lib", types = Hidden.class) interface LibDialect {}
                    @TypeDef(dialect = LibDialect.class, mnemonic = "hidden") record Hidden() {}
                    public record Pair(Type type, HiddenType hidden) {
                      public static @Nullable Pair parse(AsmParser parser) { return null; }
                      public void print(AsmPrinter printer) {}
                    }
                    """),
                Snippets.file(
                    """
                    @TypeDef(dialect = TfDialect.class, mnemonic = "pair")
                    @AssemblyFormat("`<` $pair `>`")
                    record Paired(lib.Pair pair) {}
                    """)));
    assertEquals(List.of(), Snippets.errors(compilation));
  }

  @Test
  void recordsWithoutPartsAreLeft() {
    Type plain = type("!t.plain<>");
    assertSame(plain, new AttrTypeReplacer().replace(plain));
  }
}
