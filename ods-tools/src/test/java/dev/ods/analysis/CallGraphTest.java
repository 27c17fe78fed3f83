// SPDX-License-Identifier: Apache-2.0
package dev.ods.analysis;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.ods.control.CallGraph;
import dev.ods.ir.Operation;
import dev.ods.ir.Region;
import dev.ods.testing.CorpusCase;
import dev.ods.testing.MlirOpt;
import dev.ods.testing.ToolRun;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/** The graph of calls, and its components, are those of {@code --test-print-callgraph}. */
final class CallGraphTest {
  private static final Pattern NODE = Pattern.compile("Region #(\\d+) : .*tag = \"(t\\d+)\"");

  private static final String PROGRAM =
      """
      func.func private @external(i32) -> i32
      func.func @even(%x: i32) -> i32 {
        %0 = func.call @odd(%x) : (i32) -> i32
        %1 = func.call @external(%0) : (i32) -> i32
        return %1 : i32
      }
      func.func private @odd(%x: i32) -> i32 {
        %0 = func.call @even(%x) : (i32) -> i32
        return %0 : i32
      }
      func.func private @leaf() {
        return
      }
      func.func @indirect(%f: () -> ()) {
        func.call_indirect %f() : () -> ()
        func.call @leaf() : () -> ()
        return
      }
      module @inner {
        func.func @even() {
          func.call @even() : () -> ()
          return
        }
      }
      """;

  private static String name(CallGraph.Node node, CallGraph graph) {
    Region region = node.region();
    if (region == null) {
      return node == graph.externalCaller() ? "<External-Caller-Node>" : "<Unknown-Callee-Node>";
    }
    return Tags.of(Objects.requireNonNull(region.parentOp())) + "#" + region.index();
  }

  private static List<String> ours(Operation module) {
    CallGraph graph = CallGraph.of(module);
    List<String> lines = new ArrayList<>();
    for (CallGraph.Node node : graph.nodes()) {
      lines.add("Node " + name(node, graph));
      for (CallGraph.Edge edge : node.edges()) {
        String kind = edge.kind() == CallGraph.EdgeKind.CALL ? "Call " : "Child ";
        lines.add(kind + name(edge.target(), graph));
      }
    }
    for (List<CallGraph.Node> component : graph.components()) {
      lines.add("SCC");
      component.forEach(node -> lines.add("Member " + name(node, graph)));
    }
    return lines;
  }

  private static List<String> theirs(String report) {
    List<String> lines = new ArrayList<>();
    for (String line : report.lines().toList()) {
      String what =
          line.startsWith("// - Node :")
              ? "Node "
              : line.startsWith("// -- Call-Edge :")
                  ? "Call "
                  : line.startsWith("// -- Child-Edge :")
                      ? "Child "
                      : line.startsWith("// -- Node :") ? "Member " : null;
      if (what != null) {
        lines.add(what + name(line));
      } else if (line.startsWith("// - SCC")) {
        lines.add("SCC");
      }
    }
    return lines;
  }

  private static @Nullable String name(String line) {
    Matcher node = NODE.matcher(line);
    return node.find()
        ? node.group(2) + "#" + node.group(1)
        : line.substring(line.indexOf('<'), line.lastIndexOf('>') + 1);
  }

  /** Whether the test pass has not crashed. */
  static boolean assertSame(Operation module, String id) throws Exception {
    Tags.add(module, op -> true);
    ToolRun run = Tags.run(module, "--test-print-callgraph");
    if (run != null) {
      assertEquals(String.join("\n", theirs(run.err())), String.join("\n", ours(module)), id);
    }
    return run != null;
  }

  /** The nodes of what is elsewhere are known, so that authors can tell them apart. */
  @Test
  void whatIsElsewhereHasNodes() {
    CallGraph graph = CallGraph.of(Programs.parse(PROGRAM));
    assertEquals(5, graph.externalCaller().edges().size());
    assertTrue(graph.unknownCallee().edges().isEmpty());
    assertTrue(
        graph.nodes().stream()
            .flatMap(node -> node.edges().stream())
            .anyMatch(edge -> edge.target() == graph.unknownCallee()));
  }

  @Test
  void aProgramOfAllKindsOfCalls() throws Exception {
    MlirOpt.assumeInstalled();
    assertTrue(assertSame(Programs.parse(PROGRAM), "program"));
  }

  @Test
  void modulesOfTheCorpus() throws Exception {
    MlirOpt.assumeInstalled();
    List<CorpusCase> some =
        CorpusModules.sample("valid cases with calls", text -> text.contains("\"func.call"));
    int compared = 0;
    for (CorpusCase c : some) {
      compared += assertSame(Programs.parse(c.text("generic")), c.id()) ? 1 : 0;
    }
    System.out.println("calls: %d of %d modules".formatted(compared, some.size()));
    assertTrue(compared > some.size() / 2, "compared: " + compared);
  }
}
