// SPDX-License-Identifier: Apache-2.0
package dev.ods.text.print;

import static dev.ods.affine.AffineBinaryExpr.Kind.ADD;
import static dev.ods.affine.AffineBinaryExpr.Kind.MUL;

import dev.ods.affine.AffineBinaryExpr;
import dev.ods.affine.AffineConstantExpr;
import dev.ods.affine.AffineDimExpr;
import dev.ods.affine.AffineExpr;
import dev.ods.affine.AffineExprVisitor;
import dev.ods.affine.AffineMap;
import dev.ods.affine.AffineSymbolExpr;
import dev.ods.affine.IntegerSet;
import dev.ods.text.buffer.AsmBuffer;
import java.util.ArrayDeque;
import java.util.Deque;
import org.jspecify.annotations.Nullable;

/**
 * Prints affine expressions, maps and integer sets.
 *
 * <p>Expressions may be of any depth, so that what remains to be printed is on an explicit stack:
 * expressions, each weak (as it is) or strong (in parentheses if it is an operation), and texts
 * between them.
 */
final class AffinePrinter implements AffineExprVisitor<@Nullable Void> {
  private record Strong(AffineExpr expr) {}

  private final AsmBuffer out;

  /** The next to print is on top: an {@link AffineExpr}, a {@link Strong} or a {@link String}. */
  private final Deque<Object> waiting = new ArrayDeque<>();

  /** Prints what stands for dimensions and symbols; null if that is {@code d0} and {@code s0}. */
  private @Nullable AffineNames names;

  AffinePrinter(AsmBuffer out) {
    this.out = out;
  }

  /** Prints {@code (d0)[s0] -> (d0 + s0)}. */
  void print(AffineMap map) {
    printInputs(map.dimCount(), map.symbolCount());
    out.put(" -> (");
    for (int i = 0; i < map.resultCount(); i++) {
      if (i > 0) {
        out.put(", ");
      }
      print(map.result(i));
    }
    out.put(')');
  }

  /** Prints {@code (d0)[s0] : (d0 - s0 >= 0)}. */
  void print(IntegerSet set) {
    printInputs(set.dimCount(), set.symbolCount());
    out.put(" : (");
    for (int i = 0; i < set.constraintCount(); i++) {
      if (i > 0) {
        out.put(", ");
      }
      print(set.constraint(i));
      out.put(set.isEquality(i) ? " == 0" : " >= 0");
    }
    out.put(')');
  }

  private void printInputs(int dims, int symbols) {
    out.put('(');
    printNames('d', dims);
    out.put(')');
    if (symbols > 0) {
      out.put('[');
      printNames('s', symbols);
      out.put(']');
    }
  }

  private void printNames(char letter, int count) {
    for (int i = 0; i < count; i++) {
      if (i > 0) {
        out.put(", ");
      }
      out.put(letter).putDecimal(i);
    }
  }

  /** Prints an expression with other names for its dimensions and symbols. */
  void print(AffineExpr root, AffineNames operands) {
    names = operands;
    try {
      print(root);
    } finally {
      names = null;
      waiting.clear();
    }
  }

  /** Prints an expression. */
  void print(AffineExpr root) {
    waiting.push(root);
    while (!waiting.isEmpty()) {
      Object next = waiting.pop();
      if (next instanceof AffineExpr expr) {
        expr.accept(this);
      } else if (next instanceof Strong strong) {
        printStrong(strong.expr());
      } else {
        out.put((String) next);
      }
    }
  }

  private void printStrong(AffineExpr expr) {
    if (expr instanceof AffineBinaryExpr) {
      out.put('(');
      waiting.push(")");
    }
    expr.accept(this);
  }

  @Override
  public @Nullable Void visitDim(AffineDimExpr expr) {
    AffineNames operands = names;
    if (operands != null) {
      operands.printDim(expr.position());
    } else {
      out.put('d').putDecimal(expr.position());
    }
    return null;
  }

  @Override
  public @Nullable Void visitSymbol(AffineSymbolExpr expr) {
    AffineNames operands = names;
    if (operands != null) {
      operands.printSymbol(expr.position());
    } else {
      out.put('s').putDecimal(expr.position());
    }
    return null;
  }

  @Override
  public @Nullable Void visitConstant(AffineConstantExpr expr) {
    out.putDecimal(expr.value());
    return null;
  }

  @Override
  public @Nullable Void visitBinary(AffineBinaryExpr expr) {
    switch (expr.kind()) {
      case ADD -> printSum(expr);
      case MUL -> {
        if (isConstant(expr.rhs(), -1)) {
          out.put('-');
          waiting.push(new Strong(expr.lhs()));
        } else {
          pushTight(expr, " * ");
        }
      }
      case MOD -> pushTight(expr, " mod ");
      case FLOOR_DIV -> pushTight(expr, " floordiv ");
      case CEIL_DIV -> pushTight(expr, " ceildiv ");
    }
    return null;
  }

  private void pushTight(AffineBinaryExpr expr, String operator) {
    waiting.push(new Strong(expr.rhs()));
    waiting.push(operator);
    waiting.push(new Strong(expr.lhs()));
  }

  /** A sum is printed as a difference if its last term is negative. */
  private void printSum(AffineBinaryExpr sum) {
    AffineExpr last = sum.rhs();
    if (last instanceof AffineConstantExpr constant && constant.value() < 0) {
      // The negative of the least number is itself, as in MLIR.
      waiting.push(" - " + -constant.value());
    } else if (last instanceof AffineBinaryExpr product
        && product.kind() == MUL
        && product.rhs() instanceof AffineConstantExpr factor
        && factor.value() < 0) {
      pushSubtracted(product.lhs(), factor.value());
    } else {
      waiting.push(last);
      waiting.push(" + ");
    }
    waiting.push(sum.lhs());
  }

  private void pushSubtracted(AffineExpr term, long factor) {
    boolean isSum = term instanceof AffineBinaryExpr binary && binary.kind() == ADD;
    if (factor == -1) {
      waiting.push(isSum ? new Strong(term) : term);
    } else {
      waiting.push(" * " + -factor);
      waiting.push(new Strong(term));
    }
    waiting.push(" - ");
  }

  private static boolean isConstant(AffineExpr expr, long value) {
    return expr instanceof AffineConstantExpr constant && constant.value() == value;
  }
}
