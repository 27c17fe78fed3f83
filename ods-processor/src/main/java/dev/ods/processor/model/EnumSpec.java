// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.model;

import com.palantir.javapoet.ClassName;
import java.util.List;

/**
 * A Java enum used as an attribute.
 *
 * @param storage how a case is stored
 * @param cases the cases in the order of the enum
 * @param summary MLIR's summary of the enum, from {@code @Summary} or composed
 */
public record EnumSpec(
    ClassName name, Storage storage, List<Case> cases, String summary, Origin origin) {
  public EnumSpec {
    cases = List.copyOf(cases);
  }

  /** How a case is stored. */
  public enum Storage {
    /** As a string attribute that holds the symbol: MLIR's {@code StrEnumAttr}. */
    STRING,
    /** As a 32-bit signless integer attribute: {@code I32EnumAttr}. */
    I32,
    /** As a 64-bit signless integer attribute: {@code I64EnumAttr}. */
    I64
  }

  /**
   * One case.
   *
   * @param constant the name of the Java constant
   * @param symbol the text of the case in MLIR
   * @param value the integer value of the case; for string enums its ordinal
   * @param explicitValue whether the integer value is explicit
   */
  public record Case(
      String constant, String symbol, long value, boolean explicitValue, Origin origin) {}
}
