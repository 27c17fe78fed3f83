// SPDX-License-Identifier: Apache-2.0
package dev.ods.registry;

import static java.util.Objects.requireNonNull;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.ods.ir.Context;
import dev.ods.ir.DialectDefinition;
import dev.ods.ir.OpModel;
import java.io.IOException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.ServiceConfigurationError;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class DialectRegistryTest {
  /** A dialect without operations. */
  public static class Empty extends DialectDefinition {
    Empty(String namespace) {
      super(namespace);
    }

    @Override
    public List<OpModel> operations() {
      return List.of();
    }
  }

  /** One that services name. */
  public static final class Zebra extends Empty {
    /** Called by service loaders. */
    public Zebra() {
      super("zebra");
    }
  }

  /** Another one. */
  public static final class Ant extends Empty {
    /** Called by service loaders. */
    public Ant() {
      super("ant");
    }
  }

  /** One with the name of another. */
  public static final class Rival extends Empty {
    /** Called by service loaders. */
    public Rival() {
      super("ant");
    }
  }

  @TempDir Path folder;

  /** Loads what a provider-configuration file names. */
  private DialectRegistry load(String... providers) throws IOException {
    Path services = Files.createDirectories(folder.resolve("META-INF/services"));
    Files.write(services.resolve(DialectDefinition.class.getName()), List.of(providers));
    try (URLClassLoader loader =
        new URLClassLoader(
            new URL[] {folder.toUri().toURL()}, DialectRegistryTest.class.getClassLoader())) {
      return DialectRegistry.load(loader);
    }
  }

  @Test
  void findsTheDialectsOfAClassPath() throws IOException {
    DialectRegistry registry = load(Zebra.class.getName(), Ant.class.getName());
    assertEquals(
        List.of("ant", "zebra"),
        registry.all().stream().map(DialectDefinition::namespace).toList());
    assertEquals(Ant.class, requireNonNull(registry.find("ant")).getClass());
    assertNull(registry.find("bee"));
  }

  @Test
  void contextsLoadWhatTheyNeed() throws IOException {
    DialectRegistry registry = load(Zebra.class.getName(), Ant.class.getName());
    Context context = Context.create();
    registry.appendTo(context);
    assertEquals(List.of("ant", "builtin", "zebra"), context.availableDialects());
    assertNull(context.loadedDialect("ant"));
    assertSame(registry.find("ant"), context.dialect("ant"));
    assertNull(context.loadedDialect("zebra"));
    context.loadAllAvailableDialects();
    assertSame(registry.find("zebra"), context.loadedDialect("zebra"));

    // Registries do not belong to a context.
    Context other = Context.create();
    registry.appendTo(other);
    registry.appendTo(other);
    other.loadAllAvailableDialects();
    assertSame(registry.find("zebra"), other.loadedDialect("zebra"));
  }

  @Test
  void namespacesAreUnique() {
    assertEquals(1, DialectRegistry.of(List.of(new Ant(), new Ant())).all().size());
    IllegalArgumentException error =
        assertThrows(
            IllegalArgumentException.class,
            () -> DialectRegistry.of(List.of(new Ant(), new Rival())));
    assertEquals(
        "two dialects are named 'ant': "
            + Ant.class.getName()
            + " and "
            + Rival.class.getName()
            + "; rename one of them, or leave one out",
        error.getMessage());
  }

  @Test
  void providersMustBeThere() {
    assertThrows(ServiceConfigurationError.class, () -> load("no.such.Definition"));
  }
}
