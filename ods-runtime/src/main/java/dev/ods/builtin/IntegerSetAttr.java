// SPDX-License-Identifier: Apache-2.0
package dev.ods.builtin;

import dev.ods.affine.IntegerSet;
import dev.ods.ir.Attribute;
import org.jspecify.annotations.Nullable;

/** {@code affine_set<(d0) : (d0 >= 0)>}: an integer set as an attribute. */
public final class IntegerSetAttr extends BuiltinAttribute {
  private final IntegerSet value;

  private IntegerSetAttr(IntegerSet value) {
    super(value.context());
    this.value = value;
  }

  /** The attribute that holds an integer set. */
  public static IntegerSetAttr get(IntegerSet value) {
    return intern(new IntegerSetAttr(value));
  }

  /** The set. */
  public IntegerSet value() {
    return value;
  }

  @Override
  <R extends @Nullable Object> R accept(AttributeVisitor<R> visitor) {
    return visitor.visitIntegerSet(this);
  }

  @Override
  protected int keyHash() {
    return value.hashCode();
  }

  @Override
  protected boolean keyEquals(Attribute other) {
    return value == ((IntegerSetAttr) other).value;
  }
}
