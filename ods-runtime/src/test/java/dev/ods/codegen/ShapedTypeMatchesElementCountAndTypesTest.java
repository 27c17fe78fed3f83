// SPDX-License-Identifier: Apache-2.0
package dev.ods.codegen;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.ods.builtin.IntegerType;
import dev.ods.builtin.RankedTensorType;
import dev.ods.ir.Context;
import dev.ods.ir.Type;
import dev.ods.ir.storage.Layout;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class ShapedTypeMatchesElementCountAndTypesTest {
  /** As many results as an operation can have follow from a type, and no more. */
  @ParameterizedTest
  @CsvSource({"0, true", "1, true", "2, false", "4000000000, false"})
  void resultsAreLimited(long beyond, boolean follow) {
    long size = Layout.RESULT_MASK - 1 + beyond;
    Context context = Context.create();
    Type type = RankedTensorType.get(new long[] {size}, IntegerType.get(context, 8));
    List<Type> types = ShapedTypeMatchesElementCountAndTypes.OfResults.apply(type);
    assertEquals(follow ? size : -1, types == null ? -1 : types.size());
    assertEquals(
        Math.min(size, Integer.MAX_VALUE),
        ShapedTypeMatchesElementCountAndTypes.apply(type).size());
  }
}
