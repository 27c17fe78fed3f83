// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.test;

import dev.ods.annotation.*;
import dev.ods.builtin.ArrayAttr;
import dev.ods.builtin.IndexType;
import dev.ods.builtin.IntegerType;
import dev.ods.builtin.StringAttr;
import dev.ods.constraint.*;
import dev.ods.dialects.function.NamedFunction;
import dev.ods.ir.*;
import dev.ods.text.OpAsmOpInterface;
import dev.ods.text.OpAsmParser;
import dev.ods.text.OpAsmPrinter;
import dev.ods.text.OperandMark;
import dev.ods.trait.*;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import java.util.Objects;

/** Operations whose whole text is read and written by methods. */
public interface HandWrittenFormats {
  /** A region for affine expressions. */
  @Op(dialect = TestDialect.class, name = "affine_scope")
  @Trait(AffineScope.class)
  interface AffineScopeOfTest {
    @SizedRegion(1)
    Region region();

    static boolean parse(OpAsmParser parser, OperationState state) {
      return parser.parseRegion(state.addRegion());
    }

    static void print(OpAsmPrinter printer, AffineScopeOfTest op) {
      printer.print(" ");
      printer.printRegion(op.region(), false, true);
    }
  }

  /** As many results as the text says. */
  @Op(dialect = TestDialect.class, name = "parse_integer_literal")
  interface ParseIntegerLiteral {
    @Result(Index.class)
    ValueRange results();

    static boolean parse(OpAsmParser parser, OperationState state) {
      if (!parser.parseOptionalColon()) {
        return true;
      }
      Long count = parser.parseInteger();
      for (long i = 0; count != null && i < count; i++) {
        state.addType(IndexType.get(parser.context()));
      }
      return count != null;
    }

    static void print(OpAsmPrinter printer, ParseIntegerLiteral op) {
      int count = op.results().size();
      if (count > 0) {
        printer.print(" : " + count);
      }
    }
  }

  /** A keyword. */
  @Op(dialect = TestDialect.class, name = "parse_wrapped_keyword")
  interface ParseWrappedKeyword {
    @Attr
    String keyword();

    static boolean parse(OpAsmParser parser, OperationState state) {
      String keyword = parser.parseKeyword();
      return keyword != null
          && parser.addAttributeOnce(state, "keyword", StringAttr.get(parser.context(), keyword));
    }

    static void print(OpAsmPrinter printer, ParseWrappedKeyword op) {
      printer.print(" " + op.keyword());
    }
  }

  /** Bytes in base 64. */
  @Op(dialect = TestDialect.class, name = "parse_b64")
  interface ParseB64Bytes {
    @Attr
    StringAttr b64();

    static boolean parse(OpAsmParser parser, OperationState state) {
      byte[] bytes = parser.parseBase64Bytes();
      return bytes != null
          && parser.addAttributeOnce(state, "b64", StringAttr.get(parser.context(), bytes));
    }

    static void print(OpAsmPrinter printer, ParseB64Bytes op) {
      printer.print(" \"" + Base64.getEncoder().encodeToString(op.b64().bytes()) + "\"");
    }
  }

  /** A region whose argument has the name of the operand. */
  @Op(dialect = TestDialect.class, name = "isolated_region")
  @Trait(IsolatedFromAbove.class)
  interface IsolatedRegion {
    @Operand(Index.class)
    Value input();

    @SizedRegion(1)
    Region region();

    static boolean parse(OpAsmParser parser, OperationState state) {
      OperandMark operand = parser.operandMark();
      Type index = IndexType.get(parser.context());
      return parser.parseOperand()
          && parser.resolveOperand(operand, index, state)
          && parser.parseRegion(
              state.addRegion(), List.of(parser.argumentNamedAs(operand).withType(index)), true);
    }

    static void print(OpAsmPrinter printer, IsolatedRegion op) {
      printer.print(" ");
      printer.printOperand(op.input());
      printer.shadowRegionArguments(op.region(), List.of(op.input()));
      printer.print(" ");
      printer.printRegion(op.region(), false, true);
    }
  }

  /** Results whose names are in an attribute, which is that of their names in the text. */
  @Op(dialect = TestDialect.class, name = "string_attr_pretty_name")
  interface StringAttrPrettyName extends OpAsmOpInterface {
    @Attr
    List<String> names();

    @Result(I32.class)
    ValueRange r();

    @Override
    default void resultNames(ValueNamer namer) {
      ArrayAttr names = names(this);
      for (int i = 0; i < names.size(); i++) {
        if (names.element(i) instanceof StringAttr name && !name.isEmpty()) {
          namer.name(r().get(i), name.value());
        }
      }
    }

    private static ArrayAttr names(StringAttrPrettyName op) {
      return (ArrayAttr) Objects.requireNonNull(op.operation().attribute("names"));
    }

    static boolean parse(OpAsmParser parser, OperationState state) {
      int count = parser.namedResultCount();
      for (int i = 0; i < count; i++) {
        state.addType(IntegerType.get(parser.context(), 32));
      }
      DictionaryAttr attributes = parser.parseOptionalAttrDictWithKeyword();
      if (attributes == null || !parser.addAttributesOnce(state, attributes)) {
        return false;
      }
      if (attributes.contains("names") || count == 0) {
        return true;
      }
      List<StringAttr> names = new ArrayList<>();
      for (int i = 0; i < count; i++) {
        String name = parser.resultName(i);
        boolean isNumber = name.charAt(0) >= '0' && name.charAt(0) <= '9';
        names.add(StringAttr.get(parser.context(), isNumber ? "" : name));
      }
      return parser.addAttributeOnce(state, "names", ArrayAttr.get(parser.context(), names));
    }

    static void print(OpAsmPrinter printer, StringAttrPrettyName op) {
      ArrayAttr names = names(op);
      boolean agree = names.size() == op.r().size();
      for (int i = 0; agree && i < names.size(); i++) {
        agree =
            names.element(i) instanceof StringAttr name
                && printer.operandName(op.r().get(i)).substring(1).equals(name.value());
      }
      printer.printOptionalAttrDictWithKeyword(op.operation(), agree ? "names" : null);
    }
  }

  /** A function. */
  @Op(dialect = TestDialect.class, name = "conversion_func_op")
  @Order({"symName", "functionType", "argAttrs", "resAttrs", "symVisibility", "body"})
  interface ConversionFunc extends NamedFunction {}

  /** A block without a terminator. */
  @Op(dialect = TestDialect.class, name = "single_no_terminator_custom_asm_op")
  @Trait({SingleBlock.class, NoTerminator.class})
  interface SingleNoTerminatorCustomAsm {
    @SizedRegion(1)
    Region region();

    static boolean parse(OpAsmParser parser, OperationState state) {
      return parser.parseRegion(state.addRegion());
    }

    static void print(OpAsmPrinter printer, SingleNoTerminatorCustomAsm op) {
      printer.printRegion(op.region(), false, false);
    }
  }

  /** Operands in groups, and a region. */
  @Op(dialect = TestDialect.class, name = "fold_with_fold_adaptor")
  @Trait({AttrSizedOperandSegments.class, NoTerminator.class})
  @AssemblyFormat("$op `,` `[` $variadic `]` `,` `{` $var_of_var `}` $body attr-dict-with-keyword")
  interface FoldWithFoldAdaptor {
    @Operand(I32.class)
    Value op();

    @Attr
    int[] attr();

    @Operand(I32.class)
    ValueRange variadic();

    @Operand(value = I32.class, name = "var_of_var", segments = "attr")
    List<ValueRange> varOfVar();

    @Result(I32.class)
    Value res();

    Region body();
  }
}
