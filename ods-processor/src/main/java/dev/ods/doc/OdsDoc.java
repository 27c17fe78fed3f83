// SPDX-License-Identifier: Apache-2.0
package dev.ods.doc;

import dev.ods.processor.doc.DialectPage;
import java.io.File;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** The command {@code ods-doc}: writes the reference of dialects from their sources. */
public final class OdsDoc {
  private static final String USAGE =
      """
      Usage: ods-doc [--class-path PATH] [--markdown DIR] [--html FILE] [--dialect NAME]... SOURCE...

      Writes the reference of the dialects that the Java files SOURCE, or those in the directories
      SOURCE, declare: from the declarations and their Javadoc.

        --class-path PATH  what the sources are compiled with, ods-runtime included; may be repeated
        --markdown DIR     writes a file for each dialect, and README.md as their index
        --html FILE        writes one page with all dialects and a search
        --dialect NAME     only this dialect; may be repeated
        --help             prints this
      """;

  private final PrintWriter out;
  private final PrintWriter errors;
  private final List<Path> sources = new ArrayList<>();
  private final Set<String> dialects = new TreeSet<>();
  private final List<String> classPath = new ArrayList<>();
  private @Nullable Path markdown;
  private @Nullable Path html;

  private OdsDoc(PrintWriter out, PrintWriter errors) {
    this.out = out;
    this.errors = errors;
  }

  /** Runs the command and ends the process, with 0 if all was written. */
  public static void main(String[] arguments) {
    PrintWriter out = new PrintWriter(System.out, true, StandardCharsets.UTF_8);
    PrintWriter errors = new PrintWriter(System.err, true, StandardCharsets.UTF_8);
    System.exit(run(List.of(arguments), out, errors));
  }

  /**
   * Runs the command.
   *
   * @return 0 if all was written, 1 if something could not be read or written, 2 if the arguments
   *     are wrong
   */
  public static int run(List<String> arguments, PrintWriter out, PrintWriter errors) {
    OdsDoc command = new OdsDoc(out, errors);
    try {
      return command.run(arguments);
    } catch (IllegalArgumentException wrong) {
      errors.println("ods-doc: " + wrong.getMessage());
      errors.println("Try 'ods-doc --help' for more information.");
      return 2;
    } catch (IOException problem) {
      errors.println("ods-doc: " + FileProblems.describe(problem));
      return 1;
    } finally {
      out.flush();
      errors.flush();
    }
  }

  private int run(List<String> arguments) throws IOException {
    if (arguments.contains("--help")) {
      out.print(USAGE);
      return 0;
    }
    parse(arguments);
    List<DialectPage> pages =
        new SourceReader(sources, String.join(File.pathSeparator, classPath), errors).read();
    if (pages == null) {
      return 1;
    }
    Output.write(selected(pages), markdown, html);
    return 0;
  }

  private void parse(List<String> arguments) {
    List<String> rest = new ArrayList<>(arguments);
    while (!rest.isEmpty()) {
      String argument = rest.remove(0);
      switch (argument) {
        case "--class-path" -> classPath.add(value(argument, rest));
        case "--markdown" -> markdown = Path.of(value(argument, rest));
        case "--html" -> html = Path.of(value(argument, rest));
        case "--dialect" -> dialects.add(value(argument, rest));
        default -> sources.add(source(argument));
      }
    }
    if (sources.isEmpty()) {
      throw new IllegalArgumentException("no sources given");
    }
    if (markdown == null && html == null) {
      throw new IllegalArgumentException("nothing to write: give --markdown, --html, or both");
    }
  }

  private static String value(String option, List<String> rest) {
    if (rest.isEmpty()) {
      throw new IllegalArgumentException(option + " needs a value");
    }
    return rest.remove(0);
  }

  private static Path source(String argument) {
    if (argument.startsWith("-")) {
      throw new IllegalArgumentException("unknown option '" + argument + "'");
    }
    Path path = new File(argument).toPath();
    if (!Files.exists(path)) {
      throw new IllegalArgumentException("'" + argument + "' does not exist");
    }
    return path;
  }

  private List<DialectPage> selected(List<DialectPage> pages) {
    Set<String> names = pages.stream().map(DialectPage::name).collect(Collectors.toSet());
    if (names.isEmpty()) {
      throw new IllegalArgumentException("the sources declare no dialect");
    }
    for (String dialect : dialects) {
      if (!names.contains(dialect)) {
        throw new IllegalArgumentException(
            "the sources declare no dialect '" + dialect + "' but " + new TreeSet<>(names));
      }
    }
    return pages.stream()
        .filter(page -> dialects.isEmpty() || dialects.contains(page.name()))
        .toList();
  }
}
