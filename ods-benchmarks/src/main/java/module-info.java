// SPDX-License-Identifier: Apache-2.0

/** Benchmarks of the runtime and of MLIR's C++ library; not published. */
module dev.ods.benchmarks {
  requires java.compiler;
  requires dev.ods.dialects;
  requires dev.ods.dialects.test;
  requires dev.ods.runtime;
  requires dev.ods.testing;
  requires dev.ods.tools;
  requires java.management;
  requires jdk.unsupported;
  requires jmh.core;
  requires static org.jspecify;
}
