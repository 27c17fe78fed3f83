// SPDX-License-Identifier: Apache-2.0

/** Support for the tests of several modules. */
module dev.ods.testing {
  requires com.google.gson;
  requires org.junit.jupiter.api;
  requires static org.jspecify;

  exports dev.ods.testing;
  exports dev.ods.testing.construct;
}
