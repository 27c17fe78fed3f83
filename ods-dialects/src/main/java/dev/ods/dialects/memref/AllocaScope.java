// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.memref;

import dev.ods.annotation.Op;
import dev.ods.annotation.Result;
import dev.ods.annotation.SingleBlockImplicitTerminator;
import dev.ods.annotation.SizedRegion;
import dev.ods.annotation.Trait;
import dev.ods.diagnostic.Diagnostics;
import dev.ods.ir.OpView;
import dev.ods.ir.Operation;
import dev.ods.ir.OperationState;
import dev.ods.ir.Region;
import dev.ods.ir.ValueRange;
import dev.ods.text.OpAsmParser;
import dev.ods.text.OpAsmPrinter;
import dev.ods.trait.AutomaticAllocationScope;
import dev.ods.trait.NoRegionArguments;
import dev.ods.trait.RecursiveMemoryEffects;
import org.jspecify.annotations.Nullable;

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
    Operation end = bodyRegion().first().terminator();
    String violation = end == null ? null : violation(end);
    if (violation != null) {
      diagnostics.opError(
          operation(),
          "along control flow edge from Operation memref.alloca_scope.return to parent: "
              + violation);
      diagnostics.note(end.location(), "region branch point");
    }
  }

  private @Nullable String violation(Operation end) {
    if (end.operandCount() != operation().resultCount()) {
      return "region branch point has %d operands, but region successor needs %d inputs"
          .formatted(end.operandCount(), operation().resultCount());
    }
    for (int i = 0; i < end.operandCount(); i++) {
      if (end.operandType(i) != operation().resultType(i)) {
        return "successor operand type #%d '%s' should match successor input type #%d '%s'"
            .formatted(i, end.operandType(i), i, operation().resultType(i));
      }
    }
    return null;
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
