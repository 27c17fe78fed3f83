// SPDX-License-Identifier: Apache-2.0
package dev.ods.text.print;

import dev.ods.builtin.ComplexType;
import dev.ods.builtin.DenseArrayAttr;
import dev.ods.builtin.DenseElementsAttr;
import dev.ods.builtin.DenseIntOrFPElementsAttr;
import dev.ods.builtin.DenseStringElementsAttr;
import dev.ods.builtin.FloatType;
import dev.ods.builtin.IntegerType;
import dev.ods.builtin.ShapedType;
import dev.ods.floating.FloatText;
import dev.ods.ir.Type;
import dev.ods.text.PrinterFlags;
import dev.ods.text.buffer.AsmBuffer;
import java.math.BigInteger;

/** Prints the elements of dense attributes. */
final class ElementsPrinter {
  /** Prints one element. */
  private interface ElementWriter {
    void write(long index);
  }

  private final AsmBuffer out;
  private final PrinterFlags flags;

  ElementsPrinter(AsmBuffer out, PrinterFlags flags) {
    this.out = out;
    this.flags = flags;
  }

  /** Whether a number of elements exceeds the limit for eliding. */
  boolean isElided(DenseElementsAttr attribute) {
    long limit = flags.elideElementsLimit();
    return limit >= 0 && !attribute.isSplat() && limit < attribute.elementCount();
  }

  /** Prints {@code 1, 2, 3}. */
  void print(DenseArrayAttr array) {
    for (int i = 0; i < array.size(); i++) {
      if (i > 0) {
        out.put(", ");
      }
      Type type = array.elementType();
      if (type instanceof FloatType number) {
        out.put(
            number.width() <= 64
                ? FloatText.of(number.semantics(), array.bits(i) & mask(number.width()))
                : FloatText.of(number.semantics(), array.bigBits(i)));
      } else if (type instanceof IntegerType integer && integer.width() == 1) {
        out.put(array.booleanValue(i) ? "true" : "false");
      } else if (type instanceof IntegerType integer && integer.width() > 64) {
        printWide(integer, array.bigBits(i));
      } else {
        printInteger(type, array.bits(i));
      }
    }
  }

  /**
   * Prints the content of the angle brackets.
   *
   * @param mayBeHex whether many elements may be printed as a hexadecimal string
   */
  void print(DenseElementsAttr attribute, boolean mayBeHex) {
    if (attribute instanceof DenseStringElementsAttr strings) {
      byte[] data = strings.rawData();
      printNested(
          attribute,
          index -> {
            out.put('"').putEscaped(data, strings.start(index), strings.end(index)).put('"');
          });
      return;
    }
    DenseIntOrFPElementsAttr numbers = (DenseIntOrFPElementsAttr) attribute;
    if (mayBeHex && isHex(numbers)) {
      printHex(numbers.rawData());
    } else if (numbers.elementType() instanceof ComplexType) {
      printNested(
          attribute,
          index -> {
            out.put('(');
            printPart(numbers, index, 0);
            out.put(',');
            printPart(numbers, index, 1);
            out.put(')');
          });
    } else if (numbers.isSplat()) {
      printPart(numbers, 0, 0);
    } else {
      printNested(attribute, index -> printPart(numbers, index, 0));
    }
  }

  private boolean isHex(DenseIntOrFPElementsAttr attribute) {
    long limit = flags.hexElementsLimit();
    return limit != -1 && !attribute.isSplat() && limit < attribute.elementCount();
  }

  private void printHex(byte[] data) {
    out.put("\"0x");
    for (byte one : data) {
      out.putHex(one);
    }
    out.put('"');
  }

  private void printPart(DenseIntOrFPElementsAttr attribute, long index, int part) {
    Type type = attribute.partType();
    if (type instanceof FloatType number) {
      out.put(
          number.width() <= 64
              ? FloatText.of(number.semantics(), attribute.bits(index, part))
              : FloatText.of(number.semantics(), attribute.bigBits(index, part)));
    } else if (type instanceof IntegerType integer && integer.width() == 1) {
      out.put(attribute.bits(index, part) != 0 ? "true" : "false");
    } else if (type instanceof IntegerType integer && integer.width() > 64) {
      printWide(integer, attribute.bigBits(index, part));
    } else {
      printInteger(type, attribute.bits(index, part));
    }
  }

  /** Prints a number of at most 64 bits, given by its bits. */
  private void printInteger(Type type, long bits) {
    int width = type instanceof IntegerType integer ? integer.width() : Long.SIZE;
    if (!(type instanceof IntegerType integer) || !integer.isUnsigned()) {
      int excess = Long.SIZE - width;
      out.putDecimal(width == 0 ? 0 : bits << excess >> excess);
    } else if (width < Long.SIZE) {
      out.putDecimal(bits & mask(width));
    } else {
      out.put(Long.toUnsignedString(bits));
    }
  }

  private void printWide(IntegerType type, BigInteger bits) {
    boolean negative = !type.isUnsigned() && bits.testBit(type.width() - 1);
    BigInteger number = negative ? bits.subtract(BigInteger.ONE.shiftLeft(type.width())) : bits;
    out.put(number.toString());
  }

  private static long mask(int width) {
    return width == Long.SIZE ? -1 : (1L << width) - 1;
  }

  /** Prints elements in brackets, one pair for each dimension. */
  private void printNested(DenseElementsAttr attribute, ElementWriter writer) {
    if (attribute.isSplat()) {
      writer.write(0);
      return;
    }
    ShapedType type = attribute.shapedType();
    long count = type.elementCount();
    if (count == 0) {
      return;
    }
    int rank = type.rank();
    long[] shape = type.shape();
    long[] counter = new long[rank];
    int open = 0;
    for (long i = 0; i < count; i++) {
      if (i > 0) {
        out.put(", ");
      }
      for (; open < rank; open++) {
        out.put('[');
      }
      writer.write(i);
      for (int d = rank - 1; d >= 0 && ++counter[d] == shape[d]; d--) {
        counter[d] = 0;
        open--;
        out.put(']');
      }
    }
  }
}
