// SPDX-License-Identifier: Apache-2.0
package dev.ods.sample.tf;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.ods.diagnostic.Diagnostics;
import dev.ods.ir.Operation;
import dev.ods.pass.OpPassManager;
import dev.ods.pass.PassManager;
import dev.ods.pass.PassProvider;
import dev.ods.sample.feature.Programs;
import dev.ods.sample.tfl.FuseActivationsPass;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ServiceLoader;
import org.junit.jupiter.api.Test;

/** The pass that lowers {@code tf} to {@code tfl} by declared patterns. */
final class FusionsTest {
  private final Programs programs = new Programs();

  private String fused(String text) {
    Operation module = programs.read(text);
    Diagnostics diagnostics = new Diagnostics();
    OpPassManager pipeline = OpPassManager.on("builtin.module");
    pipeline.add(FuseActivationsPass.of());
    assertTrue(PassManager.of(pipeline).run(module, diagnostics), diagnostics.list().toString());
    return Programs.custom(module);
  }

  private void assertFused(String before, String after) {
    String head = "tf.Graph @g {\n^bb0(%x: tensor<8x10x$>, %bias: tensor<10x$>):\n";
    String type = before.contains("f64") ? "f64" : "f32";
    String graph = head.replace("$", type);
    assertEquals(
        Programs.custom(programs.read(graph + after + "}\n")), fused(graph + before + "}\n"));
  }

  @Test
  void fusesAReluThatAloneUsesTheSum() {
    assertFused(
        """
        %sum = tf.BiasAdd %x, %bias : tensor<8x10xf32>, tensor<10xf32>
        %y = tf.Relu %sum : tensor<8x10xf32>
        tf.Return %y : tensor<8x10xf32>
        """,
        """
        %y = tfl.Add %x, %bias, RELU : (tensor<8x10xf32>, tensor<10xf32>) -> tensor<8x10xf32>
        tf.Return %y : tensor<8x10xf32>
        """);
  }

  @Test
  void lowersASumThatIsUsedTwiceWithoutTheRelu() {
    assertFused(
        """
        %sum = tf.BiasAdd %x, %bias : tensor<8x10xf32>, tensor<10xf32>
        %y = tf.Relu %sum : tensor<8x10xf32>
        %z = tf.Add %y, %sum : tensor<8x10xf32>
        tf.Return %z : tensor<8x10xf32>
        """,
        """
        %sum = tfl.Add %x, %bias : (tensor<8x10xf32>, tensor<10xf32>) -> tensor<8x10xf32>
        %y = tf.Relu %sum : tensor<8x10xf32>
        %z = tf.Add %y, %sum : tensor<8x10xf32>
        tf.Return %z : tensor<8x10xf32>
        """);
  }

  @Test
  void keepsOtherLayoutsAndTypes() {
    String layout =
        """
        %sum = tf.BiasAdd %x, %bias {data_format = "NCHW"} : tensor<8x10xf32>, tensor<10xf32>
        tf.Return %sum : tensor<8x10xf32>
        """;
    assertFused(layout, layout);
    String type =
        """
        %sum = tf.BiasAdd %x, %bias : tensor<8x10xf64>, tensor<10xf64>
        %y = tf.Relu %sum : tensor<8x10xf64>
        tf.Return %y : tensor<8x10xf64>
        """;
    assertFused(type, type);
  }

  @Test
  void lowersTheSampleProgram() throws IOException {
    String text = fused(Files.readString(Path.of("src/main/mlir/classifier.mlir")));
    assertTrue(text.contains("tfl.Add"), text);
    assertEquals(-1, text.indexOf("tf.BiasAdd"), text);
  }

  @Test
  void thePassIsAService() {
    assertTrue(
        ServiceLoader.load(PassProvider.class).stream()
            .flatMap(provider -> provider.get().passes().stream())
            .anyMatch(pass -> pass.argument().equals("tfl-fuse-activations")));
  }
}
