// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.emit;

import com.palantir.javapoet.CodeBlock;
import dev.ods.processor.model.AttributeStorage;
import dev.ods.processor.model.Confinement.Subject;
import dev.ods.processor.model.ConfinementSpec;
import dev.ods.processor.model.EnumSpec;
import dev.ods.processor.model.PropertyTypeSpec;
import java.util.Objects;
import java.util.stream.IntStream;

/** The conditions of confinements on the numbers of properties, signed or unsigned. */
final class NumberConditions {
  private NumberConditions() {}

  /** The condition on {@code bits}, which are extended by the number's sign. */
  static CodeBlock ofBits(ConfinementSpec confinement, PropertyTypeSpec type) {
    Term term = new Term(extended(type), isUnsignedLong(type));
    return switch (confinement.kind()) {
      case INT_MIN_VALUE -> term.compared(">=", argument(confinement, 0));
      case INT_MAX_VALUE -> term.compared("<=", argument(confinement, 0));
      case INT_NEQ_VALUE -> term.compared("!=", argument(confinement, 0));
      case INT_POSITIVE -> term.compared(">", 0);
      case INT_NON_NEGATIVE -> term.compared(">=", 0);
      case INT_POSITIVE_POWER_OF_2 ->
          CodeBlock.of("$L$W&& $L", term.compared(">", 0), isPowerOf2(term.value()));
      case INT_POWER_OF_2 -> isPowerOf2(masked(type));
      case INT_IS_ONE_OF ->
          IntStream.range(0, confinement.arguments().size())
              .mapToObj(i -> term.compared("==", argument(confinement, i)))
              .collect(CodeBlock.joining("$W|| "));
      default -> throw new IllegalArgumentException(confinement.kind() + " is not of a number");
    };
  }

  /** Whether a confinement is of an element of a list of unsigned numbers. */
  static boolean isOfUnsignedElement(ConfinementSpec confinement, PropertyTypeSpec type) {
    return confinement.kind().subject() == Subject.INTEGER_ARRAY
        && type.element() != null
        && type.element().unsigned();
  }

  /** The condition on such a list, {@code value}. */
  static CodeBlock ofElement(ConfinementSpec confinement, PropertyTypeSpec type) {
    PropertyTypeSpec elementType = Objects.requireNonNull(type.element());
    long index = argument(confinement, 0);
    CodeBlock element = CodeBlock.of("value.get($L)", index);
    Term term =
        isUnsignedLong(elementType)
            ? new Term(element, true)
            : new Term(
                CodeBlock.of("$T.toUnsignedLong($L)", elementType.javaType().box(), element),
                false);
    long least = argument(confinement, 1);
    CodeBlock condition =
        switch (confinement.kind()) {
          case INT_ARRAY_NTH_ELEM_EQ -> term.compared("==", least);
          case INT_ARRAY_NTH_ELEM_MIN_VALUE -> term.compared(">=", least);
          case INT_ARRAY_NTH_ELEM_MAX_VALUE -> term.compared("<=", least);
          case INT_ARRAY_NTH_ELEM_IN_RANGE ->
              CodeBlock.of(
                  "$L$W&& $L",
                  term.compared(">=", least),
                  term.compared("<=", argument(confinement, 2)));
          default -> throw new IllegalArgumentException(confinement.kind() + " is of no element");
        };
    return CodeBlock.of("value.size() > $L$W&& $L", index, condition);
  }

  private static long argument(ConfinementSpec confinement, int index) {
    return confinement.arguments().get(index);
  }

  /**
   * An expression of type {@code long}.
   *
   * @param unsigned whether it has the bits of an unsigned number
   */
  private record Term(CodeBlock value, boolean unsigned) {
    /** The comparison with a signed number. */
    CodeBlock compared(String operator, long other) {
      CodeBlock literal = CodeBlock.of(other == (int) other ? "$L" : "$LL", other);
      if (unsigned && other < 0) {
        return CodeBlock.of("$L", operator.equals("!=") || operator.startsWith(">"));
      }
      return unsigned
          ? CodeBlock.of("$T.compareUnsigned($L, $L) $L 0", Long.class, value, literal, operator)
          : CodeBlock.of("$L $L $L", value, operator, literal);
    }
  }

  private static CodeBlock isPowerOf2(CodeBlock bits) {
    return CodeBlock.of("$T.bitCount($L) == 1", Long.class, bits);
  }

  private static CodeBlock extended(PropertyTypeSpec type) {
    return type.unsigned() && width(type) < Long.SIZE
        ? CodeBlock.of("($L)", masked(type))
        : CodeBlock.of("bits");
  }

  /** The bits without those that extend them. */
  private static CodeBlock masked(PropertyTypeSpec type) {
    int width = width(type);
    return width == Long.SIZE
        ? CodeBlock.of("bits")
        : CodeBlock.of("bits & 0x$LL", Long.toHexString((1L << width) - 1));
  }

  private static boolean isUnsignedLong(PropertyTypeSpec type) {
    return type.unsigned() && width(type) == Long.SIZE;
  }

  private static int width(PropertyTypeSpec type) {
    AttributeStorage leaf = Objects.requireNonNull(type.leaf());
    EnumSpec spec = leaf.enumSpec();
    return spec == null ? leaf.kind().width() : spec.storage().width();
  }
}
