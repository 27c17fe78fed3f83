// SPDX-License-Identifier: Apache-2.0
package dev.ods.ir;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Each context numbers operation names independently. */
final class OperationNamesTest {
  private static final int MANY = 1000;

  private static List<OpModel> models(int count) {
    return IntStream.range(0, count)
        .mapToObj(i -> (OpModel) new TestIr.Model("n.op" + i, List.of()))
        .toList();
  }

  private static Context contextOf(List<OpModel> models) {
    Context context = Context.create();
    context.load(
        new DialectDefinition("n") {
          @Override
          public List<OpModel> operations() {
            return models;
          }
        });
    return context;
  }

  @Test
  void numbersAreIndependentOfOtherContexts() {
    List<OpModel> models = models(3);
    int before = contextOf(models).operationName(models.get(2)).id();
    assertEquals(MANY, models(MANY).size());
    assertEquals(before, contextOf(models).operationName(models.get(2)).id());
  }

  @Test
  void findsModelsInEachContextInAnyOrder() {
    List<OpModel> models = models(MANY);
    List<OpModel> shuffled = new ArrayList<>(models);
    Collections.shuffle(shuffled, new Random(7));
    Context some = contextOf(models);
    Context other = contextOf(shuffled);
    for (OpModel model : models) {
      for (Context context : List.of(some, other)) {
        OperationName name = context.operationName(model);
        assertSame(model, name.model());
        assertSame(name, context.operationName(model.name()));
        assertSame(name, context.operationName(name.id()));
      }
    }
  }

  @Test
  void operationsHaveTheirKindInEachContext() {
    List<OpModel> models = models(2);
    List<OpModel> reversed = List.of(models.get(1), models.get(0));
    for (List<OpModel> order : List.of(models, reversed)) {
      OpBuilder builder = OpBuilder.create(contextOf(order));
      Operation op =
          builder.create(builder.state(models.get(0), UnknownLoc.get(builder.context())));
      assertTrue(op.is(models.get(0)));
      assertFalse(op.is(models.get(1)));
      List<Operation> met = new ArrayList<>();
      op.walk(models.get(1), met::add);
      assertEquals(List.of(), met);
      op.walk(models.get(0), met::add);
      assertEquals(List.of(op), met);
    }
  }

  @Test
  void modelsOfOtherContextsAreUnknown() {
    OpModel stranger = models(1).get(0);
    Context context = contextOf(List.of());
    context.allowUnregisteredDialects(true);
    OpBuilder builder = OpBuilder.create(context);
    Operation op =
        builder.create(
            builder.state(context.operationName(stranger.name()), UnknownLoc.get(context)));
    assertFalse(op.is(stranger));
    assertNull(op.name().model());
    op.walk(stranger, met -> assertNull(met));
    String message =
        assertThrows(IllegalStateException.class, () -> context.operationName(stranger))
            .getMessage();
    assertNotNull(message);
    assertTrue(message.contains("load its dialect"), message);
  }
}
