// SPDX-License-Identifier: Apache-2.0
package dev.ods.builtin;

import dev.ods.ir.Attribute;
import dev.ods.ir.Context;

/** {@code unit}: says something by being there. */
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
  protected int keyHash() {
    return 1;
  }

  @Override
  protected boolean keyEquals(Attribute other) {
    return true;
  }
}
