// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor;

import static java.util.stream.Collectors.joining;

import dev.ods.codegen.GeneratedModel;
import dev.ods.diagnostic.Diagnostics;
import dev.ods.ir.Block;
import dev.ods.ir.Location;
import dev.ods.ir.OpBuilder;
import dev.ods.ir.OpDefinition;
import dev.ods.ir.OperationState;
import dev.ods.ir.Type;
import dev.ods.ir.UnknownLoc;
import dev.ods.text.Parser;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** An example of the specification: a dialect of a few operations, and texts of one of them. */
final class Example {
  private static final Pattern POSITION = Pattern.compile("(?m)^loc\\(\"test\\.mlir\".*?\\): ");

  private final CompiledDialect dialect;

  private Example(CompiledDialect dialect) {
    this.dialect = dialect;
  }

  /** The dialect that a snippet declares, or {@code tf} with the ops of the snippet. */
  static Example of(String snippet) {
    CompiledDialect dialect = CompiledDialect.of(snippet);
    dialect.context().allowUnregisteredDialects(true);
    return new Example(dialect);
  }

  /** The custom form of an op that may use {@code %0}, {@code %1}, … of these types, or errors. */
  String custom(String op, String... types) {
    return op(dialect.custom(values(types) + op), types.length);
  }

  /** The generic form of such an op, or its errors. */
  String generic(String op, String... types) {
    return op(dialect.generic(values(types) + op), types.length);
  }

  /** The generic form of the ops from such an op on, after they were canonicalized. */
  String canonicalized(String op, String... types) {
    return op(dialect.canonicalized(values(types) + op), types.length);
  }

  private static String values(String... types) {
    StringBuilder values = new StringBuilder();
    for (int i = 0; i < types.length; i++) {
      values.append("%%%d = \"x.value\"() : () -> %s%n".formatted(i, types[i]));
    }
    return values.toString();
  }

  private static String op(String printed, int values) {
    return POSITION.matcher(printed).find()
        ? POSITION.matcher(printed).replaceAll("")
        : printed.lines().skip(values).collect(joining("\n"));
  }

  /** What the declaration of an op says. */
  OpDefinition definition(String name) {
    GeneratedModel model = (GeneratedModel) dialect.context().operationName(name).model();
    return Objects.requireNonNull(model).definition();
  }

  /** A class of the snippet, or one generated from it. */
  Class<?> type(String simpleName) {
    return dialect.type(simpleName);
  }

  /** Whether an op has a trait. */
  boolean hasTrait(String name, Class<?> trait) {
    return dialect.context().operationName(name).hasTrait(trait);
  }

  /**
   * Calls {@code run(OpBuilder, Location, List<Value>)} of a class of the snippet, with values of
   * these types.
   */
  @Nullable Object run(String simpleName, String... types) {
    OpBuilder outside = OpBuilder.create(dialect.context());
    Location location = UnknownLoc.get(dialect.context());
    OperationState holder = outside.state(dialect.context().operationName("x.holder"), location);
    Block body = holder.addRegion().addBlock();
    outside.create(holder);
    OpBuilder builder = OpBuilder.atEnd(body);
    List<Object> values = new ArrayList<>();
    for (String type : types) {
      OperationState value = builder.state(dialect.context().operationName("x.value"), location);
      Type parsed = Parser.parseType(type, dialect.context(), new Diagnostics());
      values.add(builder.create(value.addType(Objects.requireNonNull(parsed))).result(0));
    }
    return Loaded.call(type(simpleName), null, "run", builder, location, values);
  }
}
