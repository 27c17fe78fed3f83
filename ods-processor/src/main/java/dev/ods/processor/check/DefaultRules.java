// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.check;

import dev.ods.processor.diag.MemberProblem;
import dev.ods.processor.diag.Problems;
import dev.ods.processor.model.AttributeSpec;
import dev.ods.processor.model.AttributeStorage;
import dev.ods.processor.model.ConfinementSpec;
import dev.ods.processor.model.DefaultValue;
import dev.ods.processor.model.OpSpec;
import dev.ods.processor.model.PropertySpec;
import java.math.BigInteger;
import java.util.List;
import java.util.stream.Collectors;

/** Default values must satisfy the confinements of their attribute. */
final class DefaultRules implements Rule {
  @Override
  public void check(OpSpec op, Problems problems) {
    for (AttributeSpec attribute : op.attributes()) {
      DefaultValue value = attribute.defaultValue();
      if (value == null) {
        continue;
      }
      for (ConfinementSpec confinement : attribute.confinements()) {
        if (violates(value, attribute.storage().kind().width(), confinement)) {
          problems.report(
              MemberProblem.DEFAULT_VIOLATES,
              confinement.origin(),
              text(value),
              attribute.name(),
              attribute.summary());
          break;
        }
      }
    }
    op.properties().forEach(property -> check(property, problems));
  }

  private static void check(PropertySpec property, Problems problems) {
    DefaultValue value = property.defaultValue();
    AttributeStorage leaf = property.type().leaf();
    int width = leaf == null ? 0 : leaf.kind().width();
    for (ConfinementSpec confinement : property.confinements()) {
      if (value != null && violates(value, width, confinement)) {
        problems.report(
            MemberProblem.DEFAULT_VIOLATES,
            confinement.origin(),
            text(value),
            property.name(),
            property.summary());
        return;
      }
    }
  }

  /** Whether a value of a number of bits, or of an enum, does not satisfy a confinement. */
  private static boolean violates(DefaultValue value, int width, ConfinementSpec confinement) {
    if (value instanceof DefaultValue.Int integer) {
      return violatesInteger(integer.number(), width, confinement);
    }
    if (value instanceof DefaultValue.EnumCase enumCase) {
      BigInteger number = BigInteger.valueOf(enumCase.value().value());
      return violatesInteger(number, Long.SIZE, confinement);
    }
    return value instanceof DefaultValue.Elements elements
        && violatesElements(elements.values(), confinement);
  }

  private static boolean violatesInteger(BigInteger value, int width, ConfinementSpec confinement) {
    List<BigInteger> arguments = confinement.arguments().stream().map(BigInteger::valueOf).toList();
    return switch (confinement.kind()) {
      case INT_MIN_VALUE -> value.compareTo(arguments.get(0)) < 0;
      case INT_MAX_VALUE -> value.compareTo(arguments.get(0)) > 0;
      case INT_IS_ONE_OF -> !arguments.contains(value);
      case INT_NEQ_VALUE -> value.equals(arguments.get(0));
      case INT_POSITIVE -> value.signum() <= 0;
      case INT_NON_NEGATIVE -> value.signum() < 0;
      case INT_POWER_OF_2 -> Long.bitCount(value.longValue() << (Long.SIZE - width)) != 1;
      case INT_POSITIVE_POWER_OF_2 -> value.signum() <= 0 || value.bitCount() != 1;
      default -> false;
    };
  }

  private static boolean violatesElements(List<DefaultValue> values, ConfinementSpec confinement) {
    if (ConfinementRules.isCount(confinement)) {
      long count = confinement.arguments().get(0);
      return switch (confinement.kind()) {
        case ARRAY_MIN_COUNT, DENSE_ARRAY_MIN_COUNT -> values.size() < count;
        case ARRAY_MAX_COUNT, DENSE_ARRAY_MAX_COUNT -> values.size() > count;
        default -> values.size() != count;
      };
    }
    return switch (confinement.kind()) {
      case DENSE_ARRAY_STRICTLY_POSITIVE -> values.stream().anyMatch(v -> number(v) <= 0);
      case DENSE_ARRAY_NON_NEGATIVE -> values.stream().anyMatch(v -> number(v) < 0);
      case DENSE_ARRAY_SORTED -> !isSorted(values, false);
      case DENSE_ARRAY_STRICTLY_SORTED -> !isSorted(values, true);
      default -> violatesElement(values, confinement);
    };
  }

  private static boolean violatesElement(List<DefaultValue> values, ConfinementSpec confinement) {
    List<Long> arguments = confinement.arguments();
    long index = arguments.isEmpty() ? 0 : arguments.get(0);
    if (arguments.size() < 2 || index < 0) {
      return false;
    }
    if (index >= values.size()) {
      return true;
    }
    double element = number(values.get((int) index));
    return switch (confinement.kind()) {
      case INT_ARRAY_NTH_ELEM_EQ -> element != arguments.get(1);
      case INT_ARRAY_NTH_ELEM_MIN_VALUE -> element < arguments.get(1);
      case INT_ARRAY_NTH_ELEM_MAX_VALUE -> element > arguments.get(1);
      default -> element < arguments.get(1) || element > arguments.get(2);
    };
  }

  private static boolean isSorted(List<DefaultValue> values, boolean strictly) {
    for (int i = 1; i < values.size(); i++) {
      int order = Double.compare(number(values.get(i - 1)), number(values.get(i)));
      if (order > 0 || (strictly && order == 0)) {
        return false;
      }
    }
    return true;
  }

  private static double number(DefaultValue value) {
    if (value instanceof DefaultValue.Int integer) {
      return integer.number().doubleValue();
    }
    if (value instanceof DefaultValue.Real number) {
      return number.value();
    }
    return 0;
  }

  private static String text(DefaultValue value) {
    if (value instanceof DefaultValue.Int integer) {
      return integer.toString();
    }
    if (value instanceof DefaultValue.EnumCase enumCase) {
      return enumCase.value().symbol();
    }
    if (value instanceof DefaultValue.Elements elements) {
      return elements.values().stream()
          .map(DefaultRules::text)
          .collect(Collectors.joining(", ", "[", "]"));
    }
    if (value instanceof DefaultValue.Constant constant) {
      return constant.method();
    }
    return value.toString();
  }
}
