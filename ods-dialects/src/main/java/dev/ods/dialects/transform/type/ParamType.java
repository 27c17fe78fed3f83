// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.transform.type;

import dev.ods.builtin.IntegerType;
import dev.ods.dialects.syntax.StructSyntax;
import dev.ods.ir.Attribute;
import dev.ods.ir.Type;
import dev.ods.ir.Uniqued;
import dev.ods.text.AsmPrinter;
import dev.ods.text.DialectAsmParser;
import dev.ods.text.SourceLocation;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** {@code !transform.param<i64>}: parameters that are numbers of one type. */
public final class ParamType extends TransformType {
  /** The name in the dialect. */
  public static final String MNEMONIC = "param";

  private static final int MAX_WIDTH = 64;

  private final IntegerType type;

  private ParamType(IntegerType type) {
    super(type.context());
    this.type = type;
  }

  /**
   * The type of such parameters.
   *
   * @param type an integer type of at most 64 bits
   * @throws IllegalArgumentException if it is wider
   */
  public static ParamType get(IntegerType type) {
    if (type.width() > MAX_WIDTH) {
      throw new IllegalArgumentException("parameters have at most 64 bits, not " + type.width());
    }
    return intern(new ParamType(type));
  }

  /** Parses {@code <i64>}. */
  public static @Nullable ParamType parse(DialectAsmParser parser) {
    SourceLocation location = parser.location();
    if (!parser.parseLess()) {
      return null;
    }
    Type type = parser.parseType();
    if (type == null) {
      StructSyntax.unparsed(parser, "Transform_ParamType", "type", "::mlir::Type");
      return null;
    }
    if (!parser.parseGreater()) {
      return null;
    }
    if (type instanceof IntegerType integer && integer.width() <= MAX_WIDTH) {
      return get(integer);
    }
    parser.error(location, "only supports integer types with width <=64");
    return null;
  }

  /** The type of the numbers. */
  public IntegerType type() {
    return type;
  }

  @Override
  public Payload payload() {
    return Payload.PARAMETERS;
  }

  @Override
  public @Nullable String violation(Attribute parameter) {
    return parameter.type() == type
        ? null
        : "expected the type of the parameter attribute ('"
            + parameter.type()
            + "') to match the parameter type ('"
            + type
            + "')";
  }

  @Override
  public void print(AsmPrinter printer) {
    printer.print(MNEMONIC + "<");
    printer.printType(type);
    printer.print(">");
  }

  @Override
  protected void forEachPart(Consumer<? super Uniqued> action) {
    action.accept(type);
  }

  @Override
  protected int keyHash() {
    return type.hashCode();
  }

  @Override
  protected boolean keyEquals(Type other) {
    return type == ((ParamType) other).type;
  }
}
