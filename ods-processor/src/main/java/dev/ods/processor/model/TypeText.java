// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.model;

import com.palantir.javapoet.TypeName;
import java.util.regex.Pattern;

/** Types as messages and pages show them. */
public final class TypeText {
  private static final Pattern PACKAGES = Pattern.compile("\\b([a-z_][A-Za-z0-9_]*\\.)+(?=[A-Z])");

  private TypeText() {}

  /** A type without packages. */
  public static String of(TypeName type) {
    return PACKAGES.matcher(type.toString()).replaceAll("");
  }
}
