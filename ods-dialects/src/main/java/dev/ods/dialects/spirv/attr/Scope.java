// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.spirv.attr;

/** Which invocations an operation concerns. */
public enum Scope {
  /** Those of all devices. */
  CROSS_DEVICE("CrossDevice"),
  /** Those of one device. */
  DEVICE("Device"),
  /** Those of one workgroup. */
  WORKGROUP("Workgroup"),
  /** Those of one subgroup. */
  SUBGROUP("Subgroup"),
  /** One only. */
  INVOCATION("Invocation"),
  /** Those of one family of queues. */
  QUEUE_FAMILY("QueueFamily"),
  /** Those that call each other in ray tracing. */
  SHADER_CALL_KHR("ShaderCallKHR");

  private final String keyword;

  Scope(String keyword) {
    this.keyword = keyword;
  }

  /** Its keyword. */
  public String keyword() {
    return keyword;
  }
}
