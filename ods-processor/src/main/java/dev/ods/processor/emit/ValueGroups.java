// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.emit;

import com.palantir.javapoet.CodeBlock;
import dev.ods.processor.model.Arity;
import java.util.List;

/**
 * Where each declared operand or result lies among the values of an operation ("Variadic operands"
 * in the specification). Without variable lengths, and with one, this is arithmetic with the number
 * of values; with several, an attribute holds the lengths or all are equally long.
 */
final class ValueGroups {
  private enum Layout {
    /** Each group is one value. */
    FIXED,
    /** One group takes what the others leave. */
    ONE_VARIABLE,
    /** All variable groups are equally long. */
    EQUAL,
    /** An attribute holds the length of each group. */
    SEGMENTS
  }

  /**
   * Where the numbers come from in the code at hand.
   *
   * @param total the number of values
   * @param segments the attribute with the lengths
   */
  record Source(CodeBlock total, CodeBlock segments) {}

  private final List<Arity> arities;
  private final Layout layout;
  private final int variable;

  ValueGroups(List<Arity> arities, boolean segments) {
    this.arities = List.copyOf(arities);
    this.variable = (int) arities.stream().filter(Arity::isVariableLength).count();
    if (segments) {
      layout = Layout.SEGMENTS;
    } else if (variable == 0) {
      layout = Layout.FIXED;
    } else {
      layout = variable == 1 ? Layout.ONE_VARIABLE : Layout.EQUAL;
    }
  }

  int size() {
    return arities.size();
  }

  boolean isSegmented() {
    return layout == Layout.SEGMENTS;
  }

  /** Whether a group can grow or shrink without touching the others. */
  boolean isResizable() {
    return layout != Layout.EQUAL;
  }

  /** The index of the first value of a group. */
  CodeBlock start(int group, Source source) {
    switch (layout) {
      case SEGMENTS:
        return CodeBlock.of("$T.start($L, $L)", Names.SEGMENTS, source.segments, group);
      case EQUAL:
        return equalStart(group, source);
      default:
        if (variableBefore(group) == 0) {
          return CodeBlock.of("$L", group);
        }
        return CodeBlock.of("$L - $L", source.total, size() - group);
    }
  }

  private CodeBlock equalStart(int group, Source source) {
    int variableBefore = variableBefore(group);
    int fixedBefore = group - variableBefore;
    if (variableBefore == 0) {
      return CodeBlock.of("$L", fixedBefore);
    }
    CodeBlock size = equalSize(source);
    CodeBlock product = variableBefore == 1 ? size : CodeBlock.of("$L * $L", variableBefore, size);
    return fixedBefore == 0 ? product : CodeBlock.of("$L + $L", fixedBefore, product);
  }

  private CodeBlock equalSize(Source source) {
    return CodeBlock.of(
        "$T.equalSize($L, $L, $L)", Names.SEGMENTS, source.total, size() - variable, variable);
  }

  /** The number of values of a group. */
  CodeBlock count(int group, Source source) {
    if (layout == Layout.SEGMENTS) {
      return CodeBlock.of("$T.size($L, $L)", Names.SEGMENTS, source.segments, group);
    }
    if (!arities.get(group).isVariableLength()) {
      return CodeBlock.of("1");
    }
    if (layout == Layout.EQUAL) {
      return equalSize(source);
    }
    return size() == 1 ? source.total : CodeBlock.of("$L - $L", source.total, size() - 1);
  }

  private int variableBefore(int group) {
    return (int) arities.subList(0, group).stream().filter(Arity::isVariableLength).count();
  }
}
