// SPDX-License-Identifier: Apache-2.0
package dev.ods.tools;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** Operations on indices fold, and are canonicalized, as {@code mlir-opt} does it. */
final class IndexFoldingTest {
  private static final List<String> ASSOCIATIVE =
      List.of("add", "mul", "maxs", "maxu", "mins", "minu", "and", "or", "xor");
  private static final List<String> OTHERS =
      List.of(
          "sub",
          "divs",
          "divu",
          "ceildivs",
          "ceildivu",
          "floordivs",
          "rems",
          "remu",
          "shl",
          "shrs",
          "shru");
  private static final List<String> PREDICATES =
      List.of("eq", "ne", "slt", "sle", "sgt", "sge", "ult", "ule", "ugt", "uge");

  /** Numbers at which 32 bits or 64 end. */
  private static final long[] CORNERS = {
    0,
    1,
    -1,
    2,
    -2,
    31,
    32,
    33,
    63,
    64,
    0x7FFF_FFFFL,
    0x8000_0000L,
    0x8000_0001L,
    0xFFFF_FFFFL,
    0x1_0000_0000L,
    -0x8000_0000L,
    -0x8000_0001L,
    Long.MAX_VALUE,
    Long.MIN_VALUE,
    Long.MIN_VALUE + 1
  };

  private final Random random = new Random(11);
  private final CanonicalizedFunctions functions = new CanonicalizedFunctions();

  private long number() {
    long corner = CORNERS[random.nextInt(CORNERS.length)];
    return switch (random.nextInt(4)) {
      case 0 -> random.nextLong();
      case 1 -> random.nextInt(201) - 100;
      default -> corner;
    };
  }

  private void function(String type, List<String> lines) {
    functions.add("%x: index, %y: index", type, lines);
  }

  private static String constant(String name, long value) {
    return "%" + name + " = index.constant " + value;
  }

  private static List<String> binaryOps() {
    List<String> all = new ArrayList<>(ASSOCIATIVE);
    all.addAll(OTHERS);
    return all;
  }

  @Test
  void constantsAreThoseOfMlir() throws Exception {
    for (String op : binaryOps()) {
      for (int i = 0; i < 60; i++) {
        function(
            "index",
            List.of(
                constant("a", number()), constant("b", number()), "%r = index." + op + " %a, %b"));
      }
      for (long corner : List.of(0L, 1L, -1L, Long.MIN_VALUE)) {
        function("index", List.of(constant("a", corner), "%r = index." + op + " %x, %a"));
        function("index", List.of(constant("a", corner), "%r = index." + op + " %a, %x"));
      }
    }
    functions.check();
  }

  @Test
  void mergedConstantsAreThoseOfMlir() throws Exception {
    for (String op : binaryOps()) {
      for (int i = 0; i < 15; i++) {
        function(
            "index",
            List.of(
                constant("a", number()),
                constant("b", number()),
                "%i = index." + op + " %x, %a",
                "%r = index." + op + " %i, %b"));
      }
    }
    functions.check();
  }

  @Test
  void comparisonsAreThoseOfMlir() throws Exception {
    for (String predicate : PREDICATES) {
      for (int i = 0; i < 40; i++) {
        String compared = "%r = index.cmp " + predicate;
        function(
            "i1", List.of(constant("a", number()), constant("b", number()), compared + "(%a, %b)"));
        String limit = ASSOCIATIVE.get(2 + i % 4);
        function(
            "i1",
            List.of(
                constant("a", number()),
                constant("b", number()),
                "%l = index." + limit + " %x, %a",
                compared + "(%l, %b)"));
      }
      for (String operands : List.of("(%x, %x)", "(%d, %z)", "(%z, %d)", "(%x, %y)", "(%z, %x)")) {
        function(
            "i1",
            List.of(
                constant("z", 0),
                "%d = index.sub %x, %y",
                "%r = index.cmp " + predicate + operands));
      }
    }
    functions.check();
  }

  @Test
  void castsAreThoseOfMlir() throws Exception {
    for (String op : List.of("casts", "castu")) {
      for (int width : new int[] {1, 8, 31, 32, 33, 48, 63, 64, 65, 128}) {
        for (int i = 0; i < 15; i++) {
          function(
              "i" + width,
              List.of(constant("a", number()), "%r = index." + op + " %a : index to i" + width));
          long value = width >= 64 ? number() : number() << -width >> -width;
          String literal = width == 1 ? String.valueOf(value != 0) : String.valueOf(value);
          function(
              "index",
              List.of(
                  "%a = arith.constant " + literal + (width == 1 ? "" : " : i" + width),
                  "%r = index." + op + " %a : i" + width + " to index"));
        }
      }
    }
    functions.check();
  }

  /** Nothing passes poison on. */
  @Test
  void poisonIsThatOfMlir() throws Exception {
    for (String op : binaryOps()) {
      for (String operands : List.of("%p, %x", "%x, %p", "%p, %c", "%c, %p", "%p, %z", "%p, %p")) {
        function(
            "index",
            List.of(
                "%p = ub.poison : index",
                constant("c", 5), constant("z", 0), "%r = index." + op + " " + operands));
      }
    }
    functions.check();
  }
}
