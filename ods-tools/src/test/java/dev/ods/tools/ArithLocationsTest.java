// SPDX-License-Identifier: Apache-2.0
package dev.ods.tools;

import java.util.List;
import org.junit.jupiter.api.Test;

/**
 * What patterns of {@code arith} make of several operations has the location that MLIR gives it.
 */
final class ArithLocationsTest {
  private static final List<String> CHAINS = List.of("addi", "subi", "muli");
  private static final List<String> ORDERS = List.of("%s, %s", "%2$s, %1$s");

  private final CanonicalizedFunctions functions = new CanonicalizedFunctions();

  private void add(String type, String... lines) {
    functions.add("%x: i32, %y: i32, %k: i1", type, List.of(lines));
  }

  @Test
  void constantsOfConstants() throws Exception {
    for (String inner : CHAINS) {
      for (String outer : CHAINS) {
        for (String innerOrder : ORDERS) {
          for (String outerOrder : ORDERS) {
            add(
                "i32",
                "%c = arith.constant 3 : i32 loc(\"c\")",
                "%d = arith.constant 5 : i32 loc(\"d\")",
                "%i = arith."
                    + inner
                    + " "
                    + innerOrder.formatted("%x", "%c")
                    + " : i32 loc(\"i\")",
                "%r = arith."
                    + outer
                    + " "
                    + outerOrder.formatted("%i", "%d")
                    + " : i32 loc(\"o\")");
          }
        }
      }
    }
    check();
  }

  @Test
  void negations() throws Exception {
    for (String order : ORDERS) {
      add(
          "i32",
          "%c = arith.constant -1 : i32 loc(\"c\")",
          "%i = arith.muli %x, %c : i32 loc(\"i\")",
          "%r = arith.addi " + order.formatted("%y", "%i") + " : i32 loc(\"o\")");
    }
    add(
        "i32",
        "%t = arith.constant true loc(\"t\")",
        "%n = arith.xori %k, %t : i1 loc(\"n\")",
        "%r = arith.select %n, %x, %y : i32 loc(\"o\")");
    add(
        "i1",
        "%t = arith.constant true loc(\"t\")",
        "%p = arith.cmpi slt, %x, %y : i32 loc(\"p\")",
        "%r = arith.xori %p, %t : i1 loc(\"o\")");
    check();
  }

  @Test
  void conversions() throws Exception {
    add(
        "i16",
        "%c = arith.constant 16 : i32 loc(\"c\")",
        "%s = arith.shrsi %x, %c : i32 loc(\"s\")",
        "%r = arith.trunci %s : i32 to i16 loc(\"o\")");
    for (String extension : List.of("extsi", "extui")) {
      add(
          "i48",
          "%e = arith." + extension + " %x : i32 to i64 loc(\"e\")",
          "%r = arith.trunci %e : i64 to i48 loc(\"o\")");
      add(
          "i64",
          "%e = arith." + extension + " %x : i32 to i64 loc(\"e\")",
          "%f = arith." + extension + " %y : i32 to i64 loc(\"f\")",
          "%r = arith.andi %e, %f : i64 loc(\"o\")");
    }
    check();
  }

  @Test
  void selections() throws Exception {
    for (String inner : List.of("%k, %x, %y", "%k, %y, %x")) {
      for (String order : ORDERS) {
        add(
            "i32",
            "%i = arith.select " + inner + " : i32 loc(\"i\")",
            "%r = arith.select %k, " + order.formatted("%i", "%x") + " : i32 loc(\"o\")");
      }
    }
    check();
  }

  private void check() throws Exception {
    functions.check("--canonicalize", "--mlir-print-debuginfo");
  }
}
