// SPDX-License-Identifier: Apache-2.0

/** MLIR's own dialects, declared with the annotations of ODS. */
module dev.ods.dialects {
  requires static transitive dev.ods.annotations;
  requires transitive dev.ods.runtime;

  exports dev.ods.dialects.acc;
  exports dev.ods.dialects.affine;
  exports dev.ods.dialects.arith;
  exports dev.ods.dialects.arith.attr;
  exports dev.ods.dialects.cf;
  exports dev.ods.dialects.complex;
  exports dev.ods.dialects.controlflow;
  exports dev.ods.dialects.conversion;
  exports dev.ods.dialects.dlti;
  exports dev.ods.dialects.fold;
  exports dev.ods.dialects.func;
  exports dev.ods.dialects.function;
  exports dev.ods.dialects.gpu;
  exports dev.ods.dialects.gpu.attr;
  exports dev.ods.dialects.index;
  exports dev.ods.dialects.llvm;
  exports dev.ods.dialects.loops;
  exports dev.ods.dialects.math;
  exports dev.ods.dialects.memref;
  exports dev.ods.dialects.mlprogram;
  exports dev.ods.dialects.nvvm;
  exports dev.ods.dialects.omp;
  exports dev.ods.dialects.scf;
  exports dev.ods.dialects.slice;
  exports dev.ods.dialects.spirv;
  exports dev.ods.dialects.spirv.attr;
  exports dev.ods.dialects.spirv.type;
  exports dev.ods.dialects.syntax;
  exports dev.ods.dialects.tensor;
  exports dev.ods.dialects.transform;
  exports dev.ods.dialects.ub;
  exports dev.ods.dialects.wasmssa;

  provides dev.ods.ir.DialectDefinition with
      dev.ods.dialects.acc.AccDialectDefinition,
      dev.ods.dialects.affine.AffineDialectDefinition,
      dev.ods.dialects.arith.ArithDialectDefinition,
      dev.ods.dialects.cf.CfDialectDefinition,
      dev.ods.dialects.complex.ComplexDialectDefinition,
      dev.ods.dialects.dlti.DltiDialectDefinition,
      dev.ods.dialects.func.FuncDialectDefinition,
      dev.ods.dialects.gpu.GpuDialectDefinition,
      dev.ods.dialects.index.IndexDialectDefinition,
      dev.ods.dialects.llvm.LlvmDialectDefinition,
      dev.ods.dialects.math.MathDialectDefinition,
      dev.ods.dialects.memref.MemRefDialectDefinition,
      dev.ods.dialects.mlprogram.MlProgramDialectDefinition,
      dev.ods.dialects.nvvm.NvvmDialectDefinition,
      dev.ods.dialects.omp.OmpDialectDefinition,
      dev.ods.dialects.scf.ScfDialectDefinition,
      dev.ods.dialects.spirv.SpirvDialectDefinition,
      dev.ods.dialects.tensor.TensorDialectDefinition,
      dev.ods.dialects.transform.TransformDialectDefinition,
      dev.ods.dialects.ub.UbDialectDefinition,
      dev.ods.dialects.wasmssa.WasmssaDialectDefinition;
  provides dev.ods.pass.PassProvider with
      dev.ods.dialects.arith.ArithPasses,
      dev.ods.dialects.conversion.ConversionPasses,
      dev.ods.dialects.memref.MemRefPasses,
      dev.ods.dialects.spirv.SpirvPasses;
}
