// SPDX-License-Identifier: Apache-2.0
package dev.ods.testing;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** An absent requirement fails the test if demanded, and skips it otherwise. */
final class RequirementTest {
  @ParameterizedTest
  @ValueSource(strings = {"", "corpus", " corpus , "})
  void isOptionalUnlessDemanded(String demand) {
    assertFalse(Requirement.MLIR_OPT.isMet(false, "absent", demand));
    assertTrue(Requirement.MLIR_OPT.isMet(true, "absent", demand));
  }

  @ParameterizedTest
  @ValueSource(strings = {"mlir-opt", "corpus,mlir-opt", " mlir-opt ,"})
  void failsIfDemandedAndAbsent(String demand) {
    assertTrue(Requirement.MLIR_OPT.isMet(true, "it is absent", demand));
    AssertionError e =
        assertThrows(
            AssertionError.class, () -> Requirement.MLIR_OPT.isMet(false, "it is absent", demand));
    assertEquals("it is absent, but ODS_TEST_DEMAND demands mlir-opt", e.getMessage());
  }

  @Test
  void unknownDemandsAreErrors() {
    IllegalArgumentException e =
        assertThrows(
            IllegalArgumentException.class,
            () -> Requirement.CORPUS.isMet(false, "absent", "mlir-reduce"));
    assertEquals(
        "ODS_TEST_DEMAND demands the unknown requirement \"mlir-reduce\"; known are: mlir-opt, mlir-tblgen,"
            + " corpus",
        e.getMessage());
  }
}
