// SPDX-License-Identifier: Apache-2.0
package dev.ods.sample.feature;

import dev.ods.annotation.AssemblyFormat;
import dev.ods.annotation.Attr;
import dev.ods.annotation.Op;
import dev.ods.annotation.OpInterface;
import dev.ods.annotation.Operand;
import dev.ods.builtin.IntegerAttr;
import dev.ods.builtin.IntegerType;
import dev.ods.ir.OpBuilder;
import dev.ods.ir.OpView;
import dev.ods.ir.OperationState;
import dev.ods.ir.Value;
import dev.ods.text.OpAsmParser;
import dev.ods.text.OpAsmPrinter;

/** One operation for each feature of code of the author. */
public interface FeatureCodeOps {
  /** A hand-written format and builder. */
  @Op(dialect = Feature.class, name = "custom")
  interface Custom {
    @Attr
    long count();

    /** Builds the op from the length of a text. */
    static void build(OpBuilder builder, OperationState state, String text) {
      state.setAttribute(
          "count", IntegerAttr.get(IntegerType.get(builder.context(), 64), text.length()));
    }

    static boolean parse(OpAsmParser parser, OperationState state) {
      Long count = parser.parseInteger();
      if (count == null || !parser.parseKeyword("times")) {
        return false;
      }
      state.setAttribute("count", IntegerAttr.get(IntegerType.get(parser.context(), 64), count));
      return parser.parseOptionalAttrDict(state);
    }

    static void print(OpAsmPrinter printer, Custom op) {
      printer.print(" ");
      printer.print(op.count());
      printer.print(" times");
      printer.printOptionalAttrDict(((OpView) op).operation(), "count");
    }
  }

  /** An op interface of an author's own. */
  @OpInterface
  interface Scaled {
    Value input();

    long factor();

    void setFactor(long factor);

    default boolean isIdentity() {
      return factor() == 1;
    }
  }

  /** Implements an author's op interface by its members. */
  @Op(dialect = Feature.class, name = "scale")
  @AssemblyFormat("$input `by` $factor attr-dict `:` type($input)")
  interface Scale extends Scaled {
    @Override
    @Operand
    Value input();

    @Override
    @Attr
    long factor();
  }
}
