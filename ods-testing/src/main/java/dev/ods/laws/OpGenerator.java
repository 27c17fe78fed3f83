// SPDX-License-Identifier: Apache-2.0
package dev.ods.laws;

import dev.ods.ir.OpBuilder;
import dev.ods.ir.Operation;
import java.util.Random;

/** Makes random instances of an operation for which {@link DialectLaws} finds none by itself. */
@FunctionalInterface
public interface OpGenerator {
  /**
   * Builds an instance, together with what it needs around it.
   *
   * @param builder at the end of the body of an empty module
   * @param random the only source of what is random, so that a failure is reproducible
   * @return the instance, which may be nested in others; one that is not valid is dropped
   */
  Operation generate(OpBuilder builder, Random random);
}
