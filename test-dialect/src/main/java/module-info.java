// SPDX-License-Identifier: Apache-2.0

/** What of the dialect that MLIR tests itself with concerns the text of files. */
module dev.ods.dialects.test {
  requires static transitive dev.ods.annotations;
  requires transitive dev.ods.runtime;
  requires dev.ods.dialects;

  exports dev.ods.dialects.test;

  provides dev.ods.ir.Dialect with
      dev.ods.dialects.test.TestDialectDefinition;
}
