// SPDX-License-Identifier: Apache-2.0
package dev.ods.rewrite;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.ods.diagnostic.Diagnostics;
import dev.ods.ir.Context;
import dev.ods.ir.Operation;
import dev.ods.ir.unsafe.IrReader;
import dev.ods.text.Parser;
import dev.ods.text.ParserOptions;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.ForkJoinTask;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** What is known of the operations of each name. */
final class NameTableTest {
  private static final int NAMES = 300;

  private static Operation module(Context context) {
    context.allowUnregisteredDialects(true);
    String text =
        IntStream.range(0, NAMES)
            .mapToObj(i -> "\"a.op%d\"() : () -> ()\nmodule {}\n".formatted(i))
            .collect(Collectors.joining());
    return Objects.requireNonNull(
        Parser.parse(
            text.getBytes(UTF_8), "ops.mlir", context, ParserOptions.DEFAULT, new Diagnostics()));
  }

  private static List<Integer> ops(Operation module) {
    List<Integer> ops = new ArrayList<>();
    module.region(0).first().operations().forEach(op -> ops.add(IrReader.ref(op)));
    return ops;
  }

  @Test
  void isComputedOnceForEachName() {
    Context context = Context.create();
    AtomicInteger computed = new AtomicInteger();
    NameTable<String> table =
        new NameTable<>(
            name -> {
              computed.incrementAndGet();
              return name.toString();
            });
    for (int round = 0; round < 2; round++) {
      // Each round in an arena of its own.
      Operation module = module(context);
      IrReader reader = IrReader.of(module);
      for (int op : ops(module)) {
        assertEquals(reader.name(op).toString(), table.of(reader, op));
        assertSame(table.of(reader, op), table.of(reader, op));
      }
    }
    assertEquals(NAMES + 1, computed.get());
  }

  @Test
  void isRightOnSeveralThreads() {
    Operation module = module(Context.create());
    IrReader reader = IrReader.of(module);
    List<Integer> ops = ops(module);
    NameTable<String> table = new NameTable<>(Object::toString);
    ConcurrentHashMap<Integer, String> wrong = new ConcurrentHashMap<>();
    Runnable work =
        () -> {
          for (int op : ops) {
            String found = table.of(reader, op);
            if (!found.equals(reader.name(op).toString())) {
              wrong.put(op, found);
            }
          }
        };
    List<ForkJoinTask<?>> tasks = new ArrayList<>();
    for (int i = 0; i < 16; i++) {
      tasks.add(ForkJoinPool.commonPool().submit(work));
    }
    tasks.forEach(ForkJoinTask::join);
    assertTrue(wrong.isEmpty(), wrong::toString);
  }
}
