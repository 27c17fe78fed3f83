// SPDX-License-Identifier: Apache-2.0

/** The dialects {@code tf} and {@code tfl}: the examples of ODS (docs/specification.md). */
module dev.ods.sample {
  requires static transitive dev.ods.annotations;
  requires transitive dev.ods.runtime;

  exports dev.ods.sample.tf;
  exports dev.ods.sample.tfl;

  provides dev.ods.ir.DialectDefinition with
      dev.ods.sample.tf.TfDialectDefinition,
      dev.ods.sample.tfl.TflDialectDefinition;
  provides dev.ods.pass.PassProvider with
      dev.ods.sample.tfl.FuseActivationsPass.Provider;
}
