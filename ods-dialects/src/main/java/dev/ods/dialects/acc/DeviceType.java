// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.acc;

import java.util.Locale;

/** A kind of device. */
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
  RADEON;

  /** Its keyword. */
  public String keyword() {
    return name().toLowerCase(Locale.ROOT);
  }
}
