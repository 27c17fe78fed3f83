// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.affine;

import dev.ods.affine.IntegerSet;
import dev.ods.annotation.*;
import dev.ods.builtin.IntegerSetAttr;
import dev.ods.control.RegionBranchOpInterface;
import dev.ods.control.RegionBranchPoint;
import dev.ods.control.RegionSuccessor;
import dev.ods.diagnostic.Diagnostics;
import dev.ods.ir.*;
import dev.ods.text.OpAsmParser;
import dev.ods.text.OpAsmPrinter;
import dev.ods.trait.*;
import java.util.List;

/** Runs one of two regions: the first one if its operands are in a set. */
@Op(dialect = AffineDialect.class, name = "if")
@Trait({NoRegionArguments.class, RecursiveMemoryEffects.class, RecursivelySpeculatable.class})
@SingleBlockImplicitTerminator(Yield.class)
@FoldedBy(IfPatterns.class)
public interface If extends RegionBranchOpInterface {
  /** The operands of the set: its dimensions, then its symbols. */
  @Operand
  ValueRange operands();

  /** The set. */
  @Attr
  IntegerSetAttr condition();

  /** The yielded values. */
  @Result
  ValueRange results();

  /** The first region. */
  @SizedRegion(1)
  Region thenRegion();

  /** The second region; may be empty. */
  Region elseRegion();

  /** Parses {@literal affine_set<…>(%dim)[%symbol] -> types region else region attr-dict}. */
  static boolean parse(OpAsmParser parser, OperationState state) {
    IntegerSetAttr condition = parser.parseAttribute(IntegerSetAttr.class, null);
    if (condition == null) {
      return false;
    }
    parser.addAttributeOnce(state, "condition", condition);
    int dims = AffineSyntax.parseDimsAndSymbols(parser, state);
    if (dims < 0) {
      return false;
    }
    IntegerSet set = condition.value();
    if (set.dimCount() != dims) {
      return parser.error(
          parser.nameLocation(), "dim operand count and integer set dim count must match");
    }
    if (dims + set.symbolCount() != state.operandCount()) {
      return parser.error(
          parser.nameLocation(), "symbol operand count and integer set symbol count must match");
    }
    if (!parser.parseOptionalArrowTypeList(state)) {
      return false;
    }
    state.addRegions(2);
    return AffineSyntax.parseYieldingRegion(parser, state.region(0), List.of(), state)
        && (!parser.parseOptionalKeyword("else")
            || AffineSyntax.parseYieldingRegion(parser, state.region(1), List.of(), state))
        && parser.parseOptionalAttrDict(state);
  }

  /** Prints the syntax of {@link #parse}. */
  static void print(OpAsmPrinter printer, If op) {
    boolean yields = !op.results().isEmpty();
    printer.print(" ");
    printer.printAttribute(op.condition());
    AffineSyntax.printDimsAndSymbols(printer, op.operands(), op.condition().value().dimCount());
    printer.printOptionalArrowTypes(op.results());
    printer.print(" ");
    printer.printRegion(op.thenRegion(), false, yields);
    if (!op.elseRegion().isEmpty()) {
      printer.print(" else ");
      printer.printRegion(op.elseRegion(), false, yields);
    }
    printer.printOptionalAttrDict(op.operation(), "condition");
  }

  /** Checks the operands of the set. */
  default void verify(Diagnostics diagnostics) {
    IntegerSet set = condition().value();
    if (operands().size() != set.dimCount() + set.symbolCount()) {
      diagnostics.opError(
          operation(),
          "operand count and condition integer set dimension and symbol count must match");
    } else {
      AffineValues.verify(operation(), operands(), set.dimCount(), diagnostics);
    }
  }

  @Override
  default List<RegionSuccessor> successorRegions(RegionBranchPoint point) {
    if (!point.isParent()) {
      return List.of(RegionSuccessor.PARENT);
    }
    RegionSuccessor otherwise =
        elseRegion().isEmpty() ? RegionSuccessor.PARENT : new RegionSuccessor(elseRegion());
    return List.of(new RegionSuccessor(thenRegion()), otherwise);
  }
}
