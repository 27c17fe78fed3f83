// SPDX-License-Identifier: Apache-2.0
package dev.ods.doc;

import dev.ods.processor.doc.DialectPage;
import dev.ods.processor.doc.read.ReferenceReader;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.function.Consumer;
import javax.lang.model.SourceVersion;
import javax.lang.model.element.Element;
import javax.lang.model.util.ElementFilter;
import javax.tools.Diagnostic;
import jdk.javadoc.doclet.Doclet;
import jdk.javadoc.doclet.DocletEnvironment;
import jdk.javadoc.doclet.Reporter;
import org.jspecify.annotations.Nullable;

/**
 * Writes the reference of the dialects among the documented classes, as Markdown and as one page of
 * HTML, in place of Javadoc's pages: {@code javadoc -doclet dev.ods.doc.DialectDoclet -docletpath
 * ods-processor.jar -d DIR …}. The classes that the processor generates must be on the source path
 * or the class path, as Maven and Gradle arrange it.
 */
public final class DialectDoclet implements Doclet {
  private @Nullable Reporter reporter;
  private Path directory = Path.of(".");

  /** Creates the doclet; {@code javadoc} calls it. */
  public DialectDoclet() {}

  @Override
  public void init(Locale locale, Reporter output) {
    this.reporter = output;
  }

  @Override
  public String getName() {
    return "DialectDoclet";
  }

  @Override
  public SourceVersion getSupportedSourceVersion() {
    return SourceVersion.latestSupported();
  }

  /** The directory; and what Maven and Gradle pass to every doclet, which has no effect here. */
  @Override
  public Set<? extends Option> getSupportedOptions() {
    Consumer<List<String>> ignore = arguments -> {};
    return Set.of(
        new DocletOption("-d", 1, "the directory to write to", this::setDirectory),
        new DocletOption("-doctitle", 1, "ignored", ignore),
        new DocletOption("-windowtitle", 1, "ignored", ignore),
        new DocletOption("-bottom", 1, "ignored", ignore),
        new DocletOption("-charset", 1, "ignored", ignore),
        new DocletOption("-docencoding", 1, "ignored", ignore),
        new DocletOption("-notimestamp", 0, "ignored", ignore),
        new DocletOption("-author", 0, "ignored", ignore),
        new DocletOption("-version", 0, "ignored", ignore),
        new DocletOption("-use", 0, "ignored", ignore));
  }

  private void setDirectory(List<String> arguments) {
    directory = Path.of(arguments.get(0));
  }

  @Override
  public boolean run(DocletEnvironment environment) {
    ReferenceReader reader =
        new ReferenceReader(
            environment.getElementUtils(),
            environment.getTypeUtils(),
            environment.getDocTrees(),
            this::error,
            false);
    List<DialectPage> pages = reader.read(ElementFilter.typesIn(environment.getIncludedElements()));
    try {
      Output.write(pages, directory, directory.resolve("index.html"));
      return true;
    } catch (IOException problem) {
      report(Diagnostic.Kind.ERROR, FileProblems.describe(problem));
      return false;
    }
  }

  private void error(Element element, String message) {
    if (reporter != null) {
      reporter.print(Diagnostic.Kind.WARNING, element, message);
    }
  }

  private void report(Diagnostic.Kind kind, String message) {
    if (reporter != null) {
      reporter.print(kind, message);
    }
  }
}
