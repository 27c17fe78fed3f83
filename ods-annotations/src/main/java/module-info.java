// SPDX-License-Identifier: Apache-2.0

/** The vocabulary in which a dialect author declares dialects and operations. */
module dev.ods.annotations {
  requires static transitive org.jspecify;

  exports dev.ods.annotation;
}
