// SPDX-License-Identifier: Apache-2.0
package dev.ods.laws;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.ods.builtin.FloatAttr;
import dev.ods.builtin.FloatType;
import dev.ods.builtin.IntegerAttr;
import dev.ods.builtin.IntegerType;
import dev.ods.builtin.StringAttr;
import dev.ods.builtin.TypeAttr;
import dev.ods.builtin.VectorType;
import dev.ods.codegen.GeneratedAssembly;
import dev.ods.codegen.GeneratedOp;
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
import dev.ods.ir.Type;
import dev.ods.ir.UnknownLoc;
import dev.ods.text.OpAsmParser;
import dev.ods.text.OpAsmPrinter;
import dev.ods.trait.HasParentTrait;
import dev.ods.trait.Terminator;
import dev.ods.verify.CustomVerifier;
import dev.ods.verify.OpVerifier;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What the laws find in operations, and what they do not take for a mistake. */
final class OperationTestsTest {
  private static final List<OpModel> OPERATIONS =
      List.of(
          new DefaultModel("f32", "1.0", context -> FloatAttr.f32(context, 1)),
          new DefaultModel("f64", "-0.", context -> FloatAttr.get(FloatType.f64(context), -0.0)),
          new DefaultModel("string", "a \" \\", context -> StringAttr.get(context, "a \" \\")),
          new DefaultModel("method", "one", context -> IntegerAttr.get(i32(context), 1)),
          new DefaultModel("type", "Word", context -> TypeAttr.get(i32(context))),
          new SpecialModel("five", type -> type instanceof IntegerType i && i.width() == 5),
          new SpecialModel("vector", type -> type instanceof VectorType),
          new ThrowingModel(
              "absent",
              value -> {
                if (value == null) {
                  throw new NoSuchElementException("no value");
                }
              }),
          new ThrowingModel("deep", OperationTestsTest::recurse),
          new ConstraintModel(),
          new Model(OpDefinition.builder("ops.outer").region("body", "any region").build()),
          new YieldModel(),
          new Model(OpDefinition.builder("ops.body").region("body", "a block").build(), true));

  private static IntegerType i32(Context context) {
    return IntegerType.get(context, 32);
  }

  private static void recurse(@Nullable Attribute value) {
    if (value != null) {
      recurse(value);
      recurse(value);
    }
  }

  private static final class Dialect extends DialectDefinition {
    Dialect() {
      super("ops");
    }

    @Override
    public List<OpModel> operations() {
      return OPERATIONS;
    }
  }

  private static class Model extends OpModel implements CustomVerifier {
    private final boolean needsBlock;

    Model(OpDefinition definition) {
      this(definition, false);
    }

    Model(OpDefinition definition, boolean needsBlock) {
      super(definition);
      this.needsBlock = needsBlock;
    }

    @Override
    public OpView view(Operation operation) {
      return () -> operation;
    }

    @Override
    public void verifyOperation(OpView op, Diagnostics diagnostics) {
      if (needsBlock && op.operation().region(0).isEmpty()) {
        diagnostics.opError(op.operation(), "has no block");
      }
    }
  }

  /** Its attribute may be left out, and its custom form does so if it has the default. */
  private static final class DefaultModel extends GeneratedAssembly {
    private final Function<Context, Attribute> initial;

    DefaultModel(String name, String text, Function<Context, Attribute> initial) {
      super(
          define(1, "ops." + name, "has a default")
              .optionalAttribute("value", Attribute.class, "any attribute", text)
              .assemblyFormat("attr-dict"));
      this.initial = initial;
    }

    @Override
    public GeneratedOp view(Operation operation) {
      return new GeneratedOp(operation) {};
    }

    Operation withDefault(OpBuilder builder) {
      UnknownLoc location = UnknownLoc.get(builder.context());
      Attribute value = initial.apply(builder.context());
      return builder.create(builder.state(this, location).setProperty(0, value));
    }

    @Override
    protected Attribute initialValue(int property, Context context) {
      return initial.apply(context);
    }

    @Override
    public boolean parse(OpAsmParser parser, OperationState state) {
      return parser.parseOptionalAttrDict(state);
    }

    @Override
    public void print(OpAsmPrinter printer, Operation operation) {
      printer.printOptionalAttrDict(operation, this);
    }
  }

  /** Its operand has a constraint whose summary another one has, too. */
  private static final class SpecialModel extends Model implements OpVerifier {
    private final Predicate<Type> constraint;

    SpecialModel(String name, Predicate<Type> constraint) {
      super(OpDefinition.builder("ops." + name).operand("in", "special", Arity.SINGLE).build());
      this.constraint = constraint;
    }

    @Override
    public void verifyInvariants(Operation operation, Diagnostics diagnostics) {
      if (!constraint.test(operation.operandType(0))) {
        diagnostics.opError(operation, "operand #0 must be special");
      }
    }
  }

  /** Its verifier may throw. */
  private static final class ThrowingModel extends Model {
    private final Consumer<@Nullable Attribute> check;

    ThrowingModel(String name, Consumer<@Nullable Attribute> check) {
      super(
          OpDefinition.builder("ops." + name).optionalAttribute("value", "any attribute").build());
      this.check = check;
    }

    @Override
    public void verifyOperation(OpView op, Diagnostics diagnostics) {
      check.accept(op.operation().property(0));
    }
  }

  /** A constraint throws for strings. */
  private static final class ConstraintModel extends Model implements OpVerifier {
    ConstraintModel() {
      super(OpDefinition.builder("ops.constraint").attribute("value", "small").build());
    }

    @Override
    public void verifyInvariants(Operation operation, Diagnostics diagnostics) {
      Attribute value = operation.property(0);
      if (value == null || violatedConstraint(0, value) != null) {
        diagnostics.opError(operation, "needs a value");
      }
    }

    @Override
    public @Nullable String violatedConstraint(int property, Attribute value) {
      if (value instanceof StringAttr) {
        throw new ClassCastException("a string");
      }
      return null;
    }
  }

  /** The only terminator of the dialect, for one of its operations. */
  private static final class YieldModel extends Model implements HasParentTrait {
    YieldModel() {
      super(
          OpDefinition.builder("ops.yield").traits(Terminator.class, HasParentTrait.class).build());
    }

    @Override
    public List<String> parentNames() {
      return List.of("ops.outer");
    }
  }

  private static DialectLaws laws() {
    DialectLaws laws = DialectLaws.of(new Dialect()).count(60).withType("i5");
    for (OpModel model : OPERATIONS) {
      if (model instanceof DefaultModel generated) {
        laws.with(model.name(), (builder, random) -> generated.withDefault(builder));
      }
    }
    return laws;
  }

  private static void run(DialectLaws laws, String operation) throws Throwable {
    laws.tests()
        .filter(test -> test.getDisplayName().equals(operation))
        .findAny()
        .map(DynamicTest::getExecutable)
        .orElseThrow()
        .execute();
  }

  @ParameterizedTest
  @ValueSource(strings = {"f32", "f64", "string", "method", "type"})
  void formsMayLeaveOutDefaults(String operation) throws Throwable {
    run(laws(), "ops." + operation);
  }

  @Test
  void eachConstraintIsAskedThoughOthersHaveItsSummary() throws Throwable {
    DialectLaws laws = laws();
    for (DynamicTest test : laws.tests().toList()) {
      if (test.getDisplayName().matches("ops.(five|vector)")) {
        test.getExecutable().execute();
      }
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"absent", "deep", "constraint"})
  void verifiersThatThrowAreFound(String operation) {
    String message =
        assertThrows(AssertionError.class, () -> run(laws(), "ops." + operation)).getMessage();
    assertTrue(
        message.matches(
            "(?s)not for every 'ops\\.\\w+' the verifier reports errors instead of throwing: see"
                + " instance \\d+ of 'ops\\.\\w+' with -Dods\\.laws\\.seed=0, shrunk:\n"
                + "\"builtin.module\"\\(\\) \\(\\{\n  \"ops[^\n]+\n\\}\\)[^\n]+\n"
                + ".*'ops\\.\\w+' op method OperationTestsTest\\.[^\n]+ of dialect 'ops'"
                + " (threw|overflowed)[^\n]+\n"
                + "thrown at dev.ods.laws.OperationTestsTest.* a bug in the code of dialect 'ops'"),
        message);
  }

  @Test
  void terminatorsAreOnlyWhereTheyMayBe() throws Throwable {
    run(laws(), "ops.body");
    run(laws(), "ops.outer");
    run(laws(), "ops.yield");
  }

  @Test
  void whatTheAuthorsCodeThrowsIsToldWithTheSeed() {
    String reason = " threw java.lang.IllegalStateException: mine, with -Dods.laws.seed=4, for ";
    DialectLaws conditional = laws().seed(4).where("ops.five", op -> refuse());
    String message =
        assertThrows(IllegalStateException.class, () -> run(conditional, "ops.five")).getMessage();
    String start = "the condition of 'ops.five'" + reason + "\"ops.five\"(";
    assertTrue(message.startsWith(start), message);
    DialectLaws generated = laws().seed(4).with("ops.five", (builder, random) -> generate());
    assertEquals(
        "the generator of 'ops.five'" + reason + "an instance",
        assertThrows(IllegalStateException.class, () -> run(generated, "ops.five")).getMessage());
  }

  @Test
  @SuppressWarnings("NullAway") // that is the mistake
  void generatorsMakeOperations() {
    DialectLaws laws = laws().with("ops.five", (builder, random) -> null);
    assertEquals(
        "the generator of 'ops.five' made nothing",
        assertThrows(IllegalArgumentException.class, () -> run(laws, "ops.five")).getMessage());
  }

  private static Operation generate() {
    throw new IllegalStateException("mine");
  }

  private static boolean refuse() {
    throw new IllegalStateException("mine");
  }
}
