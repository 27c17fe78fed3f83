// SPDX-License-Identifier: Apache-2.0
package dev.ods.laws;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.ods.codegen.GeneratedType;
import dev.ods.ir.Context;
import dev.ods.ir.DialectDefinition;
import dev.ods.ir.OpModel;
import dev.ods.ir.Type;
import dev.ods.text.DialectAsmParser;
import dev.ods.text.DialectAsmPrinter;
import dev.ods.text.DialectAssembly;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What the laws find in types: shown in the smallest instance, with the seed. */
@SuppressWarnings({"unused", "EffectivelyPrivate"}) // the methods are found by reflection
final class SymbolTestsTest {
  private static final class Dialect extends DialectDefinition implements DialectAssembly {
    Dialect() {
      super("sym");
    }

    @Override
    public List<Class<? extends Type>> types() {
      return List.of(LosingType.class, ThrowingType.class, RefusingType.class);
    }

    @Override
    public List<OpModel> operations() {
      return List.of();
    }

    /** Knows the first parameter of losing types. */
    @Override
    public @Nullable Type parseType(DialectAsmParser parser) {
      String keyword = parser.parseKeyword();
      if (keyword == null || !parser.parseLess()) {
        return null;
      }
      Long number = parser.parseInteger();
      if (number == null || !parser.parseGreater()) {
        return null;
      }
      return keyword.equals("losing")
          ? LosingType.get(parser.context(), number, "", List.of())
          : ThrowingType.get(parser.context(), number);
    }

    @Override
    public void printType(Type type, DialectAsmPrinter printer) {
      if (type instanceof LosingType losing) {
        printer.print("losing<" + losing.first() + ">");
      } else if (type instanceof ThrowingType throwing) {
        throwing.print(printer::print);
      }
    }
  }

  record Parameters(long first, String second, List<Size> third) {}

  record Size(int rows, boolean open) {}

  /** Its text has the first of its parameters only. */
  private static final class LosingType extends GeneratedType<Parameters> {
    LosingType(Context context, Parameters parameters) {
      super(context, "sym", "losing", parameters);
    }

    public static LosingType get(Context context, long first, String second, List<Size> third) {
      return intern(new LosingType(context, new Parameters(first, second, third)));
    }

    long first() {
      return key.first();
    }
  }

  /** Its printer throws for some numbers. */
  private static final class ThrowingType extends GeneratedType<Parameters> {
    ThrowingType(Context context, Parameters parameters) {
      super(context, "sym", "throwing", parameters);
    }

    public static ThrowingType get(Context context, long first) {
      return intern(new ThrowingType(context, new Parameters(first, "", List.of())));
    }

    void print(Consumer<String> printer) {
      if (key.first() > 40) {
        throw new IllegalStateException("too large");
      }
      printer.accept("throwing<" + key.first() + ">");
    }
  }

  /**
   * Its method throws something else than an {@link IllegalArgumentException} for large numbers.
   */
  private static final class RefusingType extends GeneratedType<Parameters> {
    RefusingType(Context context, Parameters parameters) {
      super(context, "sym", "refusing", parameters);
    }

    public static RefusingType get(Context context, int first, Optional<String> second) {
      if (first > 40) {
        throw new UnsupportedOperationException("large");
      }
      throw new IllegalArgumentException("not " + second.orElse("small"));
    }
  }

  private static DialectLaws laws() {
    return DialectLaws.of(new Dialect()).count(50);
  }

  private static void run(DialectLaws laws, String name) throws Throwable {
    for (DynamicTest test : laws.tests().toList()) {
      if (test.getDisplayName().equals(name)) {
        test.getExecutable().execute();
      }
    }
  }

  private static String failure(DialectLaws laws, String name) {
    return assertThrows(AssertionError.class, () -> run(laws, name)).getMessage();
  }

  private static final String TEXT_LAW =
      "not for every !%s its text is parsed as the same instance: see instance N of"
          + " -Dods.laws.seed=%d, shrunk:\n%s";

  @ParameterizedTest
  @CsvSource({"0", "1", "2", "3", "4", "5", "6", "7"})
  void whatATextLosesIsShown(long seed) {
    String message = failure(laws().seed(seed), "!LosingType");
    String call = message.lines().skip(1).findFirst().orElseThrow();
    assertTrue(
        call.matches(
            "LosingType\\.get\\(0, "
                + "(\"([^\"\\\\]|\\\\[\"n\\\\])\", \\[]|\"\", \\[Size\\[rows=0, open=false]])\\)"),
        call);
    assertEquals(
        TEXT_LAW.formatted(
            "LosingType",
            seed,
            call + "\n'!sym.losing<0>' is parsed as another instance, which has the same text"),
        message.replaceAll("ance \\d+", "ance N"));
  }

  @ParameterizedTest
  @CsvSource({"0", "1", "2", "3"})
  void whatPrintersThrowIsShown(long seed) {
    String message = failure(laws().seed(seed), "!ThrowingType").replaceAll("ance \\d+", "ance N");
    assertEquals(
        TEXT_LAW.formatted(
            "ThrowingType",
            seed,
            "ThrowingType.get(41)\njava.lang.IllegalStateException: too large\nthrown at "
                + ThrowingType.class.getName()
                + ".print(SymbolTestsTest.java)"),
        message.replaceAll("java:\\d+", "java"));
  }

  @ParameterizedTest
  @CsvSource({"0", "1", "2", "3"})
  void whatFactoriesThrowIsShown(long seed) {
    assertEquals(
        "not for every !RefusingType 'get' makes an instance or refuses its arguments: see instance"
            + " N of -Dods.laws.seed="
            + seed
            + ", shrunk:\nRefusingType.get(41, Optional.empty) threw"
            + " java.lang.UnsupportedOperationException: large\nthrown at "
            + RefusingType.class.getName()
            + ".get(SymbolTestsTest.java)",
        failure(laws().seed(seed), "!RefusingType")
            .replaceAll("ance \\d+", "ance N")
            .replaceAll("java:\\d+", "java"));
  }

  @Test
  void whatConditionsThrowIsTold() {
    DialectLaws laws = laws().where(ThrowingType.class, SymbolTestsTest::refuse);
    assertEquals(laws().tests().count(), laws.tests().count(), "the other tests are run");
    String message =
        assertThrows(IllegalStateException.class, () -> run(laws, "!ThrowingType")).getMessage();
    assertEquals(
        "the condition of ThrowingType threw java.lang.IllegalStateException: mine, with"
            + " -Dods.laws.seed=0, for ",
        message.substring(0, message.indexOf(" for ") + 5));
  }

  private static boolean refuse(Type type) {
    throw new IllegalStateException("mine");
  }
}
