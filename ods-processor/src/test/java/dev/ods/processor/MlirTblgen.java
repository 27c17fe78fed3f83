// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** MLIR's {@code mlir-tblgen} 22, which judges formats; tests without it are skipped. */
final class MlirTblgen {
  private static final Pattern ERROR = Pattern.compile("error: (.*)");
  private static final String NAME = "mlir-tblgen-22";

  private final Path program;
  private final Path include;

  private MlirTblgen(Path program, Path include) {
    this.program = program;
    this.include = include;
  }

  /** The installed one, with MLIR's definitions; skips the test if there is none. */
  static MlirTblgen installed() throws IOException {
    for (String folder : System.getenv("PATH").split(File.pathSeparator, -1)) {
      Path program = Path.of(folder, NAME);
      if (Files.isExecutable(program)) {
        Path home = program.toRealPath().getParent().getParent();
        Path include = home.resolve("include");
        assumeTrue(Files.exists(include.resolve("mlir/IR/OpBase.td")), "MLIR's .td files");
        return new MlirTblgen(program, include);
      }
    }
    assumeTrue(false, NAME + " is not installed (Debian: package libmlir-22-dev)");
    throw new AssertionError();
  }

  /**
   * The first error about an op, or an empty string.
   *
   * @param members what the op has, as in {@code ins I64:$a; outs I64:$b}
   */
  String firstError(String members, String format) throws IOException, InterruptedException {
    StringBuilder op = new StringBuilder("include \"mlir/IR/OpBase.td\"\n");
    op.append("def D : Dialect { let name = \"d\"; }\ndef X : Op<D, \"x\", []> {\n");
    for (String group : members.split(";", -1)) {
      String kind = group.strip().split(" ", -1)[0];
      String list =
          switch (kind) {
            case "ins" -> "arguments";
            case "outs" -> "results";
            default -> kind + "s";
          };
      op.append("let ").append(list).append(" = (").append(group.strip()).append(");\n");
    }
    op.append("let assemblyFormat = [{").append(format).append("}];\n}\n");
    Path file = Files.createTempFile("format", ".td");
    try {
      Files.writeString(file, op);
      Process process =
          new ProcessBuilder(
                  program.toString(), "--gen-op-defs", "-I" + include, file.toString(), "-o=-")
              .redirectOutput(ProcessBuilder.Redirect.DISCARD)
              .start();
      String errors = new String(process.getErrorStream().readAllBytes(), UTF_8);
      process.waitFor();
      Matcher error = ERROR.matcher(errors);
      return error.find() ? error.group(1) : "";
    } finally {
      Files.delete(file);
    }
  }
}
