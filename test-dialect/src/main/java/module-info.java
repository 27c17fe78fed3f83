// SPDX-License-Identifier: Apache-2.0

/** The part of MLIR's test dialect that affects parsing and printing. */
module dev.ods.dialects.test {
  requires static transitive dev.ods.annotations;
  requires transitive dev.ods.runtime;
  requires transitive dev.ods.dialects;

  exports dev.ods.dialects.test;

  provides dev.ods.ir.DialectDefinition with
      dev.ods.dialects.test.TestDialectDefinition;
  provides dev.ods.pass.PassProvider with
      dev.ods.dialects.test.TestDataLayoutQueryPass.Provider,
      dev.ods.dialects.test.TestDerivedAttributes.Provider,
      dev.ods.dialects.test.TestForwardedOptionsPipeline.Provider,
      dev.ods.dialects.test.TestGreedyPatterns.Provider,
      dev.ods.dialects.test.TestLegalizePatternsPass.Provider,
      dev.ods.dialects.test.TestOptionsPass.Provider;
}
