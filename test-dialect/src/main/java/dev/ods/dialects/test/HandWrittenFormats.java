// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.test;

import dev.ods.annotation.*;
import dev.ods.builtin.IndexType;
import dev.ods.builtin.StringAttr;
import dev.ods.constraint.*;
import dev.ods.ir.*;
import dev.ods.text.OpAsmParser;
import dev.ods.text.OpAsmPrinter;
import dev.ods.trait.*;
import java.util.List;

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
