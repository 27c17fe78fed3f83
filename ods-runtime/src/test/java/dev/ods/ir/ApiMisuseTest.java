// SPDX-License-Identifier: Apache-2.0
package dev.ods.ir;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assertions.fail;

import dev.ods.checking.Checks;
import dev.ods.diagnostic.Diagnostics;
import dev.ods.ir.ApiObjects.Nest;
import dev.ods.ir.TestIr.NumberAttr;
import dev.ods.ir.TestIr.TestDialect;
import dev.ods.verify.Verifier;
import java.io.IOException;
import java.io.InputStream;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.lang.reflect.ParameterizedType;
import java.net.URISyntaxException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/**
 * The table of {@code misuse.txt}: what each public method of the package does with an object that
 * it must not be given. After each refused call the module verifies and prints as before. A new
 * method needs a row.
 */
class ApiMisuseTest {
  /** Where the object comes from that a method is given. */
  private enum Origin {
    GOOD,
    ERASED,
    OTHER_ARENA,
    OTHER_CONTEXT,
    TOO_SMALL,
    TOO_LARGE,
    EMPTY,
    WITH_NUL,
    UNPAIRED
  }

  private record Row(String method, String receiver, List<String> arguments) {}

  /** One call with one wrong object. */
  private record Misuse(Method method, int position, Origin origin, boolean always) {
    static final int RECEIVER = -1;

    String title() {
      String what = position == RECEIVER ? "receiver" : "argument " + position;
      return signature(method) + ": " + what + " " + origin;
    }
  }

  private static SortedMap<String, Row> table() {
    SortedMap<String, Row> rows = new TreeMap<>();
    for (String line : lines()) {
      if (!line.isEmpty() && !line.startsWith("#")) {
        List<String> words = List.of(line.split(" +"));
        String receiver = words.size() > 1 ? words.get(1) : "never";
        List<String> arguments = words.subList(Math.min(2, words.size()), words.size());
        rows.put(words.get(0), new Row(words.get(0), receiver, arguments));
      }
    }
    return rows;
  }

  /** The words of each row: for the receiver, then for the arguments. */
  static Map<String, List<String>> words() {
    Map<String, List<String>> words = new HashMap<>();
    for (Row row : table().values()) {
      List<String> all = new ArrayList<>(List.of(row.receiver()));
      all.addAll(row.arguments());
      words.put(row.method(), all);
    }
    return words;
  }

  private static List<String> lines() {
    try (InputStream in = TestIr.notNull(ApiMisuseTest.class.getResourceAsStream("misuse.txt"))) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8).lines().toList();
    } catch (IOException e) {
      throw new AssertionError(e);
    }
  }

  // --- The methods of the package.

  static List<Method> methods() {
    try (Stream<Path> files = Files.list(classFolder())) {
      List<Method> methods = new ArrayList<>();
      for (Path file : files.sorted().toList()) {
        String name = file.getFileName().toString();
        if (name.endsWith(".class") && !name.startsWith("package-info")) {
          Class<?> type = Class.forName("dev.ods.ir." + name.substring(0, name.length() - 6));
          if (isPublic(type)) {
            Stream.of(type.getDeclaredMethods()).filter(ApiMisuseTest::isApi).forEach(methods::add);
          }
        }
      }
      return methods;
    } catch (IOException | ClassNotFoundException e) {
      throw new AssertionError(e);
    }
  }

  private static Path classFolder() {
    try {
      Path root =
          Path.of(Operation.class.getProtectionDomain().getCodeSource().getLocation().toURI());
      return root.resolve("dev/ods/ir");
    } catch (URISyntaxException e) {
      throw new AssertionError(e);
    }
  }

  private static boolean isPublic(Class<?> type) {
    Class<?> outer = type.getDeclaringClass();
    return Modifier.isPublic(type.getModifiers()) && (outer == null || isPublic(outer));
  }

  private static boolean isApi(Method method) {
    return Modifier.isPublic(method.getModifiers()) && !method.isSynthetic();
  }

  static String signature(Method method) {
    return topClass(method.getDeclaringClass()).getSimpleName()
        + "."
        + method.getName()
        + Stream.of(method.getParameterTypes())
            .map(Class::getSimpleName)
            .collect(Collectors.joining(",", "(", ")"));
  }

  private static Class<?> topClass(Class<?> type) {
    Class<?> outer = type.getDeclaringClass();
    return outer == null ? type : topClass(outer);
  }

  @Test
  void everyPublicMethodHasARow() {
    SortedMap<String, Row> table = table();
    TreeSet<String> unused = new TreeSet<>(table.keySet());
    List<String> missing = new ArrayList<>();
    for (Method method : methods()) {
      String signature = signature(method);
      String anyOfClass = signature.substring(0, signature.indexOf('.')) + ".*";
      if (table.containsKey(signature)) {
        unused.remove(signature);
        assertEquals(
            method.getParameterCount(),
            TestIr.notNull(table.get(signature)).arguments().size(),
            signature);
      } else if (!table.containsKey(anyOfClass)) {
        missing.add(signature);
      }
      unused.remove(anyOfClass);
    }
    assertEquals(List.of(), missing, "methods without a row in misuse.txt");
    assertEquals(new TreeSet<>(), unused, "rows of no method");
  }

  // --- The misuses of the table.

  @TestFactory
  List<DynamicTest> misusesAreRefused() {
    return misuses().stream().map(m -> DynamicTest.dynamicTest(m.title(), () -> check(m))).toList();
  }

  private static List<Misuse> misuses() {
    SortedMap<String, Row> table = table();
    List<Misuse> misuses = new ArrayList<>();
    for (Method method : methods()) {
      Row row = table.get(signature(method));
      if (row != null) {
        if (!row.receiver().equals("never")) {
          boolean always = row.receiver().equals("always");
          misuses.add(new Misuse(method, Misuse.RECEIVER, Origin.ERASED, always));
        }
        for (int i = 0; i < row.arguments().size(); i++) {
          addMisuses(method, i, row.arguments().get(i), misuses);
        }
      }
    }
    return misuses;
  }

  private static void addMisuses(Method method, int position, String word, List<Misuse> misuses) {
    List<Origin> origins =
        switch (word) {
          case "live", "checked" -> List.of(Origin.ERASED);
          case "here" -> List.of(Origin.ERASED, Origin.OTHER_ARENA);
          case "arena" -> List.of(Origin.OTHER_ARENA);
          case "context" -> List.of(Origin.OTHER_CONTEXT);
          case "index" -> List.of(Origin.TOO_SMALL, Origin.TOO_LARGE);
          case "negative" -> List.of(Origin.TOO_SMALL);
          case "name" -> List.of(Origin.EMPTY, Origin.WITH_NUL, Origin.UNPAIRED);
          case "key" -> List.of(Origin.EMPTY, Origin.UNPAIRED);
          case "-" -> List.of();
          default -> throw new AssertionError("no such word: " + word);
        };
    for (Origin origin : origins) {
      misuses.add(new Misuse(method, position, origin, !word.equals("checked")));
    }
  }

  private static void check(Misuse misuse) throws IllegalAccessException {
    if (!misuse.always() && !Checks.ENABLED) {
      return;
    }
    Context context = context();
    ApiObjects here = ApiObjects.create(context);
    ApiObjects elsewhere =
        ApiObjects.create(misuse.origin() == Origin.OTHER_CONTEXT ? context() : context);
    String before = here.root.toGenericString();
    Method method = misuse.method();
    @Nullable Object[] arguments = argumentsOf(method, here);
    Object receiver = receiverOf(method, here);
    // Last, so that nothing is allocated where the erased operation was.
    Nest nest = misuse.origin() == Origin.ERASED ? here.erased() : Nest.of(elsewhere.user);
    if (misuse.position() == Misuse.RECEIVER) {
      receiver = ofNest(method.getDeclaringClass(), nest);
    } else {
      arguments[misuse.position()] = wrong(misuse, here, elsewhere, nest);
    }
    try {
      Object result = method.invoke(receiver, arguments);
      if (receiver instanceof OperationState state) {
        // Whether an operand was erased is found out when the operation is created.
        result = here.builder.create(state);
      }
      fail("accepted, returned " + result);
    } catch (InvocationTargetException e) {
      checkRefusal(misuse, TestIr.notNull(e.getCause()));
    } catch (IllegalStateException e) {
      checkRefusal(misuse, e);
    }
    assertEquals("", damage(here.root, before));
  }

  private static void checkRefusal(Misuse misuse, Throwable refusal) {
    Class<?> expected =
        switch (misuse.origin()) {
          case ERASED -> IllegalStateException.class;
          case OTHER_ARENA, OTHER_CONTEXT, EMPTY, WITH_NUL, UNPAIRED ->
              IllegalArgumentException.class;
          case TOO_SMALL, TOO_LARGE ->
              refusal instanceof IllegalArgumentException
                  ? IllegalArgumentException.class
                  : IndexOutOfBoundsException.class;
          case GOOD -> throw new AssertionError();
        };
    if (refusal.getClass() != expected) {
      throw new AssertionError("expected " + expected.getSimpleName(), refusal);
    }
    String message = String.valueOf(refusal.getMessage());
    boolean isIndex = expected == IndexOutOfBoundsException.class;
    assertTrue(isIndex || message.contains(": ") || message.contains("not negative"), message);
  }

  private static Context context() {
    Context context = TestIr.context();
    context.allowUnregisteredDialects(true);
    return context;
  }

  /** What is wrong with a module that was printed before. */
  private static String damage(Operation root, String before) {
    Diagnostics diagnostics = new Diagnostics();
    if (!Verifier.verify(root, diagnostics)) {
      return diagnostics.list().toString();
    }
    String now = root.toGenericString();
    return now.equals(before) ? "" : "was\n" + before + "\nis\n" + now;
  }

  // --- Objects.

  /** The methods whose receivers and arguments are objects that can be misused. */
  static List<Method> methodsWithRows() {
    SortedMap<String, Row> table = table();
    return methods().stream().filter(method -> table.containsKey(signature(method))).toList();
  }

  /** Arguments that a method accepts. */
  static @Nullable Object[] argumentsOf(Method method, ApiObjects here) {
    @Nullable Object[] arguments = new @Nullable Object[method.getParameterCount()];
    for (int i = 0; i < arguments.length; i++) {
      arguments[i] = new Arguments(here, method, i).make();
    }
    return arguments;
  }

  /** An object that a method may be called on; null for a static one. */
  static @Nullable Object receiverOf(Method method, ApiObjects here) {
    return Modifier.isStatic(method.getModifiers()) ? null : receiver(method, here);
  }

  private static Object receiver(Method method, ApiObjects here) {
    Class<?> type = method.getDeclaringClass();
    boolean takesBody = method.getName().equals("takeBody");
    boolean isProperty = method.getName().toLowerCase(Locale.ROOT).contains("property");
    if (type == Operation.class) {
      return isProperty ? here.registered : here.user;
    } else if (type == Block.class) {
      return here.body;
    } else if (type == Region.class) {
      return takesBody ? here.loose.region(0) : here.root.region(0);
    } else if (type == OpBuilder.class) {
      return here.builder;
    } else if (type == OperationState.class) {
      return isProperty ? here.registeredState : here.state;
    } else if (type == IrMapping.class) {
      return IrMapping.create().map(here.body, here.body);
    } else if (type == Context.class) {
      return here.context;
    } else if (type == OpModel.class) {
      return TestDialect.ONE;
    } else if (type == IrMemory.class) {
      return IrMemory.of(here.root);
    } else if (type == DictionaryAttr.class) {
      return DictionaryAttr.get(here.context, List.of(named(here.context)));
    }
    return ofNest(type, Nest.of(here.user));
  }

  private static Object ofNest(Class<?> type, Nest nest) {
    if (type == Operation.class) {
      return nest.op();
    } else if (type == Block.class) {
      return nest.block();
    } else if (type == Region.class) {
      return nest.region();
    } else if (type == Value.class) {
      return nest.result();
    } else if (type == OpOperand.class) {
      return nest.operand();
    } else if (type == ValueRange.class) {
      return nest.operands();
    }
    throw new AssertionError("no object of " + type);
  }

  private static NamedAttribute named(Context context) {
    return new NamedAttribute("n", NumberAttr.get(context, 2));
  }

  private static Object wrong(Misuse misuse, ApiObjects here, ApiObjects elsewhere, Nest nest) {
    Class<?> type = misuse.method().getParameterTypes()[misuse.position()];
    return switch (misuse.origin()) {
      case TOO_SMALL -> -1;
      case TOO_LARGE -> 1000;
      case EMPTY -> "";
      case WITH_NUL -> "t.a\0b";
      case UNPAIRED -> "t.a\uD800b";
      case OTHER_CONTEXT -> new Arguments(elsewhere, misuse.method(), misuse.position()).make();
      default -> ofOtherOrigin(misuse, type, here, elsewhere, nest);
    };
  }

  private static Object ofOtherOrigin(
      Misuse misuse, Class<?> type, ApiObjects here, ApiObjects elsewhere, Nest nest) {
    if (type == OperationState.class) {
      return elsewhere.state;
    } else if (type == List.class) {
      List<Object> values = new ArrayList<>();
      Object good = new Arguments(here, misuse.method(), misuse.position()).make();
      values.addAll((List<?>) good);
      Class<?> element = values.get(0) instanceof Block ? Block.class : Value.class;
      values.set(values.size() - 1, ofNest(element, nest));
      return values;
    }
    return ofNest(type, nest);
  }

  /** Makes arguments that a method accepts. */
  private record Arguments(ApiObjects of, Method method, int position) {
    Object make() {
      Class<?> type = method.getParameterTypes()[position];
      if (type == List.class || type == java.util.Collection.class) {
        ParameterizedType list = (ParameterizedType) method.getGenericParameterTypes()[position];
        String element = list.getActualTypeArguments()[0].getTypeName();
        return new ArrayList<>(List.of(simple(element.substring(element.lastIndexOf('.') + 1))));
      }
      return simple(type.getSimpleName());
    }

    private Object simple(String type) {
      Context context = of.context;
      return switch (type) {
        case "int" -> 0;
        case "long" -> 0L;
        case "StoredValue" -> new PropertyStorage.StoredValue();
        case "Throwable" -> new ArithmeticException();
        case "String" -> "n";
        case "BitSet" -> BitSet.valueOf(new long[] {1});
        case "byte[]" -> "n".getBytes(StandardCharsets.UTF_8);
        case "Class" -> method.getName().equals("as") ? OpView.class : NumberAttr.class;
        case "Object" -> "";
        case "Context" -> context;
        case "Type" -> TestIr.type(context);
        case "Attribute" -> NumberAttr.get(context, 3);
        case "NamedAttribute" -> named(context);
        case "DictionaryAttr" -> DictionaryAttr.get(context, List.of(named(context)));
        case "Location" -> NameLoc.get(context, "n");
        case "OperationName" -> context.operationName("t.one");
        case "OpModel" -> TestDialect.ONE;
        case "OpVisitor" -> (OpVisitor) op -> WalkResult.CONTINUE;
        case "Consumer" -> (Consumer<Object>) op -> {};
        case "WalkOrder" -> WalkOrder.PRE;
        case "IrMapping" -> IrMapping.create();
        case "OperationState" -> of.state;
        case "Operation" -> operation();
        case "Block" -> block();
        case "Region" -> of.root.region(0);
        case "Value" -> of.body.argument(0);
        case "Value[]" -> new Value[] {of.body.argument(0)};
        default -> throw new AssertionError("no argument of " + type);
      };
    }

    private Operation operation() {
      boolean inserted =
          switch (method.getName()) {
            case "append", "prepend", "insert" -> true;
            case "insertBefore", "insertAfter" -> position == 1;
            default -> false;
          };
      return inserted ? of.loose : method.getName().equals("makeRoot") ? of.root : of.producer;
    }

    private Block block() {
      boolean appended = method.getName().equals("append");
      return appended ? of.looseBlock : of.target;
    }
  }

  /** The tests of the table are as many as its words; this fails if they become few. */
  @Test
  void theTableIsRead() {
    assertTrue(misuses().size() > 200, () -> Arrays.toString(misuses().toArray()));
  }
}
