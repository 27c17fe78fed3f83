// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.cf;

import dev.ods.builtin.DenseElementsBuilder;
import dev.ods.builtin.DenseIntOrFPElementsAttr;
import dev.ods.builtin.VectorType;
import dev.ods.dialects.cf.BranchPatterns.Target;
import dev.ods.ir.*;
import dev.ods.rewrite.Matchers;
import dev.ods.rewrite.RewritePatternSet;
import dev.ods.rewrite.Rewriter;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Patterns of canonicalization of {@code cf.switch}. */
final class SwitchPatterns {
  private SwitchPatterns() {}

  /** A case of a switch. */
  private record Case(BigInteger value, Target target) {}

  static void addTo(RewritePatternSet patterns) {
    patterns
        .add(
            SwitchOp.MODEL,
            SwitchOp::of,
            "SimplifySwitchWithOnlyDefault",
            SwitchPatterns::onlyDefault)
        .add(
            SwitchOp.MODEL,
            SwitchOp::of,
            "DropSwitchCasesThatMatchDefault",
            SwitchPatterns::dropDefaults)
        .add(
            SwitchOp.MODEL,
            SwitchOp::of,
            "SimplifyConstSwitchValue",
            SwitchPatterns::chooseConstant)
        .add(SwitchOp.MODEL, SwitchOp::of, "SimplifyPassThroughSwitch", SwitchPatterns::collapse)
        .add(
            SwitchOp.MODEL,
            SwitchOp::of,
            "SimplifySwitchFromSwitchOnSameCondition",
            SwitchPatterns::afterCase)
        .add(
            SwitchOp.MODEL,
            SwitchOp::of,
            "SimplifySwitchFromDefaultSwitchOnSameCondition",
            SwitchPatterns::afterDefault);
  }

  private static Target defaultOf(SwitchOp op) {
    return new Target(op.defaultDestination(), op.defaultOperands());
  }

  private static List<Case> casesOf(SwitchOp op) {
    DenseIntOrFPElementsAttr values = op.caseValues().orElse(null);
    List<Case> cases = new ArrayList<>();
    if (values != null) {
      List<Block> destinations = op.caseDestinations();
      List<ValueRange> operands = op.caseOperands();
      for (int i = 0; i < destinations.size(); i++) {
        cases.add(new Case(values.bigBits(i, 0), new Target(destinations.get(i), operands.get(i))));
      }
    }
    return cases;
  }

  private static boolean onlyDefault(SwitchOp op, Rewriter rewriter) {
    return op.caseDestinations().isEmpty() && branch(op, defaultOf(op), rewriter);
  }

  private static boolean branch(SwitchOp op, Target to, Rewriter rewriter) {
    return BranchPatterns.branch(op.operation(), to.block(), to.operands(), rewriter);
  }

  private static boolean replace(SwitchOp op, Target ifNone, List<Case> cases, Rewriter rewriter) {
    SwitchOp made =
        SwitchOp.build(
            rewriter,
            op.operation().location(),
            op.flag(),
            List.copyOf(ifNone.operands()),
            cases.stream().map(each -> List.copyOf(each.target().operands())).toList(),
            values(op, cases),
            ifNone.block(),
            cases.stream().map(each -> each.target().block()).toList());
    rewriter.replace(op.operation(), made.operation());
    return true;
  }

  private static @Nullable DenseIntOrFPElementsAttr values(SwitchOp op, List<Case> cases) {
    if (cases.isEmpty()) {
      return null;
    }
    DenseElementsBuilder builder =
        DenseElementsBuilder.create(VectorType.get(new long[] {cases.size()}, op.flag().type()));
    cases.forEach(each -> builder.add(each.value()));
    return builder.build();
  }

  private static boolean dropDefaults(SwitchOp op, Rewriter rewriter) {
    Target ifNone = defaultOf(op);
    List<Case> kept = casesOf(op);
    return kept.removeIf(
            each ->
                each.target().block().equals(ifNone.block())
                    && each.target().operands().equals(ifNone.operands()))
        && replace(op, ifNone, kept, rewriter);
  }

  private static boolean chooseConstant(SwitchOp op, Rewriter rewriter) {
    var known = Matchers.integer(op.flag());
    return known != null && choose(op, known.unsigned(), rewriter);
  }

  private static boolean choose(SwitchOp op, BigInteger value, Rewriter rewriter) {
    for (Case each : casesOf(op)) {
      if (each.value().equals(value)) {
        return branch(op, each.target(), rewriter);
      }
    }
    return branch(op, defaultOf(op), rewriter);
  }

  private static boolean collapse(SwitchOp op, Rewriter rewriter) {
    List<Case> cases = new ArrayList<>();
    boolean changed = false;
    for (Case each : casesOf(op)) {
      Target to = BranchPatterns.collapsed(each.target().block(), each.target().operands());
      changed |= to != null;
      cases.add(to == null ? each : new Case(each.value(), to));
    }
    Target ifNone = BranchPatterns.collapsed(op.defaultDestination(), op.defaultOperands());
    return (changed || ifNone != null)
        && replace(op, ifNone == null ? defaultOf(op) : ifNone, cases, rewriter);
  }

  /** The switch on the same integer that alone leads here; or null. */
  private static @Nullable SwitchOp before(SwitchOp op) {
    Block predecessor = Objects.requireNonNull(op.operation().block()).singlePredecessor();
    Operation last = predecessor == null ? null : predecessor.last();
    return last != null && last.is(SwitchOp.MODEL) && last.operand(0).equals(op.flag())
        ? SwitchOp.of(last)
        : null;
  }

  private static boolean afterCase(SwitchOp op, Rewriter rewriter) {
    SwitchOp before = before(op);
    Block here = Objects.requireNonNull(op.operation().block());
    if (before == null || before.defaultDestination().equals(here)) {
      return false;
    }
    for (Case each : casesOf(before)) {
      if (each.target().block().equals(here)) {
        return choose(op, each.value(), rewriter);
      }
    }
    return branch(op, defaultOf(op), rewriter);
  }

  private static boolean afterDefault(SwitchOp op, Rewriter rewriter) {
    SwitchOp before = before(op);
    Block here = Objects.requireNonNull(op.operation().block());
    if (before == null || !before.defaultDestination().equals(here)) {
      return false;
    }
    Set<BigInteger> excluded = new HashSet<>();
    for (Case each : casesOf(before)) {
      if (!each.target().block().equals(here)) {
        excluded.add(each.value());
      }
    }
    List<Case> kept = casesOf(op);
    return kept.removeIf(each -> excluded.contains(each.value()))
        && replace(op, defaultOf(op), kept, rewriter);
  }
}
