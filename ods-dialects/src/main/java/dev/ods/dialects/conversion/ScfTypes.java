// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.conversion;

import dev.ods.convert.ConversionPattern;
import dev.ods.convert.ConversionRewriter;
import dev.ods.convert.ConversionTarget;
import dev.ods.convert.TypeConverter;
import dev.ods.dialects.scf.ConditionOp;
import dev.ods.dialects.scf.ForOp;
import dev.ods.dialects.scf.IfOp;
import dev.ods.dialects.scf.IndexSwitchOp;
import dev.ods.dialects.scf.WhileOp;
import dev.ods.dialects.scf.YieldOp;
import dev.ods.ir.OpModel;
import dev.ods.ir.Operation;
import dev.ods.ir.Region;
import dev.ods.ir.Type;
import dev.ods.ir.Value;
import dev.ods.rewrite.RewritePatternSet;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Patterns that convert the types of what structured control flow carries and yields, each of which
 * may become several values, or none: {@code scf.for}, {@code scf.if}, {@code scf.index_switch} and
 * {@code scf.while}. A conversion of types needs them where values pass through these operations,
 * beside those of {@link FuncTypes} where they pass through functions.
 */
public final class ScfTypes {
  private ScfTypes() {}

  /** Adds the patterns (MLIR's {@code populateSCFStructuralTypeConversions}). */
  public static RewritePatternSet addTo(RewritePatternSet patterns, TypeConverter converter) {
    return patterns
        .add(new Loops(converter))
        .add(new Choices(converter))
        .add(new Switches(converter))
        .add(new Whiles(converter))
        .add(new Yields(converter))
        .add(new Conditions(converter));
  }

  /**
   * Makes these operations legal where all types that they carry and yield are (MLIR's {@code
   * populateSCFStructuralTypeConversionTarget}).
   */
  public static ConversionTarget addLegalityTo(ConversionTarget target, TypeConverter converter) {
    return target
        .addDynamicallyLegalOps(
            op -> op.results().stream().allMatch(converter::isLegal),
            ForOp.MODEL,
            IfOp.MODEL,
            IndexSwitchOp.MODEL)
        .addDynamicallyLegalOps(
            op -> !isConverted(op.parent()) || converter.isLegal(op), YieldOp.MODEL)
        .addDynamicallyLegalOps(converter::isLegal, WhileOp.MODEL, ConditionOp.MODEL);
  }

  /** Whether there is a pattern for an operation that {@code scf.yield} may end a region of. */
  private static boolean isConverted(@Nullable Operation op) {
    return op != null
        && (op.is(ForOp.MODEL)
            || op.is(IfOp.MODEL)
            || op.is(IndexSwitchOp.MODEL)
            || op.is(WhileOp.MODEL));
  }

  /** Replaces an operation by one with results of the new types, which takes over its regions. */
  private abstract static class Structure extends ConversionPattern {
    Structure(OpModel model, TypeConverter converter, String name) {
      super(model, converter, name, 1);
    }

    @Override
    protected final boolean matchAndRewrite(
        Operation op, List<List<Value>> operands, ConversionRewriter rewriter) {
      ConvertedTypes types = ConvertedTypes.of(op.results(), converter());
      if (types == null) {
        return rewriter.matchFailed(op, "the type of a result cannot be converted");
      }
      Operation created = create(op, operands, types.flat(), rewriter);
      if (created == null) {
        return false;
      }
      for (int i = 0; i < op.regionCount(); i++) {
        Region body = op.region(i);
        if (!body.isEmpty() && rewriter.convertRegionTypes(body, converter(), null) == null) {
          return rewriter.matchFailed(op, "the type of an argument cannot be converted");
        }
        rewriter.inlineAtEnd(body, created.region(i));
      }
      rewriter.replaceWithMultiple(op, types.grouped(created.results()));
      return true;
    }

    /** The new operation, with empty regions; null if there cannot be one. */
    abstract @Nullable Operation create(
        Operation op, List<List<Value>> operands, List<Type> types, ConversionRewriter rewriter);

    final TypeConverter converter() {
      return Objects.requireNonNull(typeConverter());
    }

    /** What an operand that remains a single value has become; null if it has not. */
    static @Nullable Value single(
        Operation op, List<List<Value>> operands, int index, ConversionRewriter rewriter) {
      List<Value> values = operands.get(index);
      if (values.size() != 1) {
        rewriter.matchFailed(op, "an operand that decides has not become one value");
        return null;
      }
      return values.get(0);
    }
  }

  private static final class Loops extends Structure {
    Loops(TypeConverter converter) {
      super(ForOp.MODEL, converter, "convert-for-types");
    }

    @Override
    @Nullable Operation create(
        Operation op, List<List<Value>> operands, List<Type> types, ConversionRewriter rewriter) {
      Value from = single(op, operands, 0, rewriter);
      Value to = single(op, operands, 1, rewriter);
      Value step = single(op, operands, 2, rewriter);
      if (from == null || to == null || step == null) {
        return null;
      }
      List<Value> carried = ConvertedTypes.flat(operands.subList(3, operands.size()));
      boolean unsigned = ForOp.of(op).unsignedCmp();
      ForOp loop = ForOp.build(rewriter, op.location(), types, from, to, step, carried, unsigned);
      loop.operation().setDiscardableAttributes(op.discardableAttributes());
      return loop.operation();
    }
  }

  private static final class Choices extends Structure {
    Choices(TypeConverter converter) {
      super(IfOp.MODEL, converter, "convert-if-types");
    }

    @Override
    @Nullable Operation create(
        Operation op, List<List<Value>> operands, List<Type> types, ConversionRewriter rewriter) {
      Value condition = single(op, operands, 0, rewriter);
      if (condition == null) {
        return null;
      }
      Operation choice = IfOp.build(rewriter, op.location(), types, condition).operation();
      choice.setDiscardableAttributes(op.discardableAttributes());
      return choice;
    }
  }

  /** As in MLIR, discardable attributes do not stay. */
  private static final class Switches extends Structure {
    Switches(TypeConverter converter) {
      super(IndexSwitchOp.MODEL, converter, "convert-index-switch-types");
    }

    @Override
    @Nullable Operation create(
        Operation op, List<List<Value>> operands, List<Type> types, ConversionRewriter rewriter) {
      Value choice = single(op, operands, 0, rewriter);
      return choice == null
          ? null
          : IndexSwitchOp.build(
                  rewriter,
                  op.location(),
                  types,
                  choice,
                  IndexSwitchOp.of(op).casesAttr(),
                  op.regionCount() - 1)
              .operation();
    }
  }

  /** As in MLIR, discardable attributes do not stay. */
  private static final class Whiles extends Structure {
    Whiles(TypeConverter converter) {
      super(WhileOp.MODEL, converter, "convert-while-types");
    }

    @Override
    Operation create(
        Operation op, List<List<Value>> operands, List<Type> types, ConversionRewriter rewriter) {
      return WhileOp.build(rewriter, op.location(), types, ConvertedTypes.flat(operands))
          .operation();
    }
  }

  private static final class Yields extends ConversionPattern {
    Yields(TypeConverter converter) {
      super(YieldOp.MODEL, converter, "convert-yield-types", 1);
    }

    @Override
    protected boolean matchAndRewrite(
        Operation op, List<List<Value>> operands, ConversionRewriter rewriter) {
      YieldOp.build(rewriter, op.location(), ConvertedTypes.flat(operands));
      rewriter.erase(op);
      return true;
    }
  }

  private static final class Conditions extends ConversionPattern {
    Conditions(TypeConverter converter) {
      super(ConditionOp.MODEL, converter, "convert-condition-types", 1);
    }

    @Override
    protected boolean matchAndRewrite(
        Operation op, List<List<Value>> operands, ConversionRewriter rewriter) {
      if (operands.get(0).size() != 1) {
        return rewriter.matchFailed(op, "the condition has not become one value");
      }
      rewriter.modify(op, () -> op.setOperands(ConvertedTypes.flat(operands)));
      return true;
    }
  }
}
