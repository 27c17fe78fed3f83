// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.pattern;

import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * A builtin type without parameters in brackets.
 *
 * @param type the class of the runtime
 * @param method its method that makes it from a context
 * @param width the width of an integer type, or 0
 * @param signedness its signedness, if it is not signless; otherwise empty
 */
public record BuiltinScalar(String type, String method, int width, String signedness) {
  private static final int MAX_WIDTH = (1 << 24) - 1;
  private static final Pattern INTEGER = Pattern.compile("([su]?)i([1-9][0-9]{0,7})");

  private static final Map<String, BuiltinScalar> NAMED =
      Map.of(
          "index", named("IndexType", "get"),
          "none", named("NoneType", "get"),
          "bf16", named("FloatType", "bf16"),
          "f16", named("FloatType", "f16"),
          "f32", named("FloatType", "f32"),
          "f64", named("FloatType", "f64"));

  /** The type with a name, or null if there is none. */
  static @Nullable BuiltinScalar of(String name) {
    Matcher integer = INTEGER.matcher(name);
    if (integer.matches()) {
      int width = Integer.parseInt(integer.group(2));
      String signedness =
          switch (integer.group(1)) {
            case "s" -> "SIGNED";
            case "u" -> "UNSIGNED";
            default -> "";
          };
      return width <= MAX_WIDTH ? new BuiltinScalar("IntegerType", "get", width, signedness) : null;
    }
    return NAMED.get(name);
  }

  /** Whether it is the type without values. */
  boolean isNone() {
    return type.equals("NoneType");
  }

  /** Whether its values are floating-point numbers. */
  public boolean isFloat() {
    return type.equals("FloatType");
  }

  /** From which magnitude on numbers of this floating-point type are infinite. */
  double overflow() {
    return switch (method) {
      case "f16" -> 0x1.ffep15;
      case "bf16" -> 0x1.ffp127;
      default -> Double.POSITIVE_INFINITY;
    };
  }

  /** Whether it is an unsigned integer type. */
  public boolean isUnsigned() {
    return signedness.equals("UNSIGNED");
  }

  private static BuiltinScalar named(String type, String method) {
    return new BuiltinScalar(type, method, 0, "");
  }
}
