// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor;

import static java.util.stream.Collectors.joining;

import com.google.testing.compile.Compilation;
import dev.ods.testing.MlirTblgen;
import dev.ods.testing.ToolRun;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javax.tools.Diagnostic;
import javax.tools.JavaFileObject;

/** What mlir-tblgen and the processor say of the formats of many declarations. */
final class FormatVerdicts {
  /** An error about a format, which is shown, and the line of its definition. */
  private static final Pattern UPSTREAM =
      Pattern.compile(
          "(?m)^error: (.*)\\n.*\\n( *)\\^\\n(?:note: .*\\n.*\\n *\\^\\n)?.*?:(\\d+):\\d+: note: in custom");

  private static final Pattern SHOWN =
      Pattern.compile("\\[ODS\\d+] (.*)\\n {4}(.*)\\n {4}( *)\\^\\n +see .*");

  private static final Pattern NEEDED =
      Pattern.compile("'static (?:boolean|OptionalResult|void) ((?:parse|print)[^']*)'");

  private FormatVerdicts() {}

  // -- mlir-tblgen -------------------------------------------------------------------------------

  /**
   * The mistake that mlir-tblgen finds in each format, or none; one may have several messages. Of a
   * definition for which it ends without one, that is what it says instead, at -1.
   *
   * @param prelude what precedes the definitions
   */
  static List<List<Mistake>> upstream(String prelude, List<TwoNotations> all, String... backend)
      throws IOException, InterruptedException {
    String before = prelude + "def D : Dialect { let name = \"d\"; let cppNamespace = \"::d\"; }\n";
    ToolRun run = run(before + lines(all, true), backend);
    List<List<Mistake>> found = none(all);
    Matcher error = UPSTREAM.matcher(run.err());
    int errors = 0;
    while (error.find()) {
      errors++;
      int index = Integer.parseInt(error.group(3)) - 1 - (int) before.lines().count();
      // It doubles a word of two messages. All properties with defaults have optional parsers here.
      String message =
          error
              .group(1)
              .replace(" can can ", " can ")
              .replaceFirst(
                  " that can be optionally parsed \\(.*\\) can be used to anchor",
                  " can be used to anchor or begin");
      found.get(index).add(new Mistake(error.group(2).length(), message));
    }
    if (run.exitCode() == 0
        && errors == Pattern.compile("(?m)^error: ").split(run.err(), -1).length - 1) {
      return found;
    }
    if (all.size() == 1) {
      return List.of(List.of(new Mistake(-1, run.exitCode() + ": " + run.err())));
    }
    List<List<Mistake>> halves = new ArrayList<>();
    halves.addAll(upstream(prelude, all.subList(0, all.size() / 2), backend));
    halves.addAll(upstream(prelude, all.subList(all.size() / 2, all.size()), backend));
    return halves;
  }

  private static List<List<Mistake>> none(List<TwoNotations> all) {
    List<List<Mistake>> none = new ArrayList<>();
    all.forEach(each -> none.add(new ArrayList<>()));
    return none;
  }

  private static ToolRun run(String text, String... backend)
      throws IOException, InterruptedException {
    Path file = Files.createTempFile("formats", ".td");
    Path out = Files.createTempFile("formats", ".inc");
    try {
      Files.writeString(file, text);
      List<String> options = new ArrayList<>(List.of(backend));
      // So that one process says what is wrong with each.
      options.add("--asmformat-error-is-fatal=false");
      options.add("-o=" + out);
      return MlirTblgen.run(file, options.toArray(String[]::new));
    } finally {
      Files.delete(file);
      Files.deleteIfExists(out);
    }
  }

  private static String lines(List<TwoNotations> all, boolean upstream) {
    return all.stream()
        .map(each -> (upstream ? each.definition() : each.declaration()) + "\n")
        .collect(joining());
  }

  // -- The processor -----------------------------------------------------------------------------

  /**
   * The mistakes that the processor finds in each format, after the methods were added that it asks
   * for.
   *
   * @param more further declarations
   * @param complete receives the declarations with these methods
   */
  static List<List<Mistake>> here(
      List<TwoNotations> all, String more, List<TwoNotations> complete) {
    complete.addAll(all);
    for (int round = 0; ; round++) {
      Compilation compilation = compile(complete, more, "-proc:only");
      List<List<Mistake>> found = none(all);
      boolean again = false;
      for (Diagnostic<? extends JavaFileObject> error : compilation.errors()) {
        String message = error.getMessage(Locale.ROOT);
        int index = (int) error.getLineNumber() - 2;
        if (message.contains("[ODS237]") && round < 4) {
          TwoNotations declared = complete.get(index);
          complete.set(index, declared.withMethods(methods(message, declared)));
          again = true;
        }
        found.get(index).add(mistake(message));
      }
      if (!again) {
        return found;
      }
    }
  }

  /** Compiles declarations, and what the processor generates for them. */
  static Compilation compile(List<TwoNotations> all, String more, String... options) {
    List<Object> arguments = new ArrayList<>(List.of("-Xmaxerrs", "100000"));
    arguments.addAll(List.of(options));
    return Compilers.inMemory()
        .withProcessors(new OdsProcessor())
        .withOptions(arguments)
        .compile(List.of(Snippets.file(lines(all, false) + more)));
  }

  private static Mistake mistake(String message) {
    Matcher shown = SHOWN.matcher(message);
    return shown.matches()
        ? new Mistake(shown.group(3).length(), shown.group(1))
        : new Mistake(-1, message);
  }

  /** The methods that a message asks for; a parser may begin an optional group. */
  private static String methods(String message, TwoNotations declared) {
    StringBuilder methods = new StringBuilder();
    Matcher needed = NEEDED.matcher(message.split("; '", -1)[0]);
    while (needed.find()) {
      String signature = named(needed.group(1));
      String returned = signature.startsWith("parse") ? "OptionalResult " : "void ";
      String method = "static " + returned + signature + " { throw new AssertionError(); } ";
      if (!declared.methods().contains(method)) {
        methods.append(method);
      }
    }
    return methods.toString();
  }

  /** {@code name(A, B)} as {@code name(A a0, B a1)}. */
  private static String named(String signature) {
    StringBuilder named = new StringBuilder();
    int depth = 0;
    int count = 0;
    for (char c : signature.replace("Region", "dev.ods.ir.Region").toCharArray()) {
      depth += c == '<' ? 1 : c == '>' ? -1 : 0;
      if (depth == 0 && (c == ',' || c == ')')) {
        named.append(" a").append(count++);
      }
      named.append(c);
    }
    return named.toString();
  }
}
