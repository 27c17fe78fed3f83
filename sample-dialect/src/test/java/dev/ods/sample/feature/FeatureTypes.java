// SPDX-License-Identifier: Apache-2.0
package dev.ods.sample.feature;

import dev.ods.annotation.AssemblyFormat;
import dev.ods.annotation.Default;
import dev.ods.annotation.Param;
import dev.ods.annotation.TypeDef;
import dev.ods.builtin.IntegerType;
import dev.ods.constraint.AnyInteger;
import dev.ods.diagnostic.Diagnostics;
import dev.ods.ir.Attribute;
import dev.ods.ir.Context;
import dev.ods.ir.Location;
import dev.ods.ir.Type;
import dev.ods.text.AsmParser;
import dev.ods.text.AsmPrinter;
import dev.ods.text.OptionalResult;
import dev.ods.text.Parsed;
import java.util.List;
import java.util.Optional;

/** One type for each feature of definitions. */
public interface FeatureTypes {
  /** A type without parameters, whose mnemonic is its alias. */
  @TypeDef(dialect = Feature.class, mnemonic = "plain", mnemonicAlias = true)
  record Plain() {}

  /**
   * Parameters of all kinds.
   *
   * @param flag a truth value
   * @param numbers a list
   */
  @TypeDef(dialect = Feature.class, mnemonic = "kinds")
  @AssemblyFormat("`<` params `>`")
  record Kinds(
      boolean flag,
      byte small,
      @Param(unsigned = true) int natural,
      long large,
      float single,
      double real,
      String text,
      Level level,
      @Param(AnyInteger.class) Type type,
      Attribute attribute,
      List<Long> numbers) {}

  /** Named parameters, some of which may be absent. */
  @TypeDef(dialect = Feature.class, mnemonic = "named")
  @AssemblyFormat("`<` struct(params) `>`")
  record Named(
      long required,
      Optional<Long> optional,
      @Default("7") int defaulted,
      @Default("i32") IntegerType type) {
    static IntegerType i32(Context context) {
      return IntegerType.get(context, Integer.SIZE);
    }

    void verify(Diagnostics diagnostics, Location location) {
      if (required < 0) {
        diagnostics.error(location, "expected a number that is not negative");
      }
    }
  }

  /** Groups with alternatives, methods, whitespace and another builder. */
  @TypeDef(dialect = Feature.class, mnemonic = "groups", skipDefaultBuilders = true)
  @AssemblyFormat(
      "`<` (`[` $list^ `]`) : (`none`)? ` ` (custom<Word>($word)^ `?`)? `\\n` qualified($plain) `>`")
  record Groups(@Default("[]") List<String> list, Optional<String> word, PlainType plain) {
    /** Without a word. */
    Groups(List<String> list, PlainType plain) {
      this(list, Optional.empty(), plain);
    }

    static OptionalResult parseWord(AsmParser parser, Parsed<String> word) {
      word.set(parser.parseOptionalKeyword());
      return word.get() == null ? OptionalResult.ABSENT : OptionalResult.SUCCESS;
    }

    static void printWord(AsmPrinter printer, Optional<String> word) {
      word.ifPresent(printer::print);
    }

    /** How many elements there are. */
    public int size() {
      return list.size();
    }
  }
}
