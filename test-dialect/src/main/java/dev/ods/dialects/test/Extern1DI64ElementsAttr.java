// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.test;

import dev.ods.builtin.ShapedType;
import dev.ods.ir.Attribute;
import dev.ods.ir.Type;
import dev.ods.text.DialectAsmParser;
import dev.ods.text.DialectAsmPrinter;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** {@code #test.e1di64_elements<key> : type}: elements in a resource of the dialect. */
public final class Extern1DI64ElementsAttr extends OwnElementsAttr {
  /** The name in the dialect. */
  public static final String MNEMONIC = "e1di64_elements";

  private final String key;

  private Extern1DI64ElementsAttr(ShapedType type, String key) {
    super(type);
    this.key = key;
  }

  /** Parses {@code <key>}. */
  static @Nullable Extern1DI64ElementsAttr parse(DialectAsmParser parser, @Nullable Type type) {
    ShapedType shaped = shapedType(parser, type);
    if (shaped == null || !parser.parseLess()) {
      return null;
    }
    String key = parser.parseResourceHandle();
    return key == null || !parser.parseGreater()
        ? null
        : intern(new Extern1DI64ElementsAttr(shaped, key));
  }

  void print(DialectAsmPrinter printer) {
    printer.print(MNEMONIC + "<");
    printer.printResourceHandle(dialectNamespace(), key);
    printer.print(">");
  }

  /** The key of the resource. */
  public String key() {
    return key;
  }

  @Override
  protected int keyHash() {
    return Objects.hash(type(), key);
  }

  @Override
  protected boolean keyEquals(Attribute other) {
    Extern1DI64ElementsAttr that = (Extern1DI64ElementsAttr) other;
    return type() == that.type() && key.equals(that.key);
  }
}
