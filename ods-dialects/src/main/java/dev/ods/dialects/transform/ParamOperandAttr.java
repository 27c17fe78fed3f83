// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.transform;

import dev.ods.builtin.IntegerAttr;
import dev.ods.dialects.syntax.StructSyntax;
import dev.ods.ir.Attribute;
import dev.ods.ir.Uniqued;
import dev.ods.text.AsmPrinter;
import dev.ods.text.DialectAsmParser;
import java.math.BigInteger;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * {@code #transform.param_operand<index = 0 : i64>}: refers, in an operation's attribute, to one of
 * its operands.
 */
public final class ParamOperandAttr extends Attribute {
  /** The name in the dialect. */
  public static final String MNEMONIC = "param_operand";

  private final IntegerAttr index;

  private ParamOperandAttr(IntegerAttr index) {
    super(index.context());
    this.index = index;
  }

  /** The attribute for the operand at an index. */
  public static ParamOperandAttr get(IntegerAttr index) {
    return intern(new ParamOperandAttr(index));
  }

  /** Parses {@code <index = 0 : i64>}. */
  static @Nullable ParamOperandAttr parse(DialectAsmParser parser) {
    if (!parser.parseLess() || !parser.parseKeyword("index") || !parser.parseEqual()) {
      return null;
    }
    IntegerAttr index = parser.parseAttribute(IntegerAttr.class, null);
    if (index == null) {
      StructSyntax.unparsed(parser, "ParamOperandAttr", "index", "IntegerAttr");
      return null;
    }
    return parser.parseGreater() ? get(index) : null;
  }

  /** The index of the operand among those that are meant. */
  public IntegerAttr index() {
    return index;
  }

  /** Whether there is such an operand among {@code count}. */
  boolean isWithin(int count) {
    BigInteger value = index.bigValue();
    return value.signum() >= 0 && value.compareTo(BigInteger.valueOf(count)) < 0;
  }

  void print(AsmPrinter printer) {
    printer.print(MNEMONIC + "<index = ");
    printer.printAttribute(index);
    printer.print(">");
  }

  @Override
  public String dialectNamespace() {
    return "transform";
  }

  @Override
  protected void forEachPart(Consumer<? super Uniqued> action) {
    action.accept(index);
  }

  @Override
  protected int keyHash() {
    return index.hashCode();
  }

  @Override
  protected boolean keyEquals(Attribute other) {
    return index == ((ParamOperandAttr) other).index;
  }
}
