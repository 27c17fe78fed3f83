// SPDX-License-Identifier: Apache-2.0
package dev.ods.rewrite.visit;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.ods.diagnostic.Diagnostics;
import dev.ods.ir.Block;
import dev.ods.ir.Context;
import dev.ods.ir.Operation;
import dev.ods.text.Parser;
import dev.ods.text.ParserOptions;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** Blocks by the paths between them. */
final class BlockGraphTest {
  private static List<Block> blocks() {
    Context context = Context.create();
    context.allowUnregisteredDialects(true);
    Diagnostics diagnostics = new Diagnostics();
    Operation module =
        Parser.parse(
            """
            "t.f"() ({
              "t.br"()[^a, ^b] : () -> ()
            ^a:
              "t.br"()[^a, ^b] : () -> ()
            ^b:
              "t.end"() : () -> ()
            ^c:
              "t.br"()[^b] : () -> ()
            }) : () -> ()
            """
                .getBytes(UTF_8),
            "test.mlir",
            context,
            ParserOptions.DEFAULT,
            diagnostics);
    diagnostics.throwIfErrors();
    Operation op = Objects.requireNonNull(Objects.requireNonNull(module.region(0).first()).first());
    List<Block> blocks = new ArrayList<>();
    op.region(0).blocks().forEach(blocks::add);
    return blocks;
  }

  @Test
  void blocksAreReachableByPaths() {
    List<Block> blocks = blocks();
    assertEquals(Set.copyOf(blocks.subList(0, 3)), BlockGraph.reachable(blocks.get(0)));
    assertEquals(Set.of(blocks.get(2)), BlockGraph.reachable(blocks.get(2)));
    assertEquals(Set.copyOf(blocks.subList(2, 4)), BlockGraph.reachable(blocks.get(3)));
  }

  @Test
  void postOrderVisitsTheSameAfterTheirSuccessors() {
    List<Block> blocks = blocks();
    Set<Block> visited = new HashSet<>();
    List<Block> order = BlockGraph.postOrder(blocks.get(0), visited);
    assertEquals(BlockGraph.reachable(blocks.get(0)), visited);
    assertEquals(List.of(blocks.get(2), blocks.get(1), blocks.get(0)), order);
  }
}
