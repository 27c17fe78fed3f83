// SPDX-License-Identifier: Apache-2.0
package dev.ods.build;

import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** The command line. */
public final class Main {
  private static final String USAGE =
      """
      usage: java -cp ods-build.jar:ods-processor.jar:... dev.ods.build.Main \
      STATE LIBRARIES MODULE...
        STATE      a directory for what is built
        LIBRARIES  the class path that the modules are compiled against
        MODULE     the directory of a module, after those that it uses\
      """;

  private Main() {}

  /**
   * Builds. The exit code is 0 if everything is up to date, 1 if a source has errors, and 2 if the
   * build itself failed.
   */
  public static void main(String[] args) {
    if (args.length < 3) {
      System.err.println(USAGE);
      System.exit(2);
    }
    try {
      System.exit(run(args) ? 0 : 1);
    } catch (UncheckedIOException e) {
      // Wrapped by Files.walk.
      System.err.println("ods-opt: cannot build: " + e.getCause());
      System.exit(2);
    } catch (IOException | IllegalStateException e) {
      System.err.println("ods-opt: cannot build: " + e);
      System.exit(2);
    }
  }

  private static boolean run(String[] args) throws IOException {
    List<ModuleSpec> modules = new ArrayList<>();
    for (String module : Arrays.asList(args).subList(2, args.length)) {
      Path root = Path.of(module).toAbsolutePath();
      modules.add(new ModuleSpec(root.getFileName().toString(), root));
    }
    Progress progress = new Progress(System.err, Boolean.getBoolean("ods.progress"));
    DialectBuild build =
        new DialectBuild(
            modules,
            new Workspace(Path.of(args[0]).toAbsolutePath()),
            DialectCompiler.jdk(),
            paths(System.getProperty("java.class.path")),
            paths(args[1]),
            progress);
    boolean succeeded;
    try {
      succeeded = build.run();
    } finally {
      progress.end();
    }
    if (!succeeded) {
      System.err.print(build.messages());
    }
    return succeeded;
  }

  private static List<Path> paths(String classPath) {
    return Arrays.stream(classPath.split(File.pathSeparator)).map(Path::of).toList();
  }
}
