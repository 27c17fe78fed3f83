// SPDX-License-Identifier: Apache-2.0
package dev.ods.ir;

import dev.ods.checking.Checks;
import dev.ods.ir.TestIr.NamedType;
import dev.ods.ir.TestIr.NumberAttr;
import dev.ods.ir.TestIr.TestDialect;
import dev.ods.ir.storage.Blocks;
import dev.ods.ir.storage.Ops;
import dev.ods.ir.storage.Regions;
import dev.ods.ir.storage.Uses;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.lang.reflect.ParameterizedType;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.NoSuchElementException;
import java.util.Random;
import java.util.Set;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * Calls public methods of the IR's API at random, with objects that other calls have returned: some
 * erased, some of another arena or of another context, and numbers that may be too large.
 *
 * <p>In checking mode any handle is used, however old. Out of it, handles to what is erased are
 * used at most in the next call, before the memory may be in use again, and only where that is
 * always refused.
 */
final class RandomCalls {
  private static final Set<Class<?>> DOCUMENTED =
      Set.of(
          IllegalStateException.class,
          IllegalArgumentException.class,
          IndexOutOfBoundsException.class,
          NoSuchElementException.class,
          UnsupportedOperationException.class);

  private static final Set<Class<?>> CALLED =
      Set.of(
          Operation.class,
          Block.class,
          Region.class,
          Value.class,
          OpOperand.class,
          OpBuilder.class,
          OperationState.class,
          IrMapping.class,
          IrMemory.class,
          ValueRange.class,
          DictionaryAttr.class,
          CallSiteLoc.class,
          FusedLoc.class,
          NameLoc.class,
          OperationDump.class);

  private static final Set<String> ERASING =
      Set.of(
          "erase",
          "eraseArgument",
          "eraseArguments",
          "eraseOperands",
          "setOperands",
          "reset",
          "state",
          "create");

  private static final int KEPT = 40;
  private static final long MOST_BYTES = 200_000;
  private static final String[] NAMES = {"t.plain", "t.one", "t.three", "u.a", "u.b"};

  private final Random random;
  private final List<Method> methods = new ArrayList<>();
  private final Map<String, List<String>> table;
  private final List<Context> contexts = new ArrayList<>();
  private final Map<Class<?>, List<Object>> pools = new HashMap<>();

  /** Handles whose objects the last call has erased; out of checking mode only. */
  private final List<Object> justErased = new ArrayList<>();

  private boolean usesErased;
  private int returned;
  private String lastCall = "";

  /**
   * @param table the words of the rows of the table of misuse, by method
   */
  RandomCalls(long seed, Map<String, List<String>> table) {
    random = new Random(seed);
    this.table = table;
    for (Method method : ApiMisuseTest.methods()) {
      if (CALLED.contains(method.getDeclaringClass())
          && table.containsKey(ApiMisuseTest.signature(method))) {
        methods.add(method);
      }
    }
    // Reflection lists them in an order that is not the same in each run.
    methods.sort(Comparator.comparing(Method::toString));
    begin();
  }

  String lastCall() {
    return lastCall;
  }

  /** The number of calls that returned and threw nothing. */
  int returned() {
    return returned;
  }

  /** Begins with new contexts and arenas. */
  private void begin() {
    pools.clear();
    justErased.clear();
    contexts.clear();
    for (int i = 0; i < 2; i++) {
      Context context = TestIr.context();
      context.allowUnregisteredDialects(true);
      contexts.add(context);
    }
    for (Context context : List.of(contexts.get(0), contexts.get(0), contexts.get(1))) {
      OpBuilder builder = OpBuilder.create(context);
      keep(builder);
      Operation root = TestIr.create(builder, "t.plain", List.of(), 1, 2);
      keep(root);
      keep(root.result(0));
      keep(root.region(0));
      keep(root.region(0).addBlock());
      keep(builder.newState().reset(context.operationName("u.a"), UnknownLoc.get(context)));
      keep(IrMapping.create());
    }
  }

  private List<Object> pool(Class<?> type) {
    return pools.computeIfAbsent(type, unused -> new ArrayList<>());
  }

  private void keep(Object object) {
    Class<?> type = object instanceof Value ? Value.class : object.getClass();
    List<Object> pool = pool(type);
    if (pool.size() < KEPT) {
      pool.add(object);
    } else {
      pool.set(random.nextInt(KEPT), object);
    }
  }

  // --- One call.

  /** Makes one call; an exception that is not documented is an error. */
  void step() throws IllegalAccessException {
    if (pool(Operation.class).isEmpty() || isLarge()) {
      begin();
    }
    usesErased = false;
    Method method = methods.get(random.nextInt(methods.size()));
    boolean isStatic = Modifier.isStatic(method.getModifiers());
    Object receiver = isStatic ? null : pick(method.getDeclaringClass(), refusesReceiver(method));
    if (receiver == null && !isStatic) {
      return;
    }
    @Nullable Object[] arguments = new @Nullable Object[method.getParameterCount()];
    for (int i = 0; i < arguments.length; i++) {
      arguments[i] = argument(method, i);
      if (arguments[i] == null) {
        return;
      }
    }
    boolean stale = Checks.ENABLED && !isStatic && isErased(receiver);
    lastCall = method + " " + Arrays.asList(kind(receiver), kinds(arguments));
    call(method, receiver, arguments, stale);
    if (!Checks.ENABLED) {
      forgetErased(method.getName());
    }
  }

  private static String kind(@Nullable Object object) {
    return object == null ? "static" : object.getClass().getSimpleName();
  }

  private static List<String> kinds(@Nullable Object[] objects) {
    return Arrays.stream(objects)
        .map(o -> o instanceof Integer number ? number.toString() : kind(o))
        .toList();
  }

  private void call(
      Method method, @Nullable Object receiver, @Nullable Object[] arguments, boolean stale)
      throws IllegalAccessException {
    Object result;
    try {
      result = method.invoke(receiver, arguments);
      use(result);
    } catch (InvocationTargetException e) {
      checkDocumented(TestIr.notNull(e.getCause()));
      return;
    } catch (IllegalStateException | IndexOutOfBoundsException e) {
      // From what the call returned: an iterator of a stale handle, or a view that is too long now.
      return;
    }
    returned++;
    String receiverRow = row(method).isEmpty() ? "never" : row(method).get(0);
    if (usesErased || (stale && !receiverRow.equals("never"))) {
      throw new AssertionError("an erased object was accepted");
    }
  }

  private static void checkDocumented(Throwable thrown) {
    String message = thrown.getMessage();
    if (!DOCUMENTED.contains(thrown.getClass()) || message == null || message.isEmpty()) {
      throw new AssertionError("this exception is not documented", thrown);
    }
  }

  private void use(@Nullable Object result) {
    if (result instanceof ValueRange range) {
      keep(range);
      for (int i = 0; i < Math.min(range.size(), 3); i++) {
        keep(range.get(i));
      }
    } else if (result instanceof Iterable<?> elements) {
      Iterator<?> iterator = elements.iterator();
      for (int i = 0; i < 5 && iterator.hasNext(); i++) {
        Object element = iterator.next();
        if (CALLED.contains(element.getClass())) {
          keep(element);
        }
      }
    } else if (result instanceof Value || (result != null && CALLED.contains(result.getClass()))) {
      keep(result);
    }
  }

  private List<String> row(Method method) {
    return table.getOrDefault(ApiMisuseTest.signature(method), List.of());
  }

  private boolean refusesReceiver(Method method) {
    return !row(method).isEmpty() && row(method).get(0).equals("always");
  }

  private boolean refusesArgument(Method method, int index) {
    List<String> row = row(method);
    String word = row.size() > index + 1 ? row.get(index + 1) : "-";
    // A state finds out only when the operation is created.
    return method.getDeclaringClass() != OperationState.class
        && (word.equals("live") || word.equals("here"));
  }

  // --- Objects.

  private @Nullable Object pick(Class<?> type, boolean mayBeErased) {
    if (mayBeErased && !justErased.isEmpty()) {
      Object erased = justErased.get(random.nextInt(justErased.size()));
      if (type.isInstance(erased)) {
        usesErased = true;
        return erased;
      }
    }
    List<Object> pool = pool(type);
    return pool.isEmpty() ? null : pool.get(random.nextInt(pool.size()));
  }

  private @Nullable Object argument(Method method, int index) {
    Class<?> type = method.getParameterTypes()[index];
    if (type == List.class || type == Collection.class) {
      ParameterizedType list = (ParameterizedType) method.getGenericParameterTypes()[index];
      String element = list.getActualTypeArguments()[0].getTypeName();
      List<Object> elements = new ArrayList<>();
      for (int i = random.nextInt(4); i > 0; i--) {
        Object one = simple(element.substring(element.lastIndexOf('.') + 1), false);
        if (one != null) {
          elements.add(one);
        }
      }
      return elements;
    }
    return simple(type.getSimpleName(), refusesArgument(method, index));
  }

  private @Nullable Object simple(String type, boolean mayBeErased) {
    // Mostly of one context, as calls with both are refused.
    Context context = contexts.get(random.nextInt(10) / 9);
    return switch (type) {
      case "int" -> random.nextInt(50) == 0 ? 1000 : random.nextInt(4) - random.nextInt(2);
      case "long" -> (long) random.nextInt(4);
      case "StoredValue" -> new PropertyStorage.StoredValue();
      case "Throwable" -> new ArithmeticException();
      case "String" -> random.nextBoolean() ? "a" : "n" + random.nextInt(4);
      case "BitSet" -> BitSet.valueOf(new long[] {random.nextInt(4)});
      case "byte[]" -> "u.c".getBytes(StandardCharsets.UTF_8);
      case "Class" -> random.nextBoolean() ? OpView.class : NumberAttr.class;
      case "Object" -> pick(Operation.class, false);
      case "Context" -> context;
      case "Type" -> NamedType.get(context, "t" + random.nextInt(3));
      case "Attribute" -> NumberAttr.get(context, random.nextInt(5));
      case "NamedAttribute" ->
          new NamedAttribute("n" + random.nextInt(5), NumberAttr.get(context, 1));
      case "DictionaryAttr" -> DictionaryAttr.empty(context).with("d", NumberAttr.get(context, 1));
      case "Location" -> NameLoc.get(context, "l" + random.nextInt(3));
      case "OperationName" -> context.operationName(NAMES[random.nextInt(NAMES.length)]);
      case "OpModel" -> random.nextBoolean() ? TestDialect.ONE : TestDialect.THREE;
      case "OpVisitor" -> (OpVisitor) op -> WalkResult.CONTINUE;
      case "Consumer" -> (Consumer<Object>) op -> {};
      case "WalkOrder" -> random.nextBoolean() ? WalkOrder.PRE : WalkOrder.POST;
      case "IrMapping" -> pick(IrMapping.class, false);
      case "OperationState" -> pick(OperationState.class, false);
      case "Operation" -> pick(Operation.class, mayBeErased);
      case "Block" -> pick(Block.class, mayBeErased);
      case "Region" -> pick(Region.class, mayBeErased);
      case "Value" -> pick(Value.class, mayBeErased);
      case "Value[]" -> new Value[0];
      default -> throw new AssertionError("no argument of " + type);
    };
  }

  // --- What is erased.

  private static boolean isErased(@Nullable Object handle) {
    try {
      if (handle instanceof Operation op) {
        return !Ops.isLive(op.arena(), op.ref());
      } else if (handle instanceof Block block) {
        return !Blocks.isLive(block.arena(), block.ref());
      } else if (handle instanceof Region region) {
        return !Regions.isLive(region.arena(), region.ref());
      } else if (handle instanceof Value value) {
        return !value.isNull() && !Uses.isLive(value.arena(), value.word());
      } else if (handle instanceof OpOperand operand) {
        return !operand.isLive();
      }
      return false;
    } catch (IllegalStateException e) {
      // Checking mode.
      return true;
    }
  }

  /** Out of checking mode: no call may go through a handle whose memory is in use again. */
  private void forgetErased(String called) {
    justErased.clear();
    for (Class<?> type :
        List.of(Operation.class, Block.class, Region.class, Value.class, OpOperand.class)) {
      for (Object handle : pool(type)) {
        if (isErased(handle)) {
          justErased.add(handle);
        }
      }
      pool(type).removeIf(RandomCalls::isErased);
    }
    // These hold other handles, also some that are in no pool any more.
    if (ERASING.contains(called)) {
      pool(ValueRange.class).clear();
      pool(IrMapping.class).replaceAll(unused -> IrMapping.create());
      pool(OpBuilder.class).forEach(builder -> ((OpBuilder) builder).clearInsertionPoint());
      // The regions of the former states stay in their arenas.
      pool(OperationState.class).replaceAll(unused -> newState());
    }
  }

  private OperationState newState() {
    List<Object> builders = pool(OpBuilder.class);
    OpBuilder builder = (OpBuilder) builders.get(random.nextInt(builders.size()));
    Context context = builder.context();
    return builder.newState().reset(context.operationName("u.a"), UnknownLoc.get(context));
  }

  // --- Invariants.

  private Set<IrArena> arenas() {
    Set<IrArena> arenas = new HashSet<>();
    pool(OpBuilder.class).forEach(builder -> arenas.add(((OpBuilder) builder).arena()));
    pool(Operation.class).forEach(op -> arenas.add(((Operation) op).arena()));
    return arenas;
  }

  private boolean isLarge() {
    return arenas().stream().anyMatch(arena -> arena.liveBytes() > MOST_BYTES);
  }

  void checkInvariants() {
    for (IrArena arena : arenas()) {
      List<Operation> ops = new ArrayList<>();
      List<Block> blocks = new ArrayList<>();
      for (Object op : pool(Operation.class)) {
        if (!isErased(op) && ((Operation) op).arena() == arena) {
          ops.add((Operation) op);
        }
      }
      for (Object block : pool(Block.class)) {
        if (!isErased(block) && ((Block) block).arena() == arena) {
          blocks.add((Block) block);
        }
      }
      IrInvariants.check(arena, ops, blocks);
    }
  }
}
