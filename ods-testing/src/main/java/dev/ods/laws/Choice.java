// SPDX-License-Identifier: Apache-2.0
package dev.ods.laws;

import dev.ods.ir.Type;
import java.util.List;
import java.util.Random;

/** Random choices. */
final class Choice {
  private Choice() {}

  /** One element of a list that is not empty. */
  static <T> T of(List<T> list, Random random) {
    return list.get(random.nextInt(list.size()));
  }

  /** Whether an event of this probability happens. */
  static boolean percent(int probability, Random random) {
    return random.nextInt(100) < probability;
  }

  /** A few types of a list, possibly none. */
  static List<Type> some(List<Type> types, Random random) {
    return types.isEmpty()
        ? List.of()
        : random.ints(random.nextInt(4), 0, types.size()).mapToObj(types::get).toList();
  }
}
