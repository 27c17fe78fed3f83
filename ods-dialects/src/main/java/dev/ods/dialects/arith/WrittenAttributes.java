// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.arith;

import java.util.List;

/** The attributes that hand-written forms print outside of the dictionary. */
final class WrittenAttributes {
  static final List<String> OF_CMPI = List.of("predicate");
  static final List<String> OF_CMPF = List.of("predicate", "fastmath");

  private WrittenAttributes() {}
}
