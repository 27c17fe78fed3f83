// SPDX-License-Identifier: Apache-2.0

/** The base. */
module demo.base {
  requires static transitive dev.ods.annotations;
  requires transitive dev.ods.runtime;

  exports demo.base;

  provides dev.ods.ir.DialectDefinition with
      demo.base.BaseDialectDefinition;
  provides dev.ods.pass.PassProvider with
      demo.base.ShrinkPass.Provider;
}
