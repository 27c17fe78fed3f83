// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.check;

import dev.ods.processor.diag.ProblemId;
import dev.ods.processor.diag.Problems;
import dev.ods.processor.model.Arity;
import dev.ods.processor.model.Member;
import dev.ods.processor.model.OpSpec;
import dev.ods.processor.model.Origin;
import dev.ods.processor.model.RegionSpec;
import dev.ods.processor.model.SuccessorSpec;
import dev.ods.processor.model.TraitSpec;
import java.util.List;
import java.util.function.Predicate;

/**
 * What a trait asks of the numbers of operands, results, regions, successors and blocks, where the
 * declaration settles that no operation can meet it. Whatever is left open, such as by a variadic
 * operand, is the verifier's.
 *
 * <p>{@code Symbol} is not here, although no symbol may have a result: MLIR allows such operations
 * to be declared, and the verifier refuses each.
 */
final class TraitShapes implements Rule {
  private static final Demand AN_OPERAND =
      new Demand("have at least one operand", op -> count(op.operands()).max() > 0);
  private static final Demand A_RESULT =
      new Demand("have at least one result", op -> count(op.results()).max() > 0);
  private static final Demand ONE_RESULT =
      new Demand("produce one result", op -> count(op.results()).isWithin(1, 1));
  private static final Demand REGIONS =
      new Demand("have one or more regions", op -> count(op.regions()).max() > 0);
  private static final Demand SINGLE_BLOCKS =
      new Demand(
          "have regions of 0 or 1 blocks",
          op -> op.regions().stream().allMatch(region -> region.minBlocks() <= 1));

  /** Where MLIR asserts the same of the C++ class, these are its words. */
  private static final List<Shape> SHAPES =
      List.of(
          new Shape("AffineScope", REGIONS),
          new Shape("AutomaticAllocationScope", REGIONS),
          new Shape(
              "ConstantLike",
              new Demand("take zero operands", op -> count(op.operands()).isWithin(0, 0)),
              ONE_RESULT),
          new Shape("GraphRegion", SINGLE_BLOCKS),
          new Shape(
              "Idempotent",
              new Demand(
                  "take one or two operands",
                  op -> count(op.operands()).isWithin(1, 1) || count(op.operands()).isWithin(2, 2)),
              ONE_RESULT),
          new Shape(
              "Involution",
              new Demand("take one operand", op -> count(op.operands()).isWithin(1, 1)),
              ONE_RESULT),
          new Shape(
              "ReturnLike",
              new Demand("have zero results", op -> count(op.results()).isWithin(0, 0)),
              new Demand("have zero successors", op -> count(op.successors()).isWithin(0, 0))),
          new Shape("SameOperandsAndResultElementType", AN_OPERAND, A_RESULT),
          new Shape("SameOperandsAndResultRank", AN_OPERAND),
          new Shape("SameOperandsAndResultShape", AN_OPERAND, A_RESULT),
          new Shape("SameOperandsAndResultType", AN_OPERAND, A_RESULT),
          new Shape("SameOperandsElementType", AN_OPERAND),
          new Shape("SameOperandsShape", AN_OPERAND),
          new Shape("SingleBlock", SINGLE_BLOCKS),
          new Shape("SingleBlockImplicitTerminator", SINGLE_BLOCKS),
          new Shape(
              "SymbolTable",
              new Demand("have exactly one region", op -> count(op.regions()).includes(1)),
              new Demand(
                  "have exactly one block in its region",
                  op -> op.regions().stream().anyMatch(region -> blocks(region).includes(1)))));

  /** A trait and what it asks, of which the first that is not met is reported. */
  private record Shape(String trait, List<Demand> demands) {
    Shape(String trait, Demand... demands) {
      this(trait, List.of(demands));
    }
  }

  /**
   * One thing that a trait asks.
   *
   * @param words follow "expected operation to"
   * @param possible whether some operation of this declaration meets it
   */
  private record Demand(String words, Predicate<OpSpec> possible) {}

  /** The numbers that a declaration leaves possible. */
  private record Range(long min, long max) {
    boolean isWithin(long lower, long upper) {
      return min >= lower && max <= upper;
    }

    boolean includes(long number) {
      return min <= number && number <= max;
    }
  }

  @Override
  public void check(OpSpec op, Problems problems) {
    if (op.broken()) {
      // A member that could not be read would be missed here.
      return;
    }
    for (Shape shape : SHAPES) {
      TraitSpec trait = op.trait(shape.trait());
      if (trait != null) {
        check(op, trait, shape, problems);
      }
    }
  }

  private static void check(OpSpec op, TraitSpec trait, Shape shape, Problems problems) {
    for (Demand demand : shape.demands()) {
      if (!demand.possible().test(op)) {
        // A trait that is inherited is right where it stands.
        Origin own = trait.origin();
        boolean inherited = !own.element().equals(op.origin().element());
        problems.report(
            ProblemId.TRAIT_SHAPE, inherited ? op.origin() : own, shape.trait(), demand.words());
        return;
      }
    }
  }

  private static Range count(List<? extends Member> members) {
    long min = 0;
    long max = 0;
    for (Member member : members) {
      boolean variadic =
          Arity.of(member) == Arity.VARIADIC
              || (member instanceof RegionSpec region && region.variadic())
              || (member instanceof SuccessorSpec successor && successor.variadic());
      min += variadic || Arity.of(member) == Arity.OPTIONAL ? 0 : 1;
      max += variadic ? Integer.MAX_VALUE : 1;
    }
    return new Range(min, max);
  }

  private static Range blocks(RegionSpec region) {
    return new Range(region.minBlocks(), region.maxBlocks());
  }
}
