// SPDX-License-Identifier: Apache-2.0

/** The IR of MLIR for the JVM, and all that works on it. */
module dev.ods.runtime {
  requires static transitive org.jspecify;
}
