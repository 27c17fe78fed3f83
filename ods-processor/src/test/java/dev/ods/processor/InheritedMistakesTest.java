// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.google.common.base.Splitter;
import com.google.testing.compile.Compilation;
import com.google.testing.compile.Compiler;
import com.google.testing.compile.JavaFileObjects;
import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import javax.tools.JavaFileObject;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Mistakes in class files, which have no positions, are reported where they are inherited. */
class InheritedMistakesTest {
  private static final String BASE =
      """
      package lib;
      import dev.ods.annotation.*;
      public interface Base {
        @Attr char wrong();
        interface Nested { Object other(); }
      }
      """;

  private static final String OPS =
      """
      @Op(dialect = TfDialect.class, name = "a")
      interface A extends lib.Base {}
      @Op(dialect = TfDialect.class, name = "b")
      interface B extends lib.Base.Nested {}
      @Op(dialect = TfDialect.class, name = "c")
      interface C extends Own {}
      interface Own { @Attr char wrong(); }
      """;

  @TempDir Path work;

  @Test
  void areReportedAtTheDeclaration() throws IOException {
    Compilation base =
        Compiler.javac()
            .withOptions("-proc:none")
            .compile(JavaFileObjects.forSourceString("lib.Base", BASE));
    for (JavaFileObject file : base.generatedFiles()) {
      String path = file.toUri().getPath();
      Path target = work.resolve(path.substring(path.indexOf("lib/")));
      Files.createDirectories(target.getParent());
      try (InputStream in = file.openInputStream()) {
        Files.write(target, in.readAllBytes());
      }
    }
    List<File> classPath = new ArrayList<>(List.of(work.toFile()));
    for (String entry :
        Splitter.on(File.pathSeparatorChar).split(System.getProperty("java.class.path"))) {
      classPath.add(new File(entry));
    }
    Compilation ops =
        Compiler.javac()
            .withClasspath(classPath)
            .withProcessors(new OdsProcessor())
            .compile(Snippets.file(OPS));
    assertEquals(
        List.of(
            "2: [ODS107] attribute 'wrong' returns 'char', which corresponds to no attribute. Did"
                + " you mean 'String'? (inherited from lib.Base)",
            "4: [ODS101] 'other' is not a member of the op; annotate it with @Operand, @Result or"
                + " @Attr, or give it a body (inherited from lib.Base)",
            "7: [ODS107] attribute 'wrong' returns 'char', which corresponds to no attribute. Did"
                + " you mean 'String'?"),
        Snippets.errors(ops));
  }
}
