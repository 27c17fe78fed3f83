// SPDX-License-Identifier: Apache-2.0
package dev.ods.build;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/**
 * Brings the classes of one module up to date, in a new directory: those of the last build are not
 * modified.
 *
 * <p>The edited sources are compiled first, then the {@linkplain Dependents dependents} of the
 * classes that changed, and so on to a fixpoint. Where that may not suffice, the whole module is
 * compiled: after a change of a {@code module-info} or {@code package-info}, and in doubt.
 */
final class ModuleBuild {
  /** The limit of rounds to a fixpoint, which is exceeded if a declaration changes itself. */
  private static final int MAX_ROUNDS = 8;

  private final ModuleSpec spec;
  private final BuildState.@Nullable Module last;
  private final Workspace workspace;
  private final List<Path> libraries;
  private final DialectCompiler compiler;
  private final SourceWords words;
  private final Snapshot sources;
  private final Snapshot resources;
  private final Set<String> edited = new TreeSet<>();
  private final Set<String> removed = new TreeSet<>();
  private final Changes changes = new Changes();
  private String messages = "";
  private boolean syntaxError;
  private boolean doubt;

  ModuleBuild(
      ModuleSpec spec,
      BuildState.@Nullable Module last,
      Snapshot sources,
      Workspace workspace,
      List<Path> libraries,
      DialectCompiler compiler)
      throws IOException {
    this.spec = spec;
    this.last = last;
    this.sources = sources;
    this.workspace = workspace;
    this.libraries = libraries;
    this.compiler = compiler;
    this.words = new SourceWords(spec.sources());
    Snapshot before = last == null ? Snapshot.EMPTY : last.sources();
    this.resources =
        Snapshot.of(spec.resources(), last == null ? Snapshot.EMPTY : last.resources());
    for (String file : sources.files().keySet()) {
      if (isJava(file) && !sources.hash(file).equals(before.hash(file))) {
        edited.add(file);
      }
    }
    for (String file : before.files().keySet()) {
      if (isJava(file) && !sources.files().containsKey(file)) {
        removed.add(file);
      }
    }
  }

  private static boolean isJava(String file) {
    return file.endsWith(".java");
  }

  /** The compiler's messages if the build failed. */
  String messages() {
    return messages;
  }

  /** The changes that other modules may observe. */
  Changes changes() {
    return changes;
  }

  /**
   * Builds.
   *
   * @param upstream the changes in the modules that this one may use
   * @param wholly whether to compile all sources
   * @return the new state of the module, or null after errors, which are in {@link #messages}
   */
  BuildState.@Nullable Module build(Changes upstream, boolean wholly) throws IOException {
    if (last == null || wholly || concernsAll(edited) || concernsAll(removed)) {
      return buildAll();
    }
    Path directory = workspace.classes(last.directory());
    if (!Files.isDirectory(directory)) {
      return buildAll();
    }
    ModuleClasses before = new ModuleClasses(directory, last.classes());
    noteEdited(before);
    Changes seen = new Changes();
    seen.addAll(upstream);
    seen.edited().addAll(changes.edited());
    Set<String> due = new TreeSet<>(new Dependents(before, words).of(seen));
    due.addAll(edited);
    due.removeAll(removed);
    if (due.isEmpty() && removed.isEmpty() && sameResources()) {
      return new BuildState.Module(
          last.directory(), last.edited(), sources, resources, last.classes());
    }
    return buildPart(directory, due);
  }

  private void noteEdited(ModuleClasses before) {
    for (String source : edited) {
      changes.edited().addAll(before.of(source));
    }
  }

  /** A module's directives and a package's annotations can affect any class of the module. */
  private static boolean concernsAll(Set<String> files) {
    return files.stream().anyMatch(file -> file.endsWith("-info.java"));
  }

  private boolean sameResources() {
    return last != null && contents(resources).equals(contents(last.resources()));
  }

  private static Map<String, String> contents(Snapshot snapshot) {
    Map<String, String> contents = new HashMap<>();
    snapshot.files().keySet().forEach(file -> contents.put(file, snapshot.hash(file)));
    return contents;
  }

  private BuildState.@Nullable Module buildPart(Path from, Set<String> due) throws IOException {
    Set<String> roots = due;
    for (int attempt = 0; ; attempt++) {
      Path directory = workspace.newClasses(spec.name());
      ModuleClasses classes = ModuleClasses.copy(from, lastClasses(), directory);
      Changes found = new Changes();
      Set<String> failed = compileUntilStable(classes, roots, found);
      if (failed == null) {
        copyResources(directory);
        changes.addAll(found);
        return new BuildState.Module(
            directory.getFileName().toString(), true, sources, resources, classes.toMap());
      }
      if (doubt) {
        return buildAll();
      }
      if (syntaxError) {
        return null;
      }
      // The error may be due to an outdated class file.
      Set<String> wider = widen(new ModuleClasses(from, lastClasses()), failed);
      if (attempt > 0 || failed.containsAll(wider)) {
        return null;
      }
      // The next attempt starts from the old classes again, so the first sources remain due.
      wider.addAll(due);
      roots = wider;
    }
  }

  private Map<String, List<String>> lastClasses() {
    return last == null ? Map.of() : last.classes();
  }

  /** {@code failed}, and all declarations that mention one of its classes. */
  private Set<String> widen(ModuleClasses before, Set<String> failed) throws IOException {
    Set<String> names = new HashSet<>();
    for (String source : failed) {
      names.add(source.substring(0, source.length() - ".java".length()));
      names.addAll(before.of(source));
    }
    Set<String> wider = new TreeSet<>(failed);
    for (String source : new Dependents(before, words).mentioning(names)) {
      if (before.generates(source) && !removed.contains(source)) {
        wider.add(source);
      }
    }
    return wider;
  }

  /**
   * Compiles {@code due} and, to a fixpoint, the dependents of the changes.
   *
   * @return null at the fixpoint; otherwise the sources of the round that had errors or raised
   *     doubt
   */
  private @Nullable Set<String> compileUntilStable(
      ModuleClasses classes, Set<String> due, Changes found) throws IOException {
    Set<String> gone = removed;
    Set<String> next = due;
    for (int round = 0; round < MAX_ROUNDS; round++) {
      Set<String> roots = new TreeSet<>(next);
      roots.addAll(classes.lineage(next));
      roots.removeAll(removed);
      Set<String> old = new HashSet<>(roots);
      old.addAll(gone);
      gone = Set.of();
      Map<String, ClassFacts> before = classes.facts(old);
      for (String source : old) {
        classes.remove(source);
      }
      if ((!roots.isEmpty() && !compile(classes, roots)) || doubt) {
        return roots;
      }
      Changes step = Changes.between(before, classes.facts(roots));
      next = new TreeSet<>(new Dependents(classes, words).of(step));
      found.addAll(step);
      next.removeAll(roots);
      Set<String> lineage = classes.lineage(roots);
      if (!roots.containsAll(lineage)) {
        // Their ancestors were read from class files, which lack Javadoc.
        next.addAll(roots);
      }
      if (next.isEmpty()) {
        return null;
      }
    }
    doubt = true;
    return next;
  }

  private BuildState.@Nullable Module buildAll() throws IOException {
    Path directory = workspace.newClasses(spec.name());
    ModuleClasses classes = new ModuleClasses(directory, Map.of());
    Set<String> all = new TreeSet<>(sources.files().keySet());
    all.removeIf(file -> !isJava(file));
    if (!all.isEmpty() && !compile(classes, all)) {
      return null;
    }
    copyResources(directory);
    if (last != null) {
      Path from = workspace.classes(last.directory());
      if (Files.isDirectory(from)) {
        ModuleClasses before = new ModuleClasses(from, last.classes());
        noteEdited(before);
        changes.addAll(Changes.between(before.facts(before.sources()), classes.facts(all)));
        new Dependents(classes, words).spread(changes);
      }
    }
    return new BuildState.Module(
        directory.getFileName().toString(), false, sources, resources, classes.toMap());
  }

  private boolean compile(ModuleClasses classes, Collection<String> roots) throws IOException {
    List<Path> files = new ArrayList<>();
    for (String root : roots) {
      files.add(spec.sources().resolve(root));
    }
    DialectCompiler.Outcome outcome =
        compiler.compile(files, libraries, classes.directory(), workspace.newSources(spec.name()));
    messages = outcome.messages();
    syntaxError = !outcome.succeeded() && !outcome.processed();
    outcome
        .classes()
        .forEach(
            (name, file) -> {
              String source = Snapshot.relative(spec.sources(), file);
              String owner = classes.owner(name);
              // Two sources define the same class, and one of them was not compiled.
              doubt |= owner != null && !owner.equals(source);
              classes.add(name, source);
            });
    return outcome.succeeded();
  }

  private void copyResources(Path directory) throws IOException {
    if (last != null) {
      for (String file : last.resources().files().keySet()) {
        Files.deleteIfExists(directory.resolve(file));
      }
    }
    for (String file : resources.files().keySet()) {
      Path copy = directory.resolve(file);
      Files.createDirectories(copy.getParent());
      Files.copy(spec.resources().resolve(file), copy, StandardCopyOption.REPLACE_EXISTING);
    }
  }
}
