// SPDX-License-Identifier: Apache-2.0
package dev.ods.control;

import dev.ods.diagnostic.Diagnostics;
import dev.ods.ir.Block;
import dev.ods.ir.Operation;
import dev.ods.ir.Type;
import dev.ods.ir.Value;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/** The verification of {@link LoopLikeOpInterface}. */
final class CarriedValues {
  private final LoopLikeOpInterface loop;
  private final Diagnostics diagnostics;
  private final List<Value> inits;
  private final List<Value> arguments;
  private final List<Value> yielded;

  CarriedValues(LoopLikeOpInterface loop, Diagnostics diagnostics) {
    this.loop = loop;
    this.diagnostics = diagnostics;
    inits = loop.loopInits();
    arguments = loop.regionIterArgs();
    yielded = loop.yieldedValues();
  }

  boolean verify() {
    List<Value> results = loop.loopResults().orElse(arguments);
    return verifyCounts("inits and region iter_args", inits.size(), arguments.size())
        && (yielded.isEmpty()
            || verifyCounts(
                "region iter_args and yielded values", arguments.size(), yielded.size()))
        && verifyCounts("loop results and region iter_args", results.size(), arguments.size())
        && verifyTypes()
        && verifyResultTypes(results);
  }

  private boolean verifyCounts(String what, int first, int second) {
    if (first != second) {
      diagnostics.opError(
          loop.operation(), "different number of %s: %d != %d".formatted(what, first, second));
    }
    return first == second;
  }

  private boolean verifyTypes() {
    for (int i = 0; i < arguments.size(); i++) {
      Type argument = arguments.get(i).type();
      if (inits.get(i).type() != argument) {
        return differ(i, "init", inits.get(i).type(), "region iter_arg", argument);
      }
      if (!yielded.isEmpty() && yielded.get(i).type() != argument) {
        return differ(i, "region iter_arg", argument, "yielded value", yielded.get(i).type());
      }
    }
    return true;
  }

  private boolean verifyResultTypes(List<Value> results) {
    for (int i = 0; i < arguments.size(); i++) {
      if (arguments.get(i).type() != results.get(i).type()) {
        return differ(
            i, "region iter_arg", arguments.get(i).type(), "loop result", results.get(i).type());
      }
    }
    return true;
  }

  private boolean differ(int index, String first, Type is, String second, Type other) {
    diagnostics.opError(
        loop.operation(),
        "%d-th %s and %d-th %s have different type: '%s' != '%s'"
            .formatted(index, first, index, second, is, other));
    return false;
  }

  static boolean isInLoop(Block block) {
    Block inner = block;
    boolean isNested = true;
    while (isNested) {
      Operation parent = inner.parentOp();
      if (isInLoopLike(parent) || isInCycle(inner)) {
        return true;
      }
      Block outer = parent == null ? null : parent.block();
      isNested =
          outer != null && parent != null && !parent.name().hasInterface(FunctionOpInterface.class);
      if (outer != null) {
        inner = outer;
      }
    }
    return false;
  }

  private static boolean isInLoopLike(@Nullable Operation op) {
    for (Operation next = op; next != null; next = next.parent()) {
      if (next.name().hasInterface(LoopLikeOpInterface.class)) {
        return true;
      }
    }
    return false;
  }

  private static boolean isInCycle(Block block) {
    Set<Block> visited = new HashSet<>();
    Deque<Block> pending = new ArrayDeque<>(successors(block));
    while (!pending.isEmpty()) {
      Block next = pending.pop();
      if (next.equals(block)) {
        return true;
      }
      if (visited.add(next)) {
        pending.addAll(successors(next));
      }
    }
    return false;
  }

  private static List<Block> successors(Block block) {
    Operation last = block.last();
    return last == null
        ? List.of()
        : IntStream.range(0, last.successorCount()).mapToObj(last::successor).toList();
  }
}
