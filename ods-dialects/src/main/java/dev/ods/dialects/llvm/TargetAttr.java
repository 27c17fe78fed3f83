// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.llvm;

import dev.ods.builtin.StringAttr;
import dev.ods.dialects.syntax.StructSyntax;
import dev.ods.dialects.syntax.StructSyntax.Parameter;
import dev.ods.dialects.syntax.StructSyntax.Values;
import dev.ods.ir.Attribute;
import dev.ods.ir.Context;
import dev.ods.ir.Type;
import dev.ods.ir.Uniqued;
import dev.ods.text.AsmParser;
import dev.ods.text.AsmPrinter;
import java.util.List;
import java.util.Objects;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** {@code #llvm.target<triple = "…", chip = "…", features = <[…]>>}: a machine to compile for. */
public final class TargetAttr extends LlvmAttr {
  /** The name in the dialect. */
  public static final String MNEMONIC = "target";

  private static final StructSyntax SYNTAX =
      new StructSyntax(
          "LLVM_TargetAttr",
          List.of(
              new Parameter("triple", "StringAttr", true, TargetAttr::parseString),
              new Parameter("chip", "StringAttr", true, TargetAttr::parseString),
              new Parameter("features", "TargetFeaturesAttr", false, TargetAttr::parseFeatures)));

  private final StringAttr triple;
  private final StringAttr chip;
  private final @Nullable TargetFeaturesAttr features;

  private TargetAttr(StringAttr triple, StringAttr chip, @Nullable TargetFeaturesAttr features) {
    super(triple.context());
    this.triple = triple;
    this.chip = chip;
    this.features = features;
  }

  /**
   * The attribute of a machine.
   *
   * @param features its features; may be null
   */
  public static TargetAttr get(
      Context context, String triple, String chip, @Nullable TargetFeaturesAttr features) {
    return intern(
        new TargetAttr(StringAttr.get(context, triple), StringAttr.get(context, chip), features));
  }

  /** The architecture, vendor and system, such as {@code x86_64-unknown-linux}. */
  public String triple() {
    return triple.value();
  }

  /** The processor. */
  public String chip() {
    return chip.value();
  }

  /** Its features, or null. */
  public @Nullable TargetFeaturesAttr features() {
    return features;
  }

  private static @Nullable Object parseString(AsmParser parser) {
    return parser.parseAttribute(StringAttr.class, null);
  }

  private static @Nullable Object parseFeatures(AsmParser parser) {
    return parser.parseStrippedAttribute(TargetFeaturesAttr.class, null, TargetFeaturesAttr::parse);
  }

  /** Parses {@code <triple = "…", …>}. */
  public static @Nullable TargetAttr parse(AsmParser parser, @Nullable Type type) {
    Values values = parser.parseLess() ? SYNTAX.parse(parser) : null;
    if (values == null || !parser.parseGreater()) {
      return null;
    }
    StringAttr triple = values.get("triple", StringAttr.class);
    StringAttr chip = values.get("chip", StringAttr.class);
    return triple == null || chip == null
        ? null
        : intern(new TargetAttr(triple, chip, values.get("features", TargetFeaturesAttr.class)));
  }

  @Override
  public void print(AsmPrinter printer) {
    printer.print("<triple = ");
    printer.printAttribute(triple);
    printer.print(", chip = ");
    printer.printAttribute(chip);
    if (features != null) {
      printer.print(", features = ");
      printer.printStrippedAttribute(features);
    }
    printer.print(">");
  }

  @Override
  String mnemonic() {
    return MNEMONIC;
  }

  @Override
  protected void forEachPart(Consumer<? super Uniqued> action) {
    action.accept(triple);
    action.accept(chip);
    if (features != null) {
      action.accept(features);
    }
  }

  @Override
  protected int keyHash() {
    return Objects.hash(triple, chip, features);
  }

  @Override
  protected boolean keyEquals(Attribute other) {
    TargetAttr that = (TargetAttr) other;
    return triple == that.triple && chip == that.chip && features == that.features;
  }
}
