// SPDX-License-Identifier: Apache-2.0
package dev.ods.laws;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.ods.ir.Attribute;
import dev.ods.ir.Context;
import dev.ods.ir.DialectDefinition;
import dev.ods.ir.Type;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.function.Executable;
import org.junit.jupiter.api.io.TempDir;

/** Guesses where a constraint accepts hardly any of the usual candidates. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
final class GuessesTest {
  private static final String SOURCE =
      """
      @Dialect(name = "own", types = Vec.class, ops = {Take.class, Outer.class, Inner.class})
      /** A dialect. */
      public interface Own {}

      /** A vector, whose verifier has a mistake. */
      @TypeDef(dialect = Own.class, mnemonic = "vec")
      @AssemblyFormat("`<` $e `>`")
      record Vec(Type e) {
        void verify(Diagnostics diagnostics, Location location) {
          if (e instanceof FloatType f && f.kind() == FloatType.Kind.F80) {
            throw new IllegalStateException("mine");
          }
        }
      }

      /** A vector of integers with 77 bits. */
      @Summary("vector of 77 bits")
      interface Wide {
        public static boolean test(Type type) {
          return type instanceof VecType vec && vec.e() instanceof IntegerType i && i.width() == 77;
        }
      }

      /** Takes one. */
      @Op(dialect = Own.class, name = "take")
      interface Take {
        @Operand(Wide.class) Value x();
      }

      /** No type is one. */
      @Summary("impossible type")
      interface Impossible {
        public static boolean test(Type type) {
          return false;
        }
      }

      /** Has no instance. */
      @Op(dialect = Own.class, name = "outer")
      interface Outer {
        @Operand(Impossible.class) Value x();
        Region body();
      }

      /** Is in one that has none. */
      @Op(dialect = Own.class, name = "inner")
      @HasParent(Outer.class)
      interface Inner {}
      """;

  private final DialectDefinition dialect;

  GuessesTest(@TempDir Path work) {
    dialect = DeclaredDialect.compile(Map.of("Own", SOURCE), "Own", work);
  }

  private DialectLaws laws() {
    return DialectLaws.of(dialect).count(5);
  }

  private static Executable test(DialectLaws laws, String operation) {
    return laws.tests()
        .filter(test -> test.getDisplayName().equals(operation))
        .findAny()
        .orElseThrow()
        .getExecutable();
  }

  private static String failure(DialectLaws laws, String operation) {
    return assertThrows(AssertionError.class, test(laws, operation)).getMessage();
  }

  @Test
  void verifiersMayThrow() throws Throwable {
    Set<String> found = new HashSet<>();
    DialectLaws laws =
        laws()
            .where(
                "own.take",
                op -> {
                  found.add(op.operandType(0).toString());
                  return true;
                });
    test(laws, "own.take").execute();
    assertTrue(found.contains("!own.vec<i77>"), found.toString());
  }

  @Test
  void conditionsOfTypesApply() {
    Class<? extends Type> vec = dialect.types().get(0);
    String start = "no valid 'own.take' was found: ";
    String message =
        failure(laws().where(vec, type -> !type.toString().contains("i77")), "own.take");
    assertTrue(message.startsWith(start), message);
    message = failure(laws().without(vec, "a test"), "own.take");
    assertTrue(message.startsWith(start), message);
  }

  @Test
  void typesOfTheDialectAreNamed() {
    assertEquals(
        """
        no valid 'own.outer' was found: no candidate is a type of operand #0 'x' (impossible type);\
         name one:
          .withType("!own.…")
        or build the operation:
          .with("own.outer", (builder, random) -> …)""",
        failure(laws(), "own.outer"));
  }

  @Test
  void parentsWithoutInstancesAreNamed() {
    assertEquals(
        """
        no valid 'own.inner' was found: of 3000 candidates none is valid; most often: no instance\
         of 'own.outer', in which it must be, was found
        give an example of it in there:
          .withExample("…")
        or build the operation:
          .with("own.inner", (builder, random) -> …)""",
        failure(laws(), "own.inner"));
  }

  /** However many numbers a summary has. */
  @Test
  void guessesAreBounded() {
    Hints hints = new Hints("one of {3, 9, 14, 21, 33, 42, 50, 61}");
    Context context = Context.create();
    Candidates candidates = new Candidates(context, symbol -> true);
    AtomicInteger asked = new AtomicInteger();
    List<Attribute> found =
        new AttributeGuesses(
                context,
                candidates.attributes(),
                hints,
                new TypeGuesses(context, List.of(), hints, symbol -> true),
                value -> asked.incrementAndGet() < 0,
                List.of())
            .search();
    assertEquals(List.of(), found);
    assertTrue(asked.get() < 250_000, asked.toString());
  }
}
