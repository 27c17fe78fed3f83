// SPDX-License-Identifier: Apache-2.0
package dev.ods.builtin;

import dev.ods.affine.AffineExpr;
import dev.ods.affine.AffineMap;
import dev.ods.ir.Attribute;
import dev.ods.ir.Context;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * {@code strided<[4, ?], offset: 2>}: a memref layout of one stride per dimension. A stride or the
 * offset may be {@link ShapedType#DYNAMIC}.
 */
public final class StridedLayoutAttr extends BuiltinAttribute implements MemRefLayoutAttr {
  private final long offset;
  private final long[] strides;

  private StridedLayoutAttr(Context context, long offset, long[] strides) {
    super(context);
    this.offset = offset;
    this.strides = strides;
  }

  /** The layout of these strides. */
  public static StridedLayoutAttr get(Context context, long offset, long[] strides) {
    return intern(new StridedLayoutAttr(context, offset, strides.clone()));
  }

  /** The address of the element whose indices are all 0. */
  public long offset() {
    return offset;
  }

  /** The number of strides. */
  public int rank() {
    return strides.length;
  }

  /** How far apart neighbours in a dimension are. */
  public long stride(int dimension) {
    return strides[dimension];
  }

  /** The strides, as a new array. */
  public long[] strides() {
    return strides.clone();
  }

  /** Whether the offset and every stride are known. */
  public boolean isStatic() {
    for (long stride : strides) {
      if (ShapedType.isDynamic(stride)) {
        return false;
      }
    }
    return !ShapedType.isDynamic(offset);
  }

  /**
   * The layout as a map, with a symbol for each unknown number: the offset's, then the strides'.
   */
  @Override
  public AffineMap affineMap() {
    int symbols = 0;
    AffineExpr sum =
        ShapedType.isDynamic(offset)
            ? AffineExpr.symbol(context(), symbols++)
            : AffineExpr.constant(context(), offset);
    for (int i = 0; i < strides.length; i++) {
      AffineExpr factor =
          ShapedType.isDynamic(strides[i])
              ? AffineExpr.symbol(context(), symbols++)
              : AffineExpr.constant(context(), strides[i]);
      sum = sum.add(AffineExpr.dim(context(), i).multiply(factor));
    }
    return AffineMap.get(context(), strides.length, symbols, sum);
  }

  @Override
  public boolean isIdentity() {
    return affineMap().isIdentity();
  }

  @Override
  public @Nullable String verifyLayout(int rank) {
    return rank == strides.length ? null : "expected the number of strides to match the rank";
  }

  @Override
  <R extends @Nullable Object> R accept(AttributeVisitor<R> visitor) {
    return visitor.visitStridedLayout(this);
  }

  @Override
  protected int keyHash() {
    return Arrays.hashCode(strides) * 31 + Long.hashCode(offset);
  }

  @Override
  protected boolean keyEquals(Attribute other) {
    StridedLayoutAttr that = (StridedLayoutAttr) other;
    return offset == that.offset && Arrays.equals(strides, that.strides);
  }
}
