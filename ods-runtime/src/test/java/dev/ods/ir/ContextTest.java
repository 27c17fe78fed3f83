// SPDX-License-Identifier: Apache-2.0
package dev.ods.ir;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.ods.diagnostic.Diagnostics;
import dev.ods.ir.TestIr.NamedType;
import dev.ods.ir.TestIr.NumberAttr;
import dev.ods.ir.TestIr.TestDialect;
import dev.ods.ir.unsafe.PackedLocation;
import dev.ods.text.Parser;
import dev.ods.text.ParserOptions;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.TreeMap;
import java.util.concurrent.Callable;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.Test;

/** A context uniques types, attributes, names and identifiers. */
class ContextTest {
  private static final int THREADS = 4;
  private static final int DISTINCT = 3000;

  // --- Threads.

  /** All threads request the same objects in different orders. */
  @RepeatedTest(5)
  void threadsGetTheSameInstances() throws Exception {
    Context context = TestIr.context();
    List<Object[]> found =
        inThreads(
            thread -> {
              Object[] mine = new Object[6 * DISTINCT];
              for (int i : shuffled(thread)) {
                Type type = NamedType.get(context, "type" + i);
                Attribute attribute = NumberAttr.get(context, i);
                mine[6 * i] = type;
                mine[6 * i + 1] = attribute;
                mine[6 * i + 2] = context.operationName("u.op" + i);
                byte[] utf8 = ("<name" + i + ">").getBytes(StandardCharsets.UTF_8);
                mine[6 * i + 3] = context.identifier(utf8, 1, utf8.length - 1);
                mine[6 * i + 4] =
                    DictionaryAttr.get(
                        context, List.of(new NamedAttribute("n" + i % 10, attribute)));
                mine[6 * i + 5] = FileLineColRange.get(context, "f" + i % 7, i, i % 80);
                assertSame(type, context.types().get(type.id()));
                assertSame(attribute, context.attributes().get(attribute.id()));
              }
              return mine;
            });
    for (int i = 0; i < 6 * DISTINCT; i++) {
      for (Object[] each : found) {
        assertSame(found.get(0)[i], each[i]);
      }
    }
    Set<Integer> ids = new HashSet<>();
    for (int i = 0; i < DISTINCT; i++) {
      Type type = (Type) found.get(0)[6 * i];
      OperationName name = (OperationName) found.get(0)[6 * i + 2];
      assertEquals("type" + i, ((NamedType) type).name());
      assertTrue(ids.add(type.id()), "a number stands for one type");
      assertTrue(type.id() >= 1 && type.id() <= DISTINCT, "numbers are dense");
      assertEquals("u.op" + i, name.value());
      assertSame(name, context.operationName(name.id()));
    }
  }

  @RepeatedTest(5)
  void threadsGetTheSameSingletons() throws Exception {
    Context context = Context.create();
    ContextKey<Object> key = ContextKey.create(ContextTest::makeSlowly);
    List<Object[]> found =
        inThreads(
            thread ->
                new Object[] {
                  context.get(key), DictionaryAttr.empty(context), UnknownLoc.get(context)
                });
    for (Object[] each : found) {
      for (int i = 0; i < each.length; i++) {
        assertSame(found.get(0)[i], each[i]);
      }
    }
  }

  /** Slow enough that all threads start to create one before the first has finished. */
  private static Object makeSlowly(Context context) {
    try {
      Thread.sleep(5);
    } catch (InterruptedException e) {
      throw new AssertionError(e);
    }
    return List.of(context);
  }

  @RepeatedTest(5)
  void threadsGetTheSameFileIds() throws Exception {
    Context context = Context.create();
    List<Object[]> found =
        inThreads(
            thread -> {
              Object[] mine = new Object[DISTINCT];
              for (int i : shuffled(thread)) {
                mine[i] = PackedLocation.of(context, PackedLocation.fileId(context, "f" + i), i, 1);
              }
              return mine;
            });
    for (Object[] each : found) {
      assertTrue(Arrays.equals(found.get(0), each));
    }
    for (int i = 0; i < DISTINCT; i++) {
      assertEquals("f" + i, PackedLocation.file(context, (long) found.get(0)[i]));
    }
  }

  private static int[] shuffled(int seed) {
    int[] order = new int[DISTINCT];
    for (int i = 0; i < DISTINCT; i++) {
      order[i] = i;
    }
    Random random = new Random(seed);
    for (int i = DISTINCT - 1; i > 0; i--) {
      int j = random.nextInt(i + 1);
      int swap = order[i];
      order[i] = order[j];
      order[j] = swap;
    }
    return order;
  }

  /** The work of a thread, given its number. */
  private interface Work {
    Object[] run(int thread);
  }

  private static List<Object[]> inThreads(Work work) throws Exception {
    ExecutorService pool = Executors.newFixedThreadPool(THREADS);
    try {
      CyclicBarrier start = new CyclicBarrier(THREADS);
      List<Callable<Object[]>> tasks = new ArrayList<>();
      for (int i = 0; i < THREADS; i++) {
        int thread = i;
        tasks.add(
            () -> {
              start.await();
              return work.run(thread);
            });
      }
      List<Object[]> results = new ArrayList<>();
      for (Future<Object[]> future : pool.invokeAll(tasks)) {
        results.add(future.get());
      }
      return results;
    } finally {
      pool.shutdownNow();
    }
  }

  // --- Types and attributes.

  @Test
  void equalContentHasOneInstancePerContext() {
    Context context = TestIr.context();
    Context other = TestIr.context();
    assertSame(NamedType.get(context, "x"), NamedType.get(context, "x"));
    assertNotSame(NamedType.get(context, "x"), NamedType.get(context, "y"));
    assertNotSame(NamedType.get(context, "x"), NamedType.get(other, "x"));
    assertFalse(NamedType.get(context, "x").equals(NamedType.get(other, "x")));
    assertSame(NumberAttr.get(context, 5), NumberAttr.get(context, 5));
  }

  @Test
  void distinctAttributesAreNotUniqued() {
    Context context = TestIr.context();
    NumberAttr first = NumberAttr.distinct(context, 5);
    NumberAttr second = NumberAttr.distinct(context, 5);
    assertNotSame(first, second);
    assertNotSame(first, NumberAttr.get(context, 5));
    assertSame(first, context.attributes().get(first.id()));
    assertSame(second, context.attributes().get(second.id()));
  }

  /** Many have the same hash: the table must distinguish them by content. */
  @Property(tries = 100)
  void identityIsEquality(@ForAll List<@IntRange(min = -3, max = 3) Integer> numbers) {
    Context context = TestIr.context();
    for (int a : numbers) {
      for (int b : numbers) {
        // These collide under Long.hashCode.
        long x = (long) a << 32 | (a & 1);
        long y = (long) b << 32 | (b & 1);
        assertEquals(x == y, NumberAttr.get(context, x) == NumberAttr.get(context, y));
      }
    }
  }

  // --- Names.

  @Test
  void unqualifiedNamesBelongToNoDialect() {
    Context context = TestIr.context();
    String namespace = "t";
    DialectDefinition dialect = context.dialect(namespace);
    assertSame(dialect, context.operationName(namespace + ".no.such.op").dialect());
    for (String name : List.of(namespace, namespace + ".", "." + namespace, namespace + "x.op")) {
      assertNull(context.operationName(name).dialect(), name);
    }
  }

  @Test
  void namesHaveANamespaceAndAMnemonic() {
    Context context = TestIr.context();
    OperationName name = context.operationName("tf.Avg.Pool");
    assertEquals("tf", name.dialectNamespace());
    assertEquals("Avg.Pool", name.stripDialect());
    assertEquals("plain", context.operationName("plain").dialectNamespace());
    assertEquals("plain", context.operationName("plain").stripDialect());
    assertFalse(name.isRegistered());
    assertNull(name.model());
    OperationName known = context.operationName("t.one");
    assertSame(TestDialect.ONE, known.model());
    assertSame(known, context.operationName(TestDialect.ONE));
    assertSame(known, context.operationName(known.id()));
  }

  @Property(tries = 200)
  void findsNamesWithinText(@ForAll("texts") String name, @ForAll("texts") String around) {
    Context context = TestIr.context();
    byte[] text = (around + name + around).getBytes(StandardCharsets.UTF_8);
    int from = around.getBytes(StandardCharsets.UTF_8).length;
    if (!name.isEmpty()) {
      OperationName found = context.operationName(text, from, text.length - from);
      assertEquals(name, found.value());
      assertSame(found, context.operationName(name));
    }
    String identifier = context.identifier(text, from, text.length - from);
    assertEquals(name, identifier);
    assertSame(identifier, context.identifier(text, from, text.length - from));
  }

  @Test
  void namesHaveText() {
    Context context = TestIr.context();
    for (String name : List.of("", "a\0b", "\uD800")) {
      assertThrows(IllegalArgumentException.class, () -> context.operationName(name));
    }
    assertEquals("\uDC80", context.operationName("\uDC80").value());
  }

  @Provide
  Arbitrary<String> texts() {
    return Arbitraries.strings()
        .withChars('a', 'b', '.', '_', '\u00e9', '\uffee')
        .ofMinLength(0)
        .ofMaxLength(6);
  }

  @Test
  void uniquesAHundredThousandNames() {
    Context context = Context.create();
    OperationName[] names = new OperationName[100_000];
    for (int i = 0; i < names.length; i++) {
      names[i] = context.operationName("u.op" + i);
    }
    for (OperationName name : names) {
      assertSame(name, context.operationName(name.id()));
      assertSame(name, context.operationName(name.value()));
    }
  }

  // --- Dictionaries.

  @Provide
  Arbitrary<Map<String, Integer>> entries() {
    // Code points below and above the surrogates, whose order differs from that of chars.
    Arbitrary<String> keys =
        Arbitraries.of(
            "a", "b", "ab", "\u00e9", "\uffee", "\ud83d\ude00", "z\ud83d\ude00", "z\uffee");
    return Arbitraries.maps(keys, Arbitraries.integers().between(0, 3)).ofMaxSize(8);
  }

  private static int compareUtf8(String a, String b) {
    return Arrays.compareUnsigned(
        a.getBytes(StandardCharsets.UTF_8), b.getBytes(StandardCharsets.UTF_8));
  }

  private static DictionaryAttr dictionary(Context context, Map<String, Integer> map) {
    return DictionaryAttr.get(
        context,
        map.entrySet().stream()
            .map(e -> new NamedAttribute(e.getKey(), NumberAttr.get(context, e.getValue())))
            .toList());
  }

  private static void assertSameEntries(Map<String, Integer> expected, DictionaryAttr actual) {
    assertEquals(expected.size(), actual.size());
    assertEquals(expected.isEmpty(), actual.isEmpty());
    int i = 0;
    for (Map.Entry<String, Integer> entry : expected.entrySet()) {
      assertEquals(entry.getKey(), actual.entry(i).name());
      assertEquals(actual.entry(i), actual.entries().get(i));
      assertEquals(
          entry.getValue().longValue(),
          ((NumberAttr) TestIr.notNull(actual.get(entry.getKey()))).number());
      i++;
    }
  }

  @Property(tries = 300)
  void aDictionaryIsASortedMap(
      @ForAll("entries") Map<String, Integer> entries,
      @ForAll("entries") Map<String, Integer> changes) {
    Context context = TestIr.context();
    TreeMap<String, Integer> expected = new TreeMap<>(ContextTest::compareUtf8);
    expected.putAll(entries);
    DictionaryAttr actual = dictionary(context, entries);
    assertSameEntries(expected, actual);
    for (Map.Entry<String, Integer> change : changes.entrySet()) {
      assertEquals(expected.containsKey(change.getKey()), actual.contains(change.getKey()));
      if (change.getValue() == 0) {
        expected.remove(change.getKey());
        actual = actual.without(change.getKey());
      } else {
        expected.put(change.getKey(), change.getValue());
        actual = actual.with(change.getKey(), NumberAttr.get(context, change.getValue()));
      }
      assertSameEntries(expected, actual);
      assertSame(dictionary(context, expected), actual, "one instance per content");
    }
    for (String key : List.of("a", "c", "\ud83d\ude00")) {
      assertEquals(expected.get(key) == null, actual.get(key) == null);
    }
  }

  @Test
  void theEmptyDictionaryIsUniqued() {
    Context context = TestIr.context();
    DictionaryAttr one =
        DictionaryAttr.get(context, List.of()).with("a", NumberAttr.get(context, 1));
    assertSame(DictionaryAttr.empty(context), one.without("a"));
    assertSame(one, one.without("b"));
  }

  // --- Locations.

  @Property(tries = 300)
  void positionsRoundTripThroughPacking(
      @ForAll @IntRange(min = -5, max = 0x2000000) int line,
      @ForAll @IntRange(min = -5, max = 0x2000000) int column,
      @ForAll @IntRange(max = 3) int file) {
    Context context = TestIr.context();
    FileLineColRange location = FileLineColRange.get(context, "file" + file, line, column);
    long word = PackedLocation.of(location);
    assertSame(location, PackedLocation.unpack(context, word));
    int id = PackedLocation.fileId(context, "file" + file);
    assertEquals(word, PackedLocation.of(context, id, line, column));
    boolean fits = (line | column) >>> 24 == 0;
    assertEquals(fits, PackedLocation.isPosition(word));
    if (fits) {
      assertEquals("file" + file, PackedLocation.file(context, word));
      assertEquals(id, PackedLocation.fileId(word));
      assertEquals(line, PackedLocation.line(word));
      assertEquals(column, PackedLocation.column(word));
    }
  }

  @Test
  void everyKindOfLocationRoundTripsThroughPacking() {
    Context context = TestIr.context();
    Location a = FileLineColRange.get(context, "f", 1, 2);
    Location b = NameLoc.get("n", a);
    List<Location> all =
        List.of(
            UnknownLoc.get(context),
            a,
            FileLineColRange.get(context, "f", 0, 0),
            FileLineColRange.get(context, "", 0xFFFFFF, 0xFFFFFF),
            FileLineColRange.get(context, "", 1, 2, 1, 2),
            FileLineColRange.get(context, "", -1, 2, -1, 2),
            FileLineColRange.get(context, "f", 0x1000000, 0),
            FileLineColRange.get(context, "f", 1, 2, 3, 4),
            FileLineColRange.get(context, "f", Integer.MAX_VALUE, Integer.MAX_VALUE),
            FileLineColRange.get(context, "f", -1, Integer.MIN_VALUE),
            b,
            CallSiteLoc.get(a, b),
            FusedLoc.get(context, List.of(a, b), NumberAttr.get(context, 1)));
    OpBuilder builder = OpBuilder.create(context);
    Operation op = TestIr.leaf(builder, "t.plain");
    for (Location location : all) {
      assertSame(location, PackedLocation.unpack(context, PackedLocation.of(location)));
      op.setLocation(location);
      assertSame(location, op.location());
      assertEquals(PackedLocation.of(location), PackedLocation.of(op));
    }
    assertEquals(all.size(), new HashSet<>(all).size());
  }

  /** As in MLIR, whatever makes or reads the position; a range keeps the name. */
  @Test
  void thePositionInAFileWithoutNameIsInTheStandardInput() {
    Context context = TestIr.context();
    FileLineColRange position = FileLineColRange.get(context, "", 1, 1);
    assertSame(FileLineColRange.get(context, "-", 1, 1), position);
    assertEquals("", FileLineColRange.get(context, "", 1, 1, 1, 1).file());
    byte[] text = "module {}".getBytes(UTF_8);
    Operation module = Parser.parse(text, "", context, ParserOptions.DEFAULT, new Diagnostics());
    assertSame(position, module.location());
  }

  @Test
  void locationsAreAttributesOnceFileIdsRunOut() {
    Context context = TestIr.context();
    for (int i = 0; i < 0x8002; i++) {
      PackedLocation.fileId(context, "file" + i);
    }
    for (int i : new int[] {0, 0x7FFE, 0x7FFF, 0x8000, 0x8001}) {
      Location location = FileLineColRange.get(context, "file" + i, 3, 4);
      long word = PackedLocation.of(location);
      assertEquals(i <= 0x7FFF, PackedLocation.isPosition(word));
      assertSame(location, PackedLocation.unpack(context, word));
      assertEquals(word, PackedLocation.of(context, i, 3, 4));
    }
  }

  @Test
  void packedPositionsCreateNoAttributes() {
    Context context = TestIr.context();
    OpBuilder builder = OpBuilder.create(context);
    int file = PackedLocation.fileId(context, "f");
    int before = NumberAttr.get(context, 1).id();
    OperationState state = builder.newState();
    for (int i = 0; i < 1000; i++) {
      state.reset(context.operationName("t.plain"), PackedLocation.of(context, file, i, 7));
      builder.create(state);
    }
    assertEquals(before + 1, NumberAttr.get(context, 2).id());
  }
}
