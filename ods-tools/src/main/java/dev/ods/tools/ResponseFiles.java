// SPDX-License-Identifier: Apache-2.0
package dev.ods.tools;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Replaces each argument {@code @FILE} by the arguments that the file contains, as LLVM's command
 * lines do, with the quoting of the GNU tools. The file may contain such arguments, too. An
 * argument whose file does not exist is kept as it is.
 */
final class ResponseFiles {
  private static final String BLANKS = " \t\r\n";

  /** What remains to be read, the next argument first, and the ends of the files around it. */
  private final Deque<Item> waiting = new ArrayDeque<>();

  /** The files that the next argument comes from, by their real paths. */
  private final Set<Path> open = new HashSet<>();

  private final List<String> arguments = new ArrayList<>();

  /**
   * An argument, or the end of a file.
   *
   * @param end the file that ends here; null for an argument
   */
  private record Item(String argument, @Nullable Path end) {}

  private ResponseFiles() {}

  /**
   * The arguments with the contents of the files.
   *
   * @throws ToolException if a file cannot be read, or contains itself
   */
  static String[] expand(String... args) throws ToolException {
    if (Arrays.stream(args).noneMatch(arg -> arg.startsWith("@"))) {
      return args;
    }
    ResponseFiles files = new ResponseFiles();
    for (String arg : args) {
      files.waiting.addLast(new Item(arg, null));
    }
    files.run();
    return files.arguments.toArray(new String[0]);
  }

  private void run() throws ToolException {
    Item item = waiting.pollFirst();
    while (item != null) {
      Path file = item.end() == null ? fileOf(item.argument()) : null;
      if (item.end() != null) {
        open.remove(item.end());
      } else if (file == null) {
        arguments.add(item.argument());
      } else {
        enter(file);
      }
      item = waiting.pollFirst();
    }
  }

  /** The file that an argument stands for, or null. */
  private static @Nullable Path fileOf(String argument) {
    if (!argument.startsWith("@")) {
      return null;
    }
    try {
      Path path = Path.of(argument.substring(1));
      return Files.exists(path) ? path : null;
    } catch (InvalidPathException e) {
      return null;
    }
  }

  private void enter(Path file) throws ToolException {
    try {
      Path real = file.toRealPath();
      if (!open.add(real)) {
        throw new ToolException("recursive expansion of: '" + file.toAbsolutePath() + "'");
      }
      waiting.addFirst(new Item("", real));
      List<String> contents = tokens(text(file));
      for (int i = contents.size() - 1; i >= 0; i--) {
        waiting.addFirst(new Item(contents.get(i), null));
      }
    } catch (IOException e) {
      throw new ToolException(
          "cannot open file '" + file.toAbsolutePath() + "': " + FileProblems.describe(e));
    }
  }

  /** The text of a file in UTF-8, or in UTF-16 with a byte order mark. */
  private static String text(Path file) throws IOException {
    byte[] bytes = Files.readAllBytes(file);
    int mark = bytes.length < 2 ? 0 : ((bytes[0] & 0xFF) << 8) | (bytes[1] & 0xFF);
    boolean isUtf16 = mark == 0xFEFF || mark == 0xFFFE;
    String text = new String(bytes, isUtf16 ? StandardCharsets.UTF_16 : StandardCharsets.UTF_8);
    return text.startsWith("\uFEFF") ? text.substring(1) : text;
  }

  /**
   * The words of a text: a backslash quotes the next character, quotes all up to the next one. As
   * in LLVM, whose words are C strings, they end before a NUL.
   */
  static List<String> tokens(String text) {
    List<String> tokens = new ArrayList<>();
    StringBuilder token = new StringBuilder();
    char quote = 0;
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      if (c == '\\' && i + 1 < text.length()) {
        i++;
        token.append(text.charAt(i));
      } else if (quote != 0) {
        if (c == quote) {
          quote = 0;
        } else {
          token.append(c);
        }
      } else if (c == '\'' || c == '"') {
        quote = c;
      } else if (BLANKS.indexOf(c) < 0) {
        token.append(c);
      } else {
        addUnlessEmpty(token, tokens);
      }
    }
    addUnlessEmpty(token, tokens);
    return tokens;
  }

  private static void addUnlessEmpty(StringBuilder token, List<String> tokens) {
    if (token.length() > 0) {
      int end = token.indexOf("\0");
      tokens.add(end < 0 ? token.toString() : token.substring(0, end));
      token.setLength(0);
    }
  }
}
