// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor;

import static java.util.stream.Collectors.joining;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.testing.compile.Compilation;
import java.io.IOException;
import java.lang.reflect.Modifier;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import javax.tools.Diagnostic;
import javax.tools.JavaFileObject;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Declarations that are rare: what is generated compiles without warnings, or an error says why.
 */
@Tag("shared")
final class UnusualDeclarationsTest {
  private static final String OP = "@Op(dialect = TfDialect.class, name = \"a\") ";
  private static final String TYPE = "@TypeDef(dialect = TfDialect.class, mnemonic = \"t\"";

  @TempDir Path work;

  /** With "op: " the members of an op, with "type: " what follows the annotation's elements. */
  private static String source(String declaration) {
    return declaration.startsWith("op: ")
        ? OP + "\ninterface A { " + declaration.substring("op: ".length()) + " }"
        : TYPE + declaration.substring("type: ".length());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "op: @SafeVarargs static void build(OpBuilder b, OperationState s, List<Value>... x) {}",
        "op: @SuppressWarnings(\"rawtypes\")"
            + " static void build(OpBuilder b, OperationState s, java.util.Map x) {}",
        "op: private static void build(OpBuilder b, OperationState s) {}"
            + " static void build(OpBuilder b, OperationState s, int x) { build(b, s); }",
        "op: private void verify(Diagnostics d, int x) {}"
            + " default void verify(Diagnostics d) { verify(d, 1); }",
        "type: ) record T() { void self(TType... x) {} }",
        "op: private static boolean parse(OpAsmParser p, OperationState s) { return true; }",
        "type: ) record T() { @SuppressWarnings(\"rawtypes\") void k(java.util.Map m) {} }",
        "type: , skipDefaultBuilders = true) record T() {}",
        "type: ) record T() { <X extends Number> T(X x) { this(); } }",
        "op: @Attr Optional<Long> x(); @Operand(I32.class) Value y();"
            + " int I32 = 1, IntegerAttr = 2, StringAttr = 3, OdsVerification = 4, TypeList = 5;"
            + " int List = 6, OpModel = 7, Objects = 8, Override = 9, AOp = 10;",
        "type: ) @AssemblyFormat(\"`<` $x `>`\") record T(int x) implements Names {} interface"
            + " Names { int Objects = 1, TypeStorage = 2, TType = 3, T = 4, Builder = 5; }",
        "op: @Prop R<String> x(); @Prop List<R<String>> y(); record R<T>(T x) { R() { this(null); }"
            + " Attribute toAttribute(Context c) { return StringAttr.get(c, \"\"); } static"
            + " R<String> fromAttribute(Attribute a, java.util.function.Consumer<String> c) {"
            + " return new R<>(); } }",
        "op: @Prop Optional<R<String>> x(); record R<T>(T x) { R() { this(null); } Attribute"
            + " toAttribute(Context c) { return StringAttr.get(c, \"\"); } static R<String>"
            + " fromAttribute(Attribute a, java.util.function.Consumer<String> c) { return new"
            + " R<>(); } static R<String> parse(AsmParser p) { return new R<>(); } void"
            + " print(AsmPrinter p) { p.print(\"r\"); } }",
        "op: @Prop R<String> x(); @Prop R<?> y(); record R<T>(T x) { R() { this(null); } Attribute"
            + " toAttribute(Context c) { return StringAttr.get(c, \"\"); } static R<String>"
            + " fromAttribute(Attribute a, java.util.function.Consumer<String> c) { return new"
            + " R<>(null); } }",
        "op: } @Dialect(name = \"d\", ops = A.class, cppNamespace = \"\") interface TfDialect {"
            + " @Dialect(name = \"e\", cppNamespace = \"a::b\") interface E {}",
        "op: @Operand(K.class) Value x(); @Attr(K.class) Attribute y(); @Summary(\"k\") final class"
            + " K { public static boolean test(Type t) { return true; } public static boolean"
            + " test(Attribute a) { return true; } }",
        "op: long MAX = 3; enum Mode { A } @Operand Value dev(); @Attr long java();",
        "op: interface OpModel {} default Value dev() { return null; }"
            + " static Value java() { return null; } interface org {}",
        "op: interface dev {} int MAX = 3;",
        "op: interface Generated {} interface javax {}",
        "op: static void build(OpBuilder b, OperationState s, AOp x) {}",
        "op: static void build(OpBuilder b, OperationState s, List<AOp> x) {}",
        "op: @Operand Optional<Value> x(); @Attr long org(); interface Nullable {}",
        "type: ) @AssemblyFormat(\"`<` $dev `>`\") record T(long dev) implements N {} interface N { int MAX = 3; }",
        "type: ) record T() { UOp.Adaptor k(UOp.Adaptor x, List<UOp.Adaptor> y) { return x; } }"
            + " @Op(dialect = TfDialect.class, name = \"u\") interface U {}",
      })
  void compile(String declaration) throws IOException {
    assertEquals("", warningsOfJavac(declaration));
    assertEquals(
        List.of(),
        EclipseSnippets.compile(work, source(declaration), UnusualDeclarationsTest::isGenerated)
            .stream()
            .map(each -> each.getSource() + ": " + each.getMessage(Locale.ROOT))
            .toList());
  }

  /** Parsers keep in variables only what they use: Eclipse warns of others. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "operands attr-dict | ''",
        "operands attr-dict `:` type(operands) | ''",
        "operands attr-dict `:` functional-type(operands, results) | @Result Value y();",
        "operands attr-dict `:` type(operands) custom<L>(ref(operands), ref(type(operands))) |"
            + " static boolean parseL(OpAsmParser p, List<OperandMark> o,"
            + " List<Type> t) { return true; } static void printL(OpAsmPrinter p, Operation op,"
            + " ValueRange o, List<Type> t) {}",
        "(`a` $x^)? attr-dict | List<Region> x();",
        "($x^ `a`)? attr-dict | List<Region> x();",
        "`a` $x attr-dict | List<Region> x();",
        "operands attr-dict `:` type(operands) | @Operand Value x(); @Operand ValueRange y();",
        "operands attr-dict `:` functional-type(operands, results) | @Operand Value x();",
      })
  void parsersDeclareWhatTheyUse(String format, String members) throws IOException {
    String source =
        "@Op(dialect = TfDialect.class, name = \"a\") @AssemblyFormat(\"%s\")\ninterface A { %s }"
            .formatted(format, members);
    assertEquals(
        List.of(),
        EclipseSnippets.compile(work, source, UnusualDeclarationsTest::isGenerated).stream()
            .map(each -> each.getSource() + ": " + each.getMessage(Locale.ROOT))
            .toList());
  }

  /** Eclipse also warns of the imports of the snippet. */
  private static boolean isGenerated(Diagnostic<? extends JavaFileObject> problem) {
    JavaFileObject source = problem.getSource();
    return source == null || !source.getName().endsWith("Example.java");
  }

  /**
   * Eclipse resolves no arrays and wildcards of generated classes, and warns of javac's lint
   * "varargs".
   */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "type: ) record T() { TType[] selves(List<TType[]> x) { return new TType[0]; } }",
        "type: ) record T() { void k(List<? extends TType> x, List<? super TType[]> y) {} }",
        "type: ) record T() { void k(java.util.Map<?, ? extends List<? extends UOp>> x) {} }"
            + " @Op(dialect = TfDialect.class, name = \"u\") interface U {}",
        "type: ) record T() { Outer<TType>.Inner k(Outer<TType>.In2<UOp> x) { return null; }"
            + " Outer<String>.Inner j(Outer<UOp>.Inner[] x, Outer<String>.In2<TType> y) {"
            + " return null; } } class Outer<X> { class Inner {} class In2<Y> {} }"
            + " @Op(dialect = TfDialect.class, name = \"u\") interface U {}",
        "type: ) record T() { <X extends List<UOp.Adaptor>> T(X x) { this(); }"
            + " <X extends List<? extends TType>> void k(X x) {} }"
            + " @Op(dialect = TfDialect.class, name = \"u\") interface U {}",
        "type: ) record T() {"
            + " @SafeVarargs @SuppressWarnings(\"varargs\")"
            + " final <X> List<X> list(X... x) { return List.of(); } }",
        "type: ) record T() { @SafeVarargs @SuppressWarnings(\"varargs\")"
            + " <X> T(List<X>... x) { this(); } }",
      })
  void compileWithJavac(String declaration) {
    assertEquals("", warningsOfJavac(declaration));
  }

  private static String warningsOfJavac(String declaration) {
    Compilation compilation =
        Compilers.inMemory()
            .withOptions("-Xlint:all,-processing,-auxiliaryclass")
            .withProcessors(new OdsProcessor())
            .compile(Snippets.file(source(declaration)));
    return compilation.diagnostics().stream()
        .map(each -> each.getSource() + ": " + each.getMessage(Locale.ROOT))
        .collect(joining("\n"));
  }

  /** Service loaders and tools load no class that is not public. */
  @Test
  void definitionsOfPackagePrivateDialectsArePublic() {
    Class<?> definition =
        CompiledDialect.of("@Dialect(name = \"d\") interface D {}").type("DDefinition");
    assertTrue(Modifier.isPublic(definition.getModifiers()));
  }

  @Test
  void constructorsThatClashAreOneMistake() {
    assertEquals(
        List.of(
            "2: [ODS081] 'TType' would have two methods 'get(Context, List)', for this constructor"
                + " and for another one; change its parameters, or make it private"),
        Snippets.errors(
            Snippets.compile(
                """
                @TypeDef(dialect = TfDialect.class, mnemonic = "t") record T() {
                  T(List<String> x) { this(); } T(Context context, List<Integer> x) { this(); }
                }
                """)));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '\"',
      textBlock =
          """
          op: private void verify(Diagnostics d) {} | ODS420
          op: static <X> void build(OpBuilder b, OperationState s, List<X> x) {} | ODS420
          op: Optional<Region> r(); | ODS109
          op: Optional<Block> b(); | ODS110
          op: @Prop P p(); abstract class P { public P() {} \
              public abstract Attribute toAttribute(Context c); public static P \
              fromAttribute(Attribute a, java.util.function.Consumer<String> c) { return null; } } | ODS142
          op: @Prop R<Integer> r(); record R<T>(T x) { R() { this(null); } \
              Attribute toAttribute(Context c) { return null; } static R<String> \
              fromAttribute(Attribute a, java.util.function.Consumer<String> c) { return null; } } | ODS142
          op: @Attr @org.jspecify.annotations.Nullable String s(); | ODS152
          op: @Operand @org.jspecify.annotations.Nullable Value s(); | ODS152
          op: @Prop @org.jspecify.annotations.Nullable String s(); | ODS152
          op: @org.jspecify.annotations.Nullable Region r(); | ODS152
          type: ) @AssemblyFormat("`<` $x `>`") record T(@org.jspecify.annotations.Nullable List<Type> x) {} | ODS082
          type: ) record T(@org.jspecify.annotations.Nullable Type x) { T(Context c) { this((Type) null); } } | ODS082
          op: interface dev {} interface OpModel {} | ODS083
          op: int java = 1; interface Objects {} | ODS083
          op: @Operand Value dev(); @Attr long java(); interface OpModel {} interface Optional {} | ODS083
          op: @Operand Optional<Value> x(); interface Nullable {} interface org {} | ODS083
          type: ) record T() implements N {} interface N { interface java {} int Objects = 1; } | ODS083
          type: ) record T() { static TType parse(AsmParser p) { return null; } void print(AsmPrinter p) {} } | ODS420
          """)
  void areReported(String declaration, String id) {
    List<String> errors = Snippets.errors(Snippets.compile(source(declaration)));
    assertTrue(!errors.isEmpty() && errors.get(0).contains("[" + id + "]"), errors::toString);
    assertTrue(errors.stream().allMatch(error -> error.contains("[ODS")), errors::toString);
  }

  /** With what follows from them. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '\"',
      textBlock =
          """
          op: } @OpInterface @My(String.class) interface I extends OpView {} \
              @Op(dialect = TfDialect.class, name = "b") @My(String.class) interface B { \
              @Operand Value x(); } \
              @PredOpTrait(value = P.class, summary = "s") @interface My { Class<?> value(); } \
              class P { static boolean test(java.util.function.Predicate<Type> p) { return true; } | ODS301
          op: @Operand(C1.class) Value x(); } @AnyOf({F32.class, C2.class}) interface C1 {} \
              @TensorOf(C1.class) interface C2 {} @TensorOf(C2.class) interface C3 { | ODS304
          op: } @TypeInterface interface TI { int n(); } \
              @Op(dialect = TfDialect.class, name = "b") interface B extends TI { | ODS459
          op: } @AttrInterface interface AI { default int n() { return 1; } } \
              @Op(dialect = TfDialect.class, name = "b") interface B extends AI { | ODS459
          op: } @PredOpTrait(value = P.class, summary = "s") @interface My { int[] value(); } \
              class P { static boolean test(int[] n) { return true; } } \
              @Op(dialect = TfDialect.class, name = "b") @My({1, 2}) interface B { | ODS458
          op: } @PredOpTrait(value = P.class, summary = "s") @interface My { String[] value(); } \
              class P { static boolean test(Type t) { return true; } } \
              @Op(dialect = TfDialect.class, name = "b") @My({}) interface B { | ODS416
          op: @Attr @My(Thread.State.NEW) long x(); } \
              @ConfinedBy(value = P.class, summary = "s") @interface My { Thread.State value(); } \
              class P { static boolean test(Attribute a, Thread.State s) { return true; } | ODS458
          op: interface dev {} interface OpModel {} | ODS083
          """)
  void areOneMistake(String declaration, String id) {
    List<String> errors = Snippets.errors(Snippets.compile(source(declaration)));
    assertEquals(1, errors.size(), errors::toString);
    assertTrue(errors.get(0).contains("[" + id + "]"), errors::toString);
  }

  /** The message says what to change, whatever the cause is. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '\"',
      textBlock =
          """
          op: } class Ops { private static class Hidden { \
          @Op(dialect = TfDialect.class, name = "b") interface B {} } \
          | 'Hidden' is private, so the generated class cannot use 'B' in there; make it \
          package-private or public
          op: @Prop @Default(value = "1", optional = true) long n(); \
          | property 'n' cannot have this default value: 'optional' is for attributes; drop it, \
          or use @Attr
          op: @Prop @Default("x") R n(); record R(int x) { R() { this(0); } \
          Attribute toAttribute(Context c) { return null; } static R \
          fromAttribute(Attribute a, java.util.function.Consumer<String> c) { return null; } } \
          | property 'n' cannot have this default value: no text stands for a value of \
          'A.R'; remove @Default
          op: } @Dialect(name = "d", cppNamespace = "::a b") interface D { \
          | '::a b' is not a C++ namespace: expected names with '::' between them, as in "::tf"
          op: } @Dialect(name = "d", cppNamespace = "::") interface D { \
          | '::' is not a C++ namespace: expected names with '::' between them, as in "::tf"
          op: interface OpModel {} @Operand Value dev(); \
          | 'A' has a member 'dev', which hides the package 'dev' from the generated class; rename it
          op: interface OpModel {} int dev = 1; | 'A' has a constant 'dev', which hides
          """)
  void messagesSayWhatToChange(String declaration, String message) {
    List<String> errors = Snippets.errors(Snippets.compile(source(declaration)));
    assertTrue(errors.stream().anyMatch(error -> error.contains(message)), errors::toString);
  }

  /** A text that needs both methods has none while the signature of one is not known. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "static T parse(Unknown p) { return null; } void print(AsmPrinter p) {}",
        "static T parse(AsmParser p) { return null; } void print(Unknown p) {}",
      })
  void methodsWithUnknownClassesAreNotMissing(String methods) {
    List<String> errors =
        Snippets.errors(Snippets.compile(source("type: ) record T() { " + methods + " }")));
    assertEquals(1, errors.size(), errors::toString);
    assertTrue(errors.get(0).contains("cannot find symbol"), errors::toString);
  }

  /** They are at the name of the interface, where nothing else tells them apart. */
  @Test
  void repeatedTraitsSayWhichOfThemIsWrong() {
    assertEquals(
        List.of(
            "1: [ODS409] @AllTypesMatch needs at least two different names, but has only 'x'",
            "1: [ODS409] @AllTypesMatch needs at least two different names, but has only 'y'",
            "1: [ODS409] @AllTypesMatch needs at least two different names, but has none"),
        Snippets.errors(
            Snippets.compile(
                OP
                    + "@AllTypesMatch(\"x\") @AllTypesMatch({\"y\", \"y\"}) @AllTypesMatch({})"
                    + " interface A { @Operand Value x(); @Operand Value y(); }")));
  }

  /** What a signature would be is not known if it has a class that does not exist. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "op: default void verify(Unknown d) {}",
        "op: static void build(OpBuilder b, List<Unknown> x) {}",
        "op: @Operand(C.class) Value x(); @Summary(\"c\") final class C {"
            + " public static boolean test(Unknown t) { return true; } }",
        "op: @Prop P p(); class P { public P() {}"
            + " public Attribute toAttribute(Context c) { return null; } public static P"
            + " fromAttribute(Unknown a, java.util.function.Consumer<String> c) { return null; } }",
        "op: } @OpInterface interface I extends OpView {"
            + " static void verify(I i, Unknown d) {}",
        "op: } @Dialect(name = \"d\") interface D {"
            + " static Operation materializeConstant("
            + "Unknown b, Attribute value, Type type, Location location) { return null; }",
        "type: ) record T() { void verify(Unknown d, Location l) {} }",
      })
  void unknownClassesAreReportedByTheCompiler(String declaration) {
    List<String> errors = Snippets.errors(Snippets.compile(source(declaration)));
    assertTrue(errors.stream().anyMatch(error -> error.contains("cannot find symbol")));
    assertTrue(errors.stream().noneMatch(error -> error.contains("[ODS")), errors::toString);
  }

  /** An annotation that is being written lacks elements; nothing is generated meanwhile. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "op: } @Op(dialect = TfDialect.class) interface B {",
        "op: } @Dialect interface D {",
        "op: } @Op(dialect = TfDialect.class, name = \"b\") @Trait interface B {",
        "op: } @Op(dialect = TfDialect.class, name = \"b\") @AllTypesMatch interface B {",
        "op: } @Op(dialect = TfDialect.class, name = \"b\") @AssemblyFormat interface B {",
        "op: } @Op(dialect = TfDialect.class, name = \"b\") @My interface B {} class P {"
            + " static boolean test(int n) { return true; } }"
            + " @PredOpTrait(value = P.class, summary = \"s\") @interface My { int n();",
        "op: } @PatternSet(TfDialect.class) interface R { @Pattern(rewrite = \"$x\") void p();",
        "op: } @Pass record R(int n) implements PassBody { public void run(PassRun run) {}",
        "op: @Attr @Default long n();",
        "op: } @AnyOf interface C {",
        "op: } @Op interface B {",
      })
  void missingElementsAreReportedByTheCompiler(String declaration) {
    List<String> errors = Snippets.errors(Snippets.compile(source(declaration)));
    assertTrue(errors.stream().anyMatch(error -> error.contains("missing")), errors::toString);
    assertTrue(errors.stream().noneMatch(error -> error.contains("[ODS")), errors::toString);
    assertTrue(errors.stream().noneMatch(error -> error.contains("internal")), errors::toString);
  }

  /** The class is generated nonetheless, so that what uses it yields no further errors. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "op: @Operand Value x(); default void verify(Unknown d) {} } class User {"
            + " Value f(AOp op) { return op.x(); }",
        "op: @Operand Value x(); static void build(OpBuilder b, List<Unknown> x) {} } class User {"
            + " Value f(AOp op) { return op.x(); }",
        "op: @Operand Value x(); static boolean parse(Unknown p, OperationState s) { return true; }"
            + " static void print(OpAsmPrinter p, A a) {} } class User {"
            + " Value f(AOp op) { return op.x(); }",
        "op: } @Dialect(name = \"d\", ops = A.class) interface TfDialect {"
            + " static Type parseType(Unknown p) { return null; }"
            + " static void printType(Type t, DialectAsmPrinter p) {} } class User {"
            + " Object f(TfDialectDefinition d) { return d; }",
        "type: ) record T(int n) { void verify(Unknown d, Location l) {} } class User {"
            + " int f(TType t) { return t.n(); } }"
            + OP
            + "interface A { @Operand(TType.class) Value x(); }",
      })
  void unknownClassesInHooksAreOneMistake(String declaration) {
    List<String> errors = Snippets.errors(Snippets.compile(source(declaration)));
    assertEquals(1, errors.size(), errors::toString);
    assertTrue(errors.get(0).contains("class Unknown"), errors::toString);
  }

  /** {@code printF} of a directive is not a misspelt {@code print}. */
  @ParameterizedTest
  @ValueSource(strings = {"", "static void printF(OpAsmPrinter p, A a) {}"})
  void methodsOfDirectivesAreNoHooks(String overload) {
    String op =
        """
        @Op(dialect = TfDialect.class, name = "a")
        @AssemblyFormat("custom<F>($x) attr-dict")
        interface A {
          @Attr long x();
          static boolean parseF(OpAsmParser p, Parsed<IntegerAttr> x) { return true; }
          static void printF(OpAsmPrinter p, Operation op, IntegerAttr x) {}
          %s
        }
        """;
    assertEquals(List.of(), Snippets.errors(Snippets.compile(op.formatted(overload))));
  }

  @ParameterizedTest
  @ValueSource(strings = {"canonicalizationPatterns", "other"})
  void privateHooksOfDialectsAreReported(String name) {
    String dialect =
        """
        @Dialect(name = "d") interface DDialect {
          private static void %s(RewritePatternSet patterns) {}
        }
        """;
    List<String> errors = Snippets.errors(Snippets.compile(dialect.formatted(name)));
    assertEquals(
        name.equals("other")
            ? List.of()
            : List.of(
                "2: [ODS420] 'canonicalizationPatterns' has the name of a hook but not its"
                    + " signature; expected 'static void"
                    + " canonicalizationPatterns(RewritePatternSet)'"),
        errors);
  }

  /** Variables have the names of captures and of operands, but not those that code has already. */
  @Test
  void variablesOfPatternsHideNeitherClassesNorParameters() {
    String declarations =
        """
        @Dialect(name = "t", ops = Push.class)
        interface TDialect {}
        @Op(dialect = TDialect.class, name = "push")
        interface Push { @Operand Value element(); @Attr List<Long> sizes(); @Result Value root(); }
        @PatternSet(TDialect.class)
        interface Rules {
          @Pattern(match = "(t.push $element, $sizes)", rewrite = "$element")
          static boolean named(List<Long> sizes) { return true; }
          @Pattern(match = "(t.push $List, $sizes)", rewrite = "$List")
          static boolean likeAClass(List<Long> sizes) { return true; }
          @Pattern(
              match = "(t.push (t.push $Value, $sizes), $other)",
              rewrite = "(t.push $Value, [1, 2])")
          void built();
        }
        """;
    assertEquals(List.of(), Snippets.errors(Snippets.compile(declarations)));
  }
}
