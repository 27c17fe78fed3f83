// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.gpu;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.ods.affine.AffineMap;
import dev.ods.dialects.gpu.attr.Processor;
import dev.ods.ir.Context;
import org.junit.jupiter.api.Test;

final class DeviceMappingsTest {
  private final Context context = contextWithGpu();

  private static Context contextWithGpu() {
    Context context = Context.create();
    context.load(new GpuDialectDefinition());
    return context;
  }

  private static ParallelLoopDimMappingAttr mapping(Context context, AffineMap map) {
    return ParallelLoopDimMappingAttr.get(context, Processor.THREAD_X, map, map);
  }

  @Test
  void equalMapsMakeOneAttribute() {
    ParallelLoopDimMappingAttr mapping = mapping(context, AffineMap.identity(context, 1));
    assertSame(mapping, mapping(context, AffineMap.identity(context, 1)));
    assertEquals(
        "#gpu.loop_dim_map<processor = thread_x, map = (d0) -> (d0), bound = (d0) -> (d0)>",
        mapping.toString());
  }

  @Test
  void mapsAreOfTheSameContext() {
    AffineMap foreign = AffineMap.identity(contextWithGpu(), 1);
    IllegalArgumentException refused =
        assertThrows(IllegalArgumentException.class, () -> mapping(context, foreign));
    assertEquals(
        "affine map affine_map<(d0) -> (d0)> is of another context: get it from this one",
        refused.getMessage());
  }
}
