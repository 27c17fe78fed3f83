// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.acc;

import dev.ods.dialects.syntax.EnumSyntax;
import dev.ods.ir.Attribute;
import dev.ods.ir.Context;
import dev.ods.ir.Type;
import dev.ods.text.AsmParser;
import dev.ods.text.AsmPrinter;
import org.jspecify.annotations.Nullable;

/** {@code #acc.device_type<host>}: a kind of device. */
public final class DeviceTypeAttr extends AccAttr {
  /** The name in the dialect. */
  public static final String MNEMONIC = "device_type";

  private static final EnumSyntax<DeviceType> SYNTAX =
      new EnumSyntax<>("::mlir::acc::DeviceType", DeviceType.class, DeviceType::keyword);

  private final DeviceType device;

  private DeviceTypeAttr(Context context, DeviceType device) {
    super(context);
    this.device = device;
  }

  /** The attribute of a kind of device. */
  public static DeviceTypeAttr get(Context context, DeviceType device) {
    return intern(new DeviceTypeAttr(context, device));
  }

  /** Its value. */
  public DeviceType device() {
    return device;
  }

  /** Parses {@code <host>}. */
  public static @Nullable DeviceTypeAttr parse(AsmParser parser, @Nullable Type type) {
    if (!parser.parseLess()) {
      return null;
    }
    DeviceType device = SYNTAX.parse(parser, "OpenACC_DeviceTypeAttr");
    return device == null || !parser.parseGreater() ? null : get(parser.context(), device);
  }

  @Override
  String mnemonic() {
    return MNEMONIC;
  }

  @Override
  public void print(AsmPrinter printer) {
    printer.print("<" + device.keyword() + ">");
  }

  @Override
  protected int keyHash() {
    return device.hashCode();
  }

  @Override
  protected boolean keyEquals(Attribute other) {
    return device == ((DeviceTypeAttr) other).device;
  }
}
