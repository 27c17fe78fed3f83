// SPDX-License-Identifier: Apache-2.0
package dev.ods.sample.feature;

import dev.ods.annotation.AssemblyFormat;
import dev.ods.annotation.AttrDef;
import dev.ods.annotation.SelfType;
import dev.ods.ir.Type;
import dev.ods.text.AsmParser;
import dev.ods.text.AsmPrinter;
import org.jspecify.annotations.Nullable;

/** One attribute for each feature of definitions. */
public interface FeatureAttributes {
  /** An attribute with a type. */
  @AttrDef(dialect = Feature.class, mnemonic = "typed")
  @AssemblyFormat("`<` $value `>`")
  record Typed(long value, @SelfType Type type) {}

  /** An attribute with a parser of its own. */
  @AttrDef(dialect = Feature.class, mnemonic = "by_hand")
  record ByHand(String name) {
    static @Nullable ByHand parse(AsmParser parser, @Nullable Type type) {
      String name = parser.parseLess() ? parser.parseKeyword() : null;
      return name == null || !parser.parseGreater() ? null : new ByHand(name);
    }

    void print(AsmPrinter printer) {
      printer.print("<" + name + ">");
    }
  }
}
