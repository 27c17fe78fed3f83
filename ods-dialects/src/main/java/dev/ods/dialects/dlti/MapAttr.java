// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.dlti;

import dev.ods.ir.Context;
import dev.ods.text.DialectAsmParser;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** {@code #dlti.map<"key" = value, i32 = value>}: arbitrary properties. */
public final class MapAttr extends EntriesAttr {
  /** The name in the dialect. */
  public static final String MNEMONIC = "map";

  private MapAttr(Context context, List<DataLayoutEntryAttr> entries) {
    super(context, entries);
  }

  /**
   * The map with these entries.
   *
   * @throws IllegalArgumentException if a key is empty or there twice
   */
  public static MapAttr get(Context context, List<DataLayoutEntryAttr> entries) {
    return intern(new MapAttr(context, checked(entries, violation(entries))));
  }

  static @Nullable MapAttr parse(DialectAsmParser parser) {
    List<DataLayoutEntryAttr> entries = parseEntries(parser, true, MapAttr::violation);
    return entries == null ? null : intern(new MapAttr(parser.context(), entries));
  }

  static @Nullable String violation(List<DataLayoutEntryAttr> entries) {
    return violation(entries, true);
  }

  @Override
  String mnemonic() {
    return MNEMONIC;
  }
}
