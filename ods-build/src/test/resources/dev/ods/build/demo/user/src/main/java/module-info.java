// SPDX-License-Identifier: Apache-2.0

/** The user. */
module demo.user {
  requires static transitive dev.ods.annotations;
  requires transitive dev.ods.runtime;
  requires transitive demo.base;

  exports demo.user;
}
