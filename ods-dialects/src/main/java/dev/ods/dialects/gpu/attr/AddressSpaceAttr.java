// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.gpu.attr;

import dev.ods.dialects.syntax.EnumSyntax;
import dev.ods.ir.Context;
import dev.ods.ir.Type;
import dev.ods.text.AsmParser;
import dev.ods.text.AsmPrinter;
import org.jspecify.annotations.Nullable;

/** An address space: {@code #gpu.address_space<workgroup>}. */
public final class AddressSpaceAttr extends CaseAttr<AddressSpace> {
  /** The name in the dialect. */
  public static final String MNEMONIC = "address_space";

  /** The constraint's summary in diagnostics. */
  public static final String SUMMARY = "GPU address space";

  private static final EnumSyntax<AddressSpace> SYNTAX =
      new EnumSyntax<>("::mlir::gpu::AddressSpace", AddressSpace.class, AddressSpace::keyword);

  private AddressSpaceAttr(Context context, AddressSpace value) {
    super(context, value);
  }

  /** The attribute of a case. */
  public static AddressSpaceAttr get(Context context, AddressSpace value) {
    return intern(new AddressSpaceAttr(context, value));
  }

  /** Parses {@code <workgroup>}. */
  public static @Nullable AddressSpaceAttr parse(AsmParser parser, @Nullable Type type) {
    AddressSpace value = parseInBrackets(parser, SYNTAX, "GPU_AddressSpaceAttr");
    return value == null ? null : get(parser.context(), value);
  }

  @Override
  public String mnemonic() {
    return MNEMONIC;
  }

  @Override
  public void print(AsmPrinter printer) {
    printer.print("<" + value().keyword() + ">");
  }
}
