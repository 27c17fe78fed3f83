// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.model;

import java.util.List;
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

  /** The getter of an attribute as it is stored: {@code axisAttr} for {@code axis}. */
  public static String stored(String accessor) {
    return accessor + "Attr";
  }

  /** What removes an attribute: {@code removeAxisAttr} for {@code axis}. */
  public static String remover(String accessor) {
    return "remove" + capitalized(stored(accessor));
  }

  /**
   * The methods without parameters that an attribute adds to the generated class, besides its
   * getter: no other member may have these names.
   */
  public static List<String> withoutParameters(AttributeSpec attribute) {
    String stored = stored(attribute.accessor());
    return attribute.isRemovable()
        ? List.of(stored, remover(attribute.accessor()))
        : List.of(stored);
  }

  /** The setter of a member that may be set, or nothing. */
  public static List<String> setters(Member member) {
    return member instanceof RegionSpec || member instanceof ResultSpec
        ? List.of()
        : List.of(setter(member.accessor()));
  }

  /** The constants of the slots of a member. */
  public static List<String> slotConstants(Member member) {
    String accessor = member.accessor();
    if (member instanceof PropertySpec property
        && property.type().isLong()
        && property.type().isPrimitive()) {
      return List.of(slotConstant(accessor), longSlotConstant(accessor));
    }
    return member instanceof PropertySpec || member instanceof AttributeSpec
        ? List.of(slotConstant(accessor))
        : List.of();
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
