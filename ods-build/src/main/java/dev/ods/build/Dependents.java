// SPDX-License-Identifier: Apache-2.0
package dev.ods.build;

import java.io.IOException;
import java.util.Collections;
import java.util.HashSet;
import java.util.Set;

/** Finds the sources of a module whose compilation may be affected by changes of classes. */
final class Dependents {
  private final ModuleClasses classes;
  private final SourceWords words;

  Dependents(ModuleClasses classes, SourceWords words) {
    this.classes = classes;
    this.words = words;
  }

  /**
   * The sources that mention a changed class, in their text or in the classes compiled from them.
   *
   * <p>Changes are {@linkplain #spread propagated} first. Descendants of edited classes are
   * included, as they depend on parts of the source that class files lack.
   */
  Set<String> of(Changes changes) throws IOException {
    Set<String> due = new HashSet<>();
    if (!changes.edited().isEmpty()) {
      due.addAll(heirs(changes.edited()));
    }
    if (!changes.api().isEmpty()) {
      spread(changes);
      due.addAll(mentioning(changes.api()));
      due.addAll(enumsOf(changes.api()));
    }
    for (String operation : changes.listing()) {
      String owner = classes.owner(operation);
      if (owner != null) {
        due.add(owner);
      }
    }
    return due;
  }

  /** The sources of enums whose attributes belong to dialects among these classes. */
  private Set<String> enumsOf(Set<String> names) throws IOException {
    Set<String> dialects = new HashSet<>();
    for (String name : names) {
      if (classes.owner(name) != null) {
        dialects.add(classes.facts(name).dialect());
      }
    }
    dialects.remove("");
    Set<String> enums = new HashSet<>();
    for (String source : dialects.isEmpty() ? Set.<String>of() : classes.sources()) {
      for (String name : classes.of(source)) {
        if (dialects.contains(classes.facts(name).ownDialect())) {
          enums.add(source);
        }
      }
    }
    return enums;
  }

  /** The sources that mention one of these classes. */
  Set<String> mentioning(Set<String> names) throws IOException {
    Set<String> due = new HashSet<>();
    Set<String> topLevel = SourceWords.topLevelNames(names);
    for (String source : classes.sources()) {
      if (words.mentions(source, topLevel) || anyMentions(source, names)) {
        due.add(source);
      }
    }
    return due;
  }

  private boolean anyMentions(String source, Set<String> names) throws IOException {
    for (String name : classes.of(source)) {
      if (!Collections.disjoint(classes.mentions(name), names)) {
        return true;
      }
    }
    return false;
  }

  /**
   * Adds to {@code changes} the classes that are affected though unchanged themselves: subtypes of
   * a changed class, declarations that pass on its facts, and declarations whose generated code
   * changed. If the types to which a class is assignable changed, these include the classes with it
   * as a type argument in a signature, whose users may depend on it by inference alone.
   */
  void spread(Changes changes) throws IOException {
    boolean grown = true;
    while (grown) {
      grown = false;
      for (String source : classes.sources()) {
        if (meet(classes.of(source), changes.api())) {
          grown |= changes.api().addAll(classes.of(source));
        }
      }
      for (String name : classes.names()) {
        ClassFacts facts = classes.facts(name);
        if (meet(facts.supertypes(), changes.shape())) {
          grown |= changes.shape().add(name);
        }
        if (meet(facts.supertypes(), changes.api())
            || meet(facts.passedOn(), changes.api())
            || meet(facts.typeArguments(), changes.shape())) {
          grown |= changes.api().add(name);
        }
      }
    }
  }

  private static boolean meet(Set<String> some, Set<String> others) {
    return !some.isEmpty() && !others.isEmpty() && !Collections.disjoint(some, others);
  }

  /**
   * The sources whose declarations may inherit members from {@code edited} classes. The processor
   * copies Javadoc and parameter names, which class files lack.
   */
  Set<String> heirs(Set<String> edited) throws IOException {
    Set<String> heirs = new HashSet<>();
    Set<String> ancestors = new HashSet<>(edited);
    boolean grown = true;
    while (grown) {
      grown = false;
      Set<String> topLevel = SourceWords.topLevelNames(ancestors);
      for (String source : classes.sources()) {
        if (!heirs.contains(source)
            && words.mentions(source, topLevel)
            && inherits(source, ancestors)) {
          heirs.add(source);
          ancestors.addAll(classes.of(source));
          grown = true;
        }
      }
    }
    heirs.removeIf(source -> !classes.generates(source));
    return heirs;
  }

  private boolean inherits(String source, Set<String> ancestors) throws IOException {
    for (String name : classes.of(source)) {
      if (meet(classes.facts(name).supertypes(), ancestors)) {
        return true;
      }
    }
    return false;
  }
}
