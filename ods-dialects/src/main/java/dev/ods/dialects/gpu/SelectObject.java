// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.gpu;

import dev.ods.annotation.*;
import dev.ods.builtin.IntegerAttr;
import dev.ods.builtin.OpaqueAttr;
import dev.ods.diagnostic.Diagnostics;
import dev.ods.ir.*;
import java.util.Optional;

/**
 * {@code #gpu.select_object<0>}: selects one of the compiled objects.
 *
 * @param target a number or a target; the first object if absent
 */
@AttrDef(
    dialect = GpuDialect.class,
    mnemonic = "select_object",
    definition = "GPU_SelectObjectAttr")
@AssemblyFormat("(`<` $target^ `>`)?")
public record SelectObject(@Param(cppType = "Attribute") Optional<Attribute> target) {
  /** The target is a number that is not negative; attributes of other dialects may be targets. */
  void verify(Diagnostics diagnostics, Location location) {
    Attribute value = target.orElse(null);
    if (value instanceof IntegerAttr index) {
      if (index.bigValue().signum() < 0) {
        diagnostics.error(location, "the object index must be positive");
      }
    } else if (value != null
        && !(value instanceof TargetAttrInterface || value instanceof OpaqueAttr)) {
      diagnostics.error(location, "the target attribute must be a GPU Target attribute");
    }
  }
}
