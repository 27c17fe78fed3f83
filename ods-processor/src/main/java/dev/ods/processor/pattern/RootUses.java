// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.pattern;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Finds results of the root in what replaces them: its operations would use their own results then.
 * What types, locations and methods make of these results is no use of them.
 */
final class RootUses {
  private final Match.Op root;
  private final List<Build> builds = new ArrayList<>();
  private final Set<Symbol> seen = new HashSet<>();

  private RootUses(Match.Op root) {
    this.root = root;
  }

  /**
   * The index of the first of the builds that replaces results of the root by themselves; -1 if
   * there is none.
   *
   * @param replacements how many of the builds, the last ones, replace the root
   */
  static int index(Match.Op root, List<Build> builds, int replacements) {
    RootUses uses = new RootUses(root);
    builds.forEach(uses::collect);
    for (int i = builds.size() - replacements; i < builds.size(); i++) {
      if (uses.has(builds.get(i))) {
        return i;
      }
    }
    return -1;
  }

  /** Remembers what has a name. */
  private void collect(Build build) {
    builds.add(build);
    operands(build).forEach(this::collect);
  }

  private boolean has(Build build) {
    if (!(build instanceof Build.Use use)) {
      return operands(build).stream().anyMatch(this::has);
    }
    Symbol symbol = use.symbol();
    return symbol.equals(root.symbol())
        || (seen.add(symbol)
            && builds.stream()
                .filter(named -> symbol.equals(symbol(named)))
                .anyMatch(named -> operands(named).stream().anyMatch(this::has)));
  }

  private static @Nullable Symbol symbol(Build build) {
    return build instanceof Build.Op op
        ? op.symbol()
        : build instanceof Build.Variadic list ? list.symbol() : null;
  }

  /** The values that something consists of or uses, as far as no method decides that. */
  private static List<Build> operands(Build build) {
    if (build instanceof Build.Op op) {
      return op.builder() == null ? op.arguments() : List.of();
    }
    return build instanceof Build.Variadic list ? list.elements() : List.of();
  }
}
