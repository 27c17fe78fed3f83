// SPDX-License-Identifier: Apache-2.0
package dev.ods.pass;

import dev.ods.diagnostic.DiagnosticPrinter;
import dev.ods.diagnostic.SourceFile;
import dev.ods.diagnostic.SourceManager;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Reads pipelines: {@code builtin.module(func.func(canonicalize{top-down=false},cse))}, with MLIR's
 * grammar and its messages.
 */
public final class PassPipelineParser {
  private static final String DELIMITERS = ",(){";

  /** Managers nested deeper than any use; what runs them may then be recursive. */
  private static final int MAX_DEPTH = 256;

  private final PassRegistry registry;
  private final String text;
  private final List<String> problems = new ArrayList<>();

  /** The position in the text. */
  private int at;

  private PassPipelineParser(PassRegistry registry, String text) {
    this.registry = registry;
    this.text = text;
  }

  /** A name in a pipeline, with what is in its parentheses or braces. */
  private static final class Element {
    final String name;
    final int offset;
    final List<Element> inner = new ArrayList<>();
    String options = "";

    Element(String name, int offset) {
      this.name = name;
      this.offset = offset;
    }
  }

  /**
   * What a text was read as.
   *
   * @param pipeline the pipeline, or null after an error
   * @param problems what is wrong; empty if nothing is. A position is shown in lines of their own
   */
  public record Parsed(@Nullable OpPassManager pipeline, List<String> problems) {
    /** Refuses null where it is not allowed. */
    public Parsed {
      Objects.requireNonNull(problems, "problems");
    }
  }

  /** Reads a pipeline. */
  public static Parsed parse(String pipeline, PassRegistry registry) {
    String text = pipeline.trim();
    int start = text.indexOf('(');
    if (start <= 0 || !text.endsWith(")")) {
      return new Parsed(
          null,
          List.of(
              "expected pass pipeline to be wrapped with the anchor operation type, e.g."
                  + " 'builtin.module(...)'"));
    }
    OpPassManager manager = OpPassManager.on(text.substring(0, start).trim());
    List<String> problems = addTo(manager, text.substring(start + 1, text.length() - 1), registry);
    return new Parsed(problems.isEmpty() ? manager : null, problems);
  }

  /**
   * Appends the elements of a pipeline, without its anchor, to a manager.
   *
   * @return what is wrong; empty if nothing is
   */
  public static List<String> addTo(OpPassManager manager, String elements, PassRegistry registry) {
    if (elements.isEmpty()) {
      return List.of();
    }
    PassPipelineParser parser = new PassPipelineParser(registry, elements);
    Element root = parser.structure();
    if (root != null && parser.resolve(root.inner)) {
      parser.add(root.inner, manager);
    }
    return parser.problems;
  }

  /** What is wrong with the elements of a pipeline for whatever operations; empty if nothing is. */
  static List<String> check(String elements, PassRegistry registry) {
    return addTo(OpPassManager.on(OpPassManager.ANY), elements, registry);
  }

  // --- Structure.

  private @Nullable Element structure() {
    Deque<Element> stack = new ArrayDeque<>();
    Element root = new Element("", 0);
    stack.push(root);
    while (true) {
      int start = at;
      Element element = element();
      stack.getFirst().inner.add(element);
      if (at == text.length()) {
        at = start;
        break;
      }
      if (text.charAt(at) == '(') {
        if (stack.size() > MAX_DEPTH) {
          return error(at, "pipelines may be nested at most " + MAX_DEPTH + " levels deep");
        }
        at++;
        stack.push(element);
        continue;
      }
      if ((text.charAt(at) == '{' && !options(element)) || !close(stack)) {
        return null;
      }
      if (at == text.length()) {
        break;
      }
      if (text.charAt(at) != ',') {
        return error(at, "expected ',' after parsing pipeline");
      }
      at++;
    }
    return stack.size() == 1
        ? root
        : error(at, "encountered unbalanced parentheses while parsing pipeline");
  }

  private Element element() {
    int from = at;
    while (at < text.length() && DELIMITERS.indexOf(text.charAt(at)) < 0) {
      at++;
    }
    int start = from;
    while (start < at && text.charAt(start) <= ' ') {
      start++;
    }
    return new Element(text.substring(start, at).trim(), start);
  }

  private boolean options(Element element) {
    int open = at;
    int depth = 0;
    do {
      if (at == text.length()) {
        error(open, "missing closing '}' while processing pass options");
        return false;
      }
      char c = text.charAt(at++);
      depth += c == '{' ? 1 : c == '}' ? -1 : 0;
    } while (depth > 0);
    element.options = text.substring(open + 1, at - 1);
    skipSpaces();
    return true;
  }

  private boolean close(Deque<Element> stack) {
    while (at < text.length() && text.charAt(at) == ')') {
      if (stack.size() == 1) {
        error(
            at,
            "encountered extra closing ')' creating unbalanced parentheses while parsing pipeline");
        return false;
      }
      stack.pop();
      at++;
      skipSpaces();
    }
    return true;
  }

  private void skipSpaces() {
    while (at < text.length() && text.charAt(at) <= ' ') {
      at++;
    }
  }

  // --- Meaning.

  private boolean resolve(List<Element> elements) {
    for (Element element : elements) {
      boolean known = element.inner.isEmpty() ? isRegistered(element) : resolve(element.inner);
      if (!known) {
        return false;
      }
    }
    return true;
  }

  private boolean isRegistered(Element element) {
    if (registry.entry(element.name) != null) {
      return true;
    }
    error(
        element.offset,
        "'" + element.name + "' does not refer to a registered pass or pass pipeline");
    return false;
  }

  /** Adds passes up to the first that cannot be; returns whether all could. */
  private boolean add(List<Element> elements, OpPassManager manager) {
    for (Element element : elements) {
      PassRegistryEntry entry = registry.entry(element.name);
      boolean isAdded;
      if (element.inner.isEmpty() && entry != null) {
        isAdded = add(entry, element, manager);
      } else {
        isAdded = add(element.inner, manager.nest(element.name));
      }
      if (!isAdded) {
        return false;
      }
    }
    return true;
  }

  private boolean add(PassRegistryEntry entry, Element element, OpPassManager manager) {
    PassOptions options = PassOptions.parse(element.options, registry);
    String obstacle = null;
    try {
      obstacle = add(entry, options, manager);
    } catch (IllegalArgumentException e) {
      if (options.problems().isEmpty()) {
        problems.add(String.valueOf(e.getMessage()));
        return false;
      }
    }
    List<String> wrong = options.problems();
    if (wrong.isEmpty() && obstacle == null) {
      return true;
    }
    problems.add(
        String.join("\n", wrong)
            + (wrong.isEmpty() ? "" : "\n\n")
            + (obstacle == null ? "" : obstacle + "\n")
            + "failed to add `"
            + element.name
            + "` with options `"
            + element.options
            + "`\n");
    return false;
  }

  /** Adds what has no wrong options; returns why a pass cannot be added, or null if it can. */
  private static @Nullable String add(
      PassRegistryEntry entry, PassOptions options, OpPassManager manager) {
    if (entry instanceof PassPipelineInfo pipeline) {
      pipeline.addTo(manager, options);
      return null;
    }
    Pass pass = ((PassInfo) entry).create(options);
    String obstacle = manager.obstacle(pass);
    if (obstacle == null && options.problems().isEmpty()) {
      manager.add(pass);
    }
    return obstacle;
  }

  /** Reports an error with its line of the pipeline and a caret. */
  private @Nullable Element error(int offset, String message) {
    SourceFile source =
        new SourceFile("MLIR Textual PassPipeline Parser", text.getBytes(StandardCharsets.UTF_8));
    int position = text.substring(0, offset).getBytes(StandardCharsets.UTF_8).length;
    ByteArrayOutputStream shown = new ByteArrayOutputStream();
    try {
      new DiagnosticPrinter(new SourceManager()).printError(source, position, 1, message, shown);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    problems.add(shown.toString(StandardCharsets.UTF_8));
    return null;
  }
}
