// SPDX-License-Identifier: Apache-2.0
package dev.ods.architecture;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.ods.dialects.func.FuncDialectDefinition;
import dev.ods.ir.DialectDefinition;
import dev.ods.ir.OpModel;
import java.io.IOException;
import java.net.URL;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.ServiceLoader;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** Figures in the documentation are those of the code. */
final class DocumentedFiguresTest {
  private static final Path ARCHITECTURE =
      Path.of(System.getProperty("ods.root", ".."), "docs", "architecture.md");
  private static final Pattern BUILDERS =
      Pattern.compile("Of the (\\d+) operations of `ods-dialects` (\\d+) have one");

  @Test
  void countOfOperationsWithBuilders() throws IOException {
    int operations = 0;
    int builders = 0;
    for (DialectDefinition dialect : ServiceLoader.load(DialectDefinition.class)) {
      if (home(dialect.getClass()).equals(home(FuncDialectDefinition.class))) {
        for (OpModel model : dialect.operations()) {
          operations++;
          builders += hasBuilder(model) ? 1 : 0;
        }
      }
    }
    Matcher documented = BUILDERS.matcher(Files.readString(ARCHITECTURE));
    assertTrue(documented.find(), BUILDERS.toString());
    assertEquals(operations + ", " + builders, documented.group(1) + ", " + documented.group(2));
  }

  private static URL home(Class<?> type) {
    return type.getProtectionDomain().getCodeSource().getLocation();
  }

  /** A model is nested in the class of its operation, as the builder is. */
  private static boolean hasBuilder(OpModel model) {
    return Arrays.stream(model.getClass().getEnclosingClass().getDeclaredClasses())
        .anyMatch(nested -> nested.getSimpleName().equals("Builder"));
  }
}
