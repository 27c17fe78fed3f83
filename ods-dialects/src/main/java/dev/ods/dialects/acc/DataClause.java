// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.acc;

import java.util.Locale;

/** OpenACC's data clause of a variable, explicit or implied. */
public enum DataClause {
  COPYIN,
  COPYIN_READONLY,
  COPY,
  COPYOUT,
  COPYOUT_ZERO,
  PRESENT,
  CREATE,
  CREATE_ZERO,
  DELETE,
  ATTACH,
  DETACH,
  NO_CREATE,
  PRIVATE,
  FIRSTPRIVATE,
  DEVICEPTR,
  GETDEVICEPTR,
  UPDATE_HOST,
  UPDATE_SELF,
  UPDATE_DEVICE,
  USE_DEVICE,
  REDUCTION,
  DECLARE_DEVICE_RESIDENT,
  DECLARE_LINK,
  CACHE,
  CACHE_READONLY;

  /** Its keyword. */
  public String keyword() {
    return "acc_" + name().toLowerCase(Locale.ROOT);
  }
}
