// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor;

import com.google.testing.compile.Compiler;
import com.google.testing.compile.ForwardingStandardJavaFileManager;
import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.Writer;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Collection;
import java.util.HashMap;
import java.util.Iterator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import javax.lang.model.SourceVersion;
import javax.tools.DiagnosticListener;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileManager;
import javax.tools.JavaFileObject;
import javax.tools.StandardJavaFileManager;
import javax.tools.StandardLocation;
import javax.tools.ToolProvider;
import org.eclipse.jdt.internal.compiler.tool.EclipseCompiler;
import org.eclipse.jdt.internal.compiler.tool.EclipseFileManager;
import org.jspecify.annotations.Nullable;

/**
 * The compilers of the tests, each with one file manager for all compilations: to open and index
 * the JDK's modules and the jars of the class path takes longer than to compile a few declarations.
 * Not for several threads.
 */
public final class Compilers {
  private static final JavaCompiler SYSTEM = ToolProvider.getSystemJavaCompiler();

  private static final Compiler IN_MEMORY =
      Compiler.compiler(new SharedFiles("javac", SYSTEM, new FixedFiles(files(SYSTEM))));

  private static final JavaCompiler JAVAC =
      new SharedFiles("javac", SYSTEM, new UnclosedFiles(files(SYSTEM)));

  private static final JavaCompiler ECLIPSE =
      new SharedFiles("Eclipse", new EclipseCompiler(), new UnclosedEclipseFiles());

  private Compilers() {}

  /**
   * javac in memory, on the class path of the tests. With another class path, use {@link
   * Compiler#javac}.
   */
  public static Compiler inMemory() {
    return IN_MEMORY;
  }

  /**
   * javac. Each compilation sets the class path and the directories of what is written: otherwise
   * it would have those of another one.
   */
  static JavaCompiler javac() {
    return JAVAC;
  }

  /** Eclipse's compiler, with the same condition. */
  static JavaCompiler eclipse() {
    return ECLIPSE;
  }

  private static StandardJavaFileManager files(JavaCompiler compiler) {
    return compiler.getStandardFileManager(null, Locale.ROOT, StandardCharsets.UTF_8);
  }

  /** What stays open after a compilation. */
  private static class UnclosedFiles extends ForwardingStandardJavaFileManager {
    UnclosedFiles(StandardJavaFileManager files) {
      super(files);
    }

    @Override
    public void close() {}
  }

  /** Files that no compilation changes, so that each package is listed once. */
  private static final class FixedFiles extends UnclosedFiles {
    private final Map<Listed, Iterable<JavaFileObject>> lists = new HashMap<>();

    private record Listed(
        Location location, String packageName, Set<JavaFileObject.Kind> kinds, boolean recurse) {}

    FixedFiles(StandardJavaFileManager files) {
      super(files);
    }

    /** Forgets nothing, unlike javac's own, which each compilation flushes. */
    @Override
    public void flush() {}

    @Override
    public Iterable<JavaFileObject> list(
        Location location, String packageName, Set<JavaFileObject.Kind> kinds, boolean recurse)
        throws IOException {
      Listed key = new Listed(location, packageName, Set.copyOf(kinds), recurse);
      Iterable<JavaFileObject> list = lists.get(key);
      if (list == null) {
        list = super.list(location, packageName, kinds, recurse);
        lists.put(key, list);
      }
      return list;
    }

    @Override
    public void setLocation(Location location, Iterable<? extends File> path) {
      throw isFixed();
    }

    @Override
    public void setLocationFromPaths(Location location, Collection<? extends Path> paths) {
      throw isFixed();
    }

    /** Only the option that javac itself sets, always the same. */
    @Override
    public boolean handleOption(String option, Iterator<String> rest) {
      if (!option.equals("--multi-release")) {
        throw isFixed();
      }
      return super.handleOption(option, rest);
    }

    private static UnsupportedOperationException isFixed() {
      return new UnsupportedOperationException(
          "later compilations would see other files, too: use Compiler.javac()");
    }
  }

  private static final class UnclosedEclipseFiles extends EclipseFileManager {
    UnclosedEclipseFiles() {
      super(Locale.ROOT, StandardCharsets.UTF_8);
      forgetClassPath();
    }

    @Override
    public void close() {
      forgetClassPath();
    }

    /** The option of the next compilation would be appended to it. */
    private void forgetClassPath() {
      try {
        setLocation(StandardLocation.CLASS_PATH, List.of());
      } catch (IOException e) {
        throw new AssertionError(e);
      }
    }
  }

  /** A compiler whose compilations have the same file manager. */
  private record SharedFiles(String name, JavaCompiler compiler, StandardJavaFileManager files)
      implements JavaCompiler {
    /** The shared one: the arguments have no effect. */
    @Override
    public StandardJavaFileManager getStandardFileManager(
        @Nullable DiagnosticListener<? super JavaFileObject> listener,
        @Nullable Locale locale,
        @Nullable Charset charset) {
      return files;
    }

    @Override
    public CompilationTask getTask(
        @Nullable Writer out,
        @Nullable JavaFileManager fileManager,
        @Nullable DiagnosticListener<? super JavaFileObject> listener,
        @Nullable Iterable<String> options,
        @Nullable Iterable<String> classes,
        @Nullable Iterable<? extends JavaFileObject> units) {
      JavaFileManager used = fileManager == null ? files : fileManager;
      return compiler.getTask(out, used, listener, options, classes, units);
    }

    @Override
    public int isSupportedOption(String option) {
      return compiler.isSupportedOption(option);
    }

    @Override
    public int run(
        @Nullable InputStream in,
        @Nullable OutputStream out,
        @Nullable OutputStream err,
        String... arguments) {
      return compiler.run(in, out, err, arguments);
    }

    @Override
    public Set<SourceVersion> getSourceVersions() {
      return compiler.getSourceVersions();
    }

    /** The names of tests contain it. */
    @Override
    public String toString() {
      return name;
    }
  }
}
