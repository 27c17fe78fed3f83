// SPDX-License-Identifier: Apache-2.0
package dev.ods.ir;

import dev.ods.ir.storage.LocationWord;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The location of what comes from nowhere known. */
public final class UnknownLoc extends Location {
  private static final ContextKey<UnknownLoc> KEY =
      ContextKey.create(context -> intern(new UnknownLoc(context)));

  private UnknownLoc(Context context) {
    super(context);
  }

  /** The context's unknown location. */
  public static UnknownLoc get(Context context) {
    return context.get(KEY);
  }

  @Override
  long word() {
    return LocationWord.UNKNOWN;
  }

  @Override
  public List<Location> parts() {
    return List.of();
  }

  @Override
  public <R extends @Nullable Object> R accept(LocationVisitor<R> visitor) {
    return visitor.visitUnknown(this);
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
