// SPDX-License-Identifier: Apache-2.0
package dev.ods.ir;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.ods.builtin.IntegerAttr;
import dev.ods.builtin.IntegerType;
import dev.ods.builtin.StringAttr;
import dev.ods.convert.ConversionTarget;
import dev.ods.convert.TypeConversion;
import dev.ods.diagnostic.Diagnostics;
import dev.ods.pass.AnalysisKey;
import dev.ods.pass.OpPassManager;
import dev.ods.pass.PassManager;
import dev.ods.rewrite.FrozenRewritePatternSet;
import dev.ods.rewrite.GreedyRewriteConfig;
import dev.ods.rewrite.PatternRoot;
import dev.ods.rewrite.RewritePatternSet;
import dev.ods.rewrite.Rewriter;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.lang.invoke.MethodType;
import java.lang.module.ModuleDescriptor;
import java.lang.reflect.AnnotatedType;
import java.lang.reflect.Array;
import java.lang.reflect.Constructor;
import java.lang.reflect.Executable;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.lang.reflect.Proxy;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.BooleanSupplier;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Where a null is refused that must not be given, the message says what is null, and nothing has
 * changed: for all public methods of the exported packages that can be called with what this test
 * has. What keeps what it is given, to be used later, refuses a null at once.
 */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
final class NullArgumentsTest {
  private final Context context = TestIr.context();

  /** What is wrong with what is thrown. */
  private final Set<String> mistakes = new TreeSet<>();

  private int calls;

  @Test
  void refusalsSayWhatIsNull() {
    publicClasses().forEach(this::checkAll);
    assertEquals("", String.join("\n", mistakes));
    assertTrue(calls > 1000, "calls: " + calls);
  }

  Stream<Arguments> keeping() {
    RewritePatternSet patterns = RewritePatternSet.create(context);
    GreedyRewriteConfig config = GreedyRewriteConfig.DEFAULT;
    return Stream.of(
        row("context", () -> OpBuilder.create((Context) null)),
        row("context", () -> RewritePatternSet.create(null)),
        row("context", () -> ConversionTarget.create(null)),
        row("pattern", () -> patterns.add(null)),
        row("opName", () -> PatternRoot.named(null)),
        row("condition", () -> PatternRoot.matching(null)),
        row("value", () -> config.withStrictness(null)),
        row("value", () -> config.withRegionSimplification(null)),
        row("type", () -> TypeConversion.to((Type) null)),
        row("name", () -> AnalysisKey.of(null, op -> "")),
        row("factory", () -> AnalysisKey.of("a", null)),
        row("factory", () -> AnalysisKey.using("a", null)),
        row("condition", () -> AnalysisKey.of("a", op -> "").invalidatedIf(null)),
        row("pipeline", () -> PassManager.of(null)),
        row("anchor", () -> OpPassManager.on(null)),
        row("anchor", () -> OpPassManager.on("a").nest(null)),
        row("maker", () -> ContextKey.create(null)));
  }

  private static Arguments row(String parameter, org.junit.jupiter.api.function.Executable call) {
    return Arguments.of(parameter, call);
  }

  @ParameterizedTest
  @MethodSource("keeping")
  void whatIsKeptIsRefusedAtOnce(String parameter, org.junit.jupiter.api.function.Executable call) {
    assertEquals(parameter, assertThrows(NullPointerException.class, call).getMessage());
  }

  // --- The methods.

  private static List<Class<?>> publicClasses() {
    try {
      Path root =
          Path.of(Operation.class.getProtectionDomain().getCodeSource().getLocation().toURI());
      ModuleDescriptor module;
      try (InputStream in = Files.newInputStream(root.resolve("module-info.class"))) {
        module = ModuleDescriptor.read(in);
      }
      List<Class<?>> classes = new ArrayList<>();
      for (ModuleDescriptor.Exports exported : module.exports()) {
        if (!exported.isQualified()) {
          addClasses(root, exported.source(), classes);
        }
      }
      classes.sort(Comparator.comparing(Class::getName));
      return classes;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    } catch (URISyntaxException | ClassNotFoundException e) {
      throw new AssertionError(e);
    }
  }

  private static void addClasses(Path root, String packageName, List<Class<?>> classes)
      throws IOException, ClassNotFoundException {
    try (Stream<Path> files = Files.list(root.resolve(packageName.replace('.', '/')))) {
      for (Path file : files.toList()) {
        String name = file.getFileName().toString();
        if (name.endsWith(".class") && !name.startsWith("package-info")) {
          Class<?> type = Class.forName(packageName + "." + name.substring(0, name.length() - 6));
          if (isPublic(type)) {
            classes.add(type);
          }
        }
      }
    }
  }

  private static boolean isPublic(Class<?> type) {
    Class<?> outer = type.getDeclaringClass();
    return Modifier.isPublic(type.getModifiers()) && (outer == null || isPublic(outer));
  }

  private void checkAll(Class<?> type) {
    for (Method method : type.getDeclaredMethods()) {
      if (Modifier.isPublic(method.getModifiers())
          && !Modifier.isAbstract(method.getModifiers())
          && !method.isSynthetic()
          && !method.getName().equals("equals")) {
        check(method);
      }
    }
    for (Constructor<?> constructor : type.getConstructors()) {
      if (!Modifier.isAbstract(type.getModifiers())) {
        check(constructor);
      }
    }
  }

  private void check(Executable called) {
    AnnotatedType[] types = called.getAnnotatedParameterTypes();
    for (int i = 0; i < types.length; i++) {
      if (!called.getParameterTypes()[i].isPrimitive()
          && !types[i].isAnnotationPresent(Nullable.class)) {
        check(called, i);
      }
    }
  }

  // --- One call.

  private void check(Executable called, int nullAt) {
    Samples samples = new Samples();
    Class<?>[] types = called.getParameterTypes();
    @Nullable Object[] arguments = new @Nullable Object[types.length];
    for (int i = 0; i < types.length; i++) {
      Object sample = i == nullAt ? null : samples.of(types[i]);
      if (i != nullAt && sample == null) {
        return;
      }
      arguments[i] = sample;
    }
    boolean isStatic = Modifier.isStatic(called.getModifiers()) || called instanceof Constructor;
    Object receiver = isStatic ? null : samples.of(called.getDeclaringClass());
    if (!isStatic && receiver == null) {
      return;
    }
    calls++;
    String before = samples.contents();
    String mistake = call(called, receiver, arguments, () -> samples.contents().equals(before));
    if (mistake != null) {
      mistakes.add(
          called.getDeclaringClass().getName().replace("dev.ods.", "")
              + "."
              + called.getName()
              + Arrays.stream(types).map(Class::getSimpleName).toList()
              + " #"
              + nullAt
              + " "
              + mistake);
    }
  }

  private static @Nullable String call(
      Executable called,
      @Nullable Object receiver,
      @Nullable Object[] arguments,
      BooleanSupplier isUnchanged) {
    try {
      if (called instanceof Method method) {
        method.invoke(receiver, arguments);
      } else {
        ((Constructor<?>) called).newInstance(arguments);
      }
      return null;
    } catch (InvocationTargetException e) {
      Throwable thrown = e.getCause();
      // Elements of lists are of other classes than the methods ask for.
      // The JIT compiler gives what is thrown often neither a message nor a stack trace.
      boolean isBare = thrown.getMessage() == null && thrown.getStackTrace().length > 0;
      if (isBare && thrown instanceof RuntimeException) {
        return "says nothing: " + thrown;
      }
      return isUnchanged.getAsBoolean() ? null : "has changed something";
    } catch (ReflectiveOperationException e) {
      throw new LinkageError(called.toString(), e);
    }
  }

  // --- What to call with.

  private static final class Samples {
    private final Context context = TestIr.context();
    private final ApiObjects objects = ApiObjects.create(context);
    private final List<Object> samples;

    Samples() {
      Operation op = objects.user;
      samples =
          new ArrayList<>(
              List.of(
                  context,
                  op,
                  op.region(0),
                  TestIr.notNull(op.region(0).first()),
                  op.result(0),
                  op.opOperand(0),
                  op.operands(),
                  op.name(),
                  op.location(),
                  TestIr.type(context),
                  TestIr.NumberAttr.get(context, 1),
                  DictionaryAttr.get(context, List.of()),
                  Rewriter.before(op),
                  objects.state,
                  IrMapping.create(),
                  RewritePatternSet.create(context),
                  FrozenRewritePatternSet.of(RewritePatternSet.create(context)),
                  GreedyRewriteConfig.DEFAULT,
                  new Diagnostics(),
                  IntegerType.get(context, 32),
                  IntegerAttr.i64(context, 1),
                  StringAttr.get(context, "a"),
                  List.of(),
                  Set.of(),
                  Map.of(),
                  "a",
                  (byte) 1,
                  (short) 1,
                  1L,
                  1,
                  true,
                  1.0,
                  1.0f,
                  'a'));
      samples.add(OpPassManager.on("u.root"));
    }

    @Nullable Object of(Class<?> type) {
      Class<?> boxed = MethodType.methodType(type).wrap().returnType();
      for (Object sample : samples) {
        if (boxed.isInstance(sample) && boxed != Object.class) {
          return sample;
        }
      }
      if (type.isEnum()) {
        return type.getEnumConstants()[0];
      } else if (type.isArray()) {
        return Array.newInstance(type.getComponentType(), 0);
      }
      return type.isInterface() && !type.isSealed() ? proxy(type) : null;
    }

    private static Object proxy(Class<?> type) {
      return Proxy.newProxyInstance(type.getClassLoader(), new Class<?>[] {type}, Samples::answer);
    }

    private static @Nullable Object answer(Object self, Method method, Object[] arguments) {
      if (method.getReturnType() == boolean.class) {
        return false;
      } else if (method.getReturnType() == int.class) {
        return 0;
      }
      return method.getReturnType() == String.class ? "a" : null;
    }

    String contents() {
      StringBuilder contents = new StringBuilder();
      objects.root.walk(
          op -> {
            contents.append(op.name()).append(op.ref());
            op.operands().forEach(value -> contents.append(' ').append(value.word()));
          });
      return contents.toString();
    }
  }
}
