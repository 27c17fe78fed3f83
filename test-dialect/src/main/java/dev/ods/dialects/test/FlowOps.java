// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.test;

import dev.ods.annotation.*;
import dev.ods.builtin.DenseArrayAttr;
import dev.ods.builtin.SymbolRefAttr;
import dev.ods.constraint.*;
import dev.ods.control.FunctionOpInterface;
import dev.ods.control.InvocationBounds;
import dev.ods.control.RegionBranchOpInterface;
import dev.ods.control.RegionBranchPoint;
import dev.ods.control.RegionBranchTerminatorOpInterface;
import dev.ods.control.RegionSuccessor;
import dev.ods.diagnostic.Diagnostics;
import dev.ods.ir.*;
import dev.ods.text.OpAsmParser;
import dev.ods.text.OpAsmPrinter;
import dev.ods.text.OperandMark;
import dev.ods.text.Parsed;
import dev.ods.text.TypeMark;
import dev.ods.trait.*;
import dev.ods.verify.SymbolTableCollection;
import dev.ods.verify.SymbolUserOpInterface;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** Operations that pass control to regions, and one that calls a function. */
public interface FlowOps {
  /** A call. */
  @Op(dialect = TestDialect.class, name = "call")
  @AssemblyFormat("$callee `(` $operands `)` attr-dict `:` functional-type($operands, results)")
  interface TestCall extends SymbolUserOpInterface {
    @Attr
    @FlatSymbolRef
    String callee();

    @Operand
    ValueRange operands();

    @Result
    ValueRange returned();

    /** Looks for the function. */
    @Override
    default void verifySymbolUses(SymbolTableCollection tables, Diagnostics diagnostics) {
      Operation function =
          operation().attribute("callee") instanceof SymbolRefAttr callee
              ? tables.lookupNearest(operation(), callee)
              : null;
      if (function == null || function.as(FunctionOpInterface.class) == null) {
        diagnostics.opError(operation(), "'" + callee() + "' does not reference a valid function");
      }
    }
  }

  /** The region that control enters, or nothing if it has left the operation. */
  private static List<Value> arguments(RegionSuccessor successor) {
    Block entry = Objects.requireNonNull(successor.region()).first();
    return entry == null ? List.of() : entry.arguments();
  }

  /** A loop over one block, which ends with {@code loop_block_term}. */
  @Op(dialect = TestDialect.class, name = "loop_block")
  @Trait(RecursiveMemoryEffects.class)
  @AssemblyFormat("$init `:` functional-type($init, $floatResult) $body attr-dict-with-keyword")
  interface LoopBlock extends RegionBranchOpInterface {
    @Result(F32.class)
    Value floatResult();

    @Operand(I32.class)
    Value init();

    @SizedRegion(1)
    Region body();

    @Override
    default List<RegionSuccessor> successorRegions(RegionBranchPoint point) {
      RegionSuccessor loop = new RegionSuccessor(body());
      return point.isParent() ? List.of(loop) : List.of(loop, RegionSuccessor.PARENT);
    }

    @Override
    default ValueRange entrySuccessorOperands(RegionSuccessor successor) {
      return operation().operands().slice(0, 1);
    }

    @Override
    default List<Value> successorInputs(RegionSuccessor successor) {
      return successor.isParent() ? operation().results() : arguments(successor);
    }
  }

  /** Continues a loop, or leaves it. */
  @Op(dialect = TestDialect.class, name = "loop_block_term")
  @Trait({Pure.class, Terminator.class})
  @AssemblyFormat("`iter` $nextIterArg `exit` $exitArg attr-dict")
  interface LoopBlockTerminator extends RegionBranchTerminatorOpInterface {
    @Operand(I32.class)
    Value nextIterArg();

    @Operand(F32.class)
    Value exitArg();

    @Override
    default ValueRange successorOperands(RegionSuccessor successor) {
      return operation().operands().slice(successor.isParent() ? 1 : 0, 1);
    }
  }

  /** Two regions, either of which is followed by a third one. */
  @Op(dialect = TestDialect.class, name = "region_if")
  @SingleBlockImplicitTerminator(FormatRegions.RegionIfYield.class)
  @Trait(RecursiveMemoryEffects.class)
  interface RegionIf extends RegionBranchOpInterface {
    @Operand
    ValueRange inputs();

    @Result
    ValueRange results();

    @SizedRegion(1)
    Region thenRegion();

    Region elseRegion();

    Region joinRegion();

    @Override
    default List<RegionSuccessor> successorRegions(RegionBranchPoint point) {
      Operation terminator = point.terminator();
      if (terminator == null) {
        return List.of(new RegionSuccessor(thenRegion()), new RegionSuccessor(elseRegion()));
      }
      return List.of(
          joinRegion().equals(terminator.parentRegion())
              ? RegionSuccessor.PARENT
              : new RegionSuccessor(joinRegion()));
    }

    @Override
    default ValueRange entrySuccessorOperands(RegionSuccessor successor) {
      return inputs();
    }

    @Override
    default List<Value> successorInputs(RegionSuccessor successor) {
      return successor.isParent() ? results() : arguments(successor);
    }

    @Override
    default List<InvocationBounds> regionInvocationBounds(List<@Nullable Attribute> operands) {
      return Collections.nCopies(3, new InvocationBounds(0, 1L));
    }

    /** Parses operands, types and the three regions. */
    static boolean parse(OpAsmParser parser, OperationState state) {
      state.addRegions(3);
      OperandMark from = parser.operandMark();
      TypeMark types = parser.typeMark();
      if (!parser.parseOperandList() || !parser.parseColonTypeList()) {
        return false;
      }
      OperandMark to = parser.operandMark();
      TypeMark results = parser.typeMark();
      return parser.parseArrowTypeList()
          && parser.addTypes(results, parser.typeMark(), state)
          && parser.parseKeyword("then")
          && parser.parseRegion(state.region(0))
          && parser.parseKeyword("else")
          && parser.parseRegion(state.region(1))
          && parser.parseKeyword("join")
          && parser.parseRegion(state.region(2))
          && parser.resolveOperands(from, to, types, results, parser.location(), state);
    }

    /** Prints what {@link #parse} reads. */
    static void print(OpAsmPrinter printer, RegionIf op) {
      printer.print(" ");
      printer.printOperands(op.inputs());
      printer.print(": ");
      printer.printTypes(op.inputs());
      printer.printOptionalArrowTypes(op.results());
      printer.print(" then ");
      printer.printRegion(op.thenRegion());
      printer.print(" else ");
      printer.printRegion(op.elseRegion());
      printer.print(" join ");
      printer.printRegion(op.joinRegion());
    }
  }

  /** A region that is run once, before or after a write to memory. */
  @Order({"address", "storeBeforeRegion", "body"})
  @Trait(SingleBlock.class)
  interface StoreWithRegion extends RegionBranchOpInterface {
    @Operand(AnyMemRef.class)
    @MemWrite
    Value address();

    @Attr(name = "store_before_region")
    boolean storeBeforeRegion();

    Region body();

    @Override
    default List<RegionSuccessor> successorRegions(RegionBranchPoint point) {
      return List.of(point.isParent() ? new RegionSuccessor(body()) : RegionSuccessor.PARENT);
    }

    @Override
    default List<Value> successorInputs(RegionSuccessor successor) {
      return successor.isParent() ? List.of() : arguments(successor);
    }
  }

  /** The region once. */
  @Op(dialect = TestDialect.class, name = "store_with_a_region")
  @AssemblyFormat("$address attr-dict-with-keyword regions `:` type($address)")
  interface StoreWithARegion extends StoreWithRegion {}

  /** The region any number of times. */
  @Op(dialect = TestDialect.class, name = "store_with_a_loop_region")
  @AssemblyFormat("$address attr-dict-with-keyword regions `:` type($address)")
  interface StoreWithALoopRegion extends StoreWithRegion {
    @Override
    default List<RegionSuccessor> successorRegions(RegionBranchPoint point) {
      return List.of(new RegionSuccessor(body()), RegionSuccessor.PARENT);
    }
  }

  /** The end of such a region. */
  @Op(dialect = TestDialect.class, name = "store_with_a_region_terminator")
  @Trait({NoMemoryEffect.class, ReturnLike.class, Terminator.class})
  @AssemblyFormat("attr-dict")
  interface StoreWithARegionTerminator {}

  /** Regions by number, each of which is followed by the next one. */
  @Op(dialect = TestDialect.class, name = "switch_with_no_break")
  @Trait(NoTerminator.class)
  @AssemblyFormat("$arg attr-dict custom<SwitchCases>($cases, $caseRegions)")
  interface SwitchWithNoBreak {
    @Operand(Index.class)
    Value arg();

    @Attr
    long[] cases();

    @SizedRegion(1)
    List<Region> caseRegions();

    /** Reads cases, each with its region. */
    static boolean parseSwitchCases(
        OpAsmParser parser, Parsed<DenseArrayAttr> cases, OperationState regions) {
      List<Long> values = new ArrayList<>();
      while (parser.parseOptionalKeyword("case")) {
        Long value = parser.parseInteger();
        if (value == null || !parser.parseRegion(regions.addRegion())) {
          return false;
        }
        values.add(value);
      }
      long[] numbers = values.stream().mapToLong(Long::longValue).toArray();
      cases.set(DenseArrayAttr.ofLongs(parser.context(), numbers));
      return true;
    }

    /** Writes what {@link #parseSwitchCases} reads. */
    static void printSwitchCases(
        OpAsmPrinter printer, Operation op, DenseArrayAttr cases, List<Region> regions) {
      for (int i = 0; i < Math.min(cases.size(), regions.size()); i++) {
        printer.printNewline();
        printer.print("case " + cases.longValue(i) + " ");
        printer.printRegion(regions.get(i), false, true);
      }
    }
  }
}
