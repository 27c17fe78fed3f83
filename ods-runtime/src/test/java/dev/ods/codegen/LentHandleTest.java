// SPDX-License-Identifier: Apache-2.0
package dev.ods.codegen;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;
import static org.junit.jupiter.params.provider.Arguments.arguments;

import dev.ods.builtin.IndexType;
import dev.ods.diagnostic.Diagnostics;
import dev.ods.ir.Arity;
import dev.ods.ir.Context;
import dev.ods.ir.DialectDefinition;
import dev.ods.ir.OpBuilder;
import dev.ods.ir.OpModel;
import dev.ods.ir.OpView;
import dev.ods.ir.Operation;
import dev.ods.ir.OperationState;
import dev.ods.ir.UnknownLoc;
import dev.ods.text.OpAsmOpInterface;
import dev.ods.text.OpAsmParser;
import dev.ods.text.OpAsmPrinter;
import dev.ods.text.Printer;
import dev.ods.text.PrinterFlags;
import dev.ods.trait.NoTerminator;
import dev.ods.verify.CustomVerifier;
import dev.ods.verify.Verifier;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Handles that hooks borrow, and use after they have returned. */
final class LentHandleTest {
  /** The handles passed to hooks, in call order; tests of one class do not run in parallel. */
  private static final List<Operation> BORROWED = new ArrayList<>();

  private static final List<Operation> KEPT = new ArrayList<>();

  /** Runs at the start of each hook. */
  private static Runnable onCall = () -> {};

  private static void take(Operation operation) {
    onCall.run();
    BORROWED.add(operation);
    KEPT.add(operation.keep());
  }

  private static final class GreedyOp extends GeneratedOp implements OpAsmOpInterface {
    static final OpModel MODEL = new Model();

    private GreedyOp(@Nullable Operation operation) {
      super(operation);
    }

    @Override
    public void resultNames(ValueNamer namer) {
      take(operation());
    }

    private static final class Model extends GeneratedAssembly implements CustomVerifier {
      Model() {
        super(
            define(ApiLevel.CURRENT, "greedy.op", "Keeps borrowed handles")
                .result("out", "any type", Arity.VARIADIC)
                .variadicRegion("body", "any region")
                .traits(NoTerminator.class)
                .assemblyFormat("attr-dict"));
      }

      @Override
      public GeneratedOp view(Operation operation) {
        return new GreedyOp(operation);
      }

      @Override
      protected boolean verify(Operation operation, Diagnostics diagnostics) {
        take(operation);
        return true;
      }

      @Override
      public void verifyOperation(OpView view, Diagnostics diagnostics) {
        take(view.operation());
      }

      @Override
      public boolean parse(OpAsmParser parser, OperationState state) {
        return parser.parseOptionalVerifiedAttrDict(state);
      }

      @Override
      public void print(OpAsmPrinter printer, Operation operation) {
        take(operation);
        Operation kept = operation.keep();
        for (int i = 0; i < operation.regionCount(); i++) {
          printer.printRegion(operation.region(i));
        }
        assertEquals(kept, operation, "the forms of nested operations have not changed the handle");
      }
    }
  }

  private static final class GreedyDialect extends DialectDefinition {
    GreedyDialect() {
      super("greedy");
    }

    @Override
    public List<OpModel> operations() {
      return List.of(GreedyOp.MODEL);
    }
  }

  private final Context context = Context.create();
  private Operation outer;
  private Operation first;
  private Operation second;

  @BeforeEach
  void build() {
    BORROWED.clear();
    KEPT.clear();
    onCall = () -> {};
    context.load(new GreedyDialect());
    OpBuilder builder = OpBuilder.create(context);
    outer = builder.create(state(builder, 0, 1));
    builder.setInsertionPointToEnd(outer.region(0).addBlock());
    first = builder.create(state(builder, 1, 0));
    second = builder.create(state(builder, 2, 0));
  }

  private static OperationState state(OpBuilder builder, int results, int regions) {
    OperationState state =
        builder.state(GreedyOp.MODEL, UnknownLoc.get(builder.context())).addRegions(regions);
    for (int i = 0; i < results; i++) {
      state.addType(IndexType.get(builder.context()));
    }
    return state;
  }

  private void verify() {
    Diagnostics diagnostics = new Diagnostics();
    assertTrue(Verifier.verify(outer, diagnostics), () -> diagnostics.list().toString());
  }

  private void print() {
    String text = Printer.toString(outer, PrinterFlags.DEFAULT.withAssumeVerified(true));
    assertTrue(text.startsWith("greedy.op"), text);
  }

  static Stream<Arguments> uses() {
    return Stream.<Named>of(
            new Named("keep", Operation::keep),
            new Named("name", Operation::name),
            new Named("is", op -> op.is(GreedyOp.MODEL)),
            new Named("view", Operation::view),
            new Named("location", Operation::location),
            new Named("block", Operation::block),
            new Named("next", Operation::next),
            new Named("operands", Operation::operands),
            new Named("results", Operation::results),
            new Named("regionCount", Operation::regionCount),
            new Named("property", op -> op.attribute("a")),
            new Named("properties", Operation::properties),
            new Named("walk", op -> op.walk(met -> {})),
            new Named("erase", Operation::erase),
            new Named("equals", op -> assertNotNull(op.equals(op.keep()))),
            new Named("hashCode", op -> assertNotNull(op.hashCode())),
            new Named("toString", op -> assertNotNull(op.toString())))
        .flatMap(
            use ->
                Stream.of(
                    arguments(use, new Phase("verify", LentHandleTest::verify)),
                    arguments(use, new Phase("print", LentHandleTest::print))));
  }

  /** A way to use an operation. */
  record Named(String name, Consumer<Operation> use) {
    @Override
    public String toString() {
      return name;
    }
  }

  /** A part of the runtime that calls hooks. */
  record Phase(String name, Consumer<LentHandleTest> run) {
    @Override
    public String toString() {
      return name;
    }
  }

  @ParameterizedTest
  @MethodSource("uses")
  void useAfterTheHookReturnsThrows(Named use, Phase phase) {
    phase.run().accept(this);
    assertTrue(BORROWED.size() > 2);
    for (Operation borrowed : BORROWED) {
      String message =
          assertThrows(IllegalStateException.class, () -> use.use().accept(borrowed)).getMessage();
      assertNotNull(message);
      assertTrue(message.contains("keep()"), message);
    }
  }

  /** Without assertions the handle may have been reused by then: hooks make no garbage. */
  @Test
  void useInTheNextHookThrowsWithAssertionsEnabled() {
    assumeTrue(Operation.class.desiredAssertionStatus(), "assertions are not enabled");
    onCall =
        () ->
            BORROWED.forEach(
                borrowed -> assertThrows(IllegalStateException.class, borrowed::resultCount));
    verify();
    assertTrue(BORROWED.size() > 2);
  }

  @Test
  void keptHandlesStayValid() {
    verify();
    print();
    assertEquals(Set.of(outer, first, second), Set.copyOf(KEPT));
    assertEquals(2, second.keep().resultCount());
  }
}
