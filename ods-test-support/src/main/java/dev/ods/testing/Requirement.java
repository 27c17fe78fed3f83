// SPDX-License-Identifier: Apache-2.0
package dev.ods.testing;

import java.util.Arrays;
import java.util.EnumSet;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Assertions;
import org.junit.jupiter.api.Assumptions;

/**
 * A requirement of tests that is not part of the checkout. Tests are skipped if it is absent, but
 * fail if the environment variable {@code ODS_TEST_DEMAND}, a comma-separated list such as {@code
 * mlir-opt,corpus}, demands it.
 */
enum Requirement {
  MLIR_OPT("mlir-opt"),
  MLIR_TBLGEN("mlir-tblgen"),
  CORPUS("corpus");

  static final String VARIABLE = "ODS_TEST_DEMAND";

  private final String id;

  Requirement(String id) {
    this.id = id;
  }

  /** Skips the test if the requirement is absent, or fails it if the environment demands it. */
  void assume(boolean present, String absence) {
    Assumptions.assumeTrue(isMet(present, absence), absence);
  }

  /**
   * Whether the requirement is present.
   *
   * @throws AssertionError if it is absent, but the environment demands it
   */
  boolean isMet(boolean present, String absence) {
    return isMet(present, absence, System.getenv().getOrDefault(VARIABLE, ""));
  }

  boolean isMet(boolean present, String absence, String demand) {
    if (!present && demanded(demand).contains(this)) {
      Assertions.fail(absence + ", but " + VARIABLE + " demands " + id);
    }
    return present;
  }

  private static Set<Requirement> demanded(String demand) {
    Set<Requirement> demanded = EnumSet.noneOf(Requirement.class);
    for (String name : demand.split(",", -1)) {
      if (!name.isBlank()) {
        demanded.add(byId(name.strip()));
      }
    }
    return demanded;
  }

  private static Requirement byId(String id) {
    for (Requirement requirement : values()) {
      if (requirement.id.equals(id)) {
        return requirement;
      }
    }
    String known = Arrays.stream(values()).map(r -> r.id).collect(Collectors.joining(", "));
    throw new IllegalArgumentException(
        VARIABLE + " demands the unknown requirement \"" + id + "\"; known are: " + known);
  }
}
