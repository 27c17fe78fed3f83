// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.check;

import java.util.regex.Pattern;

/** The syntax of names in MLIR. */
final class Names {
  private static final Pattern DIALECT = Pattern.compile("[A-Za-z_][A-Za-z0-9_$]*");
  private static final Pattern OP = Pattern.compile("[A-Za-z_][A-Za-z0-9_$.]*");
  private static final Pattern MEMBER = Pattern.compile("[A-Za-z_][A-Za-z0-9_]*");

  private Names() {}

  static boolean isDialect(String name) {
    return DIALECT.matcher(name).matches();
  }

  /** Whether {@code name} is a bare identifier, which may contain dots but not end with one. */
  static boolean isOp(String name) {
    return OP.matcher(name).matches() && !name.endsWith(".");
  }

  static boolean isMember(String name) {
    return MEMBER.matcher(name).matches();
  }
}
