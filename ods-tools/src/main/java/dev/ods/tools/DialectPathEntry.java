// SPDX-License-Identifier: Apache-2.0
package dev.ods.tools;

import dev.ods.ir.DialectDefinition;
import java.io.ByteArrayInputStream;
import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.lang.module.InvalidModuleDescriptorException;
import java.lang.module.ModuleDescriptor;
import java.net.MalformedURLException;
import java.net.URISyntaxException;
import java.net.URL;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystemException;
import java.nio.file.FileSystemNotFoundException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.CodeSource;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipException;
import java.util.zip.ZipFile;
import org.jspecify.annotations.Nullable;

/** A jar or directory on the dialect path. */
final class DialectPathEntry {
  /** The folder of provider-configuration files. */
  static final String SERVICES = "META-INF/services/";

  /** The provider-configuration file that lists the dialects of an entry, one class per line. */
  static final String SERVICE_FILE = SERVICES + DialectDefinition.class.getName();

  private static final String MODULE_FILE = "module-info.class";
  private static final String CLASS = ".class";

  private final String name;
  private final File file;

  private DialectPathEntry(String name, File file) {
    this.name = name;
    this.file = file;
  }

  /**
   * The entry with the given name.
   *
   * @throws ToolException if there is no such file or directory
   */
  static DialectPathEntry of(String name) throws ToolException {
    File file = new File(name);
    if (!file.exists()) {
      throw new ToolException("no jar or directory '" + name + "' on the dialect path");
    }
    return new DialectPathEntry(name, file);
  }

  /** The name that the user gave. */
  String name() {
    return name;
  }

  /** The entry's description in messages. */
  String title() {
    return "'" + name + "' on the dialect path";
  }

  /** The URL for a class loader. */
  URL url() throws ToolException {
    try {
      return file.toURI().toURL();
    } catch (MalformedURLException e) {
      throw new ToolException(title() + " cannot be used: " + e.getMessage());
    }
  }

  /**
   * The providers of a service that it declares in the provider-configuration file or, without one,
   * in its module descriptor.
   *
   * @throws ToolException if it cannot be read
   */
  List<String> providers(String service) throws ToolException {
    try {
      byte[] services = read(SERVICES + service);
      if (services != null) {
        return providersIn(new String(services, StandardCharsets.UTF_8));
      }
      byte[] module = read(MODULE_FILE);
      return module == null ? List.of() : provided(module, service);
    } catch (IOException | InvalidModuleDescriptorException e) {
      throw unreadable(e);
    }
  }

  /** The names in the text of a provider-configuration file. */
  static List<String> providersIn(String services) {
    List<String> names = new ArrayList<>();
    for (String line : services.lines().toList()) {
      int comment = line.indexOf('#');
      String provider = (comment < 0 ? line : line.substring(0, comment)).strip();
      if (!provider.isEmpty()) {
        names.add(provider);
      }
    }
    return names;
  }

  private static List<String> provided(byte[] module, String service) throws IOException {
    for (ModuleDescriptor.Provides provides :
        ModuleDescriptor.read(new ByteArrayInputStream(module)).provides()) {
      if (provides.service().equals(service)) {
        return provides.providers();
      }
    }
    return List.of();
  }

  /**
   * The names of all classes in it.
   *
   * @throws ToolException if it cannot be read
   */
  List<String> classes() throws ToolException {
    List<String> names = new ArrayList<>();
    try {
      if (file.isDirectory()) {
        Path root = file.toPath();
        try (Stream<Path> files = Files.walk(root)) {
          files.forEach(path -> addClass(root.relativize(path).toString(), names));
        }
      } else {
        try (ZipFile jar = jar()) {
          jar.stream().forEach(entry -> addClass(entry.getName(), names));
        }
      }
    } catch (UncheckedIOException e) {
      // Thrown by the stream when a directory cannot be read.
      throw unreadable(e.getCause());
    } catch (IOException e) {
      throw unreadable(e);
    }
    names.sort(null);
    return names;
  }

  private static void addClass(String path, List<String> names) {
    if (path.endsWith(CLASS) && !path.endsWith(MODULE_FILE)) {
      String stem = path.substring(0, path.length() - CLASS.length());
      names.add(stem.replace(File.separatorChar, '/').replace('/', '.'));
    }
  }

  /**
   * Whether it contains a class of the given name, which need not be the one that is loaded.
   *
   * @throws ToolException if it cannot be read
   */
  boolean contains(String className) throws ToolException {
    try {
      return read(className.replace('.', '/') + CLASS) != null;
    } catch (IOException e) {
      throw unreadable(e);
    }
  }

  /** Whether a class was loaded from this entry. */
  boolean isOriginOf(Class<?> type) {
    Path origin = originPath(type);
    try {
      return origin != null && Files.isSameFile(origin, file.toPath());
    } catch (IOException e) {
      return false;
    }
  }

  /** The jar or directory that a class was loaded from; null if unknown. */
  static @Nullable String origin(Class<?> type) {
    Path path = originPath(type);
    return path == null ? null : path.toString();
  }

  private static @Nullable Path originPath(Class<?> type) {
    CodeSource source = type.getProtectionDomain().getCodeSource();
    URL location = source == null ? null : source.getLocation();
    try {
      return location == null ? null : Path.of(location.toURI());
    } catch (URISyntaxException | IllegalArgumentException | FileSystemNotFoundException e) {
      return null;
    }
  }

  private byte @Nullable [] read(String path) throws IOException, ToolException {
    if (file.isDirectory()) {
      Path inside = file.toPath().resolve(path);
      return Files.notExists(inside) ? null : Files.readAllBytes(inside);
    }
    try (ZipFile jar = jar()) {
      ZipEntry entry = jar.getEntry(path);
      if (entry == null) {
        return null;
      }
      try (InputStream in = jar.getInputStream(entry)) {
        return in.readAllBytes();
      }
    }
  }

  private ZipFile jar() throws IOException, ToolException {
    try {
      return new ZipFile(file);
    } catch (ZipException e) {
      throw new ToolException(
          title() + " is neither a directory nor a jar: " + FileProblems.describe(e));
    }
  }

  private ToolException unreadable(Exception e) {
    String reason = e instanceof IOException io ? FileProblems.describe(io) : e.getMessage();
    String inside = e instanceof FileSystemException f ? f.getFile() : null;
    boolean isPart = inside != null && !inside.equals(file.getPath());
    return new ToolException(
        "cannot read " + (isPart ? "'" + inside + "' in " : "") + title() + ": " + reason);
  }
}
