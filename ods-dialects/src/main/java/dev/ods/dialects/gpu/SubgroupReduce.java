// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.gpu;

import dev.ods.annotation.Attr;
import dev.ods.annotation.Default;
import dev.ods.annotation.Op;
import dev.ods.annotation.Operand;
import dev.ods.annotation.Result;
import dev.ods.annotation.Trait;
import dev.ods.annotation.Unit;
import dev.ods.builtin.IntegerAttr;
import dev.ods.builtin.IntegerType;
import dev.ods.diagnostic.Diagnostics;
import dev.ods.ir.OpView;
import dev.ods.ir.Operation;
import dev.ods.ir.OperationState;
import dev.ods.ir.Type;
import dev.ods.ir.Value;
import dev.ods.predicate.ElementTypes;
import dev.ods.text.OpAsmParser;
import dev.ods.text.OpAsmPrinter;
import dev.ods.trait.SameOperandsAndResultType;
import java.util.Optional;

/**
 * Adds up, or otherwise combines, what the threads of a subgroup have, or those of each cluster in
 * it.
 */
@Op(dialect = GpuDialect.class, name = "subgroup_reduce")
@Trait(SameOperandsAndResultType.class)
public interface SubgroupReduce extends OpView {
  /** The value of this thread. */
  @Operand(AnyReducibleOrVector.class)
  Value value();

  /** How two values are combined. */
  @Attr
  AllReduceOperationAttr op();

  /** Whether all threads or none come here. */
  @Attr
  @Unit
  boolean uniform();

  /** How many threads make a cluster; by default all. */
  @Attr(name = "cluster_size")
  Optional<Integer> clusterSize();

  /** How far the threads of a cluster are from each other. */
  @Attr(name = "cluster_stride")
  @Default("1")
  int clusterStride();

  /** What all values combined are. */
  @Result(AnyReducibleOrVector.class)
  Value result();

  /** Checks the type and the numbers about clusters. */
  default void verify(Diagnostics diagnostics) {
    Type type = result().type();
    AllReduceOperation operation = op().value();
    if (!Reductions.areCompatible(operation, ElementTypes.orSelf(type))) {
      diagnostics.error(operation(), Reductions.incompatible(operation, type));
    } else if (clusterSize().isPresent() && !isPowerOfTwo(clusterSize().get())) {
      diagnostics.opError(
          operation(),
          "cluster size %s is not a power of two"
              .formatted(Integer.toUnsignedString(clusterSize().get())));
    } else if (clusterStride() != 1 && clusterSize().isEmpty()) {
      diagnostics.opError(
          operation(), "cluster stride can only be specified if cluster size is specified");
    } else if (!isPowerOfTwo(clusterStride())) {
      diagnostics.opError(
          operation(),
          "cluster stride %s is not a power of two"
              .formatted(Integer.toUnsignedString(clusterStride())));
    }
  }

  private static boolean isPowerOfTwo(int number) {
    return Integer.bitCount(number) == 1;
  }

  /** Reads {@code add %value uniform cluster(size = 4, stride = 2) attr-dict : (type) -> type}. */
  static boolean parse(OpAsmParser parser, OperationState state) {
    int value = parser.operandMark();
    return Reductions.parseStart(parser, state)
        && parseCluster(parser, state)
        && Reductions.parseEnd(parser, state, value);
  }

  private static boolean parseCluster(OpAsmParser parser, OperationState state) {
    if (!parser.parseOptionalKeyword("cluster")) {
      return true;
    }
    if (!parser.parseLParen() || !parseNumber(parser, state, "size", "cluster_size")) {
      return false;
    }
    if (parser.parseOptionalComma() && !parseNumber(parser, state, "stride", "cluster_stride")) {
      return false;
    }
    return parser.parseRParen();
  }

  /** Reads {@code word = number}. */
  private static boolean parseNumber(
      OpAsmParser parser, OperationState state, String word, String name) {
    Type i32 = IntegerType.get(parser.context(), Integer.SIZE);
    IntegerAttr number =
        parser.parseKeyword(word) && parser.parseEqual()
            ? parser.parseAttribute(IntegerAttr.class, i32)
            : null;
    if (number == null) {
      return false;
    }
    state.addAttribute(name, number);
    return true;
  }

  /** Writes what {@link #parse} reads. */
  static void print(OpAsmPrinter printer, SubgroupReduce reduce) {
    Operation op = reduce.operation();
    Reductions.printStart(printer, op, reduce.op(), reduce.uniform());
    if (reduce.clusterSize().isPresent()) {
      printer.print(" cluster(size = ");
      printer.print(reduce.clusterSize().get());
      if (reduce.clusterStride() != 1) {
        printer.print(", stride = ");
        printer.print(reduce.clusterStride());
      }
      printer.print(")");
    }
    Reductions.printEnd(
        printer, op, Reductions.OPERATION, Reductions.UNIFORM, "cluster_size", "cluster_stride");
  }
}
