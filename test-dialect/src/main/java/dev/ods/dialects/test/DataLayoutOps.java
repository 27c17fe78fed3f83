// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.test;

import dev.ods.annotation.*;
import dev.ods.constraint.*;
import dev.ods.dialects.dlti.HasDefaultDLTIDataLayout;
import dev.ods.ir.*;
import dev.ods.trait.IsolatedFromAbove;
import java.util.List;

/** An operation with a data layout, and one that asks for it. */
public interface DataLayoutOps {
  /** What is in its regions has its data layout. */
  @Op(dialect = TestDialect.class, name = "op_with_data_layout")
  @Trait(IsolatedFromAbove.class)
  interface OpWithDataLayout extends HasDefaultDLTIDataLayout {
    List<Region> regions();
  }

  /** The pass {@link TestDataLayoutQuery} tells the layout of its result. */
  @Op(dialect = TestDialect.class, name = "data_layout_query")
  interface DataLayoutQuery {
    @Result(AnyType.class)
    Value res();
  }
}
