// SPDX-License-Identifier: Apache-2.0
package dev.ods.replace;

/** Where an operation has attributes and types. */
public enum OperationPart {
  /** Its attributes: properties that are attributes, and discardable ones. */
  ATTRIBUTES,
  /** Its location, and those of the arguments of its blocks. */
  LOCATIONS,
  /** The types of its results and of the arguments of its blocks. */
  TYPES
}
