// SPDX-License-Identifier: Apache-2.0

/** Support for the tests of several modules. */
module dev.ods.testing {
  requires com.google.gson;
  requires org.junit.jupiter.api;
  requires static org.jspecify;
  requires transitive org.junit.platform.engine;
  requires transitive org.junit.platform.launcher;

  exports dev.ods.testing;
  exports dev.ods.testing.construct;

  provides org.junit.platform.launcher.PostDiscoveryFilter with
      dev.ods.testing.ShareFilter;
}
