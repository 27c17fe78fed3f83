// SPDX-License-Identifier: Apache-2.0
package dev.ods.convert;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.ods.ir.Context;
import dev.ods.ir.OpDefinition;
import dev.ods.ir.OpModel;
import dev.ods.ir.OpView;
import dev.ods.ir.Operation;
import dev.ods.op.ModuleOp;
import dev.ods.op.UnrealizedConversionCastOp;
import dev.ods.rewrite.PatternRoot;
import dev.ods.rewrite.RewritePattern;
import dev.ods.rewrite.Rewriter;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Which patterns are tried, and in which order. */
final class LegalizationGraphTest {
  private static final OpModel MODULE = ModuleOp.MODEL;
  private static final OpModel CAST = UnrealizedConversionCastOp.MODEL;

  private final Context context = Context.create();

  private static RewritePattern pattern(
      OpModel root, String name, int benefit, OpModel... generated) {
    return pattern(PatternRoot.of(root), name, benefit, generated);
  }

  private static RewritePattern pattern(
      PatternRoot root, String name, int benefit, OpModel... generated) {
    return new RewritePattern(name, benefit, root) {
      @Override
      public List<OpModel> generatedOps() {
        return List.of(generated);
      }

      @Override
      public boolean matchAndRewrite(Operation op, Rewriter rewriter) {
        return false;
      }
    };
  }

  private List<String> order(ConversionTarget target, RewritePattern... patterns) {
    return new LegalizationGraph(target, List.of(patterns))
        .of(context.operationName(MODULE)).stream().map(RewritePattern::name).toList();
  }

  private ConversionTarget target() {
    return ConversionTarget.create(context).addIllegalOps(MODULE);
  }

  @Test
  void whatLeadsToNothingLegalIsLeftOut() {
    RewritePattern toCast = pattern(MODULE, "to-cast", 1, CAST);
    RewritePattern other = pattern(MODULE, "other", 1);
    assertEquals(List.of("other"), order(target(), toCast, other));
    assertEquals(List.of("other", "to-cast"), order(target().addLegalOps(CAST), toCast, other));
    RewritePattern fromCast = pattern(CAST, "from-cast", 1);
    assertEquals(
        List.of("other", "to-cast"), order(target().addIllegalOps(CAST), toCast, fromCast, other));
    assertEquals(List.of(), order(target().addLegalOps(MODULE), other));
  }

  @Test
  void fewerStepsComeFirstThenBenefitThenTheLast() {
    RewritePattern fromCast = pattern(CAST, "from-cast", 1);
    RewritePattern twoSteps = pattern(MODULE, "two", 9, CAST);
    RewritePattern small = pattern(MODULE, "small", 1);
    RewritePattern large = pattern(MODULE, "large", 2);
    RewritePattern last = pattern(MODULE, "last", 2);
    assertEquals(
        List.of("last", "large", "small", "two"),
        order(target(), fromCast, twoSteps, small, large, last));
    RewritePattern again = pattern(MODULE, "again", 3, MODULE);
    assertEquals(List.of("again", "large"), order(target(), again, large));
  }

  @Test
  void patternsForAnyOperationComeFirstWithTheLargerBenefit() {
    RewritePattern own = pattern(MODULE, "own", 1);
    RewritePattern second = pattern(MODULE, "second", 1);
    RewritePattern any = pattern(PatternRoot.ANY, "any", 1);
    RewritePattern preferred = pattern(PatternRoot.ANY, "preferred", 2);
    assertEquals(
        List.of("preferred", "own", "second", "any"), order(target(), own, any, second, preferred));
  }

  @Test
  void namesAreRootsLikeKinds() {
    PatternRoot foreign = PatternRoot.named("t.a");
    context.allowUnregisteredDialects(true);
    RewritePattern toModule = pattern(foreign, "to-module", 5, MODULE);
    RewritePattern toCast = pattern(foreign, "to-cast", 1, CAST);
    RewritePattern own = pattern(PatternRoot.named("builtin.module"), "own", 1, CAST);
    LegalizationGraph graph =
        new LegalizationGraph(target().addLegalOps(CAST), List.of(toModule, toCast, own));
    assertEquals(List.of(toCast, toModule), graph.of(context.operationName("t.a")));
    assertEquals(List.of(own), graph.of(context.operationName(MODULE)));
    assertEquals(List.of(), graph.of(context.operationName("t.b")));
  }

  @Test
  void otherRootsIncludeSomeNames() {
    PatternRoot some = PatternRoot.matching(name -> name.model() == MODULE);
    RewritePattern one = pattern(some, "one", 1);
    RewritePattern own = pattern(MODULE, "own", 1);
    LegalizationGraph graph = new LegalizationGraph(target(), List.of(one, own));
    assertEquals(List.of(own, one), graph.of(context.operationName(MODULE)));
    assertEquals(List.of(), graph.of(context.operationName(CAST)));
  }

  /** A pattern for a kind would take an operation of its name that is not registered for one. */
  @Test
  void patternsForAKindAreNotTriedOnUnregisteredOperationsOfItsName() {
    Context other = Context.create();
    other.allowUnregisteredDialects(true);
    RewritePattern own = pattern(new Foreign(), "own", 1);
    ConversionTarget target = ConversionTarget.create(other);
    assertEquals(
        List.of(),
        new LegalizationGraph(target, List.of(own)).of(other.operationName("t.foreign")));
  }

  /** A kind of a dialect that is not loaded. */
  private static final class Foreign extends OpModel {
    Foreign() {
      super(OpDefinition.builder("t.foreign").build());
    }

    @Override
    public OpView view(Operation operation) {
      return () -> operation;
    }
  }
}
