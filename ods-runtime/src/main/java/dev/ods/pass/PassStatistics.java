// SPDX-License-Identifier: Apache-2.0
package dev.ods.pass;

import dev.ods.pass.OpPassManager.Stage;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;

/** Shows what the passes of a pipeline have counted, as MLIR's {@code --mlir-pass-statistics}. */
public final class PassStatistics {
  private static final String LINE = "===" + "-".repeat(73) + "===\n";
  private static final String TITLE = "... Pass statistics report ...";

  private final StringBuilder text = new StringBuilder();

  private PassStatistics() {
    text.append(LINE)
        .append(" ".repeat((80 - TITLE.length()) / 2))
        .append(TITLE)
        .append('\n')
        .append(LINE);
  }

  /** How passes are shown. */
  public enum Display {
    /** Those that have counted something, once each, by name. */
    LIST,
    /** As they are nested. */
    PIPELINE
  }

  /** A number of one or several passes of a name. */
  private record Entry(String name, String description, long value) {}

  /** The statistics as a text. */
  public static String report(OpPassManager pipeline, Display display) {
    PassStatistics report = new PassStatistics();
    if (display == Display.LIST) {
      report.appendList(pipeline);
    } else {
      report.appendStages(pipeline.merged(), 0);
    }
    return report.text.append('\n').toString();
  }

  private void appendStages(OpPassManager manager, int indent) {
    for (Stage stage : manager.stages()) {
      if (stage instanceof Stage.Single single) {
        append(single.pass().name(), entries(single.pass()), indent);
        continue;
      }
      appendManagers((Stage.Nested) stage, indent);
    }
  }

  private void appendManagers(Stage.Nested nested, int indent) {
    int inner = indent;
    if (nested.managers().size() > 1) {
      append(nested.title(), List.of(), indent);
      inner += 2;
    }
    for (OpPassManager manager : nested.managers()) {
      append("'" + manager.anchor() + "' Pipeline", List.of(), inner);
      appendStages(manager, inner + 2);
    }
  }

  private void appendList(OpPassManager pipeline) {
    SortedMap<String, SortedMap<String, Entry>> merged = new TreeMap<>();
    merge(pipeline, merged);
    merged.forEach((name, entries) -> append(name, new ArrayList<>(entries.values()), 2));
  }

  private static void merge(
      OpPassManager manager, SortedMap<String, SortedMap<String, Entry>> merged) {
    for (Stage stage : manager.stages()) {
      if (stage instanceof Stage.Nested nested) {
        nested.managers().forEach(each -> merge(each, merged));
        continue;
      }
      Pass pass = ((Stage.Single) stage).pass();
      for (Entry entry : entries(pass)) {
        merged
            .computeIfAbsent(pass.name(), name -> new TreeMap<>())
            .merge(
                entry.name, entry, (a, b) -> new Entry(a.name, a.description, a.value + b.value));
      }
    }
  }

  private static List<Entry> entries(Pass pass) {
    return pass.statistics().stream()
        .map(each -> new Entry(each.name(), each.description(), each.value()))
        .sorted(Comparator.comparing(Entry::name))
        .toList();
  }

  private void append(String title, List<Entry> entries, int indent) {
    text.append(" ".repeat(indent)).append(title).append('\n');
    int name = entries.stream().mapToInt(entry -> entry.name.length()).max().orElse(0);
    int value =
        entries.stream().mapToInt(entry -> Long.toString(entry.value).length()).max().orElse(0);
    for (Entry entry : entries) {
      String number = Long.toString(entry.value);
      text.append(" ".repeat(indent + 2))
          .append("(S) ")
          .append(" ".repeat(value - number.length()))
          .append(number)
          .append(' ')
          .append(entry.name)
          .append(" ".repeat(name - entry.name.length()))
          .append(" - ")
          .append(entry.description)
          .append('\n');
    }
  }
}
