// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor;

import com.google.testing.compile.Compilation;
import com.google.testing.compile.JavaFileObjects;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Random;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.tools.Diagnostic;
import javax.tools.JavaFileObject;
import org.jspecify.annotations.Nullable;

/** A dialect of random enums, types and attributes, compiled without what the processor refuses. */
@SuppressWarnings({"ShortCircuitBoolean", "StringSplitter"}) // Both sides are to happen.
final class RandomDialect {
  private final List<RandomEnums.Declared> enums = new ArrayList<>();
  private final List<RandomDefs.Declared> defs = new ArrayList<>();
  private final List<RandomDefUsers.Declared> ops = new ArrayList<>();
  private final List<String> violations = new ArrayList<>();
  private final boolean isPublic;
  private @Nullable Compilation compilation;

  private RandomDialect(boolean isPublic) {
    this.isPublic = isPublic;
  }

  /** A dialect, which is not loaded if there are violations. */
  static RandomDialect next(Random random, boolean wild) {
    RandomDialect dialect = new RandomDialect(random.nextBoolean());
    Set<String> names = new HashSet<>();
    for (int i = random.nextInt(4); i > 0; i--) {
      String name =
          random.nextBoolean() ? "E" + i : List.of("Mode", "Bits", "Flags", "Kind", "Case").get(i);
      names.add(name + "Attr");
      dialect.enums.add(RandomEnums.next(random, name, "d"));
    }
    for (int i = 1 + random.nextInt(5); i > 0; i--) {
      boolean isType = random.nextBoolean();
      String name = RandomDefs.recordName(random, i);
      if (names.add(name) & names.add(name + (isType ? "Type" : "Attr"))) {
        dialect.defs.add(
            new RandomDefs(random, dialect.enums, dialect.defs, wild).next(name, isType));
      }
    }
    for (int i = random.nextInt(4); i > 0; i--) {
      dialect.ops.add(
          new RandomDefUsers(random, dialect.enums, dialect.defs).next("Do" + i, "do" + i));
    }
    dialect.compile();
    return dialect;
  }

  List<RandomEnums.Declared> enums() {
    return enums;
  }

  List<RandomDefs.Declared> defs() {
    return defs;
  }

  List<RandomDefUsers.Declared> ops() {
    return ops;
  }

  List<String> violations() {
    return violations;
  }

  String source() {
    StringBuilder source = new StringBuilder();
    files().forEach((name, text) -> source.append("// ").append(name).append('\n').append(text));
    return source.toString();
  }

  /** The text of each file by the name of its class: javac warns of classes in files of others. */
  private Map<String, String> files() {
    Map<String, String> files = new LinkedHashMap<>();
    for (String common : RandomDefs.COMMON.split("(?m)^// ")) {
      if (!common.isBlank()) {
        files.put(
            common.substring(0, common.indexOf('\n')), common.substring(common.indexOf('\n')));
      }
    }
    enums.forEach(each -> files.put(each.simpleName(), each.source()));
    defs.forEach(each -> files.put(each.simpleName(), each.source()));
    ops.forEach(each -> files.put(each.simpleName(), each.source()));
    String own =
        enums.stream()
            .filter(each -> !each.attribute().isEmpty())
            .map(each -> each.simpleName() + ".class")
            .collect(Collectors.joining(", "));
    String separator = own.isEmpty() || listed(false).isEmpty() ? "" : ", ";
    files.put(
        "D",
        "/** A dialect. */ @Dialect(name = \"d\", ops = {"
            + ops.stream()
                .map(each -> each.simpleName() + ".class")
                .collect(Collectors.joining(", "))
            + "}, types = {"
            + listed(true)
            + "}, attributes = {"
            + listed(false)
            + separator
            + own
            + "}) interface D {}\n");
    files.replaceAll(
        (name, text) ->
            "package example; import dev.ods.annotation.*;\n"
                + (isPublic
                    ? text.replaceFirst(
                        "(?m)(^| )(final class|record|enum|interface) ", " public $2 ")
                    : text));
    return files;
  }

  private String listed(boolean types) {
    return defs.stream()
        .filter(each -> each.isType() == types)
        .map(each -> each.simpleName() + ".class")
        .collect(Collectors.joining(", "));
  }

  /** Compiles it again without what is refused, until nothing is. */
  private void compile() {
    for (int attempt = 0; attempt < 6; attempt++) {
      Compilation latest = compileOnce();
      compilation = latest;
      Set<String> refused = new HashSet<>();
      for (Diagnostic<? extends JavaFileObject> error : latest.errors()) {
        if (isOwn(error)) {
          refused.add(className(error));
        }
      }
      latest.diagnostics().stream()
          .filter(RandomDialect::isStrange)
          .forEach(each -> violations.add((refused.isEmpty() ? "" : "(consequence?) ") + each));
      if (!violations.isEmpty() || refused.isEmpty()) {
        return;
      }
      boolean removed =
          enums.removeIf(each -> refused.contains(each.simpleName()))
              | defs.removeIf(each -> refused.contains(each.simpleName()))
              | ops.removeIf(each -> refused.contains(each.simpleName()));
      if (!removed) {
        violations.add("refused, but not where it is declared: " + latest.errors());
        return;
      }
      removeUsers();
    }
  }

  private Compilation compileOnce() {
    return Compilers.inMemory()
        .withProcessors(new OdsProcessor())
        .withOptions("-Xlint:all,-processing,-serial")
        .compile(
            files().entrySet().stream()
                .map(
                    each ->
                        JavaFileObjects.forSourceString(
                            "example." + each.getKey(), each.getValue()))
                .toList());
  }

  private static boolean isOwn(Diagnostic<? extends JavaFileObject> problem) {
    return problem.getMessage(Locale.ROOT).startsWith("[ODS");
  }

  /** Whether a problem is javac's: an error, or a warning about what was generated. */
  private static boolean isStrange(Diagnostic<? extends JavaFileObject> problem) {
    JavaFileObject source = problem.getSource();
    boolean isOfDeclarations = source != null && !source.getName().contains("SOURCE_OUTPUT");
    return !isOwn(problem)
        && (problem.getKind() == Diagnostic.Kind.ERROR
            || (problem.getKind() != Diagnostic.Kind.NOTE && !isOfDeclarations));
  }

  /** The class of the file that a problem is in; empty if it is in none. */
  private static String className(Diagnostic<? extends JavaFileObject> problem) {
    JavaFileObject source = problem.getSource();
    return source == null ? "" : source.getName().replaceAll(".*/|\\.java$", "");
  }

  private void removeUsers() {
    boolean removed = true;
    while (removed) {
      Set<String> known = new HashSet<>();
      enums.forEach(each -> known.add(each.simpleName()));
      enums.forEach(each -> known.add(each.simpleName() + "Attr"));
      defs.forEach(each -> known.add(each.generated()));
      removed =
          defs.removeIf(
              def ->
                  def.parameters().stream()
                      .map(p -> p.java().replaceAll("java\\.util\\.\\w+<|>", ""))
                      .anyMatch(
                          type ->
                              type.matches("[A-Z$]\\w*")
                                  && !type.equals("Pt")
                                  && !known.contains(type)));
      ops.removeIf(
          op ->
              op.members().stream()
                  .flatMap(m -> Stream.of(m.kind().java(), m.java()))
                  .map(java -> java.replaceAll("java\\.util\\.\\w+<|>", ""))
                  .anyMatch(type -> type.matches("[A-Z$]\\w*") && !known.contains(type)));
    }
  }

  /** Loads it into a new context. */
  RandomValues load() {
    return new RandomValues(CompiledDialect.of(Objects.requireNonNull(compilation), "D"));
  }
}
