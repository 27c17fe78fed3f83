// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor;

import static com.google.testing.compile.Compiler.javac;
import static java.util.stream.Collectors.toList;
import static org.junit.jupiter.api.Assertions.assertEquals;

import com.google.testing.compile.JavaFileObjects;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Members may be inherited from another package; the class that is generated for the op uses their
 * constraints in the op's own.
 */
final class InheritedConstraintVisibilityTest {
  private static final String BASE =
      """
      package base;
      import dev.ods.annotation.*;
      import dev.ods.constraint.*;
      import dev.ods.ir.*;
      public interface Base {
        %s Value x();
      }
      @Dialect(name = "base", types = {%s}) interface BaseDialect {}
      """;

  private static final String OPS =
      """
      package ops;
      import dev.ods.annotation.*;
      @Op(dialect = OpsDialect.class, name = "x")
      @AssemblyFormat("$x attr-dict `:` type($x)")
      interface X extends base.Base {}
      @Dialect(name = "ops", ops = X.class) interface OpsDialect {}
      """;

  private static final String IMPORTS =
      """
      package base;
      import dev.ods.annotation.*;
      import dev.ods.constraint.*;
      import dev.ods.ir.*;
      """;

  private static List<String> errors(String member, String constraint) {
    String types =
        constraint.contains("record C")
            ? "C.class"
            : constraint.contains("record K") ? "K.class" : "";
    return javac()
        .withProcessors(new OdsProcessor())
        .compile(
            JavaFileObjects.forSourceString("base.Base", BASE.formatted(member, types)),
            JavaFileObjects.forSourceString("base.C", IMPORTS + constraint),
            JavaFileObjects.forSourceString("ops.X", OPS))
        .errors()
        .stream()
        .map(error -> error.getLineNumber() + ": " + error.getMessage(Locale.ROOT))
        .map(error -> error.lines().findFirst().orElseThrow())
        .collect(toList());
  }

  private static final String TESTED =
      "@Summary(\"any\") %s final class C { private C() {}"
          + " public static boolean test(Type type) { return true; } }";
  private static final String COMPOSED = "@AnyOf({I32.class, F32.class}) %s interface C {}";
  private static final String DEFINED =
      "@TypeDef(dialect = BaseDialect.class, mnemonic = \"c\") %s record C() {}";

  @ParameterizedTest
  @ValueSource(strings = {TESTED, COMPOSED, DEFINED})
  void isPublic(String constraint) {
    assertEquals(List.of(), errors("@Operand(C.class)", constraint.formatted("public")));
  }

  @ParameterizedTest
  @ValueSource(strings = {TESTED, COMPOSED, DEFINED})
  void isNotOfTheOtherPackageOnly(String constraint) {
    assertEquals(
        List.of("6: [ODS309] constraint 'C' is not visible here; make it public"),
        errors("@Operand(C.class)", constraint.formatted("")));
  }

  @ParameterizedTest
  @ValueSource(strings = {TESTED, COMPOSED})
  void isNotComposedOfThoseOfTheOtherPackage(String constraint) {
    String member = "@AnyOf({C.class, I1.class}) @Operand";
    assertEquals(List.of(), errors(member, constraint.formatted("public")));
    assertEquals(
        List.of("6: [ODS309] constraint 'C' is not visible here; make it public"),
        errors(member, constraint.formatted("")));
  }

  /** The constraint is public, but the class of its types is not: formats read any type. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "@ContainerOf(container = K.class, value = I32.class) public interface C {}"
            + " @TypeDef(dialect = BaseDialect.class, mnemonic = \"k\")"
            + " @AssemblyFormat(\"`<` params `>`\") record K(Type elementType) {}",
        "@Summary(\"any\") public final class C { private C() {}"
            + " public static final Class<K> KIND = K.class;"
            + " public static boolean test(Type type) { return true; } }"
            + " abstract class K extends Type { K(Context context) { super(context); } }"
      })
  void mayHaveTypesOfAClassOfTheOtherPackage(String constraint) {
    assertEquals(List.of(), errors("@Operand(C.class)", constraint));
  }
}
