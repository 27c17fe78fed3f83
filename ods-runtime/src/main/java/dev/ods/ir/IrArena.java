// SPDX-License-Identifier: Apache-2.0
package dev.ods.ir;

import dev.ods.checking.Checks;
import dev.ods.ir.storage.Arena;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** An arena whose numbers of types, attributes and names are those of one context. */
final class IrArena extends Arena {
  private final Context context;

  /** The root operation; erasing it drops the whole arena. 0 if there is none. */
  private int root;

  private int erasures;

  /** Used in checking mode only. */
  private final Scopes scopes = new Scopes(this);

  IrArena(Context context) {
    this.context = Objects.requireNonNull(context, "context");
  }

  Context context() {
    return context;
  }

  Type type(int id) {
    return context.types().get(id);
  }

  /**
   * The number of a type of this arena's context.
   *
   * @throws IllegalArgumentException if it is of another context
   */
  int id(Type type) {
    checkContext(type.context(), "type");
    return type.id();
  }

  /** The number of an attribute of this arena's context. */
  int id(Attribute attribute) {
    checkContext(attribute.context(), "attribute");
    return attribute.id();
  }

  /** The number of an attribute, or 0 for none. */
  int idOrZero(@Nullable Attribute attribute) {
    return attribute == null ? 0 : id(attribute);
  }

  /** The packed form of a location of this arena's context. */
  long word(Location location) {
    checkContext(location.context(), "location");
    return location.word();
  }

  void checkContext(Context other, String what) {
    if (other != context) {
      throw new IllegalArgumentException(
          "the " + what + " is of another context: get it from the context of the operation");
    }
  }

  int root() {
    return root;
  }

  void setRoot(int op) {
    root = op;
  }

  /** Drops all objects, with the root. */
  void eraseRoot() {
    root = 0;
    erasures++;
    clear();
  }

  /** How often the root was erased: what was created before is gone with it. */
  int erasures() {
    return erasures;
  }

  // --- Checking mode.

  Scopes scopes() {
    return scopes;
  }

  /** Ends the newest change of the current thread. */
  void endChange() {
    if (Checks.ENABLED) {
      scopes.endLast();
    }
  }

  /** Ends changes of the current thread, until it does no more pieces of work than these. */
  void endChanges(int remaining) {
    if (Checks.ENABLED) {
      scopes.end(remaining);
    }
  }

  @Override
  public int beginReading(int op) {
    return scopes.beginReading(scopes.inside(op));
  }

  @Override
  protected void beginReadingInside(int op) {
    scopes.beginReadingInside(op);
  }

  @Override
  public void endLastReading() {
    scopes.endLast();
  }

  @Override
  protected void endReading(int remaining) {
    scopes.end(remaining);
  }
}
