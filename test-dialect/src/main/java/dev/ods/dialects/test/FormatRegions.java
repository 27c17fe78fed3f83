// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.test;

import dev.ods.annotation.*;
import dev.ods.control.LoopLikeOpInterface;
import dev.ods.ir.*;
import dev.ods.text.OpAsmParser;
import dev.ods.text.OpAsmPrinter;
import dev.ods.trait.*;
import java.util.List;
import java.util.Optional;

/** Ops whose formats name regions and successors. */
public interface FormatRegions {
  /** Ends a region. */
  @Op(dialect = TestDialect.class, name = "return")
  @Trait({Pure.class, ReturnLike.class, Terminator.class})
  interface TestReturn {
    @Operand
    ValueRange values();
  }

  /** One region. */
  interface FormatRegion {
    Region region();
  }

  /** All regions. */
  @Op(dialect = TestDialect.class, name = "format_region_a_op")
  @AssemblyFormat("regions attr-dict")
  interface FormatRegionA extends FormatRegion {}

  /** The region. */
  @Op(dialect = TestDialect.class, name = "format_region_b_op")
  @AssemblyFormat("$region attr-dict")
  interface FormatRegionB extends FormatRegion {}

  /** The region unless it is empty. */
  @Op(dialect = TestDialect.class, name = "format_region_c_op")
  @AssemblyFormat("(`region` $region^)? attr-dict")
  interface FormatRegionC extends FormatRegion {}

  /** Any number of regions. */
  interface FormatVariadicRegion {
    List<Region> regions();
  }

  /** The regions. */
  @Op(dialect = TestDialect.class, name = "format_variadic_region_a_op")
  @AssemblyFormat("$regions attr-dict")
  interface FormatVariadicRegionA extends FormatVariadicRegion {}

  /** The regions, and a keyword if there are any. */
  @Op(dialect = TestDialect.class, name = "format_variadic_region_b_op")
  @AssemblyFormat("($regions^ `found_regions`)? attr-dict")
  interface FormatVariadicRegionB extends FormatVariadicRegion {}

  /** A terminator that is not printed. */
  @Op(dialect = TestDialect.class, name = "format_implicit_terminator_region_a_op")
  @SingleBlockImplicitTerminator(TestReturn.class)
  @AssemblyFormat("$region attr-dict")
  interface FormatFormatRegionImplicitTerminatorA {
    Region region();
  }

  /** Any number of successors. */
  @Op(dialect = TestDialect.class, name = "format_successor_a_op")
  @Trait(Terminator.class)
  @AssemblyFormat("$targets attr-dict")
  interface FormatSuccessorA {
    @Successor
    List<Block> targets();
  }

  /** A region between operands and types. */
  @Op(dialect = TestDialect.class, name = "isolated_one_region_op")
  @Trait(IsolatedFromAbove.class)
  @AssemblyFormat(
      "attr-dict-with-keyword $operands $my_region `:` type($operands) `->`" + " type($results)")
  interface IsolatedOneRegion {
    @Operand
    ValueRange operands();

    @Result
    ValueRange results();

    @NamedRegion("my_region")
    Region myRegion();
  }

  /** Regions that use no values of others. */
  @Op(dialect = TestDialect.class, name = "isolated_regions")
  @Trait(IsolatedFromAbove.class)
  @AssemblyFormat("attr-dict-with-keyword $regions")
  interface IsolatedRegions {
    List<Region> regions();
  }

  /** A scope of allocations. */
  @Op(dialect = TestDialect.class, name = "alloca_scope_region")
  @Trait(AutomaticAllocationScope.class)
  @AssemblyFormat("attr-dict-with-keyword $region")
  interface AllocaScopeRegion {
    Region region();
  }

  /** A graph without a terminator. */
  @Op(dialect = TestDialect.class, name = "single_no_terminator_op")
  @Trait({NoTerminator.class, SingleBlock.class, dev.ods.trait.GraphRegion.class})
  @AssemblyFormat("attr-dict `:` $my_region")
  interface SingleNoTerminator {
    @NamedRegion("my_region")
    @SizedRegion(1)
    Region myRegion();
  }

  /** Graphs without terminators. */
  @Op(dialect = TestDialect.class, name = "variadic_no_terminator_op")
  @Trait({NoTerminator.class, SingleBlock.class, dev.ods.trait.GraphRegion.class})
  @AssemblyFormat("attr-dict `:` $my_regions")
  interface VariadicNoTerminator {
    @NamedRegion("my_regions")
    @SizedRegion(1)
    List<Region> myRegions();
  }

  /** A directive that depends on a region. */
  @Op(dialect = TestDialect.class, name = "dummy_op_with_region_ref")
  @Trait(NoTerminator.class)
  @AssemblyFormat("$body attr-dict custom<DummyRegionRef>(ref($body))")
  interface TestOpWithRegionRef {
    Region body();

    static boolean parseDummyRegionRef(OpAsmParser parser, Region body) {
      return true;
    }

    static void printDummyRegionRef(OpAsmPrinter printer, Operation operation, Region body) {}
  }

  /** A directive that depends on a successor, of an operation that is not a terminator. */
  @Op(dialect = TestDialect.class, name = "dummy_op_with_successor_ref")
  @AssemblyFormat("$successor attr-dict custom<DummySuccessorRef>(ref($successor))")
  interface TestOpWithSuccessorRef {
    Block successor();

    static boolean parseDummySuccessorRef(OpAsmParser parser, Block successor) {
      return true;
    }

    static void printDummySuccessorRef(
        OpAsmPrinter printer, Operation operation, Block successor) {}
  }

  /** A graph between operands and a function type. */
  @Op(dialect = TestDialect.class, name = "graph_loop")
  @Trait({
    NoMemoryEffect.class,
    RecursivelySpeculatable.class,
    SingleBlock.class,
    dev.ods.trait.GraphRegion.class
  })
  @AssemblyFormat("$args $body attr-dict `:` functional-type(operands, results)")
  interface TestGraphLoop extends LoopLikeOpInterface {
    @Operand
    ValueRange args();

    @Result
    ValueRange rets();

    @SizedRegion(1)
    Region body();
  }

  /** Ends a region with a value. */
  @Op(dialect = TestDialect.class, name = "region_yield")
  @Trait({Pure.class, ReturnLike.class, Terminator.class})
  @AssemblyFormat("$result `:` type($result) attr-dict")
  interface RegionYield {
    @Operand
    Value result();

    /** Builds a terminator without its value, which is invalid, as MLIR's parser does. */
    static void build(OpBuilder builder, OperationState state) {}
  }

  /** Ends a region with any number of values. */
  @Op(dialect = TestDialect.class, name = "region_if_yield")
  @Trait({NoMemoryEffect.class, ReturnLike.class, Terminator.class})
  @AssemblyFormat("$results `:` type($results) attr-dict")
  interface RegionIfYield {
    @Operand
    ValueRange results();
  }

  /** A region after an operand in parentheses. */
  @Op(dialect = TestDialect.class, name = "side_effect_with_region_op")
  @AssemblyFormat("`(` $operand `)` $region attr-dict `:` type($operand) `->` type($result)")
  interface SideEffectWithRegion extends EffectOps.ListedEffects {
    @Operand
    Value operand();

    @Result
    Value result();

    Region region();
  }

  /** A region whose terminator is not printed unless it has operands. */
  @Op(dialect = TestDialect.class, name = "cse_of_single_block_op")
  @Trait(Pure.class)
  @SingleBlockImplicitTerminator(RegionYield.class)
  @AssemblyFormat(
      "attr-dict `inputs` `(` $inputs `)` $region `:` type($inputs) `->`" + " type($outputs)")
  interface CseOfSingleBlock {
    @Operand
    ValueRange inputs();

    @Result
    ValueRange outputs();

    Region region();
  }

  /** Keywords between an optional operand and a region. */
  @Op(dialect = TestDialect.class, name = "convert_block_args")
  @Trait(SingleBlock.class)
  @AssemblyFormat(
      "$val (`is_legal` $is_legal^)? (`duplicate` $duplicate^)?"
          + " (`replace_with_operand` $replace_with_operand^)? $body attr-dict `:`"
          + " functional-type(operands, results)")
  interface ConvertBlockArgs {
    @Attr(name = "is_legal")
    @Unit
    boolean isLegal();

    @Attr(name = "replace_with_operand")
    @Unit
    boolean replaceWithOperand();

    @Attr
    @Unit
    boolean duplicate();

    @Operand
    Optional<Value> val();

    @SizedRegion(1)
    Region body();
  }
}
