// SPDX-License-Identifier: Apache-2.0
package dev.ods.builtin;

import dev.ods.ir.AttrTypeParts;
import dev.ods.ir.Context;
import dev.ods.ir.Type;
import dev.ods.ir.Uniqued;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** {@code tuple<T, U>}: a fixed number of values of given types. */
public final class TupleType extends BuiltinType {
  private final Type[] types;

  private TupleType(Context context, Type[] types) {
    super(context);
    this.types = types;
  }

  /** The tuple of these types, possibly none. */
  public static TupleType get(Context context, List<? extends Type> types) {
    return intern(new TupleType(context, types.toArray(Type[]::new)));
  }

  /** The number of types. */
  public int size() {
    return types.length;
  }

  /** One of the types. */
  public Type type(int index) {
    return types[index];
  }

  /** The types. */
  public List<Type> types() {
    return Collections.unmodifiableList(Arrays.asList(types));
  }

  @Override
  <R extends @Nullable Object> R accept(TypeVisitor<R> visitor) {
    return visitor.visitTuple(this);
  }

  @Override
  protected void forEachPart(Consumer<? super Uniqued> action) {
    for (Uniqued part : types) {
      action.accept(part);
    }
  }

  @Override
  protected Uniqued rebuild(AttrTypeParts parts) {
    return get(context(), parts.list(Type.class, types.length));
  }

  @Override
  protected int keyHash() {
    return hashOf(types);
  }

  @Override
  protected boolean keyEquals(Type other) {
    return Arrays.equals(types, ((TupleType) other).types);
  }
}
