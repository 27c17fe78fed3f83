// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.wasmssa;

import dev.ods.annotation.Attr;
import dev.ods.annotation.Op;
import dev.ods.annotation.Order;
import dev.ods.annotation.Trait;
import dev.ods.builtin.FunctionType;
import dev.ods.diagnostic.Diagnostics;
import dev.ods.dialects.function.FunctionSignature;
import dev.ods.dialects.function.FunctionSyntax;
import dev.ods.dialects.function.FunctionVerification;
import dev.ods.dialects.function.IsFunction;
import dev.ods.ir.Block;
import dev.ods.ir.DictionaryAttr;
import dev.ods.ir.OperationState;
import dev.ods.ir.Region;
import dev.ods.ir.Type;
import dev.ods.ir.UnknownLoc;
import dev.ods.text.OpAsmParser;
import dev.ods.text.OpAsmPrinter;
import dev.ods.trait.AffineScope;
import dev.ods.trait.AutomaticAllocationScope;
import dev.ods.trait.IsolatedFromAbove;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Defines a function. Its arguments are local variables: where the type of the function says {@code
 * i32}, the argument of the entry block is a {@code !wasmssa<local ref to i32>}.
 */
@Op(dialect = WasmssaDialect.class, name = "func")
@Trait({
  AffineScope.class,
  AutomaticAllocationScope.class,
  IsFunction.class,
  IsolatedFromAbove.class
})
@Order({"symName", "functionType", "argAttrs", "resAttrs", "exported", "body"})
public interface Func extends ExportableOp {
  /** The types of arguments and results. */
  @Attr(name = "functionType")
  FunctionType functionType();

  /** A dictionary for each argument; absent if all are empty. */
  @Attr(name = "arg_attrs")
  Optional<List<DictionaryAttr>> argAttrs();

  /** A dictionary for each result; absent if all are empty. */
  @Attr(name = "res_attrs")
  Optional<List<DictionaryAttr>> resAttrs();

  /** The body; empty for a declaration. */
  Region body();

  /** Appends the entry block, with a local variable for each argument, to an empty body. */
  default Block addEntryBlock() {
    Block entry = body().addBlock();
    for (Type input : functionType().inputs()) {
      entry.addArgument(LocalRefType.get(input), UnknownLoc.get(operation().context()));
    }
    return entry;
  }

  /** Compares attributes and entry block with the function's type. */
  default void verify(Diagnostics diagnostics) {
    Block entry = body().first();
    if (FunctionVerification.attributesFit(operation(), functionType(), diagnostics)
        && entry != null) {
      verifyEntry(entry, diagnostics);
    }
  }

  private void verifyEntry(Block entry, Diagnostics diagnostics) {
    List<Type> inputs = functionType().inputs();
    if (entry.argumentCount() != inputs.size()) {
      diagnostics.error(
          operation(),
          ("entry block should have same number of arguments as function type. Function type has"
                  + " %d, entry block has %d")
              .formatted(inputs.size(), entry.argumentCount()));
      return;
    }
    for (int i = 0; i < inputs.size(); i++) {
      String mismatch = mismatch(i, inputs.get(i), entry.argument(i).type());
      if (mismatch != null) {
        diagnostics.error(operation(), mismatch);
        return;
      }
    }
  }

  private static @Nullable String mismatch(int index, Type input, Type argument) {
    if (!(argument instanceof LocalRefType local)) {
      return "entry block argument type should be LocalRefType, got '%s' for block argument %d"
          .formatted(argument, index);
    }
    return local.elementType() == input
        ? null
        : "func argument type #%d('%s') doesn't match entry block referenced type ('%s')"
            .formatted(index, input, local.elementType());
  }

  /** Reads {@code exported @f(%a: !wasmssa<local ref to i32>) -> i32 attributes {…} {…}}. */
  static boolean parse(OpAsmParser parser, OperationState state) {
    return Exports.parse(parser, state)
        && FunctionSyntax.parse(parser, state, Exports.FUNCTION_TYPE, Func::typeOf);
  }

  /** The type of a function without the variables that its arguments are. */
  private static @Nullable FunctionType typeOf(OpAsmParser parser, FunctionSignature signature) {
    List<Type> inputs = new ArrayList<>();
    boolean isRight = true;
    for (Type argument : signature.argumentTypes()) {
      if (argument instanceof LocalRefType local) {
        inputs.add(local.elementType());
      } else {
        isRight =
            parser.errorWithoutName(
                parser.location(),
                "invalid type for wasm.func argument. Expecting !wasm<local T>, got '%s'"
                    .formatted(argument));
      }
    }
    return isRight ? FunctionType.get(parser.context(), inputs, signature.resultTypes()) : null;
  }

  /** Writes what {@link #parse} reads; a declaration, as in MLIR, without the variables. */
  static void print(OpAsmPrinter printer, Func function) {
    if (function.exported()) {
      printer.print(" " + Exports.EXPORTED);
    }
    FunctionSyntax.print(
        printer, function.operation(), Exports.FUNCTION_TYPE, Exports.WRITTEN_OF_FUNCTIONS);
  }
}
