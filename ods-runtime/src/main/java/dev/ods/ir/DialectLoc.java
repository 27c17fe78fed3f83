// SPDX-License-Identifier: Apache-2.0
package dev.ods.ir;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A location defined by a dialect (in MLIR: a dialect's attribute that derives from {@code
 * LocationAttr}). It can be used wherever locations can, and is printed like any attribute of its
 * dialect, such as {@code loc(#test.custom_location<"foo.mlir" * 1234>)}.
 */
public abstract non-sealed class DialectLoc extends Location {
  /**
   * For subclasses.
   *
   * @param context the context that will own the location
   */
  protected DialectLoc(Context context) {
    super(context);
  }

  @Override
  public final <R extends @Nullable Object> R accept(LocationVisitor<R> visitor) {
    return visitor.visitDialect(this);
  }

  @Override
  public abstract String dialectNamespace();

  /**
   * The locations directly within this one, none unless a dialect overrides this. Diagnostics show
   * the first position in a file among them.
   */
  @Override
  public List<Location> parts() {
    return List.of();
  }
}
