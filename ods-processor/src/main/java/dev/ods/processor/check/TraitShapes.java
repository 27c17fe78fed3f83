// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.check;

import dev.ods.processor.diag.Problems;
import dev.ods.processor.diag.TraitProblem;
import dev.ods.processor.model.Arity;
import dev.ods.processor.model.Member;
import dev.ods.processor.model.OpSpec;
import dev.ods.processor.model.Origin;
import dev.ods.processor.model.RegionSpec;
import dev.ods.processor.model.SuccessorSpec;
import dev.ods.processor.model.TraitSpec;
import java.util.List;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.LongStream;

/**
 * The requirements of traits on the numbers of operands, results, regions, successors and blocks,
 * as far as the declaration determines these, and on other traits. There are two kinds:
 *
 * <ul>
 *   <li>What MLIR asserts statically of the C++ class must hold for all operations of the
 *       declaration: {@code ConstantLike} excludes variadic operands, although they may be empty.
 *   <li>What MLIR verifies of each operation must be satisfiable: the declaration is rejected if no
 *       operation can meet the requirement. Otherwise, such as for a variadic operand, the verifier
 *       checks it.
 * </ul>
 *
 * <p>{@code Symbol} is not included, although symbols must not have results: MLIR accepts the
 * declaration, and its verifier rejects each operation.
 */
final class TraitShapes implements Rule {
  private static final Demand AN_OPERAND =
      possible("have at least one operand", op -> count(op.operands()).max() > 0);
  private static final Demand A_RESULT =
      possible("have at least one result", op -> count(op.results()).max() > 0);
  private static final Demand ONE_RESULT =
      always("produce one result", op -> count(op.results()), 1);
  private static final Demand ONE_TYPE =
      possible("preserve type", op -> op.hasTrait("SameOperandsAndResultType"));
  private static final Demand REGIONS =
      possible("have one or more regions", op -> count(op.regions()).max() > 0);
  private static final Demand SINGLE_BLOCKS =
      possible(
          "have regions of 0 or 1 blocks",
          op -> op.regions().stream().allMatch(region -> region.minBlocks() <= 1));

  /** Where MLIR has a static assertion, the wording is MLIR's. */
  private static final List<Shape> SHAPES =
      List.of(
          new Shape("AffineScope", REGIONS),
          new Shape("AutomaticAllocationScope", REGIONS),
          new Shape(
              "ConstantLike",
              always("take zero operands", op -> count(op.operands()), 0),
              ONE_RESULT),
          new Shape("GraphRegion", SINGLE_BLOCKS),
          new Shape(
              "Idempotent",
              always("take one or two operands", op -> count(op.operands()), 1, 2),
              ONE_RESULT,
              ONE_TYPE),
          new Shape(
              "Involution",
              always("take one operand", op -> count(op.operands()), 1),
              ONE_RESULT,
              ONE_TYPE),
          new Shape(
              "ReturnLike",
              possible("be a terminator", op -> op.hasTrait("Terminator")),
              always("have zero results", op -> count(op.results()), 0),
              always("have zero successors", op -> count(op.successors()), 0)),
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
              possible("have exactly one region", op -> count(op.regions()).includes(1)),
              possible(
                  "have exactly one block in its region",
                  op -> op.regions().stream().anyMatch(region -> blocks(region).includes(1)))));

  /** A trait and its requirements, of which the first unsatisfied one is reported. */
  private record Shape(String trait, List<Demand> demands) {
    Shape(String trait, Demand... demands) {
      this(trait, List.of(demands));
    }
  }

  /**
   * A requirement of a trait.
   *
   * @param words follow "expected operation to"
   * @param isMet whether a declaration meets it
   */
  private record Demand(String words, Predicate<OpSpec> isMet) {}

  /**
   * A requirement that all operations of a declaration must meet.
   *
   * @param numbers the counts, one of which all operations must have
   */
  private static Demand always(String words, Function<OpSpec, Range> count, long... numbers) {
    return new Demand(
        words, op -> LongStream.of(numbers).anyMatch(number -> count.apply(op).isOnly(number)));
  }

  /**
   * A requirement that some operation of a declaration must be able to meet.
   *
   * @param isPossible whether an operation can meet it
   */
  private static Demand possible(String words, Predicate<OpSpec> isPossible) {
    return new Demand(words, isPossible);
  }

  /** The counts that a declaration permits. */
  private record Range(long min, long max) {
    boolean isOnly(long number) {
      return min == number && max == number;
    }

    boolean includes(long number) {
      return min <= number && number <= max;
    }
  }

  @Override
  public void check(OpSpec op, Problems problems) {
    if (op.broken()) {
      // Invalid members are missing, so that the counts would be wrong.
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
      if (!demand.isMet().test(op)) {
        // An inherited trait may suit the base interface: the op is at fault.
        Origin own = trait.origin();
        boolean inherited = !own.element().equals(op.origin().element());
        problems.report(
            TraitProblem.TRAIT_SHAPE, inherited ? op.origin() : own, shape.trait(), demand.words());
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
