// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor;

import dev.ods.testing.MlirTblgen;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The verdict of MLIR's {@code mlir-tblgen} on formats. */
final class TblgenFormats {
  private static final Pattern ERROR = Pattern.compile("error: (.*)");

  private TblgenFormats() {}

  /**
   * The first error about an op, or an empty string; skips the test without the program.
   *
   * @param members what the op has, as in {@code ins I64:$a; outs I64:$b}
   */
  static String firstError(String members, String format) throws IOException, InterruptedException {
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
      String errors = MlirTblgen.run(file, "--gen-op-defs").err();
      Matcher error = ERROR.matcher(errors);
      return error.find() ? error.group(1) : "";
    } finally {
      Files.delete(file);
    }
  }
}
