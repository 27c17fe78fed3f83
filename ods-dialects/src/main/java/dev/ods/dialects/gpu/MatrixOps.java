// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.gpu;

import dev.ods.annotation.*;
import dev.ods.builtin.IntegerAttr;
import dev.ods.builtin.MemRefType;
import dev.ods.builtin.StridedLayoutAttr;
import dev.ods.builtin.UnitAttr;
import dev.ods.constraint.*;
import dev.ods.diagnostic.Diagnostics;
import dev.ods.dialects.gpu.GpuTypes.AnyMatrix;
import dev.ods.dialects.gpu.GroupOps.AnyReducible;
import dev.ods.dialects.gpu.attr.MMAElementwiseOp;
import dev.ods.ir.*;
import dev.ods.trait.Pure;
import java.util.Optional;

/** Matrices held by a subgroup. */
public interface MatrixOps {
  /** Multiplies two matrices and adds the product to a third one. */
  @Op(dialect = GpuDialect.class, name = "subgroup_mma_compute")
  @Trait(Pure.class)
  @AllTypesMatch({"opC", "res"})
  @AssemblyFormat("$opA`,` $opB`,` $opC attr-dict `:` type($opA)`,` type($opB) `->` type($res)")
  interface SubgroupMmaCompute extends OpView {
    /** The first factor. */
    @Operand(MMAFactor.class)
    Value opA();

    /** The second factor. */
    @Operand(MMAFactor.class)
    Value opB();

    /** The addend. */
    @Operand(MMASum.class)
    Value opC();

    /** Whether the first factor is transposed. */
    @Attr(name = "a_transpose")
    Optional<UnitAttr> aTranspose();

    /** Whether the second factor is transposed. */
    @Attr(name = "b_transpose")
    Optional<UnitAttr> bTranspose();

    /** The sum. */
    @Result(AnyMatrix.class)
    Value res();

    /** The matrices have the roles of their operands and matching shapes. */
    default void verify(Diagnostics diagnostics) {
      MMAMatrixType a = (MMAMatrixType) opA().type();
      MMAMatrixType b = (MMAMatrixType) opB().type();
      MMAMatrixType c = (MMAMatrixType) opC().type();
      if (!a.operand().equals("AOp") || !b.operand().equals("BOp") || !c.operand().equals("COp")) {
        diagnostics.error(operation(), "operands must be in the order AOp, BOp, COp");
      } else if (a.shape()[1] != b.shape()[0]
          || a.shape()[0] != c.shape()[0]
          || b.shape()[1] != c.shape()[1]) {
        diagnostics.error(operation(), "operand shapes do not satisfy matmul constraints");
      }
    }
  }

  /** Creates a matrix of equal elements. */
  @Op(dialect = GpuDialect.class, name = "subgroup_mma_constant_matrix")
  @Trait(Pure.class)
  @TypesMatchWith(
      from = "res",
      to = "value",
      with = MMAElementOf.class,
      summary = "value type matches element type of mma_matrix")
  @AssemblyFormat("$value attr-dict `:` type($res)")
  interface SubgroupMmaConstantMatrix extends OpView {
    /** The value of the elements. */
    @Operand(MMAElement.class)
    Value value();

    /** The matrix. */
    @Result(AnyMatrix.class)
    Value res();
  }

  /** Computes elementwise on matrices. */
  @Op(dialect = GpuDialect.class, name = "subgroup_mma_elementwise")
  @Trait(Pure.class)
  @AssemblyFormat("$opType $args attr-dict `:` functional-type($args, $res)")
  interface SubgroupMmaElementwise extends OpView {
    /** The matrices. */
    @Operand(AnyMatrix.class)
    ValueRange args();

    /** The elementwise operation. */
    @Attr
    MMAElementwiseOp opType();

    /** The matrix of the results. */
    @Result(AnyMatrix.class)
    Value res();
  }

  /** Extracts an element of the thread's part of a matrix. */
  @Op(dialect = GpuDialect.class, name = "subgroup_mma_extract_thread_local")
  @Trait(Pure.class)
  @TypesMatchWith(
      from = "matrix",
      to = "res",
      with = MMAElementOf.class,
      summary = "value type matches element type of mma_matrix")
  @AssemblyFormat("$matrix`[`$indices`]` attr-dict `:` type($matrix) `->` type($res)")
  interface SubgroupMmaExtractThreadLocal extends OpView {
    /** The matrix. */
    @Operand(AnyMatrix.class)
    Value matrix();

    /** The index in the thread's part. */
    @Operand(Index.class)
    ValueRange indices();

    /** The element. */
    @Result(AnyReducible.class)
    Value res();
  }

  /** Inserts an element into the thread's part of a matrix. */
  @Op(dialect = GpuDialect.class, name = "subgroup_mma_insert_thread_local")
  @Trait(Pure.class)
  @TypesMatchWith(
      from = "matrix",
      to = "value",
      with = MMAElementOf.class,
      summary = "value type matches element type of mma_matrix")
  @AssemblyFormat(
      "$value`,` $matrix`[`$indices`]` attr-dict `:` type($value)`,` type($matrix) `->` type($res)")
  interface SubgroupMmaInsertThreadLocal extends OpView {
    /** The element. */
    @Operand(AnyReducible.class)
    Value value();

    /** The matrix before. */
    @Operand(AnyMatrix.class)
    Value matrix();

    /** The index in the thread's part. */
    @Operand(Index.class)
    ValueRange indices();

    /** The matrix after. */
    @Result(AnyMatrix.class)
    Value res();
  }

  /** Loads or stores a matrix of a subgroup. */
  @Order({"indices", "leadDimension", "transpose"})
  interface MMAMemory extends OpView {
    /** The indices of the matrix's first element. */
    @Operand(Index.class)
    ValueRange indices();

    /** How far the rows are from each other. */
    @Attr(IndexAttr.class)
    IntegerAttr leadDimension();

    /** Whether the matrix is transposed. */
    @Attr
    Optional<UnitAttr> transpose();

    /** Whether the last dimension is contiguous; affine maps are not analyzed. */
    static boolean hasUnitStride(MemRefType type) {
      return !(type.layout() instanceof StridedLayoutAttr layout)
          || layout.rank() == 0
          || layout.stride(layout.rank() - 1) == 1;
    }
  }

  /** Loads a matrix from memory. */
  @Op(dialect = GpuDialect.class, name = "subgroup_mma_load_matrix")
  @Order({"srcMemref", "indices", "leadDimension", "transpose", "res"})
  @AssemblyFormat("$srcMemref`[`$indices`]` attr-dict `:` type($srcMemref) `->` type($res)")
  @MemRead
  interface SubgroupMmaLoadMatrix extends MMAMemory {
    /** The memory. */
    @MemRead(full = true)
    @Operand(MMAMemRef.class)
    Value srcMemref();

    /** The matrix. */
    @Result(AnyMatrix.class)
    Value res();

    /** The last dimension of the memory is contiguous. */
    default void verify(Diagnostics diagnostics) {
      if (!MMAMemory.hasUnitStride((MemRefType) srcMemref().type())) {
        diagnostics.error(
            operation(), "expected source memref most minor dim must have unit stride");
      }
    }
  }

  /** Stores a matrix to memory. */
  @Op(dialect = GpuDialect.class, name = "subgroup_mma_store_matrix")
  @Order({"src", "dstMemref", "indices", "leadDimension", "transpose"})
  @AssemblyFormat("$src`,` $dstMemref`[`$indices`]` attr-dict `:` type($src)`,` type($dstMemref)")
  @MemWrite
  interface SubgroupMmaStoreMatrix extends MMAMemory {
    /** The matrix. */
    @Operand(MMAStorable.class)
    Value src();

    /** The memory. */
    @MemWrite(full = true)
    @Operand(MMAMemRef.class)
    Value dstMemref();

    /** The last dimension of the memory is contiguous, and the matrix is an accumulator. */
    default void verify(Diagnostics diagnostics) {
      if (!MMAMemory.hasUnitStride((MemRefType) dstMemref().type())) {
        diagnostics.error(
            operation(), "expected destination memref most minor dim must have unit stride");
      } else if (!((MMAMatrixType) src().type()).operand().equals("COp")) {
        diagnostics.error(
            operation(), "expected the operand matrix being stored to have 'COp' operand type");
      }
    }
  }

  /** The element types of matrices. */
  @AnyOf({SI8.class, UI8.class, I32.class, F16.class, F32.class})
  interface MMAElement {}

  /** A matrix that can be a factor of a product. */
  @ContainerOf(
      container = GpuTypes.MMAMatrix.class,
      qualified = true,
      value = {SI8.class, UI8.class, F16.class, F32.class, F64.class})
  interface MMAFactor {}

  /** A matrix that products can be added to. */
  @ContainerOf(
      container = GpuTypes.MMAMatrix.class,
      qualified = true,
      value = {I32.class, F16.class, F32.class, F64.class})
  interface MMASum {}

  /** A memref that a matrix of a subgroup can be loaded from: of numbers, or of vectors of them. */
  @MemRefOf({I8.class, I32.class, F16.class, F32.class, F64.class, MMAMemRef.MMAVector.class})
  interface MMAMemRef {
    /** Numbers that are loaded together. */
    @VectorOf(
        value = {I8.class, I32.class, F16.class, F32.class, F64.class},
        ranks = 1)
    interface MMAVector {}
  }

  /** A matrix that can be stored. */
  @ContainerOf(
      container = GpuTypes.MMAMatrix.class,
      qualified = true,
      value = {SI8.class, UI8.class, I32.class, F16.class, F32.class, F64.class})
  interface MMAStorable {}

  /** The type of the elements of a matrix. */
  final class MMAElementOf {
    private MMAElementOf() {}

    /** The type of the elements. */
    public static Type apply(Type type) {
      return ((MMAMatrixType) type).elementType();
    }
  }
}
