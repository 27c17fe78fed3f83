// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.gpu;

import dev.ods.annotation.*;
import dev.ods.constraint.*;
import dev.ods.diagnostic.Diagnostics;
import dev.ods.ir.*;
import dev.ods.text.AsmParser;
import dev.ods.text.AsmPrinter;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** The types of the dialect. */
public interface GpuTypes {
  /** A matrix; formats print its type in full, as they do not know its class. */
  @AnyOf(MMAMatrixType.class)
  @Summary("MMAMatrix type")
  interface AnyMatrix {}

  /** {@code !gpu.async.token}: the completion of work on a device. */
  @TypeDef(dialect = GpuDialect.class, mnemonic = "async.token")
  @Summary("async token type")
  record AsyncToken() {}

  /** {@code !gpu.sparse.dntensor_handle}: a dense tensor of the sparse library. */
  @TypeDef(dialect = GpuDialect.class, mnemonic = "sparse.dntensor_handle")
  @Summary("dense tensor handle type")
  record SparseDnTensorHandle() {}

  /** {@code !gpu.sparse.spgemmop_handle}: a product of sparse matrices. */
  @TypeDef(dialect = GpuDialect.class, mnemonic = "sparse.spgemmop_handle")
  @Summary("SpGEMM operation handle type")
  record SparseSpGEMMOpHandle() {}

  /** {@code !gpu.sparse.spmat_handle}: a sparse matrix. */
  @TypeDef(dialect = GpuDialect.class, mnemonic = "sparse.spmat_handle")
  @Summary("sparse matrix handle type")
  record SparseSpMatHandle() {}

  /**
   * {@code !gpu.mma_matrix<16x16xf32, "COp">}: a matrix distributed over a subgroup, as an operand
   * of a product.
   *
   * @param extents the numbers of rows and columns
   * @param elementType the element type
   * @param operand the role in a product: {@code AOp}, {@code BOp} or {@code COp}
   */
  @TypeDef(dialect = GpuDialect.class, mnemonic = "mma_matrix")
  @Summary("MMAMatrix type")
  record MMAMatrix(List<Long> extents, Type elementType, String operand) {
    private static final Set<String> ROLES = Set.of("AOp", "BOp", "COp");

    void verify(Diagnostics diagnostics, Location location) {
      if (!ROLES.contains(operand)) {
        diagnostics.error(location, "operand expected to be one of AOp, BOp or COp");
      } else if (extents.size() != 2) {
        diagnostics.error(location, "MMAMatrixType must have exactly two dimensions");
      } else if (!isElementType(elementType)) {
        diagnostics.error(
            location, "MMAMatrixType elements must be SI8, UI8, I32, F16, F32, or F64");
      }
    }

    private static boolean isElementType(Type type) {
      return F16.test(type)
          || F32.test(type)
          || F64.test(type)
          || SI8.test(type)
          || UI8.test(type)
          || I32.test(type);
    }

    /** The numbers of rows and columns. */
    public long[] shape() {
      return extents.stream().mapToLong(Long::longValue).toArray();
    }

    static @Nullable MMAMatrix parse(AsmParser parser) {
      long[] shape = parser.parseLess() ? parser.parseDimensionList() : null;
      Type elementType = shape == null ? null : parser.parseType();
      if (shape == null || elementType == null || !parser.parseComma()) {
        return null;
      }
      String operand = parser.parseOptionalString();
      if (operand == null) {
        // MLIR then returns no type, without a diagnostic.
        parser.error(parser.location(), "expected string");
        return null;
      }
      return parser.parseGreater()
          ? new MMAMatrix(Arrays.stream(shape).boxed().toList(), elementType, operand)
          : null;
    }

    void print(AsmPrinter printer) {
      printer.print("<");
      for (long extent : extents) {
        printer.print(extent);
        printer.print("x");
      }
      printer.printType(elementType);
      printer.print(", ");
      printer.printString(operand);
      printer.print(">");
    }
  }
}
