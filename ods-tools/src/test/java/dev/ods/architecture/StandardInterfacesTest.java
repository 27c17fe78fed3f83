// SPDX-License-Identifier: Apache-2.0
package dev.ods.architecture;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaModifier;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import dev.ods.ir.AttributeInterface;
import dev.ods.ir.OpView;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * Each standard interface of operations, types, attributes and dialects has a row in {@code
 * docs/ods-coverage.md}, with its package and the test that proves what it does; {@link
 * CoverageTest} checks that the test exists.
 */
@Tag("sources")
final class StandardInterfacesTest {
  private static final Path ROOT = Path.of(System.getProperty("ods.root", ".."));
  private static final Pattern NAME = Pattern.compile("`(\\w+)`");
  private static final Pattern PACKAGE = Pattern.compile("`(dev\\.ods\\.[\\w.]+)`");

  @Test
  void everyInterfaceHasARowWithItsTest() throws IOException {
    assertEquals(lines(found()), lines(listed()), "name and package");
  }

  private static String lines(Map<String, String> interfaces) {
    StringBuilder lines = new StringBuilder();
    interfaces.forEach((name, in) -> lines.append(name).append(' ').append(in).append('\n'));
    return lines.toString();
  }

  /** The packages by the names that are alone in the first cells of the tables on interfaces. */
  private static Map<String, String> listed() throws IOException {
    CoveragePage page =
        CoveragePage.of(Files.readString(ROOT.resolve("docs").resolve("ods-coverage.md")));
    Map<String, String> listed = new TreeMap<>();
    for (CoveragePage.Section section : page.sections()) {
      for (CoveragePage.Row row : section.rows()) {
        Matcher name = NAME.matcher(row.cells().get(0));
        Matcher in = PACKAGE.matcher(row.cells().get(1));
        if (section.title().equals("Interfaces") && name.matches() && in.find()) {
          listed.put(name.group(1), in.group(1));
        }
      }
    }
    return listed;
  }

  private static Map<String, String> found() throws IOException {
    Set<String> exported = ModuleExports.of(ROOT.resolve("ods-runtime"));
    Map<String, String> found = new TreeMap<>();
    for (JavaClass c :
        new ClassFileImporter()
            .withImportOption(new ImportOption.DoNotIncludeTests())
            .importPackages(exported)) {
      if (exported.contains(c.getPackageName()) && isStandard(c)) {
        found.put(c.getSimpleName(), c.getPackageName());
      }
    }
    return found;
  }

  private static boolean isStandard(JavaClass c) {
    boolean root = c.isEquivalentTo(OpView.class) || c.isEquivalentTo(AttributeInterface.class);
    return !root
        && c.isInterface()
        && !c.isAnnotation()
        && c.isTopLevelClass()
        && c.getModifiers().contains(JavaModifier.PUBLIC)
        && (c.isAssignableTo(OpView.class)
            || c.isAssignableTo(AttributeInterface.class)
            || c.getSimpleName().endsWith("Interface")
            || isOfTypes(c));
  }

  /** Those of types extend nothing: they are named like a type, or an interface extends them. */
  private static boolean isOfTypes(JavaClass c) {
    return c.getSimpleName().endsWith("Type")
        || c.getSubclasses().stream()
            .anyMatch(sub -> sub.isInterface() && sub.getSimpleName().endsWith("Interface"));
  }
}
