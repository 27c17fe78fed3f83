// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Members may be named as what generated parsers keep of other members in local variables. */
class ParserLocalsTest {
  private static final CompiledDialect DIALECT =
      CompiledDialect.of(
          """
          @Op(dialect = TfDialect.class, name = "marks")
          @AssemblyFormat("`[` $x `:` type($x) `]` `[` $xTypes `:` type($xTypes) `]` attr-dict")
          @Trait(AttrSizedOperandSegments.class)
          interface Marks { @Operand ValueRange x(); @Operand ValueRange xTypes(); }

          @Op(dialect = TfDialect.class, name = "all")
          @AssemblyFormat("operands attr-dict `:` type(operands)")
          @Trait(AttrSizedOperandSegments.class)
          interface All {
            @Operand ValueRange operand();
            @Operand ValueRange operandTypes();
            @Operand Optional<Value> operands();
          }

          @Op(dialect = TfDialect.class, name = "custom_last")
          @AssemblyFormat("$x `,` $xs `:` type(operands) `then` custom<O>($y) attr-dict")
          interface CustomLast {
            @Operand Value x();
            @Operand ValueRange xs();
            @Operand Value y();
            static boolean parseO(OpAsmParser parser, Parsed<OperandMark> operand) {
              operand.set(parser.operandMark());
              return parser.parseOperand();
            }
            static void printO(OpAsmPrinter printer, Operation op, Value value) {
              printer.printOperand(value);
            }
          }

          @Op(dialect = TfDialect.class, name = "cells")
          @AssemblyFormat("$x `,` $xParsed `:` type($xParsed) `,` custom<T>(type($x)) attr-dict")
          interface Cells {
            @Operand Value x();
            @Operand Value xParsed();
            static boolean parseT(OpAsmParser parser, Parsed<Type> type) {
              type.set(parser.parseType());
              return type.get() != null;
            }
            static void printT(OpAsmPrinter printer, Operation op, Type type) {
              printer.printType(type);
            }
          }

          @Op(dialect = TfDialect.class, name = "clauses")
          @AssemblyFormat("($signature^ `:` type($signature))? (custom<T>($present)^)?"
              + " (`[` $clause1^ `]`)? oilist(`m` $m | `n` $n) functional-type($present, $r)"
              + " attr-dict")
          @Trait(AttrSizedOperandSegments.class)
          interface Clauses {
            @Operand Optional<Value> signature();
            @Operand ValueRange present();
            @Attr Optional<Long> clause1();
            @Attr Optional<Long> clause1Attr1();
            @Attr Optional<Long> m();
            @Attr Optional<Long> n();
            @Result Value r();
            static OptionalResult parseT(OpAsmParser parser, List<OperandMark> marks) {
              return OptionalResult.ABSENT;
            }
            static void printT(OpAsmPrinter printer, Operation op, ValueRange values) {}
          }

          @Op(dialect = TfDialect.class, name = "presence")
          @AssemblyFormat("($x^)? ($xPresent^)? prop-dict attr-dict")
          interface Presence {
            @Prop @Default("1") int x();
            @Attr Optional<Long> xPresent();
            @Prop Optional<String> xPresentPresent();
          }

          @TypeDef(dialect = TfDialect.class, mnemonic = "params")
          @AssemblyFormat("`<` params `>`")
          record Params(
              int i, int iValue, int seen, int name, int own, int nameValue, int key, int element) {}

          @TypeDef(dialect = TfDialect.class, mnemonic = "struct")
          @AssemblyFormat("`<` struct(params) `>`")
          record Fields(int i, int seen, int name, int name_, int element) {}

          @TypeDef(dialect = TfDialect.class, mnemonic = "parts")
          @AssemblyFormat("`<` (custom<T>($p)^ `,`)? struct($present, $seen2, $name2, $params2)"
              + " `:` struct($parameters, $q, $pParsed) `>`")
          record Parts(
              Optional<String> p, int present, @Default("1") int seen2, int name2, int params2,
              int parameters, int q, int pParsed, @Default("3") int pParsedParsed) {
            static OptionalResult parseT(AsmParser parser, Parsed<String> text) {
              return OptionalResult.ABSENT;
            }
            static void printT(AsmPrinter printer, Optional<String> text) {}
          }
          """);

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "tf.marks [%0#0, %0#1 : i1, i2] [%0#1, %0#0 : i2, i1]",
        "tf.all %0#0, %0#1 {operandSegmentSizes = array<i32: 1, 1, 0>} : i1, i2",
        "tf.custom_last %0#0, %0#1 : i1, i2, i1 then %0#0",
        "tf.cells %0#0, %0#1 : i2, i1",
        "%1 = tf.clauses %0#0 : i1 [3] n 4 m 5 () -> i8",
        "tf.presence 7 3 <{xPresentPresent = [\"y\"]}>",
        "tf.presence <{}>",
        "%1 = unrealized_conversion_cast to !tf.params<1, 2, 3, 4, 5, 6, 7, 8>",
        "%1 = unrealized_conversion_cast to"
            + " !tf.struct<i = 1, seen = 2, name = 3, name_ = 4, element = 5>",
        "%1 = unrealized_conversion_cast to !tf.parts<present = 1, seen2 = 2, name2 = 3,"
            + " params2 = 4 : parameters = 5, q = 6, pParsed = 7>",
      })
  void readsWhatIsPrinted(String op) {
    String values = "%0:2 = builtin.unrealized_conversion_cast to i1, i2\n";
    String printed = DIALECT.custom(values + op);
    assertFalse(printed.startsWith("loc("), printed);
    assertEquals(printed, DIALECT.custom(printed));
    assertEquals(DIALECT.generic(values + op), DIALECT.generic(printed));
  }
}
