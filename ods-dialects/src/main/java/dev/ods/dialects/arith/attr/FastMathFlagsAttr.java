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

/** The fast-math flags: {@code #arith.fastmath<nnan,ninf>}. */
public final class FastMathFlagsAttr extends FlagSetAttr {
  /** The name in the dialect. */
  public static final String MNEMONIC = "fastmath";

  /** The constraint's summary in diagnostics. */
  public static final String SUMMARY = "Floating point fast math flags";

  private static final FastMathFlag[] FLAGS = FastMathFlag.values();
  private static final int ALL_BITS = (1 << FLAGS.length) - 1;
  private static final FlagsSyntax SYNTAX =
      new FlagsSyntax("Arith_FastMathAttr", "::mlir::arith::FastMathFlags", words(), ",");

  /** All that there can be, by their bits. */
  private static final ContextKey<FastMathFlagsAttr[]> ALL =
      ContextKey.create(FastMathFlagsAttr::all);

  private FastMathFlagsAttr(Context context, int bits) {
    super(context, bits);
  }

  private static List<FlagsSyntax.Word> words() {
    List<FlagsSyntax.Word> words = new ArrayList<>();
    words.add(new FlagsSyntax.Word("none", 0));
    for (FastMathFlag flag : FLAGS) {
      words.add(new FlagsSyntax.Word(flag.name().toLowerCase(Locale.ROOT), flag.bit()));
    }
    words.add(new FlagsSyntax.Word("fast", ALL_BITS));
    return words;
  }

  private static FastMathFlagsAttr[] all(Context context) {
    FastMathFlagsAttr[] all = new FastMathFlagsAttr[ALL_BITS + 1];
    Arrays.setAll(all, bits -> intern(new FastMathFlagsAttr(context, bits)));
    return all;
  }

  /** No flag. */
  public static FastMathFlagsAttr none(Context context) {
    return context.get(ALL)[0];
  }

  /** These flags. */
  public static FastMathFlagsAttr get(Context context, Collection<FastMathFlag> flags) {
    int bits = 0;
    for (FastMathFlag flag : flags) {
      bits |= flag.bit();
    }
    return context.get(ALL)[bits];
  }

  /** Parses {@code <…>}. */
  public static @Nullable FastMathFlagsAttr parse(AsmParser parser, @Nullable Type type) {
    int bits = SYNTAX.parse(parser);
    return bits < 0 ? null : parser.context().get(ALL)[bits];
  }

  /** Whether this flag is among them. */
  public boolean contains(FastMathFlag flag) {
    return (bits() & flag.bit()) != 0;
  }

  /** The flags. */
  public Set<FastMathFlag> flags() {
    Set<FastMathFlag> flags = EnumSet.noneOf(FastMathFlag.class);
    for (FastMathFlag flag : FLAGS) {
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
