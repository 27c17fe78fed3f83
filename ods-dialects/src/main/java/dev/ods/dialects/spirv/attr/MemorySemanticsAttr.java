// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.spirv.attr;

import dev.ods.diagnostic.Diagnostics;
import dev.ods.dialects.syntax.FlagSetAttr;
import dev.ods.dialects.syntax.FlagsSyntax;
import dev.ods.ir.Context;
import dev.ods.ir.Operation;
import dev.ods.ir.Type;
import dev.ods.text.AsmParser;
import java.util.ArrayList;
import java.util.Collection;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** The memory semantics of an operation: {@code #spirv.memory_semantics<Acquire|ImageMemory>}. */
public final class MemorySemanticsAttr extends FlagSetAttr implements SpirvAttr {
  /** The name in the dialect. */
  public static final String MNEMONIC = "memory_semantics";

  /** The constraint's summary in diagnostics. */
  public static final String SUMMARY = "valid SPIR-V MemorySemantics";

  private static final MemorySemantics[] FLAGS = MemorySemantics.values();
  private static final FlagsSyntax SYNTAX =
      new FlagsSyntax("SPIRV_MemorySemanticsAttr", "::mlir::spirv::MemorySemantics", words(), "|");

  /** At most one of these can be promised. */
  private static final int ORDERS =
      MemorySemantics.ACQUIRE.bit()
          | MemorySemantics.RELEASE.bit()
          | MemorySemantics.ACQUIRE_RELEASE.bit()
          | MemorySemantics.SEQUENTIALLY_CONSISTENT.bit();

  private MemorySemanticsAttr(Context context, int bits) {
    super(context, bits);
  }

  private static List<FlagsSyntax.Word> words() {
    List<FlagsSyntax.Word> words = new ArrayList<>();
    words.add(new FlagsSyntax.Word("None", 0));
    for (MemorySemantics flag : FLAGS) {
      words.add(new FlagsSyntax.Word(flag.keyword(), flag.bit()));
    }
    return words;
  }

  /** These promises. */
  public static MemorySemanticsAttr get(Context context, Collection<MemorySemantics> flags) {
    int bits = 0;
    for (MemorySemantics flag : flags) {
      bits |= flag.bit();
    }
    return intern(new MemorySemanticsAttr(context, bits));
  }

  /** Parses {@code <…>}. */
  public static @Nullable MemorySemanticsAttr parse(AsmParser parser, @Nullable Type type) {
    int bits = SYNTAX.parse(parser);
    return bits < 0 ? null : intern(new MemorySemanticsAttr(parser.context(), bits));
  }

  /** The promises. */
  public Set<MemorySemantics> flags() {
    Set<MemorySemantics> flags = EnumSet.noneOf(MemorySemantics.class);
    for (MemorySemantics flag : FLAGS) {
      if ((bits() & flag.bit()) != 0) {
        flags.add(flag);
      }
    }
    return flags;
  }

  /** Checks that at most one memory order is given. */
  public void verify(Operation op, Diagnostics diagnostics) {
    if (Integer.bitCount(bits() & ORDERS) > 1) {
      diagnostics.error(
          op,
          "expected at most one of these four memory constraints to be set: `Acquire`,"
              + " `Release`,`AcquireRelease` or `SequentiallyConsistent`");
    }
  }

  @Override
  public String dialectNamespace() {
    return "spirv";
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
