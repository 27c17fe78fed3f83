// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.spirv.attr;

import dev.ods.annotation.*;

/** Which invocations an operation concerns. */
@EnumAttr(
    value = EnumAttr.Storage.I32,
    name = "spirv.scope",
    cppType = "::mlir::spirv::Scope",
    definition = "SPIRV_ScopeAttr")
@Summary("valid SPIR-V Scope")
@AssemblyFormat("`<` $value `>`")
public enum Scope {
  /** Those of all devices. */
  @EnumCase(symbol = "CrossDevice")
  CROSS_DEVICE,
  /** Those of one device. */
  @EnumCase(symbol = "Device")
  DEVICE,
  /** Those of one workgroup. */
  @EnumCase(symbol = "Workgroup")
  WORKGROUP,
  /** Those of one subgroup. */
  @EnumCase(symbol = "Subgroup")
  SUBGROUP,
  /** One only. */
  @EnumCase(symbol = "Invocation")
  INVOCATION,
  /** Those of one family of queues. */
  @EnumCase(symbol = "QueueFamily")
  QUEUE_FAMILY,
  /** Those that call each other in ray tracing. */
  @EnumCase(symbol = "ShaderCallKHR")
  SHADER_CALL_KHR
}
