// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.round;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.testing.compile.Compilation;
import com.google.testing.compile.JavaFileObjects;
import dev.ods.processor.Compilers;
import dev.ods.processor.OdsProcessor;
import java.io.IOException;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Proxy;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.function.Supplier;
import javax.annotation.processing.AbstractProcessor;
import javax.annotation.processing.Filer;
import javax.annotation.processing.ProcessingEnvironment;
import javax.annotation.processing.RoundEnvironment;
import javax.lang.model.SourceVersion;
import javax.lang.model.element.Element;
import javax.lang.model.element.TypeElement;
import javax.lang.model.util.Elements;
import javax.tools.JavaFileObject;
import org.junit.jupiter.api.Test;

/** What is thrown for one declaration is an error there, and others are processed as usual. */
class CrashesTest {
  private static final JavaFileObject SOURCE =
      JavaFileObjects.forSourceString(
          "example.Ops",
          """
          package example;
          import dev.ods.annotation.*;
          import dev.ods.ir.Value;
          @Dialect(name = "d", ops = {Bad.class, Good.class, Wrong.class}) interface DDialect {}
          @Op(dialect = DDialect.class, name = "bad") interface Bad {}
          @Op(dialect = DDialect.class, name = "good") interface Good { @Operand Value x(); }
          @Op(dialect = DDialect.class, name = "wrong") interface Wrong { @Operand int x(); }
          """);

  @Test
  void whatReadingThrowsIsAnErrorAtTheDeclaration() {
    for (Supplier<Throwable> thrown :
        List.<Supplier<Throwable>>of(
            () -> new IllegalStateException("boom"),
            () -> new AssertionError("boom"),
            StackOverflowError::new,
            () -> new NoClassDefFoundError("boom"))) {
      assertErrors(
          List.of(
              "5: internal error of the processor for 'Bad': " + thrown.get(),
              "7: [ODS106] operand 'x' returns 'int'; expected Value, Optional<Value> or ValueRange"),
          new Faulty("getDocComment", thrown));
    }
  }

  @Test
  void whatWritingThrowsIsAnErrorAtTheDeclaration() {
    assertErrors(
        List.of(
            "5: cannot write what is generated for 'Bad': java.io.IOException: disk full",
            "7: [ODS106] operand 'x' returns 'int'; expected Value, Optional<Value> or ValueRange"),
        new Faulty("createSourceFile", () -> new IOException("disk full")));
  }

  @Test
  void whatLacksAClassFileIsNoDefect() {
    assertErrors(
        List.of(
            "5: nothing is generated for 'Bad': boom",
            "7: [ODS106] operand 'x' returns 'int'; expected Value, Optional<Value> or ValueRange"),
        new Faulty("getDocComment", () -> new BadClassFile("boom")));
  }

  @Test
  void whatHostsCancelWithIsThrown() {
    Crashes crashes = new Crashes(null);
    for (RuntimeException thrown : List.of(new ClientCodeException(), new AbortOnce())) {
      assertSame(
          thrown,
          assertThrows(
              RuntimeException.class,
              () ->
                  crashes.guard(
                      null,
                      () -> {
                        throw thrown;
                      })));
    }
  }

  @Test
  void whatWasFoundBeforeIsReported() {
    Compilation compilation =
        Compilers.inMemory()
            .withProcessors(new Faulty("getDocComment", () -> new IllegalStateException("boom")))
            .compile(
                JavaFileObjects.forSourceString(
                    "example.Ops",
                    """
                    package example;
                    import dev.ods.annotation.*;
                    @Dialect(name = "d", types = Bad.class) interface DDialect {}
                    @TypeDef(dialect = DDialect.class, mnemonic = "bad")
                    @AttrDef(dialect = DDialect.class, mnemonic = "bad")
                    record Bad() {}
                    """));
    assertEquals(
        List.of("[ODS075]", "internal"),
        compilation.errors().stream()
            .map(error -> error.getMessage(Locale.ROOT).substring(0, 8))
            .sorted()
            .toList());
  }

  /** Like those of javac and of Eclipse, which are known by their names. */
  private static class CompletionFailure extends RuntimeException {
    private static final long serialVersionUID = 1;

    CompletionFailure(String message) {
      super(message);
    }
  }

  private static final class BadClassFile extends CompletionFailure {
    private static final long serialVersionUID = 1;

    BadClassFile(String message) {
      super(message);
    }
  }

  private static final class ClientCodeException extends RuntimeException {
    private static final long serialVersionUID = 1;
  }

  private static class AbortCompilation extends RuntimeException {
    private static final long serialVersionUID = 1;
  }

  private static final class AbortOnce extends AbortCompilation {
    private static final long serialVersionUID = 1;
  }

  private static void assertErrors(List<String> expected, Faulty processor) {
    Compilation compilation = Compilers.inMemory().withProcessors(processor).compile(SOURCE);
    assertEquals(
        expected,
        compilation.errors().stream()
            .map(e -> e.getLineNumber() + ": " + e.getMessage(Locale.ROOT).lines().toList().get(0))
            .sorted(Comparator.naturalOrder())
            .toList());
    assertTrue(
        processor.written.containsAll(List.of("example.GoodOp", "example.WrongOp")),
        processor.written::toString);
  }

  /** The processor, with a compiler one method of which throws if it is asked for {@code Bad}. */
  private static final class Faulty extends AbstractProcessor {
    private final OdsProcessor processor = new OdsProcessor();
    private final String method;
    private final Supplier<Throwable> thrown;
    private final List<Object> written = new ArrayList<>();

    Faulty(String method, Supplier<Throwable> thrown) {
      this.method = method;
      this.thrown = thrown;
    }

    @Override
    public Set<String> getSupportedAnnotationTypes() {
      return processor.getSupportedAnnotationTypes();
    }

    @Override
    public SourceVersion getSupportedSourceVersion() {
      return SourceVersion.latestSupported();
    }

    @Override
    public synchronized void init(ProcessingEnvironment environment) {
      Elements elements = faulty(Elements.class, environment.getElementUtils());
      Filer filer = faulty(Filer.class, environment.getFiler());
      processor.init(
          proxy(
              ProcessingEnvironment.class,
              environment,
              name ->
                  switch (name) {
                    case "getElementUtils" -> elements;
                    case "getFiler" -> filer;
                    default -> null;
                  }));
    }

    @SuppressWarnings("DoNotClaimAnnotations") // As the processor under test.
    @Override
    public boolean process(Set<? extends TypeElement> annotations, RoundEnvironment round) {
      return processor.process(annotations, round);
    }

    private <T> T faulty(Class<T> type, T target) {
      return proxy(type, target, name -> null);
    }

    private interface Replacement {
      Object of(String name);
    }

    private <T> T proxy(Class<T> type, T target, Replacement replacement) {
      return type.cast(
          Proxy.newProxyInstance(
              type.getClassLoader(),
              new Class<?>[] {type},
              (self, called, arguments) -> {
                Object replaced = replacement.of(called.getName());
                if (replaced != null) {
                  return replaced;
                }
                if (called.getName().equals(method) && isBad(arguments[0])) {
                  throw thrown.get();
                }
                if (called.getName().equals("createSourceFile")) {
                  written.add(arguments[0]);
                }
                try {
                  return called.invoke(target, arguments);
                } catch (InvocationTargetException e) {
                  throw e.getCause();
                }
              }));
    }

    private static boolean isBad(Object argument) {
      return argument instanceof Element element
          ? element.getSimpleName().contentEquals("Bad")
          : argument.equals("example.BadOp");
    }
  }
}
