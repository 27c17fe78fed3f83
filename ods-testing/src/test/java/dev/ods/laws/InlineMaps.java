// SPDX-License-Identifier: Apache-2.0
package dev.ods.laws;

import dev.ods.affine.AffineMap;
import dev.ods.builtin.AffineMapAttr;
import dev.ods.ir.Operation;
import dev.ods.ir.Value;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Maps that custom forms print with their operands in place: they keep neither operands that do not
 * occur nor the order of the others, and one for each value.
 */
final class InlineMaps {
  private static final Pattern INPUT = Pattern.compile("[ds](\\d+)");

  private InlineMaps() {}

  /**
   * Whether maps are parsed as they are printed.
   *
   * @param first the index of the first operand of the first map
   * @param between the number of operands between those of two maps
   */
  static boolean areKept(Operation op, int first, int between, String... names) {
    int start = first;
    for (String name : names) {
      if (!(op.attribute(name) instanceof AffineMapAttr map)) {
        return false;
      }
      int inputs = map.value().dimCount() + map.value().symbolCount();
      List<Value> operands = op.operands(start, inputs);
      if (!isInOrder(map.value()) || new HashSet<>(operands).size() != inputs) {
        return false;
      }
      start += inputs + between;
    }
    return true;
  }

  /** Whether all dimensions and symbols occur, those with lesser numbers first. */
  private static boolean isInOrder(AffineMap map) {
    String text = AffineMapAttr.get(map).toString();
    Set<String> found = new LinkedHashSet<>();
    Matcher inputs = INPUT.matcher(text.substring(text.indexOf("->")));
    while (inputs.find()) {
      found.add(inputs.group());
    }
    Set<String> dims = new LinkedHashSet<>();
    for (int i = 0; i < map.dimCount(); i++) {
      dims.add("d" + i);
    }
    Set<String> symbols = new LinkedHashSet<>();
    for (int i = 0; i < map.symbolCount(); i++) {
      symbols.add("s" + i);
    }
    return List.copyOf(dims).equals(found.stream().filter(dims::contains).toList())
        && List.copyOf(symbols).equals(found.stream().filter(symbols::contains).toList());
  }
}
