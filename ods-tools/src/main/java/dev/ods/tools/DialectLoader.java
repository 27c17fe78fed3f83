// SPDX-License-Identifier: Apache-2.0
package dev.ods.tools;

import dev.ods.ir.Dialect;
import java.io.File;
import java.net.MalformedURLException;
import java.net.URL;
import java.net.URLClassLoader;
import java.util.ArrayList;
import java.util.List;
import java.util.ServiceConfigurationError;
import java.util.ServiceLoader;

/** Finds dialects: those on the class path and those in further jars and directories. */
final class DialectLoader {
  private DialectLoader() {}

  /**
   * All dialects that {@link ServiceLoader} finds.
   *
   * @param path jars and directories in addition to the class path
   * @throws ToolException if an entry of the path does not exist, or a dialect cannot be made
   */
  static List<Dialect> load(List<String> path) throws ToolException {
    try {
      List<Dialect> dialects = new ArrayList<>();
      for (Dialect dialect : ServiceLoader.load(Dialect.class, classLoader(path))) {
        dialects.add(dialect);
      }
      return dialects;
    } catch (ServiceConfigurationError | LinkageError e) {
      Throwable cause = e.getCause();
      throw new ToolException(
          "cannot load a dialect: " + e.getMessage() + (cause == null ? "" : ": " + cause));
    }
  }

  private static ClassLoader classLoader(List<String> path) throws ToolException {
    ClassLoader own = DialectLoader.class.getClassLoader();
    if (path.isEmpty()) {
      return own;
    }
    URL[] urls = new URL[path.size()];
    for (int i = 0; i < urls.length; i++) {
      urls[i] = url(path.get(i));
    }
    // Never closed: the dialects' classes are loaded from it until the process ends.
    return new URLClassLoader(urls, own);
  }

  private static URL url(String entry) throws ToolException {
    File file = new File(entry);
    if (!file.exists()) {
      throw new ToolException("no jar or directory '" + entry + "' on the dialect path");
    }
    try {
      return file.toURI().toURL();
    } catch (MalformedURLException e) {
      throw new ToolException(
          "'" + entry + "' cannot stand on the dialect path: " + e.getMessage());
    }
  }
}
