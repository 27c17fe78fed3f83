// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.spirv.attr;

import dev.ods.dialects.syntax.EnumSyntax;
import dev.ods.ir.Attribute;
import dev.ods.ir.Context;
import dev.ods.text.AsmParser;
import dev.ods.text.AsmPrinter;
import org.jspecify.annotations.Nullable;

/** An enum attribute: {@code <Workgroup>}. */
abstract sealed class CaseAttr<E extends Enum<E>> extends Attribute implements SpirvAttr
    permits GroupOperationAttr, PackedVectorFormatAttr, ScopeAttr {
  private final E value;

  CaseAttr(Context context, E value) {
    super(context);
    this.value = value;
  }

  /** Parses {@code <…>}; {@code definition} is that of the attribute in MLIR. */
  static <E extends Enum<E>> @Nullable E parseCase(
      AsmParser parser, EnumSyntax<E> syntax, String definition) {
    E value = parser.parseLess() ? syntax.parse(parser, definition) : null;
    return value != null && parser.parseGreater() ? value : null;
  }

  abstract EnumSyntax<E> syntax();

  /** The case. */
  public final E value() {
    return value;
  }

  @Override
  public final void print(AsmPrinter printer) {
    printer.print("<");
    printer.print(syntax().word().apply(value));
    printer.print(">");
  }

  @Override
  public final String dialectNamespace() {
    return "spirv";
  }

  @Override
  protected final int keyHash() {
    return value.hashCode();
  }

  @Override
  protected final boolean keyEquals(Attribute other) {
    return value == ((CaseAttr<?>) other).value;
  }
}
