// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.pattern;

import dev.ods.processor.model.Arity;
import dev.ods.processor.model.AttributeSpec;
import dev.ods.processor.model.DefaultValue;
import dev.ods.processor.model.OpSpec;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What a rewrite uses or creates. */
public sealed interface Build {
  /** The number of declared results or values, each of which replaces one of the root. */
  int size();

  /**
   * A new operation.
   *
   * @param symbol its name, or null
   * @param arguments one for each of the operation
   * @param types how the types of its results are found
   * @param offset if these are those of the root, the index of the first of them
   */
  record Op(OpSpec op, @Nullable Symbol symbol, List<Build> arguments, Types types, int offset)
      implements Build {
    public Op {
      arguments = List.copyOf(arguments);
    }

    @Override
    public int size() {
      return op.results().size();
    }

    /** The same with types. */
    Op with(Types otherTypes, int otherOffset) {
      return new Op(op, symbol, arguments, otherTypes, otherOffset);
    }
  }

  /** How the types of the results of a new operation are found. */
  enum Types {
    /** It has no results. */
    NONE,
    /** They are inferred. */
    INFERRED,
    /** They are those of the results that it replaces. */
    OF_ROOT
  }

  /** An attribute with a value. */
  record Literal(AttributeSpec attribute, DefaultValue value) implements Build {
    @Override
    public int size() {
      return 1;
    }
  }

  /**
   * What a name stands for.
   *
   * @param result the index of the declared result of an operation, or -1 for all of it
   */
  record Use(Symbol symbol, int result) implements Build {
    @Override
    public int size() {
      OpSpec op = symbol.op();
      return symbol.isOperation() && result < 0 && op != null ? op.results().size() : 1;
    }

    /** Whether it is one value, however long lists are. */
    public boolean isSingle() {
      OpSpec op = symbol.op();
      if (op == null || !symbol.isOperation()) {
        return symbol.argument() == null || Arity.of(symbol.argument()) != Arity.VARIADIC;
      }
      return size() == 1 && op.results().get(Math.max(result, 0)).arity() == Arity.SINGLE;
    }
  }
}
