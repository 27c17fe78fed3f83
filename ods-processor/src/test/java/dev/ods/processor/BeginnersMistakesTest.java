// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor;

import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Mistakes of who declares something for the first time: one error each, and how to mend it. */
class BeginnersMistakesTest {
  @TempDir static Path work;

  @Test
  void genericClassesWithoutArguments() throws IOException {
    String end = " which corresponds to no attribute; say of what, as in ";
    BothCompilers.assertErrors(
        work,
        """
        @Op(dialect = TfDialect.class, name = "A")
        interface A {
          @Attr List some();
          @Attr Optional perhaps();
          @Attr java.util.Set flags();
          @Attr java.util.EnumSet bits();
          @Attr java.util.Map table();
        }
        @AttrDef(dialect = TfDialect.class, mnemonic = "m")
        @AssemblyFormat("`<` params `>`")
        record M(
            List some,
            Iterable all) {}
        """,
        "12: [ODS061] parameter 'some' has the type 'List', which no text corresponds to; say of"
            + " what, as in 'List<Long>'",
        "13: [ODS061] parameter 'all' has the type 'Iterable', which no text corresponds to; see"
            + " @TypeDef for the types that do, or give the class a parser and a printer, or name"
            + " them in @Param(syntax = …)",
        "3: [ODS107] attribute 'some' returns 'List'," + end + "'List<Long>'",
        "4: [ODS107] attribute 'perhaps' returns 'Optional'," + end + "'Optional<Long>'",
        "5: [ODS107] attribute 'flags' returns 'Set',"
            + end
            + "'Set<Flags>' of an enum with"
            + " @BitEnum",
        "6: [ODS107] attribute 'bits' returns 'EnumSet', which corresponds to no attribute. Did you"
            + " mean 'Set'?",
        "7: [ODS107] attribute 'table' returns 'Map', which corresponds to no attribute; see @Attr"
            + " for the types that do");
  }

  @Test
  void opsThatAreNoInterfaces() throws IOException {
    BothCompilers.assertErrors(
        work,
        """
        @Op(dialect = Own.class, name = "A")
        abstract class A {
          @Operand abstract Value x();
          @Attr abstract int k();
        }
        @Op(dialect = Own.class, name = "B")
        record B(@Operand Value x, @Attr int k) {}
        @Dialect(name = "own") interface Own {}
        """,
        "2: [ODS001] an op is declared by an interface, but 'A' is a class; make it an interface",
        "7: [ODS001] an op is declared by an interface, but 'B' is a record; make it an interface");
  }

  @Test
  void generatedClassesInPlaceOfDeclarations() throws IOException {
    BothCompilers.assertErrors(
        work,
        """
        @Dialect(name = "d", ops = AOp.class)
        interface D {}
        @Op(dialect = D.class, name = "a") interface A {}
        @PatternSet(DDefinition.class)
        interface Rules {
          @Pattern(match = "(d.a)") void rule();
        }
        """,
        "1: [ODS010] 'AOp' is not an op and holds none; list 'A', from which it is generated",
        "4: [ODS008] 'DDefinition' is not a dialect; expected an interface with @Dialect, such as"
            + " 'D', from which it is generated");
  }

  @Test
  void otherNamesOfOps() throws IOException {
    String end = " is not an operation of 'tf'. Did you mean 'tf.add_one'?";
    BothCompilers.assertErrors(
        work,
        """
        @Op(dialect = TfDialect.class, name = "add_one")
        interface Increment {
          @Operand Value x();
          @Result Value y();
        }
        @PatternSet(TfDialect.class)
        interface Rules {
          @Pattern(match = "(add_one $x)", rewrite = "$x") void mnemonic();
          @Pattern(match = "(Increment $x)", rewrite = "$x") void declaration();
          @Pattern(match = "(IncrementOp $x)", rewrite = "$x") void opClass();
        }
        """,
        "10: [ODS502] 'IncrementOp'" + end,
        "8: [ODS502] 'add_one'" + end,
        "9: [ODS502] 'Increment'" + end);
  }

  @Test
  void otherNamesOfOpsOfTwoDialects() throws IOException {
    BothCompilers.assertErrors(
        work,
        """
        @Dialect(name = "one", ops = Both.First.class) interface One {}
        @Dialect(name = "two", ops = Both.Second.class) interface Two {}
        interface Both {
          @Op(dialect = One.class, name = "add") interface First { @Operand Value x(); }
          @Op(dialect = Two.class, name = "add") interface Second { @Operand Value x(); }
        }
        @PatternSet({One.class, Two.class})
        interface Rules {
          @Pattern(match = "(add $x)") void rule();
        }
        """,
        "9: [ODS502] 'add' is not an operation of 'one', 'two'. Did you mean 'one.add' or"
            + " 'two.add'?");
  }

  @Test
  void interfacesThatAreNotDeclaredAsSuch() throws IOException {
    BothCompilers.assertErrors(
        work,
        """
        interface Sized { long size(); }
        @Op(dialect = TfDialect.class, name = "A")
        interface A {
          @Operand(Sized.class) Value x();
        }
        """,
        "4: [ODS301] 'Sized' is not a constraint: it has neither a combinator such as @AnyOf nor"
            + " 'public static boolean test(Type)' or 'test(Attribute)'; add @TypeInterface or"
            + " @AttrInterface to it if it is one of types or of attributes");
  }

  @Test
  void methodsThatTransformNothing() throws IOException {
    String end =
        "[ODS412] @TypesMatchWith needs a class with 'public static Type apply(Type)', not ";
    BothCompilers.assertErrors(
        work,
        """
        final class Hidden { static Type apply(Type t) { return t; } }
        final class Instance { public Type apply(Type t) { return t; } }
        final class Other { public static Type apply(Value v) { return v.type(); } }
        @Order({"x", "y"}) interface Members { @Operand Value x(); @Result Value y(); }
        @TypesMatchWith(from = "x", to = "y", with = Hidden.class, summary = "s")
        @Op(dialect = TfDialect.class, name = "A") interface A extends Members {}
        @TypesMatchWith(from = "x", to = "y", with = Instance.class, summary = "s")
        @Op(dialect = TfDialect.class, name = "B") interface B extends Members {}
        @TypesMatchWith(from = "x", to = "y", with = Other.class, summary = "s")
        @Op(dialect = TfDialect.class, name = "C") interface C extends Members {}
        """,
        "5: " + end + "'Hidden'; its 'apply' is not public",
        "7: " + end + "'Instance'; its 'apply' is not static",
        "9: " + end + "'Other'; its 'apply' takes or returns something else");
  }

  @Test
  void parametersOfMethodsForSomethingElse() throws IOException {
    BothCompilers.assertErrors(
        work,
        """
        @Op(dialect = TfDialect.class, name = "a")
        interface A {
          @Operand Value x();
          @Attr int k();
          @Result Value y();
        }
        @PatternSet(TfDialect.class)
        interface Rules {
          static boolean tests(Value v) { return true; }
          static Value moves(Value v) { return v; }
          static Attribute swaps(Value v) { return null; }
          @Pattern(match = "(tf.a $x, tests($_))", rewrite = "$x") void inMatch();
          @Pattern(match = "(tf.a $x, $k)", rewrite = "moves($k)") void inRewrite();
          @Pattern(match = "(tf.a (tf.a $x, $_), $k)", rewrite = "(tf.a swaps($x), $k)") void asValue();
          @Pattern(match = "(tf.a $x, $_)", rewrite = "swaps($x)") void asResult();
        }
        """,
        "12: [ODS521] attribute 'k' of 'tf.a' cannot be parameter 'v' of 'tests', a Value; expected"
            + " a parameter of type Attribute or a subclass such as IntegerAttr",
        "13: [ODS521] '$k', an attribute of 'tf.a', cannot be parameter 'v' of 'moves', a Value;"
            + " expected a parameter of type Attribute or a subclass such as IntegerAttr",
        "14: [ODS521] 'swaps' returns an Attribute, which cannot be operand 'x' of 'tf.a'; expected"
            + " Value",
        "15: [ODS521] 'swaps' returns an Attribute, which cannot replace a result; expected Value"
            + " or ValueRange");
  }

  @Test
  void passesWithOneName() throws IOException {
    BothCompilers.assertWarnings(
        work,
        """
        @Pass(name = "one") record A() implements PassBody { @Override public void run(PassRun r) {} }
        @Pass(name = "one") record B() implements PassBody { @Override public void run(PassRun r) {} }
        @SuppressWarnings("ODS086")
        @Pass(name = "one") record C() implements PassBody { @Override public void run(PassRun r) {} }
        @Pass(name = "two") record D() implements PassBody { @Override public void run(PassRun r) {} }
        """,
        "2: [ODS086] pipelines give the name 'one' to 'A' and to 'B', which no registry can hold"
            + " together; rename one of them");
  }

  @Test
  void passesOfOneNameInTwoClasses() throws IOException {
    String record = "record %s() implements PassBody { @Override public void run(PassRun r) {} }\n";
    BothCompilers.assertWarnings(
        work,
        "interface In { @Pass(name = \"one\") "
            + record.formatted("Fuse")
            + "}\n@Pass(name = \"one\") "
            + record.formatted("Fuse"),
        "1: [ODS086] pipelines give the name 'one' to 'example.Fuse' and to 'example.In.Fuse', which"
            + " no registry can hold together; rename one of them");
    // A name that is reported is no name.
    BothCompilers.assertWarnings(
        work,
        "@Pass(name = \"\") "
            + record.formatted("A")
            + "@Pass(name = \"\") "
            + record.formatted("B"));
  }

  @Test
  void kindsThatPartsDoNotHave() throws IOException {
    BothCompilers.assertErrors(
        work,
        """
        @AnyOf({I32.class, F32.class})
        interface A {
          Class<VectorType> KIND = VectorType.class;
        }
        @AnyOf({AnyRankedTensor.class, AnyUnrankedTensor.class})
        interface B {
          Class<TensorType> KIND = TensorType.class;
        }
        """,
        "3: [ODS087] KIND of 'A' is VectorType, but the types of 'I32' are IntegerType; name a"
            + " class of all of its types");
  }

  @Test
  void constraintsThatMeanAnImportedClass() throws IOException {
    BothCompilers.assertErrors(
        work,
        """
        @TypeDef(dialect = TfDialect.class, mnemonic = "i") record Integer() {}
        @Op(dialect = TfDialect.class, name = "a")
        interface A {
          @Operand(IntegerType.class) Value x();
        }
        """,
        "4: [ODS301] 'IntegerType' is not a constraint: it has neither a combinator such as @AnyOf"
            + " nor 'public static boolean test(Type)' or 'test(Attribute)'; the name means"
            + " dev.ods.builtin.IntegerType, and not the class that is generated from 'Integer':"
            + " write Integer.class, or rename 'Integer'");
  }
}
