// SPDX-License-Identifier: Apache-2.0

/** A dialect of two operations. */
module org.example.my {
  requires static transitive dev.ods.annotations;
  requires transitive dev.ods.runtime;

  exports org.example.my;

  provides dev.ods.ir.DialectDefinition with
      org.example.my.MyDialectDefinition;
}
