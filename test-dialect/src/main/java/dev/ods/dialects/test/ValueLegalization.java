// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.test;

import dev.ods.builtin.FloatType;
import dev.ods.builtin.IntegerAttr;
import dev.ods.builtin.IntegerType;
import dev.ods.builtin.TypeAttr;
import dev.ods.builtin.UnitAttr;
import dev.ods.convert.ConversionPattern;
import dev.ods.convert.ConversionRewriter;
import dev.ods.convert.TypeConverter;
import dev.ods.dialects.arith.ConstantOp;
import dev.ods.dialects.test.FormatAttributes.*;
import dev.ods.dialects.test.LegalizationOps.*;
import dev.ods.ir.*;
import dev.ods.rewrite.RewritePattern;
import dev.ods.rewrite.RewritePatternSet;
import dev.ods.rewrite.Rewriter;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** Patterns that replace values by others: of other types, by several, by none. */
final class ValueLegalization {
  private final TypeConverter converter;

  ValueLegalization(TypeConverter converter) {
    this.converter = converter;
  }

  void addTo(RewritePatternSet patterns) {
    patterns
        .add(NamedPattern.of("test.return", null, ValueLegalization::splitReturn))
        .add(producer(1, type -> isI32(type) ? FloatType.f32(type.context()) : null))
        .add(producer(1, type -> isF32(type) ? FloatType.f64(type.context()) : null))
        .add(producer(10, type -> FloatType.bf16(type.context())))
        .add(NamedPattern.oneToOne("test.type_consumer", ValueLegalization::consumeF64))
        .add(NamedPattern.oneToOne("test.replace_non_root", ValueLegalization::replaceTwice))
        .add(new Countdown())
        .add(BlackHoleOp.MODEL, "erase-with-producer", 1, ValueLegalization::eraseWithProducer)
        .add(IllegalOpGOp.MODEL, "create-unknown", 1, ValueLegalization::createUnknown)
        .add(NamedPattern.oneToOne("test.with_properties", ValueLegalization::modifyProperty))
        .add(NamedPattern.oneToOne("test.erase_op", (op, operands, by) -> erase(op, by)))
        .add(NamedPattern.oneToOne("test.replace_with_valid_producer", ValueLegalization::produce))
        .add(validConsumer(null))
        .add(NamedPattern.of("test.repetitive_1_to_n_consumer", null, ValueLegalization::consume))
        .add(
            NamedPattern.oneToOne(
                "test.drop_operands_and_replace_with_valid",
                converter,
                1,
                (op, operands, rewriter) -> replaceByValid(op, List.of(), rewriter)))
        .add(NamedPattern.of("test.invalid", converter, ValueLegalization::replaceInvalid))
        .add(
            NamedPattern.of(
                "test.multiple_1_to_n_replacement", converter, ValueLegalization::doubleTwice))
        .add(NamedPattern.of("test.value_replace", converter, ValueLegalization::replaceValue))
        .add(validConsumer(converter))
        .add(
            ConversionPattern.of(
                TestTypeConsumerOp.MODEL,
                TestTypeConsumerOp::of,
                TestTypeConsumerOp.Adaptor::new,
                converter,
                "erase-consumer",
                (op, adaptor, rewriter) -> erase(op.operation(), rewriter)));
  }

  private static boolean isI32(Type type) {
    return type == IntegerType.get(type.context(), 32);
  }

  private static boolean isF32(Type type) {
    return type == FloatType.f32(type.context());
  }

  private static boolean erase(Operation op, Rewriter rewriter) {
    rewriter.erase(op);
    return true;
  }

  private static boolean replaceByValid(
      Operation op, List<Value> operands, ConversionRewriter rewriter) {
    TestValidOp.build(rewriter, op.location(), operands);
    rewriter.erase(op);
    return true;
  }

  private static boolean splitReturn(
      Operation op, List<List<Value>> operands, ConversionRewriter rewriter) {
    if (op.operandCount() != 1 || !isF32(op.operandType(0))) {
      return false;
    }
    TestReturnOp.build(rewriter, op.location(), operands.get(0));
    rewriter.erase(op);
    return true;
  }

  /** Says of which type a value is made instead of one of another type; null for this one. */
  private interface Change {
    @Nullable Type of(Type type);
  }

  private static RewritePattern producer(int benefit, Change change) {
    return NamedPattern.oneToOne(
        "test.type_producer",
        null,
        benefit,
        (op, operands, rewriter) -> {
          Type type = change.of(op.resultType(0));
          if (type == null) {
            return rewriter.matchFailed(op, "it has another type");
          }
          rewriter.replace(op, TestTypeProducerOp.build(rewriter, op.location(), type).result());
          return true;
        });
  }

  private static boolean consumeF64(
      Operation op, List<Value> operands, ConversionRewriter rewriter) {
    if (operands.get(0).type() != FloatType.f64(op.context())) {
      return false;
    }
    TestTypeConsumerOp.build(rewriter, op.location(), operands.get(0));
    rewriter.erase(op);
    return true;
  }

  /** Replaces an operation by an illegal one, and that by a legal one. */
  private static boolean replaceTwice(
      Operation op, List<Value> operands, ConversionRewriter rewriter) {
    Type type = op.resultType(0);
    Operation illegal = IllegalOpFOp.build(rewriter, op.location(), type).operation();
    Value legal = LegalOpBOp.build(rewriter, op.location(), type).result();
    rewriter.replace(op, illegal);
    rewriter.replace(illegal, legal);
    return true;
  }

  /** Counts down; the target ends it. */
  private static final class Countdown extends RewritePattern {
    Countdown() {
      super(TestRecursiveRewriteOp.MODEL, "count-down", 1);
    }

    @Override
    public boolean hasBoundedRecursion() {
      return true;
    }

    @Override
    public boolean matchAndRewrite(Operation op, Rewriter rewriter) {
      TestRecursiveRewriteOp counter = TestRecursiveRewriteOp.of(op);
      IntegerType i64 = IntegerType.get(op.context(), 64);
      long next = counter.depth().bigValue().longValue() - 1;
      rewriter.modify(op, () -> op.setAttribute("depth", IntegerAttr.get(i64, next)));
      return true;
    }
  }

  /** Erases the user before what it uses. */
  private static boolean eraseWithProducer(Operation op, Rewriter rewriter) {
    Operation producer = Objects.requireNonNull(op.operand(0).definingOp());
    rewriter.erase(op);
    rewriter.erase(producer);
    return true;
  }

  private static boolean createUnknown(Operation op, Rewriter rewriter) {
    IntegerType i32 = IntegerType.get(op.context(), 32);
    Value zero = ConstantOp.build(rewriter, op.location(), IntegerAttr.get(i32, 0)).result();
    rewriter.replace(op, LegalOpCOp.build(rewriter, op.location(), i32, zero).result());
    return true;
  }

  private static boolean modifyProperty(
      Operation op, List<Value> operands, ConversionRewriter rewriter) {
    if (op.attribute("modify_inplace") == null) {
      return false;
    }
    rewriter.modify(op, () -> TestOpWithPropertiesOp.of(op).setA(42));
    return true;
  }

  private static boolean produce(Operation op, List<Value> operands, ConversionRewriter rewriter) {
    if (!(op.attribute("type") instanceof TypeAttr type)) {
      return false;
    }
    rewriter.replace(op, TestValidProducerOp.build(rewriter, op.location(), type.value()).result());
    return true;
  }

  private static RewritePattern validConsumer(@Nullable TypeConverter with) {
    return NamedPattern.oneToOne(
        "test.replace_with_valid_consumer",
        with,
        1,
        (op, operands, rewriter) -> {
          if ((op.attribute("with_converter") != null) != (with != null)) {
            return false;
          }
          TestValidConsumerOp.build(rewriter, op.location(), operands.get(0));
          return erase(op, rewriter);
        });
  }

  private static boolean consume(
      Operation op, List<List<Value>> operands, ConversionRewriter rewriter) {
    return op.operandCount() == 1 && replaceByValid(op, operands.get(0), rewriter);
  }

  private static boolean replaceInvalid(
      Operation op, List<List<Value>> operands, ConversionRewriter rewriter) {
    List<Value> values = new ArrayList<>();
    for (int i = 0; i < operands.size(); i++) {
      List<Value> each = operands.get(i);
      values.add(
          each.size() == 1
              ? each.get(0)
              : TestCastOp.build(rewriter, op.location(), op.operandType(i), each).result());
    }
    return replaceByValid(op, values, rewriter);
  }

  private static boolean doubleTwice(
      Operation op, List<List<Value>> operands, ConversionRewriter rewriter) {
    Operation first = replaceByTwice(op, "test.step_1", rewriter);
    replaceByTwice(first, "test.legal_op", rewriter);
    return true;
  }

  /** Replaces each result by two of an operation of another name. */
  private static Operation replaceByTwice(Operation op, String name, ConversionRewriter rewriter) {
    rewriter.setInsertionPointAfter(op);
    List<Type> types = new ArrayList<>();
    for (Value result : op.results()) {
      types.add(result.type());
      types.add(result.type());
    }
    Operation created =
        rewriter.create(
            rewriter.state(op.context().operationName(name), op.location()).addTypes(types));
    List<List<Value>> values = new ArrayList<>();
    for (int i = 0; i < op.resultCount(); i++) {
      values.add(List.copyOf(created.results(2 * i, 2)));
    }
    rewriter.replaceWithMultiple(op, values);
    return created;
  }

  /** Replaces the first operand by twice the second one, everywhere. */
  private static boolean replaceValue(
      Operation op, List<List<Value>> operands, ConversionRewriter rewriter) {
    Value from = op.operand(0);
    Value to = op.operand(1);
    if (op.attribute("conditional") == null) {
      rewriter.replaceAllUses(from, List.of(to, to));
    } else {
      rewriter.replaceUsesIf(
          from, List.of(to, to), use -> use.owner().attribute("replace_uses") != null);
    }
    rewriter.modify(
        op,
        () -> {
          if (op.attribute("trigger_rollback") == null) {
            op.setAttribute("is_legal", UnitAttr.get(op.context()));
          }
        });
    return true;
  }
}
