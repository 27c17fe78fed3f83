// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.memref;

import dev.ods.annotation.Op;
import dev.ods.annotation.Result;
import dev.ods.annotation.SingleBlockImplicitTerminator;
import dev.ods.annotation.SizedRegion;
import dev.ods.annotation.Trait;
import dev.ods.diagnostic.Diagnostics;
import dev.ods.dialects.controlflow.RegionBranches;
import dev.ods.ir.OpView;
import dev.ods.ir.OperationState;
import dev.ods.ir.Region;
import dev.ods.ir.ValueRange;
import dev.ods.text.OpAsmParser;
import dev.ods.text.OpAsmPrinter;
import dev.ods.trait.AutomaticAllocationScope;
import dev.ods.trait.NoRegionArguments;
import dev.ods.trait.RecursiveMemoryEffects;

/** A scope of automatic allocation: what is allocated in it is freed at its end. */
@Op(dialect = MemRefDialect.class, name = "alloca_scope")
@Trait({AutomaticAllocationScope.class, RecursiveMemoryEffects.class, NoRegionArguments.class})
@SingleBlockImplicitTerminator(AllocaScopeReturn.class)
public interface AllocaScope extends OpView {
  /** What the scope gives. */
  @Result
  ValueRange results();

  /** The scope. */
  @SizedRegion(1)
  Region bodyRegion();

  /** Compares what the terminator gives with the results. */
  default void verifyRegions(Diagnostics diagnostics) {
    new RegionBranches(operation(), diagnostics).verifyReturns();
  }

  /** Reads {@literal -> (types) { … } attr-dict}. */
  static boolean parse(OpAsmParser parser, OperationState state) {
    int types = parser.typeMark();
    if (!parser.parseOptionalArrowTypeList()) {
      return false;
    }
    parser.addTypes(types, parser.typeMark(), state);
    Region body = state.addRegion();
    if (!parser.parseRegion(body)) {
      return false;
    }
    parser.ensureTerminator(
        body, parser.context().operationName(AllocaScopeReturnOp.NAME), state.location());
    return parser.parseOptionalAttrDict(state);
  }

  /** Writes what {@link #parse} reads, with the two spaces that MLIR has. */
  static void print(OpAsmPrinter printer, AllocaScope scope) {
    ValueRange results = scope.results();
    printer.print(" ");
    if (!results.isEmpty()) {
      printer.print(" -> (");
      printer.printTypes(results);
      printer.print(")");
    }
    printer.print(" ");
    printer.printRegion(scope.bodyRegion(), false, !results.isEmpty());
    printer.printOptionalAttrDict(scope.operation());
  }
}
