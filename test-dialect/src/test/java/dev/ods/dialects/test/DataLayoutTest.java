// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.test;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.ods.builtin.FloatType;
import dev.ods.builtin.IndexType;
import dev.ods.builtin.IntegerType;
import dev.ods.builtin.RankedTensorType;
import dev.ods.builtin.StringAttr;
import dev.ods.builtin.VectorType;
import dev.ods.datalayout.DataLayout;
import dev.ods.datalayout.DataLayoutAnalysis;
import dev.ods.datalayout.TypeSize;
import dev.ods.diagnostic.Diagnostics;
import dev.ods.ir.Context;
import dev.ods.ir.DialectDefinition;
import dev.ods.ir.Operation;
import dev.ods.ir.Type;
import dev.ods.pass.OpPassManager;
import dev.ods.pass.PassManager;
import dev.ods.pass.PassPipelineParser;
import dev.ods.pass.PassRegistry;
import dev.ods.testing.MlirOpt;
import dev.ods.text.Parser;
import dev.ods.text.ParserOptions;
import dev.ods.text.Printer;
import dev.ods.text.PrinterFlags;
import dev.ods.verify.Verifier;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Random;
import java.util.ServiceLoader;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** Data layouts are what MLIR's test pass tells, or the errors are MLIR's. */
final class DataLayoutTest {
  private static final int CASES = 200;
  private static final String OPTION = "--test-data-layout-query";
  private static final String PIPELINE = "builtin.module(func.func(test-data-layout-query))";

  // --- The law.

  @TestFactory
  Stream<DynamicTest> layoutsAreThoseOfMlir() throws Exception {
    MlirOpt.assumeInstalled();
    String[] texts =
        new Random(1)
            .ints(CASES)
            .mapToObj(seed -> new Layouts(seed).module())
            .toArray(String[]::new);
    Map<String, String> printed = MlirOpt.printEach(List.of(texts), OPTION);
    Map<String, List<String>> rejected = MlirOpt.diagnosticsOfEach(List.of(texts));
    long invalid = rejected.size();
    assertTrue(invalid > CASES / 10 && invalid < CASES / 2, "invalid: " + invalid);
    return Judge.testEach(
        texts,
        text ->
            assertEquals(
                rejected.containsKey(text) ? rejected.get(text).get(0) : printed.get(text),
                told(text)));
  }

  /** The module after the pass, or else the first error. */
  private static String told(String text) {
    String error = Judge.firstError(text);
    if (error != null) {
      return error;
    }
    Operation module = parse(text);
    PassRegistry registry = PassRegistry.load(DataLayoutTest.class.getClassLoader());
    OpPassManager pipeline =
        Objects.requireNonNull(PassPipelineParser.parse(PIPELINE, registry).pipeline());
    Diagnostics diagnostics = new Diagnostics();
    assertTrue(PassManager.of(pipeline).run(module, diagnostics), diagnostics.list()::toString);
    return Printer.toString(module, PrinterFlags.DEFAULT).strip();
  }

  private static Operation parse(String text) {
    Context context = Context.create();
    ServiceLoader.load(DialectDefinition.class).forEach(context::register);
    Diagnostics diagnostics = new Diagnostics();
    Operation module =
        Parser.parse(
            text.getBytes(UTF_8), "test.mlir", context, ParserOptions.DEFAULT, diagnostics);
    assertEquals(List.of(), diagnostics.list());
    return Objects.requireNonNull(module);
  }

  /** Nested operations with random data layouts, and the types that are asked for in them. */
  private static final class Layouts {
    private static final List<String> NUMBERS =
        List.of("i1", "i8", "si8", "i32", "i64", "i128", "f16", "bf16", "f32", "f80", "f128");
    private static final List<String> ASKED =
        List.of(
            "i0",
            "i1",
            "i5",
            "i32",
            "si64",
            "i100",
            "i128",
            "f4E2M1FN",
            "f8E5M2",
            "f16",
            "tf32",
            "f32",
            "f80",
            "index",
            "complex<f32>",
            "complex<i5>",
            "complex<f80>",
            "vector<3xi32>",
            "vector<2x5xf16>",
            "vector<[4]xi5>",
            "vector<4x[3]xi1>",
            "vector<2xindex>",
            "!test.test_type_with_layout<10>",
            "!test.test_type_with_layout<7>");
    private static final List<String> PROPERTIES =
        List.of(
            "\"dlti.endianness\" = \"big\"",
            "\"dlti.default_memory_space\" = 7 : ui32",
            "\"dlti.alloca_memory_space\" = 5 : ui32",
            "\"dlti.program_memory_space\" = 3 : ui32",
            "\"dlti.global_memory_space\" = \"far\"",
            "\"dlti.stack_alignment\" = 200 : i8",
            "\"dlti.mangling_mode\" = \"e\"",
            "\"dlti.legal_int_widths\" = array<i32: 8, 16>",
            "\"dlti.function_pointer_alignment\" ="
                + " #dlti.function_pointer_alignment<64, function_dependent = true>",
            "\"other.key\" = 1 : i32",
            "\"dlti.\" = 1 : i32");
    private static final List<String> WRONG =
        List.of(
            "i16 = dense<8> : vector<1xi32>",
            "i16 = dense<[8, 8, 8]> : vector<3xi64>",
            "i16 = dense<[64, 8]> : vector<2xi64>",
            "vector<2xi8> = 8 : i64",
            "!gpu.async.token = 8 : i64",
            "\"dlti.endianness\" = \"middle\"",
            "\"dlti.unknown\" = 1 : i32",
            "\"func.key\" = 1 : i32");

    private final Random random;

    /** MLIR's tool crashes if several levels have entries for builtin types. */
    private final int numbersAt;

    private Layouts(int seed) {
      random = new Random(seed);
      numbersAt = random.nextInt(4);
    }

    String module() {
      return "module"
          + attributes(0, " attributes ")
          + " {\n  func.func @f() {\n"
          + body(1)
          + "    return\n  }\n}\n";
    }

    private String body(int level) {
      StringBuilder text = new StringBuilder();
      for (int i = random.nextInt(5); i >= 0; i--) {
        text.append("\"test.data_layout_query\"() : () -> ").append(one(ASKED)).append('\n');
      }
      if (level < 4 && random.nextInt(5) > 0) {
        text.append("\"test.op_with_data_layout\"() ({\n")
            .append(body(level + 1))
            .append("\"test.maybe_terminator\"() : () -> ()\n})")
            .append(attributes(level, " "))
            .append(" : () -> ()\n");
      }
      return text.toString();
    }

    private String attributes(int level, String before) {
      if (random.nextInt(4) == 0) {
        return "";
      }
      List<String> entries = new ArrayList<>();
      if (level == numbersAt) {
        NUMBERS.stream()
            .filter(type -> random.nextInt(3) == 0)
            .forEach(type -> entries.add(number(type)));
        if (random.nextBoolean()) {
          entries.add(
              "index = " + one(List.of("16 : i64", "32 : i8", "64 : i64", "200 : i8", "true")));
        }
      }
      for (int key : new int[] {10, 20, 30}) {
        if (random.nextInt(3) == 0) {
          String kind = one(List.of("size", "alignment", "preferred", "index"));
          entries.add(
              "!test.test_type_with_layout<%d> = [\"%s\", %d]"
                  .formatted(key, kind, 1 + random.nextInt(90)));
        }
      }
      PROPERTIES.stream().filter(each -> random.nextInt(4) == 0).forEach(entries::add);
      if (random.nextInt(20) == 0) {
        entries.add(random.nextInt(entries.size() + 1), one(WRONG));
      }
      return before + "{dlti.dl_spec = #dlti.dl_spec<" + String.join(", ", entries) + ">}";
    }

    /** An entry for a number; alignments of less than a byte make MLIR's tool divide by zero. */
    private String number(String type) {
      int required = 8 << random.nextInt(5);
      return random.nextBoolean()
          ? "%s = dense<%d> : vector<1xi64>".formatted(type, required)
          : "%s = dense<[%d, %d]> : vector<2xi64>"
              .formatted(type, required, required << random.nextInt(3));
    }

    private String one(List<String> choices) {
      return choices.get(random.nextInt(choices.size()));
    }
  }

  // --- The interface for programs.

  @Test
  void propertiesOfDevicesAreFound() {
    Operation module =
        parse(
            """
            module attributes {
              dlti.target_system_spec = #dlti.target_system_spec<
                "CPU" = #dlti.target_device_spec<"l1" = 64 : i32>,
                "GPU" = #dlti.target_device_spec<"name" = "big">>} {
              module @inner {}
            }
            """);
    DataLayout layout = DataLayout.of(module);
    assertEquals(
        StringAttr.get(module.context(), "big"), layout.devicePropertyValue("GPU", "name"));
    assertEquals(null, layout.devicePropertyValue("GPU", "l1"));
    assertEquals(null, layout.devicePropertyValue("TPU", "l1"));
  }

  @Test
  void closestIsThatAroundAnOperation() {
    Operation module =
        parse(
            """
            module attributes {dlti.dl_spec = #dlti.dl_spec<index = 32 : i64>} {
              func.func private @f()
            }
            """);
    Operation function = module.region(0).first().first();
    Type index = IndexType.get(module.context());
    assertEquals(32, DataLayout.closest(function).typeIndexBitwidth(index).orElseThrow());
    assertEquals(TypeSize.fixed(4), DataLayout.closest(function).typeSize(index));
    assertEquals(TypeSize.fixed(8), DataLayout.closest(null).typeSize(index));
    assertThrows(IllegalArgumentException.class, () -> DataLayout.of(function));
  }

  /** MLIR's tool crashes on such layouts. */
  @Test
  void innerEntriesOfNumbersReplaceOuterOnes() {
    Operation module =
        parse(
            """
            module attributes {dlti.dl_spec = #dlti.dl_spec<
                i8 = dense<64> : vector<1xi64>, i32 = dense<64> : vector<1xi64>>} {
              module attributes {dlti.dl_spec = #dlti.dl_spec<i32 = dense<128> : vector<1xi64>>} {
              }
            }
            """);
    DataLayout layout = DataLayout.of(module.region(0).first().first());
    assertEquals(8, layout.typeABIAlignment(IntegerType.get(module.context(), 8)));
    assertEquals(16, layout.typeABIAlignment(IntegerType.get(module.context(), 32)));
  }

  @Test
  void theAnalysisFollowsChanges() {
    Operation module =
        parse(
            """
            module attributes {dlti.dl_spec = #dlti.dl_spec<index = 32 : i64>} {
              module {}
            }
            """);
    Type index = IndexType.get(module.context());
    Operation inner = module.region(0).first().first();
    DataLayoutAnalysis analysis = new DataLayoutAnalysis();
    DataLayout layout = analysis.atOrAbove(inner);
    assertEquals(TypeSize.fixed(4), layout.typeSize(index));
    assertSame(layout, analysis.atOrAbove(inner));
    module.removeAttribute("dlti.dl_spec");
    assertEquals(TypeSize.fixed(8), analysis.atOrAbove(inner).typeSize(index));
  }

  @Test
  void onlyOperationsThatMayHaveLayoutsAreVerified() {
    Operation function = parse("func.func private @f()").region(0).first().first();
    assertThrows(
        IllegalArgumentException.class, () -> DataLayout.verify(function, new Diagnostics()));
  }

  @Test
  void typesWithoutLayoutAreRefused() {
    Context context = Context.create();
    Type f32 = FloatType.get(context, FloatType.Kind.F32);
    Type tensor = RankedTensorType.get(new long[] {2}, f32);
    DataLayout layout = DataLayout.ofDefaults();
    assertTrue(DataLayout.isSupported(f32));
    assertFalse(DataLayout.isSupported(tensor));
    IllegalArgumentException error =
        assertThrows(IllegalArgumentException.class, () -> layout.typeSize(tensor));
    assertEquals(
        "neither the scoping op nor the type class provide data layout information for"
            + " tensor<2xf32>: ask DataLayout.isSupported",
        error.getMessage());
  }

  @Test
  void sizesBeyond63BitsAreRefused() {
    Context context = Context.create();
    Type vector = VectorType.get(new long[] {1L << 60}, IntegerType.get(context, 64));
    DataLayout layout = DataLayout.ofDefaults();
    assertThrows(ArithmeticException.class, () -> layout.typeSizeInBits(vector));
  }

  @Test
  void layoutsThatContradictEachOtherAreErrors() {
    String text =
        """
        module attributes {dlti.dl_spec = #dlti.dl_spec<"dlti.endianness" = "big">} {
          module attributes {dlti.dl_spec = #dlti.dl_spec<"dlti.endianness" = "little">} {
          }
        }
        """;
    Operation module = parse(text);
    Diagnostics diagnostics = new Diagnostics();
    Verifier.verify(module, diagnostics);
    assertEquals(
        "data layout does not combine with layouts of enclosing ops",
        diagnostics.list().get(0).message());
    Operation inner = module.region(0).first().first();
    assertThrows(IllegalArgumentException.class, () -> DataLayout.of(inner));
  }
}
