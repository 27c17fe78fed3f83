// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.conversion;

import dev.ods.convert.TypeConverter;
import dev.ods.ir.Type;
import dev.ods.ir.Value;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * What the types of the results of an operation become.
 *
 * @param types those of each result
 */
record ConvertedTypes(List<List<Type>> types) {
  /** What the types of these results become; null if one cannot be converted. */
  static @Nullable ConvertedTypes of(List<Value> results, TypeConverter converter) {
    return ofEach(results, converter::convertToTypes);
  }

  /** What types become, whichever values have them; null if one cannot be converted. */
  static @Nullable ConvertedTypes ofTypes(List<Type> types, TypeConverter converter) {
    return ofEach(types, converter::convertToTypes);
  }

  private static <T> @Nullable ConvertedTypes ofEach(
      List<T> all, Function<? super T, @Nullable List<Type>> conversion) {
    List<List<Type>> types = new ArrayList<>();
    for (T each : all) {
      List<Type> converted = conversion.apply(each);
      if (converted == null) {
        return null;
      }
      types.add(converted);
    }
    return new ConvertedTypes(types);
  }

  /** All of them, in their order. */
  List<Type> flat() {
    return types.stream().flatMap(List::stream).toList();
  }

  /** The results of an operation with these types, in a list for each result of the old one. */
  List<List<Value>> grouped(List<Value> results) {
    List<List<Value>> groups = new ArrayList<>();
    int next = 0;
    for (List<Type> each : types) {
      groups.add(List.copyOf(results.subList(next, next + each.size())));
      next += each.size();
    }
    return groups;
  }

  /** The values that operands have become, in their order. */
  static List<Value> flat(List<List<Value>> values) {
    List<Value> all = new ArrayList<>();
    values.forEach(all::addAll);
    return all;
  }
}
