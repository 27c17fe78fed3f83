// SPDX-License-Identifier: Apache-2.0
package dev.ods.ir;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.ods.builtin.IntegerType;
import dev.ods.op.BuiltinDialect;
import dev.ods.op.ModuleOp;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A registered dialect is loaded on first use. */
final class DialectRegistrationTest {
  private static final int NAMES = 200;
  private static final DialectDefinition BUILTIN = IrServices.builtin();

  /** Counts the requests for its operations. */
  private static final class Lazy extends DialectDefinition {
    static final TestIr.Model KNOWN = new TestIr.Model("lazy.known", List.of("a"));
    final AtomicInteger asked = new AtomicInteger();

    Lazy() {
      super("lazy");
    }

    @Override
    public List<OpModel> operations() {
      asked.incrementAndGet();
      return List.of(KNOWN);
    }
  }

  private static final class Rival extends DialectDefinition {
    Rival() {
      super("lazy");
    }

    @Override
    public List<OpModel> operations() {
      return List.of();
    }
  }

  interface Named {
    String name();
  }

  /** Attaches an interface to types and operations of others, and asks for what is there. */
  private static final class Extending extends DialectDefinition {
    final AtomicInteger initialized = new AtomicInteger();
    Consumer<Context> more = context -> {};

    Extending() {
      super("extending");
    }

    @Override
    public List<OpModel> operations() {
      return List.of(new TestIr.Model("extending.op", List.of()));
    }

    @Override
    public List<DialectDefinition> dependentDialects() {
      return List.of(new Lazy());
    }

    @Override
    public void initialize(Context context) {
      initialized.incrementAndGet();
      context.attachInterface(IntegerType.class, Named.class, type -> () -> "i" + type.width());
      context.attachInterface(Lazy.KNOWN, Named.class, view -> () -> "known");
      more.accept(context);
    }
  }

  /** Depends on {@link Lazy}, and on itself. */
  private static final class Dependent extends DialectDefinition {
    Dependent() {
      super("dependent");
    }

    @Override
    public List<OpModel> operations() {
      return List.of();
    }

    @Override
    public List<DialectDefinition> dependentDialects() {
      return List.of(new Lazy(), new Dependent());
    }
  }

  private final Lazy lazy = new Lazy();
  private final Context context = Context.create();

  private boolean isLoaded() {
    return context.dialects().contains(lazy);
  }

  @Test
  void everyContextHasBuiltin() {
    assertEquals(List.of(BUILTIN), context.dialects());
    OpBuilder builder = OpBuilder.create(context);
    assertTrue(ModuleOp.build(builder, UnknownLoc.get(context)).operation().is(ModuleOp.MODEL));
    context.load(new BuiltinDialect());
    context.register(new BuiltinDialect());
    assertEquals(List.of(BUILTIN), Context.create().dialects());
  }

  @Test
  void registrationDoesNotLoad() {
    context.load(new TestIr.TestDialect());
    context.register(lazy);
    assertEquals(List.of("builtin", "lazy", "t"), context.availableDialects());
    context.operationName("other.op");
    context.identifier("lazy".getBytes(StandardCharsets.UTF_8), 0, 4);
    assertNull(context.dialect("laz"));
    assertEquals(0, lazy.asked.get());
    assertFalse(isLoaded());
  }

  @ParameterizedTest
  @ValueSource(strings = {"lazy.known", "lazy.unknown", "lazy.known.too"})
  void operationNamesLoadTheirDialect(String name) {
    context.register(lazy);
    OperationName found = context.operationName(name);
    assertEquals(name.equals("lazy.known"), found.isRegistered());
    assertSame(lazy, found.dialect());
    assertTrue(isLoaded());
    assertEquals(List.of("builtin", "lazy"), context.availableDialects());
  }

  @Test
  void attributeNamesLoadTheirDialect() {
    context.register(lazy);
    for (String name : List.of("lazy", ".lazy", "other.lazy", "lazys.attribute")) {
      context.loadDialectOf(name);
      assertFalse(isLoaded(), name);
    }
    context.loadDialectOf("lazy.attribute");
    assertTrue(isLoaded());
  }

  @Test
  void otherIdentifiersLoadNoDialect() {
    context.register(lazy);
    byte[] text = "lazy.mlir".getBytes(StandardCharsets.UTF_8);
    context.identifier(text, 0, text.length);
    assertNull(context.loadedDialect("lazy"));
    assertSame(lazy, context.dialect("lazy"));
    assertSame(lazy, context.loadedDialect("lazy"));
  }

  @Test
  void requestingADialectLoadsIt() {
    context.register(lazy);
    assertSame(lazy, context.dialect("lazy"));
    assertTrue(isLoaded());
  }

  @Test
  void loadingAndRegisteringTwiceDoesNothing() {
    context.register(lazy);
    context.register(new Lazy());
    context.load(lazy);
    context.load(new Lazy());
    context.register(new Lazy());
    assertEquals(List.of(BUILTIN, lazy), context.dialects());
    assertEquals(List.of("builtin", "lazy"), context.availableDialects());
  }

  @Test
  void loadsDependentDialects() {
    Dependent dependent = new Dependent();
    context.load(dependent);
    assertEquals(List.of(BUILTIN, dependent), context.dialects());
    assertEquals(List.of("builtin", "dependent", "lazy"), context.availableDialects());
    assertTrue(context.operationName("lazy.known").isRegistered());
  }

  @Test
  void aRegisteredDialectSatisfiesDependencies() {
    Rival rival = new Rival();
    context.register(rival);
    context.register(new Dependent());
    assertSame(rival, context.dialect("lazy"));
  }

  @Test
  void anExplicitDialectReplacesADependency() {
    Rival rival = new Rival();
    context.register(new Dependent());
    context.register(rival);
    assertSame(rival, context.dialect("lazy"));
    Context other = Context.create();
    other.register(new Dependent());
    other.load(rival);
    assertSame(rival, other.dialect("lazy"));
    assertThrows(IllegalArgumentException.class, () -> other.load(new Lazy()));
  }

  @Test
  void registersNothingIfADependencyComesTooLate() {
    context.operationName("lazy.known");
    assertThrows(IllegalStateException.class, () -> context.register(new Dependent()));
    assertThrows(IllegalStateException.class, () -> context.load(new Dependent()));
    assertEquals(List.of("builtin"), context.availableDialects());
  }

  @Test
  void aNamespaceHasOneDialect() {
    context.register(lazy);
    assertThrows(IllegalArgumentException.class, () -> context.register(new Rival()));
    assertThrows(IllegalArgumentException.class, () -> context.load(new Rival()));
    context.load(lazy);
    assertThrows(IllegalArgumentException.class, () -> context.register(new Rival()));
  }

  @Test
  void rejectsADialectWhoseOperationNamesAreInUse() {
    context.operationName("lazy.known");
    IllegalStateException e =
        assertThrows(IllegalStateException.class, () -> context.register(lazy));
    assertTrue(e.getMessage().contains("'lazy'"), e.getMessage());
  }

  private static String named(Context context) {
    OpBuilder builder = OpBuilder.create(context);
    Operation op =
        builder.create(builder.state(context.operationName("lazy.known"), UnknownLoc.get(context)));
    Named ofOp = op.as(Named.class);
    Named ofType = IntegerType.get(context, 8).as(Named.class);
    return (ofOp == null ? "-" : ofOp.name()) + " " + (ofType == null ? "-" : ofType.name());
  }

  /** Whether the dialects that it extends are loaded before or afterwards. */
  @ParameterizedTest
  @ValueSource(booleans = {true, false})
  void aDialectInitializesEachContextThatLoadsIt(boolean extendedFirst) {
    Extending extending = new Extending();
    Context other = Context.create();
    other.load(lazy);
    if (extendedFirst) {
      context.load(lazy);
    }
    context.register(extending);
    assertEquals(0, extending.initialized.get());
    assertNull(IntegerType.get(context, 8).as(Named.class));
    context.operationName("extending.op");
    context.load(extending);
    context.load(lazy);
    assertEquals("known i8", named(context));
    assertEquals("- -", named(other));
    assertEquals(1, extending.initialized.get());
    other.load(extending);
    assertEquals("known i8", named(other));
    assertEquals(2, extending.initialized.get());
  }

  @Test
  void initializationFindsWhatTheDialectDependsOnAndNotItself() {
    Extending extending = new Extending();
    extending.more =
        context -> {
          assertNull(context.dialect("extending"));
          context.load(extending);
          assertTrue(context.operationName("lazy.known").isRegistered());
        };
    context.load(extending);
    assertSame(extending, context.dialect("extending"));
    assertTrue(context.operationName("extending.op").isRegistered());
    assertEquals(1, extending.initialized.get());
  }

  @Test
  void aDialectWhoseInitializationFailsIsNotLoaded() {
    Extending extending = new Extending();
    extending.more =
        context -> {
          throw new IllegalArgumentException("a defect");
        };
    context.register(extending);
    assertThrows(IllegalArgumentException.class, () -> context.operationName("extending.op"));
    assertNull(context.loadedDialect("extending"));
    extending.more = context -> {};
    assertTrue(context.operationName("extending.op").isRegistered());
    assertEquals(2, extending.initialized.get());
  }

  @Test
  void initializationMustNotNameOperationsOfTheDialect() {
    Extending extending = new Extending();
    extending.more = context -> context.operationName("extending.op");
    assertEquals(
        "the initialization of its dialect has named the operation 'extending.op', which is not"
            + " there before its end: attach interfaces by the model",
        assertThrows(IllegalStateException.class, () -> context.load(extending)).getMessage());
  }

  @RepeatedTest(20)
  void threadsFindADialectInitialized() {
    Extending extending = new Extending();
    context.register(extending);
    IntStream.range(0, NAMES)
        .parallel()
        .forEach(
            i -> {
              assertTrue(context.operationName("extending.op").isRegistered());
              assertEquals("known i8", named(context));
            });
    assertEquals(1, extending.initialized.get());
  }

  /** No thread sees the dialect's operations as unregistered, whichever comes first. */
  @RepeatedTest(20)
  void threadsLoadADialectOnce() {
    context.register(lazy);
    IntStream.range(0, NAMES)
        .parallel()
        .forEach(
            i -> {
              assertEquals(i % 2 == 0, context.operationName(name(i)).isRegistered());
              assertSame(lazy, context.dialect("lazy"));
            });
    assertEquals(List.of(BUILTIN, lazy), context.dialects());
  }

  private static String name(int i) {
    return i % 2 == 0 ? "lazy.known" : "lazy.unknown" + i;
  }
}
