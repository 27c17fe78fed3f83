// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.dlti;

import dev.ods.annotation.Dialect;
import dev.ods.datalayout.DataLayoutDialectInterface;
import dev.ods.diagnostic.Diagnostics;
import dev.ods.ir.*;

/** The layout of data, and properties of the target devices. */
@Dialect(
    name = "dlti",
    attributes = {DataLayoutEntry.class, DltiAttrs.class})
public interface DltiDialect {
  /** What it says about the entries of data layouts. */
  static DataLayoutDialectInterface dataLayoutInterface() {
    return new LayoutKeys();
  }

  /** Checks the attributes of operations that have this dialect's name. */
  static void verifyOperationAttribute(
      Operation operation, NamedAttribute attribute, Diagnostics diagnostics) {
    AttributeChecks.check(operation, attribute, diagnostics);
  }
}
