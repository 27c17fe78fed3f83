// SPDX-License-Identifier: Apache-2.0
package dev.ods.tools;

import static java.nio.charset.StandardCharsets.UTF_8;

import dev.ods.builtin.StringAttr;
import dev.ods.ir.Operation;
import dev.ods.pass.Pass;
import dev.ods.verify.Symbols;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;

/**
 * Writes the IR before and after passes to files, in folders that are nested as the operations are
 * ({@code --mlir-print-ir-tree-dir}). The name of a file begins with how many texts there were
 * before it, of each operation around it and of its own.
 */
final class IrDumpTree implements IrPrinting.Receiver {
  private final String folder;
  private final ErrorStream err;

  /** How many texts there are of an operation, less one. */
  private final Map<Operation, Integer> counts = new HashMap<>();

  IrDumpTree(String folder, ErrorStream err) {
    this.folder = folder;
    this.err = err;
  }

  @Override
  public void accept(Pass pass, Operation op, String text) {
    counts.merge(op, 0, (count, none) -> count + 1);
    StringBuilder name = new StringBuilder();
    StringBuilder folders = new StringBuilder();
    for (Operation up = op; up != null; up = up.parent()) {
      name.insert(0, counts.computeIfAbsent(up, key -> 0) + "_");
      folders.insert(0, "/" + up.name().value().replace('.', '_') + "_" + symbolOf(up));
    }
    String path = folder + folders + "/" + name + pass.argument() + ".mlir";
    try {
      Path file = FileProblems.path(path);
      Files.createDirectories(file.getParent());
      Files.writeString(file, text, UTF_8);
    } catch (IOException e) {
      err.println("Error opening output file " + path + ": " + FileProblems.describe(e));
    }
  }

  private static String symbolOf(Operation op) {
    StringAttr name = Symbols.name(op);
    return name == null ? "no-symbol-name" : name.value().replace('/', '_').replace('\\', '_');
  }
}
