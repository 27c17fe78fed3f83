// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.ods.rewrite.RewritePattern;
import dev.ods.rewrite.RewritePatternSet;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Options such as {@code --disable-patterns} and {@code --explain} take patterns by name. */
final class PatternNamesTest {
  @Test
  void areIdentifiers() {
    List<String> names =
        RewritePatternSet.canonicalization(new Programs().context()).patterns().stream()
            .map(RewritePattern::name)
            .toList();
    assertTrue(names.size() > 100, names.size() + " patterns");
    assertEquals(List.of(), names.stream().filter(name -> !name.matches("[\\w.$-]+")).toList());
  }
}
