// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.arith.attr;

import dev.ods.dialects.syntax.FlagSetAttr;
import dev.ods.dialects.syntax.FlagsSyntax;
import dev.ods.ir.Context;
import dev.ods.ir.ContextKey;
import dev.ods.ir.Type;
import dev.ods.text.AsmParser;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** The ways in which an integer operation does not overflow: {@code #arith.overflow<nsw, nuw>}. */
public final class IntegerOverflowFlagsAttr extends FlagSetAttr {
  /** The name in the dialect. */
  public static final String MNEMONIC = "overflow";

  /** The constraint's summary in diagnostics. */
  public static final String SUMMARY = "Integer overflow arith flags";

  private static final IntegerOverflowFlag[] FLAGS = IntegerOverflowFlag.values();
  private static final int ALL_BITS = (1 << FLAGS.length) - 1;
  private static final FlagsSyntax SYNTAX =
      new FlagsSyntax(
          "Arith_IntegerOverflowAttr", "::mlir::arith::IntegerOverflowFlags", words(), ", ");

  /** All that there can be, by their bits. */
  private static final ContextKey<IntegerOverflowFlagsAttr[]> ALL =
      ContextKey.create(IntegerOverflowFlagsAttr::all);

  private IntegerOverflowFlagsAttr(Context context, int bits) {
    super(context, bits);
  }

  private static List<FlagsSyntax.Word> words() {
    List<FlagsSyntax.Word> words = new ArrayList<>();
    words.add(new FlagsSyntax.Word("none", 0));
    for (IntegerOverflowFlag flag : FLAGS) {
      words.add(new FlagsSyntax.Word(flag.name().toLowerCase(Locale.ROOT), flag.bit()));
    }
    return words;
  }

  private static IntegerOverflowFlagsAttr[] all(Context context) {
    IntegerOverflowFlagsAttr[] all = new IntegerOverflowFlagsAttr[ALL_BITS + 1];
    Arrays.setAll(all, bits -> intern(new IntegerOverflowFlagsAttr(context, bits)));
    return all;
  }

  /** No flag. */
  public static IntegerOverflowFlagsAttr none(Context context) {
    return context.get(ALL)[0];
  }

  /** These flags. */
  public static IntegerOverflowFlagsAttr get(
      Context context, Collection<IntegerOverflowFlag> flags) {
    int bits = 0;
    for (IntegerOverflowFlag flag : flags) {
      bits |= flag.bit();
    }
    return context.get(ALL)[bits];
  }

  /** Parses {@code <…>}. */
  public static @Nullable IntegerOverflowFlagsAttr parse(AsmParser parser, @Nullable Type type) {
    int bits = SYNTAX.parse(parser);
    return bits < 0 ? null : parser.context().get(ALL)[bits];
  }

  /** Whether this flag is among them. */
  public boolean contains(IntegerOverflowFlag flag) {
    return (bits() & flag.bit()) != 0;
  }

  /** The flags. */
  public Set<IntegerOverflowFlag> flags() {
    Set<IntegerOverflowFlag> flags = EnumSet.noneOf(IntegerOverflowFlag.class);
    for (IntegerOverflowFlag flag : FLAGS) {
      if (contains(flag)) {
        flags.add(flag);
      }
    }
    return flags;
  }

  @Override
  public String dialectNamespace() {
    return "arith";
  }

  @Override
  public String mnemonic() {
    return MNEMONIC;
  }

  @Override
  protected FlagsSyntax syntax() {
    return SYNTAX;
  }
}
