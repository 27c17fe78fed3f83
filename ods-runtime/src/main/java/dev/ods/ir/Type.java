// SPDX-License-Identifier: Apache-2.0
package dev.ods.ir;

/**
 * The type of a {@link Value}. Types are immutable and uniqued: compare them with {@code ==}. Only
 * the body of a type that a dialect declares with one is set later.
 *
 * <p>A concrete type has a private constructor and static {@code get} methods that pass a candidate
 * to {@link #intern}.
 */
public abstract non-sealed class Type extends Uniqued {
  /**
   * For subclasses.
   *
   * @param context the context that will own the type
   */
  protected Type(Context context) {
    super(context);
  }

  /**
   * Whether {@code other} denotes the same type.
   *
   * @param other a type of exactly this object's class
   */
  protected abstract boolean keyEquals(Type other);

  @Override
  final boolean sameKey(Uniqued other) {
    return keyEquals((Type) other);
  }

  /** The one instance of its context that equals {@code candidate}: itself, if it is the first. */
  protected static <T extends Type> T intern(T candidate) {
    return candidate.context().types().intern(candidate);
  }

  /** The type as MLIR writes it, for example {@code tensor<4xf32>}. */
  @Override
  public final String toString() {
    return IrServices.asm().print(this);
  }
}
