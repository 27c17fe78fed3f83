// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.dlti;

import dev.ods.ir.Context;
import dev.ods.text.DialectAsmParser;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** {@code #dlti.target_device_spec<"key" = value>}: properties of a device. */
public final class TargetDeviceSpecAttr extends EntriesAttr {
  /** The name in the dialect. */
  public static final String MNEMONIC = "target_device_spec";

  private TargetDeviceSpecAttr(Context context, List<DataLayoutEntryAttr> entries) {
    super(context, entries);
  }

  /**
   * The device with these properties.
   *
   * @throws IllegalArgumentException if a key is empty or there twice, or is a type
   */
  public static TargetDeviceSpecAttr get(Context context, List<DataLayoutEntryAttr> entries) {
    return intern(new TargetDeviceSpecAttr(context, checked(entries, violation(entries))));
  }

  static @Nullable TargetDeviceSpecAttr parse(DialectAsmParser parser) {
    List<DataLayoutEntryAttr> entries =
        parseEntries(parser, false, TargetDeviceSpecAttr::violation);
    return entries == null ? null : intern(new TargetDeviceSpecAttr(parser.context(), entries));
  }

  static @Nullable String violation(List<DataLayoutEntryAttr> entries) {
    return violation(entries, false);
  }

  @Override
  String mnemonic() {
    return MNEMONIC;
  }
}
