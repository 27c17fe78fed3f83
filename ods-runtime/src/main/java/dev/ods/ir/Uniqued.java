// SPDX-License-Identifier: Apache-2.0
package dev.ods.ir;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;
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

  abstract boolean sameKey(Uniqued other);

  /**
   * Passes the types and attributes among the parameters that distinguish this object from others
   * of its class. Override it if there are any: then an object of two contexts is refused when it
   * is made.
   */
  protected void forEachPart(Consumer<? super Uniqued> action) {}

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

  /**
   * Visits attributes and types with all that are nested in them, such as the elements of an array,
   * in pre-order (MLIR's {@code AttrTypeWalker}). Within one walk, each object is visited once.
   *
   * <p>One walker can walk one root after the other; a root without parts costs no allocation. Not
   * thread-safe.
   */
  public static final class Walker {
    private final Visitor visitor;
    private final Consumer<Uniqued> push = this::push;
    private final List<Uniqued> pending = new ArrayList<>();
    private final Set<Uniqued> visited = new HashSet<>();

    /** What a walk does at each attribute and type. */
    @FunctionalInterface
    public interface Visitor {
      /**
       * Visits one.
       *
       * @return {@link WalkResult#SKIP} leaves out what is nested in it; {@link WalkResult#REVISIT}
       *     is as {@link WalkResult#CONTINUE}
       */
      WalkResult visit(Uniqued part);
    }

    /** A walker with a visitor. */
    public Walker(Visitor visitor) {
      this.visitor = visitor;
    }

    /**
     * Visits an attribute or type and all that is nested in it.
     *
     * @return {@link WalkResult#INTERRUPT} if the visitor has interrupted the walk, otherwise
     *     {@link WalkResult#CONTINUE}
     */
    public WalkResult walk(Uniqued root) {
      if (visit(root) == WalkResult.INTERRUPT) {
        return WalkResult.INTERRUPT;
      }
      if (pending.isEmpty()) {
        return WalkResult.CONTINUE;
      }
      try {
        while (!pending.isEmpty()) {
          Uniqued next = pending.remove(pending.size() - 1);
          if (visited.add(next) && visit(next) == WalkResult.INTERRUPT) {
            return WalkResult.INTERRUPT;
          }
        }
        return WalkResult.CONTINUE;
      } finally {
        pending.clear();
        visited.clear();
      }
    }

    /** Visits one, and makes its parts the next ones. */
    private WalkResult visit(Uniqued part) {
      WalkResult result = visitor.visit(part);
      if (result == WalkResult.CONTINUE || result == WalkResult.REVISIT) {
        int from = pending.size();
        part.forEachPart(push);
        if (pending.size() - from > 1) {
          Collections.reverse(pending.subList(from, pending.size()));
        }
      }
      return result;
    }

    private void push(Uniqued part) {
      pending.add(part);
    }
  }
}
