// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.arith;

import dev.ods.ir.Attribute;
import dev.ods.ir.Context;
import dev.ods.text.AsmParser;
import dev.ods.text.AsmPrinter;
import dev.ods.text.SymbolAssembly;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A set of flags, written {@code <none>} or {@code <a, b>}; MLIR's attribute of a bit enum. */
abstract sealed class FlagsAttr extends Attribute implements SymbolAssembly
    permits FastMathFlagsAttr, IntegerOverflowFlagsAttr {
  /**
   * What is particular to one kind of flags.
   *
   * @param mnemonic the name in the dialect
   * @param definition the name of the definition in MLIR, for messages
   * @param type the name of the enum in MLIR, for messages
   * @param flags the words for the bits, from the lowest one on
   * @param all the word for all bits, or null if there is none
   * @param separator stands between two words
   */
  record Syntax(
      String mnemonic,
      String definition,
      String type,
      List<String> flags,
      @Nullable String all,
      String separator) {
    private static final String NONE = "none";

    int allBits() {
      return (1 << flags.size()) - 1;
    }

    /** The bits that a word stands for, or words with commas between; -1 for anything else. */
    private int bits(String words) {
      if (words.equals(NONE)) {
        return 0;
      }
      int bits = 0;
      for (String word : words.split(",", -1)) {
        int index = flags.indexOf(word.strip());
        if (index < 0 && !word.strip().equals(all)) {
          return -1;
        }
        bits |= index < 0 ? allBits() : 1 << index;
      }
      return bits;
    }

    private String expected() {
      String words = NONE + ", " + String.join(", ", flags);
      return "expected " + type + " to be one of: " + words + (all == null ? "" : ", " + all);
    }
  }

  private final int bits;

  FlagsAttr(Context context, int bits) {
    super(context);
    this.bits = bits;
  }

  /** Reads flags between angle brackets; -1 after a diagnostic has been reported. */
  static int parseBits(AsmParser parser, Syntax syntax) {
    if (!parser.parseLess()) {
      return -1;
    }
    int bits = parseWords(parser, syntax);
    if (bits < 0) {
      parser.error(
          parser.location(),
          "failed to parse "
              + syntax.definition()
              + " parameter 'value' which is to be a `"
              + syntax.type()
              + "`");
      return -1;
    }
    return parser.parseGreater() ? bits : -1;
  }

  private static int parseWords(AsmParser parser, Syntax syntax) {
    int at = parser.location();
    int bits = 0;
    do {
      String words = parser.parseKeywordOrString();
      if (words == null) {
        return -1;
      }
      int some = syntax.bits(words);
      if (some < 0) {
        parser.error(at, syntax.expected());
        return -1;
      }
      bits |= some;
    } while (parser.parseOptionalComma());
    return bits;
  }

  abstract Syntax syntax();

  final String mnemonic() {
    return syntax().mnemonic();
  }

  /** The flags as bits, as MLIR numbers them. */
  public final int bits() {
    return bits;
  }

  /** Whether there is none. */
  public final boolean isNone() {
    return bits == 0;
  }

  @Override
  public final void print(AsmPrinter printer) {
    printer.print("<");
    printWords(printer);
    printer.print(">");
  }

  private void printWords(AsmPrinter printer) {
    String all = syntax().all();
    if (bits == 0) {
      printer.print(Syntax.NONE);
    } else if (all != null && bits == syntax().allBits()) {
      printer.print(all);
    } else {
      String separator = "";
      for (int i = 0; i < syntax().flags().size(); i++) {
        if ((bits >> i & 1) != 0) {
          printer.print(separator);
          printer.print(syntax().flags().get(i));
          separator = syntax().separator();
        }
      }
    }
  }

  @Override
  public final String dialectNamespace() {
    return "arith";
  }

  @Override
  protected final int keyHash() {
    return bits;
  }

  @Override
  protected final boolean keyEquals(Attribute other) {
    return bits == ((FlagsAttr) other).bits;
  }
}
