// SPDX-License-Identifier: Apache-2.0
package dev.ods.text.parse;

import dev.ods.affine.AffineExpr;
import dev.ods.affine.AffineMap;
import dev.ods.affine.IntegerSet;
import dev.ods.ir.Context;
import dev.ods.text.Delimiter;
import dev.ods.text.lex.NumberLiterals;
import dev.ods.text.lex.TokenKind;
import dev.ods.text.lex.TokenStream;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Parses affine maps and integer sets, without their keyword and angle brackets. Chains of
 * operators are parsed in a loop; only parentheses and signs recurse. A method that returns null
 * has reported a diagnostic.
 */
final class AffineParser {
  private enum Operator {
    NONE,
    ADD,
    SUBTRACT,
    MULTIPLY,
    FLOOR_DIV,
    CEIL_DIV,
    MOD
  }

  /** A map or a set: exactly one of the two is not null. */
  record Structure(@Nullable AffineMap map, @Nullable IntegerSet set) {}

  private final ParserCore core;
  private final Context context;
  private final TokenStream tokens;

  /** The dimensions and symbols of the map or set being parsed. */
  private final Map<String, AffineExpr> names = new HashMap<>();

  AffineParser(ParserCore core) {
    this.core = core;
    this.context = core.context;
    this.tokens = core.tokens;
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

  private boolean parseNames(
      Delimiter delimiter, List<AffineExpr> into, boolean symbols, String where) {
    return tokens.list(
        delimiter,
        () -> {
          AffineExpr expr =
              symbols
                  ? AffineExpr.symbol(context, into.size())
                  : AffineExpr.dim(context, into.size());
          into.add(expr);
          return defineName(expr);
        },
        where);
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
    boolean read =
        tokens.list(
            Delimiter.PAREN,
            () -> {
              AffineExpr result = parseExpr();
              return result != null && results.add(result);
            },
            " in affine map range");
    return read ? new Structure(AffineMap.get(context, dims, symbols, results), null) : null;
  }

  private @Nullable Structure parseConstraints(int dims, int symbols) {
    List<AffineExpr> constraints = new ArrayList<>();
    List<Boolean> equalities = new ArrayList<>();
    if (!tokens.list(
        Delimiter.PAREN,
        () -> parseConstraint(constraints, equalities),
        " in integer set constraint list")) {
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
    AffineExpr left = parseExpr();
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
    AffineExpr right = parseExpr();
    if (right == null) {
      return false;
    }
    constraints.add(atMost ? right.subtract(left) : left.subtract(right));
    equalities.add(equal);
    return true;
  }

  // -- Expressions -------------------------------------------------------------------------------

  /** Parses sums of products, associating to the left. */
  private @Nullable AffineExpr parseExpr() {
    AffineExpr sum = null;
    Operator pending = Operator.NONE;
    while (true) {
      AffineExpr term = parseOperand(sum != null);
      if (term == null) {
        return null;
      }
      Operator next = consumeSumOperator();
      if (next == Operator.NONE) {
        int at = tokens.start();
        Operator product = consumeProductOperator();
        if (product != Operator.NONE) {
          term = parseProduct(term, product, at);
          if (term == null) {
            return null;
          }
          next = consumeSumOperator();
        }
      }
      sum = sum == null ? term : pending == Operator.ADD ? sum.add(term) : sum.subtract(term);
      if (next == Operator.NONE) {
        return sum;
      }
      pending = next;
    }
  }

  /** Parses the rest of a product after its first factor and operator. */
  private @Nullable AffineExpr parseProduct(AffineExpr first, Operator operator, int operatorAt) {
    AffineExpr product = first;
    Operator pending = operator;
    int pendingAt = operatorAt;
    while (true) {
      AffineExpr factor = parseOperand(true);
      if (factor == null) {
        return null;
      }
      int at = tokens.start();
      Operator next = consumeProductOperator();
      // In a longer product, MLIR reports an invalid factor at the operator after it.
      product = combine(pending, product, factor, next == Operator.NONE ? pendingAt : at);
      if (product == null || next == Operator.NONE) {
        return product;
      }
      pending = next;
      pendingAt = at;
    }
  }

  private Operator consumeSumOperator() {
    Operator operator =
        tokens.is(TokenKind.PLUS)
            ? Operator.ADD
            : tokens.is(TokenKind.MINUS) ? Operator.SUBTRACT : Operator.NONE;
    if (operator != Operator.NONE) {
      tokens.consume();
    }
    return operator;
  }

  private Operator consumeProductOperator() {
    Operator operator =
        switch (tokens.kind()) {
          case TokenKind.STAR -> Operator.MULTIPLY;
          case TokenKind.KW_FLOORDIV -> Operator.FLOOR_DIV;
          case TokenKind.KW_CEILDIV -> Operator.CEIL_DIV;
          case TokenKind.KW_MOD -> Operator.MOD;
          default -> Operator.NONE;
        };
    if (operator != Operator.NONE) {
      tokens.consume();
    }
    return operator;
  }

  private @Nullable AffineExpr combine(
      Operator operator, AffineExpr left, AffineExpr right, int at) {
    if (operator == Operator.MULTIPLY) {
      if (!left.isSymbolicOrConstant() && !right.isSymbolicOrConstant()) {
        tokens.errorAt(
            at,
            "non-affine expression: at least one of the multiply operands has to be either a"
                + " constant or symbolic");
        return null;
      }
      return left.multiply(right);
    }
    if (!right.isSymbolicOrConstant()) {
      String name =
          operator == Operator.FLOOR_DIV
              ? "floordiv"
              : operator == Operator.CEIL_DIV ? "ceildiv" : "mod";
      tokens.errorAt(
          at,
          "non-affine expression: right operand of "
              + name
              + " has to be either a constant or symbolic");
      return null;
    }
    return operator == Operator.FLOOR_DIV
        ? left.floorDiv(right)
        : operator == Operator.CEIL_DIV ? left.ceilDiv(right) : left.mod(right);
  }

  /** Parses an operand; {@code isRight} tells whether an operator precedes it. */
  private @Nullable AffineExpr parseOperand(boolean isRight) {
    return switch (tokens.kind()) {
      case TokenKind.INTEGER -> parseConstant();
      case TokenKind.L_PAREN -> parseParentheses();
      case TokenKind.MINUS -> parseNegation(isRight);
      case TokenKind.KW_SYMBOL -> {
        tokens.consume();
        if (tokens.expect(TokenKind.L_PAREN, "expected '(' at start of SSA symbol")) {
          tokens.wrongToken("unexpected ssa identifier");
        }
        yield null;
      }
      case TokenKind.PERCENT_IDENTIFIER -> {
        tokens.wrongToken("unexpected ssa identifier");
        yield null;
      }
      case TokenKind.PLUS, TokenKind.STAR -> {
        tokens.error("missing " + (isRight ? "right" : "left") + " operand of binary operator");
        yield null;
      }
      default -> {
        if (tokens.isKeyword()) {
          yield parseName();
        }
        tokens.error(
            isRight ? "missing right operand of binary operator" : "expected affine expression");
        yield null;
      }
    };
  }

  private @Nullable AffineExpr parseName() {
    AffineExpr expr = names.get(tokens.identifier());
    if (expr == null) {
      tokens.wrongToken("use of undeclared identifier");
      return null;
    }
    tokens.consume();
    return expr;
  }

  private @Nullable AffineExpr parseConstant() {
    long value = NumberLiterals.unsigned63(tokens.text(), tokens.start(), tokens.end());
    if (value < 0) {
      tokens.error("constant too large for index");
      return null;
    }
    tokens.consume();
    return AffineExpr.constant(context, value);
  }

  private @Nullable AffineExpr parseParentheses() {
    tokens.consume();
    if (tokens.is(TokenKind.R_PAREN)) {
      tokens.error("no expression inside parentheses");
      return null;
    }
    if (!core.enter()) {
      return null;
    }
    AffineExpr expr = parseExpr();
    core.leave();
    return expr != null && tokens.expect(TokenKind.R_PAREN, "expected ')'") ? expr : null;
  }

  private @Nullable AffineExpr parseNegation(boolean isRight) {
    tokens.consume();
    if (!core.enter()) {
      return null;
    }
    AffineExpr operand = parseOperand(isRight);
    core.leave();
    if (operand == null) {
      tokens.error("missing operand of negation");
      return null;
    }
    return operand.negate();
  }
}
