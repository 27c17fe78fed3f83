// SPDX-License-Identifier: Apache-2.0

/** The runtime's speed beside that of MLIR's C++ library; not to be published. */
module dev.ods.benchmarks {
  requires dev.ods.dialects;
  requires dev.ods.runtime;
  requires java.management;
  requires jdk.unsupported;
  requires jmh.core;
  requires static org.jspecify;
}
