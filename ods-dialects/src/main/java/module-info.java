// SPDX-License-Identifier: Apache-2.0

/** MLIR's own dialects, declared with the annotations of ODS. */
module dev.ods.dialects {
  requires static transitive dev.ods.annotations;
  requires transitive dev.ods.runtime;

  exports dev.ods.dialects.arith;
  exports dev.ods.dialects.dlti;
  exports dev.ods.dialects.func;
  exports dev.ods.dialects.function;
  exports dev.ods.dialects.mlprogram;

  provides dev.ods.ir.Dialect with
      dev.ods.dialects.arith.ArithDialectDefinition,
      dev.ods.dialects.dlti.DltiDialectDefinition,
      dev.ods.dialects.func.FuncDialectDefinition,
      dev.ods.dialects.mlprogram.MlProgramDialectDefinition;
}
