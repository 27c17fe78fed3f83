// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.emit;

import com.palantir.javapoet.CodeBlock;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * Code that declares and assigns local variables before it is known which of them are used: those
 * that are not are left out, as compilers warn of them.
 */
final class LocalsCode {
  private static final Pattern NAME = Pattern.compile("(?<![\\w.$])[A-Za-z_$][\\w$]*");

  /**
   * A part of the code.
   *
   * @param local the variable that it declares or assigns and without which it is left out, or null
   */
  private record Part(CodeBlock code, @Nullable String local) {}

  private final List<Part> parts = new ArrayList<>();

  void add(CodeBlock code) {
    if (!code.isEmpty()) {
      parts.add(new Part(code, null));
    }
  }

  void add(LocalsCode other) {
    parts.addAll(other.parts);
  }

  /** Adds a statement. */
  void addStatement(String format, Object... arguments) {
    add(statement(format, arguments));
  }

  /** Adds a statement without other effects than the value of a variable. */
  void addStatementOf(String local, String format, Object... arguments) {
    parts.add(new Part(statement(format, arguments), local));
  }

  private static CodeBlock statement(String format, Object... arguments) {
    return CodeBlock.builder().addStatement(format, arguments).build();
  }

  boolean isEmpty() {
    return parts.isEmpty();
  }

  /** Returns the code without the variables that nothing uses. */
  CodeBlock build() {
    Set<String> locals = new HashSet<>();
    for (Part part : parts) {
      if (part.local() != null) {
        locals.add(part.local());
      }
    }
    if (!locals.isEmpty()) {
      removeUnused(locals);
    }
    CodeBlock.Builder code = CodeBlock.builder();
    parts.forEach(part -> code.add(part.code()));
    return code.build();
  }

  /** Also those that only others use that nothing uses. */
  private void removeUnused(Set<String> locals) {
    CodeBlock.Builder all = CodeBlock.builder();
    parts.forEach(part -> all.add(part.code()));
    Map<String, Integer> uses = new HashMap<>();
    count(all.build(), uses, 1);
    for (Part part : parts) {
      if (part.local() != null) {
        uses.merge(part.local(), -1, Integer::sum);
      }
    }
    while (true) {
      Set<String> unused = new HashSet<>(locals);
      unused.removeIf(local -> uses.getOrDefault(local, 0) > 0);
      if (unused.isEmpty()) {
        return;
      }
      locals.removeAll(unused);
      for (Part part : parts) {
        if (unused.contains(part.local())) {
          count(part.code(), uses, -1);
        }
      }
      parts.removeIf(part -> unused.contains(part.local()));
    }
  }

  private static void count(CodeBlock code, Map<String, Integer> uses, int change) {
    Matcher name = NAME.matcher(CodeText.of(code));
    while (name.find()) {
      uses.merge(name.group(), change, Integer::sum);
    }
  }
}
