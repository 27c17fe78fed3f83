// SPDX-License-Identifier: Apache-2.0
package dev.ods.doc;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.InputStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javax.tools.DocumentationTool;
import javax.tools.JavaCompiler;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A dialect with all that has a documentation, by the command and by the doclet. */
class OdsDocTest {
  private static final String CLASS_PATH = System.getProperty("java.class.path");

  @TempDir Path work;
  private Path source;
  private final StringWriter output = new StringWriter();
  private final StringWriter errors = new StringWriter();

  @BeforeEach
  void writeSource() throws IOException {
    source = Files.createDirectories(work.resolve("src/shop")).resolve("ShopDialect.java");
    Files.writeString(source, resource("ShopDialect.java.txt"));
  }

  private static String resource(String name) throws IOException {
    try (InputStream stream = OdsDocTest.class.getResourceAsStream(name)) {
      return new String(stream.readAllBytes(), StandardCharsets.UTF_8);
    }
  }

  private int run(String... arguments) {
    return OdsDoc.run(List.of(arguments), new PrintWriter(output), new PrintWriter(errors));
  }

  private int document(String... arguments) {
    List<String> all = new ArrayList<>(List.of("--class-path", CLASS_PATH));
    all.addAll(List.of(arguments));
    all.add(work.resolve("src").toString());
    return run(all.toArray(String[]::new));
  }

  @Test
  void writesMarkdown() throws IOException {
    assertEquals(0, document("--markdown", work.resolve("out").toString()), errors::toString);
    assertEquals("", errors.toString());
    assertEquals(resource("shop.md"), Files.readString(work.resolve("out/shop.md")));
    assertTrue(
        Files.readString(work.resolve("out/README.md"))
            .contains("| [`shop`](shop.md) | Buys and sells |"));
  }

  @Test
  void writesOnePageOfHtml() throws IOException {
    Path page = work.resolve("shop.html");
    assertEquals(0, document("--html", page.toString()), errors::toString);
    String html = Files.readString(page);
    assertTrue(html.contains("<section id=\"shop.buy\">"));
    assertTrue(html.contains("<a href=\"#shop:GoodsType\">goods type</a>"));
    assertTrue(html.contains("<a href=\"#shop.close\"><code>shop.close</code></a>"));
    assertTrue(html.contains("<pre><code>%goods = shop.buy %money {\n  currency"));
    assertTrue(html.contains("a*b, _c_ and [d]"));
    assertEquals(List.of(), unbalanced(html));
    Set<String> ids = all(html, "\\sid=\"([^\"]*)\"");
    for (String address : all(html, "href=\"([^\"]*)\"")) {
      assertTrue(
          address.equals("https://example.org/shops") || ids.contains(address.substring(1)),
          address);
    }
    assertEquals(Set.of(), all(html, "(<link|\\ssrc=|@import|url\\()"), "needs other files");
  }

  private static Set<String> all(String text, String pattern) {
    Set<String> found = new HashSet<>();
    Matcher matcher = Pattern.compile(pattern).matcher(text);
    while (matcher.find()) {
      found.add(matcher.group(1));
    }
    return found;
  }

  /** The tags that are not closed, or closed without having been opened. */
  private static List<String> unbalanced(String html) {
    List<String> wrong = new ArrayList<>();
    Deque<String> open = new ArrayDeque<>();
    String text = html.replaceAll("(?s)<(style|script)>.*?</\\1>", "");
    Matcher tags = Pattern.compile("<(/?)([a-z][a-z0-9]*)[^>]*>").matcher(text);
    while (tags.find()) {
      String name = tags.group(2);
      if (Set.of("br", "meta", "input").contains(name)) {
        continue;
      }
      if (tags.group(1).isEmpty()) {
        open.push(name);
      } else if (!name.equals(open.poll())) {
        wrong.add(tags.group() + " at " + tags.start());
      }
    }
    wrong.addAll(open);
    return wrong;
  }

  @Test
  void theDocletWritesTheSame() throws IOException {
    Path classes = Files.createDirectories(work.resolve("classes"));
    compile(classes);
    DocumentationTool javadoc = ToolProvider.getSystemDocumentationTool();
    Path out = work.resolve("out");
    try (StandardJavaFileManager files = javadoc.getStandardFileManager(null, null, null)) {
      boolean done =
          javadoc
              .getTask(
                  new PrintWriter(errors),
                  files,
                  null,
                  DialectDoclet.class,
                  List.of("-classpath", classes + ":" + CLASS_PATH, "-d", out.toString()),
                  files.getJavaFileObjects(source))
              .call();
      assertTrue(done, errors::toString);
    }
    assertEquals(resource("shop.md"), Files.readString(out.resolve("shop.md")));
    assertTrue(Files.exists(out.resolve("index.html")));
  }

  private void compile(Path classes) throws IOException {
    JavaCompiler javac = ToolProvider.getSystemJavaCompiler();
    try (StandardJavaFileManager files = javac.getStandardFileManager(null, null, null)) {
      List<String> options =
          List.of(
              "-nowarn",
              "-classpath",
              CLASS_PATH,
              "-processor",
              "dev.ods.processor.OdsProcessor",
              "-d",
              classes.toString());
      assertTrue(
          javac
              .getTask(
                  new PrintWriter(errors),
                  files,
                  null,
                  options,
                  null,
                  files.getJavaFileObjects(source))
              .call(),
          errors::toString);
    }
  }

  @Test
  void overwritesOnlyWhatItHasWritten() throws IOException {
    Path readme = work.resolve("out/README.md");
    Files.createDirectories(readme.getParent());
    Files.writeString(readme, "# Mine\n");
    assertEquals(1, document("--markdown", work.resolve("out").toString()));
    assertTrue(errors.toString().contains("README.md exists and was not generated by ods-doc"));
    assertEquals("# Mine\n", Files.readString(readme));
    Files.delete(readme);
    assertEquals(0, document("--markdown", work.resolve("out").toString()));
    assertEquals(0, document("--markdown", work.resolve("out").toString()));
  }

  @Test
  void saysWhyAFileCannotBeWritten() throws IOException {
    String file = Files.writeString(work.resolve("file"), "").toString();
    assertFails(file + ": exists, and is not a directory", "--markdown", file);
    String folder = Files.createDirectory(work.resolve("folder")).toString();
    assertFails(folder + ": is a directory", "--html", folder);
    Files.write(work.resolve("bytes"), new byte[] {(byte) 0xff});
    String bytes = work.resolve("bytes").toString();
    assertFails(bytes + " exists and was not generated by ods-doc", "--html", bytes);
  }

  private void assertFails(String message, String... arguments) {
    errors.getBuffer().setLength(0);
    assertEquals(1, document(arguments));
    assertTrue(errors.toString().startsWith("ods-doc: " + message), errors::toString);
  }

  @Test
  void followsLinks() throws IOException {
    Path moved = Files.move(source.getParent(), work.resolve("moved"));
    Files.createSymbolicLink(work.resolve("src/shop"), moved);
    Files.createSymbolicLink(moved.resolve("Gone.java"), work.resolve("Gone.java"));
    Files.createSymbolicLink(moved.resolve("loop"), moved);
    Path link = Files.createSymbolicLink(work.resolve("link"), work.resolve("src"));
    String out = work.resolve("out").toString();
    assertEquals(
        0, run("--class-path", CLASS_PATH, "--markdown", out, link.toString()), errors::toString);
    assertEquals(resource("shop.md"), Files.readString(work.resolve("out/shop.md")));
  }

  @Test
  void saysThatThereAreNoSources() throws IOException {
    Path empty = Files.createDirectory(work.resolve("empty"));
    assertEquals(2, run("--markdown", work.resolve("out").toString(), empty.toString()));
    assertTrue(
        errors.toString().startsWith("ods-doc: there are no Java files in the sources [" + empty),
        errors::toString);
  }

  @Test
  void documentsTheSelectedDialects() {
    String out = work.resolve("out").toString();
    assertEquals(0, document("--dialect", "shop", "--markdown", out), errors::toString);
    assertEquals(2, document("--dialect", "shops", "--markdown", out));
    assertTrue(
        errors.toString().contains("the sources declare no dialect 'shops' but [shop]"),
        errors::toString);
  }

  /** The compiler's note that something deprecated is used says nothing of the documentation. */
  @Test
  void saysNothingOfTheUseOfWhatIsDeprecated() throws IOException {
    Files.writeString(
        source.resolveSibling("OldDialect.java"),
        """
        package shop;
        import dev.ods.annotation.*;
        /** Has {@link Old}. */
        @Dialect(name = "old", ops = Old.class) interface OldDialect {}
        """);
    Files.writeString(
        source.resolveSibling("Old.java"),
        """
        package shop;
        import dev.ods.annotation.*;
        @Deprecated @Op(dialect = OldDialect.class, name = "old") interface Old {}
        """);
    assertEquals(0, document("--markdown", work.resolve("out").toString()), errors::toString);
    assertEquals("", errors.toString());
  }

  @Test
  void writesCharactersThatAreMarkup() throws IOException {
    Files.writeString(
        source,
        """
        package shop;
        import dev.ods.annotation.*;
        /**
         * Caf&eacute; &copy; &rsquo; &pi;&#960;&#x3C0; &apos;&lt;&apos; &none; &#xD800;.
         *
         * <p><a href="x?a=1&amp;b=&quot;2&quot;&lt;">link</a>
         *
         * <p>---
         *
         * <p>## x
         */
        @Dialect(name = "shop", ops = {}) interface ShopDialect {}
        """);
    Path out = work.resolve("out");
    String page = out.resolve("shop.html").toString();
    assertEquals(0, document("--markdown", out.toString(), "--html", page), errors::toString);
    String markdown = Files.readString(out.resolve("shop.md"));
    assertTrue(
        markdown.contains("_Caf\u00e9 \u00a9 \u2019 \u03c0\u03c0\u03c0 '&lt;' &amp;none; "),
        markdown);
    assertTrue(markdown.contains("\n[link](<x?a=1&b=\"2\"%3C>)\n\n\\---\n\n\\## x\n"), markdown);
    String html = Files.readString(Path.of(page));
    assertTrue(
        html.contains(
            "<a href=\"x?a=1&amp;b=&quot;2&quot;&lt;\">link</a></p>\n<p>---</p>\n<p>## x</p>"),
        html);
  }

  /** What the elements of HTML and the inline tags mean. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '#',
      quoteCharacter = '$',
      value = {
        "below 2<sup>32</sup> # below 2<sup>32</sup>",
        "H<sub>2</sub>O and <code>x<sub>i</sub><sup>2</sup></code> # H<sub>2</sub>O and `x_i^2`",
        "<del>no</del> <ins>yes</ins> <q>so</q> # <del>no</del> <ins>yes</ins> <q>so</q>",
        "{@index \"two words\" more}, {@index one} # two words, one",
        "{@systemProperty x.y} # `x.y`",
        "<a href=\"{@docRoot}/x.html\">x</a> # [x](<./x.html>)",
        "{@summary The sum} # The sum",
        "<a id=\"a\"></a>A, <a name=\"b\">B</a> # <a id=\"a\"></a>A, <a id=\"b\"></a>B",
        "A<p id=\"a\">B # A||<a id=\"a\"></a>B",
        "A<ul id=\"a\"><li id=\"b\">B</ul> # A||<a id=\"a\"></a>||- <a id=\"b\"></a>B",
        "<h2 id=\"a\">A</h2> # **<a id=\"a\"></a>A**",
        "<img src=\"doc-files/a.png\" alt=\"A graph\">, seen # A graph, seen",
        "<img src=\"https://x.org/a.png\" alt=\"A\"> # [A](<https://x.org/a.png>)",
        "<table><tr><th>a<th>b<tr><td><pre>x%  y%</pre><td>z</table>"
            + " # \\| a \\| b \\||\\| --- \\| --- \\||\\| `x`<br>`y` \\| z \\|",
        "<table><tr><th>a<th>b<th>c<tr><td rowspan=2>x<td>y<td>z<tr><td>v<td>w</table>"
            + " # \\| a \\| b \\| c \\||\\| --- \\| --- \\| --- \\|"
            + "|\\| x \\| y \\| z \\||\\| \\| v \\| w \\|",
        "<table><tr><th colspan=2>a<th>b<tr><td>x<td>y<td rowspan=2>z<tr><td>v<td>w</table>"
            + " # \\| a \\| \\| b \\||\\| --- \\| --- \\| --- \\|"
            + "|\\| x \\| y \\| z \\||\\| v \\| w \\| \\|",
      })
  void keepsWhatCommentsMean(String comment, String markdown) throws IOException {
    Files.writeString(
        source,
        """
        package shop;
        import dev.ods.annotation.*;
        /** Sells.
         * <p>%s */
        @Dialect(name = "shop", ops = {}) interface ShopDialect {}
        """
            .formatted(comment.replace('%', '\n')));
    Path out = work.resolve("out");
    String page = out.resolve("shop.html").toString();
    assertEquals(0, document("--markdown", out.toString(), "--html", page), errors::toString);
    String text = Files.readString(out.resolve("shop.md"));
    String expected = markdown.replaceAll("(?<!\\\\)[|]", "\n").replace("\\|", "|");
    assertTrue(text.contains("_Sells_\n\n" + expected + "\n"), text);
    assertEquals(
        List.of(), unbalanced(Files.readString(Path.of(page)).replaceAll("<img[^>]*>", "")));
  }

  @Test
  void saysWhatIsDeprecatedOrReturned() throws IOException {
    Files.writeString(
        source,
        """
        package shop;
        import dev.ods.annotation.*;
        /** Sells. */
        @Dialect(name = "shop", ops = ShopDialect.Sell.class) interface ShopDialect {
          /** Sells goods. */
          @Deprecated @Op(dialect = ShopDialect.class, name = "sell") @Order({"n", "m", "k"})
          interface Sell {
            /** {@return the number of goods} */ @Attr long n();
            /** The number.
             * @deprecated use {@code n} */ @Deprecated @Attr long m();
            @Deprecated @Attr long k();
          }
        }
        """);
    Path out = work.resolve("out");
    assertEquals(0, document("--markdown", out.toString()), errors::toString);
    String text = Files.readString(out.resolve("shop.md"));
    assertTrue(text.contains("\n\n**Deprecated**\n\n"), text);
    assertTrue(text.contains("attribute | Returns the number of goods |\n"), text);
    assertTrue(text.contains("attribute | **Deprecated**: use `n`<br>The number"), text);
    assertTrue(text.contains("attribute | **Deprecated** |\n"), text);
  }

  @Test
  void reportsReferencesToNothing() throws IOException {
    Files.writeString(
        source,
        """
        package shop;
        import dev.ods.annotation.*;
        /** Sells. Not {@link Missing}, {@link ShopDialect#none}; {@link String#length} is there. */
        @Dialect(name = "shop", ops = {}) interface ShopDialect {}
        """);
    assertEquals(0, document("--markdown", work.resolve("out").toString()), errors::toString);
    String reported = errors.toString();
    assertTrue(
        reported.contains("ShopDialect.java:3: warning: reference not found: Missing"), reported);
    assertTrue(reported.contains("reference not found: ShopDialect#none"), reported);
    assertEquals(2, reported.split("reference not found", -1).length - 1, reported);
  }

  /** Brackets are where the text of a dialect's symbol needs them: {@code #shop<of euro>}. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '#',
      quoteCharacter = '~',
      value = {
        "`<` $n `>` # `!shop.a` `<` $n `>`",
        "(`<` $n^ `>`)? # `!shop.a` (`<` $n^ `>`)?",
        "`<` `n` `<` $n `>` `>` # `!shop.a` `<` `n` `<` $n `>` `>`",
        "$n # `!shop` `<` `a` $n `>`",
        "`<` $n `>` `x` # `!shop` `<` `a` `<` $n `>` `x` `>`",
        "`x` `<` $n `>` # `!shop` `<` `a` `x` `<` $n `>` `>`",
        "(`<` $n^ `>`)? `x` # `!shop` `<` `a` (`<` $n^ `>`)? `x` `>`",
      })
  void theSyntaxOfTypesHasTheBracketsOfSymbols(String format, String syntax) throws IOException {
    Files.writeString(
        source,
        """
        package shop;
        import dev.ods.annotation.*;
        import java.util.Optional;
        /** Sells. */
        @Dialect(name = "shop", ops = {}, types = ShopDialect.A.class) interface ShopDialect {
          /** A type. */
          @TypeDef(dialect = ShopDialect.class, mnemonic = "a") @AssemblyFormat("%s")
          record A(%s n) {}
        }
        """
            .formatted(format, format.contains("^") ? "Optional<String>" : "long"));
    Path out = work.resolve("out");
    assertEquals(0, document("--markdown", out.toString()), errors::toString);
    String text = Files.readString(out.resolve("shop.md"));
    assertTrue(text.contains("\ntype ::= " + syntax + "\n"), text);
  }

  @Test
  void reportsErrorsOfTheSources() throws IOException {
    Files.writeString(
        source, Files.readString(source).replace("@Attr\n      @IntPositive", "@Attr @Unit"));
    assertEquals(1, document("--markdown", work.resolve("out").toString()));
    assertTrue(errors.toString().contains("ShopDialect.java:"), errors::toString);
    assertFalse(Files.exists(work.resolve("out")));
  }

  @Test
  void reportsWrongArguments() {
    assertEquals(0, run("--help"));
    assertTrue(output.toString().startsWith("Usage: ods-doc "));
    for (List<String> wrong :
        List.of(
            List.of("--markdown", "out"),
            List.of("src"),
            List.of("--markdown"),
            List.of("--unknown"),
            List.of("missing", "--markdown", "out"))) {
      assertEquals(2, run(wrong.toArray(String[]::new)), wrong::toString);
    }
    assertTrue(errors.toString().contains("unknown option '--unknown'"), errors::toString);
    assertTrue(errors.toString().contains("'missing' does not exist"), errors::toString);
    assertTrue(errors.toString().contains("--markdown needs a value"), errors::toString);
  }
}
