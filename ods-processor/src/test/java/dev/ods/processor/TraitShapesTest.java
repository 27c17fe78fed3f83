// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.google.testing.compile.Compilation;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Rejects exactly the declarations that violate an assertion of MLIR for some operation, or a check
 * of MLIR for every operation.
 */
@Tag("shared")
class TraitShapesTest {
  private static final String MEMBERS =
      """
        @Operand Value in();
        @Operand Value in2();
        @Operand Value in3();
        @Operand Optional<Value> maybeIn();
        @Operand ValueRange ins();
        @Result Value out();
        @Result Optional<Value> maybeOut();
        @Result ValueRange outs();
        dev.ods.ir.Region body();
        dev.ods.ir.Region body2();
        @SizedRegion(2) dev.ods.ir.Region two();
        @MinSizedRegion(1) dev.ods.ir.Region some();
        @SizedRegion(0) dev.ods.ir.Region none();
        List<dev.ods.ir.Region> bodies();
        @SizedRegion(2) List<dev.ods.ir.Region> twos();
        Block next();
        List<Block> nexts();
      """;

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      nullValues = "ok",
      value = {
        "AffineScope | out | have one or more regions",
        "AffineScope | bodies | ok",
        "AutomaticAllocationScope | | have one or more regions",
        "AutomaticAllocationScope | body | ok",
        "ConstantLike | in out | take zero operands",
        "ConstantLike | ins out | take zero operands",
        "ConstantLike | | produce one result",
        "ConstantLike | maybeOut | produce one result",
        "ConstantLike | out | ok",
        "GraphRegion | body two | have regions of 0 or 1 blocks",
        "GraphRegion | body some | ok",
        "Idempotent | out | take one or two operands",
        "Idempotent | in in2 in3 out | take one or two operands",
        "Idempotent | in maybeIn out | take one or two operands",
        "Idempotent | in in2 | produce one result",
        "Idempotent | in in2 out | preserve type",
        "Idempotent SameOperandsAndResultType | in in2 out | ok",
        "Involution | in in2 out | take one operand",
        "Involution | in | produce one result",
        "Involution | in outs | produce one result",
        "Involution | in out | preserve type",
        "Involution SameTypeOperands | in out | preserve type",
        "Involution SameOperandsAndResultType | in out | ok",
        "ReturnLike | ins | be a terminator",
        "ReturnLike Terminator | ins out | have zero results",
        "ReturnLike Terminator | outs | have zero results",
        "ReturnLike Terminator | nexts | have zero successors",
        "ReturnLike Terminator | ins | ok",
        "Involution | ins out | take one operand",
        "Idempotent | maybeIn out | take one or two operands",
        "SameOperandsAndResultElementType | out | have at least one operand",
        "SameOperandsAndResultElementType | in | have at least one result",
        "SameOperandsAndResultElementType | maybeIn maybeOut | ok",
        "SameOperandsAndResultRank | out | have at least one operand",
        "SameOperandsAndResultRank | in | ok",
        "SameOperandsAndResultShape | outs | have at least one operand",
        "SameOperandsAndResultShape | ins | have at least one result",
        "SameOperandsAndResultShape | ins outs | ok",
        "SameOperandsAndResultType | | have at least one operand",
        "SameOperandsAndResultType | in in2 | have at least one result",
        "SameOperandsAndResultType | in out | ok",
        "SameOperandsElementType | out | have at least one operand",
        "SameOperandsElementType | ins | ok",
        "SameOperandsShape | body | have at least one operand",
        "SameOperandsShape | maybeIn | ok",
        "SingleBlock | body two | have regions of 0 or 1 blocks",
        "SingleBlock | twos | have regions of 0 or 1 blocks",
        "SingleBlock | none some bodies | ok",
        "SymbolTable | | have exactly one region",
        "SymbolTable | body body2 | have exactly one region",
        "SymbolTable | body bodies | ok",
        "SymbolTable | two | have exactly one block in its region",
        "SymbolTable | none | have exactly one block in its region",
        "SymbolTable | some | ok",
        "SameTypeOperands | out | ok",
        "Elementwise | out | ok",
        "OperandsAreFloatLike | | ok",
        "ResultsAreBoolLike | | ok",
        "Commutative | | ok"
      })
  void traits(String traits, String members, String words) {
    String trait = traits.split(" ", -1)[0];
    assertErrors(
        "@Op(dialect = TfDialect.class, name = \"X\")\n@Trait({dev.ods.trait."
            + traits.replace(" ", ".class, dev.ods.trait.")
            + ".class"
            + (traits.contains("Terminator") ? "" : terminator(members))
            + "})",
        members,
        words == null ? null : "2: [ODS411] '" + trait + "' trait: expected operation to " + words);
  }

  /** Operations with successors must be terminators. */
  private static String terminator(String members) {
    return members != null && members.contains("next") ? ", Terminator.class" : "";
  }

  @Test
  void anImplicitTerminatorNeedsRegionsOfAtMostOneBlock() {
    assertErrors(
        "@Op(dialect = TfDialect.class, name = \"X\")\n@SingleBlockImplicitTerminator(X.class)"
            + " @Trait(Terminator.class)",
        "two",
        "2: [ODS411] 'SingleBlockImplicitTerminator' trait: expected operation to have regions of 0"
            + " or 1 blocks");
  }

  /** MLIR's generated parsers call the terminator's {@code build} without arguments. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      nullValues = "ok",
      value = {
        "@Operand ValueRange a(); @Operand Optional<Value> b(); | Terminator.class,"
            + " AttrSizedOperandSegments.class | ok",
        "@Attr Optional<Long> a(); @Attr @Unit boolean b(); @Attr @Default(\"1\") int c();"
            + " @Prop @Default(\"1\") int d(); dev.ods.ir.Region e(); | Terminator.class | ok",
        "@Operand Value a(); static void build(OpBuilder builder, OperationState state) {} |"
            + " Terminator.class | ok",
        "@Operand Value a(); static void build(OpBuilder builder, OperationState state, int n) {} |"
            + " Terminator.class | it cannot be built without 'a'",
        "@Operand ValueRange a(); | Pure.class | it does not have the trait Terminator",
        // A result may be inferred, and an attribute the sizes of groups.
        "@Result(I32.class) Value a(); | Terminator.class | ok",
        "@Attr int[] a(); | Terminator.class | ok",
        "Block a(); | Terminator.class | it cannot be built without 'a'",
        "List<Block> a(); | Terminator.class | ok",
      })
  void anImplicitTerminatorCanBeBuiltWithoutArguments(
      String members, String traits, String objection) {
    Compilation compilation =
        Snippets.compile(
            """
            @Op(dialect = TfDialect.class, name = "x")
            @SingleBlockImplicitTerminator(Y.class) @AssemblyFormat("$body attr-dict")
            interface X { dev.ods.ir.Region body(); }
            @Op(dialect = TfDialect.class, name = "z")
            @SingleBlockImplicitTerminator(Ended.class)
            interface WithoutFormat { dev.ods.ir.Region body(); }
            @Op(dialect = TfDialect.class, name = "ended") @Trait(Terminator.class)
            interface Ended { @Operand Value value(); }
            %s interface Base { %s }
            @Op(dialect = TfDialect.class, name = "y") @Trait({%s})
            interface Y extends Base {}
            """
                .formatted(order(members), members, traits));
    assertEquals(
        objection == null
            ? List.of()
            : List.of(
                "2: [ODS460] 'Y' cannot be an implicit terminator: "
                    + objection
                    + "; name an op that ends a block and can be built without arguments"),
        Snippets.errors(compilation));
  }

  /** Where nothing builds the terminator, it may be any. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "$body attr-dict | 1",
        "regions attr-dict | 1",
        "(`in` $body^)? attr-dict | 1",
        "'oilist(`in` $body | `at` $n) attr-dict' | 1",
        "custom<Body>($body) attr-dict | 0",
        "(`in` custom<Body>($body)^)? attr-dict | 0"
      })
  void onlyFormatsWithRegionsBuildTerminators(String format, int errors) {
    Compilation compilation =
        Snippets.compile(
            """
            @Op(dialect = TfDialect.class, name = "y") @Trait(Terminator.class)
            interface Y { @Operand Value a(); }
            @Op(dialect = TfDialect.class, name = "x")
            @SingleBlockImplicitTerminator(Y.class) @AssemblyFormat("%s")
            interface X {
              dev.ods.ir.Region body();
              @Attr Optional<Long> n();
              static boolean parseBody(OpAsmParser parser, dev.ods.ir.Region body) {
                return parser.parseRegion(body);
              }
              static void printBody(OpAsmPrinter printer, Operation op, dev.ods.ir.Region body) {
                printer.printRegion(body);
              }
            }
            """
                .formatted(format));
    assertEquals(
        Collections.nCopies(
            errors,
            "4: [ODS460] 'Y' cannot be an implicit terminator: it cannot be built without 'a'; name"
                + " an op that ends a block and can be built without arguments"),
        Snippets.errors(compilation));
  }

  /** Other names are no mistake beside that of the symbol, nor where there may be none. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "@Attr @SymbolName String name(); | 1",
        "@Attr @SymbolName Optional<String> name(); | 1",
        "@Attr(name = \"sym_name\") @SymbolName String name(); @Attr @SymbolName String other(); | 0",
        "@Attr String name(); | 0",
        "@Attr @FlatSymbolRef String name(); | 0",
      })
  void theNameOfASymbolIsOfOneName(String members, int errors) {
    Compilation compilation =
        Snippets.compile(
            "@Op(dialect = TfDialect.class, name = \"x\") @Trait(Symbol.class) interface X { "
                + members
                + " }");
    assertEquals(
        Collections.nCopies(
            errors,
            "1: [ODS461] 'X' defines a symbol, whose name is the attribute 'sym_name', so that no"
                + " 'X' with 'name' in its place is valid; write @Attr(name = \"sym_name\")"),
        Snippets.errors(compilation));
  }

  /** An operation may decide whether it is a symbol. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "default boolean isOptionalSymbol() { return true; } | '' | 0",
        "'' | default boolean isOptionalSymbol() { return true; } | 0",
        "'' | '' | 1",
      })
  void anOptionalSymbolMayHaveNoName(String ofBase, String own, int errors) {
    Compilation compilation =
        Snippets.compile(
            """
            interface Base extends SymbolOpInterface { %s }
            @Op(dialect = TfDialect.class, name = "x")
            interface X extends Base { @Attr @SymbolName Optional<String> name(); %s }
            """
                .formatted(ofBase, own));
    assertEquals(
        errors, Snippets.errors(compilation).size(), Snippets.errors(compilation)::toString);
  }

  private static String order(String members) {
    return members.contains(" b();")
        ? members.contains(" c();")
            ? "@Order({\"a\", \"b\", \"c\", \"d\", \"e\"})"
            : "@Order({\"a\", \"b\"})"
        : "";
  }

  /** As in MLIR: each of its regions, of which there are none, has one block. */
  @Test
  void anOpWithoutRegionsMayHaveSingleBlocks() {
    Compilation compilation =
        Snippets.compile(
            "@Op(dialect = TfDialect.class, name = \"x\") @Trait(SingleBlock.class) interface X {}");
    assertEquals(List.of(), Snippets.errors(compilation));
  }

  @Test
  void anInheritedTraitIsReportedAtTheOp() {
    assertErrors(
        "@Trait(SameOperandsAndResultType.class) interface Base {}\n"
            + "@Op(dialect = TfDialect.class, name = \"X\")",
        "in",
        " extends Base",
        "2: [ODS411] 'SameOperandsAndResultType' trait: expected operation to have at least one"
            + " result");
  }

  private static void assertErrors(String annotations, String members, String expected) {
    assertErrors(annotations, members, "", expected);
  }

  private static void assertErrors(
      String annotations, String members, String bases, String expected) {
    String snippet = annotations + "\ninterface X" + bases + " {\n" + declarations(members) + "}\n";
    List<String> errors =
        Snippets.compile(snippet).errors().stream()
            .map(error -> error.getLineNumber() - 1 + ": " + Snippets.message(error))
            .toList();
    assertEquals(expected == null ? List.of() : List.of(expected), errors);
  }

  private static String declarations(String members) {
    StringBuilder text = new StringBuilder();
    for (String member : members == null ? new String[0] : members.split(" ")) {
      MEMBERS.lines().filter(line -> line.endsWith(" " + member + "();")).forEach(text::append);
      text.append('\n');
    }
    return text.toString();
  }
}
