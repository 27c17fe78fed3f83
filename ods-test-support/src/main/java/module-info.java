// SPDX-License-Identifier: Apache-2.0

/** What the tests of several modules share. */
module dev.ods.testing {
  requires com.google.gson;
  requires org.junit.jupiter.api;
  requires static org.jspecify;

  exports dev.ods.testing;
}
