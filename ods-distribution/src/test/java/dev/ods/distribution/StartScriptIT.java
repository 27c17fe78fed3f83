// SPDX-License-Identifier: Apache-2.0
package dev.ods.distribution;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeFalse;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** {@code bin/ods-opt} of an unpacked archive. */
@DisabledOnOs(OS.WINDOWS)
@Execution(ExecutionMode.CONCURRENT)
final class StartScriptIT {
  private static final String JAVA_HOME = System.getProperty("java.home");
  private static final boolean HAS_AOT_CACHES = Runtime.version().feature() >= 25;

  /** The user's environment; clears the dialect path and options of the caller. */
  private final Map<String, String> environment = new HashMap<>();

  @TempDir Path folder;
  private Path home;
  private Path script;
  private Path input;

  @BeforeEach
  void unpack() throws IOException, InterruptedException {
    home = Product.unpack(Files.createDirectory(folder.resolve("a folder")));
    script = home.resolve("bin/ods-opt");
    input = Files.writeString(folder.resolve("in put.mlir"), Product.MODULE);
    environment.put("JAVA_HOME", JAVA_HOME);
    environment.put("HOME", folder.resolve("the user").toString());
    environment.put("XDG_CACHE_HOME", "");
    environment.put("ODS_DIALECT_PATH", "");
    environment.put("ODS_JAVA_OPTS", "");
  }

  private ProcessRun run(String... args) throws IOException, InterruptedException {
    return ProcessRun.of(folder, environment, command(args));
  }

  private List<String> command(String... args) {
    List<String> command = new ArrayList<>(List.of(script.toString()));
    command.addAll(List.of(args));
    return command;
  }

  private void assertRuns() throws IOException, InterruptedException {
    assertEquals(new ProcessRun(0, Product.MODULE, ""), run(input.toString()));
  }

  /**
   * Writes a program. A process does it: if this one did, another that is started meanwhile could
   * have the file open for writing when it is executed, which fails then.
   */
  private void program(Path file, String text) throws IOException, InterruptedException {
    Path written = Files.writeString(folder.resolve("program"), text);
    List<String> copy =
        List.of(
            "sh",
            "-c",
            "cp \"$1\" \"$2\" && chmod 755 \"$2\"",
            "sh",
            written.toString(),
            file.toString());
    assertEquals(new ProcessRun(0, "", ""), ProcessRun.of(folder, Map.of(), copy));
  }

  private static List<Path> filesIn(Path directory) throws IOException {
    if (!Files.isDirectory(directory)) {
      return List.of();
    }
    try (Stream<Path> files = Files.list(directory)) {
      return files.toList();
    }
  }

  private Path installationsArchives() {
    return home.resolve("cds");
  }

  /** Leaves the script no place for an archive: recording one takes longer than a run. */
  private void keepNoArchive() throws IOException {
    Files.createFile(installationsArchives());
    environment.put("HOME", "");
  }

  private Path usersArchives() {
    return folder.resolve("the user/.cache/ods-opt");
  }

  /** Asserts that there is one archive in the directory, and that a run loads classes from it. */
  private void assertUsesArchiveIn(Path archives) throws IOException, InterruptedException {
    List<Path> files = filesIn(archives);
    assertEquals(1, files.size(), files.toString());
    assertTrue(
        files.get(0).toString().endsWith(HAS_AOT_CACHES ? ".aot" : ".jsa"), files.toString());
    long archived = loadedClasses().stream().filter(StartScriptIT::isFromArchive).count();
    assertTrue(archived > 100, "classes from the archive: " + archived);
  }

  /** Whether a class is from the archive of the script; the JDK has one of its own classes. */
  private static boolean isFromArchive(String loaded) {
    return HAS_AOT_CACHES
        ? loaded.contains(" dev.ods.") && loaded.contains(" shared objects file")
        : loaded.contains("(top)");
  }

  /** The JVM's log of the classes that a run loads: their names and origins. */
  private List<String> loadedClasses() throws IOException, InterruptedException {
    Path log = folder.resolve("classes.txt");
    environment.put("ODS_JAVA_OPTS", "-Xlog:class+load:file=" + folder.relativize(log));
    assertRuns();
    environment.put("ODS_JAVA_OPTS", "");
    return Files.readAllLines(log);
  }

  @Test
  void firstRunRecordsWhatLaterRunsUse() throws IOException, InterruptedException {
    assertEquals(List.of(), filesIn(installationsArchives()));
    assertRuns();
    List<Path> recorded = filesIn(installationsArchives());
    assertUsesArchiveIn(installationsArchives());
    assertEquals(recorded, filesIn(installationsArchives()));
    assertEquals(List.of(), filesIn(usersArchives()));
  }

  @Test
  void theArchiveHoldsTheToolItself() throws IOException, InterruptedException {
    // JDK 17 archives no classes from a path with a space.
    home = Product.unpack(Files.createDirectory(folder.resolve("folder")));
    assumeFalse(home.toString().contains(" "));
    script = home.resolve("bin/ods-opt");
    assertRuns();
    List<String> classes =
        loadedClasses().stream().filter(line -> line.contains(" dev.ods.")).toList();
    long archived = classes.stream().filter(StartScriptIT::isFromArchive).count();
    assertTrue(archived > classes.size() / 2, archived + " of " + classes.size());
  }

  @Test
  void recordsForTheUserWhatTheInstallationCannotTake() throws IOException, InterruptedException {
    // Not even the superuser can create a directory with this path.
    Files.createFile(installationsArchives());
    assertRuns();
    assertUsesArchiveIn(usersArchives());
  }

  @Test
  void recordsForTheUserWhatDoesNotFitInTheInstallation() throws IOException, InterruptedException {
    // Simulates a full disk.
    Path tools = Files.createDirectory(folder.resolve("tools"));
    Path mv = tools.resolve("mv");
    program(
        mv,
        """
        #!/bin/sh
        case $* in */cds/*) exit 1 ;; esac
        PATH=${PATH#*:}
        exec mv "$@"
        """);
    environment.put("PATH", tools + ":" + System.getenv("PATH"));
    assertRuns();
    assertUsesArchiveIn(usersArchives());
    assertEquals(List.of(), filesIn(installationsArchives()));
  }

  @Test
  void keepsToTheUsersCacheDirectory() throws IOException, InterruptedException {
    Files.createFile(installationsArchives());
    environment.put("XDG_CACHE_HOME", folder.resolve("cache").toString());
    assertRuns();
    assertUsesArchiveIn(folder.resolve("cache/ods-opt"));
    assertEquals(List.of(), filesIn(usersArchives()));
  }

  @Test
  void leavesAnInstallationAloneThatIsReadOnly() throws IOException, InterruptedException {
    Files.setPosixFilePermissions(home, PosixFilePermissions.fromString("r-xr-xr-x"));
    try {
      assumeFalse(Files.isWritable(home), "the superuser may write everywhere");
      assertRuns();
      assertUsesArchiveIn(usersArchives());
    } finally {
      Files.setPosixFilePermissions(home, PosixFilePermissions.fromString("rwxr-xr-x"));
    }
  }

  @Test
  void runsWithoutAnArchiveWhereNoneCanBeKept() throws IOException, InterruptedException {
    keepNoArchive();
    assertRuns();
    environment.put("HOME", input.toString());
    assertRuns();
  }

  @Test
  void anArchiveThatCannotBeRecordedIsNotAskedForAgain() throws IOException, InterruptedException {
    Files.delete(home.resolve("examples/sum.mlir"));
    assertRuns();
    List<Path> files = filesIn(installationsArchives());
    assertEquals(1, files.size(), files.toString());
    assertEquals(0, Files.size(files.get(0)));
    assertRuns();
  }

  @Test
  void anotherJarHasAnotherArchive() throws IOException, InterruptedException {
    assertRuns();
    Files.copy(Product.sampleJar(), home.resolve("lib/other.jar"));
    Path jar = home.resolve("lib/ods-opt.jar");
    ProcessRun grown =
        ProcessRun.of(
            folder,
            Map.of(),
            List.of(
                JAVA_HOME + "/bin/jar",
                "uf",
                jar.toString(),
                "-C",
                folder.toString(),
                "in put.mlir"));
    // A JRE lacks the tool "jar".
    assumeTrue(grown.exitCode() == 0, grown.err());
    assertRuns();
    assertEquals(2, filesIn(installationsArchives()).size());
  }

  @Test
  void manyAtOnceDoNotDisturbEachOther() throws IOException, InterruptedException {
    List<ProcessRun.Started> started = new ArrayList<>();
    for (int i = 0; i < 4; i++) {
      started.add(ProcessRun.start(folder, environment, command(input.toString())));
    }
    for (ProcessRun.Started one : started) {
      assertEquals(new ProcessRun(0, Product.MODULE, ""), one.await());
    }
    assertUsesArchiveIn(installationsArchives());
  }

  @Test
  void runsThroughLinks() throws IOException, InterruptedException {
    Path absolute = Files.createSymbolicLink(folder.resolve("ods-opt"), script);
    Path bin = Files.createDirectory(folder.resolve("my bin"));
    Path directory = Files.createSymbolicLink(bin.resolve("linked"), home.resolve("bin"));
    for (Path link :
        List.of(
            absolute,
            Files.createSymbolicLink(bin.resolve("tool"), Path.of("../ods-opt")),
            directory.resolve("ods-opt"))) {
      script = link;
      assertRuns();
    }
    assertEquals(1, filesIn(installationsArchives()).size());
  }

  @Test
  void loadsTheDialectsThatTheJarDeclares() throws IOException, InterruptedException {
    keepNoArchive();
    ProcessRun searched =
        ProcessRun.of(
            folder,
            environment,
            List.of(
                JAVA_HOME + "/bin/java",
                "-jar",
                Product.runnableJar().toString(),
                "--show-dialects"));
    assertEquals(searched, run("--show-dialects"));
  }

  @Test
  void takesMoreDialects() throws IOException, InterruptedException {
    Files.writeString(input, Product.SAMPLE);
    ProcessRun expected = new ProcessRun(0, Product.SAMPLE, "");
    String path = Files.copy(Product.sampleJar(), folder.resolve("more dialects.jar")).toString();
    assertEquals(expected, run(input.toString(), "--dialect-path", path));
    assertEquals(1, run(input.toString()).exitCode());
    environment.put("ODS_DIALECT_PATH", path);
    assertEquals(expected, run(input.toString()));
  }

  @Test
  void handsOnArgumentsAndExitCodes() throws IOException, InterruptedException {
    keepNoArchive();
    assertEquals(1, run("--no such option").exitCode());
    assertEquals(
        new ProcessRun(1, "", "ods-opt: cannot open input file 'a *': No such file or directory\n"),
        run("a *"));
    assertEquals(new ProcessRun(0, "ods-opt " + Product.version() + "\n", ""), run("--version"));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"ODS_JAVA_OPTS", "JDK_JAVA_OPTIONS", "JAVA_TOOL_OPTIONS", "_JAVA_OPTIONS"})
  void leavesTheChoiceOfAGarbageCollector(String variable)
      throws IOException, InterruptedException {
    environment.put(variable, "-Xmx1g\t-XX:+UseZGC");
    ProcessRun run = run(input.toString());
    assertEquals(0, run.exitCode(), run.err());
    environment.put(variable, "");
    assertUsesArchiveIn(installationsArchives());
  }

  @Test
  void takesTheJavaOnThePath() throws IOException, InterruptedException {
    keepNoArchive();
    environment.put("JAVA_HOME", "");
    environment.put("PATH", JAVA_HOME + "/bin:" + System.getenv("PATH"));
    assertRuns();
  }

  @Test
  void saysThatThereIsNoJava() throws IOException, InterruptedException {
    environment.put("JAVA_HOME", "/no/such/java");
    assertEquals(
        new ProcessRun(
            1,
            "",
            "ods-opt: no Java found: JAVA_HOME is '/no/such/java', and there is no"
                + " '/no/such/java/bin/java'\n"),
        run());
    environment.put("JAVA_HOME", "");
    environment.put("PATH", toolsWithoutJava().toString());
    assertEquals(
        new ProcessRun(
            1, "", "ods-opt: no Java found: install Java 17 or later, or set JAVA_HOME\n"),
        run());
  }

  /** The JVM of this test may be unable to name the file, and so leaves that to the shell. */
  @ParameterizedTest
  @ValueSource(strings = {"LC_ALL", "LC_CTYPE", "LANG"})
  void opensFilesBeyondAsciiInTheLocaleC(String variable) throws IOException, InterruptedException {
    keepNoArchive();
    for (String name : List.of("LC_ALL", "LC_CTYPE", "LANG")) {
      environment.put(name, "");
    }
    environment.put(variable, "C");
    String program =
        """
        file=$(printf 'd\\303\\274.mlir')
        mv "$2" "$file"
        exec "$1" "$file"
        """;
    List<String> command = List.of("sh", "-c", program, "sh", script.toString(), input.toString());
    assertEquals(
        new ProcessRun(0, Product.MODULE, ""), ProcessRun.of(folder, environment, command));
  }

  /** A directory with the programs that the script calls, except java. */
  private Path toolsWithoutJava() throws IOException {
    Path tools = Files.createDirectory(folder.resolve("tools"));
    for (String tool : List.of("sh", "dirname", "readlink")) {
      for (String directory : System.getenv("PATH").split(":", -1)) {
        Path program = Path.of(directory, tool);
        if (Files.isExecutable(program) && !Files.exists(tools.resolve(tool))) {
          Files.createSymbolicLink(tools.resolve(tool), program);
        }
      }
    }
    return tools;
  }

  @Test
  void saysThatJavaIsTooOld() throws IOException, InterruptedException {
    Path old = folder.resolve("old java");
    environment.put("JAVA_HOME", old.toString());
    Path java = Files.createDirectories(old.resolve("bin")).resolve("java");
    program(java, "#!/bin/sh\necho 'openjdk version \"1.8.0_402\"' >&2\n");
    assertEquals(tooOld(java, "1.8.0_402"), run());
    Files.writeString(old.resolve("release"), "IMPLEMENTOR=\"X\"\nJAVA_VERSION=\"16.0.2\"\n");
    assertEquals(tooOld(java, "16.0.2"), run());
  }

  private static ProcessRun tooOld(Path java, String version) {
    String message = "ods-opt: Java 17 or later is needed, and '%s' is Java %s: ";
    return new ProcessRun(
        1, "", message.formatted(java, version) + "set JAVA_HOME to a newer one\n");
  }

  @Test
  void completesOptionsInBash() throws IOException, InterruptedException {
    Path completion = home.resolve("share/bash-completion/completions/ods-opt");
    String program =
        """
        . "$1"
        function=$(complete -p ods-opt | sed 's/.* -F \\([^ ]*\\) .*/\\1/')
        # Not while a shell completes a line, the builtin only complains.
        compopt() { :; }
        COMP_WORDS=(ods-opt --mlir-print-op) COMP_CWORD=1
        $function
        printf '%s\\n' "${COMPREPLY[@]}"
        """;
    List<String> command = List.of("bash", "-c", program, "bash", completion.toString());
    assumeTrue(Files.isExecutable(Path.of("/bin/bash")), "no bash");
    assertEquals(
        new ProcessRun(0, "--mlir-print-op-generic\n--mlir-print-op-on-diagnostic\n", ""),
        ProcessRun.of(folder, environment, command));
  }
}
