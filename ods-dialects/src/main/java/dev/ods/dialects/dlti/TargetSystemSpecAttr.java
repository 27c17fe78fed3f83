// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.dlti;

import dev.ods.builtin.StringAttr;
import dev.ods.ir.Attribute;
import dev.ods.ir.Context;
import dev.ods.text.DialectAsmParser;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * {@code #dlti.target_system_spec<"CPU" = #dlti.target_device_spec<…>>}: the devices of a system.
 */
public final class TargetSystemSpecAttr extends EntriesAttr {
  /** The name in the dialect. */
  public static final String MNEMONIC = "target_system_spec";

  private TargetSystemSpecAttr(Context context, List<DataLayoutEntryAttr> entries) {
    super(context, entries);
  }

  /**
   * The system with these devices.
   *
   * @throws IllegalArgumentException if a key is there twice or no string, or a value is no device
   */
  public static TargetSystemSpecAttr get(Context context, List<DataLayoutEntryAttr> entries) {
    return intern(new TargetSystemSpecAttr(context, checked(entries, violation(entries))));
  }

  static @Nullable TargetSystemSpecAttr parse(DialectAsmParser parser) {
    List<DataLayoutEntryAttr> entries =
        parseEntries(parser, false, TargetSystemSpecAttr::violation);
    return entries == null ? null : intern(new TargetSystemSpecAttr(parser.context(), entries));
  }

  static @Nullable String violation(List<DataLayoutEntryAttr> entries) {
    Set<Attribute> devices = new HashSet<>();
    for (DataLayoutEntryAttr entry : entries) {
      if (!(entry.key() instanceof StringAttr device)) {
        return "non-string key of DLTI system spec";
      }
      if (!(entry.value() instanceof TargetDeviceSpecAttr)) {
        return "value associated with key " + device + " is not a DLTI device spec";
      }
      if (!devices.add(device)) {
        return "repeated device ID in dlti.target_system_spec: " + device;
      }
    }
    return null;
  }

  @Override
  String mnemonic() {
    return MNEMONIC;
  }
}
