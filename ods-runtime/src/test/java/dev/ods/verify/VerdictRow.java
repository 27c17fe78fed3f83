// SPDX-License-Identifier: Apache-2.0
package dev.ods.verify;

import java.lang.reflect.Method;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A row of {@code constraints.txt}.
 *
 * @param name the constraint's; that of a confinement is followed by its arguments and by the
 *     constraint that it confines, as in {@code IntMinValue 5 on I64Attr}
 * @param kind what it constrains: a type, an attribute, or a region
 * @param verdicts a plus or a minus for each subject of that kind
 * @param message the error about the first that is rejected
 */
record VerdictRow(String name, String kind, String verdicts, String message) {
  private static final String PACKAGE = "dev.ods.constraint.";

  static VerdictRow of(String line) {
    String[] cells = line.split(" \\| ", -1);
    if (cells.length != 5) {
      throw new IllegalArgumentException(
          "constraints.txt: run .ci/constraints; no verdict: " + line);
    }
    return new VerdictRow(cells[0], cells[1], cells[3], cells[4].strip());
  }

  /** Whether a subject satisfies the constraint. */
  boolean test(Object subject) {
    String base = base();
    return (base == null || (boolean) call(find(base, ""), "test", subject))
        && (boolean) call(constraint(), "test", subject);
  }

  /** Its words in messages. */
  String summary() {
    String own = words(constraint());
    String base = base();
    return base == null ? own : words(find(base, "")) + " " + own;
  }

  /** The class of the constraint. */
  Class<?> constraint() {
    String simple = name.split(" ", 2)[0];
    return find(simple, base() == null && !kind.equals("region") ? "" : "annotated.");
  }

  private @Nullable String base() {
    int on = name.indexOf(" on ");
    return on < 0 ? null : name.substring(on + 4);
  }

  private List<String> arguments() {
    String[] words = name.split(" ", -1);
    return words.length == 1 || words[1].equals("on")
        ? List.of()
        : Arrays.asList(words[1].split(",", -1));
  }

  private static Class<?> find(String simple, String folder) {
    try {
      return Class.forName(PACKAGE + folder + simple);
    } catch (ClassNotFoundException e) {
      if (folder.isEmpty()) {
        throw new IllegalArgumentException(e);
      }
      return find(simple, "");
    }
  }

  private String words(Class<?> type) {
    try {
      return (String) type.getField("SUMMARY").get(null);
    } catch (NoSuchFieldException e) {
      return (String) call(type, "summary");
    } catch (IllegalAccessException e) {
      throw new IllegalStateException(e);
    }
  }

  /** Calls a static method with these arguments and those of the row. */
  private Object call(Class<?> type, String method, Object... first) {
    for (Method each : type.getMethods()) {
      if (each.getName().equals(method)) {
        List<Object> all = new ArrayList<>(Arrays.asList(first));
        Class<?>[] parameters = each.getParameterTypes();
        List<String> own = arguments();
        for (int i = first.length; i < parameters.length; i++) {
          all.add(argument(parameters[i], own, i - first.length));
        }
        try {
          return each.invoke(null, all.toArray());
        } catch (ReflectiveOperationException e) {
          throw new IllegalStateException(name, e);
        }
      }
    }
    throw new IllegalArgumentException(type + " has no " + method);
  }

  private static Object argument(Class<?> type, List<String> texts, int index) {
    if (type == long[].class) {
      return texts.stream().mapToLong(Long::parseLong).toArray();
    }
    return type == int.class
        ? (Object) Integer.valueOf(texts.get(index))
        : (Object) Long.valueOf(texts.get(index));
  }
}
