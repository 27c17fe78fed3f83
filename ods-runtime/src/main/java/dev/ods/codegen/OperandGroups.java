// SPDX-License-Identifier: Apache-2.0
package dev.ods.codegen;

import dev.ods.builtin.DenseArrayAttr;
import dev.ods.builtin.Segments;
import dev.ods.diagnostic.Diagnostics;
import dev.ods.ir.Attribute;
import dev.ods.ir.Context;
import dev.ods.ir.Operation;
import dev.ods.ir.ValueRange;
import dev.ods.text.OpAsmParser;
import dev.ods.text.OpAsmPrinter;
import dev.ods.text.OperandMark;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Support of generated code for operands that form any number of groups, whose sizes an attribute
 * holds (MLIR's {@code VariadicOfVariadic}). In text each group is in parentheses: {@code (%a, %b),
 * (), (%c)}. Not meant to be called by hand.
 */
public final class OperandGroups {
  private OperandGroups() {}

  /**
   * The groups of some values.
   *
   * @throws IndexOutOfBoundsException if the sizes are not those of groups of the values, as in an
   *     operation that is not valid
   */
  public static List<ValueRange> split(ValueRange values, @Nullable Attribute sizes) {
    int count = sizes instanceof DenseArrayAttr array ? array.size() : 0;
    List<ValueRange> groups = new ArrayList<>(count);
    int from = 0;
    for (int i = 0; i < count; i++) {
      int size = Segments.size(sizes, i);
      groups.add(values.slice(from, size));
      from += size;
    }
    return groups;
  }

  /** The elements of all groups, one after the other. */
  public static <T> List<T> join(List<? extends List<T>> groups) {
    List<T> all = new ArrayList<>();
    groups.forEach(all::addAll);
    return all;
  }

  /** The attribute with the sizes of groups. */
  public static DenseArrayAttr sizes(Context context, List<? extends List<?>> groups) {
    int[] sizes = new int[groups.size()];
    for (int i = 0; i < sizes.length; i++) {
      sizes[i] = groups.get(i).size();
    }
    return DenseArrayAttr.ofInts(context, sizes);
  }

  // --- Text.

  /** Parses groups of operands onto the operand stack; returns their sizes, or null. */
  public static @Nullable DenseArrayAttr parse(OpAsmParser parser) {
    List<Integer> sizes = new ArrayList<>();
    do {
      if (!parser.parseOptionalLParen()) {
        break;
      }
      OperandMark from = parser.operandMark();
      if (!parser.parseOperandList() || !parser.parseRParen()) {
        return null;
      }
      sizes.add(from.countTo(parser.operandMark()));
    } while (parser.parseOptionalComma());
    int[] stored = sizes.stream().mapToInt(Integer::intValue).toArray();
    return DenseArrayAttr.ofInts(parser.context(), stored);
  }

  /** Parses groups of types onto the type stack. */
  public static boolean parseTypes(OpAsmParser parser) {
    do {
      if (!parser.parseOptionalLParen()) {
        break;
      }
      if (!parser.parseOptionalRParen() && !(parser.parseTypeList() && parser.parseRParen())) {
        return false;
      }
    } while (parser.parseOptionalComma());
    return true;
  }

  /** Prints groups of operands. */
  public static void print(OpAsmPrinter printer, List<ValueRange> groups) {
    for (int i = 0; i < groups.size(); i++) {
      printer.print(i == 0 ? "(" : ", (");
      printer.printOperands(groups.get(i));
      printer.print(")");
    }
  }

  /** Prints the types of groups of operands. */
  public static void printTypes(OpAsmPrinter printer, List<ValueRange> groups) {
    for (int i = 0; i < groups.size(); i++) {
      printer.print(i == 0 ? "(" : ", (");
      printer.printTypes(groups.get(i));
      printer.print(")");
    }
  }

  // --- Verification.

  /**
   * Checks that the sizes are those of groups of the operands.
   *
   * @param count the number of operands in the groups
   * @param operand the name of the operand
   * @param attribute the name of the attribute
   */
  public static boolean verify(
      Operation op, int count, String operand, String attribute, Diagnostics d) {
    if (!(op.attribute(attribute) instanceof DenseArrayAttr sizes)) {
      d.opError(op, "requires dense i32 array attribute '" + attribute + "'");
      return false;
    }
    long total = 0;
    for (int i = 0; i < sizes.size(); i++) {
      long size = sizes.longValue(i);
      if (size < 0) {
        d.opError(op, "'" + attribute + "' attribute cannot have negative elements");
        return false;
      }
      total += size;
    }
    if (total == count) {
      return true;
    }
    d.opError(
        op,
        operand
            + (" count (" + count + ") does not match with the total size (" + total)
            + (") specified in attribute '" + attribute + "'"));
    return false;
  }
}
