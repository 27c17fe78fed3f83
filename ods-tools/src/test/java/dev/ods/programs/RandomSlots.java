// SPDX-License-Identifier: Apache-2.0
package dev.ods.programs;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/**
 * A random function of several blocks that stores to and loads from memory of one and of several
 * elements, some of which is also used in ways that keep it from being replaced.
 */
final class RandomSlots {
  private static final String[] TYPES = {
    "i32", "1xi32", "1x1xi32", "2xi32", "2x3xi32", "2xi32, 1", "17xi32"
  };

  private final Random random;
  private final StringBuilder text = new StringBuilder();
  private final List<String> memory = new ArrayList<>();
  private int names;

  private RandomSlots(long seed) {
    random = new Random(seed);
  }

  /** The text of the function of a seed, in a module. */
  static String of(long seed) {
    return new RandomSlots(seed).program();
  }

  private String program() {
    line("func.func @f(%a: i32, %b: i32, %c: i1, %i: index) -> i32 {");
    for (int i = 0; i < 3; i++) {
      line("%i" + i + " = arith.constant " + i + " : index");
    }
    int slots = 1 + random.nextInt(4);
    for (int i = 0; i < slots; i++) {
      String type = TYPES[random.nextInt(TYPES.length)];
      memory.add(type);
      line("%m" + i + " = memref.alloca() : memref<" + type + ">");
    }
    int blocks = random.nextInt(6);
    body(List.of());
    terminate(blocks);
    for (int i = 0; i < blocks; i++) {
      line("^bb" + i + "(%p" + i + ": i32):");
      body(List.of("%p" + i));
      terminate(blocks);
    }
    line("}");
    return text.toString();
  }

  /** Operations that use the arguments of the function and what is in scope in their block. */
  private void body(List<String> arguments) {
    List<String> values = new ArrayList<>(List.of("%a", "%b"));
    values.addAll(arguments);
    int count = random.nextInt(6);
    for (int i = 0; i < count; i++) {
      operation(values);
    }
    last = values.get(random.nextInt(values.size()));
  }

  /** A value that the terminator of the current block may use. */
  private String last = "%a";

  private void operation(List<String> values) {
    int at = random.nextInt(memory.size());
    String value = values.get(random.nextInt(values.size()));
    String place = "%m" + at + "[" + indices(memory.get(at)) + "] : memref<" + memory.get(at) + ">";
    switch (random.nextInt(20)) {
      case 0 -> line("scf.if %c { memref.store " + value + ", " + place + " }");
      case 1 -> {
        if (random.nextInt(3) == 0) {
          line("\"test.use\"(%m" + at + ") : (memref<" + memory.get(at) + ">) -> ()");
        }
      }
      case 2, 3 -> {
        String sum = "%v" + names++;
        line(sum + " = arith.addi " + value + ", %b : i32");
        values.add(sum);
      }
      case 4, 5, 6, 7, 8, 9, 10 -> {
        String loaded = "%v" + names++;
        line(loaded + " = memref.load " + place);
        values.add(loaded);
      }
      default -> line("memref.store " + value + ", " + place);
    }
  }

  private String indices(String type) {
    List<String> indices = new ArrayList<>();
    for (String part : type.substring(0, type.indexOf("i32")).split("x", -1)) {
      if (!part.isEmpty()) {
        int size = Integer.parseInt(part);
        indices.add(random.nextInt(40) == 0 ? "%i" : "%i" + random.nextInt(Math.min(size, 3)));
      }
    }
    return String.join(", ", indices);
  }

  private void terminate(int blocks) {
    int kind = blocks == 0 ? 0 : random.nextInt(6);
    if (kind == 0) {
      line("return " + last + " : i32");
    } else if (kind < 3) {
      line("cf.br " + target(blocks));
    } else if (kind < 5) {
      line("cf.cond_br %c, " + target(blocks) + ", " + target(blocks));
    } else {
      String others = ", 1: " + target(blocks) + ", 2: " + target(blocks) + "]";
      line("cf.switch %a : i32, [default: " + target(blocks) + others);
    }
  }

  private String target(int blocks) {
    return "^bb" + random.nextInt(blocks) + "(" + last + " : i32)";
  }

  private void line(String line) {
    text.append(line).append('\n');
  }
}
