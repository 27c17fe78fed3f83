// SPDX-License-Identifier: Apache-2.0
package dev.ods.ir;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotSame;

import dev.ods.diagnostic.Diagnostics;
import dev.ods.service.OwnService;
import dev.ods.text.ParserOptions;
import dev.ods.text.ParserService;
import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.net.MalformedURLException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The runtime's services cannot be replaced by providers earlier on the class path. */
final class OwnServiceTest {
  @TempDir private Path folder;

  @Test
  void ignoresForeignProviders() throws IOException, ReflectiveOperationException {
    offer(BuiltinService.class, ForeignBuiltin.class);
    offer(AsmService.class, ForeignAsm.class);
    offer(ParserService.class, ForeignParser.class);
    try (URLClassLoader classes =
        new URLClassLoader(classPath(), ClassLoader.getPlatformClassLoader())) {
      assertNotSame(Probe.class, classes.loadClass(Probe.class.getName()));
      Object found = classes.loadClass(Probe.class.getName()).getMethod("found").invoke(null);
      assertEquals(
          "dev.ods.op.BuiltinDialect dev.ods.text.print.op.TextAsmService"
              + " dev.ods.text.parse.op.TextParser",
          found);
    }
  }

  private void offer(Class<?> service, Class<?> provider) throws IOException {
    Path file = folder.resolve("META-INF/services/" + service.getName());
    Files.createDirectories(file.getParent());
    Files.writeString(file, provider.getName());
  }

  private URL[] classPath() throws MalformedURLException {
    List<URL> urls = new ArrayList<>(List.of(folder.toUri().toURL()));
    for (String entry : System.getProperty("java.class.path").split(File.pathSeparator, -1)) {
      urls.add(new File(entry).toURI().toURL());
    }
    return urls.toArray(URL[]::new);
  }

  /**
   * Finds the services from within another class loader: by the names of their classes, and one as
   * in a jar that renames them, which is searched.
   */
  public static final class Probe {
    private Probe() {}

    /** The names of the providers. */
    public static String found() {
      return IrServices.builtin().getClass().getName()
          + " "
          + IrServices.asm().getClass().getName()
          + " "
          + OwnService.get(ParserService.class, "renamed.TextParser").getClass().getName();
    }
  }

  /** A provider that is none of the runtime's. */
  public static final class ForeignBuiltin implements BuiltinService {
    @Override
    public DialectDefinition dialect() {
      throw new AssertionError("a foreign provider is asked");
    }

    @Override
    public boolean mightBeIsolated(OperationName name) {
      throw new AssertionError("a foreign provider is asked");
    }
  }

  /** A provider that is none of the runtime's. */
  public static final class ForeignAsm implements AsmService {
    @Override
    public String print(Type type) {
      return "";
    }

    @Override
    public String print(Attribute attribute) {
      return "";
    }

    @Override
    public String print(Operation operation) {
      return "";
    }

    @Override
    public String printWithoutRegions(Operation operation) {
      return print(operation);
    }

    @Override
    public String printGeneric(Operation operation) {
      return "";
    }
  }

  /** A provider that is none of the runtime's. */
  public static final class ForeignParser implements ParserService {
    @Override
    public @Nullable Operation parseEnclosed(
        byte[] utf8,
        int length,
        String fileName,
        Context context,
        ParserOptions options,
        Diagnostics diagnostics) {
      return null;
    }

    @Override
    public @Nullable Operation parseEnclosed(
        InputStream utf8,
        int bufferSize,
        String fileName,
        Context context,
        ParserOptions options,
        Diagnostics diagnostics) {
      return null;
    }

    @Override
    public @Nullable Type parseType(String text, Context context, Diagnostics diagnostics) {
      return null;
    }

    @Override
    public @Nullable Attribute parseAttribute(
        String text, Context context, Diagnostics diagnostics) {
      return null;
    }
  }
}
