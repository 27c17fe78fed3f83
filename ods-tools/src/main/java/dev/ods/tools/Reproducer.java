// SPDX-License-Identifier: Apache-2.0
package dev.ods.tools;

import dev.ods.ir.Operation;
import dev.ods.text.ExternalResources;
import dev.ods.text.Printer;
import dev.ods.text.PrinterFlags;
import dev.ods.text.ResourceEntry;
import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.util.function.Predicate;
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
  /** The owner of the resource. */
  static final String OWNER = "mlir_reproducer";

  private static final String PIPELINE = "pipeline";
  private static final String DISABLE_THREADING = "disable_threading";
  private static final String VERIFY_EACH = "verify_each";

  /**
   * Writes an operation with it.
   *
   * @param standard the standard output, for the file {@code -}
   * @return what MLIR says of the file, or why there is none
   */
  String write(Operation op, PrinterFlags flags, String file, OutputStream standard) {
    ExternalResources resources = new ExternalResources();
    resources.add(OWNER, PIPELINE, String.valueOf(pipeline));
    resources.add(OWNER, DISABLE_THREADING, disableThreading);
    resources.add(OWNER, VERIFY_EACH, verifyEach);
    try {
      if (file.equals(OptOptions.STANDARD)) {
        print(op, flags, resources, standard);
      } else {
        try (OutputStream out = Files.newOutputStream(FileProblems.path(file))) {
          print(op, flags, resources, out);
        }
      }
    } catch (IOException e) {
      return "failed to create output stream: Failed to create reproducer stream: cannot open"
          + " output file '"
          + file
          + "': "
          + FileProblems.describe(e);
    }
    return "reproducer generated at `" + file + "`";
  }

  private static void print(
      Operation op, PrinterFlags flags, ExternalResources resources, OutputStream stream)
      throws IOException {
    OutputStream out = new BufferedOutputStream(stream);
    Printer.print(op, flags, resources, out);
    out.flush();
  }

  /** Reads the entries of the resource. */
  static final class Reader implements Predicate<ResourceEntry> {
    private @Nullable String pipeline;
    private boolean disableThreading;
    private boolean verifyEach = true;

    /** What the entries say. */
    Reproducer result() {
      return new Reproducer(pipeline, disableThreading, verifyEach);
    }

    @Override
    public boolean test(ResourceEntry entry) {
      return switch (entry.key()) {
        case PIPELINE -> {
          String value = entry.parseAsString();
          pipeline = value == null ? pipeline : value;
          yield value != null;
        }
        case DISABLE_THREADING -> {
          Boolean value = entry.parseAsBool();
          disableThreading = value == null ? disableThreading : value;
          yield value != null;
        }
        case VERIFY_EACH -> {
          Boolean value = entry.parseAsBool();
          verifyEach = value == null ? verifyEach : value;
          yield value != null;
        }
        default -> entry.error("unknown '" + OWNER + "' resource key '" + entry.key() + "'");
      };
    }
  }
}
