// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.gpu.attr;

import dev.ods.dialects.scf.DeviceMappingAttrInterface;
import dev.ods.dialects.syntax.StructSyntax;
import dev.ods.ir.Attribute;
import dev.ods.ir.Context;
import dev.ods.text.AsmParser;
import dev.ods.text.AsmPrinter;
import java.util.Locale;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** A processing unit for a loop: {@code #gpu.thread<x>}. */
public final class MappingAttr extends Attribute implements GpuAttr, DeviceMappingAttrInterface {
  /** The processing units to which the iterations of a loop are mapped. */
  public enum Level {
    /** Blocks of the grid. */
    BLOCK("GPUBlockMappingAttr"),
    /** Groups of warps. */
    WARPGROUP("GPUWarpgroupMappingAttr"),
    /** Subgroups of a block. */
    WARP("GPUWarpMappingAttr"),
    /** Threads of a block. */
    THREAD("GPUThreadMappingAttr"),
    /** Threads of a subgroup. */
    LANE("GPULaneMappingAttr");

    private final String definition;

    Level(String definition) {
      this.definition = definition;
    }

    /** The name of the attribute in the dialect. */
    public String keyword() {
      return name().toLowerCase(Locale.ROOT);
    }
  }

  private final Level level;
  private final MappingId id;

  private MappingAttr(Context context, Level level, MappingId id) {
    super(context);
    this.level = level;
    this.id = id;
  }

  /** The attribute for a dimension. */
  public static MappingAttr get(Context context, Level level, MappingId id) {
    return intern(new MappingAttr(context, level, id));
  }

  /** Parses {@code <x>}. */
  static @Nullable MappingAttr parse(AsmParser parser, Level level) {
    if (!parser.parseLess()) {
      return null;
    }
    MappingId id = MappingIdEnum.parse(parser);
    if (id == null) {
      StructSyntax.unparsed(parser, level.definition, level.keyword(), "::mlir::gpu::MappingId");
    }
    return id != null && parser.parseGreater() ? get(parser.context(), level, id) : null;
  }

  /** The parts of the grid. */
  public Level level() {
    return level;
  }

  /** The dimension. */
  public MappingId dimension() {
    return id;
  }

  @Override
  public String dialectNamespace() {
    return "gpu";
  }

  @Override
  public String mnemonic() {
    return level.keyword();
  }

  @Override
  public void print(AsmPrinter printer) {
    printer.print("<" + MappingIdEnum.stringify(id) + ">");
  }

  @Override
  protected int keyHash() {
    return Objects.hash(level, id);
  }

  @Override
  protected boolean keyEquals(Attribute other) {
    MappingAttr mapping = (MappingAttr) other;
    return level == mapping.level && id == mapping.id;
  }
}
