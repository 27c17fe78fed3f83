// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.test;

import dev.ods.annotation.*;
import dev.ods.ir.Region;
import dev.ods.trait.IsolatedFromAbove;

/** Has a graph region isolated from above. */
@Op(dialect = TestDialect.class, name = "isolated_graph_region")
@AssemblyFormat("attr-dict-with-keyword $region")
@Trait({dev.ods.trait.GraphRegion.class, IsolatedFromAbove.class})
public interface IsolatedGraphRegion {
  /** The operations. */
  Region region();
}
