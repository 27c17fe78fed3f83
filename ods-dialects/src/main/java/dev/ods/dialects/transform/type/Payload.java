// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.transform.type;

/** The kind of payload of a handle or parameter. */
public enum Payload {
  /** Operations. */
  OPERATIONS,
  /** Values of operations. */
  VALUES,
  /** Attributes. */
  PARAMETERS
}
