// SPDX-License-Identifier: Apache-2.0
package dev.ods.verify;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.ods.builtin.SymbolRefAttr;
import dev.ods.diagnostic.Diagnostics;
import dev.ods.ir.Context;
import dev.ods.ir.Operation;
import dev.ods.replace.FixedPartAttr;
import dev.ods.rewrite.FrozenRewritePatternSet;
import dev.ods.rewrite.GreedyRewriteConfig;
import dev.ods.rewrite.GreedyRewriter;
import dev.ods.rewrite.PatternRoot;
import dev.ods.rewrite.RewritePatternSet;
import dev.ods.text.Parser;
import dev.ods.text.ParserOptions;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** The symbols of a table, to which others are added, and which are renamed and erased. */
final class SymbolTableIndexTest {
  private final Context context = Context.create();

  @BeforeEach
  void allowUsers() {
    context.allowUnregisteredDialects(true);
  }

  private Operation parse(String text) {
    Diagnostics diagnostics = new Diagnostics();
    Operation parsed =
        Parser.parse(
            text.getBytes(UTF_8), "test.mlir", context, ParserOptions.DEFAULT, diagnostics);
    diagnostics.throwIfErrors();
    return Objects.requireNonNull(parsed);
  }

  private static Operation firstIn(Operation module) {
    return Objects.requireNonNull(Objects.requireNonNull(module.region(0).first()).first());
  }

  private static Operation named(Operation symbol, String name) {
    Symbols.setName(symbol, name);
    return symbol;
  }

  private static List<String> names(Operation table) {
    List<String> names = new ArrayList<>();
    for (Operation op : Objects.requireNonNull(table.region(0).first()).operations()) {
      names.add(Objects.requireNonNull(Symbols.name(op)).value());
    }
    return names;
  }

  /** The numbers are those of MLIR: one sequence for all names, in which none is tried again. */
  @Test
  void symbolsAreInsertedWithANameOfTheirOwn() {
    Operation module = parse("module @a {}\nmodule @b {}\nmodule @a_1 {}");
    SymbolTableIndex index = SymbolTableIndex.of(module);
    Operation first = firstIn(module);
    assertEquals("a_0", index.insert(first.clone()).value());
    assertEquals("a_2", index.insert(first.clone()).value());
    assertEquals("b_3", index.insertBefore(first, named(first.clone(), "b")).value());
    assertEquals("c", index.insert(named(first.clone(), "c")).value());
    assertEquals(List.of("b_3", "a", "b", "a_1", "a_0", "a_2", "c"), names(module));
    assertEquals("a", index.insert(first).value());
    for (String name : names(module)) {
      Operation found = Objects.requireNonNull(index.lookup(name));
      assertEquals(name, Objects.requireNonNull(Symbols.name(found)).value());
    }
    assertNull(index.lookup("d"));
  }

  @Test
  void aSymbolThatIsInTheTableIsAdded() {
    Operation module = parse("module @a {}\nmodule @b {}");
    SymbolTableIndex index = SymbolTableIndex.of(module);
    Operation second = firstIn(module).clone();
    Objects.requireNonNull(module.region(0).first()).append(second);
    assertEquals("a_0", index.insert(second).value());
    assertEquals(second, index.lookup("a_0"));
  }

  @Test
  void namesOfRemovedSymbolsAreFree() {
    Operation module = parse("module @a {}\nmodule @b {}");
    SymbolTableIndex index = SymbolTableIndex.of(module);
    Operation a = firstIn(module);
    Operation b = Objects.requireNonNull(index.lookup("b"));
    Operation copy = a.clone();
    index.erase(a);
    assertNull(index.lookup("a"));
    assertEquals("a", index.insert(copy).value());
    index.remove(b);
    assertEquals("b", index.insert(named(copy.clone(), "b")).value());
    assertEquals(List.of("b", "a", "b"), names(module));
    // The name is another's now.
    index.remove(b);
    assertTrue(index.lookup("b") != null && !b.equals(index.lookup("b")));
  }

  @Test
  void renamedSymbolsAreFoundByTheirNewNames() {
    Operation module = parse("module @a {}\nmodule @b {}\n\"u.use\"() {of = @a} : () -> ()");
    SymbolTableIndex index = SymbolTableIndex.of(module);
    Operation a = firstIn(module);
    assertTrue(index.rename(a, "c"));
    assertEquals(a, index.lookup("c"));
    assertNull(index.lookup("a"));
    assertTrue(module.toString().contains("of = @c"), module::toString);
    assertThrows(IllegalArgumentException.class, () -> index.rename(a, "b"));
    assertThrows(IllegalArgumentException.class, () -> index.rename(a, ""));
    assertTrue(index.rename(a, "c"));
    assertEquals(a, index.lookup("c"));
  }

  @Test
  void renamingWithAMapOfUsersNeedsNoWalk() {
    Operation module = parse("module @a {}\nmodule @b {}\n\"u.use\"() {of = @a} : () -> ()");
    SymbolTableCollection tables = new SymbolTableCollection();
    SymbolTableIndex index = tables.indexOf(module);
    assertSame(index, tables.indexOf(module));
    SymbolUserMap users = Objects.requireNonNull(SymbolUserMap.of(tables, module));
    Operation a = firstIn(module);
    Operation user = users.users(a).get(0);
    index.rename(a, "c", users);
    index.rename(a, "d", users);
    assertEquals("d", Objects.requireNonNull(Symbols.name(a)).value());
    assertTrue(module.toString().contains("of = @d"), module::toString);
    assertEquals(a, tables.lookup(module, "d"));
    assertNull(tables.lookup(module, "a"));
    assertNull(tables.lookup(module, "c"));
    assertEquals(List.of(user), users.users(a));
    assertThrows(IllegalArgumentException.class, () -> index.rename(a, "b", users));
    SymbolTableIndex other = SymbolTableIndex.of(module);
    assertThrows(IllegalArgumentException.class, () -> other.rename(a, "e", users));
    assertEquals("d", Objects.requireNonNull(Symbols.name(a)).value());
  }

  /** The reference of the last user does not say how to replace its parts. */
  @Test
  void aRefusedRenamingLeavesTheNamesAsTheyAre() {
    Operation module = parse("module @a {}\nmodule @b {}\n\"u.use\"() {of = @a} : () -> ()");
    Operation a = firstIn(module);
    Operation user = Objects.requireNonNull(Objects.requireNonNull(a.next()).next());
    user.setAttribute("of", FixedPartAttr.get(SymbolRefAttr.get(context, "a")));
    SymbolTableCollection tables = new SymbolTableCollection();
    SymbolTableIndex index = tables.indexOf(module);
    SymbolUserMap users = Objects.requireNonNull(SymbolUserMap.of(tables, module));
    assertThrows(UnsupportedOperationException.class, () -> index.rename(a, "c", users));
    assertThrows(UnsupportedOperationException.class, () -> index.rename(a, "c"));
    assertThrows(UnsupportedOperationException.class, () -> SymbolRenaming.rename(a, "c"));
    assertEquals("a", Objects.requireNonNull(Symbols.name(a)).value());
    assertEquals(a, index.lookup("a"));
    assertNull(index.lookup("c"));
  }

  /** The handle that a pattern is given is of no use after the rewrite. */
  @Test
  void aTableIsReadOnceByWhateverHandle() {
    Operation module = parse("module @a {}\nmodule @b {}");
    SymbolTableCollection tables = new SymbolTableCollection();
    Map<Operation, SymbolTableIndex> read = new LinkedHashMap<>();
    RewritePatternSet patterns = RewritePatternSet.create(context);
    patterns.add(
        PatternRoot.named("builtin.module"),
        "Read",
        1,
        (op, rewriter) -> {
          read.put(op.keep(), tables.indexOf(op));
          return false;
        });
    GreedyRewriter.apply(module, FrozenRewritePatternSet.of(patterns), GreedyRewriteConfig.DEFAULT);
    assertEquals(2, read.size());
    read.forEach((table, index) -> assertSame(index, tables.indexOf(table)));
  }

  @Test
  void whatIsNotInTheTableIsRefused() {
    Operation module = parse("module @a {\n  module @b {}\n}\n\"u.use\"() : () -> ()");
    SymbolTableIndex index = SymbolTableIndex.of(module);
    Operation a = firstIn(module);
    Operation b = firstIn(a);
    Operation user = Objects.requireNonNull(a.next());
    assertThrows(IllegalArgumentException.class, () -> SymbolTableIndex.of(user));
    assertThrows(IllegalArgumentException.class, () -> index.insert(b));
    assertThrows(IllegalArgumentException.class, () -> index.insert(user));
    assertThrows(IllegalArgumentException.class, () -> index.insertBefore(b, a.clone()));
    assertThrows(IllegalArgumentException.class, () -> index.insert(parse("module @c {}")));
    assertThrows(IllegalArgumentException.class, () -> index.remove(b));
    assertThrows(IllegalArgumentException.class, () -> index.rename(b, "c"));
    assertNull(index.lookup("b"));
    assertNull(index.lookup("c"));
  }
}
