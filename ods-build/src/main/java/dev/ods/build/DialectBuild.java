// SPDX-License-Identifier: Apache-2.0
package dev.ods.build;

import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/**
 * One build: brings all modules of dialects up to date, or none.
 *
 * <p>Every module that changes gets a new class directory; writing the state commits them. A build
 * that fails or is interrupted changes nothing. The directories of the previous build are kept
 * until the next one, for programs that still use them.
 */
final class DialectBuild {
  private final List<ModuleSpec> modules;
  private final Workspace workspace;
  private final String jdk;
  private final List<Path> program;
  private final List<Path> libraries;
  private final Progress progress;
  private String messages = "";

  /**
   * Creates a build.
   *
   * @param modules the modules, dependencies first
   * @param jdk the {@linkplain DialectCompiler#jdk identity} of the JDK
   * @param program the class path of this program, including the processor
   * @param libraries the class path of the modules
   */
  DialectBuild(
      List<ModuleSpec> modules,
      Workspace workspace,
      String jdk,
      List<Path> program,
      List<Path> libraries,
      Progress progress) {
    this.modules = modules;
    this.workspace = workspace;
    this.jdk = jdk;
    this.program = program;
    this.libraries = libraries;
    this.progress = progress;
  }

  /** The compiler's messages if the build failed. */
  String messages() {
    return messages;
  }

  /** Builds; returns whether that succeeded. */
  boolean run() throws IOException {
    BuildState last = BuildState.read(workspace.state());
    String inputs = LibraryFacts.digest(jdk, program, libraries, modules);
    boolean wholly = last == null || !last.inputs().equals(inputs);
    Map<String, Snapshot> sources = sources(last);
    Set<String> present = workspace.names();
    String failed = failedBefore(sources);
    Map<String, BuildState.Module> built = new TreeMap<>();
    List<Path> path = new ArrayList<>(libraries);
    Changes upstream = new Changes();
    DialectCompiler compiler = new DialectCompiler();
    for (ModuleSpec spec : modules) {
      progress.say("compiling " + spec.name());
      BuildState.Module before = last == null ? null : last.modules().get(spec.name());
      ModuleBuild build =
          new ModuleBuild(
              spec,
              before,
              sources.getOrDefault(spec.name(), Snapshot.EMPTY),
              workspace,
              path,
              compiler);
      // A second run with the same sources double-checks the error: it fully compiles all modules
      // up to the one that failed.
      boolean again = !failed.isEmpty() && !built.containsKey(failed);
      BuildState.Module module = build.build(upstream, wholly || again || upstream.concernAll());
      if (module == null) {
        messages = build.messages();
        Files.writeString(workspace.failure(), fingerprint(sources) + spec.name());
        workspace.keepOnly(present);
        return false;
      }
      built.put(spec.name(), module);
      path.add(workspace.classes(module.directory()));
      upstream.addAll(build.changes());
    }
    finish(last, new BuildState(inputs, built));
    return true;
  }

  /** The current sources of the modules, by module name. */
  private Map<String, Snapshot> sources(@Nullable BuildState last) throws IOException {
    Map<String, Snapshot> sources = new TreeMap<>();
    for (ModuleSpec spec : modules) {
      BuildState.Module before = last == null ? null : last.modules().get(spec.name());
      sources.put(
          spec.name(),
          Snapshot.of(spec.sources(), before == null ? Snapshot.EMPTY : before.sources()));
    }
    return sources;
  }

  /** The module in which the last build failed, if it had these sources; otherwise "". */
  private String failedBefore(Map<String, Snapshot> sources) throws IOException {
    Path file = workspace.failure();
    String failure = Files.exists(file) ? Files.readString(file, StandardCharsets.UTF_8) : "";
    String fingerprint = fingerprint(sources);
    return failure.startsWith(fingerprint) ? failure.substring(fingerprint.length()) : "";
  }

  /** A digest of the sources. */
  private static String fingerprint(Map<String, Snapshot> sources) {
    return Snapshot.hash(sources.toString().getBytes(StandardCharsets.UTF_8));
  }

  private void finish(@Nullable BuildState last, BuildState state) throws IOException {
    Files.createDirectories(workspace.root());
    boolean edited = state.modules().values().stream().anyMatch(BuildState.Module::edited);
    if (!edited) {
      for (BuildState.Module module : state.modules().values()) {
        if (!Files.exists(workspace.jar(module.directory()))) {
          JarWriter.write(workspace.classes(module.directory()), workspace.jar(module.directory()));
        }
      }
    }
    state.write(workspace.state());
    Files.deleteIfExists(workspace.failure());
    Files.writeString(workspace.classPath(), classPath(state, edited) + "\n");
    Set<String> names = new HashSet<>();
    state.modules().values().forEach(module -> names.add(module.directory()));
    if (last != null) {
      last.modules().values().forEach(module -> names.add(module.directory()));
    }
    workspace.keepOnly(names);
  }

  /**
   * Jars if nothing was edited, as they start faster; otherwise directories, which are faster to
   * make.
   */
  private String classPath(BuildState state, boolean edited) {
    List<String> path = new ArrayList<>();
    for (ModuleSpec spec : modules) {
      String name = state.modules().get(spec.name()).directory();
      path.add((edited ? workspace.classes(name) : workspace.jar(name)).toString());
    }
    return String.join(File.pathSeparator, path);
  }
}
