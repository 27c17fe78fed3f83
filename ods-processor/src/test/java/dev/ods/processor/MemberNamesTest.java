// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.google.testing.compile.Compilation;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Members may have the names that generated code uses for its own parameters and constants. */
@Tag("shared")
class MemberNamesTest {
  @ParameterizedTest
  @ValueSource(
      strings = {
        "IntegerAttr",
        "Optional",
        "String",
        "StringAttr",
        "Long",
        "NAME",
        "MODEL",
        "VALUE_SLOT",
        "COUNT_SLOT",
        "COUNT_TYPE",
        "COUNT_LONG_SLOT",
        "KIND_SLOT",
        "casesCount",
        "countIsGiven",
        "builder",
        "location",
        "op",
        "state",
        "element",
        "resultTypes",
        "attributes",
        "diagnostics",
        "parser",
        "printer",
        "context",
        "self",
        "model",
      })
  void ofOperations(String name) {
    List<String> members =
        List.of(
            "@Attr long %s();",
            "@Attr Optional<String> %s();",
            "@Prop @Default(\"1\") long %s();",
            "@Operand Value %s();");
    StringBuilder ops = new StringBuilder();
    for (int i = 0; i < members.size(); i++) {
      ops.append(
          """
          @Op(dialect = TfDialect.class, name = "a%1$s", fluentBuilder = Op.FluentBuilder.ALWAYS)
          interface A%1$s {
            %2$s
            @Prop long count();
            @Prop String kind();
            @Attr Optional<Long> value();
            @Attr @Default("2") long last();
            @Result Value result();
            List<Region> cases();
          }
          """
              .formatted(i, members.get(i).formatted(name)));
    }
    Compilation compilation = Snippets.compile(ops.toString());
    assertEquals(List.of(), Snippets.errors(compilation));
  }

  /** Helpers of the op class have such names, which methods of the adaptor would hide. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "@Attr long unwrap();",
        "@Attr long unwrapAttr();",
        "@Operand Value unwrapAttr();",
        "default int unwrapAttr() { return 1; }",
        "@Attr String manyOrDefault();",
        "@Operand Value manyOrDefault();",
        "default int manyOrDefault() { return 1; }",
      })
  void ofHelpersOfTheAdaptor(String member) {
    Compilation compilation =
        Snippets.compile(
            """
            @Op(dialect = TfDialect.class, name = "a")
            interface A {
              %s
              @Attr List<String> attr();
              @Attr @Default("3") long many();
              @Result Value result();
            }
            """
                .formatted(member));
    assertEquals(List.of(), Snippets.errors(compilation));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "Context",
        "diagnostics",
        "location",
        "key",
        "own",
        "start",
        "parser",
        "type",
        "i"
      })
  void ofDefinitions(String name) {
    CompiledDialect dialect =
        CompiledDialect.of(
            """
            @TypeDef(dialect = TfDialect.class, mnemonic = "t")
            @AssemblyFormat("`<` params `>`")
            record T(int %1$s, Type element) {
              T(int %1$s, Type element, int other) { this(%1$s + other, element); }
              T(Context context, int %1$s) { this(%1$s, IntegerType.get(context, 8)); }
              void verify(Diagnostics diagnostics, Location location) {}
            }
            """
                .formatted(name));
    String op = "%0 = unrealized_conversion_cast to !tf.t<3, i8>";
    assertEquals(op, dialect.custom(op));
  }

  /** Constants of two members must differ. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "@Prop long count(); @Prop int countLong(); | COUNT_LONG_SLOT",
        "@Prop long count(); @Attr int count_long(); | COUNT_LONG_SLOT",
        "@Prop int count(); @Prop int countLong(); | ''",
        "@Prop Optional<Long> count(); @Prop int countLong(); | ''",
      })
  void ofConstants(String members, String constant) {
    List<String> errors =
        Snippets.errors(
            Snippets.compile(
                "@Op(dialect = TfDialect.class, name = \"a\")\ninterface A { " + members + " }"));
    assertEquals(constant.isEmpty(), errors.isEmpty(), errors.toString());
    assertEquals(
        constant.isEmpty() ? 0 : 1,
        errors.stream().filter(e -> e.contains("both generate '" + constant + "'")).count(),
        errors.toString());
  }

  /** The parameters of factory methods are distinct, and none hides a class. */
  @ParameterizedTest
  @ValueSource(
      strings = {"int n, int N", "Type T", "Type List, int list", "IntegerAttr IntegerAttr"})
  void ofParametersWithCapitals(String parameters) {
    String source =
        """
        @TypeDef(dialect = TfDialect.class, mnemonic = "x") @AssemblyFormat("`<` params `>`")
        record X(%s) {
          void verify(Diagnostics diagnostics, Location location) {}
        }
        """
            .formatted(parameters);
    assertEquals(List.of(), Snippets.errors(Snippets.compile(source)));
  }

  /** The name of a method that cannot be called by its name alone. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "@Result Value yield();",
        "@Result Optional<Value> yield();",
        "@Result ValueRange yield();",
        "@Result @MemAlloc Optional<Value> yield();",
        "@Operand @MemRead Optional<Value> yield();",
        "@Operand @MemRead ValueRange yield();",
        "@Attr @MemRead SymbolRefAttr yield();",
        "@Attr @ConstantValue IntegerAttr yield(); @Result Value r();",
        "@DerivedAttr default long yield() { return 1; }",
        "@Operand Value yield(); @Result Value r();",
      })
  void ofStatements(String member) {
    String same = member.contains("@Operand Value") ? "SameOperandsAndResultType" : "Pure";
    String trait = member.contains("@ConstantValue") ? "ConstantLike" : same;
    String source =
        """
        @Op(dialect = TfDialect.class, name = "a") %s
        interface A {
          %s
        }
        """
            .formatted(member.contains("@Mem") ? "" : "@Trait(" + trait + ".class)", member);
    assertEquals(List.of(), Snippets.errors(Snippets.compile(source)));
  }

  @Test
  void ofBuilders() {
    String source =
        """
        @Op(dialect = TfDialect.class, name = "a")
        interface A {
          static void build(OpBuilder builder, OperationState state, int MODEL, int NAME) {}
        }
        """;
    assertEquals(List.of(), Snippets.errors(Snippets.compile(source)));
  }

  /** The same, in a format and in the predicate of a trait. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "$yield | @Attr FloatAttr yield();",
        "$yield | @Attr IntegerAttr yield();",
        "(`x` $yield^)? | @Attr Optional<IntegerAttr> yield();",
        "($yield^)? | @Attr @Default(\"1\") long yield();",
        "custom<A>($yield) | @Attr IntegerAttr yield();"
            + " static boolean parseA(OpAsmParser p, Parsed<IntegerAttr> a) { return false; }"
            + " static void printA(OpAsmPrinter p, Operation op, IntegerAttr a) {}",
      })
  void ofStatementsInFormats(String declared) {
    String[] parts = declared.split(" \\| ", -1);
    String source =
        """
        @Op(dialect = TfDialect.class, name = "a")
        @TypesMatchWith(from = "yield", to = "many", with = A.Same.class, summary = "same")
        @AssemblyFormat("%s attr-dict `:` type($many)")
        interface A {
          class Same { public static List<Type> apply(Type type) { return List.of(type); } }
          @Result ValueRange many();
          %s
        }
        """
            .formatted(parts[0], parts[1]);
    assertEquals(List.of(), Snippets.errors(Snippets.compile(source)));
  }
}
