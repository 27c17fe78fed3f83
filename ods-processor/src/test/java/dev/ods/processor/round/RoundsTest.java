// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.round;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.testing.compile.Compilation;
import com.google.testing.compile.JavaFileObjects;
import dev.ods.processor.Compilers;
import dev.ods.processor.OdsProcessor;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Collectors;
import javax.annotation.processing.AbstractProcessor;
import javax.annotation.processing.RoundEnvironment;
import javax.lang.model.SourceVersion;
import javax.lang.model.element.TypeElement;
import javax.tools.JavaFileObject;
import org.junit.jupiter.api.Test;

class RoundsTest {
  private static final JavaFileObject OP =
      JavaFileObjects.forSourceString(
          "example.Relu",
          """
          package example;
          import dev.ods.annotation.Op;
          import dev.ods.annotation.Operand;
          import dev.ods.ir.Value;
          @Op(dialect = TfDialect.class, name = "Relu")
          public interface Relu {
            @Operand(Generated.class) Value features();
            static ReluOp self(ReluOp op) {
              return op;
            }
          }
          """);

  private static final JavaFileObject DIALECT =
      JavaFileObjects.forSourceString(
          "example.TfDialect",
          """
          package example;
          import dev.ods.annotation.Dialect;
          @Dialect(name = "tf", ops = Relu.class)
          public interface TfDialect {}
          """);

  private static final String CONSTRAINT =
      """
      package example;
      import dev.ods.annotation.AnyOf;
      import dev.ods.constraint.F32;
      @AnyOf(F32.class) public interface Generated {}
      """;

  @Test
  void anOpWaitsForAGeneratedConstraint() {
    Compilation compilation =
        Compilers.inMemory()
            .withProcessors(new OdsProcessor(), new Writes("example.Generated", CONSTRAINT))
            .compile(OP, DIALECT);
    assertEquals(List.of(), compilation.errors());
    assertEquals(
        Set.of("Generated", "GeneratedConstraint", "ReluOp", "TfDialectDefinition"),
        generated(compilation));
  }

  /** The compiler reports the classes alone, which does not tell why they are not generated. */
  @Test
  void declarationsThatWaitForEachOtherAreNoted() {
    Compilation compilation =
        Compilers.inMemory()
            .withProcessors(new OdsProcessor())
            .compile(
                JavaFileObjects.forSourceString(
                    "example.Ops",
                    """
                    package example;
                    import dev.ods.annotation.*;
                    import dev.ods.ir.Region;
                    import dev.ods.trait.Terminator;
                    @Dialect(name = "tf", ops = {Loop.class, Yield.class}) interface TfDialect {}
                    @Op(dialect = TfDialect.class, name = "loop")
                    @SingleBlockImplicitTerminator(YieldOp.class)
                    interface Loop { Region body(); }
                    @Op(dialect = TfDialect.class, name = "yield")
                    @Trait(Terminator.class) @HasParent(LoopOp.class)
                    interface Yield {}
                    """));
    assertEquals(2, compilation.errors().size());
    assertEquals(
        List.of(
            "8: nothing is generated for 'Loop', 'Yield': annotations of theirs name classes that do"
                + " not exist; where these would be generated from declarations that wait for each"
                + " other, name the declarations"),
        compilation.notes().stream()
            .map(note -> note.getLineNumber() + ": " + note.getMessage(Locale.ROOT))
            .toList());
  }

  @Test
  void theOrderOfProcessorsIsIrrelevant() {
    Compilation compilation =
        Compilers.inMemory()
            .withProcessors(new Writes("example.Generated", CONSTRAINT), new OdsProcessor())
            .compile(DIALECT, OP);
    assertEquals(List.of(), compilation.errors());
    assertTrue(generated(compilation).contains("ReluOp"));
  }

  /** The errors of the first round do not make the second one the last. */
  @Test
  void errorsAreHeldWhileOpsAreDeferred() {
    JavaFileObject dialect =
        JavaFileObjects.forSourceString(
            "example.TfDialect",
            """
            package example;
            import dev.ods.annotation.*;
            import dev.ods.ir.Value;
            @Dialect(name = "tf", ops = Relu.class, types = {Mat.class, TfDialect.class})
            public interface TfDialect {}
            @TypeDef(dialect = TfDialect.class, mnemonic = "mat")
            @AssemblyFormat("`<` $rank `x` $columns `>`")
            record Mat(long rank, int[] rows) {}
            @Op(dialect = TfDialect.class, name = "relu")
            interface Relu {
              @Operand(MatType.class) Value x();
              @Attr Object y();
              static ReluOp self(ReluOp op, MatType type) {
                return op;
              }
            }
            """);
    Compilation compilation =
        Compilers.inMemory().withProcessors(new OdsProcessor()).compile(dialect);
    assertEquals(
        List.of("4: [ODS052]", "8: [ODS061]", "12: [ODS107]"),
        compilation.errors().stream()
            .map(error -> error.getLineNumber() + ": " + error.getMessage(null).substring(0, 8))
            .sorted(Comparator.comparing(error -> Integer.parseInt(error.split(":", 2)[0])))
            .toList());
    assertEquals(
        List.of(),
        compilation.warnings().stream()
            .map(warning -> warning.getMessage(null))
            .filter(warning -> warning.contains("last round"))
            .toList());
  }

  /** Whether a signature is wrong is known when its classes exist; until then it is no hook. */
  @Test
  void hooksWithGeneratedClassesAreReportedWhenTheseExist() {
    JavaFileObject ops =
        JavaFileObjects.forSourceString(
            "example.Ops",
            """
            package example;
            import dev.ods.annotation.*;
            @Dialect(name = "tf", ops = Relu.class) interface TfDialect {}
            @Op(dialect = TfDialect.class, name = "relu") interface Relu {
              default void verify(Generated diagnostics) {}
            }
            """);
    Compilation compilation =
        Compilers.inMemory()
            .withProcessors(new OdsProcessor(), new Writes("example.Generated", CONSTRAINT))
            .compile(ops);
    assertEquals(
        List.of("5: [ODS420]"),
        compilation.errors().stream()
            .map(error -> error.getLineNumber() + ": " + error.getMessage(null).substring(0, 8))
            .toList());
  }

  /** The elements are others in each round, though the error is the same. */
  @Test
  void whatIsCheckedAgainIsReportedOnce() {
    JavaFileObject ops =
        JavaFileObjects.forSourceString(
            "example.Ops",
            """
            package example;
            import dev.ods.annotation.*;
            import dev.ods.ir.Value;
            @Dialect(name = "tf", ops = {Relu.class, Late.class}) interface TfDialect {}
            @Op(dialect = TfDialect.class, name = "late") @HasParent(ReluOp.class) interface Late {}
            @Op(dialect = TfDialect.class, name = "relu") interface Relu {
              @Operand <T> Value x();
              default void verify(Generated diagnostics) {}
            }
            """);
    Compilation compilation =
        Compilers.inMemory()
            .withProcessors(new OdsProcessor(), new Writes("example.Generated", CONSTRAINT))
            .compile(ops);
    assertEquals(
        List.of("7: [ODS104]", "8: [ODS420]"),
        compilation.errors().stream()
            .map(error -> error.getLineNumber() + ": " + error.getMessage(null).substring(0, 8))
            .sorted()
            .toList());
  }

  /** Each op waits for the class of the next one, so that several rounds have our files only. */
  @Test
  void opsWaitForEachOther() {
    JavaFileObject chain =
        JavaFileObjects.forSourceString(
            "example.Chain",
            """
            package example;
            import dev.ods.annotation.*;
            interface Chain {
              @Dialect(name = "c", ops = Chain.class) interface ChainDialect {}
              @Op(dialect = ChainDialect.class, name = "a") @HasParent(BOp.class) interface A {}
              @Op(dialect = ChainDialect.class, name = "b") @HasParent(COp.class) interface B {}
              @Op(dialect = ChainDialect.class, name = "c") @HasParent(DOp.class) interface C {}
              @Op(dialect = ChainDialect.class, name = "d") interface D {}
            }
            """);
    Compilation compilation =
        Compilers.inMemory().withProcessors(new OdsProcessor()).compile(chain);
    assertEquals(List.of(), compilation.errors());
    assertEquals(
        Set.of("AOp", "BOp", "COp", "DOp", "ChainDialectDefinition"), generated(compilation));
  }

  private static Set<String> generated(Compilation compilation) {
    return compilation.generatedSourceFiles().stream()
        .map(file -> file.getName().replaceAll(".*/|\\.java$", ""))
        .collect(Collectors.toSet());
  }

  /** Writes one class in the first round. */
  private static final class Writes extends AbstractProcessor {
    private final String name;
    private final String source;
    private boolean written;

    Writes(String name, String source) {
      this.name = name;
      this.source = source;
    }

    @Override
    public Set<String> getSupportedAnnotationTypes() {
      return Set.of("*");
    }

    @Override
    public SourceVersion getSupportedSourceVersion() {
      return SourceVersion.latestSupported();
    }

    @Override
    public boolean process(Set<? extends TypeElement> annotations, RoundEnvironment round) {
      if (!written) {
        written = true;
        try (Writer writer = processingEnv.getFiler().createSourceFile(name).openWriter()) {
          writer.write(source);
        } catch (IOException e) {
          throw new UncheckedIOException(e);
        }
      }
      return false;
    }
  }
}
