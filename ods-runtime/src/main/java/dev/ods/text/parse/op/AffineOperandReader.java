// SPDX-License-Identifier: Apache-2.0
package dev.ods.text.parse.op;

import dev.ods.affine.AffineExpr;
import dev.ods.ir.Context;
import dev.ods.text.OperandMark;
import dev.ods.text.OperandParser;
import dev.ods.text.parse.AffineOperands;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Numbers the operands in affine expressions by their places in two lists. */
final class AffineOperandReader implements AffineOperands {
  private final Context context;
  private final OperandParser parser;
  private final List<OperandMark> dims;
  private final List<OperandMark> symbols;

  AffineOperandReader(
      Context context, OperandParser parser, List<OperandMark> dims, List<OperandMark> symbols) {
    this.context = context;
    this.parser = parser;
    this.dims = dims;
    this.symbols = symbols;
  }

  @Override
  public @Nullable AffineExpr parse(boolean isSymbol) {
    OperandMark operand = parser.operandMark();
    if (!parser.parseOperand()) {
      return null;
    }
    if (isSymbol) {
      symbols.add(operand);
      return AffineExpr.symbol(context, symbols.size() - 1);
    }
    dims.add(operand);
    return AffineExpr.dim(context, dims.size() - 1);
  }

  @Override
  public int dimCount() {
    return dims.size();
  }

  @Override
  public int symbolCount() {
    return symbols.size();
  }
}
