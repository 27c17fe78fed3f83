// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.emit;

import static dev.ods.processor.model.Arity.OPTIONAL;
import static dev.ods.processor.model.Arity.SINGLE;
import static dev.ods.processor.model.Arity.VARIADIC;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.ods.processor.model.Arity;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The offsets and lengths of groups, as generated code computes them. */
final class ValueGroupsTest {
  private static List<String> extents(boolean segments, Arity... arities) {
    ValueGroups groups = new ValueGroups(List.of(arities), segments);
    List<String> extents = new ArrayList<>();
    for (int i = 0; i < groups.size(); i++) {
      extents.add(
          groups.start(i, SegmentEmitter.OPERANDS)
              + " for "
              + groups.count(i, SegmentEmitter.OPERANDS));
    }
    return extents;
  }

  @Test
  void groupsOfOneValue() {
    assertEquals(List.of("0 for 1", "1 for 1"), extents(false, SINGLE, SINGLE));
  }

  @Test
  void aVariadicGroupHasTheRemainingValues() {
    assertEquals(
        List.of(
            "0 for 1", "1 for operation.operandCount() - 2", "operation.operandCount() - 1 for 1"),
        extents(false, SINGLE, VARIADIC, SINGLE));
    assertEquals(List.of("0 for operation.operandCount()"), extents(false, OPTIONAL));
  }

  @Test
  void equallyLongGroupsShareTheRemainingValues() {
    assertEquals(
        List.of(
            "0 for operandSize(operation)",
            "operandSize(operation) for 1",
            "1 + operandSize(operation) for operandSize(operation)",
            "1 + 2 * operandSize(operation) for 1"),
        extents(false, VARIADIC, SINGLE, VARIADIC, SINGLE));
  }

  @Test
  void segmentSizes() {
    assertEquals(
        List.of(
            "operandStart(operation, 0) for operandSize(operation, 0)",
            "operandStart(operation, 1) for operandSize(operation, 1)"),
        extents(true, VARIADIC, SINGLE));
  }

  @Test
  void equallyLongGroupsAreNotResizable() {
    assertFalse(new ValueGroups(List.of(VARIADIC, VARIADIC), false).isResizable());
    assertTrue(new ValueGroups(List.of(VARIADIC, VARIADIC), true).isResizable());
  }
}
