// SPDX-License-Identifier: Apache-2.0
package dev.ods.ir;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.api.Test;

/** Call sites to which callers are added are the same as those made of all callers. */
final class CallSiteLocTest {
  private static final int DEPTH = 100_000;

  private final Context context = Context.create();
  private final Location unknown = UnknownLoc.get(context);

  private Location name(int i) {
    return NameLoc.get("n" + i, unknown);
  }

  private List<Location> names(int count) {
    List<Location> names = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      names.add(name(i));
    }
    return names;
  }

  /** As {@link CallSiteLoc#append}, but with all callers. */
  private static Location append(Location location, Location caller) {
    return location instanceof CallSiteLoc call
        ? CallSiteLoc.get(call.callee(), append(call.caller(), caller))
        : CallSiteLoc.get(location, caller);
  }

  @Property(tries = 200)
  void callersAreThoseOfTheChain(@ForAll long seed) {
    Random random = new Random(seed);
    List<Location> known = names(5);
    for (int i = 0; i < 50; i++) {
      Location location = known.get(random.nextInt(known.size()));
      Location caller = known.get(random.nextInt(known.size()));
      Location call =
          switch (random.nextInt(4)) {
            case 0 -> CallSiteLoc.get(location, caller);
            case 1 -> CallSiteLoc.append(location, name(random.nextInt(5)));
            default -> CallSiteLoc.append(location, caller);
          };
      if (random.nextBoolean()) {
        assertSame(CallSiteLoc.get(callee(call), caller(call)), call);
      }
      if (depth(call) < 200) {
        known.add(call);
      }
    }
    for (int i = 0; i < 20; i++) {
      Location location = known.get(random.nextInt(known.size()));
      Location caller = known.get(random.nextInt(known.size()));
      boolean isFirst = random.nextBoolean();
      Location expected = isFirst ? append(location, caller) : null;
      Location actual = CallSiteLoc.append(location, caller);
      assertSame(isFirst ? expected : append(location, caller), actual);
    }
  }

  private static Location callee(Location call) {
    return ((CallSiteLoc) call).callee();
  }

  private static Location caller(Location call) {
    return ((CallSiteLoc) call).caller();
  }

  private static int depth(Location location) {
    int depth = 0;
    for (Location at = location; at instanceof CallSiteLoc call; at = call.caller()) {
      depth++;
    }
    return depth;
  }

  @Test
  void callersOfAnotherContextAreRefused() {
    Location call = CallSiteLoc.get(name(0), name(1));
    Location other = UnknownLoc.get(Context.create());
    assertThrows(IllegalArgumentException.class, () -> CallSiteLoc.append(name(0), other));
    assertThrows(IllegalArgumentException.class, () -> CallSiteLoc.append(call, other));
  }

  @Test
  void chainsGrowOften() {
    Location call = name(0);
    for (int i = 1; i <= DEPTH; i++) {
      call = CallSiteLoc.append(call, name(i));
    }
    Location expected = name(DEPTH);
    for (int i = DEPTH - 1; i >= 0; i--) {
      expected = CallSiteLoc.get(name(i), expected);
    }
    assertSame(expected, call);
    assertEquals(DEPTH, depth(call));
  }
}
