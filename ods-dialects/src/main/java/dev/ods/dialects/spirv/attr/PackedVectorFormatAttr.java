// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.spirv.attr;

import dev.ods.dialects.syntax.EnumSyntax;
import dev.ods.ir.Context;
import dev.ods.ir.Type;
import dev.ods.text.AsmParser;
import org.jspecify.annotations.Nullable;

/**
 * How the numbers of a vector share the bits of an integer: {@code
 * #spirv.packed_vector_format<PackedVectorFormat4x8Bit>}.
 */
public final class PackedVectorFormatAttr extends CaseAttr<PackedVectorFormat> {
  /** The name in the dialect. */
  public static final String MNEMONIC = "packed_vector_format";

  /** The constraint's summary in diagnostics. */
  public static final String SUMMARY = "valid SPIR-V PackedVectorFormat";

  private static final EnumSyntax<PackedVectorFormat> SYNTAX =
      new EnumSyntax<>(
          "::mlir::spirv::PackedVectorFormat",
          PackedVectorFormat.class,
          PackedVectorFormat::keyword);

  private PackedVectorFormatAttr(Context context, PackedVectorFormat value) {
    super(context, value);
  }

  /** The attribute of a case. */
  public static PackedVectorFormatAttr get(Context context, PackedVectorFormat value) {
    return intern(new PackedVectorFormatAttr(context, value));
  }

  /** Parses {@code <…>}. */
  public static @Nullable PackedVectorFormatAttr parse(AsmParser parser, @Nullable Type type) {
    PackedVectorFormat value = parseCase(parser, SYNTAX, "SPIRV_PackedVectorFormatAttr");
    return value == null ? null : get(parser.context(), value);
  }

  @Override
  public String mnemonic() {
    return MNEMONIC;
  }

  @Override
  EnumSyntax<PackedVectorFormat> syntax() {
    return SYNTAX;
  }
}
