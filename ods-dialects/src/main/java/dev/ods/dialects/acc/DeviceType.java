// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.acc;

import java.util.Locale;

/** A kind of device. */
public enum DeviceType {
  /** None was named. */
  NONE,
  /** Any that was not named. */
  STAR,
  /** The one that is used if none is asked for. */
  DEFAULT,
  /** The processor that runs the program. */
  HOST,
  /** The cores of that processor. */
  MULTICORE,
  /** A graphics processor of Nvidia. */
  NVIDIA,
  /** A graphics processor of AMD. */
  RADEON;

  /** The word that stands for it. */
  public String keyword() {
    return name().toLowerCase(Locale.ROOT);
  }
}
