// SPDX-License-Identifier: Apache-2.0
package dev.ods.laws;

import dev.ods.affine.AffineMap;
import dev.ods.builtin.AffineMapAttr;
import dev.ods.codegen.GeneratedMutableType;
import dev.ods.ir.Attribute;
import dev.ods.ir.Context;
import dev.ods.ir.Type;
import java.lang.reflect.Constructor;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * Random instances of the classes of a dialect's types and attributes: what their public static
 * methods {@code get} make of random arguments. Which arguments are valid the methods decide.
 */
final class SymbolSampler {
  /** How often arguments may be refused before a class is given up. */
  private static final int ATTEMPTS = 10_000;

  private static final int DEEPEST = 3;

  /** Where collections are empty, so that records that contain themselves end. */
  private static final int DEEPEST_RECORD = 6;

  private static final long[] NUMBERS = {0, 1, 2, 3, 8, 16, 32, 64, -1, 127, 255, 1000};

  private static final List<String> TEXTS =
      List.of("", "a", "some text", "\"quoted\" \\", "line\nbreak", "é\u0000", "x.y", "9z");

  private final SymbolValues values;
  private final Predicate<Object> condition;
  private final Random random;

  /** Whether an instance was made that the condition refuses. */
  private boolean refused;

  private @Nullable String refusal;

  /** What no value is known of, so that some arguments were not complete. */
  private @Nullable String missing;

  /**
   * Creates a sampler.
   *
   * @param values what parameters may have
   * @param condition what is demanded of an instance
   */
  SymbolSampler(SymbolValues values, Predicate<Object> condition, long seed) {
    this.values = values;
    this.condition = condition;
    this.random = new Random(seed);
  }

  /**
   * A call of a method {@code get}.
   *
   * @param arguments valid ones
   * @param result the instance that it returned
   */
  record Made(Method factory, List<@Nullable Object> arguments, Object result) {}

  /**
   * A random instance, or null if none is found; then {@link #refusal} says why.
   *
   * @throws SymbolFailure if a method {@code get} fails
   */
  @Nullable Made next(Class<?> type) {
    for (int attempt = 0; attempt < ATTEMPTS; attempt++) {
      Made made = make(type, 0);
      if (made != null && condition.test(made.result())) {
        return made;
      }
      refused |= made != null;
    }
    return null;
  }

  /** Why arguments were refused last. */
  String refusal() {
    if (refusal != null) {
      return refusal;
    }
    if (refused) {
      return "the condition of the author is not satisfied";
    }
    return missing == null
        ? "it has no public static method 'get'"
        : "no value of " + missing + " is known, for a parameter";
  }

  private @Nullable Made make(Class<?> type, int depth) {
    List<Method> factories = FactoryMethods.get(type, type);
    return factories.isEmpty() ? null : call(pick(factories), depth);
  }

  private @Nullable Made call(Method factory, int depth) {
    List<@Nullable Object> arguments = arguments(factory.getGenericParameterTypes(), depth);
    Object result = arguments.contains(null) ? null : result(factory, arguments);
    return result == null || !hasBody(result, depth) ? null : new Made(factory, arguments, result);
  }

  /** The instance that a call makes of other arguments, or null if these are refused. */
  @Nullable Made again(Method factory, List<@Nullable Object> arguments) {
    Object result = result(factory, arguments);
    return result == null || !condition.test(result) ? null : new Made(factory, arguments, result);
  }

  /** What a call returns, or null if the arguments are refused. */
  @Nullable Object result(Method factory, List<@Nullable Object> arguments) {
    try {
      return factory.invoke(null, arguments.toArray());
    } catch (InvocationTargetException e) {
      if (!(e.getCause() instanceof IllegalArgumentException)) {
        throw new SymbolFailure(factory, arguments, e.getCause());
      }
      refusal = e.getCause().getMessage();
    } catch (IllegalAccessException e) {
      refusal = e.getMessage();
    }
    return null;
  }

  /** Whether an instance has the body that its class has; sets it if it has none yet. */
  @SuppressWarnings("unchecked") // a value of the class that the type declares for its body
  private boolean hasBody(Object made, int depth) {
    if (!(made instanceof GeneratedMutableType<?, ?> type) || type.body() != null) {
      return true;
    }
    ParameterizedType base = (ParameterizedType) type.getClass().getGenericSuperclass();
    java.lang.reflect.Type kind = base.getActualTypeArguments()[1];
    boolean refersToItself =
        kind instanceof Class<?> body && body.isInstance(type) && random.nextInt(3) == 0;
    Object body = refersToItself ? type : value(kind, depth + 1);
    return body != null && ((GeneratedMutableType<?, Object>) type).setBody(body);
  }

  private List<@Nullable Object> arguments(java.lang.reflect.Type[] parameters, int depth) {
    List<@Nullable Object> arguments = new ArrayList<>();
    for (java.lang.reflect.Type parameter : parameters) {
      arguments.add(value(parameter, depth));
    }
    return arguments;
  }

  private <T> T pick(List<T> values) {
    return values.get(random.nextInt(values.size()));
  }

  /** A random value, or null if none is known. */
  private @Nullable Object value(java.lang.reflect.Type type, int depth) {
    Object value = anyOf(type, depth);
    if (value == null && missing == null) {
      missing = type.getTypeName();
    }
    return value;
  }

  private @Nullable Object anyOf(java.lang.reflect.Type type, int depth) {
    if (type instanceof ParameterizedType generic && generic.getRawType() instanceof Class<?> raw) {
      return collection(raw, generic.getActualTypeArguments()[0], depth);
    }
    if (!(type instanceof Class<?> kind)) {
      return null;
    }
    List<Object> extras = values.extras(kind);
    if (kind == Context.class) {
      return values.context();
    } else if (!extras.isEmpty() && random.nextBoolean()) {
      return pick(extras);
    } else if (kind == String.class) {
      return random.nextInt(3) == 0 ? text() : pick(TEXTS);
    } else if (kind.isEnum()) {
      return pick(Arrays.asList(kind.getEnumConstants()));
    } else if (kind.isPrimitive() || Number.class.isAssignableFrom(kind) || kind == Boolean.class) {
      return number(kind.getSimpleName());
    }
    if (kind == AffineMap.class) {
      return symbol(AffineMapAttr.class, depth) instanceof AffineMapAttr map ? map.value() : null;
    }
    boolean isSymbol = Type.class.isAssignableFrom(kind) || Attribute.class.isAssignableFrom(kind);
    return isSymbol ? symbol(kind, depth) : kind.isRecord() ? record(kind, depth) : null;
  }

  private String text() {
    return random
        .ints(random.nextInt(6), 0x20, 0x2FF)
        .collect(StringBuilder::new, StringBuilder::appendCodePoint, StringBuilder::append)
        .toString();
  }

  private @Nullable Object number(String kind) {
    long bits = random.nextInt(4) == 0 ? random.nextLong() : NUMBERS[random.nextInt(12)];
    return switch (kind) {
      case "boolean", "Boolean" -> random.nextBoolean();
      case "byte", "Byte" -> (byte) bits;
      case "short", "Short" -> (short) bits;
      case "int", "Integer" -> (int) bits;
      case "long", "Long" -> bits;
      case "BigInteger" -> BigInteger.valueOf(bits).shiftLeft(40 * random.nextInt(3));
      case "float", "Float" -> finite(Float.intBitsToFloat((int) bits), (float) bits / 4);
      case "double", "Double" -> finite(Double.longBitsToDouble(bits), (double) bits / 4);
      default -> null;
    };
  }

  private static float finite(float number, float otherwise) {
    return Float.isFinite(number) ? number : otherwise;
  }

  private static double finite(double number, double otherwise) {
    return Double.isFinite(number) ? number : otherwise;
  }

  private @Nullable Object collection(Class<?> raw, java.lang.reflect.Type element, int depth) {
    if (raw == Optional.class) {
      return depth >= DEEPEST_RECORD || random.nextBoolean()
          ? Optional.empty()
          : Optional.ofNullable(value(element, depth));
    }
    List<@Nullable Object> elements = new ArrayList<>();
    for (int i = depth >= DEEPEST_RECORD ? 0 : random.nextInt(4); i > 0; i--) {
      elements.add(value(element, depth));
    }
    if (elements.contains(null)) {
      return null;
    } else if (raw == Set.class) {
      return new LinkedHashSet<>(elements);
    }
    return raw == List.class ? elements : null;
  }

  /** A known one of the class, or a new one. */
  private @Nullable Object symbol(Class<?> kind, int depth) {
    List<Object> own = values.own(kind);
    if (!own.isEmpty() && random.nextInt(4) == 0) {
      return pick(own);
    }
    List<Object> found = values.known(kind);
    if (!found.isEmpty() && (depth >= DEEPEST || random.nextInt(4) > 0)) {
      return pick(found);
    }
    Made made = depth >= DEEPEST ? null : make(kind, depth + 1);
    return made != null ? made.result() : found.isEmpty() ? null : pick(found);
  }

  /**
   * A record of the author, through its canonical constructor; null if its module is not open to
   * this one.
   */
  private @Nullable Object record(Class<?> kind, int depth) {
    java.lang.reflect.Type[] components =
        Arrays.stream(kind.getRecordComponents())
            .map(RecordComponent::getGenericType)
            .toArray(java.lang.reflect.Type[]::new);
    if (depth > DEEPEST_RECORD) {
      return null;
    }
    List<@Nullable Object> arguments = arguments(components, depth + 1);
    try {
      return arguments.contains(null) ? null : canonical(kind).newInstance(arguments.toArray());
    } catch (InvocationTargetException e) {
      refusal = e.getCause().toString();
      return null;
    } catch (ReflectiveOperationException e) {
      return null;
    }
  }

  /** The canonical constructor of a record. */
  static Constructor<?> canonical(Class<?> kind) throws NoSuchMethodException {
    Class<?>[] types =
        Arrays.stream(kind.getRecordComponents())
            .map(RecordComponent::getType)
            .toArray(Class<?>[]::new);
    Constructor<?> canonical = kind.getDeclaredConstructor(types);
    canonical.trySetAccessible();
    return canonical;
  }
}
