// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.cf;

import dev.ods.annotation.*;
import dev.ods.constraint.I1;
import dev.ods.ir.Value;

/** Aborts the program with a message unless a condition holds. */
@Op(dialect = CfDialect.class, name = "assert")
@AssemblyFormat("$arg `,` $msg attr-dict")
@MemWrite
public interface Assert {
  /** The asserted condition. */
  @Operand(I1.class)
  Value arg();

  /** The message. */
  @Attr
  String msg();
}
