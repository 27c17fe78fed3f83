// SPDX-License-Identifier: Apache-2.0
package dev.ods.laws;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.ods.diagnostic.Diagnostics;
import dev.ods.ir.Arity;
import dev.ods.ir.Attribute;
import dev.ods.ir.Context;
import dev.ods.ir.DialectDefinition;
import dev.ods.ir.OpBuilder;
import dev.ods.ir.OpDefinition;
import dev.ods.ir.OpModel;
import dev.ods.ir.OpView;
import dev.ods.ir.Operation;
import dev.ods.ir.OperationState;
import dev.ods.ir.UnknownLoc;
import dev.ods.op.ModuleOp;
import dev.ods.sample.tf.TfDialectDefinition;
import dev.ods.text.OpAsmParser;
import dev.ods.text.OpAsmPrinter;
import dev.ods.text.OpAssembly;
import dev.ods.verify.CustomVerifier;
import dev.ods.verify.OpVerifier;
import java.util.List;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.ResourceLock;
import org.junit.jupiter.api.parallel.Resources;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.opentest4j.TestAbortedException;

/** Dialects with mistakes are found out; a dialect of one's own takes one line. */
final class DialectLawsTest {
  private static final String LOSES = "wrong.loses";
  private static final String IMPOSSIBLE = "wrong.impossible";
  private static final String RIGHT = "wrong.right";
  private static final String NESTED = "wrong.nested";

  /** A dialect of an operation without mistakes, and of some with one each. */
  private static final class WrongDialect extends DialectDefinition {
    private final List<OpModel> operations =
        List.of(
            new Model(
                OpDefinition.builder(RIGHT).operand("in", "any type", Arity.VARIADIC).build()),
            new LosingModel(
                OpDefinition.builder(LOSES)
                    .optionalAttribute("value", "any attribute")
                    .result("out", "any type", Arity.SINGLE)
                    .build()),
            new ImpossibleModel(OpDefinition.builder(IMPOSSIBLE).build()),
            new NestedModel(OpDefinition.builder(NESTED).region("body", "any region").build()));

    WrongDialect() {
      super("wrong");
    }

    @Override
    public List<OpModel> operations() {
      return operations;
    }
  }

  private static class Model extends OpModel {
    Model(OpDefinition definition) {
      super(definition);
    }

    @Override
    public OpView view(Operation operation) {
      return () -> operation;
    }
  }

  /** Its custom form forgets the attributes. */
  private static final class LosingModel extends Model implements OpAssembly {
    LosingModel(OpDefinition definition) {
      super(definition);
    }

    @Override
    public boolean parse(OpAsmParser parser, OperationState state) {
      var type = parser.parseType();
      if (type == null) {
        return false;
      }
      state.addType(type);
      return true;
    }

    @Override
    public void print(OpAsmPrinter printer, Operation op) {
      printer.print(" ");
      printer.printType(op.resultType(0));
    }
  }

  /** It is never valid. */
  private static final class ImpossibleModel extends Model implements CustomVerifier {
    ImpossibleModel(OpDefinition definition) {
      super(definition);
    }

    @Override
    public void verifyOperation(OpView op, Diagnostics diagnostics) {
      diagnostics.opError(op.operation(), "is not possible");
    }
  }

  /** Its region has a block. */
  private static final class NestedModel extends Model implements CustomVerifier {
    NestedModel(OpDefinition definition) {
      super(definition);
    }

    @Override
    public void verifyOperation(OpView op, Diagnostics diagnostics) {
      if (op.operation().region(0).isEmpty()) {
        diagnostics.opError(op.operation(), "has no block");
      }
    }
  }

  /** It accepts nothing. */
  private static final class PickyModel extends Model implements OpVerifier {
    PickyModel(OpDefinition definition) {
      super(definition);
    }

    @Override
    public void verifyInvariants(Operation operation, Diagnostics diagnostics) {
      diagnostics.opError(operation, "operand #0 must be rare");
    }

    @Override
    public String violatedConstraint(int property, Attribute value) {
      return "rare";
    }
  }

  private static final class PickyDialect extends DialectDefinition {
    private final List<OpModel> operations =
        List.of(
            new PickyModel(
                OpDefinition.builder("picky.type").operand("in", "rare", Arity.SINGLE).build()),
            new PickyModel(
                OpDefinition.builder("picky.attribute").attribute("value", "rare").build()));

    PickyDialect() {
      super("picky");
    }

    @Override
    public List<OpModel> operations() {
      return operations;
    }
  }

  /** Its verifier throws. */
  private static final class ThrowingModel extends Model implements CustomVerifier {
    ThrowingModel(OpDefinition definition) {
      super(definition);
    }

    @Override
    public void verifyOperation(OpView op, Diagnostics diagnostics) {
      throw new IllegalStateException("no state");
    }
  }

  /** An operation without mistakes, and one with a mistake that may be in it. */
  private static final class ThrowingDialect extends DialectDefinition {
    private final List<OpModel> operations =
        List.of(
            new Model(OpDefinition.builder("bad.around").region("body", "any region").build()),
            new ThrowingModel(OpDefinition.builder("bad.throws").build()));

    ThrowingDialect() {
      super("bad");
    }

    @Override
    public List<OpModel> operations() {
      return operations;
    }
  }

  @Test
  void theOperationWhoseVerifierThrowsIsNamed() {
    DialectLaws laws =
        DialectLaws.of(new ThrowingDialect())
            .count(5)
            .with(
                "bad.around",
                (builder, random) -> {
                  Context context = builder.context();
                  OperationState state =
                      builder.state(context.operationName("bad.around"), UnknownLoc.get(context));
                  state.addRegion().addBlock();
                  Operation around = builder.create(state);
                  OpBuilder inside = OpBuilder.atEnd(Programs.firstBlock(around));
                  inside.create(
                      inside.state(context.operationName("bad.throws"), UnknownLoc.get(context)));
                  return around;
                });
    for (String tested : List.of("bad.around", "bad.throws")) {
      String message = failure(laws, tested);
      assertTrue(
          message.startsWith(
              "not for every 'bad.throws' the verifier reports errors instead of throwing: "),
          message);
    }
  }

  private static DialectLaws laws() {
    return DialectLaws.of(new WrongDialect()).count(50);
  }

  private static DynamicTest test(DialectLaws laws, String operation) {
    return laws.tests().filter(test -> test.getDisplayName().equals(operation)).findAny().get();
  }

  private static String failure(DialectLaws laws, String operation) {
    DynamicTest test = test(laws, operation);
    return assertThrows(AssertionError.class, () -> test.getExecutable().execute()).getMessage();
  }

  @Test
  void thereIsATestForEachOperation() throws Throwable {
    assertEquals(
        List.of(RIGHT, LOSES, IMPOSSIBLE, NESTED),
        laws().tests().map(DynamicTest::getDisplayName).toList());
    test(laws(), RIGHT).getExecutable().execute();
  }

  @Test
  void aLossIsShownInTheSmallestProgram() {
    String message = failure(laws().seed(7), LOSES);
    assertTrue(
        message.startsWith(
            "not for every 'wrong.loses' the custom form is parsed as what the generic form says:"
                + " "),
        message);
    assertTrue(message.contains("-Dods.laws.seed=7"), message);
    String program = message.substring(message.indexOf('\n'), message.indexOf("expected"));
    assertEquals(1, program.lines().filter(line -> line.contains("wrong.loses")).count(), message);
    assertTrue(!program.contains("note") || !program.contains("<{"), message);
  }

  @Test
  void whatIsRandomDependsOnTheSeedOnly() {
    assertEquals(failure(laws().seed(3), LOSES), failure(laws().seed(3), LOSES));
    DialectLaws laws = laws().seed(3);
    laws.survey();
    assertEquals(failure(laws().seed(3), LOSES), failure(laws, LOSES));
  }

  @Test
  void anOperationWithoutInstancesFails() {
    assertEquals(
        """
        no valid 'wrong.impossible' was found: of 3000 candidates none is valid; most often:\
         'wrong.impossible' op is not possible
        make this candidate valid:
          .withExample(\"""
              "builtin.module"() ({
                "wrong.impossible"() : () -> ()
              }) : () -> ()
              \""")
        or build the operation:
          .with("wrong.impossible", (builder, random) -> …)""",
        failure(laws(), IMPOSSIBLE));
    assertThrows(
        TestAbortedException.class,
        () -> test(laws().without(IMPOSSIBLE, "a test"), IMPOSSIBLE).getExecutable().execute());
  }

  @Test
  void whatTheAuthorBuildsIsToBeMended() {
    DialectLaws laws =
        laws()
            .with(
                IMPOSSIBLE,
                (builder, random) ->
                    builder.create(
                        builder.state(
                            builder.context().operationName(IMPOSSIBLE),
                            UnknownLoc.get(builder.context()))));
    assertEquals(
        """
        no valid 'wrong.impossible' was found: of 3000 candidates none is valid; most often:\
         'wrong.impossible' op is not possible
        let '.with("wrong.impossible", …)' build valid operations; one that is not:
          "builtin.module"() ({
            "wrong.impossible"() : () -> ()
          }) : () -> ()""",
        failure(laws, IMPOSSIBLE));
  }

  @Test
  void blocksEndInADialectWithoutTerminators() throws Throwable {
    test(laws(), NESTED).getExecutable().execute();
  }

  @Test
  void conditionsRestrictInstances() throws Throwable {
    DialectLaws laws =
        laws()
            .where(
                LOSES, op -> op.discardableAttributes().isEmpty() && op.attribute("value") == null);
    test(laws, LOSES).getExecutable().execute();
  }

  @Test
  void generatorsAndExamplesAreUsed() {
    Attribute[] found = new Attribute[1];
    laws()
        .withExample("\"wrong.right\"() {mark = \"of the example\"} : () -> ()")
        .where(
            RIGHT,
            op -> {
              found[0] = op.attribute("mark") == null ? found[0] : op.attribute("mark");
              return true;
            })
        .survey();
    assertEquals("\"of the example\"", String.valueOf(found[0]));
    DialectLaws generated =
        laws()
            .with(
                RIGHT,
                (builder, random) ->
                    ModuleOp.build(builder, UnknownLoc.get(builder.context())).operation());
    assertEquals(
        "the generator of 'wrong.right' made a 'builtin.module'",
        assertThrows(IllegalArgumentException.class, generated::survey).getMessage());
  }

  @Test
  void theSurveyCountsInstances() {
    assertEquals(
        List.of("wrong.right 50", "wrong.loses 50", "wrong.impossible 0", "wrong.nested 50"),
        laws().survey().stream()
            .map(survey -> survey.operation() + " " + survey.instances())
            .toList());
  }

  @Test
  void enumsNeedNoExamples() {
    OpSurvey survey =
        DialectLaws.of(new TfDialectDefinition()).count(1).survey().stream()
            .filter(each -> each.operation().equals("tf.AvgPool"))
            .findAny()
            .get();
    assertTrue(survey.instances() > 0);
    assertNull(survey.reason());
  }

  @Test
  void misuseSaysWhatToDo() {
    assertThrows(IllegalArgumentException.class, () -> laws().without("wrong.none", "unknown"));
    assertThrows(IllegalArgumentException.class, () -> laws().count(0));
    assertThrows(IllegalArgumentException.class, () -> laws().withType("!wrong<").tests());
    assertThrows(IllegalArgumentException.class, () -> laws().withAttribute("#wrong<").tests());
    assertThrows(IllegalArgumentException.class, () -> laws().withExample("(").tests());
  }

  @Test
  void errorsInWhatIsGivenHaveTheirPositions() {
    StackTraceElement here = new Throwable().getStackTrace()[0];
    String place = "DialectLawsTest.java:" + (here.getLineNumber() + 2);
    DialectLaws laws = laws().withExample("\"wrong.right\"() : () -> ()\n// -----\n\n  wrong.none");
    assertEquals(
        """
        the example that is given at %s is in error:
        laws.mlir:4:3: error: custom op 'wrong.none' is unknown
          wrong.none
          ^
        """
            .formatted(place),
        assertThrows(IllegalArgumentException.class, laws::tests).getMessage());
    DialectLaws invalid = laws().withExample("\n\"wrong.impossible\"() : () -> ()");
    String message = assertThrows(IllegalArgumentException.class, invalid::tests).getMessage();
    assertTrue(
        message.contains("laws.mlir:2:1: error: 'wrong.impossible' op is not possible\n"), message);
    DialectLaws elsewhere =
        laws().withExample("// Text.\n\"wrong.impossible\"() : () -> () loc(\"x.c\":1:2)");
    message = assertThrows(IllegalArgumentException.class, elsewhere::tests).getMessage();
    assertTrue(
        message.endsWith("x.c:1:2: error: 'wrong.impossible' op is not possible\n"), message);
    DialectLaws typed = laws().withType("tensor<4xf32x>");
    message = assertThrows(IllegalArgumentException.class, typed::tests).getMessage();
    assertTrue(message.startsWith("the type that is given at DialectLawsTest.java:"), message);
    assertTrue(message.contains("\ntensor<4xf32x>\n         ^"), message);
  }

  @Test
  void missingTypesAndAttributesAreNamed() {
    DialectLaws laws = DialectLaws.of(new PickyDialect());
    assertEquals(
        """
        no valid 'picky.type' was found: no candidate is a type of operand #0 'in' (rare); name one:
          .withType("…")
        or build the operation:
          .with("picky.type", (builder, random) -> …)""",
        failure(laws, "picky.type"));
    assertEquals(
        """
        no valid 'picky.attribute' was found: no candidate is an attribute 'value' (rare); name one:
          .withAttribute("…")
        or build the operation:
          .with("picky.attribute", (builder, random) -> …)""",
        failure(laws, "picky.attribute"));
  }

  @Test
  void onlyClassesOfTheDialectAreNamed() {
    String message =
        "the dialect 'wrong' has no type or attribute of the class dev.ods.ir.Attribute, and"
            + " withSymbols adds none";
    for (DialectLaws laws :
        List.of(
            laws().without(Attribute.class, "unknown"),
            laws().where(Attribute.class, attribute -> true))) {
      Exception thrown = assertThrows(IllegalArgumentException.class, laws::tests);
      assertEquals(message, thrown.getMessage());
      laws.withSymbols(Attribute.class).tests();
    }
  }

  @ParameterizedTest
  @CsvSource({
    "ods.laws.count, 0, an integer from 1 to 2147483647 is expected",
    "ods.laws.count, -3, an integer from 1 to 2147483647 is expected",
    "ods.laws.count, 2147483648, an integer from 1 to 2147483647 is expected",
    "ods.laws.count, abc, an integer from 1 to 2147483647 is expected",
    "ods.laws.seed, x,"
        + " an integer from -9223372036854775808 to 9223372036854775807 is expected",
  })
  @ResourceLock(Resources.SYSTEM_PROPERTIES)
  void propertiesAreNumbers(String property, String value, String problem) {
    with(
        property,
        value,
        () -> {
          Exception thrown = assertThrows(IllegalArgumentException.class, DialectLawsTest::laws);
          assertEquals("-D" + property + "=" + value + ": " + problem, thrown.getMessage());
        });
    with(property, "5", DialectLawsTest::laws);
  }

  @ParameterizedTest
  @CsvSource({"'', 1000", "5, 5"})
  @ResourceLock(Resources.SYSTEM_PROPERTIES)
  void emptyPropertiesMeanTheDefault(String value, int count) {
    with(
        "ods.laws.count",
        value,
        () -> assertEquals(count, DialectLaws.of(new WrongDialect()).survey().get(0).instances()));
  }

  private static void with(String property, String value, Runnable action) {
    String before = System.getProperty(property);
    System.setProperty(property, value);
    try {
      action.run();
    } finally {
      if (before == null) {
        System.clearProperty(property);
      } else {
        System.setProperty(property, before);
      }
    }
  }
}
