// SPDX-License-Identifier: Apache-2.0
package dev.ods.text.parse;

import dev.ods.ir.Type;
import java.util.AbstractList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A stack of types, reused from list to list. */
public final class TypeStack {
  private @Nullable Type[] types = new Type[64];
  private int size;

  public int size() {
    return size;
  }

  /** Pushes a type; returns true. */
  boolean push(Type type) {
    if (size == types.length) {
      types = Arrays.copyOf(types, size * 2);
    }
    types[size++] = type;
    return true;
  }

  public Type get(int index) {
    Type type = index < size ? types[index] : null;
    if (type == null) {
      throw new IndexOutOfBoundsException("type " + index + " of " + size);
    }
    return type;
  }

  /** Drops all types from {@code mark} up. */
  public void cutTo(int mark) {
    size = mark;
  }

  /** A view of the types from one mark up to another, valid until the stack is cut. */
  List<Type> range(int from, int to) {
    return new AbstractList<Type>() {
      @Override
      public Type get(int index) {
        return TypeStack.this.get(from + index);
      }

      @Override
      public int size() {
        return to - from;
      }
    };
  }
}
