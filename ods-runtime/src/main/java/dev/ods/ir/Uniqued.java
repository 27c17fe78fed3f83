// SPDX-License-Identifier: Apache-2.0
package dev.ods.ir;

import java.util.function.Consumer;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/**
 * An immutable object of which a {@link Context} keeps one instance per value: a {@link Type} or an
 * {@link Attribute}. Two of one context are equal exactly if they are the same object.
 */
public abstract sealed class Uniqued permits Type, Attribute {
  private final Context context;

  /** Written once, under the uniquer's lock, before the object is published. */
  private int id;

  private int hash;

  Uniqued(Context context) {
    this.context = context;
  }

  /** The context that owns this object. */
  public final Context context() {
    return context;
  }

  /**
   * This type or attribute seen through an interface: itself, if its class implements the
   * interface, or what {@link Context#attachInterface} has attached to the class (MLIR's {@code
   * dyn_cast<Interface>(type)}).
   *
   * @return null if there is neither
   */
  public final <T> @Nullable T as(Class<T> type) {
    return type.isInstance(this)
        ? type.cast(this)
        : context.interfaces().of(getClass(), type, this);
  }

  /** The namespace of the dialect that this object belongs to, {@code "builtin"} for MLIR's own. */
  public abstract String dialectNamespace();

  /**
   * The number of this object in packed storage: from 1 up, dense, unique among the types or the
   * attributes of its context. It can index tables, but has no meaningful order.
   */
  final int id() {
    return id;
  }

  final int cachedHash() {
    return hash;
  }

  final void publish(int newId, int newHash) {
    id = newId;
    hash = newHash;
  }

  /** A hash of the parameters that distinguish this object from others of its class. */
  protected abstract int keyHash();

  /**
   * A hash of parts. It loses nothing of the hash of a part that is there twice, as sums of
   * multiples do: a chain of such objects would have few hashes.
   */
  protected static int hashOf(Uniqued[] parts) {
    return hashOf(1, parts);
  }

  /** A hash of parts that come after others, which have a hash already. */
  protected static int hashOf(int before, Uniqued[] parts) {
    int hash = before;
    for (Uniqued part : parts) {
      hash = Uniquer.mix(hash * 31 + part.hash);
    }
    return hash;
  }

  abstract boolean sameKey(Uniqued other);

  /**
   * Passes the types and attributes among the parameters that distinguish this object from others
   * of its class. Override it if there are any: then an object of two contexts is refused when it
   * is made.
   */
  protected void forEachPart(Consumer<? super Uniqued> action) {}

  /**
   * This object with other types and attributes among its parameters. Override it together with
   * {@link #forEachPart}, whose order and number the new ones have.
   *
   * @param parts passes them one after the other
   * @throws IllegalArgumentException if there is no such object
   * @throws UnsupportedOperationException if it is not overridden
   */
  protected Uniqued rebuild(AttrTypeParts parts) {
    throw new UnsupportedOperationException(
        "a "
            + getClass().getSimpleName()
            + " cannot be made of other parts: override 'rebuild' where 'forEachPart' is");
  }

  /**
   * This object with each type and attribute immediately among its parameters replaced (MLIR's
   * {@code replaceImmediateSubElements}). Parts of parts are left to the caller.
   *
   * @param replacement what to replace each part by, perhaps itself; called for all, in order
   * @return this object if each part was replaced by itself
   * @throws IllegalArgumentException if there is no such object, such as with a type in place of an
   *     attribute
   * @throws UnsupportedOperationException if the class does not say how, by {@link #rebuild}
   */
  public final Uniqued replaceParts(UnaryOperator<Uniqued> replacement) {
    AttrTypeParts parts = new AttrTypeParts(this);
    forEachPart(part -> parts.add(part, replacement.apply(part)));
    return parts.differ() ? rebuild(parts) : this;
  }

  /**
   * Whether such an object can be made only when its dialect is loaded, as what a dialect declares,
   * which otherwise could not be printed.
   */
  protected boolean requiresDialect() {
    return false;
  }

  /**
   * Checks, before this is entered, that all parts are of one context, and that its dialect is
   * loaded; loads it if it is registered.
   *
   * @throws IllegalArgumentException if a part is of another context
   * @throws IllegalStateException if it requires its dialect, and that is neither loaded nor
   *     registered
   */
  void checkParts() {
    if (requiresDialect() && context.dialect(dialectNamespace()) == null) {
      throw new IllegalStateException(
          "a "
              + getClass().getSimpleName()
              + " belongs to the dialect '"
              + dialectNamespace()
              + "': load it into the context first");
    }
    forEachPart(new PartCheck(this));
  }

  /** Not a lambda: until the JIT compiler optimizes, making one that captures calls the JVM. */
  private static final class PartCheck implements Consumer<Uniqued> {
    private final Uniqued whole;

    PartCheck(Uniqued whole) {
      this.whole = whole;
    }

    @Override
    public void accept(Uniqued part) {
      if (part.context != whole.context) {
        throw otherContext(whole.getClass());
      }
    }
  }

  static IllegalArgumentException otherContext(Class<?> whole) {
    return new IllegalArgumentException(
        "a part of a "
            + whole.getSimpleName()
            + " is of another context: get all parts from one context");
  }

  @Override
  public final boolean equals(@Nullable Object other) {
    return this == other;
  }

  @Override
  public final int hashCode() {
    return hash;
  }
}
