// SPDX-License-Identifier: Apache-2.0
package dev.ods.verify;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.ods.builtin.StringAttr;
import dev.ods.builtin.SymbolRefAttr;
import dev.ods.diagnostic.Diagnostics;
import dev.ods.ir.Context;
import dev.ods.ir.Operation;
import dev.ods.replace.FixedPartAttr;
import dev.ods.text.Parser;
import dev.ods.text.ParserOptions;
import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;

/** Names of symbols, and what is refused as one. */
final class SymbolsTest {
  private final Context context = Context.create();

  private Operation parse(String text) {
    Diagnostics diagnostics = new Diagnostics();
    Operation parsed =
        Parser.parse(
            text.getBytes(UTF_8), "test.mlir", context, ParserOptions.DEFAULT, diagnostics);
    assertNotNull(parsed, () -> diagnostics.list().toString());
    return parsed;
  }

  @Test
  void namesAreSetAndFound() {
    Operation module = parse("module @a {}\nmodule @b {}");
    Operation first = firstIn(module);
    Symbols.setName(first, "c");
    assertEquals(first, Symbols.lookup(module, StringAttr.get(context, "c")));
    assertNull(Symbols.lookup(module, StringAttr.get(context, "a")));
  }

  /** The last user has an attribute that does not say how to replace its parts. */
  @Test
  void nothingChangesIfAUserRefuses() {
    context.allowUnregisteredDialects(true);
    Operation module =
        parse(
            """
            module @f {}
            module @g {}
            "t.op"() {x = @f} : () -> ()
            "t.op"() {x = @f} : () -> ()
            """);
    Operation f = firstIn(module);
    List<Operation> users = userMap(module).users(f);
    users.get(1).setAttribute("x", FixedPartAttr.get(SymbolRefAttr.get(context, "f")));
    SymbolUserMap map = userMap(module);
    assertEquals(users, map.users(f));
    assertThrows(UnsupportedOperationException.class, () -> map.replaceAllUses(f, "g"));
    assertThrows(IllegalArgumentException.class, () -> map.replaceAllUses(f, ""));
    assertEquals("@f", String.valueOf(users.get(0).attribute("x")));
    assertEquals(users, map.users(f));
  }

  private static SymbolUserMap userMap(Operation module) {
    return Objects.requireNonNull(SymbolUserMap.of(new SymbolTableCollection(), module));
  }

  @Test
  void symbolsAreInsertedWithANameOfTheirOwn() {
    Operation module = parse("module @a {}\nmodule @a_0 {}");
    Operation symbol = firstIn(module).clone();
    assertEquals("a_1", Symbols.insert(module, symbol).value());
    assertEquals("b", Symbols.insert(module, named(firstIn(module).clone(), "b")).value());
    assertEquals(
        """
        module {
          module @a {
          }
          module @a_0 {
          }
          module @a_1 {
          }
          module @b {
          }
        }
        """,
        module + "\n");
    Operation cast = parse("%0 = builtin.unrealized_conversion_cast to i1");
    assertThrows(IllegalArgumentException.class, () -> Symbols.insert(firstIn(cast), symbol));
    assertThrows(IllegalArgumentException.class, () -> Symbols.insert(module, firstIn(cast)));
  }

  /** Only numbers that a unique name would be written with count. */
  @Test
  void theLeastNumberThatNoSymbolHasIsTaken() {
    Operation module =
        parse(
            "module @a {}\nmodule @a_0 {}\nmodule @a_01 {}\nmodule @a_3 {}\nmodule @a_ {}\n"
                + "module @a_99999999999 {}\nmodule @a_2x {}\nmodule @a_2 {}");
    Operation first = firstIn(module);
    assertEquals("a_1", Symbols.insert(module, first.clone()).value());
    assertEquals("a_4", Symbols.insert(module, first.clone()).value());
    assertEquals("a__0", Symbols.insert(module, named(first.clone(), "a_")).value());
    assertEquals("a_01_0", Symbols.insert(module, named(first.clone(), "a_01")).value());
  }

  @Test
  void aLargeNumberInANameCostsNoMemory() {
    Operation module = parse("module @f {}\nmodule @f_999999999 {}");
    Operation symbol = firstIn(module).clone();
    long before = allocated();
    StringAttr name = Symbols.insert(module, symbol);
    long bytes = allocated() - before;
    assertEquals("f_0", name.value());
    assertTrue(bytes < 1_000_000, bytes + " bytes for a module of two operations");
  }

  private static Operation named(Operation symbol, String name) {
    Symbols.setName(symbol, name);
    return symbol;
  }

  private static Operation firstIn(Operation module) {
    return Objects.requireNonNull(Objects.requireNonNull(module.region(0).first()).first());
  }

  @Test
  void tablesThatWereErasedAreNotVisited() {
    Operation module = parse("module @a {}\nmodule @b {}\nmodule @c {}");
    Operation a = firstIn(module);
    Operation b = Objects.requireNonNull(a.next());
    Operation c = Objects.requireNonNull(b.next());
    List<Operation> visited = new ArrayList<>();
    Symbols.TableVisitor visitor =
        (table, visible) -> {
          visited.add(table);
          if (table.equals(a)) {
            a.erase();
          } else if (table.equals(b)) {
            c.erase();
          }
        };
    IllegalStateException refused =
        assertThrows(IllegalStateException.class, () -> Symbols.walkTables(module, true, visitor));
    assertTrue(String.valueOf(refused.getMessage()).contains("collect others"));
    assertEquals(List.of(a, b), visited);
  }

  /** Otherwise what follows the user would be looked for in memory that is free. */
  @Test
  void usersAreNotErasedWhileReferencesAreFound() {
    context.allowUnregisteredDialects(true);
    Operation module =
        parse(
            """
            "t.a"() {x = @f} : () -> ()
            "t.b"() {x = @f} : () -> ()
            "t.c"() {x = @f} : () -> ()
            """);
    SymbolUses uses = new SymbolUses((user, reference) -> user.erase());
    assertThrows(IllegalStateException.class, () -> uses.findInRegionsOf(module));
    Operation b = firstIn(module);
    assertEquals("t.b", b.name().toString());
    SymbolUses moving = new SymbolUses((user, reference) -> user.remove());
    assertThrows(IllegalStateException.class, () -> moving.findInRegionsOf(module));
  }

  /** Regions are looked at from the last to the first, and what is nested after its block. */
  @Test
  void referencesAreFoundHoweverManyRegionsThereAre() {
    context.allowUnregisteredDialects(true);
    String regions = "{\"t.in\"() {x = @f} : () -> ()}, ".repeat(20) + "{}";
    Operation module =
        parse("\"t.a\"() (" + regions + ") : () -> ()\n" + "\"t.b\"() {x = @g} : () -> ()");
    List<String> found = new ArrayList<>();
    SymbolUses uses = new SymbolUses((user, reference) -> found.add(user.name() + " " + reference));
    assertTrue(uses.findInRegionsOf(module));
    assertTrue(uses.findInRegionsOf(module));
    assertEquals(42, found.size());
    assertEquals("t.b @g", found.get(0));
    assertEquals("t.in @f", found.get(20));
    assertEquals("t.b @g", found.get(21));
  }

  @Test
  void operationsWithoutReferencesCostNoAllocation() {
    Operation module = parse("module @a {}\nmodule @b {}");
    Operation a = firstIn(module);
    SymbolUses uses = new SymbolUses((user, reference) -> {});
    uses.findOn(a);
    long best = Long.MAX_VALUE;
    for (int round = 0; round < 5; round++) {
      long before = allocated();
      for (int i = 0; i < 1000; i++) {
        uses.findOn(a);
      }
      best = Math.min(best, allocated() - before);
    }
    assertTrue(best < 1000, best + " bytes for 1000 operations");
  }

  private static long allocated() {
    return ((com.sun.management.ThreadMXBean) ManagementFactory.getThreadMXBean())
        .getCurrentThreadAllocatedBytes();
  }

  @Test
  void whatIsNoSymbolHasNoName() {
    Operation module = parse("%0 = builtin.unrealized_conversion_cast to i1");
    Operation cast = firstIn(module);
    assertThrows(IllegalArgumentException.class, () -> Symbols.setName(cast, "a"));
    assertThrows(IllegalArgumentException.class, () -> Symbols.setName(module, ""));
    assertThrows(
        IllegalArgumentException.class, () -> Symbols.lookup(cast, StringAttr.get(context, "a")));
    assertNull(cast.attribute(Symbols.NAME));
    assertNull(module.attribute(Symbols.NAME));
  }
}
