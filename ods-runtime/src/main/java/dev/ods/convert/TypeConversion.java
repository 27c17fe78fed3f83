// SPDX-License-Identifier: Apache-2.0
package dev.ods.convert;

import dev.ods.ir.Type;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** What a rule of a {@link TypeConverter} says of a type. */
public final class TypeConversion {
  private static final TypeConversion UNDECIDED = new TypeConversion(null);
  private static final TypeConversion FAILED = new TypeConversion(null);

  private final @Nullable List<Type> types;

  private TypeConversion(@Nullable List<Type> types) {
    this.types = types;
  }

  /** The type becomes another one, or stays as it is. */
  public static TypeConversion to(Type type) {
    return new TypeConversion(List.of(Objects.requireNonNull(type, "type")));
  }

  /** The type becomes several types, or none. */
  public static TypeConversion to(List<? extends Type> types) {
    return new TypeConversion(List.copyOf(types));
  }

  /** The rule is not for this type: one that was added before it decides. */
  public static TypeConversion undecided() {
    return UNDECIDED;
  }

  /** The type cannot be converted, and no other rule is asked. */
  public static TypeConversion failed() {
    return FAILED;
  }

  boolean isUndecided() {
    return this == UNDECIDED;
  }

  /** Null if the type cannot be converted. */
  @Nullable List<Type> types() {
    return types;
  }
}
