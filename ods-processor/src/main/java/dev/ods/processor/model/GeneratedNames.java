// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.model;

import java.util.Locale;

/** The names that generated code derives from those of members. */
public final class GeneratedNames {
  /** The pseudo-accessor of the sizes of operand segments. */
  public static final String OPERAND_SEGMENTS = "operandSegmentSizes";

  /** The pseudo-accessor of the sizes of result segments. */
  public static final String RESULT_SEGMENTS = "resultSegmentSizes";

  private GeneratedNames() {}

  /** The setter of a member: {@code setDataFormat} for {@code dataFormat}. */
  public static String setter(String accessor) {
    return "set" + capitalized(accessor);
  }

  /** The constant of an attribute's slot: {@code DATA_FORMAT_SLOT} for {@code dataFormat}. */
  public static String slotConstant(String accessor) {
    return constant(accessor) + "_SLOT";
  }

  /** The constant of a property's type: {@code COUNT_TYPE} for {@code count}. */
  public static String typeConstant(String accessor) {
    return constant(accessor) + "_TYPE";
  }

  /** The constant of the first of the two slots that hold the number of a property of 64 bits. */
  public static String longSlotConstant(String accessor) {
    return constant(accessor) + "_LONG_SLOT";
  }

  /** {@code dataFormat} as a part of a longer name: {@code DataFormat}. */
  public static String capitalized(String accessor) {
    return Character.toUpperCase(accessor.charAt(0)) + accessor.substring(1);
  }

  /** {@code dataFormat} as a constant: {@code DATA_FORMAT}. */
  public static String constant(String accessor) {
    StringBuilder name = new StringBuilder();
    for (int i = 0; i < accessor.length(); i++) {
      char c = accessor.charAt(i);
      if (i > 0 && Character.isUpperCase(c) && !Character.isUpperCase(accessor.charAt(i - 1))) {
        name.append('_');
      }
      name.append(c);
    }
    return name.toString().toUpperCase(Locale.ROOT);
  }
}
