// SPDX-License-Identifier: Apache-2.0
package dev.ods.tools;

import dev.ods.builtin.ResourceBlob;
import dev.ods.ir.Operation;
import dev.ods.text.ExternalResources;
import dev.ods.text.Printer;
import dev.ods.text.PrinterFlags;
import dev.ods.text.ResourceBuilder;
import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import org.jspecify.annotations.Nullable;

/**
 * What a reproducer says beside the IR: how a run of passes can be repeated, as MLIR's resource
 * {@code mlir_reproducer} of a file.
 *
 * @param pipeline the pipeline, or null if the file has none
 * @param disableThreading whether the passes ran on one thread
 * @param verifyEach whether the IR was verified after each pass
 */
record Reproducer(@Nullable String pipeline, boolean disableThreading, boolean verifyEach) {
  private static final String OWNER = "mlir_reproducer";
  private static final String PIPELINE = "pipeline";
  private static final String DISABLE_THREADING = "disable_threading";
  private static final String VERIFY_EACH = "verify_each";

  /** Takes it out of the resources of a file. */
  static Reproducer take(ExternalResources resources) {
    Reader reader = new Reader();
    resources.build(OWNER, reader);
    resources.remove(OWNER);
    return new Reproducer(reader.pipeline, reader.disableThreading, reader.verifyEach);
  }

  /**
   * Writes an operation with it.
   *
   * @return what MLIR says of the file, or why there is none
   */
  String write(Operation op, PrinterFlags flags, String file) {
    ExternalResources resources = new ExternalResources();
    resources.add(OWNER, PIPELINE, String.valueOf(pipeline));
    resources.add(OWNER, DISABLE_THREADING, disableThreading);
    resources.add(OWNER, VERIFY_EACH, verifyEach);
    try (OutputStream out =
        new BufferedOutputStream(Files.newOutputStream(FileProblems.path(file)))) {
      Printer.print(op, flags, resources, out);
    } catch (IOException e) {
      return "failed to create output stream: Failed to create reproducer stream: cannot open"
          + " output file '"
          + file
          + "': "
          + FileProblems.describe(e);
    }
    return "reproducer generated at `" + file + "`";
  }

  /** Reads the resources. */
  private static final class Reader implements ResourceBuilder {
    private @Nullable String pipeline;
    private boolean disableThreading;
    private boolean verifyEach = true;

    @Override
    public void buildBool(String key, boolean value) {
      if (key.equals(DISABLE_THREADING)) {
        disableThreading = value;
      } else if (key.equals(VERIFY_EACH)) {
        verifyEach = value;
      }
    }

    @Override
    public void buildString(String key, String value) {
      if (key.equals(PIPELINE)) {
        pipeline = value;
      }
    }

    @Override
    public void buildBlob(String key, ResourceBlob value) {
      // It has none.
    }
  }
}
