// SPDX-License-Identifier: Apache-2.0
package dev.ods.architecture;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaModifier;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

/**
 * A declaration may import all of the packages that it uses on demand: no two of them, nor {@code
 * java.lang}, have a public class of the same name.
 */
final class StarImportsTest {
  private static final List<String> PACKAGES =
      List.of(
          "dev.ods.annotation",
          "dev.ods.builtin",
          "dev.ods.constraint",
          "dev.ods.diagnostic",
          "dev.ods.ir",
          "dev.ods.predicate",
          "dev.ods.text",
          "dev.ods.trait",
          "dev.ods.verify");

  @Test
  void noSimpleNameIsInTwoPackages() {
    Map<String, List<String>> packages = new TreeMap<>();
    for (String name : PACKAGES) {
      for (JavaClass c :
          new ClassFileImporter()
              .withImportOption(new ImportOption.DoNotIncludeTests())
              .importPackages(name)) {
        if (c.getPackageName().equals(name)
            && c.isTopLevelClass()
            && c.getModifiers().contains(JavaModifier.PUBLIC)) {
          packages.computeIfAbsent(c.getSimpleName(), key -> new ArrayList<>()).add(name);
        }
      }
    }
    assertNotNull(packages.get("Op"));
    packages.replaceAll((simpleName, found) -> withJavaLang(simpleName, found));
    packages.values().removeIf(found -> found.size() == 1);
    assertEquals(Map.of(), packages);
  }

  private static List<String> withJavaLang(String simpleName, List<String> found) {
    List<String> all = new ArrayList<>(found);
    try {
      Class<?> c = Class.forName("java.lang." + simpleName);
      if (Modifier.isPublic(c.getModifiers())) {
        all.add(c.getPackageName());
      }
    } catch (ClassNotFoundException e) {
      // The usual case.
    }
    return all;
  }
}
