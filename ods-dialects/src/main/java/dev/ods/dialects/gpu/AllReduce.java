// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.gpu;

import dev.ods.annotation.Attr;
import dev.ods.annotation.Op;
import dev.ods.annotation.Operand;
import dev.ods.annotation.Result;
import dev.ods.annotation.Trait;
import dev.ods.annotation.Unit;
import dev.ods.diagnostic.Diagnostics;
import dev.ods.ir.Block;
import dev.ods.ir.OpView;
import dev.ods.ir.Operation;
import dev.ods.ir.OperationState;
import dev.ods.ir.Region;
import dev.ods.ir.Type;
import dev.ods.ir.Value;
import dev.ods.text.OpAsmParser;
import dev.ods.text.OpAsmPrinter;
import dev.ods.trait.IsolatedFromAbove;
import dev.ods.trait.SameOperandsAndResultType;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Adds up, or otherwise combines, the values that the threads of a work group have; each thread
 * gets the outcome.
 *
 * <p>Two values are combined as a name says or as the body does.
 */
@Op(dialect = GpuDialect.class, name = "all_reduce")
@Trait({SameOperandsAndResultType.class, IsolatedFromAbove.class})
public interface AllReduce extends OpView {
  /** The value of this thread. */
  @Operand(AnyReducible.class)
  Value value();

  /** How two values are combined. */
  @Attr
  Optional<AllReduceOperationAttr> op();

  /** Whether all threads or none come here. */
  @Attr
  @Unit
  boolean uniform();

  /** What all values combined are. */
  @Result(AnyReducible.class)
  Value result();

  /** How two values are combined, if no name says it. */
  Region body();

  /** Checks the body, or the name. */
  default void verifyRegions(Diagnostics diagnostics) {
    String mistake = mistake(result().type());
    if (mistake != null) {
      diagnostics.error(operation(), mistake);
    }
  }

  private @Nullable String mistake(Type type) {
    Block entry = body().first();
    AllReduceOperationAttr op = op().orElse(null);
    if ((entry == null) == (op == null)) {
      return "expected either an op attribute or a non-empty body";
    }
    if (op != null) {
      boolean compatible = Reductions.areCompatible(op.value(), type);
      return compatible ? null : Reductions.incompatible(op.value(), type);
    }
    return entry == null ? null : mistakeOfBody(entry, type);
  }

  private @Nullable String mistakeOfBody(Block entry, Type type) {
    if (entry.argumentCount() != 2) {
      return "expected two region arguments";
    }
    if (entry.argument(0).type() != type || entry.argument(1).type() != type) {
      return "incorrect region argument type";
    }
    boolean yields = false;
    for (Block block : body().blocks()) {
      Operation last = block.last();
      if (last != null && last.is(YieldOp.MODEL)) {
        if (last.operandCount() != 1) {
          return "expected one gpu.yield operand";
        }
        if (last.operandType(0) != type) {
          return "incorrect gpu.yield type";
        }
        yields = true;
      }
    }
    return yields ? null : "expected gpu.yield op in region";
  }

  /** Reads {@code add %value uniform {…} attr-dict : (type) -> type}. */
  static boolean parse(OpAsmParser parser, OperationState state) {
    int value = parser.operandMark();
    return Reductions.parseStart(parser, state)
        && parser.parseRegion(state.addRegion())
        && Reductions.parseEnd(parser, state, value);
  }

  /** Writes what {@link #parse} reads. */
  static void print(OpAsmPrinter printer, AllReduce reduce) {
    Operation op = reduce.operation();
    Reductions.printStart(printer, op, reduce.op().orElse(null), reduce.uniform());
    printer.print(" ");
    printer.printRegion(reduce.body());
    Reductions.printEnd(printer, op, Reductions.OPERATION, Reductions.UNIFORM);
  }
}
