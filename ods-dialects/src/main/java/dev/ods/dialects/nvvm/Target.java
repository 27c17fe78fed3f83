// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.nvvm;

import dev.ods.annotation.*;
import dev.ods.builtin.ArrayAttr;
import dev.ods.builtin.StringAttr;
import dev.ods.diagnostic.Diagnostics;
import dev.ods.dialects.gpu.TargetAttrInterface;
import dev.ods.dialects.gpu.TargetAttrVerifyInterface;
import dev.ods.ir.*;
import java.util.Optional;

/**
 * {@code #nvvm.target<chip = "sm_90">}: a GPU to compile a {@code gpu.module} for. The module must
 * not contain operations that the chip does not have.
 *
 * @param optLevel how much is optimized, from 0 to 3
 * @param triple the architecture, vendor and system
 * @param chip the version of the streaming multiprocessors
 * @param features the features of the chip
 * @param flags options for the compiler
 * @param link the names of files to link with
 * @param verifyTarget whether the operations in the module are compared with the chip
 */
@AttrDef(dialect = NvvmDialect.class, mnemonic = "target", definition = "NVVM_TargetAttr")
@AssemblyFormat("(`<` struct(params)^ `>`)?")
public record Target(
    @Param(name = "O") @Default("2") int optLevel,
    @Default("nvptx64-nvidia-cuda") String triple,
    @Default("sm_50") String chip,
    @Default("") String features,
    @Param(cppType = "DictionaryAttr") Optional<DictionaryAttr> flags,
    @Param(cppType = "ArrayAttr") Optional<ArrayAttr> link,
    @Param(name = "verifyTarget") @Default("true") boolean verifyTarget)
    implements TargetAttrInterface, TargetAttrVerifyInterface {
  void verify(Diagnostics diagnostics, Location location) {
    if (optLevel < 0 || optLevel > 3) {
      diagnostics.error(location, "The optimization level must be a number between 0 and 3.");
    } else if (triple.isEmpty()) {
      diagnostics.error(location, "The target triple cannot be empty.");
    } else if (chip.isEmpty()) {
      diagnostics.error(location, "The target chip cannot be empty.");
    } else if (!link.stream()
        .flatMap(files -> files.elements().stream())
        .allMatch(StringAttr.class::isInstance)) {
      diagnostics.error(location, "All the elements in the `link` array must be strings.");
    }
  }

  @Override
  public boolean verifyTarget(Operation module, Diagnostics diagnostics) {
    if (!verifyTarget) {
      return true;
    }
    SMVersion version = SMVersion.of(chip);
    if (!version.isAtLeast(SMVersion.MINIMUM)) {
      diagnostics.error(
          module.location(), "Minimum NVVM target SM version is sm_" + SMVersion.MINIMUM);
      return false;
    }
    WalkResult walked =
        module.walk(
            WalkOrder.POST,
            op -> {
              RequiresSMInterface requiring = op.as(RequiresSMInterface.class);
              if (requiring == null || requiring.requiredMinSMVersion().isMetBy(version)) {
                return WalkResult.CONTINUE;
              }
              diagnostics.opError(op, "is not supported on " + chip);
              return WalkResult.INTERRUPT;
            });
    return walked != WalkResult.INTERRUPT;
  }
}
