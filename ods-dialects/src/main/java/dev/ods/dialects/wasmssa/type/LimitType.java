// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.wasmssa.type;

import dev.ods.builtin.TypeAttr;
import dev.ods.ir.Attribute;
import dev.ods.ir.Context;
import dev.ods.ir.Type;
import dev.ods.text.AsmParser;
import dev.ods.text.AsmPrinter;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * {@code !wasmssa<limit[2: 10]>}: the initial and maximum size of a memory or a table. As a
 * constraint, it is satisfied by the attribute with such a type.
 */
public final class LimitType extends WasmssaType {
  /** The name in the dialect. */
  public static final String MNEMONIC = "limit";

  /** The constraint's summary in diagnostics. */
  public static final String SUMMARY = "type attribute of Wasm limit type";

  private static final String DEFINITION = "WasmSSA_LimitType";

  private final int min;
  private final @Nullable Integer max;

  private LimitType(Context context, int min, @Nullable Integer max) {
    super(context);
    this.min = min;
    this.max = max;
  }

  /**
   * The type of a limit; both numbers are unsigned.
   *
   * @param max null if there is no upper limit
   */
  public static LimitType get(Context context, int min, @Nullable Integer max) {
    return intern(new LimitType(context, min, max));
  }

  /** The size at first, an unsigned number. */
  public int min() {
    return min;
  }

  /** The largest size, an unsigned number; null if there is no upper limit. */
  public @Nullable Integer max() {
    return max;
  }

  /** Whether an attribute satisfies the constraint. */
  public static boolean test(Attribute attribute) {
    return attribute instanceof TypeAttr type && type.value() instanceof LimitType;
  }

  /** Parses {@code [2:]} or {@code [2: 10]}; null after a diagnostic has been reported. */
  static @Nullable LimitType parse(AsmParser parser) {
    if (!parser.parseLSquare()) {
      return null;
    }
    Long min = parser.parseUnsigned(Integer.SIZE);
    if (min == null) {
      Parameters.reportUnread(parser, DEFINITION, "min", "uint32_t");
      return null;
    }
    if (!parser.parseColon()) {
      return null;
    }
    boolean isLimited = parser.startsInteger();
    Long max = isLimited ? parser.parseUnsigned(Integer.SIZE) : null;
    if (isLimited && max == null) {
      Parameters.reportUnread(parser, DEFINITION, "max", "std::optional<uint32_t>");
      return null;
    }
    return parser.parseRSquare()
        ? get(parser.context(), min.intValue(), max == null ? null : max.intValue())
        : null;
  }

  /** Prints the syntax of {@link #parse}. */
  @Override
  public void print(AsmPrinter printer) {
    printer.print("[" + Integer.toUnsignedString(min) + ":");
    printer.print(max == null ? "]" : " " + Integer.toUnsignedString(max) + "]");
  }

  @Override
  String mnemonic() {
    return MNEMONIC;
  }

  @Override
  protected int keyHash() {
    return Objects.hash(min, max);
  }

  @Override
  protected boolean keyEquals(Type other) {
    LimitType limit = (LimitType) other;
    return min == limit.min && Objects.equals(max, limit.max);
  }
}
