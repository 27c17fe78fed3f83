// SPDX-License-Identifier: Apache-2.0
package dev.ods.text.form;

import dev.ods.builtin.AffineMapAttr;
import dev.ods.builtin.IntegerSetAttr;
import dev.ods.ir.Context;
import dev.ods.ir.DialectDefinition;
import dev.ods.ir.Uniqued;
import dev.ods.text.AliasedSymbol;
import dev.ods.text.AsmAlias;
import dev.ods.text.OpAsmDialectInterface;
import java.util.Comparator;
import java.util.SortedMap;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/** Finds the aliases that dialects, and types and attributes themselves, suggest. */
public final class DialectHooks {
  private static final AsmAlias MAP = AsmAlias.overridable("map");
  private static final AsmAlias SET = AsmAlias.overridable("set");

  private DialectHooks() {}

  /** The hooks of a dialect, or null. */
  public static @Nullable OpAsmDialectInterface of(DialectDefinition dialect) {
    return dialect.as(OpAsmDialectInterface.class);
  }

  /**
   * The hooks of the loaded dialects, from the last namespace to the first: the order that MLIR 22
   * sorts dialects into.
   */
  public static SortedMap<String, OpAsmDialectInterface> all(Context context) {
    SortedMap<String, OpAsmDialectInterface> all = new TreeMap<>(Comparator.reverseOrder());
    for (DialectDefinition dialect : context.dialects()) {
      OpAsmDialectInterface hooks = of(dialect);
      if (hooks != null) {
        all.put(dialect.namespace(), hooks);
      }
    }
    return all;
  }

  /** The alias that a type or attribute itself suggests. */
  public static @Nullable AsmAlias ownAlias(Uniqued symbol) {
    if (symbol instanceof AliasedSymbol aliased) {
      return aliased.asmAlias();
    }
    if (symbol instanceof AffineMapAttr) {
      return MAP;
    }
    return symbol instanceof IntegerSetAttr ? SET : null;
  }
}
