// SPDX-License-Identifier: Apache-2.0
package dev.ods.ir;

import dev.ods.ir.TestIr.NamedType;
import dev.ods.ir.TestIr.NumberAttr;
import java.util.List;
import java.util.Random;

/** The random choices of the tests that do not depend on the IR. */
final class RandomChoices {
  private static final String[] ATTRIBUTES = {"a", "b", "c", "d", "e"};

  private final Random random;
  private final Context context;

  RandomChoices(Random random, Context context) {
    this.random = random;
    this.context = context;
  }

  <T> T pick(List<T> list) {
    return list.get(random.nextInt(list.size()));
  }

  Type type() {
    return NamedType.get(context, "type" + random.nextInt(20));
  }

  Attribute attribute() {
    return NumberAttr.get(context, random.nextInt(50));
  }

  Location location() {
    return switch (random.nextInt(4)) {
      case 0 -> UnknownLoc.get(context);
      case 1 -> NameLoc.get(context, "name" + random.nextInt(10));
      case 2 -> FileLineColRange.get(context, "f", random.nextInt(100), 1, 200, 3);
      default ->
          FileLineColRange.get(
              context, "file" + random.nextInt(3), random.nextInt(1000), random.nextInt(80));
    };
  }

  int count(int usual) {
    int dice = random.nextInt(400);
    return dice == 0 ? 1020 + random.nextInt(10) : random.nextInt(usual + 1);
  }

  String attributeName() {
    return ATTRIBUTES[random.nextInt(ATTRIBUTES.length)];
  }
}
