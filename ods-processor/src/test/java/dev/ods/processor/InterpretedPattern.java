// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor;

import dev.ods.builtin.IntegerAttr;
import dev.ods.builtin.IntegerType;
import dev.ods.ir.Attribute;
import dev.ods.ir.Operation;
import dev.ods.ir.OperationState;
import dev.ods.ir.Value;
import dev.ods.rewrite.Matchers;
import dev.ods.rewrite.RewritePattern;
import dev.ods.rewrite.Rewriter;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * What a pattern of {@link RandomPatterns} says, without its generated code: its texts are read at
 * run time, and an operation is compared with them part by part.
 */
final class InterpretedPattern extends RewritePattern {
  private static final Pattern METHOD =
      Pattern.compile(
          "match = \"(.*)\", rewrite = \"(.*)\", benefit = (\\d+)\\)\n(.*) (\\w+)\\((.*?)\\)[;{]");

  /** Where {@code k} is among the arguments. */
  private static final Map<String, Integer> ATTRIBUTES =
      Map.of("source", 0, "neg", 1, "abs", 0, "add", 2, "mul", -1);

  /** The values of {@code k} where there is none. */
  private static final Map<String, Integer> DEFAULTS = Map.of("neg", 1, "abs", 2, "add", 0);

  /** A tree, a name or a number: {@code (t.add:$s $x, 5)}, {@code $x}, {@code 5}. */
  private record Node(String head, String symbol, List<Node> arguments) {
    boolean isTree() {
      return head.startsWith("t.");
    }

    boolean isName() {
      return head.startsWith("$");
    }

    String kind() {
      return head.substring(2);
    }

    int size() {
      return (isTree() ? 1 : 0) + arguments.stream().mapToInt(Node::size).sum();
    }

    /** The trees in which pairs in any order have one, the first one first. */
    List<Node> orders() {
      List<List<Node>> lists = List.of(List.of());
      for (Node argument : arguments) {
        List<List<Node>> longer = new ArrayList<>();
        for (List<Node> list : lists) {
          for (List<Node> next : argument.choices()) {
            List<Node> extended = new ArrayList<>(list);
            extended.addAll(next);
            longer.add(extended);
          }
        }
        lists = longer;
      }
      return lists.stream().map(list -> new Node(head, symbol, list)).toList();
    }

    private List<List<Node>> choices() {
      if (!head.equals("either")) {
        return orders().stream().map(List::of).toList();
      }
      List<List<Node>> choices = new ArrayList<>(new Node("", "", arguments).lists());
      choices.addAll(new Node("", "", List.of(arguments.get(1), arguments.get(0))).lists());
      return choices;
    }

    private List<List<Node>> lists() {
      return orders().stream().map(Node::arguments).toList();
    }
  }

  private final Node match;
  private final Node rewrite;
  private final String method;
  private final boolean isGuarded;
  private final List<String> parameters;
  private final List<String> log;

  private InterpretedPattern(
      CompiledDialect dialect, MatchResult text, Node match, List<String> log) {
    super(
        dialect.context().operationName(match.head()).model(),
        "interpreted." + text.group(5),
        match.size() + Integer.parseInt(text.group(3)));
    this.match = match;
    this.rewrite = new Reader(text.group(2)).node();
    this.method = text.group(5);
    this.isGuarded = text.group(4).contains("boolean");
    this.parameters = List.of(text.group(6).split(", "));
    this.log = log;
  }

  /**
   * The patterns of a set.
   *
   * @param log is told of each pattern that matches but for its guard
   */
  static List<RewritePattern> of(CompiledDialect dialect, String set, List<String> log) {
    return METHOD
        .matcher(set)
        .results()
        .<RewritePattern>map(
            text -> new InterpretedPattern(dialect, text, new Reader(text.group(1)).node(), log))
        .toList();
  }

  @Override
  public boolean matchAndRewrite(Operation root, Rewriter rewriter) {
    for (Node order : match.orders()) {
      Map<String, Object> names = new HashMap<>();
      if (matches(order, root, names) && isAsked(names) && isAllowed(root)) {
        Object result = built(rewrite, root, names, rewriter);
        rewriter.replace(root, (Value) result);
        return true;
      }
    }
    return false;
  }

  // --- The match.

  private boolean matches(Node tree, Operation op, Map<String, Object> names) {
    if (!op.name().value().equals(tree.head())) {
      return false;
    }
    names.put(tree.symbol(), op);
    int operand = 0;
    int attribute = ATTRIBUTES.get(tree.kind());
    for (int i = 0; i < tree.arguments().size(); i++) {
      Node argument = tree.arguments().get(i);
      boolean matches =
          i == attribute
              ? argument.isName() || k(op) == Integer.parseInt(argument.head())
              : matchesValue(argument, op.operand(operand++), names);
      if (!matches) {
        return false;
      }
    }
    return true;
  }

  private boolean matchesValue(Node wanted, Value value, Map<String, Object> names) {
    if (wanted.isTree()) {
      Operation definition = value.definingOp();
      return definition != null && matches(wanted, definition, names);
    } else if (wanted.head().equals("$_")) {
      return true;
    }
    Object found = value;
    if (parameters.contains("IntegerAttr " + wanted.head().substring(1))) {
      found = Matchers.constant(value) instanceof IntegerAttr number ? number : null;
    }
    Object before = found == null ? null : names.putIfAbsent(wanted.head(), found);
    return found != null && (before == null || before.equals(found));
  }

  private static int k(Operation op) {
    Attribute k = op.attribute("k");
    return k instanceof IntegerAttr number
        ? number.bigValue().intValue()
        : DEFAULTS.get(op.name().value().substring(2));
  }

  /** What the parameters ask. */
  private boolean isAsked(Map<String, Object> names) {
    for (String parameter : parameters) {
      Object captured = names.get("$" + parameter.substring(parameter.lastIndexOf(' ') + 1));
      if (parameter.startsWith("@HasOneUse") && !hasOneUse(captured)) {
        return false;
      } else if (parameter.startsWith("@Is") && !isI32((Value) captured)) {
        return false;
      }
    }
    return true;
  }

  private static boolean hasOneUse(@Nullable Object captured) {
    return captured instanceof Operation op
        ? op.result(0).hasOneUse()
        : captured instanceof Value value && value.hasOneUse();
  }

  private static boolean isI32(Value value) {
    return value.type() instanceof IntegerType type && type.width() == 32;
  }

  private boolean isAllowed(Operation root) {
    if (!isGuarded) {
      return true;
    }
    log.add(method);
    return !(root.attribute("k") instanceof IntegerAttr k)
        || (k.bigValue().intValue() + method.length() + method.charAt(method.length() - 1)) % 3
            != 0;
  }

  // --- The rewrite.

  private static Object built(
      Node node, Operation root, Map<String, Object> names, Rewriter rewriter) {
    if (node.isName()) {
      Object captured = names.get(node.head());
      return captured instanceof Operation op ? op.result(0) : captured;
    }
    OperationState state =
        rewriter.state(rewriter.context().operationName(node.head()), root.location());
    Value first = null;
    for (Node argument : node.arguments()) {
      if (argument.isName()) {
        Value operand = (Value) built(argument, root, names, rewriter);
        first = first == null ? operand : first;
        state.addOperand(operand);
      } else {
        IntegerType type = IntegerType.get(rewriter.context(), 32);
        state.setAttribute("k", IntegerAttr.get(type, Integer.parseInt(argument.head())));
      }
    }
    return rewriter.create(state.addType(first.type())).result(0);
  }

  // --- Reading.

  private static final class Reader {
    private final String text;
    private int at;

    Reader(String text) {
      this.text = text;
    }

    private boolean skip(String token) {
      boolean found = text.startsWith(token, at);
      at += found ? token.length() : 0;
      return found;
    }

    private String word() {
      int start = at;
      while (at < text.length() && " ,:()".indexOf(text.charAt(at)) < 0) {
        at++;
      }
      return text.substring(start, at);
    }

    Node node() {
      if (!skip("(")) {
        return new Node(word(), "", List.of());
      }
      String head = word();
      String symbol = skip(":") ? word() : "";
      List<Node> arguments = new ArrayList<>();
      while (skip(" ") && !skip(")")) {
        arguments.add(node());
        skip(",");
      }
      skip(")");
      return new Node(head, symbol, arguments);
    }
  }
}
