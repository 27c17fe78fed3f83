// SPDX-License-Identifier: Apache-2.0
package dev.ods.sample.feature;

import dev.ods.annotation.AllElementTypesMatch;
import dev.ods.annotation.AssemblyFormat;
import dev.ods.annotation.Attr;
import dev.ods.annotation.Default;
import dev.ods.annotation.IntMinValue;
import dev.ods.annotation.Op;
import dev.ods.annotation.Operand;
import dev.ods.annotation.Result;
import dev.ods.annotation.Trait;
import dev.ods.annotation.Unit;
import dev.ods.constraint.AnyShaped;
import dev.ods.constraint.F32;
import dev.ods.constraint.I1;
import dev.ods.constraint.I32;
import dev.ods.constraint.I64;
import dev.ods.ir.Block;
import dev.ods.ir.Value;
import dev.ods.ir.ValueRange;
import dev.ods.trait.AttrSizedOperandSegments;
import dev.ods.trait.AttrSizedResultSegments;
import dev.ods.trait.SameVariadicOperandSize;
import dev.ods.trait.Terminator;
import java.util.List;
import java.util.Optional;

/** One operation for each feature of operands, results, successors and their groups. */
public interface FeatureOperandOps {
  /** Optional groups of each kind of guard and anchor. */
  @Op(dialect = Feature.class, name = "groups")
  @Trait(AttrSizedOperandSegments.class)
  @AssemblyFormat(
      "($value^)? `,` $x (`n` `=` $n^)? (`m` $m^)? (`unit` $u^)?"
          + " (`[` $rest^ `:` type($rest) `]`)? attr-dict `:` type($output)")
  interface Groups {
    @Operand(F32.class)
    Optional<Value> value();

    @Operand
    ValueRange rest();

    @Operand(I64.class)
    Value x();

    @Attr
    Optional<Long> n();

    @Attr
    @Default("5")
    @IntMinValue(2)
    long m();

    @Attr
    @Unit
    boolean u();

    @Result
    ValueRange output();
  }

  /** Several groups of results with segment sizes. */
  @Op(dialect = Feature.class, name = "segments")
  @Trait({AttrSizedOperandSegments.class, AttrSizedResultSegments.class})
  @AssemblyFormat(
      "$first `then` $second attr-dict `:` type($first) `to` type($second) `->` type($left) `and`"
          + " type($one) `and` type($right)")
  interface Segments {
    @Operand
    ValueRange first();

    @Operand
    ValueRange second();

    @Result
    ValueRange left();

    @Result
    Value one();

    @Result
    Optional<Value> right();
  }

  /** Several groups of operands of equal length. */
  @Op(dialect = Feature.class, name = "equal")
  @Trait(SameVariadicOperandSize.class)
  @AssemblyFormat(
      "$first `to` $middle `by` $last attr-dict `:` type($first) `to` type($middle)"
          + " `by` type($last)")
  interface Equal {
    @Operand
    ValueRange first();

    @Operand
    Value middle();

    @Operand
    ValueRange last();
  }

  /** Directives for all operands and results. */
  @Op(dialect = Feature.class, name = "lists")
  @AssemblyFormat("operands attr-dict-with-keyword `:` type(operands) `->` type(results)")
  interface Lists {
    @Operand
    Value head();

    @Operand
    ValueRange tail();

    @Result
    ValueRange values();
  }

  /** Individual successors. */
  @Op(dialect = Feature.class, name = "jump")
  @Trait(Terminator.class)
  @AssemblyFormat("attr-dict ($rest^ `:` type($rest))? $dest `or` $others")
  interface Jump {
    @Operand
    ValueRange rest();

    Block dest();

    List<Block> others();
  }

  /** All successors. */
  @Op(dialect = Feature.class, name = "jump_all")
  @Trait(Terminator.class)
  @AssemblyFormat("$flag `[` successors `]` attr-dict")
  interface JumpAll {
    @Operand(I1.class)
    Value flag();

    Block yes();

    Block no();
  }

  /** Punctuation and its spacing. */
  @Op(dialect = Feature.class, name = "spaces")
  @AssemblyFormat(
      "`a` `` `=` `b` `(` `c` `)` `<` $x `>` `[` `d` `,` `e` `]` `=` `->` `{` `}` `+` `-` `*`"
          + " `?` `:` ` ` `f` `...` `\n` `g` `(` `` $y `` `)` attr-dict")
  interface Spaces {
    @Attr
    long x();

    @Attr
    long y();
  }

  /** Groups with an else group, and the anchor in either of the two. */
  @Op(dialect = Feature.class, name = "choice")
  @AssemblyFormat(
      "(`some` $values^ `:` type($values)) : (`none`)? (`off`) : (`on` $flag^ `times` $count)?"
          + " attr-dict")
  interface Choice {
    @Operand
    ValueRange values();

    @Attr
    @Unit
    boolean flag();

    @Attr
    @Default("1")
    int count();
  }

  /** Operands of a type that is printed without its dialect, unless the operand is optional. */
  @Op(dialect = Feature.class, name = "prefixes")
  @AssemblyFormat("$one (`to` $other^ `:` type($other))? attr-dict `:` type($one)")
  interface Prefixes {
    @Operand(NamedType.class)
    Value one();

    @Operand(NamedType.class)
    Optional<Value> other();
  }

  /** Optional operands and results with types of their own. */
  @Op(dialect = Feature.class, name = "optionals")
  @AllElementTypesMatch({"shaped", "like"})
  @AssemblyFormat(
      "$shaped `like` $like (`to` $bound^ `:` type($bound))? attr-dict"
          + " `:` type($shaped) `,` type($like) (`->` type($result)^)?")
  interface Optionals {
    @Operand(AnyShaped.class)
    Value shaped();

    @Operand(AnyShaped.class)
    Value like();

    @Operand(I32.class)
    Optional<Value> bound();

    @Result
    Optional<Value> result();
  }

  /** No format: the generic form only. */
  @Op(dialect = Feature.class, name = "plain")
  interface Plain {
    @Operand
    ValueRange values();

    @Attr
    @Default("x")
    String text();
  }
}
