// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.dlti;

import dev.ods.annotation.OpInterface;
import dev.ods.datalayout.DataLayoutOpInterface;
import dev.ods.datalayout.DataLayoutSpecInterface;
import dev.ods.ir.Attribute;
import org.jspecify.annotations.Nullable;

/**
 * Extended by the declaration of an operation that may have a data layout as modules may: in the
 * attribute {@code dlti.dl_spec}.
 */
@OpInterface
public interface HasDefaultDLTIDataLayout extends DataLayoutOpInterface {
  @Override
  default @Nullable DataLayoutSpecInterface dataLayoutSpec() {
    Attribute layout = operation().attribute(DataLayoutSpecAttr.NAME);
    return layout == null ? null : layout.as(DataLayoutSpecInterface.class);
  }
}
