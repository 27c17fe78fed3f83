// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.test;

import dev.ods.builtin.StringAttr;
import dev.ods.dialects.syntax.StructSyntax;
import dev.ods.dialects.syntax.StructSyntax.Parameter;
import dev.ods.dialects.syntax.StructSyntax.Values;
import dev.ods.ir.Attribute;
import dev.ods.text.AliasedSymbol;
import dev.ods.text.AsmAlias;
import dev.ods.text.AsmPrinter;
import dev.ods.text.DialectAsmParser;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** {@code #test.op_asm_attr_interface<value = "x">}: a string that names its alias. */
public final class AliasedStringAttr extends Attribute implements AliasedSymbol {
  private final Kind kind;
  private final StringAttr value;

  private AliasedStringAttr(Kind kind, StringAttr value) {
    super(value.context());
    this.kind = kind;
    this.value = value;
  }

  /** The attributes. */
  public enum Kind {
    /** Its alias ends with the string. */
    BY_VALUE("op_asm_attr_interface", "TestOpAsmAttrInterfaceAttr"),
    /** Its alias is its mnemonic. */
    BY_MNEMONIC(
        "op_asm_attr_interface_tablegen_default", "TestOpAsmAttrInterfaceTablegenDefaultAttr");

    private final String mnemonic;
    private final String definition;

    Kind(String mnemonic, String definition) {
      this.mnemonic = mnemonic;
      this.definition = definition;
    }

    /** The name in the dialect. */
    public String mnemonic() {
      return mnemonic;
    }
  }

  /** Parses {@code <value = "x">}. */
  static @Nullable AliasedStringAttr parse(DialectAsmParser parser, Kind kind) {
    Values values = parser.parseLess() ? syntax(kind).parse(parser) : null;
    StringAttr value = values == null ? null : values.get("value", StringAttr.class);
    return value == null || !parser.parseGreater()
        ? null
        : intern(new AliasedStringAttr(kind, value));
  }

  private static StructSyntax syntax(Kind kind) {
    return new StructSyntax(
        kind.definition,
        List.of(
            new Parameter(
                "value",
                "mlir::StringAttr",
                true,
                parser -> parser.parseAttribute(StringAttr.class, null))));
  }

  void print(AsmPrinter printer) {
    printer.print(kind.mnemonic + "<value = ");
    printer.printAttribute(value);
    printer.print(">");
  }

  @Override
  public AsmAlias asmAlias() {
    return kind == Kind.BY_VALUE
        ? AsmAlias.ofFinal(kind.mnemonic + "_" + value.value())
        : AsmAlias.overridable(kind.mnemonic);
  }

  @Override
  public String dialectNamespace() {
    return "test";
  }

  @Override
  protected int keyHash() {
    return Objects.hash(kind, value);
  }

  @Override
  protected boolean keyEquals(Attribute other) {
    AliasedStringAttr that = (AliasedStringAttr) other;
    return kind == that.kind && value == that.value;
  }
}
