// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.test;

import dev.ods.builtin.FloatType;
import dev.ods.builtin.IntegerType;
import dev.ods.convert.TypeConversion;
import dev.ods.convert.TypeConverter;
import dev.ods.dialects.test.LegalizationOps.*;
import dev.ods.ir.*;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Drops types, splits them, and replaces them by others. */
final class TestTypeConverter {
  private TestTypeConverter() {}

  static TypeConverter create() {
    return new TypeConverter()
        .addConversion(Type.class, TypeConversion::to)
        .addConversion(FloatType.class, TestTypeConverter::convert)
        .addConversion(IntegerType.class, TestTypeConverter::convert)
        .addSourceMaterialization(TestTypeConverter::cast)
        .addTargetMaterialization(TestTypeConverter::cast);
  }

  private static TypeConversion convert(FloatType type) {
    Context context = type.context();
    return type == FloatType.f32(context)
        ? TypeConversion.to(List.of(FloatType.f16(context), FloatType.f16(context)))
        : TypeConversion.to(type);
  }

  private static TypeConversion convert(IntegerType type) {
    Context context = type.context();
    return switch (type.width()) {
      case 16 -> type.isSignless() ? TypeConversion.to(List.of()) : TypeConversion.to(type);
      case 24 -> TypeConversion.to(List.of());
      case 42 -> TypeConversion.to(IntegerType.get(context, 43));
      case 64 ->
          type.isSignless() ? TypeConversion.to(FloatType.f64(context)) : TypeConversion.to(type);
      default -> TypeConversion.to(type);
    };
  }

  private static List<Value> cast(
      OpBuilder builder,
      Location location,
      List<Type> types,
      List<Value> values,
      @Nullable Type original) {
    return List.of(TestCastOp.build(builder, location, types.get(0), values).result());
  }
}
