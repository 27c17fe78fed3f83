// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.omp;

import dev.ods.dialects.syntax.StructSyntax;
import dev.ods.dialects.syntax.StructSyntax.Parameter;
import dev.ods.dialects.syntax.StructSyntax.Values;
import dev.ods.ir.Attribute;
import dev.ods.ir.Context;
import dev.ods.ir.Type;
import dev.ods.text.AsmParser;
import dev.ods.text.AsmPrinter;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** {@code #omp.version<version = 51>}: the version of OpenMP, ten for each whole one. */
public final class VersionAttr extends OmpAttr {
  /** The name in the dialect. */
  public static final String MNEMONIC = "version";

  private static final StructSyntax SYNTAX =
      new StructSyntax(
          "VersionAttr",
          List.of(
              new Parameter(
                  "version", "uint32_t", true, parser -> parser.parseUnsigned(Integer.SIZE))));

  private final int version;

  private VersionAttr(Context context, int version) {
    super(context);
    this.version = version;
  }

  /**
   * The attribute of a version.
   *
   * @param version an unsigned number
   */
  public static VersionAttr get(Context context, int version) {
    return intern(new VersionAttr(context, version));
  }

  /** The version, an unsigned number. */
  public int version() {
    return version;
  }

  /** Parses {@code <version = 51>}. */
  public static @Nullable VersionAttr parse(AsmParser parser, @Nullable Type type) {
    Values values = parser.parseLess() ? SYNTAX.parse(parser) : null;
    return values == null || !parser.parseGreater()
        ? null
        : get(parser.context(), (int) values.number("version", 0));
  }

  @Override
  public void print(AsmPrinter printer) {
    printer.print("<version = " + Integer.toUnsignedString(version) + ">");
  }

  @Override
  String mnemonic() {
    return MNEMONIC;
  }

  @Override
  protected int keyHash() {
    return version;
  }

  @Override
  protected boolean keyEquals(Attribute other) {
    return version == ((VersionAttr) other).version;
  }
}
