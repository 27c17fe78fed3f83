// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.ods.text.PrinterFlags;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What patterns know when they call methods, and when they replace results by name. */
@Tag("shared")
class PatternCallsTest {
  private static final String OPS =
      """
      @Dialect(name = "t", ops = {Source.class, Any.class, Maybe.class, Sole.class, Many.class,
          Take.class, Both.class, Flag.class, Stored.class})
      interface TDialect {}
      @Op(dialect = TDialect.class, name = "source")
      interface Source { @Result Value y(); }
      @Op(dialect = TDialect.class, name = "any")
      interface Any { @Operand Value x(); @Attr Optional<Attribute> k(); @Attr Optional<Long> n();
        @Result Value y(); }
      @Op(dialect = TDialect.class, name = "maybe")
      interface Maybe { @Operand Value x(); @Operand Optional<Value> m(); @Result Value y(); }
      @Op(dialect = TDialect.class, name = "sole")
      interface Sole { @Operand Value x(); @Result Optional<Value> y(); }
      @Op(dialect = TDialect.class, name = "many")
      interface Many { @Operand Value x(); @Result ValueRange all(); }
      @Op(dialect = TDialect.class, name = "take")
      interface Take { @Operand Value x(); @Result Value y(); }
      @Op(dialect = TDialect.class, name = "flag")
      interface Flag { @Operand Value x(); @Attr @Unit boolean f(); @Result Value y(); }
      @Op(dialect = TDialect.class, name = "both")
      interface Both { @Operand Value a(); @Operand Value b(); }
      @Op(dialect = TDialect.class, name = "stored")
      interface Stored { @Attr DenseIntOrFPElementsAttr d(); @Attr long n(); @Prop @Unit boolean p();
        @Result Value y(); }
      """;

  private static final String METHODS =
      """
      static Value second(Value x, Value m) { return m; }
      static Value at(Value x, IntegerAttr k) { return k.isZero() ? x : x; }
      static Value by(Value x, long n) { return n == 0 ? x : x; }
      static boolean isNumber(IntegerAttr self) { return true; }
      static boolean isNumberAt(Value self, IntegerAttr k) { return k.isZero() || true; }
      static boolean isAbsent(Value self, @org.jspecify.annotations.Nullable Value y) {
        return y == null; }
      static Value having(Value x, Attribute f) { return f.equals(f) ? x : x; }
      static boolean either(boolean on) { return true; }
      static boolean isDefined(Operation self) { return true; }
      static StringAttr text(Attribute from) { return null; }
      static ArrayAttr list(Attribute from) { return null; }
      static DenseElementsAttr elements(Attribute from) { return null; }
      static DenseIntOrFPElementsAttr numbers(Attribute from) { return null; }
      static IntegerAttr integer(Attribute from) { return null; }
      static BoolAttr bool(Attribute from) { return null; }
      """;

  private static String source(String patterns) {
    return OPS + "@PatternSet(TDialect.class)\ninterface Rules {\n" + METHODS + patterns + "\n}\n";
  }

  private static void assertRewritten(String patterns, String before, String after) {
    assertEquals(
        after.strip(),
        CompiledDialect.of(source(patterns)).rewritten(before, "Rules", PrinterFlags.GENERIC));
  }

  /** Methods get what the match has found to be there, and of their class. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "@Pattern(match = \"(t.maybe $x, $m)\", rewrite = \"second($x, $m)\") void a(Value m);",
        "@Pattern(match = \"(t.maybe $x, $m)\", rewrite = \"second($x, $m)\")"
            + " void a(@Capture(\" $m \") Value one);",
      })
  void methodsTakeOperandsThatAreAskedFor(String pattern) {
    assertRewritten(
        pattern,
        """
        %0 = "t.source"() : () -> i32
        %1 = "t.source"() : () -> i32
        %2 = "t.maybe"(%0) : (i32) -> i32
        %3 = "t.maybe"(%0, %1) : (i32, i32) -> i32
        "t.both"(%2, %3) : (i32, i32) -> ()
        """,
        """
        %0 = "t.source"() : () -> i32
        %1 = "t.source"() : () -> i32
        %2 = "t.maybe"(%0) : (i32) -> i32
        "t.both"(%2, %1) : (i32, i32) -> ()
        """);
  }

  /** The same of results, and of the attributes of all kinds of arguments. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "(t.any $x, $k, $_)\", rewrite = \"at($x, $k)\") void a(IntegerAttr k);",
        "(t.any $x, $k, $_)\", rewrite = \"at($x, $k)\") void a(@Capture(\"$k \") IntegerAttr i);",
        "(t.any $x, $k, $_)\", rewrite = \"at($x, $k)\") void a(Attribute k,"
            + " @Capture(\"$k\") @org.jspecify.annotations.Nullable IntegerAttr i);",
        "(t.any $x, isNumber:$k(), $_)\", rewrite = \"at($x, $k)\") void a();",
        "(t.any isNumberAt:$x($k), $k, $_)\", rewrite = \"$x\") void a(IntegerAttr k);",
        "(t.any $x, $_, $n)\", rewrite = \"by($x, $n)\") void a(IntegerAttr n);",
        "(t.any $x, $_, isNumber:$n())\", rewrite = \"by($x, $n)\") void a();",
        "(t.any $x, $_, $n)\", rewrite = \"$x\") static boolean a("
            + "IntegerAttr n, @Capture(\"$n\") long value) { return value == 5; }",
      })
  void methodsTakeAttributesThatAreAskedFor(String pattern) {
    assertRewritten(
        "@Pattern(match = \"" + pattern,
        """
        %0 = "t.source"() : () -> i32
        %1 = "t.any"(%0) : (i32) -> i32
        %2 = "t.any"(%0) <{k = 5 : i64, n = 5 : i64}> : (i32) -> i32
        "t.both"(%1, %2) : (i32, i32) -> ()
        """,
        """
        %0 = "t.source"() : () -> i32
        %1 = "t.any"(%0) : (i32) -> i32
        "t.both"(%1, %0) : (i32, i32) -> ()
        """);
  }

  /** What may be absent is nothing for a parameter that takes no null. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "at($x, $k) | void a(@org.jspecify.annotations.Nullable IntegerAttr k);"
            + " | '$k', an attribute of 't.any', cannot be parameter 'k' of 'at', an IntegerAttr",
        "at($x, $k) | void a(Attribute k);"
            + " | '$k', an attribute of 't.any', cannot be parameter 'k' of 'at', an IntegerAttr",
        "by($x, $n) | void a(@org.jspecify.annotations.Nullable IntegerAttr n);"
            + " | '$n', an attribute of 't.any', cannot be parameter 'n' of 'by', a long",
      })
  void methodsTakeNothingThatMayBeAbsent(String call, String method, String message) {
    String pattern =
        "@Pattern(match = \"(t.any $x, $k, $n)\", rewrite = \"" + call + "\") " + method;
    assertErrors(pattern, "ODS521", message);
  }

  /** What a method returns for an attribute is of a class that the attribute may be of. */
  @ParameterizedTest
  @CsvSource({
    "'text($d), $n, $p', text, a StringAttr, d, attribute, DenseIntOrFPElementsAttr",
    "'list($d), $n, $p', list, an ArrayAttr, d, attribute, DenseIntOrFPElementsAttr",
    "'$d, text($n), $p', text, a StringAttr, n, attribute, IntegerAttr",
    "'$d, numbers($n), $p', numbers, a DenseIntOrFPElementsAttr, n, attribute, IntegerAttr",
    "'$d, bool($n), $p', bool, a BoolAttr, n, attribute, IntegerAttr",
    "'$d, $n, text($n)', text, a StringAttr, p, property, UnitAttr",
  })
  void methodsReturnAttributesOfOtherClasses(
      String arguments, String method, String returned, String name, String kind, String wanted) {
    assertErrors(
        "@Pattern(match = \"(t.take (t.stored $d, $n, $p))\", rewrite = \"(t.stored %s)\") void a();"
            .formatted(arguments),
        "ODS521",
        "'%s' returns %s, which cannot be %s '%s' of 't.stored'; expected %s"
            .formatted(method, returned, kind, name, wanted));
  }

  /** A subclass may be returned as what it extends, and a flag is also read from a boolean. */
  @ParameterizedTest
  @ValueSource(strings = {"elements($d), $n, $p", "$d, integer($n), $p", "$d, $n, bool($n)"})
  void methodsReturnAttributesThatMayBeOfTheClass(String arguments) {
    String pattern =
        "@Pattern(match = \"(t.take (t.stored $d, $n, $p))\", rewrite = \"(t.stored %s)\") void a();"
            .formatted(arguments);
    assertEquals(List.of(), Snippets.errors(Snippets.compile(source(pattern))));
  }

  /** A method is asked before those that come later, which may refuse null. */
  @Test
  void methodsKnowWhatWasAskedBefore() {
    assertErrors(
        "@Pattern(match = \"(t.any isNumberAt:$x($k), isNumber:$k(), $_)\", rewrite = \"$x\")"
            + " void a();",
        "ODS521",
        "'$k', an attribute of 't.any', cannot be parameter 'k' of 'isNumberAt', an IntegerAttr");
  }

  /** To ask for a boolean that stands for a unit attribute is not to ask for the attribute. */
  @Test
  void methodsThatTakeBooleansAskForNoAttribute() {
    assertErrors(
        "@Pattern(match = \"(t.flag $x, either:$f())\", rewrite = \"having($x, $f)\") void a();",
        "ODS521",
        "'$f', an attribute of 't.flag', cannot be parameter 'f' of 'having', an Attribute");
  }

  private static void assertErrors(String pattern, String code, String message) {
    List<String> errors = Snippets.errors(Snippets.compile(source(pattern)));
    assertEquals(1, errors.size(), errors::toString);
    String first = errors.get(0).lines().findFirst().orElseThrow();
    assertEquals("[" + code + "] " + message, first.substring(first.indexOf('[')));
  }

  @Test
  void methodsTakeResultsThatMayBeAbsent() {
    String before =
        """
        %0 = "t.source"() : () -> i32
        "t.sole"(%0) : (i32) -> ()
        %1 = "t.sole"(%0) : (i32) -> i32
        """;
    assertRewritten(
        """
        @Pattern(match = "(t.sole:$s isAbsent($s))", rewrite = "(t.sole $other)")
        static boolean a(Sole s, Rewriter rewriter) { return false; }
        """
            .replace(", rewrite = \"(t.sole $other)\"", ""),
        before,
        before);
  }

  /** All results of an operation have one use together, however many they are. */
  @ParameterizedTest
  @CsvSource({"t.many, t.many:$o", "t.sole, t.sole:$o"})
  void operationsWithAnyNumberOfResultsHaveOneUse(String name, String tree) {
    assertRewritten(
        "@Pattern(match = \"(t.take (TREE $x))\", rewrite = \"$x\")".replace("TREE", tree)
            + " void a(@HasOneUse Operation o);",
        """
        %0 = "t.source"() : () -> i32
        %1 = "NAME"(%0) : (i32) -> i32
        %2 = "t.take"(%1) : (i32) -> i32
        %3 = "NAME"(%0) : (i32) -> i32
        %4 = "t.take"(%3) : (i32) -> i32
        "t.both"(%2, %4) : (i32, i32) -> ()
        "t.both"(%3, %3) : (i32, i32) -> ()
        """
            .replace("NAME", name),
        """
        %0 = "t.source"() : () -> i32
        %1 = "NAME"(%0) : (i32) -> i32
        %2 = "NAME"(%0) : (i32) -> i32
        %3 = "t.take"(%2) : (i32) -> i32
        "t.both"(%0, %3) : (i32, i32) -> ()
        "t.both"(%2, %2) : (i32, i32) -> ()
        """
            .replace("NAME", name));
  }

  /** Also without results, and where another one than the first defines the operand. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "(t.take (t.many:$o $x))\", rewrite = \"$x\") void a(@HasOneUse Operation o);",
        "(t.take isDefined:$o())\", rewrite = \"(t.source)\") void a(@HasOneUse Operation o);",
      })
  void operationsHaveOneUseOfAnyResult(String pattern) {
    String before =
        """
        %0 = "t.source"() : () -> i32
        %1:2 = "t.many"(%0) : (i32) -> (i32, i32)
        %2 = "t.take"(%1#1) : (i32) -> i32
        "t.both"(%2, %0) : (i32, i32) -> ()
        %3:2 = "t.many"(%0) : (i32) -> (i32, i32)
        %4 = "t.take"(%3#1) : (i32) -> i32
        "t.both"(%4, %3#0) : (i32, i32) -> ()
        """;
    boolean isValue = pattern.contains("$x");
    assertRewritten(
        "@Pattern(match = \"" + pattern,
        before,
        """
        %0 = "t.source"() : () -> i32
        %1:2 = "t.many"(%0) : (i32) -> (i32, i32)
        %2 = "t.source"() : () -> i32
        "t.both"(%2, %0) : (i32, i32) -> ()
        %3:2 = "t.many"(%0) : (i32) -> (i32, i32)
        %4 = "t.take"(%3#1) : (i32) -> i32
        "t.both"(%4, %3#0) : (i32, i32) -> ()
        """
            .replace(isValue ? "%2 = \"t.source\"() : () -> i32\n" : "\0", "")
            .replace(isValue ? "(%2, %0)" : "\0", "(%0, %0)")
            .replace(isValue ? "%3" : "\0", "%2")
            .replace(isValue ? "%4" : "\0", "%3"));
  }

  /** A new operation replaces by its name as many results as it has by its types. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "(t.many:$l $x, (returnType i32, i32)) | $l",
        "(t.many:$l $x, (returnType i32, i32)) | $l#0",
        "(t.many:$l $x, (returnType i32, i32)) | $l.all",
        "(t.many:$l#0 $x, (returnType i32, i32)) | $l",
      })
  void namesOfNewOperationsReplaceAsManyResults(String built, String name) {
    assertErrors(
        "@Pattern(match = \"(t.take $x)\", rewrite = {\"%s\", \"%s\"}) void a();"
            .formatted(built, name),
        "ODS506",
        "this is several values, but result 'y' of 't.take' is one");
  }

  @ParameterizedTest
  @ValueSource(strings = {"$l", "$l#0", "$l.all"})
  void namesOfNewOperationsWithOneTypeReplaceOneResult(String name) {
    assertRewritten(
        "@Pattern(match = \"(t.take $x)\", rewrite = {\"(t.many:$l $x, (returnType i32))\", \"%s\"})"
                .formatted(name)
            + " void a();",
        """
        %0 = "t.source"() : () -> i32
        %1 = "t.take"(%0) : (i32) -> i32
        "t.both"(%1, %0) : (i32, i32) -> ()
        """,
        """
        %0 = "t.source"() : () -> i32
        %1 = "t.many"(%0) : (i32) -> i32
        "t.both"(%1, %0) : (i32, i32) -> ()
        """);
  }
}
