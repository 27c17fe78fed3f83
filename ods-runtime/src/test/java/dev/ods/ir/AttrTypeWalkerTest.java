// SPDX-License-Identifier: Apache-2.0
package dev.ods.ir;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.ods.builtin.ArrayAttr;
import dev.ods.builtin.IntegerType;
import dev.ods.builtin.StringAttr;
import dev.ods.builtin.TypeAttr;
import dev.ods.builtin.VectorType;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** In which order attributes and types are visited, and which are left out. */
final class AttrTypeWalkerTest {
  private final Context context = Context.create();
  private final StringAttr a = StringAttr.get(context, "a");
  private final StringAttr b = StringAttr.get(context, "b");
  private final Type i8 = IntegerType.get(context, 8);
  private final Type vector = VectorType.get(new long[] {2}, i8);
  private final ArrayAttr inner = ArrayAttr.get(context, List.of(a, TypeAttr.get(vector)));
  private final ArrayAttr outer = ArrayAttr.get(context, List.of(b, inner, a));
  private final List<String> visited = new ArrayList<>();

  private WalkResult walk(Uniqued stop, WalkResult result) {
    return new AttrTypeWalker(
            part -> {
              visited.add(part.toString());
              return part == stop ? result : WalkResult.CONTINUE;
            })
        .walk(outer);
  }

  @Test
  void visitsEachOnceInPreOrder() {
    assertEquals(WalkResult.CONTINUE, walk(outer, WalkResult.CONTINUE));
    assertEquals(
        List.of(
            outer.toString(),
            "\"b\"",
            inner.toString(),
            "\"a\"",
            "vector<2xi8>",
            "vector<2xi8>",
            "i8"),
        visited);
  }

  @Test
  void leavesOutWhatIsSkipped() {
    assertEquals(WalkResult.CONTINUE, walk(inner, WalkResult.SKIP));
    assertEquals(List.of(outer.toString(), "\"b\"", inner.toString(), "\"a\""), visited);
  }

  @Test
  void endsWhenInterrupted() {
    assertEquals(WalkResult.INTERRUPT, walk(b, WalkResult.INTERRUPT));
    assertEquals(List.of(outer.toString(), "\"b\""), visited);
    visited.clear();
    assertEquals(WalkResult.CONTINUE, walk(a, WalkResult.CONTINUE));
    assertEquals(7, visited.size());
  }
}
