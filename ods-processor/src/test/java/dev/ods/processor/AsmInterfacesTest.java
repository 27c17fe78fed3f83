// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;

import dev.ods.diagnostic.Diagnostics;
import dev.ods.text.Parser;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What parsers and printers of types have in common with those of operations. */
final class AsmInterfacesTest {
  private static final CompiledDialect DIALECT =
      CompiledDialect.of(
          """
          @TypeDef(dialect = TfDialect.class, mnemonic = "t")
          record T(
              StringAttr name,
              List<Long> extents,
              IntegerSetAttr set,
              DictionaryAttr attributes,
              List<Type> types) {
            static T parse(AsmParser parser) {
              List<Long> extents = new java.util.ArrayList<>();
              if (!parser.parseLess()) {
                return null;
              }
              StringAttr name = parser.parseSymbolName();
              long[] shape =
                  name != null && parser.parseOptionalSymbolName() == null && parser.parseComma()
                      ? parser.parseDimensionList(true, true)
                      : null;
              if (shape == null || parser.parseType() == null || !parser.parseComma()) {
                return null;
              }
              for (long extent : shape) {
                extents.add(extent);
              }
              dev.ods.affine.IntegerSet set = parser.parseIntegerSet();
              DictionaryAttr attributes =
                  set != null && parser.parseComma() ? parser.parseOptionalAttrDict() : null;
              TypeMark from = parser.typeMark();
              return attributes != null
                      && parser.parseOptionalArrowTypeList()
                      && parser.parseGreater()
                  ? new T(
                      name,
                      extents,
                      IntegerSetAttr.get(set),
                      attributes,
                      List.copyOf(parser.types(from, parser.typeMark())))
                  : null;
            }

            void print(AsmPrinter printer) {
              printer.print("<");
              printer.printSymbolName(name.value());
              printer.print(", ");
              printer.printDimensionList(extents.stream().mapToLong(Long::longValue).toArray());
              printer.print(extents.isEmpty() ? "i1, " : "xi1, ");
              printer.printIntegerSet(set.value());
              printer.print(", ");
              if (attributes.size() > 0) {
                printer.print("{");
                String separator = "";
                for (NamedAttribute attribute : attributes.entries()) {
                  printer.print(separator);
                  printer.printNamedAttribute(attribute);
                  separator = ", ";
                }
                printer.print("}");
              }
              printer.printOptionalArrowTypeList(types);
              printer.print(">");
            }
          }

          @Op(dialect = TfDialect.class, name = "shaped")
          @AssemblyFormat(
              value = "custom<DimensionList>($shape) attr-dict",
              customs = DimensionList.class)
          interface Shaped {
            @Attr long[] shape();
          }
          """);

  @ParameterizedTest
  @ValueSource(
      strings = {
        "!tf.t<@a, i1, (d0) : (d0 == 0), >",
        "!tf.t<@\"a b\", 4x?x0xi1, (d0)[s0] : (d0 - s0 == 0, d0 == 0), {a, \"b c\" = 1 : i64} -> i8>",
        "!tf.t<@a, ?xi1, () : (0 == 0), {a = [unit]} -> (i8, i16)>",
        "!tf.t<@a, i1, () : (0 == 0),  -> (() -> ())>",
      })
  void typesAreReadAndWrittenWithAll(String type) {
    String text = "%0 = unrealized_conversion_cast to " + type;
    assertEquals(text, DIALECT.custom(text));
  }

  @ParameterizedTest
  @ValueSource(strings = {"4x?x8", "0x1", "?", "[]", "2 {a}"})
  void dimensionListsAreADirective(String shape) {
    String text = "tf.shaped " + shape;
    assertEquals(text, DIALECT.custom(text));
  }

  @Test
  void symbolNamesMayBeMissing() {
    Diagnostics diagnostics = new Diagnostics();
    assertNull(Parser.parseType("!tf.t<4>", DIALECT.context(), diagnostics));
    assertEquals(
        "expected valid '@'-identifier for symbol name", diagnostics.list().get(0).message());
  }
}
