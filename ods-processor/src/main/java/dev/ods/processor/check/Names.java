// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.check;

import java.util.regex.Pattern;

/** The syntax of names in MLIR. */
final class Names {
  private static final Pattern DIALECT = Pattern.compile("[A-Za-z_][A-Za-z0-9_$]*");
  private static final Pattern OP = Pattern.compile("[A-Za-z0-9_$.]+");
  private static final Pattern GENERIC_OP = Pattern.compile("[A-Za-z0-9_$.-]+");
  private static final Pattern MEMBER = Pattern.compile("[A-Za-z_][A-Za-z0-9_]*");

  private Names() {}

  static boolean isDialect(String name) {
    return DIALECT.matcher(name).matches();
  }

  /** Whether {@code name}, behind a namespace and a dot, continues a bare identifier. */
  static boolean isOp(String name) {
    return OP.matcher(name).matches();
  }

  /** Whether {@code name} is one in the generic form, which quotes it. */
  static boolean isGenericOp(String name) {
    return GENERIC_OP.matcher(name).matches();
  }

  static boolean isMember(String name) {
    return MEMBER.matcher(name).matches();
  }
}
