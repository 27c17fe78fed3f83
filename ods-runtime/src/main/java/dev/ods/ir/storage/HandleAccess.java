// SPDX-License-Identifier: Apache-2.0
package dev.ods.ir.storage;

import java.lang.invoke.MethodHandles;
import org.jspecify.annotations.Nullable;

/**
 * What the handles of {@code dev.ods.ir} do not show of packed storage, for {@code
 * dev.ods.ir.unsafe}. Java has no access between two packages only: the package of the handles
 * implements this class and {@linkplain #install installs} the only instance, in which the other
 * package finds it.
 *
 * <p>The type parameters stand for the handles, which this package must not name.
 *
 * @param <C> the context
 * @param <O> an operation
 * @param <B> a block
 * @param <R> a region
 * @param <V> a value
 * @param <N> an operation name
 * @param <U> a uniqued object: a type or an attribute, locations included
 * @param <S> the state of an operation to be created
 * @param <W> the result of a visitor
 */
public abstract class HandleAccess<C, O, B, R, V, N, U, S, W> {
  private static @Nullable HandleAccess<?, ?, ?, ?, ?, ?, ?, ?, ?> installed;

  /** For the only subclass. */
  protected HandleAccess() {}

  /** Makes this the instance; called once, by the initializer of a class of the handles. */
  public final void install() {
    installed = this;
  }

  /**
   * The instance.
   *
   * @param installer the class whose initializer installs it, for the handles that the caller names
   */
  @SuppressWarnings("unchecked") // The only instance is for the only handles.
  public static <C, O, B, R, V, N, U, S, W> HandleAccess<C, O, B, R, V, N, U, S, W> installedBy(
      Class<?> installer) {
    try {
      MethodHandles.lookup().ensureInitialized(installer);
    } catch (IllegalAccessException e) {
      throw new IllegalStateException("a public class is accessible in its own module", e);
    }
    if (installed == null) {
      throw new IllegalStateException(
          "the initializer of " + installer.getName() + " installs no access");
    }
    return (HandleAccess<C, O, B, R, V, N, U, S, W>) installed;
  }

  // --- Handles and references.

  /** The arena that an operation is in. */
  public abstract Arena arena(O op);

  /** The arena that a block is in. */
  public abstract Arena arenaOf(B block);

  /** The arena that a value is in. */
  public abstract Arena arenaOfValue(V value);

  /** The reference of an operation. */
  public abstract int ref(O op);

  /** The reference of a block. */
  public abstract int blockRef(B block);

  /** The reference of a region. */
  public abstract int regionRef(R region);

  /** The word of a value. */
  public abstract long word(V value);

  /** The word of a value, or the one that it had before it was erased. */
  public abstract long wordOfAny(V value);

  /** A handle to an operation. */
  public abstract O operation(Arena arena, int op);

  /** A handle to a block. */
  public abstract B block(Arena arena, int block);

  /** A handle to a region. */
  public abstract R region(Arena arena, int region);

  /** A handle to a value. */
  public abstract V value(Arena arena, long value);

  /**
   * The word of a value for use in an arena; 0 for that of a dropped operand.
   *
   * @throws IllegalArgumentException if it is of another arena
   * @throws IllegalStateException if it was erased and its memory is not in use again
   */
  public abstract long wordIn(V value, Arena arena);

  /**
   * The reference of a block for use in an arena.
   *
   * @throws IllegalArgumentException if it is of another arena
   * @throws IllegalStateException if it was erased and its memory is not in use again
   */
  public abstract int refIn(B block, Arena arena);

  /** Makes an OpOperand use a value, with the checks of handles. */
  public abstract void setUse(Arena arena, int use, long value);

  /**
   * Checks that a block may be erased.
   *
   * @throws IllegalStateException if erasing it would throw this; nothing changes
   */
  public abstract void requireErasable(B block);

  /**
   * Checks that an operation with regions may be erased.
   *
   * @throws IllegalStateException if erasing it would throw this; nothing changes
   */
  public abstract void requireErasableTree(O op);

  /**
   * In checking mode: sets who is told of each operation and of each block that the current thread
   * is about to change in an arena, or has created there.
   */
  public abstract void watch(Arena arena, RefWatcher ops, RefWatcher blocks);

  /** Tells nobody of what the current thread changes, until {@link #endWatch}. */
  public abstract void pauseWatch(Arena arena);

  /** Ends what {@link #watch} began: who was told before is told again. */
  public abstract void endWatch(Arena arena);

  /** Changes a borrowed handle to refer to another operation of the arena, or to none if 0. */
  public abstract void pointTo(O borrowed, int op);

  /** The walker's control word for what a visitor returned. */
  public abstract int controlWord(W result);

  // --- Numbers of what a context owns.

  /** The number of a type or an attribute. */
  public abstract int id(U uniqued);

  /** The type with a number. */
  public abstract U type(C context, int id);

  /** The attribute with a number. */
  public abstract U attribute(C context, int id);

  /**
   * A property of an operation that has some which are no attributes: the attribute, or that to
   * which the property converts; null for an inherent attribute that is absent.
   */
  public abstract @Nullable U property(N name, Arena arena, int op, int index);

  /** The operation name with a number. */
  public abstract N name(C context, int id);

  // --- Locations, as words: see LocationWord.

  /** The number of a file name. */
  public abstract int fileId(C context, String file);

  /** The file name with a number. */
  public abstract String file(C context, int fileId);

  /** The word of a position in a file. */
  public abstract long locationWord(C context, int fileId, int line, int column);

  /** The word of a location. */
  public abstract long locationWord(U location);

  /** The location that a word represents. */
  public abstract U location(C context, long word);

  /** Appends an argument with a location to a block. */
  public abstract V addArgument(B block, U type, long location);

  /** Whether an attribute of an operation to be created was set by its name, not in its slot. */
  public abstract boolean isSetByName(S state, String attributeName);

  /** Empties the state of an operation to be created, for one of another name. */
  public abstract void reset(S state, N name, long location);
}
