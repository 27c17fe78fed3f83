// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.test;

import dev.ods.annotation.*;
import dev.ods.constraint.*;
import dev.ods.ir.ValueRange;
import dev.ods.trait.*;

/** Ops whose formats contain the inherent attributes as a dictionary. */
public interface FormatProperties {
  /** A dictionary of nothing. */
  @Op(dialect = TestDialect.class, name = "empty_properties")
  @AssemblyFormat("prop-dict attr-dict")
  interface TestOpWithEmptyProperties {}

  /** The sizes of groups, which the dictionary leaves out. */
  @Op(dialect = TestDialect.class, name = "variadic_segment_prop")
  @Trait({AttrSizedOperandSegments.class, AttrSizedResultSegments.class})
  @AssemblyFormat("$a1 `:` $a2 `:` type($b1) `:` type($b2) prop-dict attr-dict `end`")
  interface TestOpWithVariadicSegmentProperties {
    @Operand(I64.class)
    ValueRange a1();

    @Operand(I64.class)
    ValueRange a2();

    @Result(I64.class)
    ValueRange b1();

    @Result(I64.class)
    ValueRange b2();
  }
}
