// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.mlprogram;

import dev.ods.annotation.*;
import dev.ods.control.FunctionOpInterface;
import dev.ods.diagnostic.Diagnostics;
import dev.ods.dialects.function.FunctionVerification;
import dev.ods.dialects.function.NamedFunction;
import dev.ods.ir.*;
import dev.ods.trait.*;

/** Functions and subgraphs, and their terminators. */
public interface FunctionOps {
  /** A function with an SSACFG or a graph body. */
  @Trait({FunctionOpInterface.class, IsolatedFromAbove.class})
  interface IsolatedFunction extends NamedFunction {}

  /** A function with an SSACFG body. */
  @Op(dialect = MlProgramDialect.class, name = "func")
  @Order({"symName", "functionType", "argAttrs", "resAttrs", "symVisibility", "body"})
  interface Func extends IsolatedFunction, RegionKindInterface {
    @Override
    default RegionKind regionKind(int index) {
      return RegionKind.SSACFG;
    }
  }

  /** A function with a graph body: one block, in which the order of operations is irrelevant. */
  @Op(dialect = MlProgramDialect.class, name = "subgraph")
  @Order({"symName", "functionType", "argAttrs", "resAttrs", "symVisibility", "body"})
  @Trait({GraphRegion.class, SingleBlock.class})
  interface Subgraph extends IsolatedFunction {}

  /** Returns results. */
  @Trait({Pure.class, ReturnLike.class, Terminator.class})
  @AssemblyFormat("attr-dict ($operands^ `:` type($operands))?")
  interface FunctionTerminator extends OpView {
    /** The results of the function or of the graph. */
    @Operand
    ValueRange operands();
  }

  /** Returns from a function. */
  @Op(dialect = MlProgramDialect.class, name = "return")
  @HasParent(Func.class)
  interface Return extends FunctionTerminator {
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
  @HasParent(Subgraph.class)
  interface Output extends FunctionTerminator {
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
