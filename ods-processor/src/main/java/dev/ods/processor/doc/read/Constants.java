// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.doc.read;

/** Constants of Java as texts show them. */
final class Constants {
  private Constants() {}

  /** A number, a boolean, a character or a string. */
  static String shown(Object value) {
    if (value instanceof String text) {
      return '"' + text + '"';
    }
    return value instanceof Character one ? "'" + one + "'" : String.valueOf(value);
  }
}
