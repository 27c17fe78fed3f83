// SPDX-License-Identifier: Apache-2.0
package dev.ods.rewrite;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.ods.builtin.IntegerAttr;
import dev.ods.ir.Context;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What an operation folds to. */
final class FoldResultTest {
  private final IntegerAttr five = IntegerAttr.i32(Context.create(), 5);
  private final FoldResult single = FoldResult.of(five);

  @Test
  void aSingleResultIsItsOwnElement() {
    assertEquals(1, single.size());
    assertSame(single, single.get(0));
    assertSame(five, single.constant());
    assertNull(single.value());
    assertEquals("5 : i32", single.toString());
    assertThrows(IndexOutOfBoundsException.class, () -> single.get(1));
    assertSame(single, FoldResult.of(List.of(single)));
  }

  @Test
  void severalResultsAreInOrder() {
    FoldResult other = FoldResult.of(IntegerAttr.i32(Context.create(), 6));
    FoldResult both = FoldResult.of(List.of(single, other));
    assertEquals(2, both.size());
    assertSame(other, both.get(1));
    assertNull(both.constant());
    assertNull(both.value());
    assertEquals("[5 : i32, 6 : i32]", both.toString());
    assertThrows(IndexOutOfBoundsException.class, () -> both.get(2));
  }

  @Test
  void listsHoldSingleResults() {
    FoldResult both = FoldResult.of(List.of(single, single));
    assertThrows(IllegalArgumentException.class, () -> FoldResult.of(List.of(both)));
    List<FoldResult> changed = List.of(FoldResult.inPlace());
    assertThrows(IllegalArgumentException.class, () -> FoldResult.of(changed));
    assertThrows(IllegalArgumentException.class, () -> FoldResult.of(List.of()));
  }

  @Test
  void aChangeInPlaceIsRememberedWithTheResultAfterIt() {
    FoldResult inPlace = FoldResult.inPlace();
    assertTrue(inPlace.isInPlace());
    assertTrue(inPlace.changesOperation());
    assertEquals(0, inPlace.size());
    assertSame(inPlace, inPlace.afterChange());
    FoldResult after = single.afterChange();
    assertFalse(after.isInPlace());
    assertTrue(after.changesOperation());
    assertSame(five, after.constant());
    assertFalse(single.changesOperation());
  }
}
