// SPDX-License-Identifier: Apache-2.0
package dev.ods.architecture;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import dev.ods.testing.Exemptions;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/**
 * The packages of the project and their dependencies are those of the tables in
 * docs/architecture.md, the only source of the rules.
 */
@Tag("sources")
final class ArchitectureTest {
  private static final String PREFIX = "dev.ods.";
  private static final Path ROOT = Path.of(System.getProperty("ods.root", ".."));

  /** The maximum number of top-level classes in a package of the runtime. */
  private static final int MOST_CLASSES = 60;

  /** The maximum number of files in a package of the dialects. */
  private static final int MOST_FILES = 40;

  /** One flat vocabulary, for convenient imports. */
  private static final String VOCABULARY = "constraint";

  /** Packages that may exceed the maximum. */
  private static final Exemptions TOO_LARGE = Exemptions.of(VOCABULARY);

  /** Modules of one package each on which no other depends; their classes are not analyzed. */
  private static final Set<String> PROGRAMS = Set.of("ods-benchmarks", "ods-build");

  private static PackageTable table;
  private static JavaClasses project;

  /** The top-level classes of the project, without tests. */
  private static ClassGraph classes;

  /** Their packages, without the prefix. */
  private static ClassGraph packages;

  @BeforeAll
  static void read() throws IOException {
    table = PackageTable.read(ROOT.resolve("docs/architecture.md"));
    project =
        new ClassFileImporter()
            .withImportOption(new ImportOption.DoNotIncludeTests())
            .withImportOption(location -> !location.contains("/shaded/"))
            .importPackages("dev.ods");
    classes = ClassGraph.of(project);
    packages = classes.grouped(ArchitectureTest::packageOf);
  }

  /** The package of a class, without the prefix. */
  private static String packageOf(String className) {
    return ClassGraph.packageOf(className).substring(PREFIX.length());
  }

  @TestFactory
  Stream<DynamicTest> packagesUseOnlyWhatTheirRowsAllow() {
    return table.rows().stream()
        .map(row -> DynamicTest.dynamicTest(row.name(), () -> checkArrows(row)));
  }

  private static void checkArrows(PackageTable.Row row) {
    assertTrue(
        packages.nodes().contains(row.name()),
        () -> "docs/architecture.md:" + row.line() + ": no class is in " + row.name());
    Set<String> uses = new TreeSet<>(packages.usesOf(row.name()));
    Map<String, String> wrong = new TreeMap<>();
    for (String use : uses) {
      if (!row.uses().contains(use)) {
        wrong.put(use, example(row.name(), use));
      }
    }
    assertEquals(
        Map.of(),
        wrong,
        () ->
            String.format(
                "%s uses what its row does not list (docs/architecture.md:%d). All that it uses: %s.",
                row.name(), row.line(), table.cell(row, uses)));
  }

  /** A dependency between classes of two packages. */
  private static String example(String from, String to) {
    for (String user : classes.nodes()) {
      for (String used : classes.usesOf(user)) {
        if (packageOf(user).equals(from) && packageOf(used).equals(to)) {
          return user + " uses " + used;
        }
      }
    }
    throw new IllegalArgumentException(from + " does not use " + to);
  }

  @Test
  void everyPackageHasARow() throws IOException {
    Set<String> without = new TreeSet<>(packages.nodes());
    for (Path module : modules()) {
      if (!PROGRAMS.contains(module.getFileName().toString())) {
        without.addAll(packagesIn(module));
      }
    }
    without.removeIf(table::has);
    assertEquals(
        Set.of(), without, "packages that are in no table under Packages of docs/architecture.md");
  }

  @Test
  void everyRowIsInTheTableOfItsModule() throws IOException {
    Map<String, String> wrong = new TreeMap<>();
    for (Path module : modules()) {
      for (String name : packagesIn(module)) {
        for (PackageTable.Row row : table.rows()) {
          if (row.name().equals(name) && !row.module().equals(module.getFileName().toString())) {
            wrong.put(name, module.getFileName().toString());
          }
        }
      }
    }
    assertEquals(Map.of(), wrong, "packages that are in another module than their table");
  }

  @Test
  void tablesAndModulesExportTheSame() throws IOException {
    Set<String> exported = new TreeSet<>();
    for (Path module : modules()) {
      for (String name : ModuleExports.of(module)) {
        exported.add(name.substring(PREFIX.length()));
      }
    }
    Map<String, String> wrong = new TreeMap<>();
    for (PackageTable.Row row : table.rows()) {
      if (row.exported() != exported.remove(row.name())) {
        wrong.put(row.name(), row.exported() ? "its module does not export it" : "is exported");
      }
    }
    exported.forEach(name -> wrong.put(name, "is exported but has no row"));
    assertEquals(Map.of(), wrong, "packages that the tables and the modules disagree about");
  }

  @Test
  void noPackageIsTooLarge() throws IOException {
    Map<String, String> large = new TreeMap<>();
    for (String name : packagesIn(ROOT.resolve("ods-runtime"))) {
      long count = classes.nodes().stream().filter(c -> packageOf(c).equals(name)).count();
      if (count > MOST_CLASSES) {
        large.put(name, count + " classes, of at most " + MOST_CLASSES);
      }
    }
    Path dialects = ROOT.resolve("ods-dialects");
    for (String name : packagesIn(dialects)) {
      int count = javaFiles(sourcesOf(dialects, name)).size();
      if (count > MOST_FILES) {
        large.put(name, count + " files, of at most " + MOST_FILES);
      }
    }
    TOO_LARGE.check(large);
  }

  @Test
  void classesOfDifferentPackagesHaveNoCycles() {
    List<String> cycles = new ArrayList<>();
    for (Set<String> cycle : classes.cycles()) {
      Set<String> in = new TreeSet<>(ClassGraph.packagesOf(cycle));
      if (in.size() > 1) {
        String way = String.join(" -> ", classes.wayRound(cycle, acrossPackages(cycle)));
        cycles.add(cycle.size() + " classes of " + in + ", among them " + way);
      }
    }
    assertEquals(List.of(), cycles);
  }

  /** A class of a cycle that uses a class of the cycle in another package. */
  private static String acrossPackages(Set<String> cycle) {
    for (String from : cycle) {
      for (String to : classes.usesOf(from)) {
        if (cycle.contains(to) && !packageOf(from).equals(packageOf(to))) {
          return from;
        }
      }
    }
    throw new IllegalArgumentException("all of one package: " + cycle);
  }

  /** Parts of an exported package are counted as that package. */
  @Test
  void packagesHaveNoCycles() {
    assertEquals(List.of(), packages.grouped(table::owner).cycles());
  }

  @Test
  void onlyReadUsesTheMirrorApi() {
    noClasses()
        .that()
        .resideInAnyPackage(
            existing("processor.check", "processor.emit", "processor.format", "processor.model"))
        .should()
        .dependOnClassesThat()
        .resideInAnyPackage("javax.lang.model.type..", "javax.lang.model.util..")
        .check(project);
  }

  /** Passes of MLIR's dialect {@code test} print what they were told of. */
  @Test
  void librariesDoNotPrintToTheConsole() {
    noClasses()
        .that()
        .resideOutsideOfPackages(existing("doc", "tools", "dialects.test"))
        .should()
        .accessField(System.class, "out")
        .orShould()
        .accessField(System.class, "err")
        .check(project);
  }

  /** Patterns for packages and their subpackages, which must exist. */
  private static String[] existing(String... names) {
    for (String name : names) {
      assertTrue(packages.nodes().contains(name), () -> "no class is in " + name);
    }
    return Stream.of(names).map(name -> PREFIX + name + "..").toArray(String[]::new);
  }

  @Test
  void programsHaveOnePackageEachAndAreNotAnalyzed() throws IOException {
    Set<String> modules = new TreeSet<>();
    for (Path module : modules()) {
      modules.add(module.getFileName().toString());
    }
    for (String program : PROGRAMS) {
      assertTrue(modules.contains(program), () -> "stale: there is no module " + program);
      Set<String> in = packagesIn(ROOT.resolve(program));
      assertEquals(1, in.size(), () -> program + " has several packages: list them: " + in);
      assertTrue(
          in.stream().noneMatch(packages.nodes()::contains),
          () -> "stale: the classes of " + program + " are seen: list its package");
    }
  }

  /** The modules with a module-info. */
  private static List<Path> modules() throws IOException {
    Matcher names =
        Pattern.compile("<module>([^<]+)</module>")
            .matcher(Files.readString(ROOT.resolve("pom.xml"), StandardCharsets.UTF_8));
    List<Path> modules = new ArrayList<>();
    while (names.find()) {
      Path module = ROOT.resolve(names.group(1));
      if (Files.exists(module.resolve("src/main/java/module-info.java"))) {
        modules.add(module);
      }
    }
    assertTrue(modules.size() > 1, () -> "no modules in " + ROOT.toAbsolutePath());
    return modules;
  }

  /** The packages of a module with more than a package-info. */
  private static Set<String> packagesIn(Path module) throws IOException {
    Path sources = module.resolve("src/main/java");
    Set<String> names = new TreeSet<>();
    try (Stream<Path> folders = Files.walk(sources).filter(Files::isDirectory)) {
      for (Path folder : folders.toList()) {
        List<Path> files = javaFiles(folder);
        files.removeIf(file -> file.endsWith("package-info.java"));
        files.removeIf(file -> file.endsWith("module-info.java"));
        if (!files.isEmpty()) {
          String name = sources.relativize(folder).toString().replace('/', '.').replace('\\', '.');
          assertTrue(name.startsWith(PREFIX), () -> name + " is outside of " + PREFIX);
          names.add(name.substring(PREFIX.length()));
        }
      }
    }
    return names;
  }

  private static Path sourcesOf(Path module, String name) {
    return module.resolve("src/main/java/" + (PREFIX + name).replace('.', '/'));
  }

  private static List<Path> javaFiles(Path folder) throws IOException {
    try (Stream<Path> files = Files.list(folder)) {
      return new ArrayList<>(files.filter(file -> file.toString().endsWith(".java")).toList());
    }
  }
}
