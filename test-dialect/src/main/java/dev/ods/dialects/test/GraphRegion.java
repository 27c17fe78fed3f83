// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.test;

import dev.ods.annotation.*;
import dev.ods.ir.Region;

/** Has a graph region. */
@Op(dialect = TestDialect.class, name = "graph_region")
@AssemblyFormat("attr-dict-with-keyword $region")
@Trait(dev.ods.trait.GraphRegion.class)
public interface GraphRegion {
  /** The operations. */
  Region region();
}
