// SPDX-License-Identifier: Apache-2.0
package dev.ods.architecture;

import static com.tngtech.archunit.base.DescribedPredicate.not;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.lang.ArchRule;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/**
 * The arrows between packages, as docs/architecture.md draws them. A package may use those that its
 * {@link Room} lists, itself, and nothing else of the project.
 */
final class ArchitectureTest {
  private static final String ROOT = "dev.ods.";

  /** Every class of the project, without tests. */
  private static final JavaClasses PROJECT =
      new ClassFileImporter()
          .withImportOption(new ImportOption.DoNotIncludeTests())
          .withImportOption(location -> !location.contains("/shaded/"))
          .importPackages("dev.ods");

  /**
   * A package and what it may use.
   *
   * @param name the package, without the root
   * @param uses the packages, without the root
   */
  private record Room(String name, List<String> uses) {
    Room(String name, String... uses) {
      this(name, List.of(uses));
    }
  }

  private static final List<Room> ROOMS =
      List.of(
          new Room("annotation"),
          new Room("ir.storage"),
          new Room("ir", "ir.storage"),
          new Room("diagnostic", "ir"),
          new Room("trait", "ir", "diagnostic"),
          new Room("affine", "ir"),
          new Room("floating"),
          new Room("builtin", "ir", "diagnostic", "trait", "affine", "floating"),
          new Room("constraint", "ir", "builtin"),
          new Room("verify", "ir", "diagnostic", "builtin", "constraint", "trait"),
          new Room(
              "text",
              "ir",
              "diagnostic",
              "affine",
              "floating",
              "builtin",
              "constraint",
              "trait",
              "verify"),
          new Room(
              "codegen", "ir", "diagnostic", "builtin", "constraint", "trait", "verify", "text"),
          new Room("tools", "ir", "diagnostic", "builtin", "trait", "verify", "text"));

  @TestFactory
  Stream<DynamicTest> packageUsesOnlyWhatItMay() {
    return ROOMS.stream()
        .map(room -> DynamicTest.dynamicTest(room.name(), () -> arrows(room).check(PROJECT)));
  }

  private static ArchRule arrows(Room room) {
    List<String> allowed = new ArrayList<>(room.uses());
    allowed.add(room.name());
    String[] packages = allowed.stream().map(p -> ROOT + p).toArray(String[]::new);
    return noClasses()
        .that()
        .resideInAPackage(ROOT + room.name())
        .should()
        .dependOnClassesThat(
            resideInAPackage("dev.ods..")
                .and(not(resideInAnyPackage(packages)).as("not in %s", allowed)))
        .allowEmptyShould(true);
  }

  @Test
  void storageIsUsedOnlyByIr() {
    classes()
        .that()
        .resideInAPackage("dev.ods.ir.storage..")
        .should()
        .onlyBeAccessed()
        .byAnyPackage("dev.ods.ir", "dev.ods.ir.storage..")
        .check(PROJECT);
  }

  @Test
  void runtimePackagesHaveNoCycles() {
    slices()
        .matching(
            "dev.ods.(ir|diagnostic|affine|floating|builtin|constraint|trait|verify|text|codegen)..")
        .should()
        .beFreeOfCycles()
        .check(PROJECT);
  }

  @Test
  void processorStagesHaveNoCycles() {
    slices()
        .matching("dev.ods.processor.(*)..")
        .should()
        .beFreeOfCycles()
        .allowEmptyShould(true)
        .check(PROJECT);
  }

  @Test
  void runtimeDoesNotKnowTheProcessorOrTheTools() {
    noClasses()
        .that()
        .resideInAnyPackage(
            "dev.ods.ir..",
            "dev.ods.diagnostic..",
            "dev.ods.affine..",
            "dev.ods.floating..",
            "dev.ods.builtin..",
            "dev.ods.constraint..",
            "dev.ods.trait..",
            "dev.ods.verify..",
            "dev.ods.text..",
            "dev.ods.codegen..")
        .should()
        .dependOnClassesThat()
        .resideInAnyPackage(
            "dev.ods.processor..",
            "dev.ods.annotation..",
            "dev.ods.tools..",
            "dev.ods.dialects..",
            "dev.ods.sample..")
        .check(PROJECT);
  }

  @Test
  void processorDoesNotNeedTheRuntime() {
    noClasses()
        .that()
        .resideInAPackage("dev.ods.processor..")
        .should()
        .dependOnClassesThat()
        .resideInAnyPackage("dev.ods.ir..", "dev.ods.text..", "dev.ods.builtin..")
        .allowEmptyShould(true)
        .check(PROJECT);
  }

  @Test
  void onlyReadTouchesTheMirrorApi() {
    noClasses()
        .that()
        .resideInAnyPackage(
            "dev.ods.processor.check..", "dev.ods.processor.format..", "dev.ods.processor.emit..")
        .should()
        .dependOnClassesThat()
        .resideInAnyPackage("javax.lang.model.type..", "javax.lang.model.util..")
        .allowEmptyShould(true)
        .check(PROJECT);
  }

  @Test
  void librariesDoNotPrintToTheConsole() {
    noClasses()
        .that()
        .resideOutsideOfPackage("dev.ods.tools..")
        .should()
        .accessField(System.class, "out")
        .orShould()
        .accessField(System.class, "err")
        .check(PROJECT);
  }
}
