// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.gpu;

import dev.ods.annotation.AssemblyFormat;
import dev.ods.annotation.Attr;
import dev.ods.annotation.Op;
import dev.ods.annotation.SizedRegion;
import dev.ods.annotation.SymbolName;
import dev.ods.annotation.Trait;
import dev.ods.builtin.ArrayAttr;
import dev.ods.dialects.dlti.HasDefaultDLTIDataLayout;
import dev.ods.ir.Attribute;
import dev.ods.ir.OpView;
import dev.ods.ir.Region;
import dev.ods.trait.GraphRegion;
import dev.ods.trait.IsolatedFromAbove;
import dev.ods.trait.NoRegionArguments;
import dev.ods.trait.NoTerminator;
import dev.ods.trait.SingleBlock;
import dev.ods.trait.Symbol;
import dev.ods.trait.SymbolTable;
import java.util.Optional;

/**
 * Gathers the functions for a device, which are compiled together and apart from the code of the
 * host.
 */
@Op(dialect = GpuDialect.class, name = "module")
@Trait({
  IsolatedFromAbove.class,
  HasDefaultDLTIDataLayout.class,
  NoRegionArguments.class,
  SymbolTable.class,
  Symbol.class,
  NoTerminator.class,
  SingleBlock.class,
  GraphRegion.class
})
@AssemblyFormat(
    "$sym_name (`<` $offloadingHandler^ `>`)? ($targets^)? attr-dict-with-keyword $bodyRegion")
public interface GPUModule extends OpView {
  /** The name. */
  @Attr(name = "sym_name")
  @SymbolName
  String symName();

  /** What it is to be compiled for. */
  @Attr(TargetArray.class)
  Optional<ArrayAttr> targets();

  /** How the result of compiling it becomes part of the host's program. */
  @Attr(OffloadingHandler.class)
  Optional<Attribute> offloadingHandler();

  /** The functions. */
  @SizedRegion(1)
  Region bodyRegion();
}
