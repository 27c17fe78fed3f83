// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor;

import static dev.ods.processor.Snippets.assertErrors;

import org.junit.jupiter.api.Test;

/** Wrong declarations of passes beyond those of the error pages: several mistakes at once. */
class WrongPassesTest {
  private static final String TYPES =
      "; expected boolean, int, long (also unsigned), double, float, String, an enum, a List of"
          + " Integer, Long, Double, Float, String or OpPassManager, or a Statistic";

  private static final String TYPES_OF_PIPELINES =
      "; expected boolean, int, long (also unsigned), double, float, String, an enum, or a List of"
          + " Integer, Long, Double, Float, String or OpPassManager";

  private static final String RUN = "{ @Override public void run(PassRun run) {} }\n";

  @Test
  void defaultsInFloatingPointAreFiniteAndDecimal() {
    assertErrors(
        """
        @Pass(name = "t-x")
        record Wrong(
            @Default("0x1p3") double hex,
            @Default("inf") double infinite,
            @Default("1e400") double large,
            @Default("1e39") float single,
            @Default("0.5,") List<Double> many,
            @Default("1f") double suffixed,
            @Default("1e-50") float small,
            @Default("1e-400") double smaller,
            @Default("0.0,-2e-400") List<Double> smallest,
            @Default("-0.00e-50") float zero,
            @Default("1e-45") float least,
            @Default("0.5,1e39") List<Float> singles) implements PassBody {
          @Override public void run(PassRun run) {}
        }
        """,
        "3: [ODS606] '0x1p3' is not a default of 'hex'; expected a finite number, such as 0.5",
        "4: [ODS606] 'inf' is not a default of 'infinite'; expected a finite number, such as 0.5",
        "5: [ODS606] '1e400' is not a default of 'large'; expected a finite number, such as 0.5",
        "6: [ODS606] '1e39' is not a default of 'single'; expected a finite number of 32 bits, such"
            + " as 0.5",
        "7: [ODS606] '0.5,' is not a default of 'many'; expected numbers between commas, each a finite"
            + " number, such as 0.5",
        "8: [ODS606] '1f' is not a default of 'suffixed'; expected a finite number, such as 0.5",
        "9: [ODS606] '1e-50' is not a default of 'small'; expected a number of 32 bits that is not"
            + " too small to differ from 0",
        "10: [ODS606] '1e-400' is not a default of 'smaller'; expected a number that is not too"
            + " small to differ from 0",
        "11: [ODS606] '0.0,-2e-400' is not a default of 'smallest'; expected numbers between commas,"
            + " each a number that is not too small to differ from 0",
        "14: [ODS606] '0.5,1e39' is not a default of 'singles'; expected numbers between commas,"
            + " each a finite number of 32 bits, such as 0.5");
  }

  /** The generated class exists nonetheless: what uses it has no further errors. */
  @Test
  void reportsAllErrorsOfARecordInOneRun() {
    assertErrors(
        """
        @Pass(name = "t,x", op = List.class, dependentDialects = {String.class})
        record Wrong(
            char ratio,
            @Option(unsigned = true) int count,
            @Option(name = "a b") int spaced,
            List<Short> weights,
            @Default("yes") boolean flag,
            @Default("4294967296") @Option(unsigned = true) long limit,
            @Default("1, 2") List<Long> sizes,
            @Default("UP") Way way,
            @Default("9223372036854775808") long big,
            int one,
            @Option(name = "one") String two,
            @Default("2147483648") List<Integer> small,
            @Default("{a}") List<String> words,
            @Default("any()") List<OpPassManager> pipelines) implements PassBody {
          enum Way { UP, DOWN_LEFT }
          @Override public void run(PassRun run) {}
        }
        class User {
          static final dev.ods.pass.PassInfo INFO = WrongPass.INFO;
        }
        """,
        "1: [ODS607] 'List' is not a class of operations with a NAME, such as FuncOp",
        "1: [ODS008] 'String' is not a dialect; expected an interface with @Dialect",
        "1: [ODS603] 't,x' is not a name that pipelines can give; expected letters, digits, '_',"
            + " '-' and '.'",
        "3: [ODS605] 'ratio' cannot be an option of type 'char'" + TYPES,
        "4: [ODS605] 'count' cannot be an option of type 'unsigned int'" + TYPES,
        "5: [ODS603] 'a b' is not a name that pipelines can give; expected letters, digits, '_',"
            + " '-' and '.'",
        "6: [ODS605] 'weights' cannot be an option of type 'List<Short>'" + TYPES,
        "7: [ODS606] 'yes' is not a default of 'flag'; expected true or false",
        "8: [ODS606] '4294967296' is not a default of 'limit'; expected an integer of 32 bits"
            + " without a sign",
        "9: [ODS606] '1, 2' is not a default of 'sizes'; expected integers of 64 bits between"
            + " commas",
        "10: [ODS606] 'UP' is not a default of 'way'; expected up, down-left",
        "11: [ODS606] '9223372036854775808' is not a default of 'big'; expected an integer of 64"
            + " bits",
        "13: [ODS604] 'one' and 'two' are both the option 'one'; rename one of them",
        "14: [ODS606] '2147483648' is not a default of 'small'; expected integers of 32 bits"
            + " between commas",
        "15: [ODS606] '{a}' is not a default of 'words'; expected texts between commas, without"
            + " brackets, braces and quotes",
        "16: [ODS606] 'any()' is not a default of 'pipelines'; expected no default: there are no"
            + " pipelines, and what is counted is 0, if nothing is said");
  }

  @Test
  void refusesWhatIsNoRecordOfItsOwn() {
    assertErrors(
        "@Pass(name = \"a\") interface A extends PassBody {}\n"
            + "@Pass(name = \"b\") enum B implements PassBody "
            + RUN.replace("{ @", "{ X; @")
            + "@Pass(name = \"c\") record C<T>() implements PassBody "
            + RUN
            + "@Pass(name = \"d\") record D() implements Runnable { public void run() {} }\n",
        "1: [ODS601] a pass is declared by a record, but 'A' is an interface; make it a record",
        "2: [ODS601] a pass is declared by a record, but 'B' is an enum; make it a record",
        "3: [ODS002] 'C' must not have type parameters: the generated class has none",
        "4: [ODS602] 'D' does not say what the pass does; implement dev.ods.pass.PassBody");
  }

  @Test
  void refusesWhatIsNoPassPipeline() {
    String build = "{ @Override public void build(OpPassManager manager) {} }\n";
    assertErrors(
        "@PassPipeline(name = \"a\") interface A extends PassPipelineBody {}\n"
            + "@PassPipeline(name = \"b\") record B() implements PassBody "
            + RUN
            + "@PassPipeline(name = \"c c\") record C(char x, Statistic s, @Default(\"y\") int i)"
            + " implements PassPipelineBody "
            + build
            + "class User { static final dev.ods.pass.PassPipelineInfo INFO = CPipeline.INFO; }\n",
        "1: [ODS601] a pass pipeline is declared by a record, but 'A' is an interface; make it a"
            + " record",
        "2: [ODS602] 'B' does not say what the pass pipeline consists of; implement"
            + " dev.ods.pass.PassPipelineBody",
        "3: [ODS605] 'x' cannot be an option of type 'char'" + TYPES_OF_PIPELINES,
        "3: [ODS605] 's' cannot be an option of type 'Statistic'" + TYPES_OF_PIPELINES,
        "3: [ODS603] 'c c' is not a name that pipelines can give; expected letters, digits, '_',"
            + " '-' and '.'",
        "3: [ODS606] 'y' is not a default of 'i'; expected an integer of 32 bits");
  }

  @Test
  void refusesAnnotationsOfTheOtherKind() {
    assertErrors(
        "@Pass(name = \"a\")\n"
            + "record A(@Count(description = \"n\") int n,\n@Option Statistic s)"
            + " implements PassBody "
            + RUN,
        "2: [ODS608] @Count is for statistics, but 'n' is an option; use @Option",
        "3: [ODS608] @Option is for options, but 's' is a statistic; use @Count");
  }

  /** The class that is generated for a dialect is not its declaration. */
  @Test
  void namesTheDeclarationOfADialect() {
    assertErrors(
        "@Pass(name = \"a\", dependentDialects = TfDialectDefinition.class)\n"
            + "record A() implements PassBody "
            + RUN,
        "1: [ODS008] 'TfDialectDefinition' is not a dialect; expected an interface with @Dialect,"
            + " such as 'TfDialect', from which it is generated");
  }

  /** And the declaration of an operation is not the class that is generated for it. */
  @Test
  void namesTheClassOfAnOperation() {
    assertErrors(
        "@Op(dialect = TfDialect.class, name = \"graph\") interface Graph {}\n"
            + "@Pass(name = \"a\", op = Graph.class) record A() implements PassBody "
            + RUN,
        "2: [ODS607] 'Graph' is not a class of operations with a NAME, such as GraphOp, which is"
            + " generated from it");
  }

  /** Types have names, too. */
  @Test
  void isForOperationsAndNotForTypes() {
    assertErrors(
        "@Pass(name = \"a\", op = Named.class) record A() implements PassBody "
            + RUN
            + "final class Named { static final String NAME = \"d.t\"; }",
        "1: [ODS607] 'Named' is not a class of operations with a NAME, such as FuncOp");
  }

  @Test
  void isForOperationsThatInheritTheirIsolation() {
    assertErrors(
        """
        @Trait(IsolatedFromAbove.class) interface Isolated {}
        @Op(dialect = TfDialect.class, name = "graph") interface Graph extends Isolated {
          dev.ods.ir.Region body();
        }
        @Pass(name = "a", op = GraphOp.class) record A() implements PassBody \
        """
            + RUN
            + "@Pass(name = \"b\", op = ModuleOp.class) record B() implements PassBody "
            + RUN);
  }

  @Test
  void acceptsNamesOfMembersThatGeneratedCodeUses() {
    assertErrors(
        "@Pass(name = \"a\") record Names(int options, int INFO, boolean class_, Statistic read,"
            + " long of) implements PassBody "
            + RUN);
  }

  @Test
  void reportsWhatIsForOtherComponents() {
    assertErrors(
        """
        @Pass(name = "p")
        record Cut(
            @Param(unsigned = true) long limit,
            @Default(value = "1", optional = true) int times,
            @Param @Option Statistic cuts) implements PassBody {
          @Override public void run(PassRun run) {}
        }
        @TypeDef(dialect = TfDialect.class, mnemonic = "t")
        @AssemblyFormat("`<` params `>`")
        record T(@Option(name = "wide") long width, @Count long depth) {}
        """,
        "3: [ODS608] @Param is for parameters of types and attributes, but 'limit' is an option;"
            + " use @Option",
        "4: [ODS073] option 'times' has a default value, so it is never absent; drop 'optional'"
            + " from @Default",
        "5: [ODS608] @Param is for parameters of types and attributes, but 'cuts' is a statistic;"
            + " use @Count",
        "5: [ODS608] @Option is for options, but 'cuts' is a statistic; use @Count",
        "10: [ODS608] @Option is for options, but 'width' is a parameter; use @Param",
        "10: [ODS608] @Count is for statistics, but 'depth' is a parameter; use @Param");
  }
}
