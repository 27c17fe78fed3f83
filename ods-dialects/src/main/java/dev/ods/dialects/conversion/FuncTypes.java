// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.conversion;

import dev.ods.control.BranchOpInterface;
import dev.ods.convert.ConversionPattern;
import dev.ods.convert.ConversionRewriter;
import dev.ods.convert.FunctionConversion;
import dev.ods.convert.SignatureConversion;
import dev.ods.convert.TypeConverter;
import dev.ods.dialects.func.CallOp;
import dev.ods.dialects.func.FuncOp;
import dev.ods.dialects.func.ReturnOp;
import dev.ods.ir.Block;
import dev.ods.ir.Operation;
import dev.ods.ir.Type;
import dev.ods.ir.Value;
import dev.ods.ir.ValueRange;
import dev.ods.rewrite.PatternRoot;
import dev.ods.rewrite.RewritePatternSet;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

/**
 * Patterns that convert the types of functions, of calls and returns, and of what branches pass to
 * blocks. A conversion of types across functions needs all of them.
 */
public final class FuncTypes {
  private FuncTypes() {}

  /** Adds the pattern for {@code func.func}. */
  public static RewritePatternSet addFunctionsTo(
      RewritePatternSet patterns, TypeConverter converter) {
    return patterns.add(FunctionConversion.of(FuncOp.MODEL, converter));
  }

  /**
   * Adds the pattern for {@code func.call} (MLIR's {@code populateCallOpTypeConversionPattern}).
   */
  public static RewritePatternSet addCallsTo(RewritePatternSet patterns, TypeConverter converter) {
    return patterns.add(new Calls(converter));
  }

  /**
   * Adds the pattern for {@code func.return} (MLIR's {@code
   * populateReturnOpTypeConversionPattern}).
   */
  public static RewritePatternSet addReturnsTo(
      RewritePatternSet patterns, TypeConverter converter) {
    return patterns.add(new Returns(converter));
  }

  /**
   * Adds the pattern for what branches of any dialect pass to blocks, and for the arguments of
   * these, each of which becomes one (MLIR's {@code populateBranchOpInterfaceTypeConversionPattern}
   * leaves the arguments to others).
   */
  public static RewritePatternSet addBranchesTo(
      RewritePatternSet patterns, TypeConverter converter) {
    return patterns.add(new Branches(converter));
  }

  /** Whether the types of all that a branch passes to blocks stay as they are. */
  public static boolean isLegalBranch(Operation op, TypeConverter converter) {
    BranchOpInterface branch = op.as(BranchOpInterface.class);
    return branch != null
        && branch.allSuccessorOperands().stream()
            .allMatch(passed -> passed.stream().allMatch(converter::isLegal));
  }

  private static final class Calls extends ConversionPattern {
    Calls(TypeConverter converter) {
      super(CallOp.MODEL, converter, "convert-call-types", 1);
    }

    @Override
    protected boolean matchAndRewrite(
        Operation op, List<List<Value>> operands, ConversionRewriter rewriter) {
      // By their types, as those in the signature of the function are converted.
      List<Type> results = op.results().stream().map(Value::type).toList();
      ConvertedTypes types =
          ConvertedTypes.ofTypes(results, Objects.requireNonNull(typeConverter()));
      if (types == null) {
        return rewriter.matchFailed(op, "the type of a result cannot be converted");
      }
      CallOp call =
          CallOp.build(
              rewriter,
              op.location(),
              types.flat(),
              CallOp.of(op).calleeAttr(),
              ConvertedTypes.flat(operands),
              null,
              null,
              null);
      rewriter.replaceWithMultiple(op, types.grouped(call.operation().results()));
      return true;
    }
  }

  private static final class Returns extends ConversionPattern {
    Returns(TypeConverter converter) {
      super(ReturnOp.MODEL, converter, "convert-return-types", 1);
    }

    @Override
    protected boolean matchAndRewrite(
        Operation op, List<List<Value>> operands, ConversionRewriter rewriter) {
      ReturnOp.build(rewriter, op.location(), ConvertedTypes.flat(operands));
      rewriter.erase(op);
      return true;
    }
  }

  private static final class Branches extends ConversionPattern {
    Branches(TypeConverter converter) {
      super(
          converter, "convert-branch-types", 1, PatternRoot.withInterface(BranchOpInterface.class));
    }

    @Override
    protected boolean matchAndRewrite(
        Operation op, List<List<Value>> operands, ConversionRewriter rewriter) {
      BranchOpInterface branch = op.as(BranchOpInterface.class);
      List<Value> converted = branch == null ? null : oneToOne(op, operands, rewriter);
      if (branch == null || converted == null) {
        return false;
      }
      List<ValueRange> all = branch.allSuccessorOperands();
      for (int i = 0; i < op.successorCount(); i++) {
        if (!convert(op.successor(i), op, rewriter)) {
          return false;
        }
      }
      List<Value> values = new ArrayList<>(op.operands());
      for (ValueRange passed : all) {
        int first = passed.isEmpty() ? 0 : passed.firstOperandIndex();
        for (int i = first; i < first + passed.size(); i++) {
          values.set(i, converted.get(i));
        }
      }
      rewriter.modify(op, () -> op.setOperands(values));
      return true;
    }

    /** Converts the arguments of a block, unless that was done for another branch to it. */
    private boolean convert(Block block, Operation op, ConversionRewriter rewriter) {
      TypeConverter converter = Objects.requireNonNull(typeConverter());
      if (rewriter.isConverted(block, converter)) {
        return true;
      }
      SignatureConversion conversion = converter.convertBlockSignature(block);
      if (conversion == null) {
        return rewriter.matchFailed(op, "the type of an argument cannot be converted");
      }
      rewriter.applySignatureConversion(block, conversion, converter);
      return true;
    }
  }
}
