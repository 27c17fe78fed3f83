// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.diag;

/** Whether a problem makes a declaration invalid. */
public enum Severity {
  ERROR,
  WARNING
}
