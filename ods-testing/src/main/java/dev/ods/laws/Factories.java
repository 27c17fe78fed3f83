// SPDX-License-Identifier: Apache-2.0
package dev.ods.laws;

import dev.ods.builtin.TypeAttr;
import dev.ods.builtin.TypedAttr;
import dev.ods.ir.Attribute;
import dev.ods.ir.Context;
import dev.ods.ir.OpModel;
import dev.ods.ir.OpView;
import dev.ods.ir.Type;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.ParameterizedType;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Attributes of the classes that the accessors of an operation return: what their static methods
 * {@code get} make of enums, numbers, strings, types and other attributes, or for an enum those of
 * the class that is generated from it. A definition names such a class nowhere else.
 */
final class Factories {
  private static final int MOST_VALUES = 40;
  private static final int DEEPEST = 3;
  private static final Set<String> BUILTIN =
      Set.of(Context.class.getPackageName(), TypedAttr.class.getPackageName());

  private final Context context;
  private final Candidates candidates;
  private final Set<Class<?>> done = new HashSet<>();

  Factories(Context context, Candidates candidates) {
    this.context = context;
    this.candidates = candidates;
  }

  /** Adds the attributes of the classes that an operation's accessors return. */
  void addAllOf(OpModel model) {
    OpView kind = model.as(OpView.class);
    if (kind == null) {
      return;
    }
    for (Method method : kind.getClass().getMethods()) {
      if (method.getParameterCount() == 0) {
        addAllOf(returned(method.getGenericReturnType()));
      }
    }
  }

  private void addAllOf(@Nullable Class<?> type) {
    if (type == null || isBuiltin(type) || !done.add(type)) {
      return;
    }
    if (type.isEnum()) {
      Class<?> generated = generatedFrom(type);
      if (generated != null) {
        FactoryMethods.get(generated, Attribute.class).forEach(this::addAllOf);
      }
    } else if (Attribute.class.isAssignableFrom(type) || Type.class.isAssignableFrom(type)) {
      addAll(make(type, 0));
    }
  }

  private void addAllOf(Method factory) {
    List<Object> made = new ArrayList<>();
    call(factory, 0, made);
    addAll(made);
  }

  /**
   * Adds those that the author allows; types as attributes only, as for operands there are those of
   * the dialect, and of the author. What is not parsed back is for the test of its class; if it is
   * all that there is, an operation may need it.
   */
  private void addAll(List<Object> made) {
    List<Object> allowed = made.stream().filter(candidates::allows).toList();
    List<Object> readable = allowed.stream().filter(SymbolValues::isParsedBack).toList();
    for (Object symbol : readable.isEmpty() ? allowed : readable) {
      candidates.add(symbol instanceof Type type ? TypeAttr.get(type) : (Attribute) symbol);
    }
  }

  /** The class of a value, or of those in a collection or an {@code Optional}. */
  private static @Nullable Class<?> returned(java.lang.reflect.Type type) {
    if (type instanceof ParameterizedType generic) {
      java.lang.reflect.Type[] arguments = generic.getActualTypeArguments();
      return arguments.length == 1 ? returned(arguments[0]) : null;
    }
    return type instanceof Class<?> found ? found : null;
  }

  /** The class that converts an enum to attributes, or null if there is none. */
  private static @Nullable Class<?> generatedFrom(Class<?> enumeration) {
    String name = enumeration.getPackageName() + "." + enumeration.getSimpleName() + "Enum";
    try {
      return Class.forName(name, false, enumeration.getClassLoader());
    } catch (ClassNotFoundException e) {
      return null;
    }
  }

  /** Some instances of a class: none if it has no public static method that makes one. */
  private List<Object> make(Class<?> type, int depth) {
    List<Object> made = new ArrayList<>();
    for (Method method : FactoryMethods.get(type, type)) {
      call(method, depth, made);
    }
    return made;
  }

  /** Calls a factory with each argument in turn: the n-th call takes the n-th value of each. */
  private void call(Method factory, int depth, List<Object> made) {
    java.lang.reflect.Type[] parameters = factory.getGenericParameterTypes();
    List<List<?>> values = new ArrayList<>();
    int calls = 1;
    for (java.lang.reflect.Type parameter : parameters) {
      List<?> some = values(parameter, depth);
      if (some.isEmpty()) {
        return;
      }
      values.add(some);
      calls = Math.max(calls, some.size());
    }
    for (int i = 0; i < Math.min(calls, MOST_VALUES); i++) {
      Object[] arguments = new Object[parameters.length];
      for (int j = 0; j < arguments.length; j++) {
        arguments[j] = values.get(j).get(i % values.get(j).size());
      }
      Object result = invoke(factory, arguments);
      if (result != null) {
        made.add(result);
      }
    }
  }

  /** The result, or null if the factory refuses the arguments or is not accessible. */
  private static @Nullable Object invoke(Method factory, Object[] arguments) {
    try {
      return factory.invoke(null, arguments);
    } catch (InvocationTargetException | IllegalAccessException e) {
      return null;
    }
  }

  private List<?> values(java.lang.reflect.Type parameter, int depth) {
    if (parameter instanceof ParameterizedType generic
        && generic.getRawType() instanceof Class<?> raw
        && generic.getActualTypeArguments().length == 1) {
      return collections(raw, values(generic.getActualTypeArguments()[0], depth));
    }
    if (!(parameter instanceof Class<?> type)) {
      return List.of();
    }
    if (type == Context.class) {
      return List.of(context);
    } else if (type == boolean.class) {
      return List.of(true, false);
    } else if (type == byte.class) {
      return List.of((byte) 1, (byte) 0);
    } else if (type == short.class) {
      return List.of((short) 1, (short) 0);
    } else if (type == int.class || type == Integer.class) {
      return List.of(1, 0, 2, 8, 16, 32);
    } else if (type == long.class || type == Long.class) {
      return List.of(1L, 0L, 2L, 64L, 1L << 40);
    } else if (type == BigInteger.class) {
      return List.of(BigInteger.ONE, BigInteger.ZERO, BigInteger.ONE.shiftLeft(100));
    } else if (type == float.class) {
      return List.of(1.0f, 0.0f, -2.5f);
    } else if (type == double.class) {
      return List.of(1.0, 0.0, -2.5);
    } else if (type == String.class) {
      return List.of("a", "some text", "\"quoted\"");
    } else if (type.isEnum()) {
      return List.of(type.getEnumConstants());
    }
    return instances(type, depth);
  }

  /** Whether the candidates have instances of the class anyway, chosen with more care. */
  private static boolean isBuiltin(Class<?> type) {
    return BUILTIN.contains(type.getPackageName());
  }

  private List<?> instances(Class<?> type, int depth) {
    List<Object> found = new ArrayList<>();
    candidates.types().stream().filter(type::isInstance).forEach(found::add);
    candidates.attributes().stream().filter(type::isInstance).forEach(found::add);
    return !found.isEmpty() || depth == DEEPEST || isBuiltin(type) ? found : make(type, depth + 1);
  }

  /** Collections of these elements: none, each of them, each with its successor, all. */
  private static List<?> collections(Class<?> raw, List<?> elements) {
    List<List<?>> lists = new ArrayList<>();
    lists.add(List.of());
    for (int i = 0; i < Math.min(elements.size(), MOST_VALUES / 2); i++) {
      lists.add(List.of(elements.get(i)));
      if (i > 0) {
        lists.add(List.of(elements.get(i - 1), elements.get(i)));
      }
    }
    return raw.isAssignableFrom(List.class)
        ? lists
        : raw.isAssignableFrom(Set.class) ? lists.stream().map(HashSet::new).toList() : List.of();
  }
}
