// SPDX-License-Identifier: Apache-2.0
package dev.ods.tools;

import dev.ods.ir.DialectDefinition;
import dev.ods.op.BuiltinDialect;
import dev.ods.registry.DialectRegistry;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.ServiceConfigurationError;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

/**
 * Loads the dialects on the class path and on the dialect path. One of the dialect path takes the
 * place of one of the class path that has the same name: what is declared there may be a part of a
 * dialect only.
 */
final class DialectLoader {
  /**
   * The property with the names of the definitions of all dialects on the class path, separated by
   * commas, or with an @ and the path of a file that lists them as provider-configuration files do.
   * Without it each jar is searched, which takes as long as reading a short text.
   */
  private static final String LISTED = "ods.definitions";

  /** By namespace, which is unique. */
  private final Map<String, DialectDefinition> dialects = new TreeMap<>();

  private DialectLoader() {}

  /**
   * The selected dialects, sorted by name.
   *
   * @throws ToolException if an entry of the path does not exist or has no dialects, a dialect
   *     cannot be instantiated, two of the same path have the same name, or one takes the place of
   *     one that another dialect needs
   */
  static List<DialectDefinition> load(OptOptions.Dialects options) throws ToolException {
    DialectLoader loader = new DialectLoader();
    if (options.load()) {
      List<DialectDefinition> path;
      try {
        loader.add(ofClassPath());
        path = options.path().dialects();
        loader.add(DialectRegistry.of(path));
      } catch (IllegalArgumentException e) {
        throw new ToolException(e.getMessage());
      }
      if (!path.isEmpty()) {
        loader.checkNeeded();
      }
    }
    return List.copyOf(loader.dialects.values());
  }

  /**
   * The selected dialects as {@code mlir-opt --show-dialects} prints them, on one line.
   *
   * @throws ToolException as {@link #load}
   */
  static String list(OptOptions.Dialects options) throws ToolException {
    Set<String> names = new TreeSet<>(Set.of(new BuiltinDialect().namespace()));
    load(options).forEach(dialect -> names.add(dialect.namespace()));
    return "Available Dialects: " + String.join(",", names) + "\n";
  }

  private static DialectRegistry ofClassPath() throws ToolException {
    String listed = System.getProperty(LISTED, "");
    if (!listed.isEmpty()) {
      return ofListed(listed.startsWith("@") ? linesOf(listed.substring(1)) : names(listed));
    }
    try {
      return DialectRegistry.load(DialectLoader.class.getClassLoader());
    } catch (ServiceConfigurationError | LinkageError e) {
      Throwable cause = e.getCause();
      throw new ToolException(
          "cannot load a dialect: " + e.getMessage() + (cause == null ? "" : ": " + cause));
    }
  }

  private static List<String> names(String listed) {
    return List.of(listed.split(",", -1));
  }

  private static List<String> linesOf(String file) throws ToolException {
    try {
      return DialectPathEntry.providersIn(Files.readString(Path.of(file)));
    } catch (IOException | InvalidPathException e) {
      throw new ToolException("cannot read the file that the property " + LISTED + " names: " + e);
    }
  }

  private static DialectRegistry ofListed(List<String> names) throws ToolException {
    List<DialectDefinition> listed = new ArrayList<>();
    for (String name : names) {
      try {
        listed.add(
            Class.forName(name).asSubclass(DialectDefinition.class).getConstructor().newInstance());
      } catch (ReflectiveOperationException | LinkageError | ClassCastException e) {
        throw new ToolException(
            "cannot load a dialect that the property " + LISTED + " names: " + e);
      }
    }
    return DialectRegistry.of(listed);
  }

  /** A dialect that needs one whose place another one takes would find other operations. */
  private void checkNeeded() throws ToolException {
    for (DialectDefinition dialect : dialects.values()) {
      for (DialectDefinition needed : dialect.dependentDialects()) {
        DialectDefinition there = dialects.get(needed.namespace());
        if (there != null && there.getClass() != needed.getClass()) {
          throw new ToolException(
              "dialect '%1$s' needs %2$s, whose place %3$s takes: replace '%1$s', too, or rename '%4$s'"
                  .formatted(
                      dialect.namespace(),
                      needed.getClass().getName(),
                      there.getClass().getName(),
                      there.namespace()));
        }
      }
    }
  }

  /** Adds the dialects of a registry, each in the place of one that has the same name. */
  private void add(DialectRegistry registry) {
    for (DialectDefinition dialect : registry.all()) {
      dialects.put(dialect.namespace(), dialect);
    }
  }
}
