// SPDX-License-Identifier: Apache-2.0
package dev.ods.distribution;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.jar.JarFile;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.parsers.ParserConfigurationException;
import javax.xml.xpath.XPath;
import javax.xml.xpath.XPathConstants;
import javax.xml.xpath.XPathExpressionException;
import javax.xml.xpath.XPathFactory;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import org.w3c.dom.Document;
import org.w3c.dom.NodeList;
import org.xml.sax.SAXException;

/**
 * The files that the profile {@code central-check} would upload are all that Maven Central
 * requires.
 */
@EnabledIfSystemProperty(
    named = PublishedFilesIT.DIRECTORY,
    matches = ".+",
    disabledReason = "only with the profile central-check")
final class PublishedFilesIT {
  static final String DIRECTORY = "ods.central";

  private static final String PARENT = "ods-parent";
  private static final Set<String> PUBLISHED =
      Set.of(
          PARENT,
          "ods-annotations",
          "ods-runtime",
          "ods-processor",
          "ods-dialects",
          "sample-dialect",
          "ods-testing",
          "ods-tools");

  private static final List<String> OF_A_POM = List.of(".pom", "-cyclonedx.json");
  private static final List<String> OF_A_JAR = List.of(".jar", "-sources.jar", "-javadoc.jar");
  private static final List<String> CHECKSUMS = List.of(".md5", ".sha1");

  private static Path group() {
    return Path.of(System.getProperty(DIRECTORY, ""), "dev", "ods");
  }

  /** The directory of a module's only version. */
  private static Path version(String module) throws IOException {
    try (Stream<Path> entries = Files.list(group().resolve(module))) {
      List<Path> versions = entries.filter(Files::isDirectory).toList();
      assertEquals(1, versions.size(), versions.toString());
      return versions.get(0);
    }
  }

  /**
   * The suffixes of the names of a module's files; their prefix contains a time stamp if it is a
   * snapshot.
   */
  private static Set<String> suffixes(String module) throws IOException {
    try (Stream<Path> files = Files.list(version(module))) {
      Set<String> result = new TreeSet<>();
      files
          .map(file -> file.getFileName().toString())
          .filter(name -> !name.startsWith("maven-metadata"))
          .forEach(name -> result.add(name.replaceFirst(prefix(module), "")));
      return result;
    }
  }

  private static String prefix(String module) {
    String version = Pattern.quote(Product.version().replace("-SNAPSHOT", ""));
    return "^" + module + "-" + version + "(-[0-9]{8}\\.[0-9]{6}-[0-9]+)?";
  }

  private static Path file(String module, String suffix) throws IOException {
    try (Stream<Path> files = Files.list(version(module))) {
      return files
          .filter(
              file -> file.getFileName().toString().matches(prefix(module) + Pattern.quote(suffix)))
          .findFirst()
          .orElseThrow();
    }
  }

  @Test
  void allThatIsPublishedIsThereAndNothingElse() throws IOException {
    try (Stream<Path> modules = Files.list(group())) {
      Set<String> names = new TreeSet<>();
      modules.forEach(module -> names.add(module.getFileName().toString()));
      assertEquals(new TreeSet<>(PUBLISHED), names);
    }
  }

  @TestFactory
  Stream<DynamicTest> everyFileIsThereWithItsChecksumsAndSignature() {
    return PUBLISHED.stream()
        .map(module -> DynamicTest.dynamicTest(module, () -> assertComplete(module)));
  }

  private static void assertComplete(String module) throws IOException {
    Set<String> files = suffixes(module);
    List<String> missing = new ArrayList<>();
    List<String> expected = new ArrayList<>(OF_A_POM);
    if (!module.equals(PARENT)) {
      expected.addAll(OF_A_JAR);
    }
    for (String file : expected) {
      List<String> beside = new ArrayList<>(CHECKSUMS);
      beside.add("");
      if (!Boolean.getBoolean("ods.central.unsigned")) {
        beside.add(".asc");
      }
      beside.stream().map(file::concat).filter(f -> !files.contains(f)).forEach(missing::add);
    }
    assertEquals(List.of(), missing, "missing of " + files);
  }

  @TestFactory
  Stream<DynamicTest> everyJarHoldsTheLicence() {
    return PUBLISHED.stream()
        .filter(module -> !module.equals(PARENT))
        .flatMap(module -> OF_A_JAR.stream().map(suffix -> licenceTest(module, suffix)));
  }

  private static DynamicTest licenceTest(String module, String suffix) {
    return DynamicTest.dynamicTest(
        module + suffix,
        () -> {
          Path licence = Path.of(System.getProperty("ods.root", ".."), "LICENSE");
          String text = entry(file(module, suffix), "META-INF/LICENSE");
          assertEquals(Files.readString(licence, StandardCharsets.UTF_8), text);
        });
  }

  private static String entry(Path file, String name) throws IOException {
    try (JarFile jar = new JarFile(file.toFile());
        InputStream in = jar.getInputStream(jar.getEntry(name))) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    }
  }

  @Test
  void theProcessorNotesEveryLibraryInIt() throws IOException {
    Path processor = file("ods-processor", ".jar");
    String notice = entry(processor, "META-INF/NOTICE");
    Set<String> libraries = new TreeSet<>();
    String shaded = "dev/ods/processor/shaded/";
    try (JarFile jar = new JarFile(processor.toFile())) {
      jar.stream()
          .map(Object::toString)
          .filter(name -> name.startsWith(shaded) && name.length() > shaded.length())
          .forEach(name -> libraries.add(name.substring(0, name.indexOf('/', shaded.length()))));
    }
    assertTrue(libraries.size() >= 3, libraries.toString());
    libraries.removeIf(library -> notice.contains(library.replace('/', '.')));
    assertEquals(Set.of(), libraries, "not in META-INF/NOTICE");
  }

  @TestFactory
  Stream<DynamicTest> everyPomSaysByItselfWhatItIsAbout() {
    return PUBLISHED.stream()
        .flatMap(
            module ->
                Stream.of("name", "description")
                    .map(
                        element ->
                            DynamicTest.dynamicTest(
                                module + " " + element,
                                () ->
                                    assertEquals(1, texts(module, "/project/" + element).size()))));
  }

  @TestFactory
  Stream<DynamicTest> noPomNeedsWhatIsNotPublished() {
    return PUBLISHED.stream()
        .map(module -> DynamicTest.dynamicTest(module, () -> assertResolvable(module)));
  }

  private static void assertResolvable(String module) throws Exception {
    Set<String> own =
        select(module, "/project/dependencies/dependency[not(scope='test')][groupId='dev.ods']");
    own.addAll(select(module, "/project/parent"));
    own.removeAll(PUBLISHED);
    assertEquals(Set.of(), own, "is not published");
  }

  @Test
  void theProcessorNeedsNoLibraryThatItHolds() throws Exception {
    assertEquals(
        Set.of("ods-annotations"),
        select(
            "ods-processor",
            "/project/dependencies/dependency[not(scope='test') and not(scope='provided')]"));
  }

  @TestFactory
  Stream<DynamicTest> whoCompilesAgainstTheApiGetsItsAnnotations() {
    return Stream.of("ods-annotations", "ods-runtime")
        .map(
            module ->
                DynamicTest.dynamicTest(
                    module,
                    () ->
                        assertEquals(
                            Set.of("jspecify"),
                            select(module, "/project/dependencies/dependency[scope='compile']"))));
  }

  /** The artifact ids that an XPath expression selects in a module's POM. */
  private static Set<String> select(String module, String expression)
      throws IOException, ParserConfigurationException, SAXException, XPathExpressionException {
    return texts(module, expression + "/artifactId");
  }

  private static Set<String> texts(String module, String expression)
      throws IOException, ParserConfigurationException, SAXException, XPathExpressionException {
    // Not namespace-aware, so that the expressions need no prefixes.
    Document pom =
        DocumentBuilderFactory.newInstance()
            .newDocumentBuilder()
            .parse(file(module, ".pom").toFile());
    XPath xpath = XPathFactory.newInstance().newXPath();
    NodeList found = (NodeList) xpath.evaluate(expression, pom, XPathConstants.NODESET);
    Set<String> result = new TreeSet<>();
    for (int i = 0; i < found.getLength(); i++) {
      result.add(found.item(i).getTextContent().trim());
    }
    return result;
  }
}
