// SPDX-License-Identifier: Apache-2.0
package dev.ods.tools;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.ods.diagnostic.SourceFile;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.CharRange;
import net.jqwik.api.constraints.Size;
import org.junit.jupiter.api.Test;

/** The expected results are those of {@code mlir-opt} 22. */
final class InputSplitterTest {
  private static final String MARKER = "// -----";

  private static List<String> chunks(String input) {
    return chunks(input, MARKER);
  }

  private static List<String> chunks(String input, String marker) {
    byte[] bytes = input.getBytes(StandardCharsets.UTF_8);
    List<String> chunks = new ArrayList<>();
    SourceFile source = new SourceFile("test.mlir", bytes);
    for (InputSplitter.Chunk chunk : InputSplitter.split(source, marker).chunks()) {
      chunks.add(new String(source.bytes(chunk.from(), chunk.to()), StandardCharsets.UTF_8));
    }
    return chunks;
  }

  private static List<Long> nearMisses(String input) {
    return nearMisses(input, MARKER);
  }

  private static List<Long> nearMisses(String input, String marker) {
    byte[] bytes = input.getBytes(StandardCharsets.UTF_8);
    return InputSplitter.split(new SourceFile("test.mlir", bytes), marker).nearMisses();
  }

  @Test
  void emptyInputHasNoChunk() {
    assertEquals(List.of(), chunks(""));
  }

  @Test
  void inputWithoutMarkerIsOneChunk() {
    assertEquals(List.of("a\n"), chunks("a\n"));
  }

  @Test
  void chunksStartDirectlyAfterTheMarker() {
    assertEquals(List.of("a\n", "\nb\n"), chunks("a\n// -----\nb\n"));
    assertEquals(List.of("a\n  ", " x\nb\n"), chunks("a\n  // ----- x\nb\n"));
    assertEquals(List.of("a\n", "-\nb\n"), chunks("a\n// ------\nb\n"));
  }

  @Test
  void markerAtTheEndIsANearMiss() {
    assertEquals(List.of("a\n// -----"), chunks("a\n// -----"));
    assertEquals(List.of(8L), nearMisses("a\n// -----"));
    assertEquals(List.of("a\n", "\n"), chunks("a\n// -----\n"));
  }

  @Test
  void shortMarkerAndMarkerBeforeZeroAreNearMisses() {
    assertEquals(List.of("a\n// ---\nb"), chunks("a\n// ---\nb"));
    assertEquals(List.of(8L), nearMisses("a\n// ---\nb"));
    assertEquals(List.of("a\n// -----0\nb"), chunks("a\n// -----0\nb"));
    assertEquals(List.of(8L), nearMisses("a\n// -----0\nb"));
  }

  @Test
  void markerAtTheStartIsNoMarker() {
    assertEquals(List.of("--\na"), chunks("// -----\na"));
    assertEquals(List.of(), nearMisses("// -----\na"));
  }

  @Test
  void otherMarkers() {
    assertEquals(List.of("a\n", "\nb\n"), chunks("a\n//XYZ\nb\n", "//XYZ"));
    assertEquals(List.of("a\n//XYQ\nb\n"), chunks("a\n//XYQ\nb\n", "//XYZ"));
    assertEquals(List.of(5L), nearMisses("a\n//XYQ\nb\n", "//XYZ"));
    assertEquals(List.of("a", "b"), chunks("a#==b", "#=="));
    assertEquals(List.of("a\n// -----\nb"), chunks("a\n// -----\nb", "#=="));
    assertThrows(IllegalArgumentException.class, () -> chunks("a", "//"));
  }

  @Property
  void chunksAreThePiecesBetweenMarkers(
      @ForAll @Size(min = 1, max = 8) List<@CharRange(from = 'a', to = 'e') Character> pieces) {
    List<String> expected = new ArrayList<>();
    StringBuilder input = new StringBuilder();
    for (char piece : pieces) {
      input.append(expected.isEmpty() ? "" : "// -----");
      expected.add("\n" + piece + "\n");
      input.append(expected.get(expected.size() - 1));
    }
    assertEquals(expected, chunks(input.toString()));
  }
}
