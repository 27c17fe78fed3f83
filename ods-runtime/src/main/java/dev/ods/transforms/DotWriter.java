// SPDX-License-Identifier: Apache-2.0
package dev.ods.transforms;

import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/** Writes a graph in the language DOT, as MLIR lays it out. Edges come after all nodes. */
final class DotWriter {
  /** For an edge from what has no node. */
  static final Node NO_NODE = new Node(0, 0);

  private static final int INDENTATION = 2;

  private final StringBuilder text = new StringBuilder();
  private final StringBuilder edges = new StringBuilder();
  private int depth;
  private int lastId;

  /**
   * A node.
   *
   * @param id the number in its name
   * @param cluster the number of the cluster that it stands for; 0 if it stands for itself
   */
  record Node(int id, int cluster) {}

  /** The text of a graph, whose nodes and edges {@code content} adds. */
  String graph(Runnable content) {
    line("digraph G {");
    depth++;
    line("compound = true;");
    content.run();
    text.append(edges.toString().indent(INDENTATION));
    depth--;
    line("}");
    return text.toString();
  }

  /** Adds a cluster, whose nodes {@code content} adds. */
  Node cluster(String label, Runnable content) {
    int cluster = ++lastId;
    line("subgraph cluster_" + cluster + " {");
    depth++;
    int anchor = addNode(new TreeMap<>(Map.of("label", quoted(" "), "shape", "plain")));
    line("label = " + quoted(label) + ";");
    content.run();
    depth--;
    line("}");
    return new Node(anchor, cluster);
  }

  /** Adds a node that is a record, filled if it has a color. */
  Node node(String label, @Nullable String color) {
    Map<String, String> attributes = new TreeMap<>();
    attributes.put("label", quoted(label));
    attributes.put("shape", "Mrecord");
    if (color != null) {
      attributes.put("style", "filled");
      attributes.put("fillcolor", quoted(color));
    }
    return new Node(addNode(attributes), 0);
  }

  private int addNode(Map<String, String> attributes) {
    int id = ++lastId;
    line("v" + id + " " + list(attributes) + ";");
    return id;
  }

  /**
   * Adds an edge between the fields of a port, or between the nodes if its name is empty. At a
   * cluster, it ends at the border.
   */
  void edge(Node from, Node to, String port, String style) {
    Map<String, String> attributes = new TreeMap<>();
    attributes.put("style", style);
    edges.append('v').append(from.id);
    if (from.cluster != 0) {
      attributes.put("ltail", "cluster_" + from.cluster);
    } else if (!port.isEmpty()) {
      edges.append(":res").append(port).append(":s");
    }
    edges.append(" -> v").append(to.id);
    if (to.cluster != 0) {
      attributes.put("lhead", "cluster_" + to.cluster);
    } else if (!port.isEmpty()) {
      edges.append(":arg").append(port).append(":n");
    }
    edges.append(list(attributes)).append(";\n");
  }

  private static String list(Map<String, String> attributes) {
    StringBuilder all = new StringBuilder("[");
    attributes.forEach(
        (name, value) ->
            all.append(all.length() == 1 ? "" : ", ").append(name).append(" = ").append(value));
    return all.append(']').toString();
  }

  private static String quoted(String label) {
    return '"' + label + '"';
  }

  private void line(String content) {
    text.append(" ".repeat(INDENTATION * depth)).append(content).append('\n');
  }
}
