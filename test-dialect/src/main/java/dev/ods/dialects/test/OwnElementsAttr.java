// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.test;

import dev.ods.builtin.ElementsAttr;
import dev.ods.builtin.ShapedType;
import dev.ods.ir.Attribute;
import dev.ods.ir.Type;
import dev.ods.text.DialectAsmParser;
import org.jspecify.annotations.Nullable;

/** An elements attribute with the dialect's own storage. */
abstract sealed class OwnElementsAttr extends Attribute implements ElementsAttr
    permits Extern1DI64ElementsAttr, I64ElementsAttr {
  private final ShapedType type;

  OwnElementsAttr(ShapedType type) {
    super(type.asType().context());
    this.type = type;
  }

  /** The trailing type; null after an error if it is not shaped. */
  static @Nullable ShapedType shapedType(DialectAsmParser parser, @Nullable Type type) {
    if (type instanceof ShapedType shaped) {
      return shaped;
    }
    parser.error(
        parser.location(),
        type == null ? "expected a trailing type" : "invalid kind of type specified");
    return null;
  }

  @Override
  public final Type type() {
    return type.asType();
  }

  @Override
  public final ShapedType shapedType() {
    return type;
  }

  @Override
  public final boolean isSplat() {
    return type.hasStaticShape() && elementCount() == 1;
  }

  @Override
  public final String dialectNamespace() {
    return "test";
  }
}
