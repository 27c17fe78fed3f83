// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.emit;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.google.testing.compile.Compilation;
import com.google.testing.compile.JavaFileObjects;
import com.palantir.javapoet.ClassName;
import dev.ods.processor.Compilers;
import dev.ods.processor.model.DialectSpec;
import dev.ods.processor.model.Documentation;
import dev.ods.processor.model.Origin;
import java.lang.reflect.Proxy;
import java.util.Collections;
import java.util.List;
import java.util.Set;
import javax.lang.model.element.Element;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A class file has limits: 65,535 bytes of code in a method, and as many constants. */
final class LargeDialectTest {
  private static final Origin ORIGIN =
      Origin.of(
          (Element)
              Proxy.newProxyInstance(
                  LargeDialectTest.class.getClassLoader(),
                  new Class<?>[] {Element.class},
                  (proxy, method, arguments) -> null));

  /** All operations have the same class, so that only that of the dialect is compiled. */
  @ParameterizedTest
  @CsvSource({"4000, 1", "4001, 3", "25000, 8"})
  void mayHaveAnyNumberOfOperations(int ops, int classes) {
    ClassName declaration = ClassName.get("dev.ods.op", "ModuleOp");
    DialectSpec.DialectOp op =
        new DialectSpec.DialectOp(declaration, declaration, declaration, "a", ORIGIN);
    DialectSpec dialect =
        new DialectSpec(
            declaration,
            ClassName.get("example", "BigDefinition"),
            "big",
            Documentation.NONE,
            Collections.nCopies(ops, op),
            List.of(),
            List.of(),
            List.of(),
            List.of(),
            false,
            ORIGIN);
    String source =
        DialectEmitter.emit(dialect, new Annotations(false, false, null, false, Set.of()))
            .toString();
    Compilation compilation =
        Compilers.inMemory()
            .compile(JavaFileObjects.forSourceString("example.BigDefinition", source));
    assertEquals(List.of(), compilation.errors());
    assertEquals(classes, compilation.generatedFiles().size());
  }
}
