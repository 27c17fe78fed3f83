// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.gpu.type;

import dev.ods.constraint.F16;
import dev.ods.constraint.F32;
import dev.ods.constraint.F64;
import dev.ods.constraint.I32;
import dev.ods.constraint.SI8;
import dev.ods.constraint.UI8;
import dev.ods.ir.Type;
import dev.ods.ir.Uniqued;
import dev.ods.text.AsmPrinter;
import dev.ods.text.DialectAsmParser;
import java.util.Arrays;
import java.util.Objects;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * {@code !gpu.mma_matrix<16x16xf32, "COp">}: a matrix distributed over a subgroup, as an operand of
 * a product.
 */
public final class MMAMatrixType extends Type {
  /** The name in the dialect. */
  public static final String MNEMONIC = "mma_matrix";

  /** The constraint's summary in diagnostics. */
  public static final String SUMMARY = "MMAMatrix type";

  private final long[] shape;
  private final Type elementType;
  private final String operand;

  private MMAMatrixType(long[] shape, Type elementType, String operand) {
    super(elementType.context());
    this.shape = shape.clone();
    this.elementType = elementType;
    this.operand = operand;
  }

  /**
   * The type of a matrix.
   *
   * @param shape the numbers of rows and columns
   * @param operand the role in a product: {@code AOp}, {@code BOp} or {@code COp}
   * @throws IllegalArgumentException if {@link #verify} returns an error
   */
  public static MMAMatrixType get(long[] shape, Type elementType, String operand) {
    String mistake = verify(shape, elementType, operand);
    if (mistake != null) {
      throw new IllegalArgumentException(mistake);
    }
    return intern(new MMAMatrixType(shape, elementType, operand));
  }

  /** MLIR's error message about the parameters of such a type; null if they are valid. */
  public static @Nullable String verify(long[] shape, Type elementType, String operand) {
    if (!operand.equals("AOp") && !operand.equals("BOp") && !operand.equals("COp")) {
      return "operand expected to be one of AOp, BOp or COp";
    }
    if (shape.length != 2) {
      return "MMAMatrixType must have exactly two dimensions";
    }
    return isElementType(elementType)
        ? null
        : "MMAMatrixType elements must be SI8, UI8, I32, F16, F32, or F64";
  }

  private static boolean isElementType(Type type) {
    return F16.test(type)
        || F32.test(type)
        || F64.test(type)
        || SI8.test(type)
        || UI8.test(type)
        || I32.test(type);
  }

  /** Parses {@code <16x16xf32, "COp">}. */
  public static @Nullable MMAMatrixType parse(DialectAsmParser parser) {
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
    if (!parser.parseGreater()) {
      return null;
    }
    String mistake = verify(shape, elementType, operand);
    if (mistake != null) {
      parser.error(parser.nameLocation(), mistake);
      return null;
    }
    return get(shape, elementType, operand);
  }

  public void print(AsmPrinter printer) {
    printer.print(MNEMONIC + "<");
    for (long extent : shape) {
      printer.print(extent);
      printer.print("x");
    }
    printer.printType(elementType);
    printer.print(", \"" + operand + "\">");
  }

  /** Whether a type satisfies the constraint. */
  public static boolean test(Type type) {
    return type instanceof MMAMatrixType;
  }

  /** The numbers of rows and columns. */
  public long[] shape() {
    return shape.clone();
  }

  /** The element type. */
  public Type elementType() {
    return elementType;
  }

  /** The role in a product: {@code AOp}, {@code BOp} or {@code COp}. */
  public String operand() {
    return operand;
  }

  @Override
  public String dialectNamespace() {
    return "gpu";
  }

  @Override
  protected void forEachPart(Consumer<? super Uniqued> action) {
    action.accept(elementType);
  }

  @Override
  protected int keyHash() {
    return Objects.hash(Arrays.hashCode(shape), elementType, operand);
  }

  @Override
  protected boolean keyEquals(Type other) {
    MMAMatrixType matrix = (MMAMatrixType) other;
    return Arrays.equals(shape, matrix.shape)
        && elementType == matrix.elementType
        && operand.equals(matrix.operand);
  }
}
