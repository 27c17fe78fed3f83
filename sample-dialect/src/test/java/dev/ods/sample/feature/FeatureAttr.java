// SPDX-License-Identifier: Apache-2.0
package dev.ods.sample.feature;

import dev.ods.builtin.StringAttr;
import dev.ods.ir.Attribute;
import dev.ods.ir.Context;
import dev.ods.ir.Type;
import dev.ods.text.AsmParser;
import dev.ods.text.AsmPrinter;
import dev.ods.text.SymbolAssembly;
import org.jspecify.annotations.Nullable;

/** A text attribute of the dialect, {@code #feat.tag<"text">}. */
public abstract sealed class FeatureAttr extends Attribute implements SymbolAssembly {
  private final String mnemonic;
  private final StringAttr text;

  private FeatureAttr(Context context, String mnemonic, StringAttr text) {
    super(context);
    this.mnemonic = mnemonic;
    this.text = text;
  }

  /** Declares a parser of its stripped form. */
  public static final class Tag extends FeatureAttr {
    static final String MNEMONIC = "tag";

    private Tag(StringAttr text) {
      super(text.context(), MNEMONIC, text);
    }

    /** Reads {@code <"text">}. */
    public static @Nullable Tag parse(AsmParser parser, @Nullable Type type) {
      StringAttr text = body(parser);
      return text == null ? null : intern(new Tag(text));
    }
  }

  /** Declares no parser of a stripped form. */
  public static final class Mark extends FeatureAttr {
    static final String MNEMONIC = "mark";

    private Mark(StringAttr text) {
      super(text.context(), MNEMONIC, text);
    }

    static @Nullable Mark read(AsmParser parser) {
      StringAttr text = body(parser);
      return text == null ? null : intern(new Mark(text));
    }
  }

  private static @Nullable StringAttr body(AsmParser parser) {
    StringAttr text = parser.parseLess() ? parser.parseAttribute(StringAttr.class, null) : null;
    return text == null || !parser.parseGreater() ? null : text;
  }

  String mnemonic() {
    return mnemonic;
  }

  @Override
  public void print(AsmPrinter printer) {
    printer.print("<");
    printer.printAttribute(text);
    printer.print(">");
  }

  @Override
  public String dialectNamespace() {
    return "feat";
  }

  @Override
  protected int keyHash() {
    return text.hashCode();
  }

  @Override
  protected boolean keyEquals(Attribute other) {
    return text == ((FeatureAttr) other).text;
  }
}
