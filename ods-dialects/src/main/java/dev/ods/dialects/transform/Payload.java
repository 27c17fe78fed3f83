// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.transform;

/** The kind of payload of a handle or parameter. */
public enum Payload {
  /** Operations. */
  OPERATIONS,
  /** Values of operations. */
  VALUES,
  /** Attributes. */
  PARAMETERS
}
