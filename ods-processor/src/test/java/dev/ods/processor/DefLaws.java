// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor;

import dev.ods.diagnostic.Diagnostics;
import dev.ods.diagnostic.Severity;
import dev.ods.ir.Context;
import dev.ods.ir.Operation;
import dev.ods.ir.Type;
import dev.ods.ir.Uniqued;
import dev.ods.ir.UnknownLoc;
import dev.ods.text.Parser;
import dev.ods.text.ParserOptions;
import dev.ods.text.Printer;
import dev.ods.text.PrinterFlags;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** Laws of types and attributes that are declared. */
final class DefLaws {
  private static final Pattern TOKEN =
      Pattern.compile("\"(?:[^\"\\\\]|\\\\.)*\"|[\\w.$]+|->|[^\\s]");

  private static final String[] DAMAGES = {
    "",
    "\"",
    "<",
    ">",
    "-",
    "0x",
    "1",
    "x",
    "(",
    "]",
    ",",
    ":",
    "\\",
    "@",
    "#d.",
    "!d.",
    "99999999999999999999",
    "%0",
    "?",
    "\0",
    "\"a\"",
    "-1",
    "true",
    "=",
    "{",
    "é",
    "1.5",
    "none",
    "//",
    "i32",
    "affine_map<() -> ()>"
  };

  private final RandomDialect dialect;
  private final Random random;
  private final boolean wild;
  private final RandomValues values;
  private final Context context;
  private final List<String> failures = new ArrayList<>();
  private int checked;

  DefLaws(RandomDialect dialect, Random random, boolean wild) {
    this.dialect = dialect;
    this.random = random;
    this.wild = wild;
    this.values = dialect.load();
    this.context = values.context();
  }

  List<String> failures() {
    return failures;
  }

  /** How many objects and operations were made and checked. */
  int checked() {
    return checked;
  }

  void check() {
    for (RandomEnums.Declared each : dialect.enums()) {
      if (!each.attribute().isEmpty()) {
        guard(each.source(), () -> checkEnum(each));
      }
    }
    for (RandomDefs.Declared def : dialect.defs()) {
      for (int i = 0; i < 6; i++) {
        guard(def.source(), () -> checkDef(def));
      }
    }
    OpLaws ops = new OpLaws(random, values, this);
    for (RandomDefUsers.Declared op : dialect.ops()) {
      for (int i = 0; i < 4 && !wild; i++) {
        guard(op.source(), () -> ops.check(op));
      }
    }
  }

  void fail(String failure) {
    failures.add(failure);
  }

  private void guard(String source, Runnable check) {
    try {
      check.run();
      checked++;
    } catch (RandomValues.MissingValueException e) {
      // Nothing to make it of.
    } catch (RuntimeException | StackOverflowError | AssertionError e) {
      StackTraceElement[] trace = e.getStackTrace();
      failures.add(
          source
              + " threw "
              + e
              + " "
              + Arrays.asList(trace).subList(0, Math.min(12, trace.length)));
    }
  }

  private void checkEnum(RandomEnums.Declared declared) {
    Class<?> type = values.loaded(declared.simpleName() + "Attr");
    Object value = RandomKind.of(declared).values().next(random, values);
    checkObject(declared.source(), call(method(type, "get", 2), context, value), true);
  }

  private void checkDef(RandomDefs.Declared def) {
    Class<?> type = values.loaded(def.generated());
    List<Object> parts = def.parameters().stream().map(this::part).toList();
    boolean carried =
        def.parameters().stream()
            .anyMatch(p -> p.absence() == RandomDefs.Absence.NEVER && isSymbol(p.kind()));
    List<Object> arguments = new ArrayList<>(parts);
    if (!carried) {
      arguments.add(0, context);
    }
    Method get = method(type, "get", arguments.size());
    @Nullable Object object;
    boolean bad = def.refuses() && isBad(def, parts);
    try {
      object = call(get, arguments.toArray());
    } catch (IllegalArgumentException e) {
      if (!bad || !"refused".equals(e.getMessage())) {
        throw e;
      }
      object = null;
    }
    if (def.refuses()) {
      checkChecked(def, type, parts, object);
    }
    if (object == null) {
      return;
    }
    if (bad) {
      failures.add(def.source() + " accepts what verify refuses");
    }
    if (call(get, arguments.toArray()) != object) {
      failures.add(def.source() + " makes two objects of " + parts);
    }
    for (int i = 0; i < parts.size(); i++) {
      Object read = call(method(type, def.parameters().get(i).component(), 0), object);
      if (!read.equals(parts.get(i))) {
        failures.add(def.source() + " has " + read + " of " + parts.get(i));
      }
    }
    checkObject(def.source(), object, !wild);
    values.add(object);
  }

  private void checkChecked(
      RandomDefs.Declared def, Class<?> type, List<Object> parts, @Nullable Object expected) {
    Diagnostics diagnostics = new Diagnostics();
    List<Object> arguments = new ArrayList<>(parts);
    arguments.add(0, diagnostics);
    arguments.add(1, UnknownLoc.get(context));
    Object checked = call(method(type, "getChecked", arguments.size()), arguments.toArray());
    if (checked != expected || diagnostics.hasErrors() != (expected == null)) {
      failures.add(def.source() + " getChecked gives " + checked + " and " + diagnostics.list());
    }
  }

  private static boolean isBad(RandomDefs.Declared def, List<Object> parts) {
    for (int i = 0; i < parts.size(); i++) {
      if (def.parameters().get(i).java().equals("int")) {
        return parts.get(i).equals(-1);
      }
    }
    return false;
  }

  private static boolean isSymbol(RandomKind kind) {
    return kind.ends().endsWith("->") && !kind.isList();
  }

  private Object part(RandomDefs.Parameter parameter) {
    switch (parameter.absence()) {
      case OPTIONAL -> {
        if (random.nextBoolean()) {
          return Optional.empty();
        }
        try {
          return Optional.of(parameter.kind().values().next(random, values));
        } catch (RandomValues.MissingValueException e) {
          return Optional.empty();
        }
      }
      default -> {
        return parameter.kind().values().next(random, values);
      }
    }
  }

  // -- Laws of an object -------------------------------------------------------------------------

  private void checkObject(String source, Object object, boolean readable) {
    String text = object.toString();
    Uniqued same = ((Uniqued) object).replaceParts(part -> part);
    if (same != object) {
      failures.add(source + " is another one of the same parts: " + text);
    }
    if (readable) {
      Diagnostics diagnostics = new Diagnostics();
      Object read = parse(object instanceof Type, text, diagnostics);
      if (read != object) {
        failures.add(source + " prints " + text + " and reads " + read + " " + diagnostics.list());
        return;
      }
      for (String nested : nestings(object instanceof Type, text)) {
        checkNested(source, nested);
      }
    }
    for (int i = 0; i < 12; i++) {
      checkDamaged(source, object instanceof Type, damaged(text));
    }
  }

  private static List<String> nestings(boolean isType, String text) {
    return isType
        ? List.of(
            "#builtin.a = [" + text + ", 1]",
            "tuple<" + text + ", i32>",
            "(" + text + ") -> " + text,
            "() -> (" + text + ", " + text + ")")
        : List.of(
            "[" + text + ", " + text + "]",
            "{a = " + text + ", b}",
            "memref<2xf32, affine_map<(d0) -> (d0)>, " + text + ">");
  }

  private void checkNested(String source, String nested) {
    boolean isAttribute =
        nested.startsWith("#") || nested.startsWith("[") || nested.startsWith("{");
    String text = nested.replaceFirst("^#builtin.a = ", "");
    Diagnostics diagnostics = new Diagnostics();
    Object read = parse(!isAttribute, text, diagnostics);
    if (read == null) {
      failures.add(source + " cannot be read in " + text + " " + diagnostics.list());
    } else if (parse(!isAttribute, read.toString(), diagnostics) != read) {
      failures.add(source + " reads " + text + " and prints " + read + diagnostics.list());
    }
    String attribute = isAttribute ? text : "none";
    String op =
        "\"builtin.unrealized_conversion_cast\"() {x = "
            + attribute
            + "} : () -> "
            + (isAttribute || text.startsWith("(") ? "i1" : text)
            + "\n";
    Operation module =
        Parser.parse(
            op.getBytes(StandardCharsets.UTF_8), "a", context, ParserOptions.DEFAULT, diagnostics);
    if (module == null) {
      failures.add(source + " cannot be read in " + op + " " + diagnostics.list());
      return;
    }
    String printed = Printer.toString(module, PrinterFlags.DEFAULT);
    Operation again =
        Parser.parse(
            printed.getBytes(StandardCharsets.UTF_8),
            "a",
            context,
            ParserOptions.DEFAULT,
            diagnostics);
    if (again == null || !Printer.toString(again, PrinterFlags.DEFAULT).equals(printed)) {
      failures.add(source + " prints " + printed + " " + diagnostics.list());
    }
  }

  /** Wrong text is reported where it is, or means something else. */
  private void checkDamaged(String source, boolean isType, String text) {
    Diagnostics diagnostics = new Diagnostics();
    Object read = parse(isType, text, diagnostics);
    if (read == null) {
      boolean positioned =
          diagnostics.list().stream()
              .allMatch(
                  each ->
                      each.severity() != Severity.ERROR
                          || each.location().toString().matches("(?s).*:\\d+:\\d+.*"));
      if (!diagnostics.hasErrors() || !positioned) {
        failures.add(source + " reports " + diagnostics.list() + " for " + text);
      }
      return;
    }
    if (diagnostics.hasErrors()) {
      failures.add(source + " reads " + text + " in spite of " + diagnostics.list());
    }
    String printed = read.toString();
    if (!wild && parse(isType, printed, diagnostics) != read) {
      failures.add(source + " reads " + text + " and prints " + printed + " " + diagnostics.list());
    }
  }

  String damaged(String text) {
    List<int[]> tokens = new ArrayList<>();
    Matcher matcher = TOKEN.matcher(text);
    while (matcher.find()) {
      tokens.add(new int[] {matcher.start(), matcher.end()});
    }
    int[] token = tokens.get(random.nextInt(tokens.size()));
    int[] other = tokens.get(random.nextInt(tokens.size()));
    String before = text.substring(0, token[0]);
    String after = text.substring(token[1]);
    return switch (random.nextInt(4)) {
      case 0 -> before + after;
      case 1 -> before + text.substring(other[0], other[1]) + after;
      case 2 -> before;
      default -> before + DAMAGES[random.nextInt(DAMAGES.length)] + after;
    };
  }

  private @Nullable Object parse(boolean isType, String text, Diagnostics diagnostics) {
    try {
      return isType
          ? Parser.parseType(text, context, diagnostics)
          : Parser.parseAttribute(text, context, diagnostics);
    } catch (RuntimeException e) {
      throw new IllegalStateException("to read " + text + " throws " + e, e);
    }
  }

  // -- Reflection --------------------------------------------------------------------------------

  static Method method(Class<?> type, String name, int count) {
    return Arrays.stream(type.getDeclaredMethods())
        .filter(m -> m.getName().equals(name) && m.getParameterCount() == count)
        .filter(m -> !m.isSynthetic())
        .findFirst()
        .orElseThrow(() -> new IllegalStateException(type + " has no " + name));
  }

  static Object call(Method method, @Nullable Object... arguments) {
    try {
      method.setAccessible(true);
      boolean isStatic = Modifier.isStatic(method.getModifiers());
      return isStatic
          ? method.invoke(null, arguments)
          : method.invoke(arguments[0], Arrays.copyOfRange(arguments, 1, arguments.length));
    } catch (IllegalAccessException e) {
      throw new IllegalStateException(e);
    } catch (InvocationTargetException e) {
      if (e.getCause() instanceof RuntimeException cause) {
        throw cause;
      }
      throw new IllegalStateException(e.getCause());
    }
  }
}
