// SPDX-License-Identifier: Apache-2.0
package dev.ods.verify;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTimeout;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.ods.builtin.StringAttr;
import dev.ods.builtin.UnitAttr;
import dev.ods.constraint.AnyType;
import dev.ods.diagnostic.Diagnostic;
import dev.ods.diagnostic.Diagnostics;
import dev.ods.ir.Arity;
import dev.ods.ir.Block;
import dev.ods.ir.Context;
import dev.ods.ir.DialectDefinition;
import dev.ods.ir.DictionaryAttr;
import dev.ods.ir.FileLineColRange;
import dev.ods.ir.OpBuilder;
import dev.ods.ir.OpModel;
import dev.ods.ir.Operation;
import dev.ods.ir.Value;
import java.time.Duration;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ForkJoinPool;
import org.junit.jupiter.api.Test;

/** The verifier's walk; for its messages see VerifierMessagesTest. */
final class VerifierTest {
  private static final int DEPTH = 100_000;

  private final Context context = TestIr.context();
  private final OpBuilder builder = OpBuilder.create(context);
  private final Operation module = TestIr.module(builder);
  private final Diagnostics diagnostics = new Diagnostics().showOperations(false);

  VerifierTest() {
    builder.setInsertionPointToEnd(body(module));
  }

  private static Block body(Operation op) {
    Block first = op.region(0).first();
    return first == null ? op.region(0).addBlock() : first;
  }

  private Operation plain(Value... operands) {
    return TestIr.create(builder, "test.plain", List.of(operands), 1, 0);
  }

  /** Creates an operation with one terminated block, and moves the builder into it. */
  private Operation enter(String name) {
    Operation op = TestIr.create(builder, name, List.of(), 0, 1);
    Block block = body(op);
    TestIr.branch(block, List.of());
    builder.setInsertionPoint(block.last());
    return op;
  }

  private List<String> errors() {
    return diagnostics.list().stream().map(Diagnostic::message).toList();
  }

  @Test
  void anEmptyModuleIsValid() {
    assertTrue(Verifier.verify(module, diagnostics));
    assertFalse(diagnostics.hasErrors());
  }

  @Test
  void regionsNestAsDeeplyAsMemoryAllows() {
    Value top = plain().result(0);
    for (int i = 0; i < DEPTH; i++) {
      enter("test.any");
      plain(top);
    }
    assertTimeout(Duration.ofSeconds(20), () -> assertTrue(Verifier.verify(module, diagnostics)));
  }

  @Test
  void findsErrorsInTheDeepestRegion() {
    for (int i = 0; i < DEPTH; i++) {
      enter("test.any");
    }
    Operation user = plain();
    Value later = plain().result(0);
    user.insertOperands(0, List.of(later));
    assertFalse(Verifier.verify(module, diagnostics));
    assertEquals(List.of("operand #0 does not dominate this use"), errors());
  }

  @Test
  void isolatedRegionsNestAsDeeplyAsMemoryAllows() {
    for (int i = 0; i < DEPTH; i++) {
      builder.setInsertionPointToEnd(body(TestIr.module(builder)));
    }
    Value value = plain().result(0);
    plain(value);
    assertTimeout(Duration.ofSeconds(20), () -> assertTrue(Verifier.verify(module, diagnostics)));
  }

  @Test
  void anErrorStopsTheChecksOfItsIsolatedOperationOnly() {
    for (int i = 0; i < 3; i++) {
      Operation nested = TestIr.module(builder);
      nested.setAttribute("bad" + i, UnitAttr.get(context));
    }
    assertFalse(Verifier.verify(module, diagnostics));
    String words =
        "'builtin.module' op can only contain attributes with dialect-prefixed names, found: '";
    assertEquals(List.of(words + "bad0'", words + "bad1'", words + "bad2'"), errors());
  }

  @Test
  void skipsExitChecksAroundAnInvalidIsolatedOperation() {
    Operation outer = TestIr.module(builder);
    builder.setInsertionPointToEnd(body(outer));
    Operation inner = TestIr.module(builder);
    inner.setAttribute("bad", UnitAttr.get(context));
    builder.setInsertionPointToEnd(body(outer));
    for (int i = 0; i < 2; i++) {
      Operation symbol = TestIr.module(builder);
      symbol.setAttribute(Symbols.NAME, StringAttr.get(context, "twice"));
    }
    assertFalse(Verifier.verify(module, diagnostics));
    assertEquals(1, errors().size());
  }

  @Test
  void symbolNamesAreUnique() {
    for (int i = 0; i < 2; i++) {
      Operation symbol = TestIr.module(builder);
      symbol.setLocation(FileLineColRange.get(context, "f", i + 1, 1));
      symbol.setAttribute(Symbols.NAME, StringAttr.get(context, "twice"));
    }
    assertFalse(Verifier.verify(module, diagnostics));
    Diagnostic error = diagnostics.list().get(0);
    assertEquals("redefinition of symbol named 'twice'", error.message());
    assertEquals(FileLineColRange.get(context, "f", 2, 1), error.location());
    assertEquals("see existing symbol definition here", error.notes().get(0).message());
    assertEquals(FileLineColRange.get(context, "f", 1, 1), error.notes().get(0).location());
  }

  @Test
  void isolatedOperationsCannotUseOuterValues() {
    Value outside = plain().result(0);
    Operation isolated = TestIr.module(builder);
    builder.setInsertionPointToEnd(body(isolated));
    enter("test.any");
    plain(outside);
    assertFalse(Verifier.verify(module, diagnostics));
    assertEquals(List.of("'test.plain' op using value defined outside the region"), errors());
    assertEquals(
        "required by region isolation constraints",
        diagnostics.list().get(0).notes().get(0).message());
  }

  @Test
  void verifiesANonIsolatedOperationAlone() {
    Value outside = plain().result(0);
    Operation op = enter("test.any");
    plain(outside);
    assertTrue(Verifier.verify(op, diagnostics));
  }

  @Test
  void nullOperandsAreErrors() {
    Operation user = plain(plain().result(0));
    user.dropAllReferences();
    boolean valid = Verifier.verify(module, diagnostics);
    assertEquals(user.operandCount() == 0, valid);
    if (!valid) {
      assertEquals(List.of("null operand found"), errors());
    }
  }

  @Test
  void takesLinearTimeInTheNumberOfBlocks() {
    Operation host = TestIr.create(builder, "test.any", List.of(), 0, 1);
    Block entry = body(host);
    builder.setInsertionPointToEnd(entry);
    Value value = plain().result(0);
    Block previous = entry;
    for (int i = 0; i < DEPTH; i++) {
      Block next = host.region(0).addBlock();
      TestIr.branch(previous, List.of(next));
      builder.setInsertionPointToEnd(next);
      plain(value);
      previous = next;
    }
    TestIr.branch(previous, List.of());
    assertTimeout(Duration.ofSeconds(20), () -> assertTrue(Verifier.verify(module, diagnostics)));
  }

  @Test
  void reportsTheSameInTheSameOrderInParallel() {
    for (int i = 0; i < 500; i++) {
      Operation nested = TestIr.module(builder);
      OpBuilder inside = OpBuilder.atEnd(body(nested));
      Value value = TestIr.create(inside, "test.plain", List.of(), 1, 0).result(0);
      TestIr.create(inside, "test.plain", List.of(value), 1, 0);
      if (i % 7 == 3) {
        nested.setAttribute("bad" + i, UnitAttr.get(context));
      }
    }
    assertFalse(Verifier.verify(module, diagnostics));
    ForkJoinPool pool = new ForkJoinPool(4);
    try {
      Diagnostics parallel = new Diagnostics().showOperations(false);
      assertFalse(Verifier.verify(module, parallel, pool));
      assertEquals(errors(), parallel.list().stream().map(Diagnostic::message).toList());
      module
          .region(0)
          .first()
          .operations()
          .forEach(op -> op.setDiscardableAttributes(DictionaryAttr.empty(context)));
      assertTrue(Verifier.verify(module, new Diagnostics(), pool));
    } finally {
      pool.shutdown();
    }
  }

  @Test
  void helpersVerifyWhatIsInTheOnlyModule() {
    Set<Thread> threads = ConcurrentHashMap.newKeySet();
    context.load(new Recording(threads));
    OpBuilder inside = OpBuilder.atEnd(body(TestIr.module(builder)));
    for (int i = 0; i < 2; i++) {
      OpBuilder inner = OpBuilder.atEnd(body(TestIr.module(inside)));
      TestIr.create(inner, "recording.op", List.of(), 0, 0);
    }
    ForkJoinPool pool = new ForkJoinPool(2);
    try {
      assertTrue(Verifier.verify(module, diagnostics, pool), () -> errors().toString());
    } finally {
      pool.shutdown();
    }
    assertEquals(2, threads.size());
  }

  /** An operation that waits until two threads verify one. */
  private static final class Recording extends DialectDefinition {
    private final OpModel op;

    Recording(Set<Thread> threads) {
      super("recording");
      long end = System.nanoTime() + Duration.ofSeconds(20).toNanos();
      op =
          new TestOp("recording.op")
              .verify(
                  (operation, d) -> {
                    threads.add(Thread.currentThread());
                    while (threads.size() < 2 && System.nanoTime() - end < 0) {
                      Thread.onSpinWait();
                    }
                  })
              .model();
    }

    @Override
    public List<OpModel> operations() {
      return List.of(op);
    }
  }

  /** Two kinds of operation that would fail verification if confused. */
  private static final class Kinds extends DialectDefinition {
    Kinds() {
      super("kinds");
    }

    @Override
    public List<OpModel> operations() {
      return List.of(kind("none", 0), kind("two", 2));
    }

    private static OpModel kind(String name, int operands) {
      TestOp op = new TestOp("kinds." + name).result(Arity.SINGLE, AnyType::test, AnyType.SUMMARY);
      for (int i = 0; i < operands; i++) {
        op.operand(Arity.SINGLE, AnyType::test, AnyType.SUMMARY);
      }
      return op.verify(
              (operation, d) -> {
                if (operation.operandCount() != operands) {
                  d.opError(operation, "is another operation now");
                }
              })
          .model();
    }
  }

  @Test
  void threadsDoNotConfuseTheirOperations() {
    context.load(new Kinds());
    for (int i = 0; i < 200; i++) {
      OpBuilder inside = OpBuilder.atEnd(body(TestIr.module(builder)));
      for (int k = 0; k < 50; k++) {
        Value value = TestIr.create(inside, "kinds.none", List.of(), 1, 0).result(0);
        TestIr.create(inside, "kinds.two", List.of(value, value), 1, 0);
      }
    }
    ForkJoinPool pool = new ForkJoinPool(4);
    try {
      for (int round = 0; round < 50; round++) {
        assertTrue(Verifier.verify(module, diagnostics, pool), () -> errors().toString());
      }
    } finally {
      pool.shutdown();
    }
  }
}
