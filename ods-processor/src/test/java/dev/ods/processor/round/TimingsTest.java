// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.round;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.google.testing.compile.Compilation;
import com.google.testing.compile.JavaFileObjects;
import dev.ods.processor.Compilers;
import dev.ods.processor.OdsProcessor;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;

final class TimingsTest {
  private static List<String> notes(Object... options) {
    Compilation compilation =
        Compilers.inMemory()
            .withProcessors(new OdsProcessor())
            .withOptions(options)
            .compile(
                JavaFileObjects.forSourceString(
                    "example.Example",
                    """
                    package example;
                    import dev.ods.annotation.*;
                    @Op(dialect = Tf.class, name = "a") interface A { @Attr long n(); }
                    @Dialect(name = "tf", ops = A.class) interface Tf {}
                    """));
    assertEquals(List.of(), compilation.errors());
    return compilation.notes().stream()
        .map(note -> note.getMessage(Locale.ROOT).replaceAll("\\b[0-9]+(?=[,; ]|$)", "N"))
        .toList();
  }

  /** javac runs one more round on what is generated, and a last one. */
  @Test
  void areNotesAfterEachRound() {
    String costs = "N ms: read N, check N, format N, write N, other N; emit N in other threads";
    assertEquals(
        List.of(
            "ods.timings: round 1: N declarations, " + costs,
            "ods.timings: round 2: N declarations, " + costs,
            "ods.timings: round 3: N declarations, " + costs,
            "ods.timings: all rounds: N declarations, " + costs),
        notes("-Aods.timings"));
  }

  @Test
  void areNotTakenOtherwise() {
    assertEquals(List.of(), notes());
  }
}
