// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.gpu.attr;

import dev.ods.dialects.syntax.EnumSyntax;
import dev.ods.ir.Context;
import dev.ods.ir.Type;
import dev.ods.text.AsmParser;
import dev.ods.text.AsmPrinter;
import org.jspecify.annotations.Nullable;

/** A shuffle mode: {@code #gpu<shuffle_mode xor>}. */
public final class ShuffleModeAttr extends CaseAttr<ShuffleMode> {
  /** The name in the dialect. */
  public static final String MNEMONIC = "shuffle_mode";

  /** The constraint's summary in diagnostics. */
  public static final String SUMMARY = "Indexing modes supported by gpu.shuffle.";

  private static final EnumSyntax<ShuffleMode> SYNTAX =
      new EnumSyntax<>("::mlir::gpu::ShuffleMode", ShuffleMode.class, ShuffleMode::keyword);

  private ShuffleModeAttr(Context context, ShuffleMode value) {
    super(context, value);
  }

  /** The attribute of a case. */
  public static ShuffleModeAttr get(Context context, ShuffleMode value) {
    return intern(new ShuffleModeAttr(context, value));
  }

  /** Parses {@code xor}. */
  public static @Nullable ShuffleModeAttr parse(AsmParser parser, @Nullable Type type) {
    ShuffleMode value = SYNTAX.parse(parser, "GPU_ShuffleModeAttr");
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
