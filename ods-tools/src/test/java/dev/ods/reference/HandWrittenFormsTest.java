// SPDX-License-Identifier: Apache-2.0
package dev.ods.reference;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.ods.corpus.ProjectDialects;
import dev.ods.ir.DialectDefinition;
import dev.ods.ir.OpModel;
import dev.ods.reference.MlirForms.Form;
import dev.ods.text.OpAssembly;
import java.io.IOException;
import java.nio.file.Files;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** What MLIR declares is declared here: forms are written by hand only where MLIR has C++. */
class HandWrittenFormsTest {
  private static final Pattern FIGURES =
      Pattern.compile(
          "Of the (\\d+) operations [^,]*, (\\d+) have a declared format and (\\d+) one");

  @Test
  void areThoseOfCpp() throws IOException, InterruptedException {
    List<String> wrong = new ArrayList<>();
    int declared = 0;
    int handWritten = 0;
    int ops = 0;
    for (DialectDefinition dialect : ProjectDialects.all()) {
      // MLIR's package has no definitions of its test dialect.
      if (dialect.operations().isEmpty() || dialect.namespace().equals("test")) {
        continue;
      }
      Map<String, Form> forms = MlirForms.read(dialect.namespace());
      for (OpModel op : dialect.operations()) {
        String name = op.definition().name();
        Form ours = form(op);
        Form theirs =
            MlirDefinitions.WITHOUT_DEFINITION.contains(name) ? Form.HAND_WRITTEN : forms.get(name);
        ops++;
        declared += ours == Form.DECLARED ? 1 : 0;
        handWritten += ours == Form.HAND_WRITTEN ? 1 : 0;
        if (ours != theirs && !(ours == Form.DECLARED && theirs == Form.HAND_WRITTEN)) {
          wrong.add(name + ": " + ours + " here, " + theirs + " in MLIR");
        }
      }
    }
    System.out.printf("%d operations: %d declared, %d by hand%n", ops, declared, handWritten);
    assertEquals(List.of(), wrong);
    assertEquals(documented(), List.of(ops, declared, handWritten), "differences-from-mlir.md");
  }

  private static Form form(OpModel op) {
    if (op.definition().assemblyFormat() != null) {
      return Form.DECLARED;
    }
    return op instanceof OpAssembly ? Form.HAND_WRITTEN : Form.NONE;
  }

  private static List<Integer> documented() throws IOException {
    Matcher figures =
        FIGURES.matcher(
            Files.readString(ProjectPages.ROOT.resolve("docs/differences-from-mlir.md")));
    assertTrue(figures.find(), FIGURES.toString());
    return List.of(
        Integer.parseInt(figures.group(1)),
        Integer.parseInt(figures.group(2)),
        Integer.parseInt(figures.group(3)));
  }
}
