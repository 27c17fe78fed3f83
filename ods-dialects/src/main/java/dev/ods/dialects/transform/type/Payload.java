// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.transform.type;

/** What a value of the dialect stands for. */
public enum Payload {
  /** Operations. */
  OPERATIONS,
  /** Values of operations. */
  VALUES,
  /** Attributes that are known before anything is transformed. */
  PARAMETERS
}
