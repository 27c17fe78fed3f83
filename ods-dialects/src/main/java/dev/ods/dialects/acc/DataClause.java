// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.acc;

import dev.ods.annotation.*;

/** OpenACC's data clause of a variable, explicit or implied. */
@EnumAttr(
    value = EnumAttr.Storage.I64,
    name = "acc.data_clause",
    lowerCase = true,
    cppType = "::mlir::acc::DataClause",
    definition = "OpenACC_DataClauseAttr")
@Summary("data clauses supported by OpenACC")
public enum DataClause {
  @EnumCase(value = 1)
  ACC_COPYIN,
  ACC_COPYIN_READONLY,
  ACC_COPY,
  ACC_COPYOUT,
  ACC_COPYOUT_ZERO,
  ACC_PRESENT,
  ACC_CREATE,
  ACC_CREATE_ZERO,
  ACC_DELETE,
  ACC_ATTACH,
  ACC_DETACH,
  ACC_NO_CREATE,
  ACC_PRIVATE,
  ACC_FIRSTPRIVATE,
  ACC_DEVICEPTR,
  ACC_GETDEVICEPTR,
  ACC_UPDATE_HOST,
  ACC_UPDATE_SELF,
  ACC_UPDATE_DEVICE,
  ACC_USE_DEVICE,
  ACC_REDUCTION,
  ACC_DECLARE_DEVICE_RESIDENT,
  ACC_DECLARE_LINK,
  ACC_CACHE,
  ACC_CACHE_READONLY
}
