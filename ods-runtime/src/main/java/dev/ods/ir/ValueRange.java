// SPDX-License-Identifier: Apache-2.0
package dev.ods.ir;

import java.util.AbstractList;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Objects;
import java.util.RandomAccess;

/**
 * A run of values as a list: operands or results of an operation, arguments of a block, or any list
 * of values. It is a view of fixed length: except for a list of values, it shows what its owner has
 * at the time of a call.
 */
public final class ValueRange extends AbstractList<Value> implements RandomAccess {
  private enum Source {
    OPERANDS,
    RESULTS,
    ARGUMENTS,
    LIST
  }

  private final Source source;
  private final Object owner;
  private final int from;
  private final int size;

  private ValueRange(Source source, Object owner, int from, int size) {
    this.source = source;
    this.owner = owner;
    this.from = from;
    this.size = size;
  }

  /** These values. */
  public static ValueRange of(Value... values) {
    return new ValueRange(Source.LIST, List.of(values), 0, values.length);
  }

  /** The present values of a list: what becomes of the list afterwards does not change them. */
  public static ValueRange copyOf(List<Value> values) {
    return values instanceof ValueRange range && range.source == Source.LIST
        ? range
        : new ValueRange(Source.LIST, List.copyOf(values), 0, values.size());
  }

  static ValueRange operands(Operation op, int from, int count) {
    Objects.checkFromIndexSize(from, count, op.operandCount());
    return new ValueRange(Source.OPERANDS, op, from, count);
  }

  static ValueRange results(Operation op, int from, int count) {
    Objects.checkFromIndexSize(from, count, op.resultCount());
    return new ValueRange(Source.RESULTS, op, from, count);
  }

  static ValueRange arguments(Block block) {
    return new ValueRange(Source.ARGUMENTS, block, 0, block.argumentCount());
  }

  @Override
  public int size() {
    return size;
  }

  @Override
  public Value get(int index) {
    Objects.checkIndex(index, size);
    int at = from + index;
    return switch (source) {
      case OPERANDS -> ((Operation) owner).operand(at);
      case RESULTS -> ((Operation) owner).result(at);
      case ARGUMENTS -> ((Block) owner).argument(at);
      case LIST -> (Value) ((List<?>) owner).get(at);
    };
  }

  /** The type of the {@code index}-th value. */
  public Type typeAt(int index) {
    Objects.checkIndex(index, size);
    int at = from + index;
    return switch (source) {
      case OPERANDS -> ((Operation) owner).operandType(at);
      case RESULTS -> ((Operation) owner).resultType(at);
      case ARGUMENTS, LIST -> get(index).type();
    };
  }

  /**
   * The index of the first of these values among the operands of their operation.
   *
   * @throws IllegalStateException if they are not a range of operands
   */
  public int firstOperandIndex() {
    if (source != Source.OPERANDS) {
      throw new IllegalStateException(
          "these values are not the operands of one operation: use what op.operands() or the getter"
              + " of operands returned");
    }
    return from;
  }

  /** {@code count} of these values from the {@code start}-th on. */
  public ValueRange slice(int start, int count) {
    Objects.checkFromIndexSize(start, count, size);
    return new ValueRange(source, owner, from + start, count);
  }

  /** The types of the values, as a new list. */
  public List<Type> types() {
    List<Type> types = new ArrayList<>(size);
    for (int i = 0; i < size; i++) {
      types.add(typeAt(i));
    }
    return Collections.unmodifiableList(types);
  }
}
