// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.test;

import dev.ods.annotation.*;
import dev.ods.constraint.I32;
import dev.ods.ir.*;
import dev.ods.trait.AttrSizedOperandSegments;
import java.util.Optional;

/** Ops with clauses in any order, and with groups whose else part has the anchor. */
public interface OiLists {
  /** Clauses that are unit attributes. */
  @Op(dialect = TestDialect.class, name = "oilist_with_keywords_only")
  @AssemblyFormat(
      "oilist(`keyword` $keyword | `otherKeyword` $otherKeyword"
          + " | `thirdKeyword` $diffNameUnitAttrKeyword) attr-dict")
  interface OilistWithKeywordsOnly {
    @Attr
    @Unit
    boolean keyword();

    @Attr
    @Unit
    boolean otherKeyword();

    @Attr
    @Unit
    boolean diffNameUnitAttrKeyword();
  }

  /** Clauses with an optional operand each. */
  @Op(dialect = TestDialect.class, name = "oilist_with_simple_args")
  @Trait(AttrSizedOperandSegments.class)
  @AssemblyFormat(
      "oilist(`keyword` $arg0 `:` type($arg0) | `otherKeyword` $arg1 `:` type($arg1)"
          + " | `thirdKeyword` $arg2 `:` type($arg2)) attr-dict")
  interface OilistWithSimpleArgs {
    @Operand
    Optional<Value> arg0();

    @Operand
    Optional<Value> arg1();

    @Operand
    Optional<Value> arg2();
  }

  /** Clauses with any number of operands. */
  @Op(dialect = TestDialect.class, name = "oilist_variadic_with_parens")
  @Trait(AttrSizedOperandSegments.class)
  @AssemblyFormat(
      "oilist(`keyword` `(` $arg0 `:` type($arg0) `)`"
          + " | `otherKeyword` `(` $arg1 `:` type($arg1) `)`"
          + " | `thirdKeyword` `(` $arg2 `:` type($arg2) `)`) attr-dict")
  interface OilistVariadicWithParens {
    @Operand
    ValueRange arg0();

    @Operand
    ValueRange arg1();

    @Operand
    ValueRange arg2();
  }

  /** Clauses of several kinds, one of which is a directive. */
  @Op(dialect = TestDialect.class, name = "oilist_custom")
  @Trait(AttrSizedOperandSegments.class)
  @AssemblyFormat(
      value =
          "oilist(`private` `(` $arg0 `:` type($arg0) `)`"
              + " | `reduction` custom<OptionalOperand>($optOperand)"
              + " | `nowait` $nowait) attr-dict",
      customs = CustomDirectives.class)
  interface OilistCustom {
    @Operand
    ValueRange arg0();

    @Operand(I32.class)
    Optional<Value> optOperand();

    @Attr
    @Unit
    boolean nowait();
  }

  /** Clauses that are read, and never printed. */
  @Op(dialect = TestDialect.class, name = "oilist_allowed_literal")
  @AssemblyFormat("oilist(`foo` | `bar`) `buzz` attr-dict")
  interface OilistAllowedLiteral {}

  /** An ellipsis. */
  @Op(dialect = TestDialect.class, name = "ellipsis")
  @AssemblyFormat("`(` $operands (`...` $variadic^)? `)` attr-dict `:` type($operands) `...`")
  interface Ellipsis {
    @Operand
    ValueRange operands();

    @Attr
    @Unit
    boolean variadic();
  }

  /** An anchor in the else part of a group. */
  @Op(dialect = TestDialect.class, name = "else_anchor")
  @AssemblyFormat("`(` (`?`):(`` $a^ `:` type($a))? `)` attr-dict")
  interface ElseAnchor {
    @Operand
    Optional<Value> a();
  }
}
