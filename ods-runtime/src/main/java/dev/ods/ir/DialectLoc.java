// SPDX-License-Identifier: Apache-2.0
package dev.ods.ir;

import java.util.List;

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
  public abstract String dialectNamespace();

  /** The locations within this one: diagnostics show the first position in a file among them. */
  public List<Location> parts() {
    return List.of();
  }
}
