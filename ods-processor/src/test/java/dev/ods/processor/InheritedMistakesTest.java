// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.google.testing.compile.Compilation;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
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
    Compilation ops =
        CompiledLibrary.compile(work, "lib.Base", BASE).compileWith(Snippets.file(OPS));
    assertEquals(
        List.of(
            "2: [ODS107] attribute 'wrong' returns 'char', which corresponds to no attribute. Did"
                + " you mean 'String'? (inherited from lib.Base)",
            "4: [ODS101] 'other' is not a member of the op; annotate it with @Operand, @Result or"
                + " @Attr, or give it a body, or add @OpInterface to 'Nested' if ops are to"
                + " implement it (inherited from lib.Base)",
            "7: [ODS107] attribute 'wrong' returns 'char', which corresponds to no attribute. Did"
                + " you mean 'String'?"),
        Snippets.errors(ops));
  }
}
