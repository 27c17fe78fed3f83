// SPDX-License-Identifier: Apache-2.0
package dev.ods.laws;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.ods.laws.DialectLaws.Program;
import dev.ods.testing.MlirOpt;
import dev.ods.testing.ToolRun;
import java.io.IOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.Set;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * Compares programs with what {@code mlir-opt} makes of them. For each text between two markers of
 * a split file, {@code mlir-opt} creates a context and loads dialects, and the time of a run is
 * quadratic in the number of texts. So a text is a module of many programs, and a run has few
 * texts; the programs of a text that is not printed as expected get texts of their own.
 */
final class MlirJudge {
  /** The programs of a text. */
  private static final int PACK = 128;

  /** The texts of a run. */
  private static final int RUN = 64;

  /** The programs that are kept before mlir-opt runs. */
  private static final int BATCH = PACK * RUN / 2;

  private static final String UNREGISTERED = "unregistered dialect";
  private static final String RESOURCES = "{-#";
  private static final Pattern ERROR = Pattern.compile("(?m)^<stdin>:(\\d+):\\d+: error: (.*)$");
  private static final Pattern LINE = Pattern.compile("(?m)^(?=.)");
  private static final String SPLIT = "\n// -----\n";

  private final List<Case> cases = new ArrayList<>();
  private final Map<String, String> broken = new TreeMap<>();
  private final Set<String> names = new HashSet<>();
  private int compared;
  private int runs;

  /**
   * A program of which both forms are compared.
   *
   * @param name what it is an instance of
   * @param reprinted what its custom form is printed back as here; empty if it is in error
   */
  private record Case(String name, Program program, String reprinted) {
    private String custom() {
      return program.custom().strip();
    }

    /** Whether its text is the same within another module: aliases and resources are at the top. */
    boolean isPackable() {
      return program.generic().startsWith("\"builtin.module\"() ({")
          && custom().startsWith("module {")
          && reprinted.startsWith("module {")
          && !custom().contains(RESOURCES);
    }
  }

  /** What mlir-opt made of a text. */
  private record Printed(String text, String error) {}

  /**
   * Adds a program to be compared, unless another one of its name is known to differ.
   *
   * @param reprinted what its custom form is printed back as here; empty if it is in error
   */
  void add(String name, Program program, String reprinted)
      throws IOException, InterruptedException {
    names.add(name);
    if (!broken.containsKey(name)) {
      cases.add(new Case(name, program, reprinted));
    }
    if (cases.size() >= BATCH) {
      compare();
    }
  }

  /** The first difference of each name, once all programs are compared. */
  Map<String, String> broken() throws IOException, InterruptedException {
    compare();
    return broken;
  }

  /** How many programs were compared. */
  int compared() {
    return compared;
  }

  /** How many names they had. */
  int names() {
    return names.size();
  }

  /** How often mlir-opt ran. */
  int runs() {
    return runs;
  }

  private void compare() throws IOException, InterruptedException {
    List<Case> alone = new ArrayList<>();
    List<Case> packable = new ArrayList<>();
    for (Case each : cases) {
      (each.isPackable() ? packable : alone).add(each);
    }
    alone.addAll(unequal(parts(packable, PACK)));
    for (List<Case> part : parts(alone, RUN / 2)) {
      compareEach(part);
    }
    compared += cases.size();
    cases.clear();
  }

  private static <T> List<List<T>> parts(List<T> all, int size) {
    List<List<T>> parts = new ArrayList<>();
    for (int from = 0; from < all.size(); from += size) {
      parts.add(all.subList(from, Math.min(from + size, all.size())));
    }
    return parts;
  }

  /** The programs of those packs that are not printed as expected. */
  private List<Case> unequal(List<List<Case>> packs) throws IOException, InterruptedException {
    List<String> texts = new ArrayList<>();
    for (List<Case> pack : packs) {
      texts.add(module("\"builtin.module\"() ({", generic(pack), "}) : () -> ()"));
      texts.add(module("module {", custom(pack), "}"));
    }
    List<Printed> printed = print(texts);
    List<Case> unequal = new ArrayList<>();
    for (int i = 0; i < packs.size(); i++) {
      List<Case> pack = packs.get(i);
      List<String> reprinted = pack.stream().map(Case::reprinted).toList();
      if (!printed.get(2 * i).text().equals(module("module {", custom(pack), "}"))
          || !printed.get(2 * i + 1).text().equals(module("module {", reprinted, "}"))) {
        unequal.addAll(pack);
      }
    }
    return unequal;
  }

  private static List<String> generic(List<Case> pack) {
    return pack.stream().map(each -> each.program().generic().strip()).toList();
  }

  private static List<String> custom(List<Case> pack) {
    return pack.stream().map(Case::custom).toList();
  }

  private static String module(String start, List<String> bodies, String end) {
    StringBuilder text = new StringBuilder(start).append('\n');
    for (String body : bodies) {
      text.append(LINE.matcher(body).replaceAll("  ")).append('\n');
    }
    return text.append(end).toString();
  }

  private void compareEach(List<Case> part) throws IOException, InterruptedException {
    List<Case> open = part.stream().filter(each -> !broken.containsKey(each.name())).toList();
    List<String> texts = new ArrayList<>();
    for (Case each : open) {
      texts.add(each.program().generic());
      texts.add(each.program().custom());
    }
    List<Printed> printed = print(texts);
    for (int i = 0; i < open.size(); i++) {
      Case each = open.get(i);
      Printed generic = printed.get(2 * i);
      String reprinted = printed.get(2 * i + 1).text();
      // An example may consist of operations that are not known to mlir-opt.
      if (generic.error().contains(UNREGISTERED)) {
        continue;
      }
      if (!generic.text().equals(each.custom())) {
        broken.putIfAbsent(
            each.name(), generic.error() + " printed as " + generic.text() + "\n" + each.program());
      } else if (!reprinted.equals(each.reprinted())) {
        broken.putIfAbsent(each.name(), "printed back as " + reprinted + "\n" + each.program());
      }
    }
  }

  /** What mlir-opt makes of each text: nothing if it is in error. */
  private List<Printed> print(List<String> texts) throws IOException, InterruptedException {
    if (texts.isEmpty()) {
      return List.of();
    }
    runs++;
    String input = String.join(SPLIT, texts);
    ToolRun run = MlirOpt.run(new String(input.getBytes(UTF_8), ISO_8859_1), "--split-input-file");
    String output = new String(run.out().getBytes(ISO_8859_1), UTF_8);
    List<String> parts = Stream.of(Examples.split(output)).map(String::strip).toList();
    assertEquals(texts.size(), parts.size(), run::err);
    Map<Integer, String> errors = errors(texts, run.err());
    List<Printed> printed = new ArrayList<>();
    for (int i = 0; i < parts.size(); i++) {
      printed.add(new Printed(parts.get(i), errors.getOrDefault(i, "")));
    }
    return printed;
  }

  /** The first error of each text that has one. */
  private static Map<Integer, String> errors(List<String> texts, String messages) {
    NavigableMap<Integer, Integer> firstLines = new TreeMap<>();
    int line = 1;
    for (int i = 0; i < texts.size(); i++) {
      firstLines.put(line, i);
      line += (int) texts.get(i).lines().count() + 2;
    }
    Map<Integer, String> errors = new HashMap<>();
    Matcher error = ERROR.matcher(messages);
    while (error.find()) {
      int text = firstLines.floorEntry(Integer.parseInt(error.group(1))).getValue();
      errors.putIfAbsent(text, error.group(2));
    }
    return errors;
  }
}
