// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.controlflow;

import dev.ods.diagnostic.Diagnostics;
import dev.ods.ir.Operation;
import dev.ods.ir.Type;
import dev.ods.ir.Value;
import java.util.List;

/** Values that loops carry from one iteration to the next (MLIR's {@code LoopLikeOpInterface}). */
public final class Loops {
  private final Operation op;
  private final Diagnostics diagnostics;

  /** The region verification of a loop. */
  public Loops(Operation op, Diagnostics diagnostics) {
    this.op = op;
    this.diagnostics = diagnostics;
  }

  /**
   * Compares the types of each carried value: its initial value, region argument, yielded value and
   * result.
   *
   * @param inits the operands
   * @param arguments those of the body
   * @param yielded by the body; empty if it yields nothing
   * @param results of the loop
   * @return whether they fit; if not, an error has been reported
   */
  public boolean verifyCarried(
      List<Value> inits, List<Value> arguments, List<Value> yielded, List<Value> results) {
    return verifyCounts("inits and region iter_args", inits.size(), arguments.size())
        && (yielded.isEmpty()
            || verifyCounts(
                "region iter_args and yielded values", arguments.size(), yielded.size()))
        && verifyCounts("loop results and region iter_args", results.size(), arguments.size())
        && verifyTypes(inits, arguments, yielded)
        && verifyResultTypes(arguments, results);
  }

  private boolean verifyCounts(String what, int first, int second) {
    if (first != second) {
      diagnostics.opError(op, "different number of %s: %d != %d".formatted(what, first, second));
    }
    return first == second;
  }

  private boolean verifyTypes(List<Value> inits, List<Value> arguments, List<Value> yielded) {
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

  private boolean verifyResultTypes(List<Value> arguments, List<Value> results) {
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
        op,
        "%d-th %s and %d-th %s have different type: '%s' != '%s'"
            .formatted(index, first, index, second, is, other));
    return false;
  }
}
