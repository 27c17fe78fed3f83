// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.test;

import dev.ods.annotation.*;
import dev.ods.builtin.UnitAttr;
import dev.ods.constraint.*;
import dev.ods.ir.*;
import dev.ods.rewrite.Constants;
import dev.ods.rewrite.FoldResult;
import dev.ods.rewrite.Foldable;
import dev.ods.trait.Terminator;
import org.jspecify.annotations.Nullable;

/** Operations that conversions replace, and those that they replace them by. */
public interface LegalizationOps {
  /** What nothing replaces. */
  @Op(dialect = TestDialect.class, name = "illegal_op_f")
  interface IllegalOpF {
    /** The result. */
    @Result(I32.class)
    Value result();
  }

  /** What is replaced by what nothing is known of. */
  @Op(dialect = TestDialect.class, name = "illegal_op_g")
  interface IllegalOpG {
    /** The result. */
    @Result(I32.class)
    Value result();
  }

  /** What remains. */
  @Op(dialect = TestDialect.class, name = "legal_op_b")
  interface LegalOpB {
    /** The result. */
    @Result(I32.class)
    Value result();
  }

  /** What remains. */
  @Op(dialect = TestDialect.class, name = "legal_op_c")
  interface LegalOpC {
    /** The operand. */
    @Operand(I32.class)
    Value input();

    /** The result. */
    @Result(I32.class)
    Value result();
  }

  /** What remains. */
  @Op(dialect = TestDialect.class, name = "legal_op_d")
  interface LegalOpD {
    /** The operand. */
    @Operand
    Value input();
  }

  /** What ends a block that is not legal. */
  @Op(dialect = TestDialect.class, name = "illegal_op_terminator")
  @Trait(Terminator.class)
  interface IllegalOpTerminator {}

  /** What is built with a body, though it has none when it is valid. */
  @Op(dialect = TestDialect.class, name = "illegal_op_with_region")
  interface IllegalOpWithRegion {}

  /** What is replaced by an operation with a body. */
  @Op(dialect = TestDialect.class, name = "illegal_op_with_region_anchor")
  interface IllegalOpWithRegionAnchor {}

  /** What is erased with the definition of its operand. */
  @Op(dialect = TestDialect.class, name = "blackhole")
  interface BlackHole {
    /** The operand. */
    @Operand
    Value input();
  }

  /** What is replaced by an operation with a region. */
  @Op(dialect = TestDialect.class, name = "region_builder")
  interface TestRegionBuilder {}

  /** A cast of values of some types to one of another type. */
  @Op(dialect = TestDialect.class, name = "cast")
  interface TestCast {
    /** The operands. */
    @Operand
    ValueRange inputs();

    /** The result. */
    @Result
    Value result();
  }

  /** What has to be replaced. */
  @Op(dialect = TestDialect.class, name = "invalid")
  @Trait(Terminator.class)
  interface TestInvalid {
    /** The operands. */
    @Operand
    ValueRange inputs();
  }

  /** What may stay. */
  @Op(dialect = TestDialect.class, name = "valid")
  @Trait(Terminator.class)
  interface TestValid {
    /** The operands. */
    @Operand
    ValueRange inputs();
  }

  /** Makes a value. */
  @Op(dialect = TestDialect.class, name = "type_producer")
  interface TestTypeProducer {
    /** The result. */
    @Result
    Value result();
  }

  /** Makes a value. */
  @Op(dialect = TestDialect.class, name = "another_type_producer")
  interface TestAnotherTypeProducer {
    /** The result. */
    @Result
    Value result();
  }

  /** Makes a value. */
  @Op(dialect = TestDialect.class, name = "valid_producer")
  interface TestValidProducer {
    /** The result. */
    @Result
    Value result();
  }

  /** Takes a value. */
  @Op(dialect = TestDialect.class, name = "type_consumer")
  interface TestTypeConsumer {
    /** The operand. */
    @Operand
    Value input();
  }

  /** Takes a value. */
  @Op(dialect = TestDialect.class, name = "valid_consumer")
  interface TestValidConsumer {
    /** The operand. */
    @Operand
    Value input();
  }

  /** Makes a value of another one. */
  @Op(dialect = TestDialect.class, name = "type_changer")
  interface TestTypeChanger {
    /** The operand. */
    @Operand
    Value input();

    /** The result. */
    @Result
    Value result();
  }

  /** What its operand replaces, by a fold. */
  @Op(dialect = TestDialect.class, name = "op_with_region_fold")
  interface TestOpWithRegionFold extends Foldable {
    /** The operand. */
    @Operand
    Value operand();

    /** The result. */
    @Result
    Value result();

    /** The region. */
    @SizedRegion(1)
    Region region();

    @Override
    default FoldResult fold(Constants constants) {
      return FoldResult.of(operand());
    }
  }

  /** What is folded in place. */
  @Op(dialect = TestDialect.class, name = "op_in_place_self_fold")
  interface TestOpInPlaceSelfFold extends Foldable {
    /** Whether it was folded. */
    @Attr
    @Unit
    boolean folded();

    /** The result. */
    @Result(I32.class)
    Value result();

    @Override
    default @Nullable FoldResult fold(Constants constants) {
      if (folded()) {
        return null;
      }
      operation().setAttribute("folded", UnitAttr.get(operation().context()));
      return FoldResult.inPlace();
    }
  }
}
