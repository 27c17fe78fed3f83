// SPDX-License-Identifier: Apache-2.0
package dev.ods.text.parse;

import dev.ods.affine.AffineExpr;
import dev.ods.ir.Context;
import dev.ods.text.lex.NumberLiterals;
import dev.ods.text.lex.TokenKind;
import dev.ods.text.lex.TokenStream;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Parses affine expressions. Parentheses and signs may nest to any depth, as do the expressions
 * that are built of long chains of operators.
 */
final class AffineExprParser {
  private enum Operator {
    NONE,
    ADD,
    SUBTRACT,
    MULTIPLY,
    FLOOR_DIV,
    CEIL_DIV,
    MOD
  }

  private final Context context;
  private final TokenStream tokens;
  private final Map<String, AffineExpr> names;

  /** Reads the operands in the expressions; null if there must be none. */
  private @Nullable AffineOperands operands;

  /** The innermost expression in parentheses that is being read. */
  private Level level = new Level(null);

  /**
   * A parser of expressions.
   *
   * @param names the values of the names in them, when {@link #parse} is called
   */
  AffineExprParser(ParserCore core, Map<String, AffineExpr> names) {
    this.context = core.context;
    this.tokens = core.tokens;
    this.names = names;
  }

  /** An expression whose beginning has been read: a sum, a product, and signs. */
  private static final class Level {
    /** The expression that this one is an operand of, in parentheses; null if there is none. */
    private final @Nullable Level outer;

    private @Nullable AffineExpr sum;

    /** What adds the next term to the sum; none when the expression has ended. */
    private Operator sumOperator = Operator.NONE;

    /** The factors of the next term so far. */
    private @Nullable AffineExpr product;

    private Operator productOperator = Operator.NONE;
    private int productOperatorAt;

    /** How many minus signs precede the next operand. */
    private int minusSigns;

    Level(@Nullable Level outer) {
      this.outer = outer;
    }

    /** Whether the next operand has one to its left. */
    boolean hasLeftOperand() {
      return sum != null || product != null;
    }

    AffineExpr negate(AffineExpr operand) {
      AffineExpr signed = operand;
      for (; minusSigns > 0; minusSigns--) {
        signed = signed.negate();
      }
      return signed;
    }

    void addTerm(AffineExpr term, Operator next) {
      AffineExpr before = sum;
      sum =
          before == null
              ? term
              : sumOperator == Operator.ADD ? before.add(term) : before.subtract(term);
      sumOperator = next;
      product = null;
    }

    /** The whole expression; null if it goes on. */
    @Nullable AffineExpr whole() {
      return product == null && sumOperator == Operator.NONE ? sum : null;
    }
  }

  /** {@link #parse()}, where operands may stand for dimensions and symbols. */
  @Nullable AffineExpr parseOfSSAIds(AffineOperands reader) {
    operands = reader;
    try {
      return parse();
    } finally {
      operands = null;
    }
  }

  /** Parses sums of products, associating to the left; null after reporting a diagnostic. */
  @Nullable AffineExpr parse() {
    level = new Level(null);
    while (true) {
      while (tokens.consumeIf(TokenKind.MINUS)) {
        level.minusSigns++;
      }
      boolean read;
      if (!tokens.consumeIf(TokenKind.L_PAREN)) {
        AffineExpr operand = parseOperand(level.hasLeftOperand());
        read = operand != null && addOperand(operand);
      } else if (tokens.is(TokenKind.R_PAREN)) {
        read = tokens.error("no expression inside parentheses");
      } else {
        level = new Level(level);
        continue;
      }
      if (!read) {
        reportMinusSigns();
        return null;
      }
      AffineExpr whole = level.whole();
      if (whole != null) {
        return whole;
      }
    }
  }

  /** MLIR reports another error for each sign of an operand that has an error. */
  private void reportMinusSigns() {
    for (Level each = level; each != null; each = each.outer) {
      for (; each.minusSigns > 0; each.minusSigns--) {
        tokens.error("missing operand of negation");
      }
    }
  }

  /** Adds an operand to its level, and levels that end with it to those around them. */
  private boolean addOperand(AffineExpr first) {
    AffineExpr operand = first;
    while (true) {
      if (!addFactor(level.negate(operand))) {
        return false;
      }
      AffineExpr whole = level.whole();
      Level outer = level.outer;
      if (whole == null || outer == null) {
        return true;
      }
      operand = whole;
      level = outer;
      if (!tokens.expect(TokenKind.R_PAREN, "expected ')'")) {
        return false;
      }
    }
  }

  private boolean addFactor(AffineExpr factor) {
    int at = tokens.start();
    Operator next = consumeProductOperator();
    AffineExpr product = level.product;
    if (product == null) {
      product = factor;
    } else {
      // In a longer product, MLIR reports a factor that is not allowed at the operator after it.
      int errorAt = next == Operator.NONE ? level.productOperatorAt : at;
      product = combine(level.productOperator, product, factor, errorAt);
      if (product == null) {
        return false;
      }
    }
    if (next == Operator.NONE) {
      level.addTerm(product, consumeSumOperator());
    } else {
      level.product = product;
      level.productOperator = next;
      level.productOperatorAt = at;
    }
    return true;
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

  /** Parses {@code symbol(%value)}. */
  private @Nullable AffineExpr parseSSASymbol() {
    tokens.consume();
    if (!tokens.expect(TokenKind.L_PAREN, "expected '(' at start of SSA symbol")) {
      return null;
    }
    AffineExpr symbol = parseSSAId(true);
    if (symbol == null || !tokens.expect(TokenKind.R_PAREN, "expected ')' at end of SSA symbol")) {
      return null;
    }
    return symbol;
  }

  /** Parses an operand without sign and parentheses. */
  private @Nullable AffineExpr parseOperand(boolean isRight) {
    return switch (tokens.kind()) {
      case TokenKind.INTEGER -> parseConstant();
      case TokenKind.KW_SYMBOL -> parseSSASymbol();
      case TokenKind.PERCENT_IDENTIFIER -> parseSSAId(false);
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

  /** Parses an operand; where its name occurs again, it stands for the same as before. */
  private @Nullable AffineExpr parseSSAId(boolean isSymbol) {
    AffineOperands reader = operands;
    if (reader == null || !tokens.is(TokenKind.PERCENT_IDENTIFIER)) {
      tokens.wrongToken((reader == null ? "unexpected" : "expected") + " ssa identifier");
      return null;
    }
    String name = tokens.identifier();
    AffineExpr known = names.get(name);
    if (known != null) {
      tokens.consume();
      return known;
    }
    AffineExpr expr = reader.parse(isSymbol);
    if (expr != null) {
      names.put(name, expr);
    }
    return expr;
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
}
