// SPDX-License-Identifier: Apache-2.0
package dev.ods.testing;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * Runs MLIR's {@code mlir-tblgen}, version 22, with MLIR's own definitions: the reference for
 * definitions, as {@link MlirOpt} is for the IR. The environment variable {@code MLIR_TBLGEN} is
 * its path; if unset, {@code mlir-tblgen-22} or {@code mlir-tblgen} on the path is used.
 */
public final class MlirTblgen {
  private static final MlirTool TOOL =
      new MlirTool(Requirement.MLIR_TBLGEN, "mlir-tblgen", "MLIR_TBLGEN");

  private MlirTblgen() {}

  /**
   * The directory of MLIR's definitions, such as {@code mlir/IR/OpBase.td}. Skips the test if the
   * program or they are not installed, or fails it if they are demanded.
   */
  public static Path definitions() throws IOException {
    Path program = Path.of(TOOL.command().get(0)).toRealPath();
    Path directory = program.resolveSibling("../include").normalize();
    Requirement.MLIR_TBLGEN.assume(
        Files.exists(directory.resolve("mlir/IR/OpBase.td")),
        "MLIR's definitions are not in " + directory + " (Debian: package libmlir-22-dev)");
    return directory;
  }

  /**
   * Runs the program on a file of definitions, which may include MLIR's; skips the test as {@link
   * #definitions} does.
   *
   * @param backend the option that names the backend, and its options
   */
  public static ToolRun run(Path file, String... backend) throws IOException, InterruptedException {
    String[] args = new String[backend.length + 2];
    System.arraycopy(backend, 0, args, 0, backend.length);
    args[backend.length] = "-I" + definitions();
    args[backend.length + 1] = file.toString();
    return TOOL.run("", args);
  }
}
