// SPDX-License-Identifier: Apache-2.0
package dev.ods.convert;

import dev.ods.builtin.FunctionType;
import dev.ods.control.FunctionOpInterface;
import dev.ods.ir.Block;
import dev.ods.ir.OpModel;
import dev.ods.ir.Operation;
import dev.ods.ir.Type;
import dev.ods.ir.Value;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** Converts the types of functions: their signatures and the arguments of their bodies. */
public final class FunctionConversion extends ConversionPattern {
  private FunctionConversion(@Nullable OpModel function, TypeConverter converter) {
    super(function, converter, "convert-function-types", 1);
  }

  /**
   * A pattern for functions of one kind, such as {@code FuncOp.MODEL} (MLIR's {@code
   * populateFunctionOpInterfaceTypeConversionPattern}). Other functions, and those whose type is no
   * {@link FunctionType}, do not match.
   */
  public static FunctionConversion of(OpModel function, TypeConverter converter) {
    return new FunctionConversion(function, converter);
  }

  /** A pattern for functions of any kind. */
  public static FunctionConversion ofAny(TypeConverter converter) {
    Objects.requireNonNull(converter, "converter");
    return new FunctionConversion(null, converter);
  }

  @Override
  protected boolean matchAndRewrite(
      Operation op, List<List<Value>> operands, ConversionRewriter rewriter) {
    FunctionOpInterface function = op.as(FunctionOpInterface.class);
    return function != null
        && function.functionType() instanceof FunctionType type
        && convert(function, type, rewriter);
  }

  private boolean convert(
      FunctionOpInterface function, FunctionType type, ConversionRewriter rewriter) {
    TypeConverter converter = Objects.requireNonNull(typeConverter());
    SignatureConversion inputs = new SignatureConversion(type.inputs().size());
    List<Type> results = converter.convertTypes(type.results());
    if (results == null || !converter.convertSignature(type.inputs(), inputs)) {
      return false;
    }
    Block entry = function.functionBody().first();
    if (entry != null) {
      SignatureConversion body = new SignatureConversion(entry.argumentCount());
      converter.convertSignature(type.inputs(), body);
      // A function may have more arguments than its type has inputs.
      for (int i = type.inputs().size(); i < entry.argumentCount(); i++) {
        body.addInputs(i, List.of(entry.argument(i).type()));
      }
      rewriter.applySignatureConversion(entry, body, converter);
    }
    Operation op = function.operation();
    FunctionType converted = FunctionType.get(op.context(), inputs.convertedTypes(), results);
    rewriter.modify(op, () -> function.setFunctionType(converted));
    return true;
  }
}
