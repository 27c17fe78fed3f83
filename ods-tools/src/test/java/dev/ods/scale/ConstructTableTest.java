// SPDX-License-Identifier: Apache-2.0
package dev.ods.scale;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.ods.affine.AffineExprVisitor;
import dev.ods.builtin.AttributeVisitor;
import dev.ods.builtin.TypeVisitor;
import dev.ods.diagnostic.Diagnostics;
import dev.ods.ir.Context;
import dev.ods.ir.LocationVisitor;
import dev.ods.testing.construct.Construct;
import dev.ods.text.ParserOptions;
import dev.ods.text.lex.Lexer;
import dev.ods.text.lex.TokenKind;
import dev.ods.text.lex.TokenStream;
import java.lang.reflect.Field;
import java.lang.reflect.Method;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/**
 * The table of constructs is complete: it has many of each token, of each kind of type, attribute,
 * location and affine expression, and calls each method of the parser that parses something many
 * times in one text. A new one is therefore missing here until it has a construct.
 */
final class ConstructTableTest {
  private static final int COUNT = 40;

  /** Less than the limits of all sorts of nesting. */
  private static final int DEPTH = 40;

  private static final Set<String> NO_TOKENS = Set.of("EOF", "ERROR", "SLOTS");

  /** Those that have no text of their own, or only in dialects. */
  private static final Set<String> NO_KINDS =
      Set.of("GraphType", "DialectElementsAttr", "DialectLoc");

  /** Productions that only programs, or dialects that are not here, begin with. */
  private static final Set<String> ONLY_CALLED_BY_PROGRAMS =
      Set.of(
          "AbstractAsmParser.parseAffineExpr",
          "AbstractAsmParser.parseAttributeWith",
          "AbstractAsmParser.parseDimensionList",
          "AbstractAsmParser.parseFloat",
          "AbstractAsmParser.parseIntegerSet",
          "AbstractAsmParser.parseOptionalColonTypeList",
          "AbstractAsmParser.parseStrippedAttribute",
          "AbstractAsmParser.parseStrippedType",
          "AbstractAsmParser.parseTypeWith",
          "AbstractAsmParser.parseTypeWithoutDialect",
          "AbstractAsmParser.parseXInDimensionList",
          "AffineParser.parseExpr",
          "AttributeParser.parseAffineExpr",
          "AttributeParser.parseIntegerSet",
          "CustomAsmParser.parseColonFunctionType",
          "CustomAsmParser.parseCustomOperationName",
          "CustomAsmParser.parseGenericOperation",
          "CustomAsmParser.parseGenericOperationAfterOpName",
          "CustomAsmParser.parseLocation",
          "CustomAsmParser.parseOptionalAttrDictWithKeyword",
          "CustomAsmParser.parseOptionalProperties",
          "CustomAsmParser.parsePropDict",
          "CustomAsmParser.parseSuccessorList",
          "CustomOperationParser.parseGeneric",
          "CustomOperationParser.parseGenericRegions",
          "CustomOperationParser.parseGenericRest",
          "CustomOperationParser.parseLocation",
          "CustomOperationParser.parseOperationName",
          "CustomOperationParser.parsePropDictInto",
          "CustomOperationParser.parsePropertiesInto",
          "CustomOperationParser.parseAttributesInto",
          "DialectSymbolParser.parseTypeWithoutDialect",
          "Dimensions.parseAnyExtent",
          "Dimensions.parseSeparated",
          "NumberParser.parseDouble",
          "NumberParser.parseFloat",
          "OperationParser.parseGenericInto",
          "SymbolAsmParser.parseResourceHandle",
          "TextParser.parseAttribute",
          "TextParser.parseFragment",
          "TextParser.parseType");

  /** The greatest number of times that one construct entered each method. */
  private static final Map<String, Long> ENTERED = new HashMap<>();

  @BeforeAll
  static void run() throws ReflectiveOperationException {
    CountedTool tool = new CountedTool();
    for (Construct construct : Construct.all()) {
      tool.run(construct, construct.isNested() ? DEPTH : COUNT);
      Steps.takeEntered().forEach((method, times) -> ENTERED.merge(method, times, Math::max));
    }
  }

  @Test
  void hasEachToken() throws IllegalAccessException {
    Map<Integer, Integer> most = new HashMap<>();
    for (Construct construct : Construct.all()) {
      tokens(construct.text().apply(COUNT)).forEach((kind, n) -> most.merge(kind, n, Math::max));
    }
    Set<String> missing = new TreeSet<>();
    for (Field field : TokenKind.class.getDeclaredFields()) {
      if (field.getType() == int.class && !NO_TOKENS.contains(field.getName())) {
        field.setAccessible(true);
        if (!most.containsKey(field.getInt(null))) {
          missing.add(field.getName());
        }
      }
    }
    assertEquals(Set.of(), missing);
  }

  private static Map<Integer, Integer> tokens(String text) {
    byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
    TokenStream tokens =
        new TokenStream(
            new Lexer(bytes, bytes.length),
            Context.create(),
            new Diagnostics(),
            "",
            ParserOptions.DEFAULT);
    Map<Integer, Integer> counts = new HashMap<>();
    tokens.moveTo(0);
    while (!tokens.is(TokenKind.EOF) && !tokens.is(TokenKind.ERROR)) {
      counts.merge(tokens.kind(), 1, Integer::sum);
      tokens.consume();
    }
    return counts;
  }

  @Test
  void hasEachKindOfTypeAttributeLocationAndExpression() {
    Set<String> missing = new TreeSet<>();
    for (Class<?> visitor :
        List.of(
            TypeVisitor.class,
            AttributeVisitor.class,
            LocationVisitor.class,
            AffineExprVisitor.class)) {
      for (Method method : visitor.getMethods()) {
        Class<?> kind = method.getParameterTypes()[0];
        if (ENTERED.getOrDefault(kind.getName() + ".<init>", 0L) == 0
            && !NO_KINDS.contains(kind.getSimpleName())) {
          missing.add(kind.getSimpleName());
        }
      }
    }
    assertEquals(Set.of(), missing);
  }

  @Test
  void callsEachProductionOfTheParser() {
    Set<String> missing = new TreeSet<>();
    ENTERED.forEach(
        (method, times) -> {
          int dot = method.lastIndexOf('.');
          if (method.startsWith("dev.ods.text.parse.")
              && method.startsWith("parse", dot + 1)
              && times == 0
              && !method.contains(".AbstractTokenParser.")) {
            missing.add(method.substring(method.lastIndexOf('.', dot - 1) + 1));
          }
        });
    missing.removeAll(ONLY_CALLED_BY_PROGRAMS);
    assertEquals(Set.of(), missing);
  }
}
