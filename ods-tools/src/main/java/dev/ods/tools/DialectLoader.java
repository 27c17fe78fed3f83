// SPDX-License-Identifier: Apache-2.0
package dev.ods.tools;

import dev.ods.ir.DialectDefinition;
import dev.ods.op.BuiltinDialect;
import java.io.IOException;
import java.lang.reflect.InvocationTargetException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.ServiceConfigurationError;
import java.util.ServiceLoader;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/** Loads the dialects on the class path and on the dialect path. */
final class DialectLoader {
  private static final String GENERATED = "Definition";

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
   * @throws ToolException if an entry of the path does not exist or has no dialects, or a dialect
   *     cannot be instantiated
   */
  static List<DialectDefinition> load(OptOptions.Dialects options) throws ToolException {
    DialectLoader loader = new DialectLoader();
    if (options.load()) {
      loader.addClassPath();
      loader.addPath(options.path());
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

  private void addClassPath() throws ToolException {
    String listed = System.getProperty(LISTED, "");
    if (!listed.isEmpty()) {
      addListed(listed.startsWith("@") ? linesOf(listed.substring(1)) : names(listed));
      return;
    }
    try {
      for (DialectDefinition dialect :
          ServiceLoader.load(DialectDefinition.class, DialectLoader.class.getClassLoader())) {
        add(dialect);
      }
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

  private void addListed(List<String> names) throws ToolException {
    for (String name : names) {
      try {
        add(Class.forName(name).asSubclass(DialectDefinition.class).getConstructor().newInstance());
      } catch (ReflectiveOperationException | LinkageError | ClassCastException e) {
        throw new ToolException(
            "cannot load a dialect that the property " + LISTED + " names: " + e);
      }
    }
  }

  private void add(DialectDefinition dialect) throws ToolException {
    DialectDefinition other = dialects.putIfAbsent(dialect.namespace(), dialect);
    if (other != null && other.getClass() != dialect.getClass()) {
      throw new ToolException(
          "two dialects are named '"
              + dialect.namespace()
              + "': "
              + other.getClass().getName()
              + " and "
              + dialect.getClass().getName());
    }
  }

  private void addPath(List<String> path) throws ToolException {
    List<DialectPathEntry> entries = new ArrayList<>();
    for (String name : path) {
      entries.add(DialectPathEntry.of(name));
    }
    URL[] urls = new URL[entries.size()];
    for (int i = 0; i < urls.length; i++) {
      urls[i] = entries.get(i).url();
    }
    // Never closed: it loads the dialects' classes lazily, until the process ends.
    ClassLoader classes = new URLClassLoader(urls, DialectLoader.class.getClassLoader());
    List<DialectPathEntry> silent = new ArrayList<>();
    for (DialectPathEntry entry : entries) {
      List<String> providers = entry.providers();
      if (providers.isEmpty()) {
        silent.add(entry);
      }
      for (String provider : providers) {
        add(make(entry, provider, classes));
      }
    }
    for (DialectPathEntry entry : silent) {
      checkIsLibrary(entry, silent.size() < entries.size(), classes);
    }
  }

  private static DialectDefinition make(DialectPathEntry entry, String name, ClassLoader classes)
      throws ToolException {
    String declared = entry.title() + " declares the dialect " + name + ", ";
    try {
      Class<?> type = Class.forName(name, true, classes);
      if (!DialectDefinition.class.isAssignableFrom(type)) {
        throw new ToolException(
            declared
                + "which does not extend "
                + DialectDefinition.class.getName()
                + hint(name, classes));
      }
      checkIsOwn(entry, type, classes);
      return (DialectDefinition) type.getConstructor().newInstance();
    } catch (ClassNotFoundException e) {
      throw new ToolException(declared + "but there is no such class" + hint(name, classes));
    } catch (NoSuchMethodException | IllegalAccessException | InstantiationException e) {
      throw new ToolException(
          declared + "which is not a public class with a public no-argument constructor");
    } catch (InvocationTargetException | LinkageError e) {
      Throwable cause = e.getCause();
      throw new ToolException(declared + "which cannot be loaded: " + (cause == null ? e : cause));
    }
  }

  /**
   * Checks that the class was not loaded from elsewhere although the entry has a copy: class
   * loaders delegate to their parent first, so an outdated copy on the class path would be used.
   */
  private static void checkIsOwn(DialectPathEntry entry, Class<?> type, ClassLoader classes)
      throws ToolException {
    if (!entry.contains(type.getName()) || entry.isOriginOf(type)) {
      return;
    }
    String origin = DialectPathEntry.origin(type);
    throw new ToolException(
        entry.title()
            + " declares the dialect "
            + type.getName()
            + ", which is already on the "
            + (type.getClassLoader() == classes ? "dialect path" : "class path of ods-opt")
            + (origin == null ? "" : ", in '" + origin + "'")
            + ": the copy in '"
            + entry.name()
            + "' would not be used");
  }

  /**
   * A hint for a provider that names the declaration instead of its generated class, or a class
   * that was not generated.
   */
  private static String hint(String name, ClassLoader classes) {
    if (isDialect(name + GENERATED, classes)) {
      return "; name " + name + GENERATED + " instead";
    }
    if (!name.endsWith(GENERATED)) {
      return "";
    }
    String declaration = name.substring(0, name.length() - GENERATED.length());
    return find(declaration, classes) == null
        ? ""
        : "; it is generated from "
            + declaration
            + " by the annotation processor of ODS: check that it runs";
  }

  private static boolean isDialect(String name, ClassLoader classes) {
    Class<?> type = find(name, classes);
    return type != null && DialectDefinition.class.isAssignableFrom(type);
  }

  private static @Nullable Class<?> find(String name, ClassLoader classes) {
    try {
      return Class.forName(name, false, classes);
    } catch (ClassNotFoundException | LinkageError e) {
      return null;
    }
  }

  /**
   * Checks an entry that declares no dialect: it may be a library that dialects of other entries
   * need, but must not contain dialects.
   */
  private static void checkIsLibrary(DialectPathEntry entry, boolean isNeeded, ClassLoader classes)
      throws ToolException {
    List<String> all = entry.classes();
    List<String> forgotten =
        all.stream().filter(name -> name.endsWith(GENERATED) && isDialect(name, classes)).toList();
    if (!forgotten.isEmpty()) {
      throw new ToolException(
          entry.title()
              + " does not declare its dialects: write the file "
              + DialectPathEntry.SERVICE_FILE
              + " with\n  "
              + String.join("\n  ", forgotten));
    }
    if (all.isEmpty() || !isNeeded) {
      throw new ToolException(
          entry.title()
              + (all.isEmpty() ? " has no classes" : " has no dialects")
              + "; the file "
              + DialectPathEntry.SERVICE_FILE
              + " lists the generated classes of dialects, one per line, such as"
              + " com.example.MyDialectDefinition");
    }
  }
}
