// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.gpu.attr;

import dev.ods.dialects.syntax.EnumSyntax;
import dev.ods.ir.Context;
import dev.ods.ir.Type;
import dev.ods.text.AsmParser;
import dev.ods.text.AsmPrinter;
import org.jspecify.annotations.Nullable;

/** An elementwise operation on matrices: {@code #gpu<mma_element_wise addf>}. */
public final class MMAElementwiseAttr extends CaseAttr<MMAElementwiseOp> {
  /** The name in the dialect. */
  public static final String MNEMONIC = "mma_element_wise";

  /** The constraint's summary in diagnostics. */
  public static final String SUMMARY = "elementwise operation to apply to mma matrix";

  private static final EnumSyntax<MMAElementwiseOp> SYNTAX =
      new EnumSyntax<>(
          "::mlir::gpu::MMAElementwiseOp", MMAElementwiseOp.class, MMAElementwiseOp::keyword);

  private MMAElementwiseAttr(Context context, MMAElementwiseOp value) {
    super(context, value);
  }

  /** The attribute of a case. */
  public static MMAElementwiseAttr get(Context context, MMAElementwiseOp value) {
    return intern(new MMAElementwiseAttr(context, value));
  }

  /** Parses {@code addf}. */
  public static @Nullable MMAElementwiseAttr parse(AsmParser parser, @Nullable Type type) {
    MMAElementwiseOp value = SYNTAX.parse(parser, "MMAElementWiseAttr");
    return value == null ? null : get(parser.context(), value);
  }

  @Override
  public String mnemonic() {
    return MNEMONIC;
  }

  @Override
  public void print(AsmPrinter printer) {
    printer.print(" " + value().keyword());
  }
}
