// SPDX-License-Identifier: Apache-2.0
package dev.ods.codegen;

import dev.ods.ir.Context;
import dev.ods.text.AsmPrinter;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * The base of generated attributes whose value is a set of an enum's cases.
 *
 * @param <E> the enum
 */
public abstract class GeneratedBitEnumAttr<E extends Enum<E>> extends GeneratedEnumAttr {
  private final BitCases<E> cases;

  /** What the bits are, once it is asked for; two threads may both find it out. */
  private @Nullable Set<E> value;

  private @Nullable String text;

  /** For generated attributes. */
  protected GeneratedBitEnumAttr(Context context, BitCases<E> cases, long bits) {
    super(context, bits);
    this.cases = cases;
  }

  /** The cases: an immutable set. */
  public final Set<E> value() {
    Set<E> known = value;
    if (known == null) {
      known = cases.set(key());
      value = known;
    }
    return known;
  }

  /** Prints the cases. */
  protected final void printValue(AsmPrinter printer) {
    String known = text;
    if (known == null) {
      known = cases.stringify(key());
      text = known;
    }
    cases.print(printer, known);
  }
}
