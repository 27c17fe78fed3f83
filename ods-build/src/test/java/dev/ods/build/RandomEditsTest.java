// SPDX-License-Identifier: Apache-2.0
package dev.ods.build;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

/** After each edit of a sequence, an incremental build has the result of a build from scratch. */
final class RandomEditsTest {
  @Property(tries = 6)
  void buildsEditsAsFromScratch(@ForAll("scripts") List<Edit> edits) throws IOException {
    Path root = Files.createTempDirectory("demo");
    try {
      DemoProject project = DemoProject.built(root);
      for (Edit edit : edits) {
        edit.action().accept(project);
        project.assertBuiltAsFromScratch(edits);
      }
    } finally {
      Workspace.delete(root);
    }
  }

  @Provide
  Arbitrary<List<Edit>> scripts() {
    return Arbitraries.of(Edit.ALL).list().ofMinSize(2).ofMaxSize(5);
  }
}
