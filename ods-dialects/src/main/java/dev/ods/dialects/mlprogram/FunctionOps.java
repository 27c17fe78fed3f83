// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.mlprogram;

import dev.ods.annotation.*;
import dev.ods.builtin.FunctionType;
import dev.ods.control.FunctionOpInterface;
import dev.ods.diagnostic.Diagnostics;
import dev.ods.dialects.function.FunctionSyntax;
import dev.ods.dialects.function.FunctionVerification;
import dev.ods.dialects.function.IsFunction;
import dev.ods.ir.*;
import dev.ods.text.OpAsmParser;
import dev.ods.text.OpAsmPrinter;
import dev.ods.trait.*;
import java.util.List;
import java.util.Optional;

/** Functions and subgraphs, and their terminators. */
public interface FunctionOps {
  /** A function with an SSACFG or a graph body. */
  @Order({"symName", "functionType", "argAttrs", "resAttrs", "symVisibility", "body"})
  @Trait({FunctionOpInterface.class, IsFunction.class, IsolatedFromAbove.class, Symbol.class})
  interface FunctionLike extends FunctionOpInterface {
    /** The name. */
    @Attr(name = "sym_name")
    @SymbolName
    String symName();

    /** The types of arguments and results. */
    @Override
    @Attr(name = "function_type")
    FunctionType functionType();

    /** A dictionary for each argument; absent if all are empty. */
    @Attr(name = "arg_attrs")
    Optional<List<DictionaryAttr>> argAttrs();

    /** A dictionary for each result; absent if all are empty. */
    @Attr(name = "res_attrs")
    Optional<List<DictionaryAttr>> resAttrs();

    /** The visibility: {@code public}, which is the default, {@code private} or {@code nested}. */
    @Attr(name = "sym_visibility")
    Optional<String> symVisibility();

    /** The body; empty for a declaration. */
    Region body();

    @Override
    default boolean isDeclaration() {
      return isExternal();
    }

    /** Appends the entry block, with the arguments of the function's type, to an empty body. */
    default Block addEntryBlock() {
      return FunctionSyntax.addEntryBlock(operation());
    }
  }

  /** A function with an SSACFG body. */
  @Op(dialect = MlProgramDialect.class, name = "func")
  interface Func extends FunctionLike, RegionKindInterface {
    @Override
    default RegionKind regionKind(int index) {
      return RegionKind.SSACFG;
    }

    /** Parses the custom form. */
    static boolean parse(OpAsmParser parser, OperationState state) {
      return FunctionSyntax.parse(parser, state);
    }

    /** Prints the custom form. */
    static void print(OpAsmPrinter printer, Func function) {
      FunctionSyntax.print(printer, function.operation());
    }
  }

  /** A function with a graph body: one block, in which the order of operations is irrelevant. */
  @Op(dialect = MlProgramDialect.class, name = "subgraph")
  @Trait({GraphRegion.class, SingleBlock.class})
  interface Subgraph extends FunctionLike {
    /** Parses the custom form. */
    static boolean parse(OpAsmParser parser, OperationState state) {
      return FunctionSyntax.parse(parser, state);
    }

    /** Prints the custom form. */
    static void print(OpAsmPrinter printer, Subgraph function) {
      FunctionSyntax.print(printer, function.operation());
    }
  }

  /** Returns from a function. */
  @Op(dialect = MlProgramDialect.class, name = "return")
  @Trait({Pure.class, ReturnLike.class, Terminator.class})
  @HasParent(Func.class)
  @AssemblyFormat("attr-dict ($operands^ `:` type($operands))?")
  interface Return extends OpView {
    /** The results of the function. */
    @Operand
    ValueRange operands();

    /** Compares the operands with the function's signature. */
    default void verify(Diagnostics diagnostics) {
      Operation parent = operation().parent();
      if (parent != null && parent.is(FuncOp.MODEL)) {
        FuncOp function = FuncOp.of(parent);
        FunctionVerification.verifyTerminator(
            operation(), "return", function.symName(), function.functionType(), diagnostics);
      }
    }
  }

  /** Terminates a graph and returns its results. */
  @Op(dialect = MlProgramDialect.class, name = "output")
  @Trait({Pure.class, ReturnLike.class, Terminator.class})
  @HasParent(Subgraph.class)
  @AssemblyFormat("attr-dict ($operands^ `:` type($operands))?")
  interface Output extends OpView {
    /** The results of the graph. */
    @Operand
    ValueRange operands();

    /** Compares the operands with the function's signature. */
    default void verify(Diagnostics diagnostics) {
      Operation parent = operation().parent();
      if (parent != null && parent.is(SubgraphOp.MODEL)) {
        SubgraphOp function = SubgraphOp.of(parent);
        FunctionVerification.verifyTerminator(
            operation(), "output", function.symName(), function.functionType(), diagnostics);
      }
    }
  }
}
