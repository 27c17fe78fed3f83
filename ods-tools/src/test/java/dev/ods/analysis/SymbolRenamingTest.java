// SPDX-License-Identifier: Apache-2.0
package dev.ods.analysis;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.common.base.Splitter;
import dev.ods.builtin.StringAttr;
import dev.ods.corpus.ProjectDialects;
import dev.ods.ir.Operation;
import dev.ods.testing.Corpus;
import dev.ods.testing.CorpusCase;
import dev.ods.testing.MlirOpt;
import dev.ods.testing.ToolRun;
import dev.ods.text.Printer;
import dev.ods.text.PrinterFlags;
import dev.ods.trait.SymbolTable;
import dev.ods.verify.SymbolRenaming;
import dev.ods.verify.SymbolTableCollection;
import dev.ods.verify.SymbolUserMap;
import dev.ods.verify.SymbolUses;
import dev.ods.verify.Symbols;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Symbols are renamed, and their uses found, as the test passes of {@code mlir-opt} do. */
@Tag("shared")
final class SymbolRenamingTest {
  private static final PrinterFlags TEXT = PrinterFlags.GENERIC_LOCAL;
  private static final String MARKER = "\n// -----\n";
  private static final int LONGEST = 20_000;

  private static final String NESTED =
      """
      module attributes {x.outside = @f} {
        module @a attributes {x.around = @f} {
          func.func private @f()
          module @b {
            func.func private @g()
            "foo.op"() {own = @g, other = @f, none = @a::@f} : () -> ()
          }
          "foo.op"() {far = [{x = @b::@g}], near = @f} : () -> ()
        }
        func.func @f() attributes {own = @f, inner = @a::@b::@g, table = @a::@b} {
          return
        }
      }
      """;

  private static List<Operation> symbols(Operation module) {
    List<Operation> symbols = new ArrayList<>();
    module.walk(
        op -> {
          Operation table = op.parent();
          if (table != null && table.name().hasTrait(SymbolTable.class) && Symbols.isSymbol(op)) {
            symbols.add(op);
          }
        });
    return symbols;
  }

  private static Operation symbol(Operation module, String path) {
    Operation found = module;
    for (String name : path.split("::", -1)) {
      found = Objects.requireNonNull(Symbols.lookup(found, StringAttr.get(module.context(), name)));
    }
    return found;
  }

  /** As {@code -test-symbol-rauw}: renames what has an attribute for it. */
  private static String renamed(Operation module) {
    if (new SymbolUses((user, reference) -> {}).findInRegionsOf(module)) {
      for (Operation symbol : symbols(module)) {
        if (symbol.attribute("sym.new_name") instanceof StringAttr name) {
          assertTrue(SymbolRenaming.replaceAllUses(symbol, name.value(), module));
          Symbols.setName(symbol, name.value());
        }
      }
    }
    return Printer.toString(module, TEXT);
  }

  private static List<String> renamedByMlir(List<String> texts) throws Exception {
    ToolRun run =
        MlirOpt.run(
            String.join(MARKER, texts),
            "--split-input-file",
            "--test-symbol-rauw",
            "--allow-unregistered-dialect",
            "--mlir-print-op-generic",
            "--mlir-print-local-scope",
            "--verify-each=false");
    assertEquals("", run.err());
    return Splitter.on(MARKER).splitToList(run.out());
  }

  private static List<CorpusCase> cases(String what) {
    return Corpus.load(
        what,
        c ->
            c.isValid()
                && c.text("generic").contains("sym_name")
                && ProjectDialects.WHOLE.containsAll(c.texts("dialects"))
                && c.text("generic").length() <= LONGEST);
  }

  @Test
  void symbolsOfTheCorpusAreRenamedAsByMlir() throws Exception {
    MlirOpt.assumeInstalled();
    int changed = 0;
    List<CorpusCase> cases = cases("valid cases with symbols");
    Random random = new Random(29);
    List<String> texts = new ArrayList<>();
    List<String> renamed = new ArrayList<>();
    for (CorpusCase c : cases) {
      Operation module = Programs.parse(c.text("generic"));
      int number = 0;
      for (Operation symbol : symbols(module)) {
        if (random.nextBoolean()) {
          symbol.setAttribute("sym.new_name", StringAttr.get(module.context(), "new" + number++));
        }
      }
      String before = Printer.toString(module, TEXT);
      String after = renamed(module);
      changed += after.replace("sym.new_name", "").equals(before) ? 0 : 1;
      texts.add(before);
      renamed.add(after);
    }
    List<String> expected = renamedByMlir(texts);
    for (int i = 0; i < cases.size(); i++) {
      assertEquals(expected.get(i).strip(), renamed.get(i).strip(), cases.get(i).id());
    }
    System.out.println("symbols: %d modules, %d changed".formatted(cases.size(), changed));
    assertTrue(changed > 100, "changed: " + changed);
  }

  @Test
  void referencesFromAroundAndWithinAreFollowed() {
    Operation module = Programs.parse(NESTED);
    assertTrue(SymbolRenaming.replaceAllUses(symbol(module, "a::b::g"), "h", module));
    assertTrue(SymbolRenaming.replaceAllUses(symbol(module, "a::b"), "c", module));
    assertTrue(SymbolRenaming.replaceAllUses(symbol(module, "f"), "k", module));
    assertEquals(
        NESTED
            .replace("own = @g", "own = @h")
            .replace("@b::@g", "@c::@h")
            .replace("@a::@b}", "@a::@c}")
            .replace("x.around = @f", "x.around = @k")
            .replace("own = @f", "own = @k")
            .strip(),
        sorted(Printer.toString(module, PrinterFlags.DEFAULT)));
  }

  /** With the attributes as they are written above. */
  private static String sorted(String text) {
    return text.strip()
        .replace("{none = @a::@f, other = @f, own = @h}", "{own = @h, other = @f, none = @a::@f}")
        .replace(
            "{inner = @a::@c::@h, own = @k, table = @a::@c}",
            "{own = @k, inner = @a::@c::@h, table = @a::@c}");
  }

  @Test
  void usesOfASymbolIncludeThoseOfWhatIsInIt() {
    Operation module = Programs.parse(NESTED);
    assertEquals(
        List.of("foo.op @b::@g", "func.func @a::@b::@g", "func.func @a::@b"),
        uses(symbol(module, "a::b"), module));
    assertEquals(List.of("foo.op @b::@g"), uses(symbol(module, "a::b"), symbol(module, "a")));
    assertEquals(List.of(), uses(symbol(module, "a::f"), symbol(module, "a::b")));
    assertFalse(SymbolUses.isKnownEmpty(symbol(module, "f"), module));
    Operation unused = symbol(module, "a::f");
    Symbols.setName(unused, "unused");
    assertTrue(SymbolUses.isKnownEmpty(unused, module));
  }

  @Test
  void usersOfAllSymbolsAreThoseOfEach() {
    int used = 0;
    List<CorpusCase> cases = cases("valid cases with symbols");
    for (CorpusCase c : cases) {
      Operation module = Programs.parse(c.text("generic"));
      SymbolUserMap map = SymbolUserMap.of(new SymbolTableCollection(), module);
      assertEquals(
          new SymbolUses((user, reference) -> {}).findInRegionsOf(module), map != null, c.id());
      for (Operation symbol : map == null ? List.<Operation>of() : symbols(module)) {
        List<Operation> each =
            Objects.requireNonNull(SymbolUses.of(symbol, module)).stream()
                .map(SymbolUses.Use::user)
                .toList();
        assertEquals(Set.copyOf(each), Set.copyOf(map.users(symbol)), c.id());
        assertEquals(each.isEmpty(), map.useEmpty(symbol), c.id());
        used += map.useEmpty(symbol) ? 0 : 1;
      }
    }
    System.out.println("users: %d modules, %d used symbols".formatted(cases.size(), used));
    assertTrue(used > 100, "used: " + used);
  }

  @Test
  void usersOfNestedSymbolsAreFoundOnce() {
    Operation module = Programs.parse(NESTED);
    SymbolUserMap map =
        Objects.requireNonNull(SymbolUserMap.of(new SymbolTableCollection(), module));
    assertEquals(List.of("foo.op", "foo.op", "func.func"), users(map, symbol(module, "a::b::g")));
    assertEquals(List.of("foo.op", "func.func"), users(map, symbol(module, "a::b")));
    assertEquals(List.of("builtin.module", "func.func"), users(map, symbol(module, "f")));
    assertEquals(List.of(), users(map, module));
    assertTrue(map.useEmpty(module));
  }

  private static List<String> users(SymbolUserMap map, Operation symbol) {
    return map.users(symbol).stream().map(user -> user.name().value()).sorted().toList();
  }

  /** As by MLIR, the users of a symbol become those of the one whose name they get. */
  @Test
  void usersBecomeThoseOfAnotherSymbol() {
    Operation module =
        Programs.parse(
            """
            func.func private @f()
            func.func private @g()
            func.func @h() {
              call @f() : () -> ()
              call @g() : () -> ()
              call @f() : () -> ()
              return
            }
            """);
    Operation f = symbol(module, "f");
    Operation g = symbol(module, "g");
    SymbolUserMap map =
        Objects.requireNonNull(SymbolUserMap.of(new SymbolTableCollection(), module));
    assertEquals(2, map.users(f).size());
    map.replaceAllUses(f, "g");
    assertTrue(map.useEmpty(f));
    assertEquals(3, map.users(g).size());
    assertEquals(3, uses(g, module).size());
    map.replaceAllUses(g, "g");
    assertEquals(3, map.users(g).size());
    map.replaceAllUses(g, "elsewhere");
    assertTrue(map.useEmpty(g));
  }

  private static SymbolUserMap map(Operation module) {
    return Objects.requireNonNull(SymbolUserMap.of(new SymbolTableCollection(), module));
  }

  /** A reference that continues with what is in the symbol may then mean something else. */
  @Test
  void usersOfWhatIsInASymbolBecomeThoseOfWhatIsInAnother() {
    Operation module =
        Programs.parse(
            """
            module @a {
              func.func private @g()
            }
            module @b {
              func.func private @g()
            }
            "foo.op"() {x = @a::@g} : () -> ()
            """);
    SymbolUserMap map = map(module);
    map.replaceAllUses(symbol(module, "a"), "b");
    for (String unused : List.of("a", "a::g")) {
      assertEquals(List.of(), map.users(symbol(module, unused)), unused);
      assertTrue(map.useEmpty(symbol(module, unused)), unused);
    }
    for (String used : List.of("b", "b::g")) {
      assertEquals(List.of("foo.op"), users(map, symbol(module, used)), used);
    }
  }

  @Test
  void usersOfTheCorpusRemainKnown() {
    int renamed = 0;
    Random random = new Random(31);
    for (CorpusCase c : cases("valid cases with symbols")) {
      Operation module = Programs.parse(c.text("generic"));
      Operation other = Programs.parse(c.text("generic"));
      SymbolUserMap map = SymbolUserMap.of(new SymbolTableCollection(), module);
      List<Operation> symbols = map == null ? List.of() : symbols(module);
      for (int i = 0; i < Math.min(5, symbols.size()); i++) {
        int index = random.nextInt(symbols.size());
        String name =
            Objects.requireNonNull(Symbols.name(symbols.get(random.nextInt(symbols.size()))))
                .value();
        Objects.requireNonNull(map).replaceAllUses(symbols.get(index), name);
        assertTrue(SymbolRenaming.replaceAllUses(symbols(other).get(index), name, other));
        assertEquals(Printer.toString(other, TEXT), Printer.toString(module, TEXT), c.id());
        SymbolUserMap fresh = map(module);
        for (Operation symbol : symbols) {
          assertEquals(Set.copyOf(fresh.users(symbol)), Set.copyOf(map.users(symbol)), c.id());
          assertEquals(fresh.useEmpty(symbol), map.useEmpty(symbol), c.id());
        }
        renamed++;
      }
    }
    assertTrue(renamed > 100, "renamed: " + renamed);
  }

  private static List<String> uses(Operation symbol, Operation from) {
    return Objects.requireNonNull(SymbolUses.of(symbol, from)).stream()
        .map(use -> use.user().name() + " " + use.reference())
        .toList();
  }

  @Test
  void aSymbolIsRenamedInItsTable() {
    Operation module =
        Programs.parse(
            """
            func.func private @f()
            func.func private @f_0()
            func.func @g() {
              call @f() : () -> ()
              return
            }
            """);
    Operation other = Programs.parse("module { func.func private @f_1() }");
    Operation f = symbol(module, "f");
    assertThrows(IllegalArgumentException.class, () -> SymbolRenaming.rename(f, "g"));
    assertThrows(IllegalArgumentException.class, () -> SymbolRenaming.rename(f, ""));
    assertThrows(IllegalArgumentException.class, () -> SymbolRenaming.rename(module, "m"));
    assertThrows(
        IllegalArgumentException.class, () -> SymbolRenaming.replaceAllUses(f, "h", other));
    assertEquals(List.of("func.call @f"), uses(f, module));
    assertTrue(SymbolRenaming.rename(f, "f"));
    assertTrue(SymbolRenaming.rename(f, "h"));
    assertEquals(List.of("func.call @h"), uses(f, module));
    assertEquals("\"h_0\"", String.valueOf(SymbolRenaming.renameToUnique(f, List.of(other))));
    Symbols.setName(symbol(module, "f_0"), "h_0_0");
    assertEquals("\"h_0_1\"", String.valueOf(SymbolRenaming.renameToUnique(f, List.of(other))));
    assertEquals(List.of("func.call @h_0_1"), uses(f, module));
  }

  /** An operation that only has the name of a symbol is none; a use counts once. */
  @Test
  void whatIsNoSymbolIsNotRenamed() {
    Operation module =
        Programs.parse(
            """
            %c = arith.constant {sym_name = "f"} 1 : i32
            "foo.use"() <{p = @f}> {a = @f, b = [@f]} : () -> ()
            """);
    String before = Printer.toString(module, PrinterFlags.DEFAULT);
    Operation constant = symbol(module, "f");
    assertThrows(IllegalArgumentException.class, () -> SymbolRenaming.rename(constant, "g"));
    assertThrows(
        IllegalArgumentException.class, () -> SymbolRenaming.renameToUnique(constant, List.of()));
    assertEquals(before, Printer.toString(module, PrinterFlags.DEFAULT));
    assertEquals(List.of("foo.use @f"), uses(constant, module));
  }

  @Test
  void nothingChangesWhereASymbolTableMayBeUnknown() {
    Operation module =
        Programs.parse(
            """
            func.func private @f()
            "foo.first"() {use = @f} : () -> ()
            "foo.table"() ({}) : () -> ()
            """);
    String before = Printer.toString(module, PrinterFlags.DEFAULT);
    Operation f = symbol(module, "f");
    assertNull(SymbolUses.of(f, module));
    assertNull(SymbolUserMap.of(new SymbolTableCollection(), module));
    assertFalse(SymbolUses.isKnownEmpty(f, module));
    assertFalse(SymbolRenaming.rename(f, "g"));
    assertNull(SymbolRenaming.renameToUnique(f, List.of()));
    assertEquals(before, Printer.toString(module, PrinterFlags.DEFAULT));
  }
}
