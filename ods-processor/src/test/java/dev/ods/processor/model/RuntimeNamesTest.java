// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.model;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.ods.codegen.ApiLevel;
import org.junit.jupiter.api.Test;

final class RuntimeNamesTest {
  @Test
  void generatedCodeHasTheApiLevelOfTheRuntime() {
    assertEquals(ApiLevel.CURRENT, RuntimeNames.API_LEVEL);
  }
}
