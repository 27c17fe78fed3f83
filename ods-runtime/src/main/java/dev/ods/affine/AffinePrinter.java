// SPDX-License-Identifier: Apache-2.0
package dev.ods.affine;

import static dev.ods.affine.AffineBinaryExpr.Kind.ADD;
import static dev.ods.affine.AffineBinaryExpr.Kind.MUL;

import java.util.ArrayDeque;
import java.util.Deque;
import org.jspecify.annotations.Nullable;

/**
 * Prints affine expressions, maps and integer sets as MLIR does; subclasses say where to.
 *
 * <p>Expressions may be of any depth, so that what remains to be printed is on an explicit stack:
 * expressions, each weak (as it is) or strong (in parentheses if it is an operation), and texts
 * between them.
 */
public abstract class AffinePrinter {
  private record Strong(AffineExpr expr) {}

  /** The next to print is on top: an {@link AffineExpr}, a {@link Strong} or a {@link String}. */
  private final Deque<Object> waiting = new ArrayDeque<>();

  private final Visitor visitor = new Visitor();

  /** For subclasses. */
  protected AffinePrinter() {}

  /** Receives text. */
  protected abstract void put(String text);

  /** Receives a number. */
  protected abstract void put(long number);

  /** Prints a dimension: {@code d0}. */
  protected void printDim(int position) {
    put("d");
    put(position);
  }

  /** Prints a symbol: {@code s0}. */
  protected void printSymbol(int position) {
    put("s");
    put(position);
  }

  /** Prints {@code (d0)[s0] -> (d0 + s0)}. */
  public final void print(AffineMap map) {
    printInputs(map.dimCount(), map.symbolCount());
    put(" -> (");
    for (int i = 0; i < map.resultCount(); i++) {
      if (i > 0) {
        put(", ");
      }
      print(map.result(i));
    }
    put(")");
  }

  /** Prints {@code (d0)[s0] : (d0 - s0 >= 0)}. */
  public final void print(IntegerSet set) {
    printInputs(set.dimCount(), set.symbolCount());
    put(" : (");
    for (int i = 0; i < set.constraintCount(); i++) {
      if (i > 0) {
        put(", ");
      }
      print(set.constraint(i));
      put(set.isEquality(i) ? " == 0" : " >= 0");
    }
    put(")");
  }

  private void printInputs(int dims, int symbols) {
    put("(");
    printNames("d", dims);
    put(")");
    if (symbols > 0) {
      put("[");
      printNames("s", symbols);
      put("]");
    }
  }

  private void printNames(String letter, int count) {
    for (int i = 0; i < count; i++) {
      put(i > 0 ? ", " + letter : letter);
      put(i);
    }
  }

  /** Prints an expression. */
  public final void print(AffineExpr root) {
    // What is below belongs to an expression that a subclass is called for.
    int below = waiting.size();
    waiting.push(root);
    try {
      while (waiting.size() > below) {
        printNext(waiting.pop());
      }
    } finally {
      // What a subclass throws leaves nothing behind.
      while (waiting.size() > below) {
        waiting.pop();
      }
    }
  }

  private void printNext(Object next) {
    if (next instanceof AffineExpr expr) {
      expr.accept(visitor);
    } else if (next instanceof Strong strong) {
      printStrong(strong.expr());
    } else {
      put((String) next);
    }
  }

  private void printStrong(AffineExpr expr) {
    if (expr instanceof AffineBinaryExpr) {
      put("(");
      waiting.push(")");
    }
    expr.accept(visitor);
  }

  private final class Visitor implements AffineExprVisitor<@Nullable Void> {
    @Override
    public @Nullable Void visitDim(AffineDimExpr expr) {
      printDim(expr.position());
      return null;
    }

    @Override
    public @Nullable Void visitSymbol(AffineSymbolExpr expr) {
      printSymbol(expr.position());
      return null;
    }

    @Override
    public @Nullable Void visitConstant(AffineConstantExpr expr) {
      put(expr.value());
      return null;
    }

    @Override
    public @Nullable Void visitBinary(AffineBinaryExpr expr) {
      switch (expr.kind()) {
        case ADD -> printSum(expr);
        case MUL -> {
          if (isConstant(expr.rhs(), -1)) {
            put("-");
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
