// SPDX-License-Identifier: Apache-2.0
package dev.ods.laws;

import static java.nio.charset.StandardCharsets.UTF_8;
import static java.util.stream.Collectors.joining;

import dev.ods.diagnostic.DiagnosticPrinter;
import dev.ods.diagnostic.Diagnostics;
import dev.ods.diagnostic.SourceManager;

/**
 * A text that the author gives, and where.
 *
 * @param text a type, an attribute or a program
 * @param place the line of the call, such as {@code TinyLawsTest.java:17}
 */
record Given(String text, String place) {
  /** A text that is given by the method that calls {@link DialectLaws}. */
  static Given byCaller(String text) {
    String place =
        StackWalker.getInstance()
            .walk(
                frames ->
                    frames
                        .filter(frame -> !isOfLaws(frame.getClassName()))
                        .findFirst()
                        .map(frame -> frame.getFileName() + ":" + frame.getLineNumber())
                        .orElse("an unknown line"));
    return new Given(text, place);
  }

  private static boolean isOfLaws(String name) {
    return name.equals(Given.class.getName()) || name.equals(DialectLaws.class.getName());
  }

  /**
   * The exception about errors in the text, with its lines and the positions in them.
   *
   * @param what it should be
   * @param name what the parser calls the text: locations in it may name other files
   */
  IllegalArgumentException error(String what, String name, Diagnostics diagnostics) {
    SourceManager sources = new SourceManager();
    sources.add(name, text.getBytes(UTF_8));
    DiagnosticPrinter printer = new DiagnosticPrinter(sources);
    String errors = diagnostics.list().stream().map(printer::print).collect(joining());
    return new IllegalArgumentException(
        "the %s that is given at %s is in error:\n%s".formatted(what, place, errors));
  }
}
