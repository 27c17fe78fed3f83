// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.pattern;

import dev.ods.processor.model.AttributeSpec;
import dev.ods.processor.model.DefaultValue;
import dev.ods.processor.model.OpSpec;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What an argument of an operation has to be. */
public sealed interface Match {
  /**
   * It is defined by such an operation.
   *
   * @param symbol the name of the operation, or null
   * @param arguments one for each of the operation
   */
  record Op(OpSpec op, @Nullable Symbol symbol, List<Match> arguments) implements Match {
    public Op {
      arguments = List.copyOf(arguments);
    }

    /** The number of operations. */
    int size() {
      int size = 1;
      for (Match argument : arguments) {
        size += size(argument);
      }
      return size;
    }

    private static int size(Match match) {
      if (match instanceof Either either) {
        return size(either.first()) + size(either.second());
      }
      return match instanceof Op nested ? nested.size() : 0;
    }

    /**
     * The trees in which operands have an order, of which one has to match; the first one first.
     */
    List<Op> orders() {
      List<List<Match>> orders = List.of(List.of());
      for (Match argument : arguments) {
        List<List<Match>> longer = new ArrayList<>();
        for (List<Match> order : orders) {
          for (List<Match> next : orders(argument)) {
            List<Match> extended = new ArrayList<>(order);
            extended.addAll(next);
            longer.add(extended);
          }
        }
        orders = longer;
      }
      return orders.stream().map(order -> new Op(op, symbol, order)).toList();
    }

    private static List<List<Match>> orders(Match argument) {
      if (argument instanceof Either either) {
        List<List<Match>> orders = new ArrayList<>();
        for (boolean swapped : new boolean[] {false, true}) {
          for (List<Match> first : orders(swapped ? either.second() : either.first())) {
            for (List<Match> second : orders(swapped ? either.first() : either.second())) {
              orders.add(List.of(first.get(0), second.get(0)));
            }
          }
        }
        return orders;
      }
      return argument instanceof Op nested
          ? nested.orders().stream().map(order -> List.<Match>of(order)).toList()
          : List.of(List.of(argument));
    }
  }

  /** It is an attribute with a value. */
  record Literal(AttributeSpec attribute, DefaultValue value) implements Match {}

  /** It is a constant, whose attribute is captured. */
  record Constant(Symbol symbol) implements Match {}

  /** It and the next argument, operands both, are these in any order. */
  record Either(Match first, Match second) implements Match {}

  /** It may be anything. */
  record Any() implements Match {}

  /** It is captured, or what the name stands for already. */
  record Capture(Symbol symbol) implements Match {}
}
