// SPDX-License-Identifier: Apache-2.0
package dev.ods.verify;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.ods.builtin.StringAttr;
import dev.ods.builtin.SymbolRefAttr;
import dev.ods.diagnostic.Diagnostics;
import dev.ods.ir.Context;
import dev.ods.ir.Operation;
import dev.ods.replace.FixedPartAttr;
import dev.ods.text.Parser;
import dev.ods.text.ParserOptions;
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

  private static Operation named(Operation symbol, String name) {
    Symbols.setName(symbol, name);
    return symbol;
  }

  private static Operation firstIn(Operation module) {
    return Objects.requireNonNull(Objects.requireNonNull(module.region(0).first()).first());
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
