// SPDX-License-Identifier: Apache-2.0
package dev.ods.builtin;

import dev.ods.ir.Context;
import dev.ods.ir.Type;
import org.jspecify.annotations.Nullable;

/** {@code index}: an integer of the target's address width. Its attributes hold 64 bits. */
public final class IndexType extends BuiltinType {
  /** The number of bits of a constant of this type. */
  public static final int STORAGE_WIDTH = 64;

  private final IntegerAttrCache attributes = new IntegerAttrCache();

  private IndexType(Context context) {
    super(context);
  }

  /** The one index type of a context. */
  public static IndexType get(Context context) {
    return BuiltinCache.of(context).indexType();
  }

  static IndexType make(Context context) {
    return intern(new IndexType(context));
  }

  IntegerAttrCache attributes() {
    return attributes;
  }

  @Override
  <R extends @Nullable Object> R accept(TypeVisitor<R> visitor) {
    return visitor.visitIndex(this);
  }

  @Override
  protected int keyHash() {
    return 1;
  }

  @Override
  protected boolean keyEquals(Type other) {
    return true;
  }
}
