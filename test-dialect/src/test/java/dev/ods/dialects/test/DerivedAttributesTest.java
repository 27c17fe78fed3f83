// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.test;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.ods.builtin.IntegerAttr;
import dev.ods.builtin.RankedTensorType;
import dev.ods.diagnostic.Diagnostic;
import dev.ods.diagnostic.Diagnostics;
import dev.ods.ir.Context;
import dev.ods.ir.DialectDefinition;
import dev.ods.ir.DictionaryAttr;
import dev.ods.ir.FileLineColRange;
import dev.ods.ir.Operation;
import dev.ods.pass.OpPassManager;
import dev.ods.pass.PassManager;
import dev.ods.pass.PassPipelineParser;
import dev.ods.pass.PassRegistry;
import dev.ods.testing.MlirOpt;
import dev.ods.text.Parser;
import dev.ods.text.ParserOptions;
import dev.ods.trait.DerivedAttributeOpInterface;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.ServiceLoader;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Derived attributes have the values that MLIR's test pass tells. */
final class DerivedAttributesTest {
  private static final String PIPELINE = "builtin.module(func.func(test-derived-attr))";

  /** The operations; one has discardable attributes with the names of its derived ones. */
  private static final String TEXT =
      """
      func.func @f(%i: index) {
        %0 = "test.derived_type_attr"() : () -> tensor<10xf32>
        %1 = "test.derived_type_attr"() : () -> tensor<3x0x2xi79>
        %2 = "test.derived_type_attr"() {element_dtype = 1 : i3, num_elements}
            : () -> tensor<6x2xcomplex<f32>>
        scf.execute_region {
          %3 = "test.derived_type_attr"() : () -> tensor<vector<2xindex>>
          scf.yield
        }
        %4:2 = "test.prop"(%i, %i, %i) {transforms = dense<1> : tensor<2xi32>}
            : (index, index, index) -> (i32, i64)
        "test.prop"(%i, %i, %i) {transforms = dense<[1, 2, 3]> : vector<3xi32>}
            : (index, index, index) -> ()
        "test.prop"() {transforms = dense<1> : tensor<2x2xi32>} : () -> ()
        return
      }
      """;

  private static Operation parse(String text, Diagnostics diagnostics) {
    Context context = Context.create();
    ServiceLoader.load(DialectDefinition.class).forEach(context::register);
    return Objects.requireNonNull(
        Parser.parse(text.getBytes(UTF_8), "f.mlir", context, ParserOptions.DEFAULT, diagnostics));
  }

  @Test
  void thePassTellsWhatMlirOptTells() throws Exception {
    MlirOpt.assumeInstalled();
    Diagnostics diagnostics = new Diagnostics();
    Operation module = parse(TEXT, diagnostics);
    PassRegistry registry = PassRegistry.load(DerivedAttributesTest.class.getClassLoader());
    PassPipelineParser.Parsed parsed = PassPipelineParser.parse(PIPELINE, registry);
    assertEquals(List.of(), parsed.problems());
    OpPassManager pipeline = Objects.requireNonNull(parsed.pipeline());
    assertTrue(PassManager.of(pipeline).run(module, diagnostics));
    List<String> told =
        diagnostics.list().stream()
            .flatMap(remark -> Stream.concat(Stream.of(remark), remark.notes().stream()))
            .map(DerivedAttributesTest::summary)
            .toList();
    assertNotEquals(List.of(), told);
    assertEquals(MlirOpt.diagnostics(TEXT, "--pass-pipeline=" + PIPELINE), told);
  }

  private static String summary(Diagnostic diagnostic) {
    FileLineColRange at = (FileLineColRange) diagnostic.location();
    return at.startLine()
        + ":"
        + at.startColumn()
        + ": "
        + diagnostic.severity().name().toLowerCase(Locale.ROOT)
        + ": "
        + diagnostic.message().lines().findFirst().orElse("");
  }

  @Test
  void theKindOfOperationKnowsTheNames() {
    DerivedAttributeOpInterface kind =
        Objects.requireNonNull(DerivedTypeAttrOp.MODEL.as(DerivedAttributeOpInterface.class));
    assertTrue(kind.isDerivedAttribute("element_dtype"));
    assertTrue(kind.isDerivedAttribute("num_elements"));
    assertFalse(kind.isDerivedAttribute("elementCount"));
    assertFalse(kind.isDerivedAttribute("output"));
  }

  /** The values follow from the operation as it is now, and are in no text. */
  @Test
  void theyAreComputedWhenTheyAreAskedFor() {
    Operation module =
        parse("%0 = \"test.derived_type_attr\"() : () -> tensor<7xi1>\n", new Diagnostics());
    DerivedTypeAttrOp op =
        DerivedTypeAttrOp.of(Objects.requireNonNull(module.region(0).first()).first());
    assertEquals(7, op.elementCount());
    DictionaryAttr before = op.materializeDerivedAttributes();
    op.output().setType(RankedTensorType.get(new long[] {4, 2}, op.elementDtype()));
    assertEquals(8, op.elementCount());
    assertEquals(
        before.with("num_elements", IntegerAttr.i32(module.context(), 8)),
        op.materializeDerivedAttributes());
    assertTrue(op.operation().discardableAttributes().isEmpty());
  }
}
