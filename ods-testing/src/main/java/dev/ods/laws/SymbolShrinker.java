// SPDX-License-Identifier: Apache-2.0
package dev.ods.laws;

import dev.ods.ir.Attribute;
import dev.ods.ir.Type;
import java.lang.reflect.Constructor;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.RecordComponent;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/** Makes arguments with which a type or an attribute fails smaller, while it still fails. */
final class SymbolShrinker {
  private static final int MOST_STEPS = 100;

  /** How many types or attributes are tried for one. */
  private static final int MOST_SYMBOLS = 4;

  private final SymbolValues values;

  SymbolShrinker(SymbolValues values) {
    this.values = values;
  }

  /**
   * Smaller arguments that fail, too, or the given ones.
   *
   * @param fails is given arguments of the same classes
   */
  List<@Nullable Object> shrink(
      List<@Nullable Object> failing, Predicate<List<@Nullable Object>> fails) {
    List<@Nullable Object> smallest = failing;
    for (int step = 0; step < MOST_STEPS; step++) {
      Optional<List<@Nullable Object>> smaller =
          withOneSmaller(smallest).stream().filter(fails).findFirst();
      if (smaller.isEmpty()) {
        break;
      }
      smallest = smaller.get();
    }
    return smallest;
  }

  /** The lists of which one element is smaller. */
  private List<List<@Nullable Object>> withOneSmaller(List<@Nullable Object> elements) {
    List<List<@Nullable Object>> lists = new ArrayList<>();
    for (int i = 0; i < elements.size(); i++) {
      for (Object smaller : smaller(elements.get(i))) {
        List<@Nullable Object> copy = new ArrayList<>(elements);
        copy.set(i, smaller);
        lists.add(copy);
      }
    }
    return lists;
  }

  /** Values of the same class, the smallest first; none if there is no order among them. */
  private List<Object> smaller(@Nullable Object value) {
    if (value instanceof Number number) {
      return number(number);
    } else if (value instanceof Boolean bool) {
      return bool ? List.of(false) : List.of();
    } else if (value instanceof String text) {
      return text(text);
    } else if (value instanceof Enum<?> constant) {
      List<?> all = Arrays.asList(constant.getDeclaringClass().getEnumConstants());
      return List.copyOf(all.subList(0, all.indexOf(constant)));
    } else if (value instanceof Optional<?> optional) {
      return optional(optional);
    } else if (value instanceof Set<?> set) {
      return withoutOne(set, LinkedHashSet::new);
    } else if (value instanceof List<?> list) {
      List<Object> lists = withoutOne(list, ArrayList::new);
      lists.addAll(withOneSmaller(new ArrayList<>(list)));
      return lists;
    } else if (value instanceof Type || value instanceof Attribute) {
      return symbol(value);
    }
    return value instanceof Record record ? record(record) : List.of();
  }

  private static boolean isPrimitive(Number number) {
    return number instanceof Byte
        || number instanceof Short
        || number instanceof Integer
        || number instanceof Long
        || number instanceof Float
        || number instanceof Double;
  }

  private static List<Object> number(Number number) {
    if (number instanceof BigInteger big) {
      return big.signum() == 0 ? List.of() : List.of(BigInteger.ZERO, big.divide(BigInteger.TWO));
    }
    if (!isPrimitive(number)) {
      return List.of();
    }
    if (number instanceof Double || number instanceof Float) {
      double value = number.doubleValue();
      double rounded = Math.rint(value / 2);
      boolean isSingle = number instanceof Float;
      return Math.abs(rounded) < Math.abs(value)
          ? List.of(isSingle ? (Object) 0f : 0d, isSingle ? (Object) (float) rounded : rounded)
          : List.of();
    }
    long value = number.longValue();
    List<Object> smaller = new ArrayList<>();
    for (long candidate : new long[] {0, 1, value / 2, -value, value - Long.signum(value)}) {
      int order = Long.compareUnsigned(Math.abs(candidate), Math.abs(value));
      Object changed = ofKind(number, candidate);
      if (!changed.equals(number) && (order < 0 || (order == 0 && candidate > value))) {
        smaller.add(changed);
      }
    }
    return smaller;
  }

  private static Object ofKind(Number kind, long value) {
    if (kind instanceof Byte) {
      return (byte) value;
    } else if (kind instanceof Short) {
      return (short) value;
    }
    return kind instanceof Integer ? (Object) (int) value : (Object) value;
  }

  private static List<Object> text(String text) {
    List<Object> shorter = new ArrayList<>();
    if (!text.isEmpty()) {
      shorter.add("");
    }
    for (int i = 0; i < text.length(); i = text.offsetByCodePoints(i, 1)) {
      shorter.add(text.substring(0, i) + text.substring(text.offsetByCodePoints(i, 1)));
    }
    return shorter;
  }

  private List<Object> optional(Optional<?> optional) {
    List<Object> found = new ArrayList<>();
    if (optional.isPresent()) {
      found.add(Optional.empty());
      smaller(optional.get()).forEach(value -> found.add(Optional.of(value)));
    }
    return found;
  }

  private static List<Object> withoutOne(
      Collection<?> elements, Function<Collection<?>, Collection<?>> copy) {
    List<Object> smaller = new ArrayList<>();
    for (Object element : elements) {
      Collection<?> rest = copy.apply(elements);
      rest.remove(element);
      smaller.add(rest);
    }
    return smaller;
  }

  private List<Object> symbol(Object symbol) {
    int length = Calls.text(symbol).length();
    return values.known(symbol.getClass()).stream()
        .filter(known -> Calls.text(known).length() < length)
        .sorted(Comparator.comparingInt(known -> Calls.text(known).length()))
        .limit(MOST_SYMBOLS)
        .toList();
  }

  private List<Object> record(Record record) {
    RecordComponent[] components = record.getClass().getRecordComponents();
    List<Object> smaller = new ArrayList<>();
    try {
      List<@Nullable Object> parts = new ArrayList<>();
      for (RecordComponent component : components) {
        component.getAccessor().trySetAccessible();
        parts.add(component.getAccessor().invoke(record));
      }
      Constructor<?> canonical = SymbolSampler.canonical(record.getClass());
      for (List<@Nullable Object> changed : withOneSmaller(parts)) {
        addAccepted(canonical, changed, smaller);
      }
    } catch (ReflectiveOperationException e) {
      // Its components cannot be read, so it stays as it is.
    }
    return smaller;
  }

  private static void addAccepted(
      Constructor<?> canonical, List<@Nullable Object> components, List<Object> smaller)
      throws ReflectiveOperationException {
    try {
      smaller.add(canonical.newInstance(components.toArray()));
    } catch (InvocationTargetException e) {
      // The constructor refuses these.
    }
  }
}
