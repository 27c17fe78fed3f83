// SPDX-License-Identifier: Apache-2.0
package dev.ods.text.parse;

import dev.ods.affine.AffineExpr;
import dev.ods.affine.AffineMap;
import dev.ods.affine.IntegerSet;
import dev.ods.ir.Context;
import dev.ods.text.AsmParser;
import dev.ods.text.Delimiter;
import dev.ods.text.lex.TokenKind;
import dev.ods.text.lex.TokenStream;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Parses affine maps and integer sets, without their keyword and angle brackets. A method that
 * returns null has reported a diagnostic.
 */
final class AffineParser {
  /** A map or a set: exactly one of the two is not null. */
  record Structure(@Nullable AffineMap map, @Nullable IntegerSet set) {}

  private final Context context;
  private final TokenStream tokens;

  /** The dimensions and symbols of the map or set being parsed. */
  private final Map<String, AffineExpr> names = new HashMap<>();

  private final AffineExprParser expressions;

  AffineParser(ParserCore core) {
    this.context = core.context;
    this.tokens = core.tokens;
    this.expressions = new AffineExprParser(core, names);
  }

  /** Parses a map, or a set if not {@code wantMap}. */
  @Nullable Structure parseMapOrSet(boolean wantMap) {
    int start = tokens.start();
    names.clear();
    List<AffineExpr> dims = new ArrayList<>();
    List<AffineExpr> symbols = new ArrayList<>();
    if (!parseNames(Delimiter.PAREN, dims, false, " in dimensional identifier list")
        || (tokens.is(TokenKind.L_SQUARE)
            && !parseNames(Delimiter.SQUARE, symbols, true, " in symbol list"))) {
      return null;
    }
    Structure structure;
    if (tokens.consumeIf(TokenKind.ARROW)) {
      structure = parseMapResults(dims.size(), symbols.size());
    } else if (tokens.expect(TokenKind.COLON, "expected '->' or ':'")) {
      structure = parseConstraints(dims.size(), symbols.size());
    } else {
      return null;
    }
    if (structure != null && wantMap != (structure.map() != null)) {
      tokens.errorAt(
          start,
          wantMap
              ? "expected AffineMap, but got IntegerSet"
              : "expected IntegerSet, but got AffineMap");
      return null;
    }
    return structure;
  }

  /** Parses the results of a map, in which operands stand for dimensions and symbols. */
  @Nullable AffineMap parseMapOfSSAIds(Delimiter delimiter, AffineOperands operands) {
    names.clear();
    List<AffineExpr> results = new ArrayList<>();
    AsmParser.ListElement element =
        new AsmParser.ListElement() {
          @Override
          public boolean parse() {
            AffineExpr result = expressions.parseOfSSAIds(operands);
            return result != null && results.add(result);
          }
        };
    return tokens.list(delimiter, element, " in affine map")
        ? AffineMap.get(context, operands.dimCount(), operands.symbolCount(), results)
        : null;
  }

  /** Parses an expression in which operands stand for dimensions and symbols. */
  @Nullable AffineExpr parseExprOfSSAIds(AffineOperands operands) {
    names.clear();
    return expressions.parseOfSSAIds(operands);
  }

  /**
   * Parses an expression in which these names stand for expressions.
   *
   * @throws IllegalArgumentException if one of them is of another context
   */
  @Nullable AffineExpr parseExpr(Map<String, AffineExpr> known) {
    known.forEach(this::requireContext);
    names.clear();
    names.putAll(known);
    return expressions.parse();
  }

  private void requireContext(String name, AffineExpr expr) {
    if (expr.context() != context) {
      throw new IllegalArgumentException(
          "the expression of the name '" + name + "' is of another context than the parser");
    }
  }

  private boolean parseNames(
      Delimiter delimiter, List<AffineExpr> into, boolean symbols, String where) {
    // No lambdas here: until the JIT compiler optimizes, making one that captures calls the JVM.
    AsmParser.ListElement name =
        new AsmParser.ListElement() {
          @Override
          public boolean parse() {
            AffineExpr expr =
                symbols
                    ? AffineExpr.symbol(context, into.size())
                    : AffineExpr.dim(context, into.size());
            into.add(expr);
            return defineName(expr);
          }
        };
    return tokens.list(delimiter, name, where);
  }

  private boolean defineName(AffineExpr expr) {
    if (!tokens.isKeyword()) {
      return tokens.wrongToken("expected bare identifier");
    }
    String name = tokens.identifier();
    if (names.putIfAbsent(name, expr) != null) {
      return tokens.error("redefinition of identifier '" + name + "'");
    }
    tokens.consume();
    return true;
  }

  private @Nullable Structure parseMapResults(int dims, int symbols) {
    List<AffineExpr> results = new ArrayList<>();
    AsmParser.ListElement element =
        new AsmParser.ListElement() {
          @Override
          public boolean parse() {
            AffineExpr result = expressions.parse();
            return result != null && results.add(result);
          }
        };
    boolean read = tokens.list(Delimiter.PAREN, element, " in affine map range");
    return read ? new Structure(AffineMap.get(context, dims, symbols, results), null) : null;
  }

  private @Nullable Structure parseConstraints(int dims, int symbols) {
    List<AffineExpr> constraints = new ArrayList<>();
    List<Boolean> equalities = new ArrayList<>();
    AsmParser.ListElement constraint =
        new AsmParser.ListElement() {
          @Override
          public boolean parse() {
            return parseConstraint(constraints, equalities);
          }
        };
    if (!tokens.list(Delimiter.PAREN, constraint, " in integer set constraint list")) {
      return null;
    }
    if (constraints.isEmpty()) {
      // An empty list of constraints always holds: 0 == 0.
      constraints.add(AffineExpr.constant(context, 0));
      equalities.add(true);
    }
    boolean[] flags = new boolean[equalities.size()];
    for (int i = 0; i < flags.length; i++) {
      flags[i] = equalities.get(i);
    }
    return new Structure(null, IntegerSet.get(context, dims, symbols, constraints, flags));
  }

  private boolean parseConstraint(List<AffineExpr> constraints, List<Boolean> equalities) {
    AffineExpr left = expressions.parse();
    if (left == null) {
      return false;
    }
    boolean atLeast = tokens.consumeIf(TokenKind.GREATER) && tokens.consumeIf(TokenKind.EQUAL);
    boolean atMost =
        !atLeast && tokens.consumeIf(TokenKind.LESS) && tokens.consumeIf(TokenKind.EQUAL);
    boolean equal =
        !atLeast
            && !atMost
            && tokens.consumeIf(TokenKind.EQUAL)
            && tokens.consumeIf(TokenKind.EQUAL);
    if (!atLeast && !atMost && !equal) {
      return tokens.error(
          "expected '== affine-expr' or '>= affine-expr' at end of affine constraint");
    }
    AffineExpr right = expressions.parse();
    if (right == null) {
      return false;
    }
    constraints.add(atMost ? right.subtract(left) : left.subtract(right));
    equalities.add(equal);
    return true;
  }
}
