// SPDX-License-Identifier: Apache-2.0

/** The dialects {@code tf} and {@code tfl}: the specification's own examples. */
module dev.ods.sample {
  requires static dev.ods.annotations;
  requires transitive dev.ods.runtime;
  requires static org.jspecify;
}
