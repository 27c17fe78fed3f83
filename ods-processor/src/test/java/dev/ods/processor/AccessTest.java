// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor;

import static com.google.testing.compile.Compiler.javac;
import static org.junit.jupiter.api.Assertions.assertEquals;

import com.google.testing.compile.JavaFileObjects;
import java.util.List;
import java.util.Locale;
import javax.tools.JavaFileObject;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * What a generated class calls of its author is accessible in its package, which need not be that
 * of the base interface that names it.
 */
@Tag("shared")
final class AccessTest {
  private static final String IMPORTS =
      "package %s; import dev.ods.annotation.*; import dev.ods.builtin.*; import dev.ods.effect.*;"
          + " import dev.ods.ir.*; import dev.ods.rewrite.*; import dev.ods.text.*; import java.util.*;"
          + " import java.util.function.*; import org.jspecify.annotations.*;\n";

  private static final String OPS =
      """
      @Op(dialect = OpsDialect.class, name = "x") %s interface X extends base.Base {}
      @Dialect(name = "ops", ops = X.class) interface OpsDialect {}
      """;

  /**
   * A base interface, whose second line is to be in error, and what it uses.
   *
   * @param name what is not accessible unless {@code %s} is {@code public} in its declaration
   */
  private record Case(String name, String base, String used) {
    @Override
    public String toString() {
      return name;
    }

    /** The errors of an op of a package that extends the base interface. */
    List<String> errors(String modifier, String user) {
      String order = base.contains(" b();") ? "@Order({\"a\", \"b\"})" : "";
      String file = "base." + name.split("\\W", -1)[0];
      return javac()
          .withProcessors(new OdsProcessor())
          .compile(
              source("base.Base", base),
              source(file, used.formatted(modifier)),
              source(user + ".X", OPS.formatted(order)))
          .errors()
          .stream()
          .map(error -> error.getLineNumber() + ": " + error.getMessage(Locale.ROOT))
          .map(error -> error.lines().findFirst().orElseThrow())
          .toList();
    }

    private static JavaFileObject source(String name, String declarations) {
      String packageName = name.substring(0, name.indexOf('.'));
      return JavaFileObjects.forSourceString(name, IMPORTS.formatted(packageName) + declarations);
    }
  }

  private static final String TWO =
      """
      @%s(%s, summary = "same")
      @Order({"a", "b"}) public interface Base { @Operand Value a(); @Operand Value b(); }
      """;

  private static final String PREDICATE =
      TWO.formatted("PredOpTrait", "value = Same.class, members = {\"a\", \"b\"}");

  private static final String TRANSFORM =
      TWO.formatted("TypesMatchWith", "from = \"a\", to = \"b\", with = Same.class");

  private static final String CONDITION = "public interface Base { @Prop(Even.class) long n(); }";

  private static final String FOLDER = "@FoldedBy(Folds.class) public interface Base {}";

  private static final String HOOKS = "public interface Base extends Hooks {}";

  /** A class of properties, of which one of the parts has a modifier {@code %s}. */
  private static String value(String part) {
    return """
    public record Rec(int n) {
      [constructor] Rec() { this(0); }
      [to] Attribute toAttribute(Context c) { return UnitAttr.get(c); }
      [from] static @Nullable Rec fromAttribute(Attribute a, Consumer<String> c) { return null; }
      [parse] static @Nullable Rec parse(AsmParser p) { return null; }
      public void print(AsmPrinter p) {}
    }
    """
        .replace("[" + part + "]", "%s")
        .replaceAll("\\[\\w+]", "public");
  }

  private static List<Case> cases() {
    String value = "public interface Base { @Prop Rec r(); }";
    String values = "public interface Base { @Prop List<Rec> r(); }";
    return List.of(
        new Case(
            "Same.test",
            PREDICATE,
            "public final class Same { %s static boolean test(Type a, Type b) { return true; } }"),
        new Case(
            "Same",
            PREDICATE,
            "%s final class Same { public static boolean test(Type a, Type b) { return true; } }"),
        new Case(
            "Same",
            TRANSFORM,
            "%s final class Same { public static Type apply(Type type) { return type; } }"),
        new Case(
            "Even.test",
            CONDITION,
            "public final class Even { %s static boolean test(long n) { return true; } }"),
        new Case(
            "Even",
            CONDITION,
            "%s final class Even { public static boolean test(long n) { return true; } }"),
        new Case(
            "Mul.Check.test",
            "public interface Base { @Attr @Mul(3) long n(); }",
            "@ConfinedBy(value = Mul.Check.class, summary = \"m\") public @interface Mul {"
                + " long value(); final class Check {"
                + " %s static boolean test(Attribute a, long v) { return true; } } }"),
        new Case(
            "Res.INSTANCE",
            "@MemRead(Res.class) public interface Base {}",
            "public final class Res extends EffectResource {"
                + " %s static final Res INSTANCE = new Res(); private Res() { super(\"r\"); } }"),
        new Case(
            "Folds.fold",
            FOLDER,
            "public final class Folds { %s static FoldResult fold(Operation op) { return null; } }"),
        new Case(
            "Folds",
            FOLDER,
            "%s final class Folds { public static FoldResult fold(Operation op) { return null; } }"),
        new Case(
            "Folds.fold",
            FOLDER,
            "public final class Folds { %s static final Folder fold = (op, constants) -> null; }"),
        new Case(
            "Folds.Own",
            FOLDER,
            "public final class Folds { public static final Own fold = new Own();"
                + " %s static final class Own implements Folder {"
                + " public FoldResult fold(Operation op, Constants constants) { return null; } } }"),
        new Case("Rec()", value, value("constructor")),
        new Case("Rec.toAttribute", values, value("to")),
        new Case("Rec.fromAttribute", values, value("from")),
        new Case("Rec.parse", value, value("parse")),
        new Case(
            "Hooks",
            HOOKS,
            "%s interface Hooks { static void build(OpBuilder b, OperationState s, long n) {} }"),
        new Case(
            "Hooks",
            HOOKS,
            "%s interface Hooks extends OpView {"
                + " static boolean parse(OpAsmParser p, OperationState s) { return true; }"
                + " static void print(OpAsmPrinter p, Hooks op) {} }"));
  }

  /** Java has errors of its own for the type, as the generated class has to mention it. */
  @ParameterizedTest
  @ValueSource(strings = {"Kind", "List<Kind>", "Optional<Kind>"})
  void typesOfMembersAreAccessible(String type) {
    Case one =
        new Case(
            "Kind",
            "public interface Base { @Attr " + type + " a(); }",
            "@EnumAttr %s enum Kind { A }");
    assertEquals(List.of(), one.errors("public", "ops"));
    assertEquals(List.of(), one.errors("", "base"));
    assertEquals(notAccessible(one), one.errors("", "ops").get(0));
  }

  private static String notAccessible(Case one) {
    return "2: [ODS442] '"
        + one.name()
        + "' is not accessible in the package 'ops', where the generated class uses it; make it"
        + " public";
  }

  private static String usable(String name) {
    return "'"
        + name
        + "' is not accessible in the package 'example', where the generated class uses it; make it"
        + " package-private or public";
  }

  @ParameterizedTest
  @MethodSource("cases")
  void whatIsPublicIsUsedElsewhere(Case one) {
    assertEquals(List.of(), one.errors("public", "ops"));
  }

  @ParameterizedTest
  @MethodSource("cases")
  void whatIsNotIsUsedInItsPackage(Case one) {
    assertEquals(List.of(), one.errors("", "base"));
  }

  @ParameterizedTest
  @MethodSource("cases")
  void whatIsNotIsReportedElsewhere(Case one) {
    assertEquals(List.of(notAccessible(one)), one.errors("", "ops").stream().distinct().toList());
  }

  /** What decides or converts is found though it is private, and not called missing. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          interface X { @Prop(Even.class) long n(); } class Even { \
            private static boolean test(long n) { return true; } } | Even.test
          interface X { @Attr @Own(3) long n(); } \
            @ConfinedBy(value = Even.class, summary = "m") @interface Own { long value(); } \
            class Even { private static boolean test(Attribute a, long v) { return true; } } \
            | Even.test
          interface X { @Attr @T.Own(3) long n(); } class T { \
            private static class Even { static boolean test(Attribute a, long v) { return true; } } \
            @ConfinedBy(value = Even.class, summary = "m") @interface Own { long value(); } } | T.Even
          @PredOpTrait(value = Even.class, members = "n", summary = "s") \
            interface X { @Operand Value n(); } class Even { \
            private static boolean test(Value v) { return true; } } | Even.test
          interface X { @DerivedAttr(convert = "index") default long n() { return 1; } \
            private static IntegerAttr index(Context c, long n) { return null; } } | X.index
          @HasParent(P.class) interface X {} class P { private static final String NAME = "a.p"; } | P.NAME
          """)
  void whatIsPrivateIsNotCalledMissing(String op, String name) {
    String source = "@Op(dialect = TfDialect.class, name = \"x\")\n" + op;
    List<String> errors =
        Snippets.errors(Snippets.compile(source)).stream()
            .map(error -> error.substring(error.indexOf('[')))
            .toList();
    assertEquals(List.of("[ODS442] " + usable(name)), errors);
  }

  /** What is private, or of another package, is reported where a declaration mentions it. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          record T() { private enum K { A } K k() { return K.A; } } | T.K
          record T() { void k(List<K> ks) {} private enum K { A } } | T.K
          record T(int i) { T(K k) { this(1); } private static class K {} } | T.K
          record T(K k) { private record K() {} } | T.K
          record T() { void k(List<? extends K> ks) {} private enum K { A } } | T.K
          record T() { <X extends K> void k(X x) {} private static class K {} } | T.K
          record T() { void k() throws K {} private static class K extends Error {} } | T.K
          """)
  void definitionsMentionWhatIsAccessible(String record, String name) {
    String source =
        "@TypeDef(dialect = TfDialect.class, mnemonic = \"t\") @AssemblyFormat(\"`<` params `>`\")\n";
    assertEquals(
        List.of("2: [ODS442] " + usable(name)),
        Snippets.errors(
            Snippets.compile(
                (record.startsWith("record T()")
                        ? source.replace("@AssemblyFormat(\"`<` params `>`\")", "")
                        : source)
                    + record)));
  }

  /** What else generated code would mention: interfaces of records, names of other classes. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          class H { private interface K {} \
            @TypeDef(dialect = DDialect.class, mnemonic = "t") record T() implements K {} } | H.K
          class H { private static class K {} \
            @TypeDef(dialect = DDialect.class, mnemonic = "t") record T() implements Tagged<K> {} \
            interface Tagged<X> {} } | H.K
          class H { private abstract static class K implements OpView { static final String NAME = "a.b"; } \
            @TypeDef(dialect = DDialect.class, mnemonic = "t") record T() {} \
            @Pass(name = "p", op = K.class) record P() implements PassBody { \
            @Override public void run(PassRun run) {} } } | H.K
          class H { abstract static class K implements OpView { private static final String NAME = "a.b"; } \
            @TypeDef(dialect = DDialect.class, mnemonic = "t") record T() {} \
            @Pass(name = "p", op = K.class) record P() implements PassBody { \
            @Override public void run(PassRun run) {} } } | H.K.NAME
          """)
  void whatRecordsReferToIsAccessible(String declarations, String name) {
    String dialect =
        "\n@Dialect(name = \"d\", types = H.T.class, attributes = {}) interface DDialect {}";
    assertEquals(
        List.of("1: [ODS442] " + usable(name)),
        Snippets.errors(Snippets.compile(declarations + dialect)));
  }

  @Test
  void privateEnumsAreReported() {
    assertEquals(
        List.of(
            "1: [ODS003] 'E' is private, so the generated class cannot use it; make it"
                + " package-private or public"),
        Snippets.errors(Snippets.compile("class H { @EnumAttr private enum E { A } }")));
  }

  @Test
  void parametersOfInheritedBuildersAreAccessible() {
    Case one =
        new Case(
            "Kind",
            "public interface Base { static void build(OpBuilder b, OperationState s, Kind k) {} }",
            "%s final class Kind {}");
    assertEquals(List.of(), one.errors("public", "ops"));
    assertEquals(List.of(), one.errors("", "base"));
    assertEquals(notAccessible(one), one.errors("", "ops").get(0));
  }

  /** Of a dialect that lists a holder of another package, and of patterns. */
  @Test
  void whatIsGeneratedElsewhereIsAccessible() {
    String ops =
        """
        public class Ops {
          @Op(dialect = user.UserDialect.class, name = "x")
          %1$s interface X { @Operand Value x(); @Result Value r(); }
          @TypeDef(dialect = user.UserDialect.class, mnemonic = "t") %1$s record T() {}
        }
        """;
    String dialect =
        """
        @Dialect(name = "u", ops = lib.Ops.class, types = lib.Ops.class)
        public interface UserDialect {}
        @PatternSet(UserDialect.class)
        interface Patterns { @Pattern(match = "(u.x (u.x $x))", rewrite = "(u.x $x)") void a(); }
        """;
    assertEquals(List.of(), elsewhere(ops.formatted("public"), dialect));
    assertEquals(
        List.of("2: [ODS442] 'Ops.T'", "2: [ODS442] 'Ops.X'", "5: [ODS442] 'Ops.X'"),
        elsewhere(ops.formatted(""), dialect).stream()
            .map(error -> error.substring(0, error.indexOf(" is not accessible")))
            .distinct()
            .sorted()
            .toList());
  }

  private static List<String> elsewhere(String ops, String dialect) {
    return javac()
        .withProcessors(new OdsProcessor())
        .compile(Case.source("lib.Ops", ops), Case.source("user.UserDialect", dialect))
        .errors()
        .stream()
        .map(error -> error.getLineNumber() + ": " + error.getMessage(Locale.ROOT))
        .map(error -> error.lines().findFirst().orElseThrow())
        .toList();
  }
}
