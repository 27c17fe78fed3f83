// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.testing.compile.Compilation;
import com.google.testing.compile.JavaFileObjects;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import javax.tools.JavaFileObject;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** An author's class is not mistaken for the runtime's class of the same simple name. */
class NamesakesTest {
  private static final List<String> ATTRIBUTES =
      List.of("StringAttr", "ArrayAttr", "DenseArrayAttr", "IntegerAttr", "Location", "Attribute");

  private static final List<String> TRAITS =
      List.of("Elementwise", "NoTerminator", "SingleBlock", "Symbol", "Terminator", "HasParent");

  /** Compiles a file for each of the author's classes, and one with an op of this body. */
  private static Compilation compile(String annotations, String members) {
    List<JavaFileObject> files = new ArrayList<>();
    for (String name : ATTRIBUTES) {
      files.add(subclass("dev.ods.ir.Attribute", name));
    }
    files.add(subclass("dev.ods.ir.Type", "IntegerType"));
    for (String name : TRAITS) {
      files.add(
          JavaFileObjects.forSourceString(
              "own." + name,
              "package own; public final class " + name + " implements dev.ods.trait.OpTrait {}"));
    }
    files.add(
        JavaFileObjects.forSourceString(
            "own.Op",
            """
            package own;
            import java.util.List;
            @dev.ods.annotation.Dialect(name = "own", ops = Thing.class)
            interface OwnDialect {}
            @dev.ods.annotation.Op(dialect = OwnDialect.class, name = "thing")
            %s
            interface Thing {
              %s
            }
            """
                .formatted(annotations, members)));
    return Compilers.inMemory().withProcessors(new OdsProcessor()).compile(files);
  }

  private static JavaFileObject subclass(String superclass, String name) {
    return JavaFileObjects.forSourceString(
        "own." + name,
        "package own; public abstract class %1$s extends %2$s { %1$s(dev.ods.ir.Context c) { super(c); } }"
            .formatted(name, superclass));
  }

  private static String generated(String annotations, String members) throws IOException {
    Compilation compilation = compile(annotations, members);
    assertEquals(List.of(), compilation.errors());
    return compilation
        .generatedSourceFile("own.ThingOp")
        .orElseThrow()
        .getCharContent(false)
        .toString();
  }

  private static void assertError(String id, Compilation compilation) {
    assertEquals(1, compilation.errors().size(), () -> compilation.errors().toString());
    String message = compilation.errors().get(0).getMessage(Locale.ROOT);
    assertTrue(message.startsWith("[" + id + "]"), message);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "StringAttr|StringAttr attribute",
        "Location|Location attribute",
        "IntegerType|type attribute of IntegerType",
        "List<Location>|array attribute of Location attribute",
        "List<Attribute>|array attribute of Attribute attribute",
      })
  void anAttributeIsDescribedByItsOwnClass(String type, String summary) throws IOException {
    String code = generated("", "@dev.ods.annotation.Attr %s a();".formatted(type));
    assertTrue(code.contains("\"" + summary + "\""), code);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "ArrayMinCount(1)|ArrayAttr",
        "DenseArrayCount(1)|DenseArrayAttr",
        "IntMinValue(1)|IntegerAttr",
        "IntArrayNthElemEq(index = 0, value = 1)|ArrayAttr",
      })
  void rejectsConfinementsThatExpectTheRuntimesClass(String confinement, String type) {
    String members = "@dev.ods.annotation.Attr @dev.ods.annotation.%s %s a();";
    assertError("ODS126", compile("", members.formatted(confinement, type)));
  }

  @Test
  void anAuthorsAttributeClassParsesNoTrailingType() throws IOException {
    generated(
        "@dev.ods.annotation.AssemblyFormat(\"$a `:` attr-dict\")",
        "@dev.ods.annotation.Attr Attribute a();");
  }

  @Test
  void aRequiredTraitIsNotMetByAnotherOfTheSameName() {
    assertError(
        "ODS405",
        compile(
            "@dev.ods.annotation.Trait({Elementwise.class, dev.ods.trait.Scalarizable.class})",
            ""));
  }

  @Test
  void anAuthorsTraitHasNoMeaningToTheProcessor() throws IOException {
    String code =
        generated(
            "@dev.ods.annotation.Trait({NoTerminator.class, SingleBlock.class, Symbol.class,"
                + " HasParent.class})",
            "dev.ods.ir.Region body();");
    assertFalse(code.contains("dev.ods.trait"), code);
  }

  private static JavaFileObject own(String name, String source) {
    return JavaFileObjects.forSourceString(
        "own." + name,
        "package own; import dev.ods.annotation.*; import dev.ods.ir.Value;\n" + source);
  }

  /** Classes that are generated hide those of the runtime that are imported on demand. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "import dev.ods.builtin.*;|@Attr OpaqueType t();|[ODS079] 'OpaqueType' means"
            + " dev.ods.builtin.OpaqueType until own.OpaqueType is generated",
        "import dev.ods.builtin.*;|@Prop @Default(\"1\") int n();|",
        "import dev.ods.builtin.OpaqueType;|@Attr OpaqueType t();|",
        "|@Attr OpaqueType t();|",
        "import dev.ods.builtin.*;|@Attr own.OpaqueType t();|",
      })
  void namesKeepTheirMeaning(@Nullable String imports, String member, @Nullable String error) {
    Compilation compilation =
        Compilers.inMemory()
            .withProcessors(new OdsProcessor())
            .compile(
                JavaFileObjects.forSourceString(
                    "own.OwnDialect",
                    """
                    package own;
                    import dev.ods.annotation.*;
                    %s
                    @Dialect(name = "own", ops = OwnDialect.class, types = Opaque.class)
                    interface OwnDialect {
                      @Op(dialect = OwnDialect.class, name = "a")
                      interface A { %s }
                    }
                    """
                        .formatted(imports == null ? "" : imports, member)),
                own(
                    "Opaque",
                    "@TypeDef(dialect = OwnDialect.class, mnemonic = \"opaque\")\n"
                        + "public record Opaque() {}"));
    List<String> errors =
        compilation.errors().stream().map(found -> found.getMessage(Locale.ROOT)).toList();
    assertEquals(error == null ? 0 : 1, errors.size(), errors::toString);
    assertTrue(error == null || errors.get(0).startsWith(error), errors::toString);
  }

  /** An import of one class is of another package's, which is generated in the same round. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "import other.OpaqueAttr;|@Attr OpaqueAttr a();|other.OpaqueAttr a()",
        "import other.OpaqueAttr;|@Attr @AnyOf({OpaqueAttr.class, StrAttr.class}) Attribute a();"
            + "|other.OpaqueAttr",
        "import other.OpaqueAttr;|@Attr Optional<OpaqueAttr> a();|Optional<other.OpaqueAttr> a()",
        "|@Attr OpaqueAttr a();|dev.ods.builtin.OpaqueAttr a()",
      })
  void importsMeanClassesYetToBeGenerated(@Nullable String imports, String member, String meant)
      throws IOException {
    List<JavaFileObject> files =
        List.of(
            JavaFileObjects.forSourceString(
                "own.OwnDialect",
                """
                package own;
                import dev.ods.annotation.*;
                import dev.ods.builtin.*;
                import dev.ods.constraint.*;
                import dev.ods.ir.Attribute;
                import java.util.Optional;
                %s
                @Dialect(name = "own", ops = OwnDialect.class, types = OwnDialect.class)
                interface OwnDialect {
                  @TypeDef(dialect = OwnDialect.class, mnemonic = "opaque") record Opaque() {}
                  interface Base { %s }
                  @Op(dialect = OwnDialect.class, name = "a")
                  interface A extends Base {}
                }
                """
                    .formatted(imports == null ? "" : imports, member)),
            JavaFileObjects.forSourceString(
                "other.OtherDialect",
                """
                package other;
                import dev.ods.annotation.*;
                @Dialect(name = "other", attributes = Opaque.class)
                public interface OtherDialect {}
                """),
            JavaFileObjects.forSourceString(
                "other.Opaque",
                """
                package other;
                import dev.ods.annotation.*;
                @AttrDef(dialect = OtherDialect.class, mnemonic = "opaque")
                @AssemblyFormat("`<` params `>`")
                public record Opaque(dev.ods.builtin.OpaqueAttr inner) {}
                """));
    Compilation compilation =
        Compilers.inMemory().withProcessors(new OdsProcessor()).compile(files);
    assertEquals(List.of(), compilation.errors());
    String code =
        compilation.generatedSourceFile("own.AOp").orElseThrow().getCharContent(false).toString();
    String type = meant.replaceAll(".*?((other|dev.ods.builtin)\\.OpaqueAttr).*", "$1");
    assertTrue(code.contains("import " + type + ";"), code);
    assertTrue(code.contains(meant.replace(type, "OpaqueAttr")), code);
  }

  /** Nor is the runtime's taken for one that the generated class inherits, or Java's for one. */
  @Test
  void generatedFilesMeanTheRuntimesAndJavasClasses() {
    Compilation compilation =
        Compilers.inMemory()
            .withProcessors(new OdsProcessor())
            .compile(
                own(
                    "OwnDialect",
                    """
                    @Dialect(name = "own", ops = {Override.class, OwnDialect.class},
                        types = {Integer.class, Parts.class})
                    interface OwnDialect {
                      @Op(dialect = OwnDialect.class, name = "a",
                          fluentBuilder = Op.FluentBuilder.ALWAYS)
                      @AssemblyFormat("($value^)? $operand attr-dict `:` type($operand)")
                      interface A extends Base {
                        enum Type {X}
                        record Operation() {}
                        interface List {}
                        class Model {}
                        class Adaptor {}
                        class Nullable {}
                        @Operand Value operand();
                        @Attr java.util.Optional<Long> value();
                        default void verify(dev.ods.diagnostic.Diagnostics diagnostics) {}
                      }
                      interface Base { class OpAsmParser {} class Location {} }
                    }
                    """),
                own(
                    "Override",
                    """
                    @Op(dialect = OwnDialect.class, name = "override")
                    @AssemblyFormat("$text $count attr-dict")
                    public interface Override {
                      @Attr java.lang.String text();
                      @Attr int count();
                    }
                    """),
                own("String", "public class String {}"),
                own("Walker", "@EnumAttr public enum Walker {X}"),
                own(
                    "Parts",
                    """
                    @TypeDef(dialect = OwnDialect.class, mnemonic = "parts")
                    @AssemblyFormat("`<` params `>`")
                    public record Parts(Walker walker, java.util.List<dev.ods.ir.Type> parts)
                        implements Sized {}
                    """),
                own(
                    "Sized",
                    """
                    public interface Sized extends Named {
                      class Context {}
                      enum Type {X}
                      interface List {}
                    }
                    """),
                own("Named", "public interface Named { class AsmParser {} class AsmPrinter {} }"),
                own("Object", "public class Object {}"),
                own("Deprecated", "public class Deprecated {}"),
                own("SuppressWarnings", "public class SuppressWarnings {}"),
                own(
                    "Integer",
                    """
                    @TypeDef(dialect = OwnDialect.class, mnemonic = "integer")
                    @AssemblyFormat("`<` params `>`")
                    public record Integer(int x, java.util.List<java.lang.String> names) {
                      @java.lang.Deprecated void old() {}
                    }
                    """));
    assertEquals(List.of(), compilation.errors().stream().map(Object::toString).toList());
  }
}
