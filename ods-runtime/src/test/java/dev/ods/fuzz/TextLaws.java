// SPDX-License-Identifier: Apache-2.0
package dev.ods.fuzz;

import dev.ods.diagnostic.Diagnostics;
import dev.ods.ir.Context;
import dev.ods.ir.Operation;
import dev.ods.text.Parser;
import dev.ods.text.ParserOptions;
import dev.ods.text.Printer;
import dev.ods.text.PrinterFlags;
import dev.ods.verify.Verifier;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * Laws for every sequence of bytes parsed as MLIR: the result is IR or diagnostics, and the IR's
 * text can be parsed and prints the same.
 *
 * <p>A violation is an {@link AssertionError} that shows the texts.
 */
final class TextLaws {
  /** As in a file: with aliases, locations and resources. */
  private static final PrinterFlags FILE = PrinterFlags.GENERIC.withDebugInfo(true);

  /**
   * {@code #a<b<c>, d<e>>} is printed as {@code #a.b<c>, d<e>}, {@code !a.b-} as {@code !a<b->},
   * whose end is an arrow's, and the symbol {@code @""} as text that is no symbol.
   */
  private static final Pattern UNREADABLE =
      Pattern.compile("[#!][\\w$]+<[a-zA-Z][\\w.]*<|[#!][\\w$.-]+-(?![\\w$.-])|@\"\"");

  /**
   * The sum {@code d2 - -(d0 + d1)} is printed as {@code d2 + d0 + d1}, and that as {@code d0 + d2
   * + d1}, as in MLIR; after this many round trips the order is stable.
   */
  private static final int AFFINE_ROUNDS = 4;

  private TextLaws() {}

  /** Parses a text, and checks that the result is either IR or diagnostics. */
  static @Nullable Operation read(byte[] text) {
    Context context = Context.create();
    context.allowUnregisteredDialects(true);
    Diagnostics diagnostics = new Diagnostics();
    Operation module = Parser.parse(text, "fuzz.mlir", context, ParserOptions.DEFAULT, diagnostics);
    if ((module == null) != diagnostics.hasErrors()) {
      throw broken(module == null ? "no IR and no error" : "IR and an error", text);
    }
    return module;
  }

  /** Checks all laws: parses, verifies, prints, parses again, and prints the same. */
  static void check(byte[] text) {
    Operation module = read(text);
    if (module == null) {
      return;
    }
    Diagnostics diagnostics = new Diagnostics();
    if (Verifier.verify(module, diagnostics) == diagnostics.hasErrors()) {
      throw broken("the verifier's answer is not what it reported", text);
    }
    checkPrinted(module, PrinterFlags.GENERIC_LOCAL, text);
    checkPrinted(module, FILE, text);
  }

  private static void checkPrinted(Operation module, PrinterFlags flags, byte[] text) {
    byte[] printed = Printer.print(module, flags);
    for (int round = isAffine(text) ? AFFINE_ROUNDS : 1; round > 0; round--) {
      Operation again = read(printed);
      byte @Nullable [] printedAgain = again == null ? null : Printer.print(again, flags);
      if (Arrays.equals(printed, printedAgain) || isUnreadableInMlir(text)) {
        return;
      }
      if (printedAgain == null || round == 1) {
        throw brokenByPrinting(printed, printedAgain, text);
      }
      printed = printedAgain;
    }
  }

  private static AssertionError brokenByPrinting(
      byte[] printed, byte @Nullable [] printedAgain, byte[] text) {
    return broken(
        printedAgain == null
            ? "what was printed is not read:\n" + show(printed)
            : "what was printed prints otherwise:\n"
                + show(printed)
                + "\nand\n"
                + show(printedAgain),
        text);
  }

  private static boolean isAffine(byte[] text) {
    return new String(text, StandardCharsets.ISO_8859_1).contains("affine_");
  }

  /** Whether MLIR, too, may print such a text so that it cannot be parsed, or differently. */
  private static boolean isUnreadableInMlir(byte[] text) {
    return UNREADABLE.matcher(new String(text, StandardCharsets.ISO_8859_1)).find();
  }

  private static AssertionError broken(String law, byte[] text) {
    return new AssertionError(law + "\nThe input:\n" + show(text));
  }

  private static String show(byte[] text) {
    return new String(text, StandardCharsets.UTF_8);
  }
}
