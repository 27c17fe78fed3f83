// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.gpu.attr;

import dev.ods.dialects.syntax.EnumSyntax;
import dev.ods.ir.Context;
import dev.ods.ir.Type;
import dev.ods.text.AsmParser;
import dev.ods.text.AsmPrinter;
import org.jspecify.annotations.Nullable;

/** A dimension of a grid: {@code #gpu<dim x>}. */
public final class DimensionAttr extends CaseAttr<Dimension> {
  /** The name in the dialect. */
  public static final String MNEMONIC = "dim";

  /** The constraint's summary in diagnostics. */
  public static final String SUMMARY = "a dimension, either 'x', 'y', or 'z'";

  private static final EnumSyntax<Dimension> SYNTAX =
      new EnumSyntax<>("::mlir::gpu::Dimension", Dimension.class, Dimension::keyword);

  private DimensionAttr(Context context, Dimension value) {
    super(context, value);
  }

  /** The attribute of a case. */
  public static DimensionAttr get(Context context, Dimension value) {
    return intern(new DimensionAttr(context, value));
  }

  /** Parses {@code x}. */
  public static @Nullable DimensionAttr parse(AsmParser parser, @Nullable Type type) {
    Dimension value = SYNTAX.parse(parser, "GPU_DimensionAttr");
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
