// SPDX-License-Identifier: Apache-2.0
package dev.ods.architecture;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/**
 * The project to copy names the versions of the plugins that it runs, which are those of this one:
 * what Maven takes by itself depends on Maven's version, and is reported with a warning.
 */
final class TemplateTest {
  private static final Path ROOT = Path.of(System.getProperty("ods.root", ".."));
  private static final Pattern PLUGIN =
      Pattern.compile("<artifactId>(maven-\\w+-plugin)</artifactId>\\s*<version>([^<]*)</version>");
  private static final Pattern PROPERTY =
      Pattern.compile("<(maven-\\w+-plugin)\\.version>([^<]*)</\\1\\.version>");

  private static Map<String, String> versions(String file, Pattern pattern) throws Exception {
    Map<String, String> versions = new TreeMap<>();
    Matcher matcher = pattern.matcher(Files.readString(ROOT.resolve(file)));
    while (matcher.find()) {
      versions.put(matcher.group(1), matcher.group(2));
    }
    return versions;
  }

  @Test
  void namesTheVersionsOfItsPlugins() throws Exception {
    Map<String, String> ours = versions("pom.xml", PROPERTY);
    Map<String, String> expected =
        Stream.of("compiler", "jar", "resources", "surefire")
            .map(name -> "maven-" + name + "-plugin")
            .collect(Collectors.toMap(name -> name, ours::get, (a, b) -> a, TreeMap::new));
    assertEquals(expected, versions("template/pom.xml", PLUGIN));
  }
}
