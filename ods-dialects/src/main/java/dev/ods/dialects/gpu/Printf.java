// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.gpu;

import dev.ods.annotation.*;
import dev.ods.ir.*;

/** Prints from a kernel, like C's {@code printf}. */
@Op(dialect = GpuDialect.class, name = "printf")
@AssemblyFormat("$format attr-dict (`,` $args^ `:` type($args))?")
@MemWrite
public interface Printf extends OpView {
  /** The format string. */
  @Attr
  String format();

  /** The numbers. */
  @Operand(PrintableNumber.class)
  ValueRange args();
}
