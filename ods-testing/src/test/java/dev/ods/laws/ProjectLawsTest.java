// SPDX-License-Identifier: Apache-2.0
package dev.ods.laws;

import dev.ods.testing.Share;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicContainer;
import org.junit.jupiter.api.TestFactory;

/** The laws, for all dialects of this project. */
final class ProjectLawsTest {
  @TestFactory
  Stream<DynamicContainer> laws() {
    return Share.of(ProjectDialects.all()).stream()
        .map(
            dialect ->
                DynamicContainer.dynamicContainer(
                    dialect.namespace(), ProjectDialects.laws(dialect).tests()));
  }
}
