// SPDX-License-Identifier: Apache-2.0
package dev.ods.ir;

import java.util.List;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * A location with a name, such as that of a variable, and a child location. An unpaired surrogate
 * in the name that stands for no byte is printed as a question mark.
 */
public final class NameLoc extends Location {
  private final String name;
  private final Location child;

  private NameLoc(String name, Location child) {
    super(child.context());
    this.name = name;
    this.child = child;
  }

  /** A name with an unknown child location. */
  public static NameLoc get(Context context, String name) {
    return get(name, UnknownLoc.get(context));
  }

  /** A name, possibly empty, for a location. */
  public static NameLoc get(String name, Location child) {
    return intern(new NameLoc(name, child));
  }

  /** The name. */
  public String name() {
    return name;
  }

  /** The child location. */
  public Location child() {
    return child;
  }

  @Override
  public List<Location> parts() {
    return List.of(child);
  }

  @Override
  public <R extends @Nullable Object> R accept(LocationVisitor<R> visitor) {
    return visitor.visitName(this);
  }

  @Override
  protected void forEachPart(Consumer<? super Uniqued> action) {
    action.accept(child);
  }

  @Override
  protected Uniqued rebuild(AttrTypeParts parts) {
    return get(name, parts.next(Location.class));
  }

  @Override
  protected int keyHash() {
    return name.hashCode() * 31 + child.hashCode();
  }

  @Override
  protected boolean keyEquals(Attribute other) {
    NameLoc that = (NameLoc) other;
    return child == that.child && name.equals(that.name);
  }
}
