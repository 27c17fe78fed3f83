// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.pattern;

import com.palantir.javapoet.ClassName;
import dev.ods.processor.model.PatternSpec;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * A pattern without mistakes. It matches if the structure does, then if what it empties has no
 * other users, then the constraints of its parameters, then its guards, in order, the constraints
 * of what they return, and last the body of its method.
 *
 * @param root the structure that is matched
 * @param parameters the parameters of the method that capture something, in order
 * @param guards the methods that decide whether it applies, and bind names
 * @param emptied the matched operations other than the root whose regions new ones take over, all
 *     operands of the root: it has to be their only user, and they are erased with it
 * @param rewrites what is built, in order
 * @param replacements how many of these, the last ones, replace the results of the root
 * @param supplements what is built after that, before the root is replaced
 * @param benefit its benefit
 */
public record CheckedPattern(
    PatternSpec spec,
    Match.Op root,
    List<CheckedParameter> parameters,
    List<Guard> guards,
    List<Symbol> emptied,
    List<Build> rewrites,
    int replacements,
    List<Build> supplements,
    int benefit) {
  public CheckedPattern {
    parameters = List.copyOf(parameters);
    guards = List.copyOf(guards);
    emptied = List.copyOf(emptied);
    rewrites = List.copyOf(rewrites);
    supplements = List.copyOf(supplements);
  }

  /** The classes of the operations that it builds, each once. */
  public List<ClassName> generatedOps() {
    Set<ClassName> classes = new LinkedHashSet<>();
    rewrites.forEach(build -> addGenerated(build, classes));
    supplements.forEach(build -> addGenerated(build, classes));
    return List.copyOf(classes);
  }

  private static void addGenerated(Build build, Set<ClassName> classes) {
    if (build instanceof Build.Op op) {
      classes.add(op.op().opClass());
      op.arguments().forEach(argument -> addGenerated(argument, classes));
    } else if (build instanceof Build.Call call) {
      call.arguments().forEach(argument -> addGenerated(argument, classes));
    } else if (build instanceof Build.Variadic list) {
      list.elements().forEach(element -> addGenerated(element, classes));
    }
  }

  /** What is matched, for each order of operands that may have any. */
  public List<Match.Op> orders() {
    return root.orders();
  }
}
