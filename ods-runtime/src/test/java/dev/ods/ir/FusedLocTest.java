// SPDX-License-Identifier: Apache-2.0
package dev.ods.ir;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.ods.builtin.StringAttr;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/** Fused locations share what they are made of, and are the same as if they did not. */
final class FusedLocTest {
  private static final int DEPTH = 100_000;

  private final Context context = Context.create();
  private final Location unknown = UnknownLoc.get(context);

  private Location name(int i) {
    return NameLoc.get("n" + i, unknown);
  }

  private List<Location> names(int from, int to) {
    List<Location> names = new ArrayList<>();
    for (int i = from; i < to; i++) {
      names.add(name(i));
    }
    return names;
  }

  private Location fuse(Location... locations) {
    return FusedLoc.get(context, List.of(locations), null);
  }

  private static List<Location> parts(Location fused) {
    return ((FusedLoc) fused).locations();
  }

  /** What MLIR fuses, by its definition. */
  private static Set<Location> model(List<Location> locations, @Nullable Attribute metadata) {
    Set<Location> all = new LinkedHashSet<>();
    for (Location location : locations) {
      if (location instanceof FusedLoc fused && fused.metadata() == metadata) {
        all.addAll(fused.locations());
      } else if (!(location instanceof UnknownLoc)) {
        all.add(location);
      }
    }
    return all;
  }

  @Property(tries = 200)
  void fusionsAreThoseOfTheirLocations(@ForAll long seed) {
    Random random = new Random(seed);
    Attribute metadata = random.nextBoolean() ? null : StringAttr.get(context, "why");
    List<Location> known = names(0, 100);
    Collections.shuffle(known, random);
    known.add(unknown);
    known.add(FusedLoc.get(context, names(0, 20), metadata));
    for (int i = 0; i < 100; i++) {
      List<Location> parts = new ArrayList<>();
      for (int count = 1 + random.nextInt(3); count > 0; count--) {
        // Most often the last ones, which are long.
        int back = Math.min(known.size(), random.nextInt(3) == 0 ? known.size() : 8);
        parts.add(known.get(known.size() - 1 - random.nextInt(back)));
      }
      List<Location> expected = List.copyOf(model(parts, metadata));
      if (expected.isEmpty()) {
        // Unknown with metadata, which is no part of others that MLIR would drop.
        continue;
      }
      boolean isAsked = random.nextBoolean();
      Location fused = FusedLoc.get(context, parts, metadata);
      assertSame(FusedLoc.get(context, expected, metadata), fused);
      if (isAsked && fused instanceof FusedLoc some) {
        assertEquals(expected, some.locations());
      }
      known.add(fused);
    }
  }

  @Test
  void fusionsGrowAtBothEnds() {
    Location fused = FusedLoc.get(context, names(0, 20), null);
    Location grown = fuse(name(20), fused, name(21));
    List<Location> expected = new ArrayList<>(names(20, 21));
    expected.addAll(names(0, 20));
    expected.addAll(names(21, 22));
    assertEquals(expected, parts(grown));
    assertSame(grown, FusedLoc.get(context, expected, null));
    assertSame(grown, fuse(fuse(name(20), fused), name(21)));
    assertSame(grown, fuse(name(20), fuse(fused, name(21))));
    assertNotSame(grown, fuse(name(21), fused, name(20)));
  }

  @Test
  void whatIsFusedAlreadyKeepsItsPlace() {
    Location fused = FusedLoc.get(context, names(0, 20), null);
    assertSame(fused, fuse(fused, name(3), unknown, fused));
    assertSame(fused, fuse(name(0), fused));
    assertEquals(name(3), parts(fuse(name(3), fused)).get(0));
    assertEquals(20, parts(fuse(name(3), fused)).size());
    assertEquals(21, parts(fuse(name(30), fused, name(30))).size());
  }

  @Test
  void metadataIsOfTheContext() {
    Location fused = FusedLoc.get(context, names(0, 20), null);
    Attribute other = StringAttr.get(Context.create(), "why");
    List<Location> parts = List.of(fused, name(20));
    assertThrows(
        IllegalArgumentException.class, () -> FusedLoc.get(context, List.of(fused), other));
    assertEquals(parts, parts(FusedLoc.get(context, parts, StringAttr.get(context, "why"))));
  }

  @Test
  void fusionsGrowOften() {
    Location fused = FusedLoc.get(context, names(0, 20), null);
    for (int i = 20; i < DEPTH; i++) {
      fused = i % 2 == 0 ? fuse(name(i), fused) : fuse(fused, name(i));
    }
    assertEquals(DEPTH, parts(fused).size());
    assertEquals(name(DEPTH - 2), parts(fused).get(0));
    assertEquals(name(DEPTH - 1), parts(fused).get(DEPTH - 1));
  }
}
