// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.test;

import dev.ods.builtin.IntegerType;
import dev.ods.builtin.ShapedType;
import dev.ods.ir.Attribute;
import dev.ods.ir.Type;
import dev.ods.text.AsmPrinter;
import dev.ods.text.DialectAsmParser;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** {@code #test.i64_elements<[1, 2]> : tensor<2xi64>}: unsigned integers. */
public final class I64ElementsAttr extends OwnElementsAttr {
  /** The name in the dialect. */
  public static final String MNEMONIC = "i64_elements";

  private static final int WIDTH = 64;

  private final List<Long> elements;

  private I64ElementsAttr(ShapedType type, List<Long> elements) {
    super(type);
    this.elements = List.copyOf(elements);
  }

  /** Parses {@code <[1, 2]>}. */
  static @Nullable I64ElementsAttr parse(DialectAsmParser parser, @Nullable Type type) {
    if (!parser.parseLess() || !parser.parseLSquare()) {
      return null;
    }
    List<Long> elements = parseElements(parser);
    if (elements == null || !parser.parseRSquare() || !parser.parseGreater()) {
      return null;
    }
    ShapedType shaped = shapedType(parser, type);
    if (shaped == null) {
      return null;
    }
    String violation = verify(shaped, elements.size());
    if (violation != null) {
      parser.error(parser.nameLocation(), violation);
      return null;
    }
    return intern(new I64ElementsAttr(shaped, elements));
  }

  /** Comma-separated numbers; a trailing comma is allowed. */
  private static @Nullable List<Long> parseElements(DialectAsmParser parser) {
    List<Long> elements = new ArrayList<>();
    while (parser.startsInteger()) {
      Long element = parser.parseUnsigned(WIDTH);
      if (element == null) {
        return null;
      }
      elements.add(element);
      if (!parser.parseOptionalComma()) {
        break;
      }
    }
    return elements;
  }

  private static @Nullable String verify(ShapedType type, long count) {
    long wanted = product(type);
    if (count != wanted) {
      return "number of elements does not match the provided shape type, got: "
          + count
          + ", but expected: "
          + wanted;
    }
    boolean fits =
        type.hasRank()
            && type.rank() == 1
            && type.elementType() instanceof IntegerType integer
            && integer.isSignless()
            && integer.width() == WIDTH;
    return fits ? null : "expected single rank 64-bit shape type, but got: '" + type.asType() + "'";
  }

  /** Counted as in MLIR: with the value of a dynamic extent, and zero if unranked. */
  private static long product(ShapedType type) {
    long product = 1;
    for (long extent : type.hasRank() ? type.shape() : new long[0]) {
      product *= extent;
    }
    return product;
  }

  void print(AsmPrinter printer) {
    printer.print(
        elements.stream()
            .map(Long::toUnsignedString)
            .collect(Collectors.joining(", ", MNEMONIC + "<[", "]>")));
  }

  @Override
  protected int keyHash() {
    return Objects.hash(type(), elements);
  }

  @Override
  protected boolean keyEquals(Attribute other) {
    I64ElementsAttr that = (I64ElementsAttr) other;
    return type() == that.type() && elements.equals(that.elements);
  }
}
