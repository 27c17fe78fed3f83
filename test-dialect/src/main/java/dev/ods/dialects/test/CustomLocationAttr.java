// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.test;

import dev.ods.builtin.StringAttr;
import dev.ods.codegen.Parameters;
import dev.ods.ir.Attribute;
import dev.ods.ir.Context;
import dev.ods.ir.DialectLoc;
import dev.ods.text.AsmPrinter;
import dev.ods.text.DialectAsmParser;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** {@code #test.custom_location<"file" * line>}: an attribute that is a location. */
public final class CustomLocationAttr extends DialectLoc {
  /** The name in the dialect. */
  public static final String MNEMONIC = "custom_location";

  private static final String DEFINITION = "TestCustomLocationAttr";

  private final String file;
  private final int line;

  private CustomLocationAttr(Context context, String file, int line) {
    super(context);
    this.file = file;
    this.line = line;
  }

  /**
   * The location.
   *
   * @param line an unsigned number
   */
  public static CustomLocationAttr get(Context context, String file, int line) {
    return intern(new CustomLocationAttr(context, file, line));
  }

  /** Parses {@code <"file" * line>}. */
  static @Nullable CustomLocationAttr parse(DialectAsmParser parser) {
    if (!parser.parseLess()) {
      return null;
    }
    StringAttr file = parser.parseAttribute(StringAttr.class, null);
    if (file == null) {
      Parameters.reportUnread(parser, DEFINITION, "file", "mlir::StringAttr");
      return null;
    }
    if (!parser.parseStar()) {
      return null;
    }
    Long line = parser.parseUnsigned(Integer.SIZE);
    if (line == null) {
      Parameters.reportUnread(parser, DEFINITION, "line", "unsigned");
      return null;
    }
    return parser.parseGreater() ? get(parser.context(), file.value(), line.intValue()) : null;
  }

  void print(AsmPrinter printer) {
    printer.print(MNEMONIC + "<");
    printer.printString(file);
    printer.print(" * " + Integer.toUnsignedString(line) + ">");
  }

  @Override
  public String dialectNamespace() {
    return "test";
  }

  @Override
  protected int keyHash() {
    return Objects.hash(file, line);
  }

  @Override
  protected boolean keyEquals(Attribute other) {
    CustomLocationAttr that = (CustomLocationAttr) other;
    return line == that.line && file.equals(that.file);
  }
}
