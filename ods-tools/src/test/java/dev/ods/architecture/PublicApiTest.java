// SPDX-License-Identifier: Apache-2.0
package dev.ods.architecture;

import static org.junit.jupiter.api.Assertions.assertFalse;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import dev.ods.testing.GoldenFiles;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * The exported packages of the annotations and of the runtime declare the API that docs/api.txt
 * lists, so that changes to it show in review.
 */
@Tag("sources")
final class PublicApiTest {
  private static final Path ROOT = Path.of(System.getProperty("ods.root", ".."));
  private static final List<String> MODULES = List.of("ods-annotations", "ods-runtime");
  private static final String UPDATE =
      "mvn package -pl ods-processor,ods-tools -am -Dtest=PublicApiTest"
          + " -Dsurefire.failIfNoSpecifiedTests=false";

  @Test
  void theApiMatchesTheListing() throws IOException, ClassNotFoundException {
    Set<String> exported = new TreeSet<>();
    for (String module : MODULES) {
      exported.addAll(ModuleExports.of(ROOT.resolve(module)));
    }
    List<String> lines = new ArrayList<>();
    lines.add("# The public API: what " + String.join(" and ", MODULES) + " export.");
    lines.add("# PublicApiTest compares it; after an intended change, this writes it:");
    lines.add("# " + UPDATE + " " + GoldenFiles.OPTION);
    for (String name : exported) {
      lines.add("");
      lines.add("package " + name);
      List<Class<?>> classes = classes(name);
      assertFalse(classes.isEmpty(), () -> "no class in the exported package " + name);
      lines.addAll(ApiListing.of(name, classes, exported));
    }
    GoldenFiles.compare(ROOT.resolve("docs/api.txt"), String.join("\n", lines) + "\n", UPDATE);
  }

  /** The top-level classes of a package. */
  private static List<Class<?>> classes(String packageName) throws ClassNotFoundException {
    List<Class<?>> classes = new ArrayList<>();
    for (JavaClass c :
        new ClassFileImporter()
            .withImportOption(new ImportOption.DoNotIncludeTests())
            .importPackages(packageName)) {
      if (c.getPackageName().equals(packageName)
          && !c.getName().contains("$")
          && !c.getSimpleName().equals("package-info")) {
        classes.add(Class.forName(c.getName(), false, PublicApiTest.class.getClassLoader()));
      }
    }
    return classes;
  }
}
