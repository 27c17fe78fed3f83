// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.llvm;

import dev.ods.annotation.*;
import dev.ods.builtin.StringAttr;
import dev.ods.diagnostic.Diagnostics;
import dev.ods.ir.Location;
import java.util.List;

/**
 * {@code #llvm.target_features<["+sve", "-sme"]>}: the enabled and disabled features of a machine.
 *
 * @param features the features, each with its sign
 */
@AttrDef(
    dialect = LlvmDialect.class,
    mnemonic = "target_features",
    definition = "LLVM_TargetFeaturesAttr")
@AssemblyFormat("`<` `[` (`]`) : ($features^ `]`)? `>`")
public record TargetFeatures(
    @Param(cppType = "::llvm::ArrayRef<StringAttr>") @Default("[]") List<StringAttr> features) {
  void verify(Diagnostics diagnostics, Location location) {
    for (StringAttr attribute : features) {
      String feature = attribute.value();
      if (feature.isEmpty()) {
        diagnostics.error(location, "target features can not be null or empty");
      } else if (feature.charAt(0) != '+' && feature.charAt(0) != '-') {
        diagnostics.error(location, "target features must start with '+' or '-'");
      } else if (feature.indexOf(',') >= 0) {
        diagnostics.error(location, "target features can not contain ','");
      } else {
        continue;
      }
      return;
    }
  }
}
