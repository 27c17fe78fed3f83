// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.gpu.attr;

import dev.ods.dialects.syntax.EnumSyntax;
import dev.ods.ir.Attribute;
import dev.ods.ir.Context;
import dev.ods.text.AsmParser;
import org.jspecify.annotations.Nullable;

/** An enum attribute. */
abstract sealed class CaseAttr<E extends Enum<E>> extends Attribute implements GpuAttr
    permits AddressSpaceAttr,
        AllReduceOperationAttr,
        BroadcastTypeAttr,
        DimensionAttr,
        MMAElementwiseAttr,
        ShuffleModeAttr {
  private final E value;

  CaseAttr(Context context, E value) {
    super(context);
    this.value = value;
  }

  /** Parses {@code <word>}; {@code definition} is that of the attribute in MLIR. */
  static <E extends Enum<E>> @Nullable E parseInBrackets(
      AsmParser parser, EnumSyntax<E> syntax, String definition) {
    E value = parser.parseLess() ? syntax.parse(parser, definition) : null;
    return value != null && parser.parseGreater() ? value : null;
  }

  /** The case. */
  public final E value() {
    return value;
  }

  @Override
  public final String dialectNamespace() {
    return "gpu";
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
