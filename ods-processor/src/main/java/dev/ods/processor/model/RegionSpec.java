// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.model;

import com.palantir.javapoet.TypeName;
import java.util.List;

/**
 * A region.
 *
 * @param variadic whether it is variadic; only the last region can be
 * @param minBlocks the smallest number of blocks
 * @param maxBlocks the largest number of blocks, or {@link #UNBOUNDED}
 * @param confinements the confinements by annotations of the author, in their order
 * @param summary MLIR's summary of the constraint: {@code region with 1 blocks}
 */
public record RegionSpec(
    String name,
    String accessor,
    TypeName returnType,
    Documentation documentation,
    boolean variadic,
    int minBlocks,
    int maxBlocks,
    List<OwnConfinement> confinements,
    String summary,
    Origin origin)
    implements Member {
  public RegionSpec {
    confinements = List.copyOf(confinements);
  }

  /** No upper bound. */
  public static final int UNBOUNDED = Integer.MAX_VALUE;

  @Override
  public String entity() {
    return "region";
  }
}
