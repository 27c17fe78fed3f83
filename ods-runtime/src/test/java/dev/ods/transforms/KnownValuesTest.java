// SPDX-License-Identifier: Apache-2.0
package dev.ods.transforms;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.ods.diagnostic.Diagnostics;
import dev.ods.ir.Context;
import dev.ods.ir.Operation;
import dev.ods.ir.unsafe.IrReader;
import dev.ods.rewrite.OperationEquivalence;
import dev.ods.text.Parser;
import dev.ods.text.ParserOptions;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Objects;
import java.util.Random;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class KnownValuesTest {
  private static final int DISTINCT = 300;
  private static final int STEPS = 20_000;

  /** After so many steps, another table is made in the memory of the old one. */
  private static final int RESTART = 3_000;

  private final List<Operation> ops = new ArrayList<>();
  private final IrReader reader;

  KnownValuesTest() {
    Context context = Context.create();
    context.allowUnregisteredDialects(true);
    StringBuilder text = new StringBuilder();
    for (int i = 0; i < 3 * DISTINCT; i++) {
      text.append("\"t.op\"() {n = ").append(i % DISTINCT).append("} : () -> i").append(1 + i % 3);
      text.append('\n');
    }
    Operation module =
        Parser.parse(
            text.toString().getBytes(UTF_8),
            "ops.mlir",
            context,
            ParserOptions.DEFAULT,
            new Diagnostics());
    reader = IrReader.of(Objects.requireNonNull(module));
    module.region(0).first().operations().forEach(ops::add);
  }

  /** Behaves as a list in which the newest equivalent operation is searched, in any memory. */
  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3})
  void agreesWithAList(long seed) {
    Random random = new Random(seed);
    KnownValues known = new KnownValues(reader, new KnownValues.Memory());
    List<Operation> model = new ArrayList<>();
    Deque<Integer> marks = new ArrayDeque<>();
    Deque<Integer> sizes = new ArrayDeque<>();
    for (int step = 0; step < STEPS; step++) {
      Operation op = ops.get(random.nextInt(ops.size()));
      Operation newest = newest(model, op);
      int expected = newest == null ? 0 : IrReader.ref(newest);
      assertEquals(expected, known.lookup(IrReader.ref(op)));
      if (step % RESTART == RESTART - 1) {
        known.close(0);
        known = new KnownValues(reader, known.memory());
        model.clear();
        marks.clear();
        sizes.clear();
      }
      switch (random.nextInt(20)) {
        case 0 -> {
          marks.push(known.open());
          sizes.push(model.size());
        }
        case 1, 2 -> {
          if (!marks.isEmpty()) {
            known.close(marks.pop());
            model.subList(sizes.pop(), model.size()).clear();
          }
        }
        default -> {
          Operation other = ops.get(random.nextInt(ops.size()));
          if (model.size() < 2 * DISTINCT && !model.contains(other)) {
            known.insert(IrReader.ref(other));
            model.add(other);
          }
        }
      }
    }
  }

  private static @Nullable Operation newest(List<Operation> model, Operation op) {
    for (int i = model.size() - 1; i >= 0; i--) {
      if (OperationEquivalence.areEquivalent(model.get(i), op)) {
        return model.get(i);
      }
    }
    return null;
  }
}
