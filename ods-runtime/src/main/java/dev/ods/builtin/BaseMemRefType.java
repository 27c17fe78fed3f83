// SPDX-License-Identifier: Apache-2.0
package dev.ods.builtin;

import dev.ods.ir.Attribute;
import dev.ods.ir.DictionaryAttr;
import dev.ods.ir.Type;
import org.jspecify.annotations.Nullable;

/** A reference to memory, with or without a rank. */
public abstract sealed class BaseMemRefType extends BuiltinType implements ShapedType
    permits MemRefType, UnrankedMemRefType {
  private final Type elementType;
  private final @Nullable Attribute memorySpace;

  BaseMemRefType(Type elementType, @Nullable Attribute memorySpace) {
    super(elementType.context());
    this.elementType = elementType;
    this.memorySpace = memorySpace;
  }

  /**
   * Whether memory may hold elements of a type: numbers, complex numbers, vectors, memory
   * references, types of dialects that are a {@link MemRefElementTypeInterface}, and all types of
   * dialects that are not loaded.
   */
  public static boolean isValidElementType(Type type) {
    return ElementContainer.MEMREF.visit(type);
  }

  static @Nullable String verifySpace(@Nullable Attribute memorySpace) {
    return memorySpace == null
            || memorySpace instanceof IntegerAttr
            || memorySpace instanceof StringAttr
            || memorySpace instanceof DictionaryAttr
            || !memorySpace.dialectNamespace().equals("builtin")
        ? null
        : "unsupported memory space Attribute";
  }

  /** Normalizes the integer 0, which denotes the default memory space, to null. */
  static @Nullable Attribute withoutDefault(@Nullable Attribute memorySpace) {
    return memorySpace instanceof IntegerAttr number && number.isZero() ? null : memorySpace;
  }

  @Override
  public final Type elementType() {
    return elementType;
  }

  @Override
  public abstract BaseMemRefType cloneWith(long @Nullable [] shape, Type elementType);

  @Override
  public final MemRefType clone(long[] shape, Type elementType) {
    return (MemRefType) cloneWith(shape, elementType);
  }

  @Override
  public final MemRefType clone(long[] shape) {
    return clone(shape, elementType);
  }

  @Override
  public abstract BaseMemRefType clone(Type elementType);

  /** Where the memory is, or null for the default. */
  public final @Nullable Attribute memorySpace() {
    return memorySpace;
  }
}
