// SPDX-License-Identifier: Apache-2.0
package dev.ods.builtin;

import dev.ods.ir.Attribute;
import dev.ods.ir.Context;
import org.jspecify.annotations.Nullable;

/** {@code unit}: an attribute whose presence is its only meaning. */
public final class UnitAttr extends BuiltinAttribute {
  private UnitAttr(Context context) {
    super(context);
  }

  /** The one unit attribute of a context. */
  public static UnitAttr get(Context context) {
    return BuiltinCache.of(context).unit();
  }

  static UnitAttr make(Context context) {
    return intern(new UnitAttr(context));
  }

  @Override
  <R extends @Nullable Object> R accept(AttributeVisitor<R> visitor) {
    return visitor.visitUnit(this);
  }

  @Override
  protected int keyHash() {
    return 1;
  }

  @Override
  protected boolean keyEquals(Attribute other) {
    return true;
  }
}
