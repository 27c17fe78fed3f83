// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.gpu.attr;

import dev.ods.dialects.syntax.EnumSyntax;
import dev.ods.ir.Context;
import dev.ods.ir.Type;
import dev.ods.text.AsmParser;
import dev.ods.text.AsmPrinter;
import org.jspecify.annotations.Nullable;

/** The kind of broadcast: {@code #gpu<broadcast first_active_lane>}. */
public final class BroadcastTypeAttr extends CaseAttr<BroadcastType> {
  /** The name in the dialect. */
  public static final String MNEMONIC = "broadcast";

  /** The constraint's summary in diagnostics. */
  public static final String SUMMARY = "a lane to broadcast from";

  private static final EnumSyntax<BroadcastType> SYNTAX =
      new EnumSyntax<>("::mlir::gpu::BroadcastType", BroadcastType.class, BroadcastType::keyword);

  private BroadcastTypeAttr(Context context, BroadcastType value) {
    super(context, value);
  }

  /** The attribute of a case. */
  public static BroadcastTypeAttr get(Context context, BroadcastType value) {
    return intern(new BroadcastTypeAttr(context, value));
  }

  /** Parses {@code first_active_lane}. */
  public static @Nullable BroadcastTypeAttr parse(AsmParser parser, @Nullable Type type) {
    BroadcastType value = SYNTAX.parse(parser, "GPU_BroadcastTypeAttr");
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
