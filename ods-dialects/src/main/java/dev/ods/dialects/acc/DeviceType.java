// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.acc;

import dev.ods.annotation.*;

/** A kind of device. */
@EnumAttr(
    value = EnumAttr.Storage.I32,
    name = "acc.device_type",
    lowerCase = true,
    cppType = "::mlir::acc::DeviceType",
    definition = "OpenACC_DeviceTypeAttr")
@Summary("built-in device type supported by OpenACC")
@AssemblyFormat("`<` $value `>`")
public enum DeviceType {
  /** Unspecified. */
  NONE,
  /** Any that was not named. */
  STAR,
  /** The default. */
  DEFAULT,
  /** The processor that runs the program. */
  HOST,
  /** The cores of that processor. */
  MULTICORE,
  /** A graphics processor of Nvidia. */
  NVIDIA,
  /** A graphics processor of AMD. */
  RADEON
}
