// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor;

import static dev.ods.processor.Snippets.assertErrors;
import static org.junit.jupiter.api.Assertions.assertEquals;

import com.google.testing.compile.Compilation;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Members and traits for which no class could be generated that compiles or runs. */
class WrongMembersAndTraitsTest {
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "@Attr long dataFormat(); @Attr long data_format();"
            + " | attribute 'data_format' and attribute 'dataFormat' would both generate"
            + " 'DATA_FORMAT_SLOT'",
        "@Attr long x(); @Attr String X();"
            + " | attribute 'X' and attribute 'x' would both generate 'X_SLOT'",
        "@Operand Value x(); @Operand Value X();"
            + " | operand 'X' and operand 'x' would both generate 'setX'",
        "@Operand Value x(); @Attr long X();"
            + " | attribute 'X' and operand 'x' would both generate 'setX'",
        "@Attr(name = \"a\") long operandSegmentSize(); @Attr long operand_segment_size();"
            + " | attribute 'operand_segment_size' and attribute 'operandSegmentSize' would both"
            + " generate 'OPERAND_SEGMENT_SIZE_SLOT'"
      })
  void membersDifferInMoreThanCaseAndUnderscores(String members, String message) {
    assertErrors(
        "@Op(dialect = TfDialect.class, name = \"X\")\ninterface X {\n  " + members + "\n}\n",
        "3: [ODS141] "
            + message
            + "; rename one of the methods, and keep its name in MLIR with name = …");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "@Attr long step(); @Operand Value stepAttr(); | stepAttr | operand",
        "@Operand ValueRange stepAttr(); @Attr long step(); | stepAttr | operand",
        "@Attr Optional<Long> step(); @Operand Value removeStepAttr(); | removeStepAttr | operand",
        "@Attr @Default(\"1\") long step(); Region removeStepAttr(); | removeStepAttr | region",
        "@Attr @Unit boolean step(); @Prop int removeStepAttr(); | removeStepAttr | property",
        "@Attr long step(); @Operand Value removeStepAttr(); | '' | ''",
      })
  void membersAreNoMethodsOfAttributes(String members, String method, String kind) {
    List<String> expected =
        method.isEmpty()
            ? List.of()
            : List.of(
                "2: [ODS115] accessor `%1$s` generated for attribute 'step' overlaps with %2$s '%1$s'; please rename to avoid overlap"
                    .formatted(method, kind));
    assertEquals(
        expected,
        Snippets.errors(
            Snippets.compile(
                "@Op(dialect = TfDialect.class, name = \"X\") @Trait(NoTerminator.class)\ninterface X { "
                    + members
                    + " }\n")));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "abstract class T implements dev.ods.trait.TraitVerifier {}"
            + " | it has a check, so it must be a class that is not abstract",
        "interface T extends dev.ods.trait.TraitVerifier {}"
            + " | it has a check, so it must be a class that is not abstract",
        "class T implements dev.ods.trait.TraitVerifier { T(int x) {} BODY }"
            + " | it has a check, so it needs a constructor without parameters",
        "class T implements dev.ods.trait.TraitVerifier { private T() {} BODY }"
            + " | it has a check, so its constructor must not be private"
      })
  void traitsWithChecksAreInstantiated(String trait, String advice) {
    String body =
        "public boolean verifyTrait(dev.ods.ir.Operation o, Diagnostics d) { return true; }";
    assertErrors(
        "@Op(dialect = TfDialect.class, name = \"X\")\n@Trait(T.class)\ninterface X {}\n"
            + trait.replace("BODY", body),
        "2: [ODS441] trait 'T' is not accessible to the generated class: " + advice);
  }

  @Test
  void traitsAreVisibleToTheGeneratedClass() {
    assertErrors(
        """
        @Dialect(name = "tf", ops = Holder.class) interface TfDialect {}
        class Holder {
          private static final class Hidden implements dev.ods.trait.OpTrait {}
          class Inner implements dev.ods.trait.TraitVerifier {
            @Override public boolean verifyTrait(dev.ods.ir.Operation o, Diagnostics d) {
              return true;
            }
          }
          @Op(dialect = TfDialect.class, name = "X")
          @Trait({Hidden.class, Inner.class})
          interface X {}
        }
        """,
        "10: [ODS441] trait 'Hidden' is not accessible to the generated class: the class must not be"
            + " private",
        "10: [ODS441] trait 'Inner' is not accessible to the generated class: it has a check, so the"
            + " class must be static");
  }

  /** All ops that inherit it read the base. */
  @Test
  void whatIsWrongInABaseIsReportedOnce() {
    assertErrors(
        """
        @Order({"x", "xx", "y", "x"})
        interface Base {
          @Operand Value x();
          @Operand int y();
        }
        @Op(dialect = TfDialect.class, name = "A")
        interface A extends Base {}
        @Op(dialect = TfDialect.class, name = "B")
        interface B extends Base {}
        """,
        "1: [ODS017] @Order names 'xx', which is not a member. Did you mean 'x'?",
        "1: [ODS018] @Order names 'x' twice; drop one of the two",
        "4: [ODS106] operand 'y' returns 'int'; expected Value, Optional<Value> or ValueRange");
  }

  @Test
  void aTraitThatDoesNotExistIsReportedOnce() {
    Compilation compilation =
        Snippets.compile(
            """
            @Op(dialect = TfDialect.class, name = "X")
            @Trait({Pure.class, Missing.class})
            interface X { @Operand Value x(); }
            class User { TfDialectDefinition d; }
            """);
    List<String> messages =
        compilation.diagnostics().stream()
            .filter(message -> !message.getMessage(Locale.ROOT).contains("-implicit"))
            .map(message -> message.getLineNumber() - 1 + ": " + message.getMessage(Locale.ROOT))
            .toList();
    assertEquals(List.of("2: cannot find symbol\n  symbol: class Missing"), messages);
  }
}
