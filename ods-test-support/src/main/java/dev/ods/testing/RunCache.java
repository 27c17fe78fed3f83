// SPDX-License-Identifier: Apache-2.0
package dev.ods.testing;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The results of MLIR's programs in a directory, so that they answer once where the tests run on
 * several JDKs: they are the same programs with the same answers.
 */
final class RunCache {
  /** The environment variable that names the directory; without it there is no cache. */
  static final String VARIABLE = "ODS_MLIR_CACHE";

  private final Path directory;

  RunCache(Path directory) {
    this.directory = directory;
  }

  /** The cache that the environment names, or null. */
  static @Nullable RunCache ofEnvironment() {
    String directory = System.getenv().getOrDefault(VARIABLE, "");
    return directory.isEmpty() ? null : new RunCache(Path.of(directory));
  }

  /** Whether the result of a command depends on nothing but its standard input. */
  static boolean isCacheable(List<String> args) {
    return args.stream().allMatch(RunCache::isPlainOption);
  }

  private static boolean isPlainOption(String arg) {
    boolean namesOutput = arg.startsWith("-o") || arg.startsWith("--o");
    return arg.startsWith("-")
        && !namesOutput
        && !new File(arg.substring(arg.indexOf('=') + 1)).exists();
  }

  /** The stored result of a command; null if there is none. */
  @Nullable ToolRun find(List<String> command, String input) throws IOException {
    Path file = file(command, input);
    if (!Files.exists(file)) {
      return null;
    }
    try (DataInputStream in = new DataInputStream(Files.newInputStream(file))) {
      int exitCode = in.readInt();
      return new ToolRun(exitCode, text(in), text(in));
    }
  }

  /** Stores a result; readers find all of it or nothing. */
  void store(List<String> command, String input, ToolRun run) throws IOException {
    Files.createDirectories(directory);
    Path file = Files.createTempFile(directory, "run", ".new");
    try (DataOutputStream out = new DataOutputStream(Files.newOutputStream(file))) {
      out.writeInt(run.exitCode());
      write(out, run.out());
      write(out, run.err());
    }
    Files.move(file, file(command, input), StandardCopyOption.ATOMIC_MOVE);
  }

  private static String text(DataInputStream in) throws IOException {
    return new String(in.readNBytes(in.readInt()), ISO_8859_1);
  }

  private static void write(DataOutputStream out, String text) throws IOException {
    byte[] bytes = text.getBytes(ISO_8859_1);
    out.writeInt(bytes.length);
    out.write(bytes);
  }

  private Path file(List<String> command, String input) throws IOException {
    try {
      MessageDigest digest = MessageDigest.getInstance("SHA-256");
      digest.update(Files.getLastModifiedTime(Path.of(command.get(0))).toString().getBytes(UTF_8));
      for (String arg : command) {
        digest.update(arg.getBytes(UTF_8));
        digest.update((byte) 0);
      }
      digest.update(input.getBytes(ISO_8859_1));
      return directory.resolve(HexFormat.of().formatHex(digest.digest()));
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("each JDK has SHA-256", e);
    }
  }
}
