// SPDX-License-Identifier: Apache-2.0
package dev.ods.analysis;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.ods.diagnostic.Diagnostics;
import dev.ods.dialects.affine.ForOp;
import dev.ods.ir.Operation;
import dev.ods.rewrite.FrozenRewritePatternSet;
import dev.ods.rewrite.GreedyRewriteConfig;
import dev.ods.rewrite.GreedyRewriter;
import dev.ods.rewrite.RegionBranchPatterns;
import dev.ods.rewrite.RewritePatternSet;
import dev.ods.verify.Verifier;
import org.junit.jupiter.api.Test;

/** Patterns of operations with regions keep the lengths of segments of operands. */
final class RegionBranchSegmentsTest {
  @Test
  void deadValuesThatALoopCarriesAreDropped() {
    Operation module =
        Programs.parse(
            """
            func.func @f(%n: index, %v: f32) -> f32 {
              %0:2 = affine.for %i = 0 to %n iter_args(%a = %v, %b = %v) -> (f32, f32) {
                %1 = arith.addf %a, %v : f32
                affine.yield %1, %v : f32, f32
              }
              return %0#0 : f32
            }
            """);
    RewritePatternSet patterns = RewritePatternSet.create(module.context());
    RegionBranchPatterns.addTo(patterns, ForOp.MODEL);
    GreedyRewriter.apply(
        module, FrozenRewritePatternSet.of(patterns), GreedyRewriteConfig.CANONICALIZE);
    Diagnostics diagnostics = new Diagnostics();
    assertTrue(Verifier.verify(module, diagnostics), () -> diagnostics.list().toString());
    assertEquals(
        """
        module {
          func.func @f(%arg0: index, %arg1: f32) -> f32 {
            %0 = affine.for %arg2 = 0 to %arg0 iter_args(%arg3 = %arg1) -> (f32) {
              %1 = arith.addf %arg3, %arg1 : f32
              affine.yield %1 : f32
            }
            return %0 : f32
          }
        }""",
        module.toString().strip());
  }
}
