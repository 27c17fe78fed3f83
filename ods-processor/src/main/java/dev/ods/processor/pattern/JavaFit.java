// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.pattern;

import dev.ods.processor.model.Argument;
import dev.ods.processor.model.Arity;
import dev.ods.processor.model.AttributeStorage;
import dev.ods.processor.model.JavaKind;
import dev.ods.processor.model.JavaType;
import dev.ods.processor.model.OpSpec;
import dev.ods.processor.model.OperandSpec;
import dev.ods.processor.model.RuntimeNames;
import java.util.Objects;

/** Whether what a tree names or builds can be what a Java method takes, and the reverse. */
final class JavaFit {
  private JavaFit() {}

  /**
   * Whether a parameter takes something.
   *
   * @param scope what the pattern asks of it
   */
  static boolean takes(JavaType parameter, Build given, PatternScope scope) {
    if (given instanceof Build.Absent) {
      return parameter.nullable();
    } else if (given instanceof Build.Literal literal) {
      AttributeStorage storage = literal.value().storage();
      return parameter.is(JavaKind.ATTRIBUTE)
          ? takesAttribute(parameter, storage)
          : parameter.name().equals(storage.valueType());
    } else if (given instanceof Build.Variadic) {
      return takesList(parameter);
    } else if (given instanceof Build.Op op) {
      return takesBuilt(parameter, op);
    } else if (given instanceof Build.Call call) {
      return takesReturned(parameter, call.type());
    }
    return takesUse(parameter, (Build.Use) given, scope);
  }

  private static boolean takesBuilt(JavaType parameter, Build.Op op) {
    if (op.selected() >= 0) {
      return takesValue(parameter, op.arity());
    }
    return takesOperation(parameter, op.op())
        || (op.size() == 1 ? takesValue(parameter, op.arity()) : parameter.is(JavaKind.VALUES));
  }

  private static boolean takesUse(JavaType parameter, Build.Use use, PatternScope scope) {
    Symbol symbol = use.symbol();
    JavaType returned = use.type();
    if (returned != null) {
      return takesReturned(parameter, returned);
    }
    return switch (symbol.kind()) {
      case VALUE -> takesValue(parameter, scope.arity(use));
      case LIST -> takesList(parameter);
      case REGION -> parameter.is(JavaKind.REGION);
      case DEFINING -> parameter.is(JavaKind.OPERATION);
      case MATCHED, BUILT ->
          (use.result() < 0 && takesOperation(parameter, Objects.requireNonNull(symbol.op())))
              || (use.size() == 1
                  ? takesValue(parameter, scope.arity(use))
                  : parameter.is(JavaKind.VALUES));
      case ATTRIBUTE -> takesAttribute(parameter, use, scope);
      case RETURNED, UNKNOWN -> true;
    };
  }

  /** Whether a parameter takes any list of values, not only those of an operation. */
  private static boolean takesList(JavaType parameter) {
    return parameter.is(JavaKind.VALUES) && !parameter.name().equals(RuntimeNames.VALUE_RANGE);
  }

  private static boolean takesValue(JavaType parameter, Arity arity) {
    return switch (arity) {
      case SINGLE -> parameter.is(JavaKind.VALUE);
      case OPTIONAL -> parameter.is(JavaKind.VALUE) && parameter.nullable();
      case VARIADIC -> parameter.is(JavaKind.VALUES);
    };
  }

  private static boolean takesOperation(JavaType parameter, OpSpec op) {
    return parameter.is(JavaKind.OPERATION)
        || (parameter.is(JavaKind.OP) && parameter.name().equals(op.declaration()));
  }

  private static boolean takesAttribute(JavaType parameter, Build.Use use, PatternScope scope) {
    Argument argument = (Argument) Objects.requireNonNull(use.symbol().member());
    AttributeStorage storage = argument instanceof OperandSpec ? null : Arguments.storage(argument);
    boolean isPresent = !use.symbol().isOptionalAttribute() || scope.isPresent(use);
    if (parameter.is(JavaKind.ATTRIBUTE)) {
      return (isPresent || parameter.nullable())
          && (parameter.name().equals(RuntimeNames.ATTRIBUTE)
              || scope.narrowed(use).contains(parameter.name())
              || (storage != null && takesAttribute(parameter, storage)));
    }
    return storage != null
        && parameter.name().equals(storage.valueType())
        && (isPresent || storage.kind() == AttributeStorage.Kind.UNIT);
  }

  private static boolean takesAttribute(JavaType parameter, AttributeStorage storage) {
    return parameter.name().equals(RuntimeNames.ATTRIBUTE)
        || parameter.name().equals(storage.storageClass());
  }

  private static boolean takesReturned(JavaType parameter, JavaType returned) {
    boolean isGeneral =
        parameter.name().equals(RuntimeNames.ATTRIBUTE)
            || parameter.name().equals(RuntimeNames.TYPE)
            || takesList(parameter);
    return parameter.is(returned.kind())
        && (isGeneral || parameter.name().equals(returned.name()))
        && (!returned.nullable() || parameter.nullable());
  }

  /** Whether an argument of an operation can be what a method returns. */
  static boolean isArgument(Argument argument, JavaType returned) {
    Arity arity = Arguments.arity(argument);
    if (argument instanceof OperandSpec) {
      return (returned.is(JavaKind.VALUE) && (!returned.nullable() || arity == Arity.OPTIONAL))
          || (returned.is(JavaKind.VALUES) && arity == Arity.VARIADIC);
    }
    if (returned.nullable() && arity != Arity.OPTIONAL) {
      return false;
    }
    return returned.is(JavaKind.ATTRIBUTE)
        ? !AttributeFit.refuses(argument, returned.name())
        : returned.name().equals(Arguments.valueType(argument));
  }
}
