// SPDX-License-Identifier: Apache-2.0
package dev.ods.distribution;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.ods.sample.tf.TfDialect;
import java.io.IOException;
import java.net.URI;
import java.nio.file.Path;
import java.security.CodeSource;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/** The files that the build produced, and modules to test them with. */
final class Product {
  private static final String BASE = System.getProperty("ods.distribution", "");

  /** A module with two of the product's dialects, as it is printed. */
  static final String MODULE =
      """
      module {
        func.func @twice(%arg0: i32) -> i32 {
          %0 = arith.addi %arg0, %arg0 : i32
          return %0 : i32
        }
      }

      """;

  /** An operation of a dialect that is not part of the product, as it is printed in a module. */
  static final String SAMPLE =
      """
      module {
        tf.Graph @g {
        ^bb0(%arg0: tensor<4xf32>):
          %0 = tf.Relu %arg0 : tensor<4xf32>
          tf.Return %0 : tensor<4xf32>
        }
      }

      """;

  private Product() {}

  static Path runnableJar() {
    return Path.of(BASE + ".jar");
  }

  static Path tar() {
    return Path.of(BASE + ".tar.gz");
  }

  static Path zip() {
    return Path.of(BASE + ".zip");
  }

  /** The name of the directory in the archives. */
  static String directory() {
    return Path.of(BASE).getFileName().toString();
  }

  /** The version, as the tool prints it. */
  static String version() {
    return directory().substring("ods-opt-".length());
  }

  /** The jar of the sample dialects. */
  static Path sampleJar() {
    CodeSource source =
        Objects.requireNonNull(TfDialect.class.getProtectionDomain().getCodeSource());
    return Path.of(URI.create(source.getLocation().toString()));
  }

  /** Unpacks the archive into an empty directory and returns the installation. */
  static Path unpack(Path folder) throws IOException, InterruptedException {
    ProcessRun run = ProcessRun.of(folder, Map.of(), List.of("tar", "-xzf", tar().toString()));
    assertEquals(0, run.exitCode(), run.err());
    return folder.resolve(directory());
  }
}
