// SPDX-License-Identifier: Apache-2.0
package dev.ods.text.parse;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertSame;

import dev.ods.text.SourceLocation;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** The source locations that a parser lends. */
class SourceLocationsTest {
  private final SourceLocations locations = new SourceLocations(false);

  @Test
  void locationsAreIndependentUntilTakenBack() {
    SourceLocation outer = locations.lend(1);
    int mark = locations.size();
    SourceLocation inner = locations.lend(2);
    assertEquals(1, outer.offset());
    assertEquals(2, inner.offset());
    locations.cutTo(mark);
    assertSame(inner, locations.lend(3));
    assertEquals(3, inner.offset());
    assertEquals(1, outer.offset());
  }

  @Test
  void longListsGetLocationsOfTheirOwn() {
    SourceLocation[] lent =
        IntStream.range(0, 1000).mapToObj(locations::lend).toArray(SourceLocation[]::new);
    for (int i = 0; i < lent.length; i++) {
      assertEquals(i, lent[i].offset());
    }
    SourceLocation last = locations.lend(7);
    assertNotSame(last, locations.lend(8));
    assertEquals(7, last.offset());
    locations.cutTo(0);
    assertSame(lent[0], locations.lend(9));
  }
}
