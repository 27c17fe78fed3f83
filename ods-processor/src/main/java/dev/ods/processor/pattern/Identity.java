// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.pattern;

import java.util.List;

/** Whether a rewrite builds what is matched, so that the pattern applies to it again. */
final class Identity {
  private Identity() {}

  /** Whether it does so in some order of the operands. */
  static boolean is(Match.Op root, List<Build> builds) {
    return builds.size() == 1
        && root.orders().stream().anyMatch(order -> isSame(order, builds.get(0)));
  }

  private static boolean isSame(Match match, Build build) {
    if (build instanceof Build.Use use) {
      return use.result() < 0 && isSymbol(match, use.symbol());
    }
    if (match instanceof Match.Op matched && build instanceof Build.Op built) {
      return built.builder() == null
          && matched.op().declaration().equals(built.op().declaration())
          && isSame(matched.arguments(), built.arguments());
    } else if (match instanceof Match.Variadic list && build instanceof Build.Variadic given) {
      return isSame(list.elements(), given.elements());
    } else if (match instanceof Match.Literal wanted && build instanceof Build.Literal given) {
      return wanted.value().isSame(given.value());
    } else if (match instanceof Match.Absent && build instanceof Build.Absent) {
      return true;
    }
    return match instanceof Match.Any;
  }

  private static boolean isSymbol(Match match, Symbol symbol) {
    if (match instanceof Match.Capture capture) {
      return capture.symbol().equals(symbol);
    } else if (match instanceof Match.Op matched) {
      return symbol.equals(matched.symbol());
    }
    return match instanceof Match.Any
        || (match instanceof Match.Variadic list && symbol.equals(list.symbol()));
  }

  private static boolean isSame(List<Match> matches, List<Build> builds) {
    boolean same = matches.size() == builds.size();
    for (int i = 0; same && i < builds.size(); i++) {
      same = isSame(matches.get(i), builds.get(i));
    }
    return same;
  }
}
