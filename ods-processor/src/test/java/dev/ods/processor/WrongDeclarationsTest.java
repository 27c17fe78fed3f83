// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.testing.compile.Compilation;
import dev.ods.ir.Attribute;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Wrong declarations beyond those of the error pages: several at once, and what they cause. */
class WrongDeclarationsTest {
  @Test
  void reportsAllErrorsOfAnOpInOneRun() {
    assertErrors(
        """
        @Op(dialect = TfDialect.class, name = "Mixed")
        @Trait({Pure.class, String.class})
        interface Mixed {
          @Operand(Integer.class) Value a();
          @Operand Type b();
          @Attr char c();
          @Attr @Default("x") long d();
          Value e();
          @Attr @Default("1") long f();
        }
        """,
        "2: [ODS401] 'String' is not a trait; expected a class that implements"
            + " dev.ods.trait.OpTrait",
        "4: [ODS301] 'Integer' is not a constraint: it has neither a combinator such as @AnyOf nor"
            + " 'public static boolean test(Type)' or 'test(Attribute)'",
        "5: [ODS106] operand 'b' returns 'Type'; expected Value, Optional<Value> or ValueRange",
        "6: [ODS107] attribute 'c' returns 'char', which corresponds to no attribute. Did you mean"
            + " 'String'?",
        "7: [ODS122] 'x' is not a value of attribute 'd'; expected an integer of 64 bits",
        "8: [ODS101] 'e' is not a member of the op; annotate it with @Operand or @Result, or give it"
            + " a body");
  }

  /** Of the enums with attributes of their own, its dialect must list those that an op uses. */
  @Test
  void reportsUnlistedEnumsThatOpsUse() {
    assertErrors(
        """
        @EnumAttr(name = "tf.level") enum Level { LOW }
        @Dialect(name = "tf", ops = A.class) interface TfDialect {}
        @EnumAttr(name = "other.level") enum Other { LOW }
        @EnumAttr enum Plain { LOW }
        @Op(dialect = TfDialect.class, name = "a")
        interface A {
          @Attr Level level();
          @Attr Other other();
          @Attr List<Level> levels();
          @Attr Plain plain();
        }
        """,
        "1: [ODS051] attribute 'Level' is not in its dialect; add Level.class to"
            + " @Dialect(attributes = …) of 'TfDialect'");
  }

  @Test
  void reportsUnlistedEnumsThatNothingUses() {
    assertErrors(
        """
        @Dialect(name = "a", attributes = {Own.class, B.class}) interface A {}
        @Dialect(name = "b") interface B { @EnumAttr(name = "a.foreign") enum Foreign { X } }
        @Dialect(name = "c")
        interface C {
          static Attribute parseAttribute(DialectAsmParser parser, Type type) { return null; }
          static void printAttribute(Attribute attribute, DialectAsmPrinter printer) {}
        }
        @EnumAttr(name = "a.own") enum Own { X }
        @EnumAttr(name = "a.other") enum Other { X }
        @EnumAttr(name = "c.parsed") enum Parsed1 { X }
        @EnumAttr(name = "d.elsewhere") enum Elsewhere { X }
        interface All {
          @EnumAttr(name = "b.one") enum One { X }
          interface Inner { @EnumAttr(name = "b.two") enum Two { X } }
          @AttrDef(dialect = B.class, mnemonic = "three") record Three() {}
        }
        """,
        "9: [ODS051] attribute 'Other' is not in its dialect; add Other.class to"
            + " @Dialect(attributes = …) of 'A'",
        "12: [ODS051] the 3 attributes in 'All' are not in their dialect; add All.class to"
            + " @Dialect(attributes = …) of 'B'");
  }

  @Test
  void reportsAnnotationsOfOpsOnOtherDeclarations() {
    assertErrors(
        """
        @Dialect(name = "tf", ops = A.class, types = T.class) @MemRead
        interface TfDialect {}
        @Op(dialect = TfDialect.class, name = "a") @MemRead @MemWrite
        interface A extends Base {}
        @Trait(Pure.class)
        interface Base {}
        @TypeDef(dialect = TfDialect.class)
        @AllTypesMatch({"x", "y"})
        record T(int x, int y, int z) {}
        """,
        "1: [ODS074] @MemRead belongs to an op, or to an interface that ops extend, but 'TfDialect'"
            + " is a dialect; remove it",
        "8: [ODS074] @AllTypesMatch belongs to an op, or to an interface that ops extend, but 'T' is"
            + " the definition of a type; remove it");
  }

  /** The compiler moves annotations that only methods can have from components to accessors. */
  @Test
  void reportsAnnotationsOfMembersOnComponents() {
    assertErrors(
        """
        @TypeDef(dialect = TfDialect.class)
        record T(
            @IntPositive @Default("1") int x,
            @Param(AnyInteger.class) Type y,
            @ArrayCount(2) List<Attribute> z) {}
        @Pass(name = "p")
        record P(@Default("true") @Even boolean on, @Even int times) implements PassBody {
          @Override public void run(PassRun run) {}
        }
        @ConfinedBy(value = Even.Test.class, summary = "is even")
        @interface Even {
          interface Test { static boolean test(Attribute attribute) { return true; } }
        }
        record Plain(@Operand int x) {}
        """,
        "3: [ODS077] @IntPositive belongs to a member of an op, but 'x' is a component of 'T', where"
            + " it has no effect; remove it",
        "5: [ODS077] @ArrayCount belongs to a member of an op, but 'z' is a component of 'T', where"
            + " it has no effect; remove it",
        "7: [ODS077] @Even belongs to a member of an op, but 'on' is a component of 'P', where it has"
            + " no effect; remove it",
        "7: [ODS077] @Even belongs to a member of an op, but 'times' is a component of 'P', where it"
            + " has no effect; remove it",
        "14: [ODS105] @Operand belongs on a method of an interface, but 'x' is in a record");
  }

  @Test
  void reportsClassesThatAreNoSyntax() {
    String expected =
        "expected 'static T parse(AsmParser)' and 'static void print(AsmPrinter, T)' that its"
            + " package can call, for a class T without type parameters that is '%s' or the class"
            + " of its elements";
    String other =
        "expected 'static T parse(AsmParser)' and 'static void print(AsmPrinter, T)' that its"
            + " package can call, for T = '%s'%s";
    assertErrors(
        """
        @TypeDef(dialect = TfDialect.class)
        record A(@Param(syntax = S.class) int a) {}
        @TypeDef(dialect = TfDialect.class)
        record B(@Param(syntax = S.class) java.time.Duration[] b) {}
        @TypeDef(dialect = TfDialect.class)
        record C(@Param(syntax = S.class) Type c) {}
        @TypeDef(dialect = TfDialect.class)
        record D(@Param(syntax = S.class) List<List<java.time.Duration>> d) {}
        @TypeDef(dialect = TfDialect.class)
        record E(@Param(syntax = S.class) java.util.Map.Entry<String, String> e) {}
        @TypeDef(dialect = TfDialect.class)
        record F(@Param(syntax = S.class) Optional<Integer> f) {}
        @TypeDef(dialect = TfDialect.class)
        record G(@Param(syntax = S.class) List<java.time.Duration> g) {}
        @TypeDef(dialect = TfDialect.class)
        record H(@Param(syntax = S.class) List<Long> h) {}
        @AttrDef(dialect = TfDialect.class)
        record I(@SelfType @Param(syntax = Round.class) Type i) {}
        class Round {
          static Type parse(AsmParser parser) { return null; }
          static void print(AsmPrinter printer, Type value) {}
        }
        class S {
          static java.time.Duration parse(AsmParser parser) { return null; }
          static void print(AsmPrinter printer, java.time.Duration value) {}
          static void print(AsmPrinter printer, java.util.Map.Entry<String, String> value) {}
        }
        """,
        "2: [ODS078] 'S' is no syntax of parameter 'a': " + other.formatted("Integer", ""),
        "4: [ODS078] 'S' is no syntax of parameter 'b': " + expected.formatted("Duration[]"),
        "6: [ODS078] 'S' is no syntax of parameter 'c': " + other.formatted("Type", ""),
        "8: [ODS078] 'S' is no syntax of parameter 'd': "
            + expected.formatted("List<List<Duration>>"),
        "10: [ODS078] 'S' is no syntax of parameter 'e': "
            + expected.formatted("Map.Entry<String, String>"),
        "12: [ODS078] 'S' is no syntax of parameter 'f': " + other.formatted("Integer", ""),
        "16: [ODS078] 'S' is no syntax of parameter 'h': "
            + other.formatted("List<Long>", " or the class of its elements"),
        "18: [ODS078] 'Round' is no syntax of parameter 'i': " + other.formatted("Type", ""));
  }

  @Test
  void checksSignaturesOfDialectHooks() {
    assertErrors(
        """
        @Dialect(name = "a") interface A {
          static boolean parseType(DialectAsmParser parser) { return true; }
          default void printType(Type type, DialectAsmPrinter printer) {}
          static Attribute parseAttribut(DialectAsmParser parser, Type type) { return null; }
          static void printAttribute(Attribute attribute, OpAsmPrinter printer) {}
          static Attribute read(DialectAsmParser parser, Type type) { return null; }
          static Object asmInterface() { return ""; }
          static void verifyOperationAttribute(Attribute a, Diagnostics diagnostics) {}
          static Operation materializeConstant(OpBuilder builder, Attribute value) { return null; }
          static FoldResult fold(Operation operation) { return null; }
          static int shouldMaterializeInto(Region region) { return 0; }
          static void canonicalizationPattern(RewritePatternSet patterns) {}
          static void initialize() {}
          static void initialise(Context context) {}
        }
        """,
        "2: [ODS420] 'parseType' has the name of a hook but not its signature; expected 'static"
            + " @Nullable Type parseType(DialectAsmParser)'",
        "3: [ODS420] 'printType' has the name of a hook but not its signature; expected 'static"
            + " void printType(Type, DialectAsmPrinter)'",
        "4: [ODS421] 'parseAttribut' has the signature of the hook 'parseAttribute' but is never"
            + " called. Did you mean 'parseAttribute'?",
        "5: [ODS420] 'printAttribute' has the name of a hook but not its signature; expected"
            + " 'static void printAttribute(Attribute, DialectAsmPrinter)'",
        "7: [ODS420] 'asmInterface' has the name of a hook but not its signature; expected"
            + " 'static OpAsmDialectInterface asmInterface()'",
        "8: [ODS420] 'verifyOperationAttribute' has the name of a hook but not its signature;"
            + " expected 'static void verifyOperationAttribute(Operation, NamedAttribute,"
            + " Diagnostics)'",
        "9: [ODS420] 'materializeConstant' has the name of a hook but not its signature; expected"
            + " 'static @Nullable Operation materializeConstant(OpBuilder, Attribute, Type,"
            + " Location)'",
        "10: [ODS420] 'fold' has the name of a hook but not its signature; expected 'static"
            + " @Nullable FoldResult fold(Operation, Constants)'",
        "11: [ODS420] 'shouldMaterializeInto' has the name of a hook but not its signature;"
            + " expected 'static boolean shouldMaterializeInto(Region)'",
        "12: [ODS421] 'canonicalizationPattern' has the signature of the hook"
            + " 'canonicalizationPatterns' but is never called. Did you mean"
            + " 'canonicalizationPatterns'?",
        "13: [ODS420] 'initialize' has the name of a hook but not its signature; expected 'static"
            + " void initialize(Context)'",
        "14: [ODS421] 'initialise' has the signature of the hook 'initialize' but is never called."
            + " Did you mean 'initialize'?");
  }

  @Test
  void reportsAllErrorsOfAnEnum() {
    assertErrors(
        """
        @EnumAttr(value = EnumAttr.Storage.UI8, definition = "My_E")
        enum E {
          @EnumCase(value = -1) A,
          @EnumCase(value = 256) B,
          @EnumCase(value = 7) C,
          @EnumCase(value = 7, symbol = "A") D
        }
        """,
        "1: [ODS035] the definition's name is for an attribute of its own, which 'E' has not; add"
            + " @EnumAttr(name = …)",
        "3: [ODS025] value -1 of case 'A' does not fit in an unsigned integer; use"
            + " @EnumAttr(EnumAttr.Storage.SI16)",
        "4: [ODS025] value 256 of case 'B' does not fit in 8 bits; use"
            + " @EnumAttr(EnumAttr.Storage.SI16)",
        "6: [ODS023] cases 'A' and 'D' have the same symbol 'A'; give one of them another with"
            + " @EnumCase(symbol = …)",
        "6: [ODS024] cases 'C' and 'D' have the same value 7; give one of them another with"
            + " @EnumCase(value = …)");
  }

  @ParameterizedTest
  @CsvSource({"I64", "SI64", "UI64"})
  void implicitValuesOfCasesDoNotOverflow(String storage) {
    assertErrors(
        """
        @EnumAttr(EnumAttr.Storage.%s)
        enum E { @EnumCase(value = Long.MAX_VALUE) A, B }
        """
            .formatted(storage),
        "2: [ODS025] value 9223372036854775808 of case 'B' does not fit in a long; give it another"
            + " with @EnumCase(value = …)");
  }

  @Test
  void reportsAllErrorsOfABitEnum() {
    assertErrors(
        """
        @EnumAttr(value = EnumAttr.Storage.I8, name = "tf.e")
        @AssemblyFormat("`<` $value `>` $value")
        @BitEnum(none = " ", groups = {
          @BitEnum.Group(symbol = "A", cases = "A", before = "LATER"),
          @BitEnum.Group(symbol = "", cases = {}),
          @BitEnum.Group(symbol = "C", cases = {"NO", "B"}, alias = true)})
        enum E {
          @EnumCase(value = 0) NO,
          @EnumCase(value = 128) A,
          B,
          @EnumCase(value = 1, symbol = "") D
        }
        @BitEnum interface F {}
        """,
        """
        2: [ODS036] expected '$value' once, among literals such as `<`, in the format of an enum
            `<` $value `>` $value
                           ^\
        """,
        "3: [ODS046] the symbol ' ' cannot be read in a set: it must not be empty, contain the"
            + " separator, or begin or end with a space",
        "4: [ODS044] group 'A' names 'LATER', which is not a case of 'E'",
        "4: [ODS045] the symbol 'A' is used twice; give one of the two another",
        "5: [ODS043] group '' has no cases; name its bits",
        "5: [ODS046] the symbol '' cannot be read in a set: it must not be empty, contain the"
            + " separator, or begin or end with a space",
        "6: [ODS088] 'C' is an alias, which is another symbol of one bit, but it names 'NO' and 'B';"
            + " name one, or drop 'alias'",
        "8: [ODS039] value 0 of case 'NO' is not a single bit; name the empty set with"
            + " @BitEnum(none = …)",
        "10: [ODS040] bit position larger than underlying storage: case 'B' is not one of 8 bits",
        "11: [ODS046] the symbol '' cannot be read in a set: it must not be empty, contain the"
            + " separator, or begin or end with a space",
        "13: [ODS037] 'F' has @BitEnum but not @EnumAttr; add it");
  }

  @Test
  void checksSignaturesOfHooksOfDefinitions() {
    assertErrors(
        """
        @TypeDef(dialect = TfDialect.class, mnemonic = "mat")
        record Mat() {
          boolean verify(Diagnostics diagnostics) { return true; }
          static Mat pars(AsmParser parser) { return null; }
          static void print(AsmPrinter printer) {}
        }
        @AttrDef(dialect = TfDialect.class, mnemonic = "code")
        record Code() {
          static Code parse(AsmParser parser) { return null; }
        }
        """,
        "3: [ODS420] 'verify' has the name of a hook but not its signature; expected 'void"
            + " verify(Diagnostics, Location)'",
        "4: [ODS421] 'pars' has the signature of the hook 'parse' but is never called. Did you mean"
            + " 'parse'?",
        "5: [ODS420] 'print' has the name of a hook but not its signature; expected 'void"
            + " print(AsmPrinter)'",
        "9: [ODS420] 'parse' has the name of a hook but not its signature; expected 'static"
            + " @Nullable Code parse(AsmParser, @Nullable Type)'");
  }

  @Test
  void reportsDefinitionsOfWrongParameters() {
    assertErrors(
        """
        @AttrDef(dialect = TfDialect.class, mnemonic = "code")
        @AssemblyFormat("`<` params `>`")
        record Code(
            Object any,
            int[] numbers,
            Long boxed,
            Optional<List<Long>> maybe,
            List<List<Long>> nested,
            Type type,
            Type context) {}
        """,
        "4: [ODS061] parameter 'any' has the type 'Object', which no text corresponds to; see"
            + " @TypeDef for the types that do, or give the class a parser and a printer, or"
            + " name them in @Param(syntax = …)",
        "5: [ODS061] parameter 'numbers' has the type 'int[]', which no text corresponds to; use a"
            + " List: a record compares arrays by identity",
        "6: [ODS061] parameter 'boxed' has the type 'Long', which no text corresponds to. Did you"
            + " mean 'long'?",
        "7: [ODS061] parameter 'maybe' has the type 'Optional<List<Long>>', which no text"
            + " corresponds to; use a List with @Default(\"[]\")",
        "8: [ODS061] parameter 'nested' has the type 'List<List<Long>>', which no text corresponds"
            + " to; see @TypeDef for the types that do, or give the class a parser and a printer, or"
            + " name them in @Param(syntax = …)",
        "9: [ODS114] generated accessor for `type` overlaps with a default one; please rename to"
            + " avoid overlap; @Param(name = \"type\") keeps its name in the text",
        "10: [ODS114] generated accessor for `context` overlaps with a default one; please rename"
            + " to avoid overlap; @Param(name = \"context\") keeps its name in the text");
  }

  @Test
  void dependentDialectsAreDialects() {
    assertErrors(
        """
        @Dialect(name = "a", dependentDialects = {B.class, String.class}) interface A {}
        @Dialect(name = "b") interface B {}
        """,
        "1: [ODS008] 'String' is not a dialect; expected an interface with @Dialect");
  }

  @Test
  void aDefaultOfAClassNamesAStaticMethod() {
    assertErrors(
        """
        @Op(dialect = TfDialect.class, name = "A")
        interface A {
          @Attr @Default("unit") dev.ods.builtin.UnitAttr a();
          @Attr @Default("emtpy") dev.ods.ir.DictionaryAttr b();
          @Attr @Default("empty") dev.ods.ir.DictionaryAttr c();
          @Attr @Default("non") Mark d();
          @Attr @Default("none") Mark e();
          default void verify() {}
        }
        @AttrInterface interface Mark extends dev.ods.ir.AttributeInterface {
          static Mark none(dev.ods.ir.Context context) { return null; }
        }
        """,
        "3: [ODS122] 'unit' is not a value of attribute 'a'; expected a static method of 'UnitAttr'"
            + " that takes a Context",
        "4: [ODS122] 'emtpy' is not a value of attribute 'b'; expected a static method of"
            + " 'DictionaryAttr' that takes a Context. Did you mean 'empty'?",
        "6: [ODS122] 'non' is not a value of attribute 'd'; expected a static method of 'Mark' that"
            + " takes a Context. Did you mean 'none'?",
        "8: [ODS420] 'verify' has the name of a hook but not its signature; expected 'default void"
            + " verify(Diagnostics)'");
  }

  @Test
  void reportsErrorsOfSeveralDeclarationsInOneRun() {
    assertErrors(
        """
        @Op(dialect = TfDialect.class, name = "a b")
        interface A {}
        @Op(dialect = TfDialect.class, name = "B")
        interface B { @Attr Object x(); }
        @EnumAttr enum E {}
        @AnyOf({}) interface C {}
        """,
        "1: [ODS004] 'a b' is not a valid op name: expected letters, digits,"
            + " '_', '$', '.' and '-'",
        "4: [ODS107] attribute 'x' returns 'Object', which corresponds to no attribute; see"
            + " @Attr for the types that do",
        "5: [ODS022] enum attribute 'E' has no cases; declare its constants",
        "6: [ODS306] @AnyOf needs at least one constraint");
  }

  @Test
  void errorsCauseNoneInUsesOfTheOp() {
    assertErrors(
        """
        @Op(dialect = TfDialect.class, name = "Relu")
        interface Relu {
          @Operand(String.class) Value features();
          @Attr long axis();
          @Result Value activations();
        }
        class User {
          long use(ReluOp op) {
            op.setAxis(op.axis() + 1);
            return op.axisAttr() == null || op.features() == op.activations() ? 0 : 1;
          }
          String name() { return ReluOp.NAME; }
        }
        """,
        "3: [ODS301] 'String' is not a constraint: it has neither a combinator such as @AnyOf nor"
            + " 'public static boolean test(Type)' or 'test(Attribute)'");
  }

  @Test
  void theStubHasTheMethodsOfWrongMembers() {
    assertErrors(
        """
        @Op(dialect = TfDialect.class, name = "Relu")
        interface Relu {
          @Attr Object kind();
          Value features(int index);
        }
        """,
        "3: [ODS107] attribute 'kind' returns 'Object', which corresponds to no attribute; see"
            + " @Attr for the types that do",
        "4: [ODS101] 'features' is not a member of the op; annotate it with @Operand or @Result, or"
            + " give it a body");
  }

  @Test
  void leavesUnresolvedTypesToTheCompiler() {
    Compilation compilation =
        Snippets.compile(
            """
            @Op(dialect = TfDialect.class, name = "Relu")
            interface Relu {
              @Operand(FpTensr.class) Value features();
            }
            class User {
              Object use(ReluOp op) { return op.features(); }
            }
            """);
    List<String> errors = Snippets.errors(compilation);
    // javac resolves the signatures of User in the first round, before a stub could be written.
    assertEquals(2, errors.size(), errors.toString());
    assertTrue(errors.get(0).startsWith("3: cannot find symbol"), errors.toString());
    assertTrue(errors.get(1).startsWith("6: cannot find symbol"), errors.toString());
    assertEquals(List.of(), compilation.notes());
  }

  /** Eclipse marks the annotation instead. */
  @Test
  void marksTheWrongNameInAList() {
    assertErrors(
        """
        @Op(dialect = TfDialect.class, name = "A")
        @AllTypesMatch({
          "x",
          "many",
          "z"
        })
        @TypesMatchWith(
            with = Same.class,
            from = "x",
            to = "many",
            summary = "same")
        interface A {
          @Operand Value x();
          @Operand ValueRange many();
        }
        class Same {
          public static Type apply(Type type) { return type; }
        }
        """,
        "4: [ODS414] @AllTypesMatch compares the type of 'many', which is not a single operand or"
            + " result",
        "5: [ODS408] @AllTypesMatch names 'z', which is not an operand, result or attribute of the"
            + " op."
            + " Did you mean 'x'?",
        "10: [ODS413] @TypesMatchWith needs a single operand or result, which 'many' is not");
  }

  @Test
  void comparesTypesOfAttributesThatAreAlwaysThere() {
    String ops =
        """
        @Op(dialect = TfDialect.class, name = "A")
        @AllTypesMatch({"x", "y"})
        interface A { @Attr %s x(); @Operand Value y(); }
        """;
    assertErrors(ops.formatted("IntegerAttr"));
    assertErrors(
        ops.formatted("Optional<IntegerAttr>"),
        "2: [ODS419] @AllTypesMatch compares the type of attribute 'x', which may be absent");
  }

  @ParameterizedTest
  @CsvSource({
    "UntypedAttr, true",
    "ArrayAttr, true",
    "dev.ods.builtin.AffineMapAttr, true",
    "List<Long>, true",
    "Type, true",
    "Bits, true",
    "OwnTypeAttr, false",
    "StringAttr, false",
    "Attribute, false",
    "long, false",
    "long[], true",
    "dev.ods.builtin.DenseElementsAttr, false"
  })
  void comparesTypesOfAttributesThatHaveOne(String kind, boolean untyped) {
    String ops =
        """
        @AttrDef(dialect = TfDialect.class, mnemonic = "p") @AssemblyFormat("`<` $v `>`")
        record Untyped(long v) {}
        @AttrDef(dialect = TfDialect.class, mnemonic = "t") @AssemblyFormat("`<` $v `>`")
        record OwnType(long v, @SelfType Type type) {}
        @EnumAttr(value = EnumAttr.Storage.I32, name = "tf.bits") enum Bits { BIT }
        class Same {
          public static Type apply(Type type) { return type; }
        }
        @Dialect(name = "tf", ops = {A.class, B.class},
            attributes = {Untyped.class, OwnType.class, Bits.class})
        interface TfDialect {}
        @Op(dialect = TfDialect.class, name = "A")
        @AllTypesMatch({"x", "y"})
        interface A { @Attr KIND x(); @Operand Value y(); }
        @Op(dialect = TfDialect.class, name = "B")
        @TypesMatchWith(from = "x", to = "y", with = Same.class, summary = "same")
        interface B { @Attr KIND x(); @Operand Value y(); }
        """
            .replace("KIND", kind);
    List<String> errors =
        Stream.of("13: [ODS419] @AllTypesMatch", "16: [ODS419] @TypesMatchWith")
            .map(message -> message + " compares the type of attribute 'x', which has none")
            .toList();
    assertErrors(ops, untyped ? errors.toArray(String[]::new) : new String[0]);
  }

  /** All classes of builtin attributes, by what {@link Attribute#type} is in them. */
  @Test
  void comparesTypesOfBuiltinAttributesThatHaveOne() throws ReflectiveOperationException {
    List<Class<?>> classes = new ArrayList<>();
    addPublic(Class.forName("dev.ods.builtin.BuiltinAttribute"), classes);
    assertTrue(classes.size() > 15, classes.toString());
    Set<String> untyped = new HashSet<>();
    StringBuilder ops = new StringBuilder();
    for (Class<?> each : classes) {
      if (each.getMethod("type").getDeclaringClass() == Attribute.class
          && Modifier.isFinal(each.getModifiers())) {
        untyped.add("X" + each.getSimpleName());
      }
      ops.append(
              "@Op(dialect = TfDialect.class, name = \"%1$s\")\n".formatted(each.getSimpleName()))
          .append("@AllTypesMatch({\"y\", \"X%1$s\"})\n".formatted(each.getSimpleName()))
          .append(
              "interface Op%s { @Attr %s X%1$s(); @Operand Value y(); }\n"
                  .formatted(each.getSimpleName(), each.getName()));
    }
    Set<String> reported =
        Snippets.errors(Snippets.compile(ops.toString())).stream()
            .map(
                error ->
                    error.replaceAll(".*\\[ODS419\\].* attribute '(\\w+)', which has none", "$1"))
            .collect(Collectors.toSet());
    assertEquals(untyped, reported);
  }

  private static void addPublic(Class<?> type, List<Class<?>> classes) {
    if (Modifier.isPublic(type.getModifiers())) {
      classes.add(type);
    }
    if (type.isSealed()) {
      for (Class<?> permitted : type.getPermittedSubclasses()) {
        addPublic(permitted, classes);
      }
    }
  }

  private static void assertErrors(String snippet, String... expected) {
    assertEquals(List.of(expected), Snippets.errors(Snippets.compile(snippet)));
  }
}
