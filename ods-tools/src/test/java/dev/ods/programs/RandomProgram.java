// SPDX-License-Identifier: Apache-2.0
package dev.ods.programs;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.Collectors;

/**
 * The text of a random module of {@code func}, {@code arith}, {@code cf} and {@code scf}. Every
 * program ends, and none has undefined behaviour: what it computes is what its passes must keep.
 */
final class RandomProgram {
  /** The arguments and results of a function. */
  private record Signature(String name, List<String> arguments, List<String> results) {}

  /** A value that can be used. */
  private record Variable(String name, String type) {}

  private static final int MAX_DEPTH = 3;
  private static final List<String> TYPES = List.of("i1", "i8", "i32", "i64", "index");
  private static final List<String> BINARY =
      List.of("addi", "subi", "muli", "andi", "ori", "xori", "maxsi", "maxui", "minsi", "minui");
  private static final List<String> PREDICATES =
      List.of("eq", "ne", "slt", "sle", "sgt", "sge", "ult", "ule", "ugt", "uge");

  private final Random random;
  private final StringBuilder text = new StringBuilder();

  /** The functions behind the current one, which it may call. */
  private final List<Signature> callees = new ArrayList<>();

  private List<Variable> scope = new ArrayList<>();
  private int values;
  private int blocks;

  private RandomProgram(long seed) {
    random = new Random(seed);
  }

  /** The program of a seed. */
  static String of(long seed) {
    return new RandomProgram(seed).module();
  }

  private String module() {
    int count = 1 + random.nextInt(3);
    List<String> functions = new ArrayList<>();
    for (int i = count - 1; i >= 0; i--) {
      functions.add(0, function("f" + i, i == 0 || random.nextInt(3) == 0));
    }
    return "func.func private @observe(i32)\n" + String.join("", functions);
  }

  private String function(String name, boolean isPublic) {
    text.setLength(0);
    scope = new ArrayList<>();
    List<String> arguments = types(random.nextInt(4));
    String parameters =
        arguments.stream()
            .map(type -> define(type).name() + ": " + type)
            .collect(Collectors.joining(", "));
    List<String> results = types(random.nextInt(4));
    ops(3 + random.nextInt(10), 0, true);
    String returned = operands(results);
    line("return" + returned);
    callees.add(new Signature(name, arguments, results));
    return "func.func "
        + (isPublic ? "" : "private ")
        + ("@" + name + "(" + parameters + ") -> (" + String.join(", ", results) + ") {\n")
        + text
        + "}\n";
  }

  private List<String> types(int count) {
    List<String> types = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      types.add(pick(TYPES));
    }
    return types;
  }

  private <T> T pick(List<T> list) {
    return list.get(random.nextInt(list.size()));
  }

  private void line(String line) {
    text.append("  ").append(line).append('\n');
  }

  private Variable define(String type) {
    Variable variable = new Variable("%v" + values++, type);
    scope.add(variable);
    return variable;
  }

  private String bind(String type, String op) {
    Variable variable = new Variable("%v" + values++, type);
    line(variable.name() + " = " + op);
    scope.add(variable);
    return variable.name();
  }

  /** A value of a type: one that is there, mostly, or a new constant. */
  private String value(String type) {
    List<Variable> known = scope.stream().filter(each -> each.type().equals(type)).toList();
    return known.isEmpty() || random.nextInt(5) == 0 ? constant(type) : pick(known).name();
  }

  private String constant(String type) {
    if (type.equals("i1")) {
      return bind(type, "arith.constant " + random.nextBoolean());
    }
    int number = random.nextInt(4) == 0 ? random.nextInt(256) - 128 : random.nextInt(4) - 1;
    return number(number, type);
  }

  private String number(int number, String type) {
    return bind(type, "arith.constant " + number + " : " + type);
  }

  /** {@code %a, %b : i1, i32}, or nothing. */
  private String operands(List<String> types) {
    List<String> names = types.stream().map(this::value).toList();
    return names.isEmpty() ? "" : " " + String.join(", ", names) + " : " + String.join(", ", types);
  }

  // --- Operations.

  private void ops(int count, int depth, boolean mayBranch) {
    for (int i = 0; i < count; i++) {
      int kind = random.nextInt(20);
      if (kind < 11 || depth >= MAX_DEPTH) {
        arithmetic();
      } else if (kind == 11) {
        line("func.call @observe(" + value("i32") + ") : (i32) -> ()");
      } else if (kind == 12) {
        call();
      } else if (kind == 13) {
        choice(depth);
      } else if (kind == 14) {
        loop(depth);
      } else if (kind == 15) {
        whileLoop(depth);
      } else if (kind == 16) {
        indexSwitch(depth);
      } else if (kind == 17) {
        executeRegion(depth);
      } else if (mayBranch) {
        branches(depth);
      }
    }
  }

  private void arithmetic() {
    String type = pick(TYPES);
    switch (random.nextInt(10)) {
      case 0, 1, 2, 3, 4 ->
          bind(
              type,
              "arith." + pick(BINARY) + " " + value(type) + ", " + value(type) + " : " + type);
      case 5, 6 ->
          bind(
              "i1",
              "arith.cmpi "
                  + (pick(PREDICATES) + ", " + value(type) + ", " + value(type) + " : " + type));
      case 7 ->
          bind(
              type,
              "arith.select "
                  + value("i1")
                  + ", "
                  + value(type)
                  + ", "
                  + value(type)
                  + " : "
                  + type);
      case 8 -> shift(type);
      default -> cast();
    }
  }

  /** A shift or division by a constant for which it is defined. */
  private void shift(String type) {
    if (type.equals("i1")) {
      return;
    }
    String by = number(1 + random.nextInt(7), type);
    String op = pick(List.of("shli", "shrsi", "shrui", "divsi", "divui", "remsi", "remui"));
    bind(type, "arith." + op + " " + value(type) + ", " + by + " : " + type);
  }

  private void cast() {
    int from = random.nextInt(3);
    int to = from + 1 + random.nextInt(3 - from);
    String small = TYPES.get(from);
    String large = TYPES.get(to);
    switch (random.nextInt(4)) {
      case 0 -> bind(large, "arith.extsi " + value(small) + " : " + small + " to " + large);
      case 1 -> bind(large, "arith.extui " + value(small) + " : " + small + " to " + large);
      case 2 -> bind(small, "arith.trunci " + value(large) + " : " + large + " to " + small);
      default -> {
        String other = pick(List.of("i8", "i32", "i64"));
        boolean forth = random.nextBoolean();
        String in = forth ? other : "index";
        String out = forth ? "index" : other;
        String op = pick(List.of("index_cast", "index_castui"));
        bind(out, "arith." + op + " " + value(in) + " : " + in + " to " + out);
      }
    }
  }

  private void call() {
    if (callees.isEmpty()) {
      return;
    }
    Signature callee = pick(callees);
    String arguments =
        callee.arguments().stream().map(this::value).collect(Collectors.joining(", "));
    String call =
        "func.call @%s(%s) : (%s) -> (%s)"
            .formatted(
                callee.name(),
                arguments,
                String.join(", ", callee.arguments()),
                String.join(", ", callee.results()));
    bindAll(callee.results(), call);
  }

  /** Binds the results of an operation; its text may end with lines that follow. */
  private void bindAll(List<String> types, String op) {
    List<Variable> variables = new ArrayList<>();
    types.forEach(type -> variables.add(new Variable("%v" + values++, type)));
    String names = variables.stream().map(Variable::name).collect(Collectors.joining(", "));
    line((names.isEmpty() ? "" : names + " = ") + op);
    scope.addAll(variables);
  }

  // --- Regions.

  /** Runs something whose text goes elsewhere and whose values are gone afterwards. */
  private String nested(Runnable body) {
    List<Variable> outer = scope;
    String before = text.toString();
    text.setLength(0);
    scope = new ArrayList<>(outer);
    body.run();
    String inner = text.toString();
    text.setLength(0);
    text.append(before);
    scope = outer;
    return inner;
  }

  private String region(int depth, List<String> results) {
    return nested(
        () -> {
          ops(random.nextInt(4), depth + 1, false);
          line("scf.yield" + operands(results));
        });
  }

  private static String arrow(List<String> results) {
    return results.isEmpty() ? "" : "-> (" + String.join(", ", results) + ") ";
  }

  private void choice(int depth) {
    List<String> results = types(random.nextInt(3));
    String condition = value("i1");
    String ifTrue = region(depth, results);
    boolean hasElse = !results.isEmpty() || random.nextBoolean();
    String ifFalse = hasElse ? " else {\n" + region(depth, results) + "  }" : "";
    bindAll(
        results, "scf.if " + condition + " " + arrow(results) + "{\n" + ifTrue + "  }" + ifFalse);
  }

  /** A number from 0 to 3, perhaps not known. */
  private String small(String type) {
    if (random.nextBoolean()) {
      return number(random.nextInt(4), type);
    }
    String mask = number(3, type);
    return bind(type, "arith.andi " + value(type) + ", " + mask + " : " + type);
  }

  private String initial(List<String> types, List<Variable> arguments) {
    List<String> pairs = new ArrayList<>();
    for (String type : types) {
      Variable argument = new Variable("%v" + values++, type);
      arguments.add(argument);
      pairs.add(argument.name() + " = " + value(type));
    }
    return String.join(", ", pairs);
  }

  private void loop(int depth) {
    String type = pick(List.of("index", "i32"));
    List<String> carried = types(random.nextInt(3));
    String from = small(type);
    String to = small(type);
    String step = number(1 + random.nextInt(2), type);
    List<Variable> arguments = new ArrayList<>();
    String pairs = initial(carried, arguments);
    Variable number = new Variable("%v" + values++, type);
    String body =
        nested(
            () -> {
              scope.add(number);
              scope.addAll(arguments);
              ops(random.nextInt(4), depth + 1, false);
              line("scf.yield" + operands(carried));
            });
    bindAll(
        carried,
        "scf.for %s = %s to %s step %s %s%s{\n%s  }"
            .formatted(
                number.name(),
                from,
                to,
                step,
                carried.isEmpty() ? "" : "iter_args(" + pairs + ") " + arrow(carried),
                type.equals("index") ? "" : ": " + type + " ",
                body));
  }

  private void whileLoop(int depth) {
    List<String> carried = types(random.nextInt(3));
    List<String> passed = types(random.nextInt(3));
    String limit = small("i32");
    String zero = number(0, "i32");
    List<Variable> arguments = new ArrayList<>();
    String pairs = initial(carried, arguments);
    String counter = "%v" + values++;
    String before =
        nested(
            () -> {
              scope.addAll(arguments);
              ops(random.nextInt(3), depth + 1, false);
              String more = bind("i1", "arith.cmpi slt, " + counter + ", " + limit + " : i32");
              List<String> names = new ArrayList<>(List.of(counter));
              passed.forEach(type -> names.add(value(type)));
              line(
                  "scf.condition(%s) %s : %s"
                      .formatted(more, String.join(", ", names), withCounter(passed)));
            });
    List<Variable> received = new ArrayList<>();
    passed.forEach(type -> received.add(new Variable("%v" + values++, type)));
    String number = "%v" + values++;
    String after =
        nested(
            () -> {
              scope.addAll(received);
              ops(random.nextInt(4), depth + 1, false);
              String one = number(1, "i32");
              String next = bind("i32", "arith.addi " + number + ", " + one + " : i32");
              List<String> names = new ArrayList<>(List.of(next));
              carried.forEach(type -> names.add(value(type)));
              line("scf.yield " + String.join(", ", names) + " : " + withCounter(carried));
            });
    String parameters =
        received.stream()
            .map(each -> ", " + each.name() + ": " + each.type())
            .collect(Collectors.joining());
    List<String> results = new ArrayList<>(List.of("i32"));
    results.addAll(passed);
    bindAll(
        results,
        "scf.while (%s = %s%s) : (%s) -> (%s) {\n%s  } do {\n  ^bb0(%s: i32%s):\n%s  }"
            .formatted(
                counter,
                zero,
                pairs.isEmpty() ? "" : ", " + pairs,
                withCounter(carried),
                withCounter(passed),
                before,
                number,
                parameters,
                after));
  }

  private static String withCounter(List<String> types) {
    return types.isEmpty() ? "i32" : "i32, " + String.join(", ", types);
  }

  private void indexSwitch(int depth) {
    List<String> results = types(random.nextInt(3));
    StringBuilder cases = new StringBuilder();
    String flag = small("index");
    int count = random.nextInt(3);
    for (int i = 0; i < count; i++) {
      cases.append("  case " + i + " {\n" + region(depth, results) + "  }\n");
    }
    cases.append("  default {\n" + region(depth, results) + "  }");
    String types = results.isEmpty() ? "" : " -> " + String.join(", ", results);
    bindAll(results, "scf.index_switch " + flag + types + "\n" + cases);
  }

  private void executeRegion(int depth) {
    List<String> results = types(random.nextInt(3));
    String body =
        nested(
            () -> {
              ops(random.nextInt(4), depth + 1, true);
              line("scf.yield" + operands(results));
            });
    bindAll(results, "scf.execute_region " + arrow(results) + "{\n" + body + "  }");
  }

  // --- Blocks.

  private void branches(int depth) {
    List<String> carried = types(random.nextInt(3));
    String join = "^b" + blocks++;
    String head =
        random.nextBoolean() ? decide(depth, join, carried) : repeat(depth, join, carried);
    line(head);
    text.append(join + parameters(carried) + ":\n");
  }

  private String parameters(List<String> types) {
    return types.isEmpty()
        ? ""
        : types.stream()
            .map(type -> define(type).name() + ": " + type)
            .collect(Collectors.joining(", ", "(", ")"));
  }

  private String target(String block, List<String> types) {
    String operands = operands(types);
    return operands.isEmpty() ? block : block + "(" + operands.strip() + ")";
  }

  /** Two or three ways that meet; one may be empty. */
  private String decide(int depth, String join, List<String> carried) {
    boolean isSwitch = random.nextInt(3) == 0;
    int ways = isSwitch ? 1 + random.nextInt(3) : 2;
    List<String> targets = new ArrayList<>();
    StringBuilder bodies = new StringBuilder();
    String flag = isSwitch ? value("i32") : value("i1");
    for (int i = 0; i < ways; i++) {
      if (random.nextInt(3) == 0) {
        targets.add(target(join, carried));
        continue;
      }
      String block = "^b" + blocks++;
      List<String> passed = types(random.nextInt(2));
      targets.add(target(block, passed));
      bodies.append(
          nested(
              () -> {
                text.append(block + parameters(passed) + ":\n");
                ops(random.nextInt(4), depth + 1, depth + 2 < MAX_DEPTH);
                line("cf.br " + target(join, carried));
              }));
    }
    if (!isSwitch) {
      return "cf.cond_br " + flag + ", " + String.join(", ", targets) + "\n" + bodies;
    }
    StringBuilder cases = new StringBuilder("default: " + targets.get(0));
    for (int i = 1; i < ways; i++) {
      cases.append(",\n  " + (i - 1) + ": " + targets.get(i));
    }
    return "cf.switch " + flag + " : i32, [\n  " + cases + "\n  ]\n" + bodies;
  }

  /** A loop of two blocks. */
  private String repeat(int depth, String join, List<String> carried) {
    String header = "^b" + blocks++;
    String latch = "^b" + blocks++;
    String limit = small("i32");
    String zero = number(0, "i32");
    String counter = "%v" + values++;
    String loop =
        nested(
            () -> {
              text.append(header + "(" + counter + ": i32):\n");
              ops(random.nextInt(3), depth + 1, false);
              String more = bind("i1", "arith.cmpi slt, " + counter + ", " + limit + " : i32");
              line("cf.cond_br " + more + ", " + latch + ", " + target(join, carried));
              text.append(latch + ":\n");
              ops(random.nextInt(3), depth + 1, false);
              String one = number(1, "i32");
              String next = bind("i32", "arith.addi " + counter + ", " + one + " : i32");
              line("cf.br " + header + "(" + next + " : i32)");
            });
    return "cf.br " + header + "(" + zero + " : i32)\n" + loop;
  }
}
