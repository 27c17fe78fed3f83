// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.dlti;

import dev.ods.builtin.StringAttr;
import dev.ods.datalayout.DataLayoutDialectInterface;
import dev.ods.datalayout.DataLayoutEntryInterface;
import dev.ods.datalayout.DataLayoutProperty;
import dev.ods.diagnostic.Diagnostics;
import dev.ods.ir.Location;
import java.util.Arrays;
import java.util.Set;
import java.util.stream.Collectors;

/** The identifiers of this dialect that are keys of data layouts. */
final class LayoutKeys implements DataLayoutDialectInterface {
  private static final Set<String> KEYS =
      Arrays.stream(DataLayoutProperty.values())
          .map(LayoutKeys::of)
          .collect(Collectors.toUnmodifiableSet());

  static String of(DataLayoutProperty property) {
    return switch (property) {
      case ENDIANNESS -> "dlti.endianness";
      case DEFAULT_MEMORY_SPACE -> "dlti.default_memory_space";
      case ALLOCA_MEMORY_SPACE -> "dlti.alloca_memory_space";
      case PROGRAM_MEMORY_SPACE -> "dlti.program_memory_space";
      case GLOBAL_MEMORY_SPACE -> "dlti.global_memory_space";
      case MANGLING_MODE -> "dlti.mangling_mode";
      case STACK_ALIGNMENT -> "dlti.stack_alignment";
      case FUNCTION_POINTER_ALIGNMENT -> "dlti.function_pointer_alignment";
      case LEGAL_INT_WIDTHS -> "dlti.legal_int_widths";
    };
  }

  @Override
  public void verifyEntry(
      DataLayoutEntryInterface entry, Diagnostics diagnostics, Location location) {
    String name = entry.identifier();
    if (of(DataLayoutProperty.ENDIANNESS).equals(name)) {
      boolean valid =
          entry.value() instanceof StringAttr order
              && (order.value().equals("big") || order.value().equals("little"));
      if (!valid) {
        diagnostics.error(
            location,
            "'" + name + "' data layout entry is expected to be either 'big' or 'little'");
      }
    } else if (name != null && !KEYS.contains(name)) {
      diagnostics.error(location, "unknown data layout entry name: " + name);
    }
  }
}
