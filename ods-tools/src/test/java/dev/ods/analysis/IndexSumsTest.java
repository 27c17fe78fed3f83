// SPDX-License-Identifier: Apache-2.0
package dev.ods.analysis;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.ods.builtin.IntegerAttr;
import dev.ods.ir.Block;
import dev.ods.ir.Operation;
import dev.ods.ir.Value;
import dev.ods.subset.IndexSum;
import dev.ods.subset.IndexSums;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** What indices are equal to. */
final class IndexSumsTest {
  private static Block body(String lines) {
    Operation module =
        Programs.parse("func.func @f(%a: index, %b: index, %c: index) {\n" + lines + "return\n}\n");
    Block top = Objects.requireNonNull(module.region(0).first());
    return Objects.requireNonNull(Objects.requireNonNull(top.first()).region(0).first());
  }

  /** Sums, differences and products; those of two values that are unknown are no sums. */
  private static String random(Random random) {
    List<String> names = new ArrayList<>(List.of("%a", "%b", "%c"));
    StringBuilder lines = new StringBuilder();
    for (int i = 0; i < 12; i++) {
      String op = List.of("addi", "subi", "muli", "constant").get(random.nextInt(4));
      lines.append("%").append(i).append(" = arith.").append(op).append(' ');
      if (op.equals("constant")) {
        lines.append(random.nextInt(7) - 3);
      } else {
        lines.append(names.get(random.nextInt(names.size()))).append(", ");
        lines.append(names.get(random.nextInt(names.size())));
      }
      lines.append(" : index\n");
      names.add("%" + i);
    }
    return lines.toString();
  }

  private static Map<Value, BigInteger> evaluate(Block body, Random random) {
    Map<Value, BigInteger> known = new HashMap<>();
    for (Value argument : body.arguments()) {
      known.put(argument, BigInteger.valueOf(random.nextInt(2001) - 1000));
    }
    for (Operation op : body.operations()) {
      if (op.resultCount() == 1) {
        known.put(op.result(0), evaluate(op, known));
      }
    }
    return known;
  }

  private static BigInteger evaluate(Operation op, Map<Value, BigInteger> known) {
    if (op.operandCount() == 0) {
      return ((IntegerAttr) Objects.requireNonNull(op.attribute("value"))).bigValue();
    }
    BigInteger lhs = known.get(op.operand(0));
    BigInteger rhs = known.get(op.operand(1));
    return switch (op.name().value()) {
      case "arith.addi" -> lhs.add(rhs);
      case "arith.subi" -> lhs.subtract(rhs);
      default -> lhs.multiply(rhs);
    };
  }

  /** The law: two have the same sum only if they are equal whatever the arguments are. */
  @Test
  void differencesAreThoseOfTheValues() {
    Random random = new Random(3);
    int constant = 0;
    for (int i = 0; i < 500; i++) {
      Block body = body(random(random));
      List<Map<Value, BigInteger>> runs = new ArrayList<>();
      for (int run = 0; run < 4; run++) {
        runs.add(evaluate(body, random));
      }
      IndexSums sums = new IndexSums();
      for (Value a : runs.get(0).keySet()) {
        for (Value b : runs.get(0).keySet()) {
          IndexSum difference = sums.of(a).minus(sums.of(b));
          Long known = difference == null ? null : difference.known();
          if (known != null) {
            constant++;
            for (Map<Value, BigInteger> run : runs) {
              assertEquals(BigInteger.valueOf(known), run.get(a).subtract(run.get(b)));
            }
          }
        }
      }
    }
    assertTrue(constant > 10_000, "known differences: " + constant);
  }

  /** Each way to compute a sum of multiples gives the same one. */
  @Test
  void sumsDoNotDependOnTheOrder() {
    Block body =
        body(
            """
            %k3 = arith.constant 3 : index
            %k4 = arith.constant 4 : index
            %0 = arith.muli %a, %k3 : index
            %1 = arith.addi %0, %b : index
            %2 = arith.subi %1, %k4 : index
            %3 = arith.addi %a, %b : index
            %4 = arith.subi %3, %k4 : index
            %5 = arith.addi %a, %a : index
            %6 = arith.addi %4, %5 : index
            %7 = affine.apply affine_map<(d0)[s0] -> (s0 * 3 - 4 + d0)>(%b)[%a]
            %8 = affine.apply affine_map<(d0) -> (d0 floordiv 2)>(%b)
            %9 = arith.muli %a, %b : index
            """);
    IndexSums sums = new IndexSums();
    List<Operation> ops = new ArrayList<>();
    body.operations().forEach(ops::add);
    IndexSum sum = sums.of(ops.get(4).result(0));
    assertEquals(sum, sums.of(ops.get(8).result(0)));
    assertEquals(sum, sums.of(ops.get(9).result(0)));
    assertNull(sum.known());
    for (int at : new int[] {10, 11}) {
      IndexSum itself = sums.of(ops.get(at).result(0));
      IndexSum twice = itself.plus(itself);
      assertNotNull(twice);
      assertEquals(itself, twice.minus(itself));
      assertNull(itself.known());
    }
  }

  @Test
  void numbersThatDoNotFitAreNotFormed() {
    assertNull(IndexSum.of(Long.MAX_VALUE).plus(IndexSum.of(1)));
    assertNull(IndexSum.of(Long.MIN_VALUE).minus(IndexSum.of(1)));
    assertNull(IndexSum.of(Long.MAX_VALUE).times(IndexSum.of(2)));
  }

  /** A chain that is longer than what is followed. */
  @Test
  void longChainsEnd() {
    StringBuilder lines = new StringBuilder("%0 = arith.addi %a, %b : index\n");
    for (int i = 1; i < 20_000; i++) {
      lines.append("%" + i + " = arith.addi %" + (i - 1) + ", %a : index\n");
    }
    Block body = body(lines.toString());
    Operation last = Objects.requireNonNull(Objects.requireNonNull(body.last()).previous());
    assertNull(new IndexSums().of(last.result(0)).known());
  }
}
