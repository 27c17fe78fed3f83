// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.emit;

import com.palantir.javapoet.CodeBlock;
import dev.ods.processor.model.Arity;
import java.util.List;

/**
 * The position of each declared operand or result among the values of an operation (ODS, "Variadic
 * operands"). Without variable lengths, and with one, this is arithmetic with the number of values;
 * with several, an attribute holds the lengths or all are equally long.
 */
final class ValueGroups {
  private enum Layout {
    /** Each member has one value. */
    FIXED,
    /** One member is of variable length: it has the remaining values. */
    ONE_VARIABLE,
    /** All segments of variable length have the same size. */
    EQUAL,
    /** An attribute holds the size of each segment. */
    SEGMENTS
  }

  /** The expressions for counts and sizes in generated code. */
  interface Source {
    /** The number of values. */
    CodeBlock total();

    /** The index of the first value of a segment whose size an attribute holds. */
    CodeBlock start(int group);

    /** The size of such a segment. */
    CodeBlock size(int group);

    /** The size of each segment of variable length if all have the same size. */
    CodeBlock equalSize(int fixed, int variable);
  }

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

  /** The number of members that have one value each. */
  int fixedSize() {
    return size() - variable;
  }

  /** The number of members of variable length. */
  int variableSize() {
    return variable;
  }

  boolean isSegmented() {
    return layout == Layout.SEGMENTS;
  }

  boolean isEqual() {
    return layout == Layout.EQUAL;
  }

  /** Whether a segment can grow or shrink independently of the others. */
  boolean isResizable() {
    return layout != Layout.EQUAL;
  }

  /** The index of the first value of a segment. */
  CodeBlock start(int group, Source source) {
    return switch (layout) {
      case SEGMENTS -> source.start(group);
      case EQUAL -> equalStart(group, source);
      default ->
          variableBefore(group) == 0
              ? CodeBlock.of("$L", group)
              : CodeBlock.of("$L - $L", source.total(), size() - group);
    };
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

  /** The size of each segment of variable length, computed from the number of values. */
  CodeBlock equalSize(Source source) {
    return source.equalSize(fixedSize(), variableSize());
  }

  /** The number of values of a segment. */
  CodeBlock count(int group, Source source) {
    if (layout == Layout.SEGMENTS) {
      return source.size(group);
    }
    if (!arities.get(group).isVariableLength()) {
      return CodeBlock.of("1");
    }
    if (layout == Layout.EQUAL) {
      return equalSize(source);
    }
    return size() == 1 ? source.total() : CodeBlock.of("$L - $L", source.total(), size() - 1);
  }

  private int variableBefore(int group) {
    return (int) arities.subList(0, group).stream().filter(Arity::isVariableLength).count();
  }
}
