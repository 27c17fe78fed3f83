// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.scf;

import dev.ods.annotation.*;
import dev.ods.builtin.UnitAttr;
import dev.ods.control.RegionBranchOpInterface;
import dev.ods.control.RegionBranchPoint;
import dev.ods.control.RegionSuccessor;
import dev.ods.diagnostic.Diagnostics;
import dev.ods.ir.*;
import dev.ods.text.OpAsmParser;
import dev.ods.text.OpAsmPrinter;
import dev.ods.trait.RecursiveMemoryEffects;
import java.util.List;

/** Runs a region of any number of blocks once. */
@Op(dialect = ScfDialect.class, name = "execute_region")
@Trait(RecursiveMemoryEffects.class)
public interface ExecuteRegion extends RegionBranchOpInterface {
  /** Whether the region must not be inlined. */
  @Attr(name = "no_inline")
  @Unit
  boolean noInline();

  /** The yielded values. */
  @Result
  ValueRange results();

  /** The region. */
  Region region();

  /** Parses {@code -> types no_inline region attr-dict}. */
  static boolean parse(OpAsmParser parser, OperationState state) {
    if (!parser.parseOptionalArrowTypeList(state)) {
      return false;
    }
    if (parser.parseOptionalKeyword("no_inline")) {
      parser.addAttributeOnce(state, "no_inline", UnitAttr.get(parser.context()));
    }
    return parser.parseRegion(state.addRegion()) && parser.parseOptionalAttrDict(state);
  }

  /** Prints the syntax of {@link #parse}. */
  static void print(OpAsmPrinter printer, ExecuteRegion op) {
    printer.printOptionalArrowTypes(op.results());
    printer.print(op.noInline() ? " no_inline " : " ");
    printer.printRegion(op.region(), false, true);
    printer.printOptionalAttrDict(op.operation(), "no_inline");
  }

  /** Checks that there is an entry block without arguments. */
  default void verify(Diagnostics diagnostics) {
    Block first = region().first();
    if (first == null) {
      diagnostics.opError(operation(), "region needs to have at least one block");
    } else if (first.argumentCount() > 0) {
      diagnostics.opError(operation(), "region cannot have any arguments");
    }
  }

  @Override
  default List<RegionSuccessor> successorRegions(RegionBranchPoint point) {
    return List.of(point.isParent() ? new RegionSuccessor(region()) : RegionSuccessor.PARENT);
  }
}
