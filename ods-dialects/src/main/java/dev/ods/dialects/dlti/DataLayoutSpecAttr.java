// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.dlti;

import dev.ods.ir.Context;
import dev.ods.text.DialectAsmParser;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** {@code #dlti.dl_spec<"key" = value, i32 = value>}: the layout of data in memory. */
public final class DataLayoutSpecAttr extends EntriesAttr {
  /** The name in the dialect. */
  public static final String MNEMONIC = "dl_spec";

  private DataLayoutSpecAttr(Context context, List<DataLayoutEntryAttr> entries) {
    super(context, entries);
  }

  /**
   * The layout with these entries.
   *
   * @throws IllegalArgumentException if a key is empty or there twice
   */
  public static DataLayoutSpecAttr get(Context context, List<DataLayoutEntryAttr> entries) {
    return intern(new DataLayoutSpecAttr(context, checked(entries, violation(entries))));
  }

  static @Nullable DataLayoutSpecAttr parse(DialectAsmParser parser) {
    List<DataLayoutEntryAttr> entries = parseEntries(parser, true, DataLayoutSpecAttr::violation);
    return entries == null ? null : intern(new DataLayoutSpecAttr(parser.context(), entries));
  }

  static @Nullable String violation(List<DataLayoutEntryAttr> entries) {
    return violation(entries, true);
  }

  @Override
  String mnemonic() {
    return MNEMONIC;
  }
}
