// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import com.google.testing.compile.Compilation;
import com.google.testing.compile.JavaFileObjects;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import javax.tools.JavaFileObject;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * What declarations refer to may be in class files, as in an incremental build or from another
 * project: javac 17 to 21 do not show the annotations of types in these, nor any compiler those
 * that only sources have.
 */
class ClassFilesTest {
  private static final String LIBRARY =
      """
      package lib;
      import dev.ods.annotation.*;
      import dev.ods.builtin.FunctionType;
      import dev.ods.builtin.IntegerType;
      import dev.ods.diagnostic.Diagnostics;
      import dev.ods.ir.*;
      import dev.ods.text.*;
      import java.util.List;
      import org.jspecify.annotations.Nullable;
      public final class Library {
        public static final class Wide {
          public static @Nullable Type apply(Type type) {
            return type instanceof IntegerType
                ? FunctionType.get(type.context(), List.of(type), List.of(type))
                : null;
          }
        }
        public record Pair(Type first, @Nullable Type second) {
          public static @Nullable Pair parse(AsmParser parser) { return null; }
          public void print(AsmPrinter printer) {}
        }
        @ConfinedBy(value = Check.class, summary = "in {no element}, {none}")
        public @interface Confined { long value(); }
        public static final class Check {
          public static boolean test(Attribute attribute, long value) { return true; }
        }
        public interface Base extends OpView {
          static void verify(Base op, Diagnostics diagnostics) {}
        }
      }
      """;

  private static final String OPS =
      """
      @Op(dialect = TfDialect.class, name = "wide")
      @TypesMatchWith(from = "a", to = "r", with = lib.Library.Wide.class, summary = "no such type")
      @AssemblyFormat("$a attr-dict `:` type($a)")
      interface Widened extends lib.Library.Base {
        @Operand Value a();
        @Attr @lib.Library.Confined(1) long b();
        @Result Value r();
      }
      @TypeDef(dialect = TfDialect.class, mnemonic = "pair")
      @AssemblyFormat("`<` $pair `>`")
      record Paired(lib.Library.Pair pair) {}
      """;

  @TempDir Path work;

  @Test
  void generatedCodeIsThatOfSources() throws IOException {
    Map<String, String> ofSources = generated(withSources());
    assertFalse(ofSources.isEmpty());
    assertEquals(ofSources, generated(withClassFiles()));
  }

  /** Who compiles the library sees them, and may silence them there. */
  @Test
  void warningsAreThoseOfSources() throws IOException {
    assertEquals(
        List.of("[ODS153]", "[ODS462]"), warnings(withSources()).stream().sorted().toList());
    assertEquals(List.of(), warnings(withClassFiles()));
  }

  private static List<String> warnings(Compilation compilation) {
    return compilation.warnings().stream()
        .map(Snippets::message)
        .filter(message -> message.startsWith("[ODS"))
        .map(message -> message.substring(0, 8))
        .toList();
  }

  private static Map<String, String> generated(Compilation compilation) throws IOException {
    assertEquals(List.of(), Snippets.errors(compilation));
    Map<String, String> files = new TreeMap<>();
    for (JavaFileObject file : compilation.generatedSourceFiles()) {
      files.put(file.getName(), file.getCharContent(true).toString());
    }
    return files;
  }

  private static JavaFileObject library() {
    return JavaFileObjects.forSourceString("lib.Library", LIBRARY);
  }

  private static Compilation withSources() {
    return Snippets.compile(List.of(library(), Snippets.file(OPS)));
  }

  private Compilation withClassFiles() throws IOException {
    return CompiledLibrary.compile(work, "lib.Library", LIBRARY).compileWith(Snippets.file(OPS));
  }
}
