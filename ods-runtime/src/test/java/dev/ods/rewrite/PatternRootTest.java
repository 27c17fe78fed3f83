// SPDX-License-Identifier: Apache-2.0
package dev.ods.rewrite;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;

import dev.ods.diagnostic.Diagnostics;
import dev.ods.ir.Context;
import dev.ods.ir.OpView;
import dev.ods.ir.Operation;
import dev.ods.op.ModuleOp;
import dev.ods.op.UnrealizedConversionCastOp;
import dev.ods.text.Parser;
import dev.ods.text.ParserOptions;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** On which operations a pattern is tried, and after which others. */
final class PatternRootTest {
  private static final String TEXT =
      """
      %0 = unrealized_conversion_cast to i1
      "t.a"(%0) : (i1) -> ()
      "t.b"() : () -> ()
      module {}
      """;

  private final Context context = Context.create();
  private final RewritePatternSet patterns = RewritePatternSet.create(context);
  private final List<String> tried = new ArrayList<>();

  PatternRootTest() {
    context.allowUnregisteredDialects(true);
  }

  private void add(PatternRoot root, String name, int benefit) {
    patterns.add(
        root,
        name,
        benefit,
        (op, rewriter) -> {
          tried.add(name + " " + op.name());
          return false;
        });
  }

  private List<String> tried() {
    Diagnostics diagnostics = new Diagnostics();
    Operation module =
        Parser.parse(
            TEXT.getBytes(UTF_8), "test.mlir", context, ParserOptions.DEFAULT, diagnostics);
    diagnostics.throwIfErrors();
    GreedyRewriter.apply(
        module,
        FrozenRewritePatternSet.of(patterns),
        GreedyRewriteConfig.DEFAULT
            .withFolding(false)
            .withTopDown(true)
            .withRegionSimplification(RegionSimplification.DISABLED));
    return tried;
  }

  @Test
  void ofOneNameThatNeedNotBeRegistered() {
    add(PatternRoot.named("t.b"), "b", 1);
    add(PatternRoot.named("builtin.module"), "module", 1);
    add(PatternRoot.named("t.c"), "c", 1);
    assertEquals(List.of("b t.b", "module builtin.module"), tried());
  }

  @Test
  void ofOneKind() {
    add(PatternRoot.of(UnrealizedConversionCastOp.MODEL), "cast", 1);
    assertEquals(List.of("cast builtin.unrealized_conversion_cast"), tried());
  }

  @Test
  void ofNamesThatSatisfyACondition() {
    List<String> asked = new ArrayList<>();
    PatternRoot root =
        PatternRoot.matching(
            name -> {
              asked.add(name.value());
              return name.model() == null;
            });
    add(root, "unregistered", 1);
    assertEquals(List.of("unregistered t.a", "unregistered t.b"), tried());
    assertEquals(asked.stream().distinct().toList(), asked, "asked once for each name");
  }

  @Test
  void largerBenefitsComeFirstThenTheOrderOfAdditionThenThoseForAny() {
    add(PatternRoot.ANY, "any", 2);
    add(PatternRoot.matching(name -> name.value().startsWith("t.")), "t", 1);
    add(PatternRoot.named("t.a"), "a", 2);
    add(PatternRoot.matching(name -> name.value().equals("t.a")), "also a", 2);
    assertEquals(
        List.of("a t.a", "also a t.a", "any t.a", "t t.a"),
        tried().stream().filter(text -> text.endsWith(" t.a")).toList());
  }

  /** As in MLIR, a set of patterns asks what an operation implements, not what was promised. */
  @Test
  void ofAnInterfaceThatIsAttached() {
    interface Attached {}
    context.promiseInterface(ModuleOp.MODEL, Attached.class);
    add(PatternRoot.withInterface(Attached.class), "attached", 1);
    assertEquals(List.of(), tried());
    context.attachInterface(ModuleOp.MODEL, Attached.class, view -> new Attached() {});
    assertEquals(List.of("attached builtin.module"), tried());
  }

  @Test
  void hasTheNameThatItIsFor() {
    assertEquals("builtin.module", PatternRoot.of(ModuleOp.MODEL).opName());
    assertEquals("t.a", PatternRoot.named("t.a").opName());
    assertNull(PatternRoot.ANY.opName());
    assertEquals("any operation", PatternRoot.ANY.toString());
    assertEquals("OpView", PatternRoot.withInterface(OpView.class).toString());
  }
}
