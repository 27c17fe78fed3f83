// SPDX-License-Identifier: Apache-2.0

/** The annotations with which authors declare dialects and operations. */
module dev.ods.annotations {
  requires static transitive org.jspecify;

  exports dev.ods.annotation;
}
