// SPDX-License-Identifier: Apache-2.0
package dev.ods.text;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;

import dev.ods.builtin.TupleType;
import dev.ods.builtin.TypeAttr;
import dev.ods.diagnostic.Diagnostics;
import dev.ods.ir.Attribute;
import dev.ods.ir.Context;
import dev.ods.ir.DialectDefinition;
import dev.ods.ir.OpModel;
import dev.ods.ir.Operation;
import dev.ods.ir.Type;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What a dialect's parsers of types and attributes push is not part of the lists around them. */
final class TypeStackTest {
  private final Context context = Context.create();

  TypeStackTest() {
    context.load(new PileDialect());
    context.allowUnregisteredDialects(true);
  }

  /** {@code !pile<i1, i2>} is {@code tuple<i1, i2>}; the attribute is that type. */
  static final class PileDialect extends DialectDefinition implements DialectAssembly {
    PileDialect() {
      super("pile");
    }

    @Override
    public List<OpModel> operations() {
      return List.of();
    }

    @Override
    public @Nullable Type parseType(DialectAsmParser parser) {
      return read(parser);
    }

    private static @Nullable TupleType read(AsmParser parser) {
      TypeMark mark = parser.typeMark();
      if (parser.parseOptionalKeyword("bare")) {
        TupleType bare = parser.parseStrippedType(TupleType.class, "tuple", PileDialect::read);
        return mark.equals(parser.typeMark()) ? bare : null;
      }
      if (parser.parseOptionalKeyword("attr")) {
        TypeAttr bare =
            parser.parseStrippedAttribute(
                TypeAttr.class, null, (nested, type) -> attribute(nested));
        return bare != null && mark.equals(parser.typeMark()) ? (TupleType) bare.value() : null;
      }
      return parser.parseOptionalType() == OptionalResult.SUCCESS
              && (!parser.parseOptionalComma() || parser.parseTypeList())
          ? TupleType.get(parser.context(), parser.types(mark, parser.typeMark()))
          : null;
    }

    private static @Nullable TypeAttr attribute(AsmParser parser) {
      TupleType type = read(parser);
      return type == null ? null : TypeAttr.get(type);
    }

    @Override
    public @Nullable Attribute parseAttribute(DialectAsmParser parser, @Nullable Type type) {
      return attribute(parser);
    }
  }

  private @Nullable String parse(String text, Diagnostics diagnostics) {
    Operation op =
        Parser.parse(
            text.getBytes(UTF_8), "test.mlir", context, ParserOptions.DEFAULT, diagnostics);
    return op == null ? null : String.valueOf(assertNotNullOp(op.region(0).first().first()));
  }

  private static Operation assertNotNullOp(@Nullable Operation op) {
    assertNotNull(op);
    return op;
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "(!pile<i1>) -> !pile<i2, i3>         | (tuple<i1>) -> tuple<i2, i3>",
        "(i8, !pile<i1>, i8) -> (i9, !pile<i2>) | (i8, tuple<i1>, i8) -> (i9, tuple<i2>)",
        "tuple<!pile<i1, i2>, i8>             | tuple<tuple<i1, i2>, i8>",
        "!pile<!pile<i1, i2>, i8>             | tuple<tuple<i1, i2>, i8>",
        "tuple<tensor<1xi4, #pile<i1, i2>>>   | tuple<tensor<1xi4, tuple<i1, i2>>>",
        "!pile<bare i1, i2>                   | tuple<i1, i2>",
        "!pile<attr i1, i2>                   | tuple<i1, i2>",
      })
  void keepsTypesOutOfTheListsAround(String text, String printed) {
    Diagnostics diagnostics = new Diagnostics();
    String op = parse("\"some.op\"() {a = " + text + "} : () -> ()", diagnostics);
    diagnostics.throwIfErrors();
    assertEquals("\"some.op\"() {a = " + printed + "} : () -> ()", op);
  }

  @ParameterizedTest
  @ValueSource(strings = {"!pile<i1>", "(!pile<i1, i2>)"})
  void countsOneResult(String results) {
    Diagnostics diagnostics = new Diagnostics();
    assertNotNull(parse("%0 = \"some.op\"() : () -> " + results, diagnostics));
    diagnostics.throwIfErrors();
  }

  @Test
  void doesNotCountNestedTypesAsResults() {
    Diagnostics diagnostics = new Diagnostics();
    assertNull(parse("%0:2 = \"some.op\"() : () -> !pile<i1>", diagnostics));
    assertEquals(
        "operation defines 1 results but was provided 2 to bind",
        diagnostics.list().get(0).message());
  }
}
