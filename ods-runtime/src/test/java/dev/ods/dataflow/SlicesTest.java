// SPDX-License-Identifier: Apache-2.0
package dev.ods.dataflow;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.ods.diagnostic.Diagnostics;
import dev.ods.ir.Context;
import dev.ods.ir.Operation;
import dev.ods.ir.Value;
import dev.ods.text.Parser;
import dev.ods.text.ParserOptions;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** Which operations are in slices, and in which order. */
final class SlicesTest {
  private static Operation parse(String text) {
    Context context = Context.create();
    context.allowUnregisteredDialects(true);
    Diagnostics problems = new Diagnostics();
    Operation module =
        Parser.parse(text.getBytes(UTF_8), "t.mlir", context, ParserOptions.DEFAULT, problems);
    problems.throwIfErrors();
    return module;
  }

  private static List<Operation> operations(Operation module) {
    List<Operation> all = new ArrayList<>();
    module.walk(all::add);
    all.remove(module);
    return all;
  }

  private static Operation named(Operation module, String name) {
    return operations(module).stream()
        .filter(op -> op.name().value().equals("t." + name))
        .findFirst()
        .orElseThrow();
  }

  private static String names(Set<Operation> slice) {
    return slice.stream()
        .map(op -> op.name().value().replaceFirst("^t[.]", ""))
        .collect(Collectors.joining(" "));
  }

  private static Operation nested() {
    return parse(
        """
        %a = "t.a"() : () -> i32
        %b = "t.b"(%a) : (i32) -> i32
        %u = "t.u"() : () -> i32
        %l = "t.loop"(%b) ({
        ^bb0(%x: i32):
          %c = "t.c"(%x, %u) : (i32, i32) -> i32
          "t.yield"(%c) : (i32) -> ()
        }) : (i32) -> i32
        %d = "t.d"(%l) : (i32) -> i32
        %e = "t.e"(%a, %d) : (i32, i32) -> i32
        """);
  }

  @Test
  void forwardSlicesAreOfUsersAndOfWhatIsNestedInThem() {
    Operation module = nested();
    assertEquals(
        "b loop d c yield e", names(Slices.forward(named(module, "a"), SliceOptions.DEFAULT)));
    assertEquals(
        "loop d e c yield", names(Slices.forward(named(module, "b"), SliceOptions.DEFAULT)));
    assertEquals("c yield", names(Slices.forward(named(module, "u"), SliceOptions.DEFAULT)));
    assertEquals("", names(Slices.forward(named(module, "e"), SliceOptions.DEFAULT)));
    assertEquals(
        "e", names(Slices.forward(named(module, "e"), SliceOptions.DEFAULT.withRoot(true))));
    assertEquals("e", names(Slices.forward(named(module, "d").result(0), SliceOptions.DEFAULT)));
    assertEquals(
        "b e",
        names(
            Slices.forward(
                named(module, "a"),
                SliceOptions.DEFAULT.withFilter(op -> !op.name().value().equals("t.loop")))));
  }

  @Test
  void backwardSlicesFollowArgumentsAndUsesFromAbove() {
    Operation module = nested();
    SliceOptions options = SliceOptions.DEFAULT;
    assertEquals("a b loop u c", names(Slices.backward(named(module, "yield"), options)));
    assertEquals(
        "u c", names(Slices.backward(named(module, "yield"), options.withoutBlockArguments(true))));
    assertEquals("a b loop d", names(Slices.backward(named(module, "e"), options)));
    assertEquals(
        "a u b loop d",
        names(Slices.backward(named(module, "e"), options.withoutUsesFromAbove(false))));
    Value argument = named(module, "loop").region(0).first().argument(0);
    assertEquals("a b", names(Slices.backward(argument, options)));
    assertEquals("a b loop", names(Slices.backward(argument, options.withRoot(true))));
    assertEquals(
        "a b", names(Slices.backward(named(module, "b").result(0), options.withRoot(true))));
  }

  private static Operation random(Random random, boolean cycles) {
    int count = 2 + random.nextInt(20);
    StringBuilder text = new StringBuilder();
    for (int i = 0; i < count; i++) {
      int operands = random.nextInt(4);
      List<String> names = new ArrayList<>();
      for (int j = 0; j < operands && (cycles || i > 0); j++) {
        names.add("%" + random.nextInt(cycles ? count : i));
      }
      text.append("%" + i + " = \"t.op\"(" + String.join(", ", names) + ") : (");
      text.append(names.stream().map(name -> "i1").collect(Collectors.joining(", ")));
      text.append(") -> i1\n");
    }
    return parse(text.toString());
  }

  /** What is reached from an operation by one step after the other. */
  private static Set<Operation> reached(Operation root) {
    Set<Operation> reached = new HashSet<>();
    List<Operation> pending = new ArrayList<>(List.of(root));
    while (!pending.isEmpty()) {
      Operation next = pending.remove(pending.size() - 1);
      next.result(0)
          .uses()
          .forEach(
              use -> {
                if (reached.add(use.owner())) {
                  pending.add(use.owner());
                }
              });
    }
    reached.remove(root);
    return reached;
  }

  private static void assertOrdered(Set<Operation> slice) {
    Set<Operation> before = new LinkedHashSet<>();
    for (Operation op : slice) {
      for (Value operand : op.operands()) {
        Operation definition = operand.definingOp();
        assertTrue(!slice.contains(definition) || before.contains(definition));
      }
      before.add(op);
    }
  }

  /** The law: one is in the forward slice of another exactly if that is in its backward slice. */
  @Test
  void slicesAreTransitiveClosures() {
    Random random = new Random(7);
    for (int i = 0; i < 500; i++) {
      boolean cycles = i % 5 == 0;
      List<Operation> ops = operations(random(random, cycles));
      for (Operation op : ops) {
        Set<Operation> forward = Slices.forward(op, SliceOptions.DEFAULT);
        Set<Operation> backward = Slices.backward(op, SliceOptions.DEFAULT);
        if (!cycles) {
          assertEquals(reached(op), forward);
          assertOrdered(forward);
          assertOrdered(backward);
        }
        for (Operation other : ops) {
          assertEquals(
              reached(other).contains(op), backward.contains(other), "of " + op + " and " + other);
        }
      }
    }
  }

  /** A chain that is longer than any stack. */
  @Test
  void longChainsAreSliced() {
    int count = 100_000;
    StringBuilder text = new StringBuilder("%0 = \"t.op\"() : () -> i1\n");
    for (int i = 1; i < count; i++) {
      text.append("%" + i + " = \"t.op\"(%" + (i - 1) + ") : (i1) -> i1\n");
    }
    Operation module = parse(text.toString());
    Operation first = module.region(0).first().first();
    Operation last = module.region(0).first().last();
    assertEquals(count - 1, Slices.forward(first, SliceOptions.DEFAULT).size());
    assertEquals(count - 1, Slices.backward(last, SliceOptions.DEFAULT).size());
  }
}
