// SPDX-License-Identifier: Apache-2.0
package dev.ods.builtin;

import dev.ods.affine.AffineConstantExpr;
import dev.ods.affine.AffineExpr;
import dev.ods.affine.AffineMap;
import dev.ods.ir.AttrTypeParts;
import dev.ods.ir.Attribute;
import dev.ods.ir.Context;
import dev.ods.ir.Type;
import dev.ods.ir.Uniqued;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** {@code memref<4x?xf32, layout, space>}: a reference to memory of known rank. */
public final class MemRefType extends BaseMemRefType implements DestructurableTypeInterface {
  /** What has more elements is not split into them. */
  private static final long MAX_SUBELEMENTS = 16;

  private final long[] shape;

  /** Null for the identity, whose map is only made for those who ask for it. */
  private final @Nullable Attribute layout;

  private MemRefType(
      long[] shape, Type elementType, @Nullable Attribute layout, @Nullable Attribute memorySpace) {
    super(elementType, memorySpace);
    this.shape = shape;
    this.layout = layout;
  }

  /** The reference type with the identity layout in the default space; see {@link #verify}. */
  public static MemRefType get(long[] shape, Type elementType) {
    return get(shape, elementType, null, null);
  }

  /**
   * The reference type of these parts; see {@link #verify}.
   *
   * @param layout a {@link MemRefLayoutAttr} or an attribute of an unknown dialect that stands for
   *     one; null for the identity
   * @param memorySpace where the memory is; null or an integer 0 for the default
   */
  public static MemRefType get(
      long[] shape, Type elementType, @Nullable Attribute layout, @Nullable Attribute memorySpace) {
    Shapes.require(verify(shape, elementType, layout, memorySpace));
    return intern(
        new MemRefType(
            shape.clone(),
            elementType,
            isIdentity(layout, elementType.context()) ? null : layout,
            withoutDefault(memorySpace)));
  }

  private static boolean isIdentity(@Nullable Attribute layout, Context context) {
    return layout == null
        || (layout instanceof AffineMapAttr map
            && map.isIdentity()
            && map.value().symbolCount() == 0
            && map.context() == context);
  }

  /** What is wrong with the parts of a reference type, in MLIR's words; null if nothing is. */
  public static @Nullable String verify(
      long[] shape, Type elementType, @Nullable Attribute layout, @Nullable Attribute memorySpace) {
    if (!isValidElementType(elementType)) {
      return "invalid memref element type";
    }
    if (Shapes.hasNegativeExtent(shape)) {
      return "invalid memref size";
    }
    if (layout instanceof MemRefLayoutAttr known) {
      String violation = known.verifyLayout(shape.length);
      if (violation != null) {
        return violation;
      }
    } else if (layout != null && layout.dialectNamespace().equals("builtin")) {
      return "a memref layout is an affine map, a strided layout or a dialect's attribute";
    }
    return verifySpace(memorySpace);
  }

  /** How indices become addresses: usually a {@link MemRefLayoutAttr}. */
  public Attribute layout() {
    return layout == null ? BuiltinCache.of(context()).identityLayout(shape.length) : layout;
  }

  /** Whether the layout is the identity map, which is not printed. */
  public boolean hasIdentityLayout() {
    return layout == null || (layout instanceof AffineMapAttr map && map.isIdentity());
  }

  /**
   * The offset and the strides that the layout comes down to, {@link ShapedType#DYNAMIC} where they
   * are not known (MLIR's {@code getStridesAndOffset}).
   *
   * @return null if elements are not a fixed distance apart in each dimension, or the layout is an
   *     attribute of an unknown dialect
   */
  public @Nullable StridedLayoutAttr stridesAndOffset() {
    if (hasIdentityLayout()) {
      return StridedForm.ofIdentity(context(), shape);
    }
    if (layout instanceof StridedLayoutAttr strided) {
      return strided;
    }
    StridedForm form = layout instanceof AffineMapAttr map ? StridedForm.of(map.value()) : null;
    return form == null ? null : form.constants();
  }

  /** Whether the layout comes down to an offset and one stride per dimension. */
  public boolean isStrided() {
    return layout == null
        || layout instanceof StridedLayoutAttr
        || (layout instanceof AffineMapAttr map
            && (map.isIdentity() || StridedForm.of(map.value()) != null));
  }

  /**
   * This type with the identity layout if its strides are those of the identity, otherwise with its
   * layout as a map in simple form (MLIR's {@code canonicalizeStridedLayout}). A layout that says
   * the identity in other words, such as {@code strided<[1]>}, stays as it is.
   */
  public MemRefType canonicalizeStridedLayout() {
    AffineMap map = layout instanceof MemRefLayoutAttr known ? known.affineMap() : null;
    if (map == null || map.isIdentity() || map.resultCount() != 1) {
      return this;
    }
    AffineExpr sum = map.result(0);
    if (shape.length == 0) {
      boolean isZero = sum instanceof AffineConstantExpr constant && constant.value() == 0;
      return isZero && map.symbolCount() == 0 ? withLayout(null) : this;
    }
    AffineExpr simple = simplified(map, sum);
    return simple == StridedForm.sumOfIdentity(context(), shape)
        ? withLayout(null)
        : withLayout(
            AffineMapAttr.get(AffineMap.get(context(), map.dimCount(), map.symbolCount(), simple)));
  }

  private static AffineExpr simplified(AffineMap map, AffineExpr sum) {
    if (!sum.isPureAffine()) {
      return SemiAffineSum.simplify(sum);
    }
    StridedForm form = StridedForm.of(map);
    return form == null ? sum : form.sum();
  }

  private MemRefType withLayout(@Nullable Attribute newLayout) {
    return get(shape, elementType(), newLayout, memorySpace());
  }

  @Override
  public MemRefType cloneWith(long @Nullable [] newShape, Type elementType) {
    return get(newShape == null ? shape : newShape, elementType, layout, memorySpace());
  }

  @Override
  public MemRefType clone(Type elementType) {
    return cloneWith(null, elementType);
  }

  @Override
  public boolean hasRank() {
    return true;
  }

  @Override
  public int rank() {
    return shape.length;
  }

  @Override
  public long dimension(int index) {
    return shape[index];
  }

  @Override
  public long[] shape() {
    return shape.clone();
  }

  @Override
  <R extends @Nullable Object> R accept(TypeVisitor<R> visitor) {
    return visitor.visitMemRef(this);
  }

  @Override
  protected void forEachPart(Consumer<? super Uniqued> action) {
    action.accept(elementType());
    if (layout != null) {
      action.accept(layout);
    }
    if (memorySpace() != null) {
      action.accept(memorySpace());
    }
  }

  @Override
  protected Uniqued rebuild(AttrTypeParts parts) {
    return get(
        shape,
        parts.next(Type.class),
        layout == null ? null : parts.next(Attribute.class),
        memorySpace() == null ? null : parts.next(Attribute.class));
  }

  @Override
  protected int keyHash() {
    Attribute space = memorySpace();
    int hash = Arrays.hashCode(shape) * 31 + elementType().hashCode();
    return (hash * 31 + (layout == null ? 0 : layout.hashCode())) * 31
        + (space == null ? 0 : space.hashCode());
  }

  @Override
  protected boolean keyEquals(Type other) {
    MemRefType that = (MemRefType) other;
    return elementType() == that.elementType()
        && layout == that.layout
        && memorySpace() == that.memorySpace()
        && Arrays.equals(shape, that.shape);
  }

  // --- Elements.

  /**
   * The types of the elements, if there are 2 to 16, by their indexes: arrays of integers of type
   * {@code index}, of which the first one counts fastest.
   */
  @Override
  public Optional<Map<Attribute, Type>> subelementIndexMap() {
    if (!hasStaticShape() || elementCount() > MAX_SUBELEMENTS || elementCount() == 1) {
      return Optional.empty();
    }
    Map<Attribute, Type> elements = new LinkedHashMap<>();
    for (int i = 0; i < elementCount(); i++) {
      List<Attribute> index = new ArrayList<>();
      long left = i;
      for (long size : shape) {
        index.add(IntegerAttr.get(IndexType.get(context()), left % size));
        left /= size;
      }
      elements.put(ArrayAttr.get(context(), index), elementType());
    }
    return Optional.of(elements);
  }

  @Override
  public @Nullable Type typeAtIndex(Attribute index) {
    if (!(index instanceof ArrayAttr coordinates) || coordinates.size() != shape.length) {
      return null;
    }
    for (int i = 0; i < shape.length; i++) {
      if (!(coordinates.element(i) instanceof IntegerAttr at)
          || !(at.type() instanceof IndexType)
          || at.bigValue().signum() < 0
          || at.bigValue().compareTo(BigInteger.valueOf(shape[i])) >= 0) {
        return null;
      }
    }
    return elementType();
  }
}
