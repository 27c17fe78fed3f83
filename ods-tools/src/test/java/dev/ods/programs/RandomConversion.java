// SPDX-License-Identifier: Apache-2.0
package dev.ods.programs;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.jspecify.annotations.Nullable;

/**
 * A random function of operations of the dialect {@code test} that conversions replace: by others,
 * of other types, by several values or none; some of them fail, after they have changed something.
 */
final class RandomConversion {
  private static final List<String> TYPES =
      List.of("i32", "i64", "f32", "f64", "f16", "i16", "i24", "i42", "index");

  private final Random random;
  private final StringBuilder text = new StringBuilder();
  private final List<Value> values = new ArrayList<>();
  private final boolean mayFail;
  private int names;

  private record Value(String name, String type) {}

  private RandomConversion(long seed) {
    random = new Random(seed);
    mayFail = random.nextInt(4) == 0;
  }

  static String of(long seed) {
    return new RandomConversion(seed).function();
  }

  private String function() {
    text.append("func.func private @callee(i64, f32) -> (f32, i24)\n");
    List<String> arguments = new ArrayList<>();
    for (int i = random.nextInt(4); i > 0; i--) {
      Value value = define(type());
      arguments.add(value.name() + ": " + value.type());
    }
    text.append("func.func @f(" + String.join(", ", arguments) + ") {\n");
    body(6, 0);
    text.append("}\n");
    return text.toString();
  }

  private String type() {
    return TYPES.get(random.nextInt(TYPES.size()));
  }

  private Value define(String type) {
    Value value = new Value("%v" + names++, type);
    values.add(value);
    return value;
  }

  private Value value() {
    if (values.isEmpty()) {
      Value made = define(type());
      op(made, "made", List.of(), "");
    }
    return values.get(random.nextInt(values.size()));
  }

  private List<Value> someValues() {
    List<Value> some = new ArrayList<>();
    for (int i = random.nextInt(3); i > 0; i--) {
      some.add(value());
    }
    return some;
  }

  /** Operations and a terminator; what is defined in it is not used outside. */
  private void body(int count, int depth) {
    List<Value> outside = List.copyOf(values);
    for (int i = random.nextInt(count) + 1; i > 0; i--) {
      operation(depth);
    }
    terminator();
    values.clear();
    values.addAll(outside);
  }

  private void terminator() {
    switch (random.nextInt(4)) {
      case 0 -> op(null, "test.return", someValues(), "");
      case 1 -> op(null, "test.drop_operands_and_replace_with_valid", List.of(value()), "");
      case 2 -> op(null, "test.repetitive_1_to_n_consumer", List.of(value()), "");
      default -> op(null, "test.invalid", someValues(), "");
    }
  }

  private void operation(int depth) {
    int limit = depth < 2 ? 20 : 13;
    switch (random.nextInt(limit)) {
      case 0 -> define("i32", "test.illegal_op_" + "abcde".charAt(random.nextInt(5)), "");
      case 1 -> {
        Value input = value();
        op(define(input.type()), "test.rewrite", List.of(input), "");
      }
      case 2 -> define(mayFail ? type() : "f32", "test.type_producer", "");
      case 3 -> define(type(), "test.erase_op", "");
      case 4 -> define(type(), "test.replace_with_valid_producer", " {type = " + type() + "}");
      case 5 -> {
        String attribute = random.nextBoolean() ? " {with_converter}" : "";
        op(null, "test.replace_with_valid_consumer", List.of(value()), attribute);
      }
      case 6 -> fold();
      case 7 -> define("i32", "test.op_in_place_self_fold", "");
      case 8 -> text.append("test.recursive_rewrite " + random.nextInt(3) + "\n");
      case 9 -> op(null, "work", someValues(), "");
      case 10 -> call();
      case 11 -> failing();
      case 12 -> op(null, "test.type_consumer", List.of(mayFail ? value() : f64()), "");
      case 13 -> region("test.drop_region_op", List.of(), "");
      case 14 -> region("test.post_order_legalization", List.of(), "");
      case 15 -> region("test.legal_op", List.of(), "");
      case 16 -> region("foo.region", List.of(), "");
      case 17 -> region("test.detached_signature_conversion", List.of(), "");
      case 18 -> region("test.convert_block_args", List.of(), " <{duplicate}>");
      default -> region("test.convert_block_args", List.of(value()), " <{replace_with_operand}>");
    }
  }

  private void fold() {
    Value input = value();
    Value result = define(input.type());
    begin(result, "test.op_with_region_fold", List.of(input));
    text.append(" ({\n\"foo.end\"() : () -> ()\n})");
    end(result, List.of(input));
  }

  private Value f64() {
    Value made = define("f64");
    op(made, "test.type_producer", List.of(), "");
    return made;
  }

  private void failing() {
    if (mayFail) {
      switch (random.nextInt(5)) {
        case 0 -> define("i32", "test.illegal_op_f", "");
        case 1 -> define("i32", "test.illegal_op_g", "");
        case 2 -> op(null, "test.region_builder", List.of(), "");
        case 3 -> op(null, "test.illegal_op_with_region_anchor", List.of(), "");
        default -> region("test.undo_detached_block_move", List.of(), "");
      }
    }
  }

  private void call() {
    Value i64 = define("i64", "known", "");
    Value f32 = define("f32", "known", "");
    Value result = define("f32");
    text.append(
        result.name()
            + ":2 = func.call @callee("
            + i64.name()
            + ", "
            + f32.name()
            + ") : (i64, f32) -> (f32, i24)\n");
    values.remove(result);
    values.add(new Value(result.name() + "#0", "f32"));
    values.add(new Value(result.name() + "#1", "i24"));
  }

  private Value define(String type, String name, String attributes) {
    Value value = define(type);
    values.remove(value);
    op(value, name, List.of(), attributes);
    values.add(value);
    return value;
  }

  private void op(@Nullable Value result, String name, List<Value> operands, String attributes) {
    begin(result, name, operands);
    text.append(attributes);
    end(result, operands);
  }

  private void region(String name, List<Value> operands, String attributes) {
    begin(null, name, operands);
    text.append(attributes).append(" ({\n");
    List<Value> outside = List.copyOf(values);
    List<String> arguments = new ArrayList<>();
    for (int i = random.nextInt(3); i > 0; i--) {
      Value value = define(type());
      arguments.add(value.name() + ": " + value.type());
    }
    text.append("^bb0(" + String.join(", ", arguments) + "):\n");
    body(3, 1 + random.nextInt(2));
    values.clear();
    values.addAll(outside);
    text.append("})");
    end(null, operands);
  }

  private void begin(@Nullable Value result, String name, List<Value> operands) {
    if (result != null) {
      text.append(result.name()).append(" = ");
    }
    text.append('"').append(name).append("\"(");
    text.append(String.join(", ", operands.stream().map(Value::name).toList()));
    text.append(')');
  }

  private void end(@Nullable Value result, List<Value> operands) {
    text.append(" : (");
    text.append(String.join(", ", operands.stream().map(Value::type).toList()));
    text.append(") -> ").append(result == null ? "()" : result.type()).append('\n');
  }
}
