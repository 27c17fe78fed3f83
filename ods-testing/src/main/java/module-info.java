// SPDX-License-Identifier: Apache-2.0

/** Property tests of dialects, for their authors. */
module dev.ods.laws {
  requires static org.jspecify;
  requires transitive dev.ods.runtime;
  requires transitive org.junit.jupiter.api;

  exports dev.ods.laws;
}
