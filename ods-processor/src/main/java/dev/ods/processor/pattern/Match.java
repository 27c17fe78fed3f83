// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.pattern;

import dev.ods.processor.model.OpSpec;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What an argument of an operation has to be. */
public sealed interface Match {
  /**
   * It is defined by such an operation.
   *
   * @param symbol the operation, whose name may be one that is not written
   * @param result the index of the declared result that it is, or -1 for any
   * @param arguments one for each of the operation
   * @param regions what its regions have to be, or none
   */
  record Op(OpSpec op, Symbol symbol, int result, List<Match> arguments, List<Match> regions)
      implements Match {
    public Op {
      arguments = List.copyOf(arguments);
      regions = List.copyOf(regions);
    }

    /** The number of operations. */
    int size() {
      int size = 1;
      for (Match argument : arguments) {
        size += size(argument);
      }
      return size;
    }

    /**
     * What new operations are located at if no location is given, in MLIR's order: the root, and
     * then each operation, and each constant that is asked for, after those that define its
     * operands; as many of these as there are operations.
     */
    public List<Match> located() {
      List<Match> located = new ArrayList<>();
      located.add(this);
      addDefinitions(arguments, located);
      return located.subList(0, size());
    }

    private static void addDefinitions(List<Match> matches, List<Match> located) {
      for (Match match : matches) {
        if (match instanceof Either either) {
          List<Match> both = List.of(either.first(), either.second());
          both.forEach(one -> addDefinitions(arguments(one), located));
          both.forEach(one -> add(one, located));
        } else if (match instanceof Variadic variadic) {
          addDefinitions(variadic.elements(), located);
        } else {
          addDefinitions(arguments(match), located);
          add(match, located);
        }
      }
    }

    private static List<Match> arguments(Match match) {
      return match instanceof Op nested ? nested.arguments() : List.of();
    }

    private static void add(Match match, List<Match> located) {
      if (match instanceof Op
          || match instanceof Defined
          || match instanceof Constant
          || match instanceof ConstantLiteral) {
        located.add(match);
      }
    }

    private static int size(Match match) {
      if (match instanceof Either either) {
        return size(either.first()) + size(either.second());
      } else if (match instanceof Variadic variadic) {
        return variadic.elements().stream().mapToInt(Op::size).sum();
      }
      return match instanceof Op nested ? nested.size() : 0;
    }

    /**
     * The trees in which operands have an order, of which one has to match; the first one first.
     */
    List<Op> orders() {
      return orders(arguments).stream()
          .map(order -> new Op(op, symbol, result, order, regions))
          .toList();
    }

    private static List<List<Match>> orders(List<Match> matches) {
      List<List<Match>> orders = List.of(List.of());
      for (Match match : matches) {
        List<List<Match>> longer = new ArrayList<>();
        for (List<Match> order : orders) {
          for (List<Match> next : orders(match)) {
            List<Match> extended = new ArrayList<>(order);
            extended.addAll(next);
            longer.add(extended);
          }
        }
        orders = longer;
      }
      return orders;
    }

    /** The matches, in each order, of the one or two arguments that a match stands for. */
    private static List<List<Match>> orders(Match match) {
      if (match instanceof Either either) {
        List<List<Match>> orders =
            new ArrayList<>(orders(List.of(either.first(), either.second())));
        orders.addAll(orders(List.of(either.second(), either.first())));
        return orders;
      } else if (match instanceof Variadic variadic) {
        return orders(variadic.elements()).stream()
            .map(order -> List.<Match>of(new Variadic(variadic.symbol(), order)))
            .toList();
      }
      return match instanceof Op nested
          ? nested.orders().stream().map(order -> List.<Match>of(order)).toList()
          : List.of(List.of(match));
    }
  }

  /** It is a list of so many values, which are these. */
  record Variadic(@Nullable Symbol symbol, List<Match> elements) implements Match {
    public Variadic {
      elements = List.copyOf(elements);
    }
  }

  /** It is an attribute or a property with a value. */
  record Literal(TypedValue value) implements Match {}

  /** It is a constant with a value. */
  record ConstantLiteral(TypedValue value) implements Match {}

  /** It is absent. */
  record Absent() implements Match {}

  /** It is a constant, whose attribute is captured. */
  record Constant(Symbol symbol) implements Match {}

  /** It and the next argument, operands both, are these in any order. */
  record Either(Match first, Match second) implements Match {}

  /** It is defined by an operation of any kind, which is captured. */
  record Defined(Symbol symbol) implements Match {}

  /** It may be anything. */
  record Any() implements Match {}

  /** It is captured, or what the name stands for already. */
  record Capture(Symbol symbol) implements Match {}
}
