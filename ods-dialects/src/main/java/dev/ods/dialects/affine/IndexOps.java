// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.affine;

import dev.ods.annotation.*;
import dev.ods.builtin.DenseArrayAttr;
import dev.ods.constraint.*;
import dev.ods.diagnostic.Diagnostics;
import dev.ods.dialects.syntax.DynamicIndexList;
import dev.ods.ir.*;
import dev.ods.text.Delimiter;
import dev.ods.text.OpAsmParser;
import dev.ods.text.OpAsmPrinter;
import dev.ods.text.OperandMark;
import dev.ods.text.Parsed;
import dev.ods.trait.*;
import java.util.List;

/** Several indices as one, and back. */
public interface IndexOps {
  /** Parses {@code (%n, 4)}. */
  static boolean parseDynamicIndexList(
      OpAsmParser parser, List<OperandMark> values, Parsed<DenseArrayAttr> integers) {
    OperandMark from = parser.operandMark();
    integers.set(DynamicIndexList.parse(parser, Delimiter.PAREN));
    values.addAll(from.rangeTo(parser.operandMark()));
    return integers.get() != null;
  }

  /** Prints the syntax of {@link #parseDynamicIndexList}. */
  static void printDynamicIndexList(
      OpAsmPrinter printer, Operation operation, ValueRange values, DenseArrayAttr integers) {
    DynamicIndexList.print(printer, integers.toLongs(), values, Delimiter.PAREN);
  }

  /** A linear index as several, by the sizes of their dimensions. */
  @Op(dialect = AffineDialect.class, name = "delinearize_index")
  @Trait(Pure.class)
  @AssemblyFormat(
      "$linear_index `into` custom<DynamicIndexList>($dynamic_basis, $static_basis) attr-dict"
          + " `:` type($multi_index)")
  @FoldedBy(Delinearization.class)
  interface DelinearizeIndex extends OpView {
    /** The linear index. */
    @Operand(value = Index.class, name = "linear_index")
    Value linearIndex();

    /** The sizes that are not known statically. */
    @Operand(value = Index.class, name = "dynamic_basis")
    ValueRange dynamicBasis();

    /** The sizes; that of the outermost dimension may be absent. */
    @Attr(name = "static_basis")
    long[] staticBasis();

    /** The indices, from the outermost dimension to the innermost one. */
    @Result(value = Index.class, name = "multi_index")
    ValueRange multiIndex();

    /** Checks the basis. */
    default void verify(Diagnostics diagnostics) {
      int sizes = staticBasis().length;
      int indices = multiIndex().size();
      if (indices != sizes && indices != sizes + 1) {
        diagnostics.opError(
            operation(), "should return an index for each basis element and up to one extra index");
      } else if (IndexBasis.verify(operation(), staticBasis(), dynamicBasis().size(), diagnostics)
          && !IndexBasis.isPositive(staticBasis())) {
        diagnostics.opError(operation(), "no basis element may be statically non-positive");
      }
    }
  }

  /** Several indices as a linear one, by the sizes of their dimensions. */
  @Op(dialect = AffineDialect.class, name = "linearize_index")
  @Trait({AttrSizedOperandSegments.class, Pure.class})
  @AssemblyFormat(
      "(`disjoint` $disjoint^)? ` ` `[` $multi_index `]` `by`"
          + " custom<DynamicIndexList>($dynamic_basis, $static_basis) attr-dict `:`"
          + " type($linear_index)")
  @FoldedBy(Linearization.class)
  interface LinearizeIndex extends OpView {
    /** The indices, from the outermost dimension to the innermost one. */
    @Operand(value = Index.class, name = "multi_index")
    ValueRange multiIndex();

    /** The sizes that are not known statically. */
    @Operand(value = Index.class, name = "dynamic_basis")
    ValueRange dynamicBasis();

    /** The sizes; that of the outermost dimension may be absent. */
    @Attr(name = "static_basis")
    long[] staticBasis();

    /** Whether each index is less than the size of its dimension, and not negative. */
    @Prop
    @Unit
    boolean disjoint();

    /** The linear index. */
    @Result(value = Index.class, name = "linear_index")
    Value linearIndex();

    /** Checks the basis. */
    default void verify(Diagnostics diagnostics) {
      int sizes = staticBasis().length;
      int indices = multiIndex().size();
      if (indices != sizes && indices != sizes + 1) {
        diagnostics.opError(
            operation(),
            "should be passed a basis element for each index except possibly the first");
      } else {
        IndexBasis.verify(operation(), staticBasis(), dynamicBasis().size(), diagnostics);
      }
    }
  }
}
