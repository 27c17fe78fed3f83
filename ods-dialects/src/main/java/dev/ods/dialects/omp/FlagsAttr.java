// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.omp;

import dev.ods.dialects.syntax.StructSyntax;
import dev.ods.dialects.syntax.StructSyntax.Parameter;
import dev.ods.dialects.syntax.StructSyntax.Values;
import dev.ods.ir.Attribute;
import dev.ods.ir.Context;
import dev.ods.ir.Type;
import dev.ods.text.AsmParser;
import dev.ods.text.AsmPrinter;
import java.util.List;
import java.util.StringJoiner;
import org.jspecify.annotations.Nullable;

/**
 * {@code #omp.flags<debug_kind = 1, no_gpu_lib = true>}: the flags that differ from the default.
 */
public final class FlagsAttr extends OmpAttr {
  /** The name in the dialect. */
  public static final String MNEMONIC = "flags";

  private static final StructSyntax SYNTAX =
      new StructSyntax(
          "FlagsAttr",
          List.of(
              number("debug_kind"),
              flag("assume_teams_oversubscription"),
              flag("assume_threads_oversubscription"),
              flag("assume_no_thread_state"),
              flag("assume_no_nested_parallelism"),
              flag("no_gpu_lib"),
              number("openmp_device_version")));

  private final RuntimeFlags flags;

  private FlagsAttr(Context context, RuntimeFlags flags) {
    super(context);
    this.flags = flags;
  }

  private static Parameter number(String name) {
    return new Parameter(name, "uint32_t", false, parser -> parser.parseUnsigned(Integer.SIZE));
  }

  private static Parameter flag(String name) {
    return new Parameter(name, "bool", false, parser -> parser.parseUnsigned(1));
  }

  /** The attribute of these flags. */
  public static FlagsAttr get(Context context, RuntimeFlags flags) {
    return intern(new FlagsAttr(context, flags));
  }

  /** The flags. */
  public RuntimeFlags flags() {
    return flags;
  }

  /** Parses {@code <debug_kind = 1, …>}. */
  public static @Nullable FlagsAttr parse(AsmParser parser, @Nullable Type type) {
    Values values = parser.parseLess() ? SYNTAX.parse(parser) : null;
    if (values == null || !parser.parseGreater()) {
      return null;
    }
    return get(
        parser.context(),
        new RuntimeFlags(
            (int) values.number("debug_kind", RuntimeFlags.DEFAULT.debugKind()),
            values.number("assume_teams_oversubscription", 0) != 0,
            values.number("assume_threads_oversubscription", 0) != 0,
            values.number("assume_no_thread_state", 0) != 0,
            values.number("assume_no_nested_parallelism", 0) != 0,
            values.number("no_gpu_lib", 0) != 0,
            (int) values.number("openmp_device_version", RuntimeFlags.DEFAULT.deviceVersion())));
  }

  @Override
  public void print(AsmPrinter printer) {
    StringJoiner text = new StringJoiner(", ", "<", ">");
    number(text, "debug_kind", flags.debugKind(), RuntimeFlags.DEFAULT.debugKind());
    flag(text, "assume_teams_oversubscription", flags.assumeTeamsOversubscription());
    flag(text, "assume_threads_oversubscription", flags.assumeThreadsOversubscription());
    flag(text, "assume_no_thread_state", flags.assumeNoThreadState());
    flag(text, "assume_no_nested_parallelism", flags.assumeNoNestedParallelism());
    flag(text, "no_gpu_lib", flags.noGpuLib());
    number(
        text, "openmp_device_version", flags.deviceVersion(), RuntimeFlags.DEFAULT.deviceVersion());
    printer.print(text.toString());
  }

  private static void number(StringJoiner text, String name, int value, int usual) {
    if (value != usual) {
      text.add(name + " = " + Integer.toUnsignedString(value));
    }
  }

  private static void flag(StringJoiner text, String name, boolean value) {
    if (value) {
      text.add(name + " = true");
    }
  }

  @Override
  String mnemonic() {
    return MNEMONIC;
  }

  @Override
  protected int keyHash() {
    return flags.hashCode();
  }

  @Override
  protected boolean keyEquals(Attribute other) {
    return flags.equals(((FlagsAttr) other).flags);
  }
}
