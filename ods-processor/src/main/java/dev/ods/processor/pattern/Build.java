// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.pattern;

import dev.ods.processor.model.Arity;
import dev.ods.processor.model.JavaKind;
import dev.ods.processor.model.JavaType;
import dev.ods.processor.model.NativeMethod;
import dev.ods.processor.model.OpSpec;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** What a rewrite uses or creates. */
public sealed interface Build {
  /** The number of declared results or values, each of which replaces one of the root. */
  int size();

  /**
   * A new operation.
   *
   * @param symbol its name, or null
   * @param selected the index of the only declared result that is used here, or -1 for all
   * @param builder the author's method that builds it, or null if its arguments are given
   * @param arguments one for each of the operation, or of the parameters of that method
   * @param regions the regions whose blocks it takes over, or none
   * @param types how the types of its results are found
   * @param offset if these are those of the root, the index of the first of them
   * @param location where it is said to come from, or null for all matched operations
   */
  record Op(
      OpSpec op,
      @Nullable Symbol symbol,
      int selected,
      @Nullable NativeMethod builder,
      List<Build> arguments,
      List<Symbol> regions,
      Types types,
      int offset,
      List<ReturnType> returnTypes,
      @Nullable Place location)
      implements Build {
    public Op {
      arguments = List.copyOf(arguments);
      regions = List.copyOf(regions);
      returnTypes = List.copyOf(returnTypes);
    }

    @Override
    public int size() {
      return selected >= 0 ? 1 : op.results().size();
    }

    /** Whether it is one value, one that may be absent, or a list. */
    Arity arity() {
      return size() == 1 ? op.results().get(Math.max(selected, 0)).arity() : Arity.VARIADIC;
    }

    /** Whether it is one value, however long lists are. */
    public boolean isSingle() {
      return arity() == Arity.SINGLE;
    }

    /** The same with types. */
    Op with(Types otherTypes, int otherOffset) {
      return with(builder, otherTypes, otherOffset);
    }

    /** The same, built by a method of the author. */
    Op builtBy(NativeMethod method) {
      return with(method, Types.BUILT, -1);
    }

    private Op with(@Nullable NativeMethod method, Types otherTypes, int otherOffset) {
      return new Op(
          op,
          symbol,
          selected,
          method,
          arguments,
          regions,
          otherTypes,
          otherOffset,
          returnTypes,
          location);
    }
  }

  /** How the types of the results of a new operation are found. */
  enum Types {
    /** It has no results. */
    NONE,
    /** They are inferred. */
    INFERRED,
    /** The author's method that builds the operation says them. */
    BUILT,
    /** They are given. */
    GIVEN,
    /** They are those of the results that it replaces. */
    OF_ROOT
  }

  /** The type of a result, or of several. */
  sealed interface ReturnType {
    /** That of a value, or those of values. */
    record Same(Use value) implements ReturnType {}

    /** What a method returns. */
    record Called(Call call) implements ReturnType {}

    /** A builtin type by its name. */
    record Builtin(BuiltinScalar type) implements ReturnType {}

    /** Whether it is one type. */
    default boolean isSingle() {
      if (this instanceof Same same) {
        return same.value().isSingle();
      }
      return !(this instanceof Called called) || !called.call().type().is(JavaKind.TYPES);
    }
  }

  /**
   * A location.
   *
   * @param name what it is called, or what several are fused with; null for nothing
   * @param symbols what is there
   */
  record Place(@Nullable String name, List<Symbol> symbols) {
    public Place {
      symbols = List.copyOf(symbols);
    }
  }

  /**
   * The call of a method.
   *
   * @param symbol the name of what it returns, or null
   * @param selected the index of the only component of the record that is used here, or -1
   * @param arguments one for each parameter that takes one
   */
  record Call(NativeMethod method, @Nullable Symbol symbol, int selected, List<Build> arguments)
      implements Build {
    public Call {
      arguments = List.copyOf(arguments);
    }

    @Override
    public int size() {
      return selected >= 0 ? 1 : Build.size(method);
    }

    /** The type of what is used. */
    public JavaType type() {
      return selected >= 0 ? method.components().get(selected).type() : method.returned();
    }
  }

  /** The number of things that a method returns. */
  private static int size(NativeMethod method) {
    return switch (method.returned().kind()) {
      case VOID -> 0;
      case RECORD -> method.components().size();
      default -> 1;
    };
  }

  /** A list of values. */
  record Variadic(@Nullable Symbol symbol, List<Build> elements) implements Build {
    public Variadic {
      elements = List.copyOf(elements);
    }

    @Override
    public int size() {
      return 1;
    }
  }

  /** An attribute with a value. */
  record Literal(TypedValue value) implements Build {
    @Override
    public int size() {
      return 1;
    }
  }

  /** Nothing. */
  record Absent() implements Build {
    @Override
    public int size() {
      return 1;
    }
  }

  /**
   * What a name stands for.
   *
   * @param result the index of the declared result of an operation or of the component of a record,
   *     or -1 for all of it
   */
  record Use(Symbol symbol, int result) implements Build {
    @Override
    public int size() {
      if (result >= 0) {
        return 1;
      } else if (symbol.isOperation()) {
        return operation().results().size();
      }
      return symbol.method() == null ? 1 : Build.size(symbol.method());
    }

    private OpSpec operation() {
      return Objects.requireNonNull(symbol.op());
    }

    /**
     * Whether it is one value or attribute, one that may be absent, or a list; what a method
     * returned is no optional one.
     */
    public Arity arity() {
      if (symbol.isOperation()) {
        return size() == 1
            ? operation().results().get(Math.max(result, 0)).arity()
            : Arity.VARIADIC;
      }
      JavaType type = type();
      if (type == null) {
        return symbol.arity();
      }
      return size() == 1 && !type.is(JavaKind.VALUES) ? Arity.SINGLE : Arity.VARIADIC;
    }

    /** Whether it is one value or attribute, which may be absent, not a list. */
    public boolean isSingle() {
      return arity() != Arity.VARIADIC;
    }

    /** A way to write it in a tree. */
    public String spelling() {
      return "$" + symbol.name() + (result < 0 ? "" : "#" + result);
    }

    /** What it is, for messages. */
    String description() {
      return symbol.isOperation() && result >= 0
          ? "a result of '" + operation().name() + "'"
          : symbol.description();
    }

    /** The type of what a method returned; null of anything else. */
    public @Nullable JavaType type() {
      NativeMethod method = symbol.method();
      if (method == null) {
        return null;
      }
      return result >= 0 ? method.components().get(result).type() : method.returned();
    }
  }
}
