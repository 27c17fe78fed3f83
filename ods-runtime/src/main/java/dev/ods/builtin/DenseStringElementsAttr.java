// SPDX-License-Identifier: Apache-2.0
package dev.ods.builtin;

import dev.ods.ir.Attribute;
import dev.ods.ir.Uniqued;
import java.util.Arrays;
import java.util.List;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** Dense elements of a dialect's type, printed as strings. */
public final class DenseStringElementsAttr extends DenseElementsAttr {
  private static final StringAttr[] NONE = {};

  private final StringAttr[] strings;

  private DenseStringElementsAttr(ShapedType type, StringAttr[] strings, boolean splat) {
    super(type, splat);
    this.strings = strings;
  }

  /**
   * The attribute of these strings.
   *
   * @throws IllegalArgumentException if the shape is not static, or the strings are neither as many
   *     as its elements nor one that stands for all
   */
  public static DenseStringElementsAttr get(ShapedType type, List<StringAttr> strings) {
    requireStatic(type);
    requireCount(type, strings.size());
    StringAttr[] all = strings.toArray(NONE);
    boolean splat = all.length > 0;
    for (StringAttr one : all) {
      splat &= one == all[0];
    }
    StringAttr[] kept = splat ? new StringAttr[] {all[0]} : all;
    return intern(new DenseStringElementsAttr(type, kept, splat));
  }

  /** A string, by its index in row-major order. */
  public StringAttr string(long index) {
    return strings[isSplat() ? 0 : Math.toIntExact(index)];
  }

  @Override
  public Attribute element(long index) {
    return string(index);
  }

  @Override
  <R extends @Nullable Object> R accept(AttributeVisitor<R> visitor) {
    return visitor.visitDenseStringElements(this);
  }

  @Override
  protected void forEachPart(Consumer<? super Uniqued> action) {
    action.accept(type());
    for (Uniqued part : strings) {
      action.accept(part);
    }
  }

  @Override
  protected int keyHash() {
    return (type().hashCode() * 31 + Arrays.hashCode(strings)) * 31 + Boolean.hashCode(isSplat());
  }

  @Override
  protected boolean keyEquals(Attribute other) {
    DenseStringElementsAttr that = (DenseStringElementsAttr) other;
    return type() == that.type()
        && isSplat() == that.isSplat()
        && Arrays.equals(strings, that.strings);
  }
}
