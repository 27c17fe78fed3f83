// SPDX-License-Identifier: Apache-2.0
package dev.ods.tools;

import dev.ods.ir.DialectDefinition;
import dev.ods.pass.PassInfo;
import dev.ods.pass.PassProvider;
import java.lang.reflect.InvocationTargetException;
import java.net.URL;
import java.net.URLClassLoader;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * The jars and directories of the dialect path, with the dialects and passes that they declare. One
 * class loader loads all of them, so that passes know the dialects; nothing is read before the
 * first question.
 */
final class DialectPath {
  private static final String GENERATED = "Definition";
  private static final List<String> GENERATED_PROVIDERS =
      List.of("Pass$Provider", "Pipeline$Provider");

  private final List<String> names;
  private @Nullable Opened opened;

  /** The entries, and what loads their classes. */
  private record Opened(List<DialectPathEntry> entries, ClassLoader classes) {}

  /** The path of the entries with these names. */
  DialectPath(List<String> names) {
    this.names = List.copyOf(names);
  }

  /** The names of the entries. */
  List<String> names() {
    return names;
  }

  private Opened open() throws ToolException {
    if (opened == null) {
      List<DialectPathEntry> entries = new ArrayList<>();
      for (String name : names) {
        entries.add(DialectPathEntry.of(name));
      }
      URL[] urls = new URL[entries.size()];
      for (int i = 0; i < urls.length; i++) {
        urls[i] = entries.get(i).url();
      }
      // Never closed: it loads the dialects' classes lazily, until the process ends.
      opened = new Opened(entries, new URLClassLoader(urls, DialectPath.class.getClassLoader()));
    }
    return opened;
  }

  /**
   * The dialects that the entries declare, in order.
   *
   * @throws ToolException if an entry does not exist or declares neither dialects nor passes, or a
   *     dialect cannot be instantiated
   */
  List<DialectDefinition> dialects() throws ToolException {
    List<DialectDefinition> dialects = new ArrayList<>();
    List<DialectPathEntry> silent = new ArrayList<>();
    List<DialectPathEntry> entries = open().entries();
    for (DialectPathEntry entry : entries) {
      List<String> providers = entry.providers(DialectDefinition.class.getName());
      if (providers.isEmpty()) {
        silent.add(entry);
      }
      for (String provider : providers) {
        dialects.add(make(entry, provider, "dialect", DialectDefinition.class));
      }
    }
    for (DialectPathEntry entry : silent) {
      if (entry.providers(PassProvider.class.getName()).isEmpty()) {
        checkIsLibrary(entry, silent.size() < entries.size());
      }
    }
    return dialects;
  }

  /**
   * The providers of passes that the entries declare, in order.
   *
   * @throws ToolException if an entry does not exist, or a provider cannot be instantiated
   */
  List<PassProvider> passes() throws ToolException {
    List<PassProvider> passes = new ArrayList<>();
    for (DialectPathEntry entry : open().entries()) {
      for (String provider : entry.providers(PassProvider.class.getName())) {
        passes.add(make(entry, provider, "passes of", PassProvider.class));
      }
    }
    return passes;
  }

  /**
   * How to declare a pass or pass pipeline of an entry that does not declare it; null if none has
   * such a name.
   */
  @Nullable String hintOfPass(Predicate<String> isName) throws ToolException {
    ClassLoader classes = open().classes();
    for (DialectPathEntry entry : open().entries()) {
      for (String candidate : entry.classes()) {
        boolean isGenerated = GENERATED_PROVIDERS.stream().anyMatch(candidate::endsWith);
        Class<?> type = isGenerated ? find(candidate, classes) : null;
        String pass = type == null ? null : pass(entry, type, isName);
        if (pass != null) {
          return entry.title()
              + " does not declare the "
              + pass
              + ": the file "
              + DialectPathEntry.SERVICES
              + PassProvider.class.getName()
              + " needs the line\n  "
              + candidate;
        }
      }
    }
    return null;
  }

  /** The name of what a provider provides, after what it is; null if none has such a name. */
  private @Nullable String pass(
      DialectPathEntry entry, Class<?> provider, Predicate<String> isName) {
    if (!PassProvider.class.isAssignableFrom(provider)) {
      return null;
    }
    try {
      PassProvider made = make(entry, provider.getName(), "passes of", PassProvider.class);
      return Stream.concat(made.passes().stream(), made.pipelines().stream())
          .filter(provided -> isName.test(provided.argument()))
          .map(
              provided ->
                  "%s '%s'"
                      .formatted(
                          provided instanceof PassInfo ? "pass" : "pass pipeline",
                          provided.argument()))
          .findFirst()
          .orElse(null);
    } catch (ToolException | RuntimeException | LinkageError e) {
      // It is reported once it is declared.
      return null;
    }
  }

  /**
   * Instantiates what an entry declares.
   *
   * @param kind what it is, in messages
   */
  private <T> T make(DialectPathEntry entry, String name, String kind, Class<T> service)
      throws ToolException {
    String declared = entry.title() + " declares the " + kind + " " + name + ", ";
    ClassLoader classes = open().classes();
    try {
      Class<?> type = Class.forName(name, true, classes);
      if (!service.isAssignableFrom(type)) {
        throw new ToolException(
            declared
                + "which does not "
                + (service.isInterface() ? "implement " : "extend ")
                + service.getName()
                + hint(name, service, classes));
      }
      checkIsOwn(entry, type, kind, classes);
      return service.cast(type.getConstructor().newInstance());
    } catch (ClassNotFoundException e) {
      throw new ToolException(
          declared + "but there is no such class" + hint(name, service, classes));
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
  private static void checkIsOwn(
      DialectPathEntry entry, Class<?> type, String kind, ClassLoader classes)
      throws ToolException {
    if (!entry.contains(type.getName()) || entry.isOriginOf(type)) {
      return;
    }
    String origin = DialectPathEntry.origin(type);
    throw new ToolException(
        entry.title()
            + " declares the "
            + kind
            + " "
            + type.getName()
            + ", which is already on the "
            + (type.getClassLoader() == classes ? "dialect path" : "class path of ods-opt")
            + (origin == null ? "" : ", in '" + origin + "'")
            + ": the copy in '"
            + entry.name()
            + "' would not be used");
  }

  /**
   * A hint for a dialect that names the declaration instead of its generated class, or a class that
   * was not generated.
   */
  private static String hint(String name, Class<?> service, ClassLoader classes) {
    if (service != DialectDefinition.class) {
      return "";
    }
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
  private void checkIsLibrary(DialectPathEntry entry, boolean isNeeded) throws ToolException {
    ClassLoader classes = open().classes();
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
