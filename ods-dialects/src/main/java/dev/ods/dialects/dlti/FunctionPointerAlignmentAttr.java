// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.dlti;

import dev.ods.dialects.syntax.StructSyntax;
import dev.ods.ir.Attribute;
import dev.ods.ir.Context;
import dev.ods.text.DialectAsmParser;
import dev.ods.text.DialectAsmPrinter;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * {@code #dlti.function_pointer_alignment<64, function_dependent = false>}: how pointers to
 * functions are aligned at least.
 */
public final class FunctionPointerAlignmentAttr extends DltiAttr {
  /** The name in the dialect. */
  public static final String MNEMONIC = "function_pointer_alignment";

  private final long alignment;
  private final boolean functionDependent;

  private FunctionPointerAlignmentAttr(Context context, long alignment, boolean functionDependent) {
    super(context);
    this.alignment = alignment;
    this.functionDependent = functionDependent;
  }

  /**
   * The attribute of an alignment.
   *
   * @param alignment an unsigned number
   * @param functionDependent whether it depends on the function, too
   */
  public static FunctionPointerAlignmentAttr get(
      Context context, long alignment, boolean functionDependent) {
    return intern(new FunctionPointerAlignmentAttr(context, alignment, functionDependent));
  }

  /** The alignment, an unsigned number. */
  public long alignment() {
    return alignment;
  }

  /** Whether the alignment depends on the function, too. */
  public boolean isFunctionDependent() {
    return functionDependent;
  }

  static @Nullable FunctionPointerAlignmentAttr parse(DialectAsmParser parser) {
    if (!parser.parseLess()) {
      return null;
    }
    Long alignment = parser.parseUnsigned(Long.SIZE);
    if (alignment == null) {
      unparsed(parser, "alignment", "uint64_t");
      return null;
    }
    if (!parser.parseComma()
        || !parser.parseKeyword("function_dependent")
        || !parser.parseEqual()) {
      return null;
    }
    Long dependent = parser.parseUnsigned(1);
    if (dependent == null) {
      unparsed(parser, "function_dependent", "bool");
      return null;
    }
    return parser.parseGreater() ? get(parser.context(), alignment, dependent != 0) : null;
  }

  private static void unparsed(DialectAsmParser parser, String parameter, String type) {
    StructSyntax.unparsed(parser, "DLTI_FunctionPointerAlignmentAttr", parameter, type);
  }

  @Override
  void print(DialectAsmPrinter printer) {
    printer.print(
        "%s<%s, function_dependent = %b>"
            .formatted(MNEMONIC, Long.toUnsignedString(alignment), functionDependent));
  }

  @Override
  protected int keyHash() {
    return Objects.hash(alignment, functionDependent);
  }

  @Override
  protected boolean keyEquals(Attribute other) {
    FunctionPointerAlignmentAttr that = (FunctionPointerAlignmentAttr) other;
    return alignment == that.alignment && functionDependent == that.functionDependent;
  }
}
