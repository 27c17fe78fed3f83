// SPDX-License-Identifier: Apache-2.0
package dev.ods.transforms;

import dev.ods.pass.Pass;
import dev.ods.pass.PassInfo;
import dev.ods.pass.PassOption;
import dev.ods.pass.PassOptions;
import dev.ods.pass.PassRun;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Collectors;

/** Prints how many operations of each name there are (MLIR's pass). */
final class PrintOpStats extends Pass {
  private static final String JSON = "json";

  static final PassInfo INFO =
      new PassInfo(
          "print-op-stats",
          "Print statistics of operations",
          List.of(PassOption.flag(JSON, "print the stats as JSON")),
          PrintOpStats::new);

  private final boolean json;

  private PrintOpStats(PassOptions options) {
    super(INFO.argument());
    json = options.flag(JSON, false);
  }

  @Override
  protected void run(PassRun run) {
    SortedMap<String, Long> counts = new TreeMap<>();
    run.operation().walk(op -> counts.merge(op.name().value(), 1L, Long::sum));
    run.print(json ? json(counts) : table(counts));
    run.markAllAnalysesPreserved();
  }

  private static String json(SortedMap<String, Long> counts) {
    return counts.entrySet().stream()
        .map(entry -> "  \"" + entry.getKey() + "\" : " + entry.getValue())
        .collect(Collectors.joining(",\n", "{\n", "\n}\n"));
  }

  /** Names are aligned at the dot. */
  private static String table(SortedMap<String, Long> counts) {
    int dialectWidth = 0;
    int nameWidth = 0;
    for (String name : counts.keySet()) {
      dialectWidth = Math.max(dialectWidth, dialect(name).length());
      nameWidth = Math.max(nameWidth, withoutDialect(name).length());
    }
    StringBuilder text = new StringBuilder("Operations encountered:\n-----------------------\n");
    for (String name : counts.keySet()) {
      String dialect = dialect(name);
      text.append(" ".repeat(dialectWidth + 2 - dialect.length()))
          .append(dialect)
          .append(dialect.isEmpty() ? ' ' : '.')
          .append(withoutDialect(name))
          .append(" ".repeat(nameWidth - withoutDialect(name).length()))
          .append(" , ")
          .append(counts.get(name))
          .append('\n');
    }
    return text.toString();
  }

  /** What precedes the first dot; empty if nothing follows it. */
  private static String dialect(String name) {
    int dot = name.indexOf('.');
    return dot < 0 || dot == name.length() - 1 ? "" : name.substring(0, dot);
  }

  private static String withoutDialect(String name) {
    int dot = name.indexOf('.');
    return dot == name.length() - 1 ? name.substring(0, Math.max(0, dot)) : name.substring(dot + 1);
  }
}
