// SPDX-License-Identifier: Apache-2.0
package dev.ods.builtin;

import dev.ods.ir.Context;
import dev.ods.ir.Type;
import org.jspecify.annotations.Nullable;

/** {@code none}: the type of one value without content. */
public final class NoneType extends BuiltinType {
  private NoneType(Context context) {
    super(context);
  }

  /** The one none type of a context. */
  public static NoneType get(Context context) {
    return BuiltinCache.of(context).noneType();
  }

  static NoneType make(Context context) {
    return intern(new NoneType(context));
  }

  @Override
  <R extends @Nullable Object> R accept(TypeVisitor<R> visitor) {
    return visitor.visitNone(this);
  }

  @Override
  protected int keyHash() {
    return 2;
  }

  @Override
  protected boolean keyEquals(Type other) {
    return true;
  }
}
