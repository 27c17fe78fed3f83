// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.test;

import dev.ods.convert.ConversionPattern;
import dev.ods.convert.ConversionRewriter;
import dev.ods.convert.TypeConverter;
import dev.ods.ir.Operation;
import dev.ods.ir.Value;
import dev.ods.rewrite.PatternRoot;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A pattern of a conversion for operations of a name, which need not be registered. */
final class NamedPattern extends ConversionPattern {
  private final Body body;

  /** What it does; see {@link ConversionPattern}. */
  @FunctionalInterface
  interface Body {
    boolean matchAndRewrite(Operation op, List<List<Value>> operands, ConversionRewriter rewriter);
  }

  /** What it does with operands each of which was converted to one value. */
  @FunctionalInterface
  interface OneToOneBody {
    boolean matchAndRewrite(Operation op, List<Value> operands, ConversionRewriter rewriter);
  }

  private NamedPattern(
      String operation, @Nullable TypeConverter converter, int benefit, Body body) {
    super(converter, "pattern of " + operation, benefit, PatternRoot.named(operation));
    this.body = body;
  }

  /** A pattern that takes any number of values for an operand. */
  static NamedPattern of(String operation, @Nullable TypeConverter converter, Body body) {
    return new NamedPattern(operation, converter, 1, body);
  }

  /** A pattern without a converter that takes one value for each operand. */
  static NamedPattern oneToOne(String operation, OneToOneBody body) {
    return oneToOne(operation, null, 1, body);
  }

  /** A pattern that takes one value for each operand. */
  static NamedPattern oneToOne(
      String operation, @Nullable TypeConverter converter, int benefit, OneToOneBody body) {
    return new NamedPattern(
        operation,
        converter,
        benefit,
        (op, operands, rewriter) ->
            operands.stream().allMatch(each -> each.size() == 1)
                && body.matchAndRewrite(
                    op, operands.stream().map(each -> each.get(0)).toList(), rewriter));
  }

  @Override
  protected boolean matchAndRewrite(
      Operation op, List<List<Value>> operands, ConversionRewriter rewriter) {
    return body.matchAndRewrite(op, operands, rewriter);
  }
}
