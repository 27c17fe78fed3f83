// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.gpu.attr;

import dev.ods.dialects.syntax.EnumSyntax;
import dev.ods.ir.Context;
import dev.ods.ir.Type;
import dev.ods.text.AsmParser;
import dev.ods.text.AsmPrinter;
import org.jspecify.annotations.Nullable;

/** How the values of threads are combined: {@code #gpu<all_reduce_op add>}. */
public final class AllReduceOperationAttr extends CaseAttr<AllReduceOperation> {
  /** The name in the dialect. */
  public static final String MNEMONIC = "all_reduce_op";

  /** The constraint's summary in diagnostics. */
  public static final String SUMMARY = "built-in reduction operations supported by gpu.allreduce.";

  private static final EnumSyntax<AllReduceOperation> SYNTAX =
      new EnumSyntax<>(
          "::mlir::gpu::AllReduceOperation", AllReduceOperation.class, AllReduceOperation::keyword);

  private AllReduceOperationAttr(Context context, AllReduceOperation value) {
    super(context, value);
  }

  /** The attribute of a case. */
  public static AllReduceOperationAttr get(Context context, AllReduceOperation value) {
    return intern(new AllReduceOperationAttr(context, value));
  }

  /** Parses {@code add}. */
  public static @Nullable AllReduceOperationAttr parse(AsmParser parser, @Nullable Type type) {
    AllReduceOperation value = SYNTAX.parse(parser, "GPU_AllReduceOperationAttr");
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
