// SPDX-License-Identifier: Apache-2.0
package dev.ods.build;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;
import org.w3c.dom.Document;
import org.w3c.dom.NodeList;

/** The options of javac are those of the Maven build. */
final class DialectCompilerTest {
  @Test
  void optionsAreThoseOfThePom() throws Exception {
    Path pom = Path.of(System.getProperty("ods.root", ".."), "pom.xml");
    Document document =
        DocumentBuilderFactory.newInstance().newDocumentBuilder().parse(pom.toFile());
    String release = texts(document, "maven.compiler.release").get(0);
    assertEquals(
        release, DialectCompiler.OPTIONS.get(DialectCompiler.OPTIONS.indexOf("--release") + 1));
    List<String> options = texts(document, "arg");
    assertTrue(options.remove("${error-prone.plugin}"));
    assertTrue(DialectCompiler.OPTIONS.containsAll(options), options::toString);
  }

  private static List<String> texts(Document document, String element) {
    NodeList nodes = document.getElementsByTagName(element);
    List<String> texts = new ArrayList<>();
    for (int i = 0; i < nodes.getLength(); i++) {
      texts.add(nodes.item(i).getTextContent());
    }
    return texts;
  }
}
