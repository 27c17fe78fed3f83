// SPDX-License-Identifier: Apache-2.0
package dev.ods.programs;

import dev.ods.builtin.IntegerAttr;
import dev.ods.builtin.IntegerType;
import dev.ods.builtin.StringAttr;
import dev.ods.builtin.SymbolRefAttr;
import dev.ods.control.BranchOpInterface;
import dev.ods.dialects.arith.CmpIOp;
import dev.ods.dialects.arith.attr.CmpIPredicate;
import dev.ods.dialects.cf.SwitchOp;
import dev.ods.dialects.scf.ForOp;
import dev.ods.dialects.scf.IndexSwitchOp;
import dev.ods.ir.Block;
import dev.ods.ir.Operation;
import dev.ods.ir.Region;
import dev.ods.ir.Type;
import dev.ods.ir.Value;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.BiConsumer;

/**
 * Runs programs of {@code func}, {@code arith}, {@code cf} and {@code scf} on integers, which are
 * kept with their sign. What a program observes is a list.
 */
final class Interpreter {
  private static final int MAX_STEPS = 200_000;

  /** A number for poison: what depended on it would mean something else. */
  private static final long POISON = 0x5E1F_ADE5_7EC7_ED2BL;

  private final Map<String, Operation> functions = new HashMap<>();
  private final List<String> observed = new ArrayList<>();
  private Map<Value, Long> values = new HashMap<>();
  private int steps;
  private BiConsumer<Value, Long> watcher = (value, number) -> {};

  /** An interpreter of the functions of a module. */
  Interpreter(Operation module) {
    for (Operation op : block(module.region(0)).operations()) {
      functions.put(((StringAttr) Objects.requireNonNull(op.attribute("sym_name"))).value(), op);
    }
  }

  /** Lets a consumer know of each value that is computed. */
  Interpreter watchedBy(BiConsumer<Value, Long> newWatcher) {
    watcher = newWatcher;
    return this;
  }

  private void set(Value value, Long number) {
    values.put(value, number);
    watcher.accept(value, number);
  }

  /** What a function observes and returns. */
  List<String> run(String name, long... arguments) {
    observed.clear();
    steps = 0;
    Operation function = Objects.requireNonNull(functions.get(name));
    List<Long> given = new ArrayList<>();
    Block entry = block(function.region(0));
    for (int i = 0; i < entry.argumentCount(); i++) {
      given.add(fit(arguments[i % arguments.length], entry.argument(i).type()));
    }
    List<Long> results = call(function, given);
    List<String> all = new ArrayList<>(observed);
    results.forEach(result -> all.add("returns " + result));
    return all;
  }

  private static Block block(Region region) {
    return Objects.requireNonNull(region.first());
  }

  private List<Long> call(Operation function, List<Long> arguments) {
    Map<Value, Long> outer = values;
    values = new HashMap<>();
    List<Long> results = region(function.region(0), arguments);
    values = outer;
    return results;
  }

  /** Runs a region until an operation that ends it; what that passes on. */
  private List<Long> region(Region region, List<Long> arguments) {
    return operands(terminator(region, arguments));
  }

  private Operation terminator(Region region, List<Long> arguments) {
    Block block = block(region);
    List<Long> passed = arguments;
    while (true) {
      for (int i = 0; i < block.argumentCount(); i++) {
        set(block.argument(i), passed.get(i));
      }
      Operation last = Objects.requireNonNull(block.last());
      for (Operation op = block.first(); op != null && !op.equals(last); op = op.next()) {
        execute(op);
      }
      int successor = successor(last);
      if (successor < 0) {
        return last;
      }
      BranchOpInterface branch = Objects.requireNonNull(last.as(BranchOpInterface.class));
      passed = branch.successorOperands(successor).stream().map(this::get).toList();
      block = last.successor(successor);
    }
  }

  private long get(Value value) {
    return Objects.requireNonNull(values.get(value), () -> "not computed: " + value.type());
  }

  private List<Long> operands(Operation op) {
    return op.operands().stream().map(this::get).toList();
  }

  private List<Long> operandsFrom(Operation op, int first) {
    List<Long> all = operands(op);
    return all.subList(first, all.size());
  }

  /** The index of the block that a terminator continues with; -1 if the region ends. */
  private int successor(Operation op) {
    if (++steps > MAX_STEPS) {
      throw new IllegalStateException("the program does not end");
    }
    return switch (op.name().value()) {
      case "cf.br" -> 0;
      case "cf.cond_br" -> get(op.operand(0)) != 0 ? 0 : 1;
      case "cf.switch" -> chosen(SwitchOp.of(op));
      default -> -1;
    };
  }

  private int chosen(SwitchOp op) {
    long flag = get(op.flag());
    var cases = op.caseValues().orElse(null);
    for (int i = 0; cases != null && i < cases.elementCount(); i++) {
      if (fit(cases.bigBits(i, 0).longValue(), op.flag().type()) == flag) {
        return i + 1;
      }
    }
    return 0;
  }

  private void set(Operation op, List<Long> results) {
    for (int i = 0; i < op.resultCount(); i++) {
      set(op.result(i), results.get(i));
    }
  }

  private static int width(Type type) {
    return type instanceof IntegerType integer ? integer.width() : Long.SIZE;
  }

  /** The number of a type that has the lowest bits of a number. */
  private static long fit(long number, Type type) {
    int free = Long.SIZE - width(type);
    return number << free >> free;
  }

  private static long unsigned(long number, Type type) {
    int free = Long.SIZE - width(type);
    return number << free >>> free;
  }

  private void execute(Operation op) {
    if (++steps > MAX_STEPS) {
      throw new IllegalStateException("the program does not end");
    }
    String name = op.name().value();
    if (name.startsWith("arith.")) {
      set(op, List.of(fit(arithmetic(op, name.substring(6)), op.resultType(0))));
      return;
    }
    switch (name) {
      case "func.call" -> call(op);
      case "ub.poison" -> set(op, List.of(fit(POISON, op.resultType(0))));
      case "scf.if" -> {
        boolean holds = get(op.operand(0)) != 0;
        set(
            op,
            op.region(holds ? 0 : 1).isEmpty()
                ? List.of()
                : region(op.region(holds ? 0 : 1), List.of()));
      }
      case "scf.execute_region" -> set(op, region(op.region(0), List.of()));
      case "scf.index_switch" -> indexSwitch(IndexSwitchOp.of(op));
      case "scf.for" -> loop(ForOp.of(op));
      case "scf.while" -> whileLoop(op);
      default -> throw new IllegalStateException("unknown operation " + name);
    }
  }

  private void call(Operation op) {
    String callee = ((SymbolRefAttr) Objects.requireNonNull(op.attribute("callee"))).root().value();
    Operation function = Objects.requireNonNull(functions.get(callee));
    if (function.region(0).isEmpty()) {
      observed.add(callee + operands(op));
    } else {
      set(op, call(function, operands(op)));
    }
  }

  private void indexSwitch(IndexSwitchOp op) {
    long flag = get(op.arg());
    long[] cases = op.cases();
    int chosen = 0;
    for (int i = 0; i < cases.length; i++) {
      chosen = cases[i] == flag ? i + 1 : chosen;
    }
    set(op.operation(), region(op.operation().region(chosen), List.of()));
  }

  private void loop(ForOp op) {
    long to = get(op.upperBound());
    long step = get(op.step());
    List<Long> carried = operandsFrom(op.operation(), 3);
    for (long i = get(op.lowerBound()); i < to; i += step) {
      List<Long> arguments = new ArrayList<>(List.of(i));
      arguments.addAll(carried);
      carried = region(op.region(), arguments);
    }
    set(op.operation(), carried);
  }

  private void whileLoop(Operation op) {
    List<Long> carried = operands(op);
    Operation condition = terminator(op.region(0), carried);
    while (get(condition.operand(0)) != 0) {
      carried = region(op.region(1), operandsFrom(condition, 1));
      condition = terminator(op.region(0), carried);
    }
    set(op, operandsFrom(condition, 1));
  }

  private long arithmetic(Operation op, String name) {
    if (name.equals("constant")) {
      IntegerAttr number = (IntegerAttr) Objects.requireNonNull(op.attribute("value"));
      return number.value();
    }
    long a = get(op.operand(0));
    long b = op.operandCount() > 1 ? get(op.operand(1)) : 0;
    Type type = op.operandType(0);
    long x = unsigned(a, type);
    long y = op.operandCount() > 1 ? unsigned(b, op.operandType(1)) : 0;
    return switch (name) {
      case "addi" -> a + b;
      case "subi" -> a - b;
      case "muli" -> a * b;
      case "andi" -> a & b;
      case "ori" -> a | b;
      case "xori" -> a ^ b;
      case "maxsi" -> Math.max(a, b);
      case "minsi" -> Math.min(a, b);
      case "maxui" -> Long.compareUnsigned(x, y) > 0 ? x : y;
      case "minui" -> Long.compareUnsigned(x, y) < 0 ? x : y;
      case "divsi" -> a / b;
      case "remsi" -> a % b;
      case "divui" -> Long.divideUnsigned(x, y);
      case "remui" -> Long.remainderUnsigned(x, y);
      case "shli" -> a << y;
      case "shrsi" -> a >> y;
      case "shrui" -> x >>> y;
      case "extsi", "trunci", "index_cast" -> a;
      case "extui", "index_castui" -> x;
      case "select" -> a != 0 ? b : get(op.operand(2));
      case "cmpi" -> holds(CmpIOp.of(op).predicate(), a, b, x, y) ? -1 : 0;
      default -> throw new IllegalStateException("unknown operation arith." + name);
    };
  }

  private static boolean holds(CmpIPredicate predicate, long a, long b, long x, long y) {
    return switch (predicate) {
      case EQ -> a == b;
      case NE -> a != b;
      case SLT -> a < b;
      case SLE -> a <= b;
      case SGT -> a > b;
      case SGE -> a >= b;
      case ULT -> Long.compareUnsigned(x, y) < 0;
      case ULE -> Long.compareUnsigned(x, y) <= 0;
      case UGT -> Long.compareUnsigned(x, y) > 0;
      case UGE -> Long.compareUnsigned(x, y) >= 0;
    };
  }
}
