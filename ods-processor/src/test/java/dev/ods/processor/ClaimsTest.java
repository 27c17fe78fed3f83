// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.google.testing.compile.Compilation;
import com.google.testing.compile.JavaFileObjects;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import javax.annotation.processing.AbstractProcessor;
import javax.annotation.processing.Processor;
import javax.annotation.processing.RoundEnvironment;
import javax.lang.model.SourceVersion;
import javax.lang.model.element.Element;
import javax.lang.model.element.TypeElement;
import javax.tools.JavaFileObject;
import org.junit.jupiter.api.Test;

/**
 * The processor claims enough annotations for the strictest lint, and none that other processors
 * need.
 */
class ClaimsTest {
  private static final JavaFileObject PACKAGE =
      source(
          "example.package-info",
          """
          /** A dialect of all kinds of declarations. */
          @NullMarked
          package example;
          import org.jspecify.annotations.NullMarked;
          """);

  private static final JavaFileObject DIALECT =
      source(
          "example.Shapes",
          """
          package example;
          import dev.ods.annotation.*;
          import dev.ods.builtin.IntegerType;
          import dev.ods.diagnostic.Diagnostics;
          import dev.ods.ir.Region;
          import dev.ods.ir.Type;
          import dev.ods.ir.Value;
          import dev.ods.trait.Pure;
          import dev.ods.trait.Terminator;
          import java.util.List;
          import java.util.Optional;
          /** Shapes. */
          @Dialect(name = "shapes", ops = {Shapes.Area.class, Shapes.Scene.class, Shapes.End.class})
          public interface Shapes {
            /** Computes an area. */
            @Op(dialect = Shapes.class, name = "area")
            @Trait(Pure.class)
            @HasParent(Scene.class)
            @AllTypesMatch({"width", "height", "area"})
            @AssemblyFormat("$unit $width `,` $height attr-dict `:` type($area)")
            interface Area {
              @Operand(Length.class) Value width();
              @Operand(Length.class) Value height();
              @Attr Measure unit();
              @Attr @Default("1") @IntMinValue(1) long count();
              @Attr @ArrayMinCount(1) Optional<List<String>> names();
              @Result(Length.class) Value area();
              default void verify(Diagnostics diagnostics) {}
            }
            @AnyOf({Even.class, dev.ods.constraint.F32.class})
            interface Length {}
            @Summary("type of even width")
            final class Even {
              private Even() {}
              public static boolean test(Type type) {
                return type instanceof IntegerType integer && integer.width() % 2 == 0;
              }
            }
            @EnumAttr enum Measure { METRE, @EnumCase(symbol = "foot") FOOT }
            @Op(dialect = Shapes.class, name = "scene")
            @SingleBlockImplicitTerminator(End.class)
            @AssemblyFormat("$body attr-dict")
            interface Scene {
              @SizedRegion(1) Region body();
            }
            @Op(dialect = Shapes.class, name = "end")
            @Trait(Terminator.class)
            @AssemblyFormat("attr-dict")
            interface End {}
          }
          """);

  @Test
  void compilesDialectsWithoutLint() {
    Compilation compilation =
        Compilers.inMemory()
            .withProcessors(new OdsProcessor())
            .withOptions("-Xlint:all", "-Werror")
            .compile(PACKAGE, DIALECT);
    assertEquals(List.of(), compilation.warnings());
    assertEquals(List.of(), compilation.errors());
  }

  @Test
  void otherAnnotationsReachTheirProcessors() {
    JavaFileObject both =
        source(
            "example.Both",
            """
            package example;
            import dev.ods.annotation.Dialect;
            @Dialect(name = "both") @Other interface Both {}
            @interface Other {}
            """);
    assertEquals(List.of("Both"), seen("example.Other", "example.Other", both));
  }

  @Test
  void catchAllProcessorsSeeTypesWithOtherAnnotations() {
    JavaFileObject overrides =
        source(
            "example.Overrides",
            """
            package example;
            import dev.ods.annotation.Dialect;
            @Dialect(name = "overrides") interface Overrides {
              final class Text { @Override public String toString() { return ""; } }
            }
            """);
    assertEquals(List.of("Overrides"), seen("*", "dev.ods.annotation.Dialect", overrides));
  }

  @Test
  void claimsNothingWithoutADialect() {
    JavaFileObject marked =
        source(
            "example.Marked",
            """
            package example;
            import org.jspecify.annotations.NullMarked;
            @NullMarked class Marked {}
            """);
    String nullMarked = "org.jspecify.annotations.NullMarked";
    assertEquals(List.of("Marked"), seen(nullMarked, nullMarked, marked));
  }

  /** The annotated elements that a processor after ours sees. */
  private static List<String> seen(String supported, String annotation, JavaFileObject source) {
    Sees later = new Sees(supported, annotation);
    List<Processor> processors = List.of(new OdsProcessor(), later);
    assertEquals(
        List.of(), Compilers.inMemory().withProcessors(processors).compile(source).errors());
    return later.seen;
  }

  private static JavaFileObject source(String name, String text) {
    return JavaFileObjects.forSourceString(name, text);
  }

  /** Collects the elements with an annotation, and claims nothing. */
  private static final class Sees extends AbstractProcessor {
    final List<String> seen = new ArrayList<>();
    private final String supported;
    private final String annotation;

    Sees(String supported, String annotation) {
      this.supported = supported;
      this.annotation = annotation;
    }

    @Override
    public Set<String> getSupportedAnnotationTypes() {
      return Set.of(supported);
    }

    @Override
    public SourceVersion getSupportedSourceVersion() {
      return SourceVersion.latestSupported();
    }

    @Override
    public boolean process(Set<? extends TypeElement> annotations, RoundEnvironment round) {
      TypeElement type = processingEnv.getElementUtils().getTypeElement(annotation);
      for (Element element : round.getElementsAnnotatedWith(type)) {
        seen.add(element.getSimpleName().toString());
      }
      return false;
    }
  }
}
