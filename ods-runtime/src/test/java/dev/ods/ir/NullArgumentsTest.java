// SPDX-License-Identifier: Apache-2.0
package dev.ods.ir;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.ods.convert.ConversionTarget;
import dev.ods.convert.TypeConversion;
import dev.ods.pass.AnalysisKey;
import dev.ods.pass.OpPassManager;
import dev.ods.pass.PassManager;
import dev.ods.pass.PassRegistry;
import dev.ods.registry.DialectRegistry;
import dev.ods.rewrite.GreedyRewriteConfig;
import dev.ods.rewrite.PatternRoot;
import dev.ods.rewrite.RewritePatternSet;
import java.lang.reflect.AnnotatedType;
import java.lang.reflect.Constructor;
import java.lang.reflect.Executable;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.util.Arrays;
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
    PublicApi.classes().forEach(this::checkAll);
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
        row("maker", () -> ContextKey.create(null)),
        row("loader", () -> PassRegistry.load(null)),
        row("loader", () -> DialectRegistry.load(null)));
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

  private void checkAll(Class<?> type) {
    PublicApi.callable(type).forEach(this::check);
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
    SampleArguments samples = new SampleArguments();
    @Nullable Object[] arguments = samples.argumentsOf(called, nullAt);
    Object receiver = samples.receiverOf(called);
    if (arguments == null || (receiver == null && !PublicApi.isStatic(called))) {
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
              + Arrays.stream(called.getParameterTypes()).map(Class::getSimpleName).toList()
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
}
