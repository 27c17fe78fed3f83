// SPDX-License-Identifier: Apache-2.0
package dev.ods.ir;

import org.jspecify.annotations.Nullable;

/**
 * A compile-time constant attached to an operation. Attributes are immutable and uniqued: compare
 * them with {@code ==}.
 *
 * <p>A concrete attribute has a private constructor and static {@code get} methods that pass a
 * candidate to {@link #intern}.
 */
public abstract non-sealed class Attribute extends Uniqued {
  /**
   * For subclasses.
   *
   * @param context the context that will own the attribute
   */
  protected Attribute(Context context) {
    super(context);
  }

  /** The type of a typed attribute, such as the {@code i32} of {@code 5 : i32}; otherwise null. */
  public @Nullable Type type() {
    return null;
  }

  /**
   * Whether {@code other} denotes the same attribute.
   *
   * @param other an attribute of exactly this object's class
   */
  protected abstract boolean keyEquals(Attribute other);

  @Override
  final boolean sameKey(Uniqued other) {
    return keyEquals((Attribute) other);
  }

  /** The one instance of its context that equals {@code candidate}: itself, if it is the first. */
  protected static <T extends Attribute> T intern(T candidate) {
    return candidate.context().attributes().intern(candidate);
  }

  /**
   * Registers an attribute that is equal to no other, not even to one of the same content (MLIR's
   * distinct attribute).
   */
  protected static <T extends Attribute> T register(T attribute) {
    return attribute.context().attributes().register(attribute);
  }

  /** The attribute as MLIR writes it, for example {@code 5 : i32}. */
  @Override
  public final String toString() {
    return IrServices.asm().print(this);
  }
}
